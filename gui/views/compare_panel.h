// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "gui/session/latest_task.h"
#include "gui/session/step_key.h"
#include "physics/debugger/compare.h"

class QComboBox;
class QStackedWidget;
class QTabWidget;

namespace solverscope {

class CompareFields;
class DebuggerController;
class ElidedLabel;
class LineChart;

/// One setting, two values: A against B on the cursor's step, frozen, and in two free runs of the scene.
class ComparePanel : public QWidget {
    Q_OBJECT

public:
    static constexpr std::int64_t shortestRun = 120;  // steps of a free run
    static constexpr std::int64_t longestRun = 3600;

    explicit ComparePanel(DebuggerController& controller, QWidget* parent = nullptr);

    bool isOn() const { return m_on; }
    void setOn(bool on);

    /// Compares two values of a setting, as they stand in a file.
    void compare(const QString& key, const QString& a, const QString& b);

    /// Whether numbers are still on their way.
    bool isBusy() const { return m_frozenTask.isBusy() || m_freeTask.isBusy(); }

    const std::optional<Comparison>& frozen() const { return m_frozen; }
    const FreeRunComparison* freeRun() const { return m_free ? &m_free->comparison : nullptr; }

    /// The world of the other side of the free run after a step, while the free run is shown: that of A where the session runs
    /// with B's settings, else that of B.
    std::optional<World> ghostAt(std::int64_t step);

    /// Whose world that is, as the chart calls it.
    QString ghostName() const { return m_free ? m_free->ghostName : QString(); }

    LineChart& frozenChart() { return *m_frozenChart; }
    LineChart& freeChart() { return *m_freeChart; }

signals:
    void ghostChanged();  // ask ghostAt again, for the same step too

private:
    struct Sides {
        Settings a;
        Settings b;
        bool operator==(const Sides&) const = default;
    };
    struct FreeRun {
        FreeRunComparison comparison;
        std::shared_ptr<Recording> ghost;
        QString ghostName;
        Sides sides;
    };

    std::optional<Sides> sides();
    void refresh();
    void refreshFrozen(const Sides& sides);
    void refreshFree(const Sides& sides);
    void forget();
    void drawFrozen();
    void drawFree();
    void moveCursors();
    QString nameOf(int side) const;
    bool showsFreeRun() const;

    DebuggerController& m_controller;
    CompareFields* m_fields;
    QTabWidget* m_tabs;
    QStackedWidget* m_corner;
    QComboBox* m_family;
    QComboBox* m_quantity;
    ElidedLabel* m_frozenText;
    ElidedLabel* m_freeText;
    LineChart* m_frozenChart;
    LineChart* m_freeChart;

    bool m_on = false;
    std::optional<Comparison> m_frozen;
    std::optional<StepKey> m_frozenKey;
    std::optional<Sides> m_frozenSides;
    std::optional<FreeRun> m_free;
    std::optional<Sides> m_freeSides;
    std::int64_t m_freeSteps = 0;
    LatestTask<Comparison> m_frozenTask;
    LatestTask<FreeRun> m_freeTask;
};

}  // namespace solverscope
