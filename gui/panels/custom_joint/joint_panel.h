// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>

#include "gui/panels/custom_joint/joint_draft.h"
#include "gui/widgets/step_panel.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace solverscope {

class JointStudyTable;

/// A custom joint: C(q) is entered for two bodies, J is shown next to its check, and the joint is added to the scene.
class JointPanel : public StepPanel {
    Q_OBJECT

public:
    JointPanel(DebuggerController& controller, JointDraft& draft, QWidget* parent = nullptr);

    void takeFocus();

    /// Whether the scene may be changed; a lesson can forbid it. Trying formulas out is always allowed.
    void allowUse(bool allowed);

private:
    struct FormulaRow {
        QLabel* label;
        QWidget* fields;
        QLineEdit* C;
        QComboBox* demand;
    };

    void buildFields();
    QWidget* bodiesRow();
    QWidget* softRow();
    QWidget* buttonRow();
    void connectFields();
    void sceneChanged();
    void showDraft();   // the fields as the draft has them
    void takeFields();  // and the other way round
    void refresh() override;
    void refreshButtons();
    void choose(int place);
    void takeExample(std::size_t place);
    void pickBody();
    void change(bool asNew);
    void removeJoint();
    QString freeName() const;

    JointDraft& m_draft;
    QComboBox* m_joints;
    QToolButton* m_examples;
    QLineEdit* m_name;
    QComboBox* m_a;
    QComboBox* m_b;
    QToolButton* m_pick;
    std::array<FormulaRow, scene_limits::formulas> m_formulas{};
    QLineEdit* m_parameters;
    QCheckBox* m_soft;
    QDoubleSpinBox* m_frequency;
    QDoubleSpinBox* m_dampingRatio;
    QLabel* m_problem;
    JointStudyTable* m_study;
    QPushButton* m_add;
    QPushButton* m_change;
    QPushButton* m_remove;
    bool m_allowed = true;
    bool m_readable = false;  // the fields describe a valid joint
    bool m_showing = false;
    bool m_pickedA = false;
};

}  // namespace solverscope
