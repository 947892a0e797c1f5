// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <vector>

#include "gui/panels/properties/property_row.h"
#include "gui/widgets/step_panel.h"

class QLabel;
class QPushButton;

namespace solverscope {

class SettingEditor;

/// The members of the selected bodies or the selected joint; of the scene itself if nothing is selected. They are those of the
/// scene format's tables. A changed value edits the scene at the start, and later becomes an input or a scene that begins with this
/// moment (SceneEdits).
class PropertiesPanel : public StepPanel {
    Q_OBJECT

public:
    explicit PropertiesPanel(DebuggerController& controller, QWidget* parent = nullptr);

    /// Puts the keyboard into the first field, or into that of a property.
    void takeFocus(const QString& path = {});

    /// The same for the mass of the selected body; without a selection, of the first that has one.
    void typeMass();

signals:
    void settingsRequested();

protected:
    void refresh() override;

private:
    enum class Subject { Scene, Bodies, Joint };

    std::vector<ShownProperty> shownOf(const Scene& scene) const;
    void rebuild(const std::vector<ShownProperty>& shown, const QString& type);
    void showHeading(const Scene& scene);
    void change(const EnteredValues& values);
    QString changeBodies(const Scene& scene, const EnteredValues& values, const QString& name);
    QString changeJoint(const Scene& scene, const EnteredValues& values, const QString& name);
    QString changeScene(const Scene& scene, const EnteredValues& values, const QString& name);
    Subject subject() const;

    QLabel* m_heading;
    QLabel* m_kind;
    QLabel* m_note;     // what becomes of a change now
    QLabel* m_inertia;  // of a single body
    QWidget* m_fields;  // parent of the rows
    QWidget* m_content;
    QWidget* m_ofScene;  // what the scene has besides its members
    SettingEditor* m_dt;
    std::vector<PropertyRow*> m_rows;
    std::vector<std::vector<std::size_t>> m_places;  // of each row: its properties among the shown ones
    QString m_structure;                             // what the rows were built for
    bool m_isChanging = false;
};

}  // namespace solverscope
