// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace solverscope {

class DebuggerController;
class NumberEdit;

/// The tools that a scene is built with. While the palette is seen, the scene is being built.
class PalettePanel : public QWidget {
    Q_OBJECT

public:
    explicit PalettePanel(DebuggerController& controller, QWidget* parent = nullptr);
    ~PalettePanel() override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSection(const QString& title);
    void addTools();
    void addEdits();
    QToolButton* editButton(const char* name, const QString& text, const QString& toolTip);
    void addJointOptions();
    void takeSpring();
    void arrange();
    void refresh();

    /// Buttons below a heading, in as many columns as fit.
    struct Section {
        QGridLayout* grid;
        std::vector<QToolButton*> buttons;
    };

    DebuggerController& m_controller;
    QWidget* m_content;
    QButtonGroup* m_tools;
    std::vector<Section> m_sections;
    QLabel* m_about;
    QCheckBox* m_snap;
    QWidget* m_jointOptions;  // of the tools that make joints
    QCheckBox* m_isSpring;
    NumberEdit* m_frequency;
    NumberEdit* m_dampingRatio;
    std::vector<QToolButton*> m_ofOne;   // edits of a selected body
    std::vector<QToolButton*> m_ofMore;  // of several
    int m_columns = 0;
};

}  // namespace solverscope
