// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Building by keys alone.
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <algorithm>

#include "gui/scene/scene_builder.h"
#include "gui/session/debugger_controller.h"

namespace solverscope {
namespace {

constexpr Real fineStep = 0.01;     // m
constexpr Real keyPointStep = 0.5;  // m
constexpr Real turn = pi / 12;

}  // namespace

bool SceneBuilder::claims(const QKeyEvent& event) const {
    const int key = event.key();
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers == Qt::ControlModifier) return key == Qt::Key_A || key == Qt::Key_C || key == Qt::Key_X || key == Qt::Key_V;
    return m_edits.isBuilding() && (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier) && key >= Qt::Key_0 &&
           key <= Qt::Key_Z;
}

bool SceneBuilder::key(const QKeyEvent& event) { return useEditKey(event) || useKey(event.key(), event.modifiers()); }

/// These work in every perspective.
bool SceneBuilder::useEditKey(const QKeyEvent& event) {
    QClipboard* clipboard = QApplication::clipboard();
    if (event.matches(QKeySequence::SelectAll)) {
        m_controller.select(SceneSelection::all(m_controller.scene()));
    } else if (event.matches(QKeySequence::Copy)) {
        if (m_controller.selection().bodies.empty()) return false;
        clipboard->setText(m_edits.copied());
    } else if (event.matches(QKeySequence::Cut)) {
        QString text;
        if (m_edits.cut(text)) clipboard->setText(text);
    } else if (event.matches(QKeySequence::Paste)) {
        m_edits.paste(clipboard->text());
    } else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        return m_edits.remove();
    } else {
        return false;
    }
    return true;
}

bool SceneBuilder::useKey(int key, Qt::KeyboardModifiers modifiers) {
    if (!m_edits.isBuilding() || modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    const bool shift = modifiers & Qt::ShiftModifier;
    switch (key) {
        case Qt::Key_Escape:
            if (isDrawing())
                cancel();
            else if (m_edits.tool() != BuildTool::Select)
                m_edits.setTool(BuildTool::Select);
            else if (!m_controller.selection().isEmpty())
                m_controller.select({});
            else
                return false;
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_edits.tool() == BuildTool::Select) return false;
            m_points.size() > 1 ? finish() : placeByKey();
            return true;
        case Qt::Key_Left:
            return nudge({-1, 0}, shift);
        case Qt::Key_Right:
            return nudge({1, 0}, shift);
        case Qt::Key_Up:
            return nudge({0, 1}, shift);
        case Qt::Key_Down:
            return nudge({0, -1}, shift);
        case Qt::Key_R:
            return m_edits.rotate(shift ? -turn : turn);
        case Qt::Key_D:
            return m_edits.duplicate({0.5, 0.5});
        case Qt::Key_N:
            selectNext(shift ? -1 : 1);
            return true;
        default:
            return !shift && useToolKey(key);
    }
}

bool SceneBuilder::useToolKey(int key) {
    for (const ToolInfo& info : toolTable()) {
        if (info.key != key) continue;
        m_edits.setTool(info.tool);
        m_usesKeys = info.tool != BuildTool::Select;
        forgetPreview();
        return true;
    }
    return false;
}

/// Moves the place of the next thing, or what is selected.
bool SceneBuilder::nudge(Vec2 direction, bool fine) {
    if (m_edits.tool() != BuildTool::Select) {
        m_keyPoint = onGrid(keyPoint() + (fine ? gridStep : keyPointStep) * direction);
        m_usesKeys = true;
        forgetPreview();
        return true;
    }
    if (m_controller.selection().bodies.empty()) return false;
    m_edits.nudge((fine ? fineStep : gridStep) * direction);
    return true;
}

void SceneBuilder::placeByKey() {
    m_points.clear();
    m_hover.reset();
    m_usesKeys = true;
    if (const auto edit = editOf(drawing(), m_sizes)) m_edits.apply(edit->name, edit->make);
    m_usesKeys = true;
    forgetPreview();
}

void SceneBuilder::selectNext(int by) {
    const auto count = static_cast<int>(m_controller.scene().bodies.size());
    if (count == 0) return;
    const auto now = m_controller.selectedBody();
    const int next = now ? (static_cast<int>(index(*now)) + by + count) % count : by > 0 ? 0 : count - 1;
    m_controller.selectBody(BodyId{static_cast<std::uint32_t>(next)});
}

}  // namespace solverscope
