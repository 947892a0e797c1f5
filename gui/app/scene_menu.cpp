// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/scene_menu.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include "gui/app/actions.h"
#include "gui/app/main_window.h"
#include "gui/build/tools.h"
#include "gui/panels/bodies/bodies_table.h"
#include "gui/scene/scene_builder.h"
#include "gui/scene/scene_geometry.h"
#include "gui/scene/scene_view.h"
#include "gui/session/breakpoints.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/scene_edits.h"
#include "gui/text/row_text.h"

namespace solverscope {

SceneMenu::SceneMenu(MainWindow& window) : QObject(&window), m_window(window) {
    connect(&window.sceneView(), &SceneView::menuRequested, this, [this](const SceneSpot& spot, QPoint global) {
        auto* menu = new QMenu(&m_window);
        menu->setObjectName(QStringLiteral("sceneMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setToolTipsVisible(true);
        fill(*menu, spot);
        menu->popup(global);
    });
}

void SceneMenu::fill(QMenu& menu, const SceneSpot& spot) {
    DebuggerController& controller = m_window.controller();
    if (spot.contact && !controller.isPlaying()) addContact(menu, spot);
    if (spot.body) {
        if (!controller.selection().has(*spot.body)) controller.selectBody(spot.body);
        addBody(menu);
    } else if (spot.joint) {
        addJoint(menu, spot);
    } else if (!spot.contact) {
        addNew(menu, spot);
    }
}

void SceneMenu::addCommand(QMenu& menu, const char* name) { menu.addAction(m_window.actions()[QLatin1String(name)]); }

void SceneMenu::showProperties() {
    if (m_window.panels().dock(QStringLiteral("properties")))
        m_window.showPanel(QStringLiteral("properties"));
    else
        m_window.show<BodiesTable>();
}

void SceneMenu::addBody(QMenu& menu) {
    SceneEdits& edits = m_window.controller().edits();
    const QString refusal = edits.refusal();
    const auto add = [&](const char* name, const QString& text, auto run) {
        QAction* action = menu.addAction(text, &edits, run);
        action->setObjectName(QLatin1String(name));
        action->setEnabled(refusal.isEmpty());
        action->setToolTip(refusal);
    };
    const Scene& scene = m_window.controller().scene();
    const auto body = m_window.controller().selectedBody();
    menu.addSection(edits.selectedText());
    menu.addAction(tr("P&roperties"), this, &SceneMenu::showProperties)->setObjectName(QStringLiteral("menuProperties"));
    menu.addSeparator();
    add("menuDuplicate", tr("&Duplicate"), [&edits] { edits.duplicate({0.5, 0.5}); });
    const bool isHalfPlane = body && std::holds_alternative<HalfPlane>(scene.bodies[index(*body)].shape);
    if (!isHalfPlane)
        add("menuPin", body && scene.bodies[index(*body)].isStatic ? tr("&Let it move") : tr("&Pin in place"),
            [&edits] { edits.pin(); });
    menu.addSeparator();
    add("menuCut", tr("C&ut"), [&edits] {
        QString text;
        if (edits.cut(text)) QApplication::clipboard()->setText(text);
    });
    menu.addAction(tr("&Copy as scene text"), &edits, [&edits] { QApplication::clipboard()->setText(edits.copied()); })
        ->setObjectName(QStringLiteral("menuCopy"));
    add("menuDelete", tr("D&elete"), [&edits] { edits.remove(); });
    menu.addSeparator();
}

void SceneMenu::addContact(QMenu& menu, const SceneSpot& spot) {
    DebuggerController& controller = m_window.controller();
    const World& world = controller.session().world();
    const Contact& contact = world.contacts[*spot.contact];
    const Scene& scene = controller.scene();
    const QString a = bodyText(scene, contact.a);
    const QString b = bodyText(scene, contact.b);
    menu.addSection(tr("Contact of %1 and %2").arg(a, b));
    const auto pick = [&controller, place = *spot.contact] {
        if (const auto row = nextRowOf(controller.session(), place, std::nullopt)) controller.pickRow(row);
    };
    menu.addAction(tr("Show its &row"), this,
                   [this, pick] {
                       pick();
                       m_window.showPanel(QStringLiteral("row"));
                   })
        ->setObjectName(QStringLiteral("menuRow"));
    menu.addAction(tr("&Stop whenever it is visited"), this,
                   [this, a, b] {
                       m_window.breakpoints().add(QStringLiteral("body == \"%1\" && body == \"%2\"").arg(a, b));
                       m_window.showPanel(QStringLiteral("breakpoints"));
                   })
        ->setObjectName(QStringLiteral("menuBreakpoint"));
    menu.addAction(tr("&Why this impulse?"), this,
                   [this, pick] {
                       pick();
                       m_window.actions()[QStringLiteral("why")]->trigger();
                   })
        ->setObjectName(QStringLiteral("menuWhy"));
    menu.addSeparator();
}

void SceneMenu::addJoint(QMenu& menu, const SceneSpot& spot) {
    DebuggerController& controller = m_window.controller();
    SceneEdits& edits = controller.edits();
    SceneSelection selection;
    selection.add(*spot.joint);
    controller.select(std::move(selection));
    menu.addSection(edits.selectedText());
    menu.addAction(tr("P&roperties"), this, &SceneMenu::showProperties)->setObjectName(QStringLiteral("menuProperties"));
    QAction* remove = menu.addAction(tr("D&elete"), &edits, [&edits] { edits.remove(); });
    remove->setObjectName(QStringLiteral("menuDelete"));
    remove->setEnabled(edits.refusal().isEmpty());
    remove->setToolTip(edits.refusal());
}

void SceneMenu::addNew(QMenu& menu, const SceneSpot& spot) {
    DebuggerController& controller = m_window.controller();
    SceneEdits& edits = controller.edits();
    QMenu* made = menu.addMenu(tr("&New body here"));
    made->setObjectName(QStringLiteral("menuNew"));
    made->setEnabled(edits.refusal().isEmpty());
    for (const ToolInfo& info : toolTable()) {
        if (info.group != ToolGroup::Bodies || info.tool == BuildTool::HalfPlane) continue;
        made->addAction(info.text, &edits, [&edits, tool = info.tool, at = onGrid(spot.at)] {
            if (const auto edit = editOf({.tool = tool, .points = {at}, .selection = {}}, {})) edits.apply(edit->name, edit->make);
        });
    }
    QAction* paste =
        menu.addAction(tr("&Paste here"), &edits, [&edits, at = spot.at] { edits.paste(QApplication::clipboard()->text(), at); });
    paste->setObjectName(QStringLiteral("menuPaste"));
    paste->setEnabled(edits.refusal().isEmpty() && QApplication::clipboard()->text().contains(QLatin1String("solverscope-scene")));
    menu.addAction(tr("Select &all"), &controller, [&controller] { controller.select(SceneSelection::all(controller.scene())); })
        ->setObjectName(QStringLiteral("menuAll"));
    menu.addSeparator();
    menu.addAction(tr("&Fit the scene"), &m_window.sceneView(), &SceneView::fit)->setObjectName(QStringLiteral("menuFit"));
    menu.addMenu(tr("&Show"))->addActions(m_window.sceneView().layerActions());
}

}  // namespace solverscope
