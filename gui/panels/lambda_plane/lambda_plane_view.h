// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "gui/widgets/step_panel.h"
#include "physics/analysis/spectrum/lambda_plane.h"
#include "physics/world/world.h"

class QLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QStringListModel;

namespace solverscope {

class PlaneCanvas;

/// The impulses of two rows against each other: where each row is satisfied, and the staircase that the sweeps make between the two
/// lines.
class LambdaPlaneView : public StepPanel {
    Q_OBJECT

public:
    explicit LambdaPlaneView(DebuggerController& controller, QWidget* parent = nullptr);

    /// The marked row, and the one that it disturbs most.
    void takeMarkedRow();

    const std::optional<LambdaPlane>& plane() const { return m_plane; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QLayout* buildBar();
    void refresh() override;
    void listRows();
    void choose(std::uint32_t first, std::uint32_t second);
    void chosen();
    void swap();
    void showPlane(const World& world, std::size_t at);
    void showLegend();
    void travel(int way);
    QString emptyReason() const;

    /// The identity of a row, apart from its index and its current impulse.
    struct Identity {
        ConstraintRef constraint;
        RowKind kind = RowKind::Equality;
        BodyId a{};
        BodyId b{};
        bool operator==(const Identity&) const = default;
    };

    PlaneCanvas* m_canvas;
    std::array<QComboBox*, 2> m_rows;
    QCheckBox* m_jacobi;
    QLabel* m_summary;
    QLabel* m_legend;
    QLabel* m_empty;
    QWidget* m_body;  // the canvas and the words
    QStringListModel* m_names;
    std::vector<Identity> m_listed;  // the rows that the combos name
    RowList m_list = RowList::Velocities;
    std::optional<std::array<std::uint32_t, 2>> m_chosen;
    std::optional<LambdaPlane> m_plane;
};

}  // namespace solverscope
