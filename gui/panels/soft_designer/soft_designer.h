// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <optional>
#include <vector>

#include "gui/panels/soft_designer/soft_fields.h"
#include "gui/widgets/step_panel.h"
#include "physics/study/soft_design.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace solverscope {

class LineChart;

/// A joint or contact as a spring: in four forms, of which any can be edited while the others follow, with its response beside
/// that of the exact oscillator. One button gives the spring to the scene.
class SoftDesigner : public StepPanel {
    Q_OBJECT

public:
    SoftDesigner(DebuggerController& controller, QWidget* parent = nullptr);

    void takeFocus();

    LineChart& chart() { return *m_chart; }

    /// Whether joints, and the settings of contacts, may be changed; a lesson can forbid it. Trying values out is always allowed.
    void allowUse(bool joints, bool contacts);

private:
    void refresh() override;
    void findTargets();
    void listTargets(const World& world);
    void markChosen();
    void choose(const SoftTarget& target);
    void takeMarked(bool isPicked);
    void showSpring();
    void showFacts(const RowSpring* spring);
    void draw(const RowSpring* spring);
    void refreshButton();
    void apply();
    QString refusal() const;
    AnySpringDef springOfJoint() const;
    Settings settingsOfContact(const RowSpring& spring) const;
    std::optional<RowSpring> designed() const;

    QComboBox* m_choice;
    QLabel* m_facts;
    SoftFields* m_fields;
    QLabel* m_problem;
    QLabel* m_limit;
    LineChart* m_chart;
    QLabel* m_effect;  // what the button does, or why it cannot
    QPushButton* m_apply;
    QPushButton* m_reset;
    StepSeen m_step;
    int m_substep = 0;
    std::vector<SoftTarget> m_targets;
    std::optional<SoftTarget> m_target;
    SoftForm m_given;
    std::optional<std::size_t> m_form;      // of m_given: that in which the user has designed this row
    std::optional<ConstraintRef> m_marked;  // of the row at which the cursor was last
    /// What the chart shows.
    struct Drawn {
        std::optional<RowSpring> spring;
        bool isContact = false;
        bool onStatic = false;
        Settings settings;

        bool operator==(const Drawn&) const = default;
    };
    std::optional<Drawn> m_drawn;
    bool m_edited = false;  // by the user, since the scene's values were taken
    bool m_jointsAllowed = true;
    bool m_contactsAllowed = true;
};

}  // namespace solverscope
