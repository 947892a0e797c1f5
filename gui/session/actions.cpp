// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/actions.h"

#include <QRegularExpression>
#include <QSettings>
#include <algorithm>
#include <cassert>
#include <utility>

#include "gui/session/debugger_controller.h"
#include "gui/style/icons.h"

namespace solverscope {
namespace {

const QString keysGroup = QStringLiteral("keys");

QStringList keyTexts(const QList<QKeySequence>& keys) {
    QStringList all;
    for (const QKeySequence& key : keys) all.append(key.toString(QKeySequence::PortableText));
    return all;
}

}  // namespace

Actions::Actions(DebuggerController& controller, QObject* parent) : QObject(parent), m_controller(controller) {
    addMoves();
    connect(&controller, &DebuggerController::cursorMoved, this, &Actions::refresh);
    connect(&controller, &DebuggerController::playbackChanged, this, &Actions::refresh);
    connect(&controller, &DebuggerController::sceneChanged, this, &Actions::refresh);
    refresh();
}

void Actions::addMoves() {
    const auto move = [this](const char* name, const QString& text, const QString& explanation, const QList<QKeySequence>& keys,
                             const QString& icon, bool ahead, Grain grain) {
        QAction* action = add(QLatin1String(name), tr("Run"), text, explanation, keys, icon);
        connect(action, &QAction::triggered, &m_controller,
                [this, ahead, grain] { ahead ? m_controller.forward(grain) : m_controller.back(grain); });
        return action;
    };
    using Keys = QList<QKeySequence>;

    QAction* run =
        add(QStringLiteral("run"), tr("Run"), tr("&Run"), tr("Runs the simulation from here, or pauses it at the end of a step."),
            Keys{Qt::Key_F6}, QStringLiteral("run"));
    run->setAutoRepeat(false);
    connect(run, &QAction::triggered, &m_controller, &DebuggerController::togglePlay);

    move("row-forward", tr("Row forward"), tr("Goes on to the end of the next visit to a row."), {Qt::Key_F10},
         QStringLiteral("row-forward"), true, Grain::Row)
        ->setIconText(tr("Row"));
    move("row-back", tr("Row back"), tr("Goes back to the visit to a row before."), {Qt::SHIFT | Qt::Key_F10},
         QStringLiteral("row-back"), false, Grain::Row)
        ->setIconText(tr("Row"));
    move("term-forward", tr("Into the row's terms"),
         tr("Goes on by one term of the row's formula: Jv, raw Δλ, sum, clamp, velocity of A, velocity of B."), {Qt::Key_F11},
         QStringLiteral("term-forward"), true, Grain::Term)
        ->setIconText(tr("Term"));
    move("term-back", tr("Term back"), tr("Goes back by one term of the row's formula."), {Qt::CTRL | Qt::Key_F11},
         QStringLiteral("term-back"), false, Grain::Term)
        ->setIconText(tr("Term"));
    move("iteration-forward", tr("Out to the end of the iteration"), tr("Goes on to the end of the sweep over all rows."),
         {Qt::SHIFT | Qt::Key_F11}, QStringLiteral("iteration-forward"), true, Grain::Iteration)
        ->setIconText(tr("Iteration"));
    move("iteration-back", tr("Back to the start of the iteration"),
         tr("Goes back to where the sweep began: the end of the sweep before it."), {Qt::CTRL | Qt::SHIFT | Qt::Key_F11},
         QStringLiteral("iteration-back"), false, Grain::Iteration)
        ->setIconText(tr("Iteration"));
    move("phase-forward", tr("Phase forward"),
         tr("Goes on to the end of the next phase of the step: collide, linearize, solve velocities, …"),
         {Qt::CTRL | Qt::Key_PageDown}, QStringLiteral("phase-forward"), true, Grain::Phase)
        ->setIconText(tr("Phase"));
    move("phase-back", tr("Phase back"), tr("Goes back to the end of the phase before."), {Qt::CTRL | Qt::Key_PageUp},
         QStringLiteral("phase-back"), false, Grain::Phase)
        ->setIconText(tr("Phase"));
    move("step-forward", tr("Step forward"), tr("Goes on to the end of a time step."), {Qt::Key_PageDown},
         QStringLiteral("step-forward"), true, Grain::Step)
        ->setIconText(tr("Step"));
    move("step-back", tr("Step back"), tr("Goes back to the end of the time step before."), {Qt::Key_PageUp},
         QStringLiteral("step-back"), false, Grain::Step)
        ->setIconText(tr("Step"));
    move("stop-forward", tr("One stop forward"), tr("Goes on to the very next place where the solver can be stopped."),
         {Qt::Key_Period}, {}, true, Grain::Stop);
    move("stop-back", tr("One stop back"), tr("Goes back to the place before where the solver can be stopped."), {Qt::Key_Comma},
         {}, false, Grain::Stop);

    QAction* start = add(QStringLiteral("start"), tr("Run"), tr("To the beginning"),
                         tr("Goes back to the beginning of the recording."), Keys{Qt::Key_Home}, QStringLiteral("start"));
    connect(start, &QAction::triggered, &m_controller, [this] { m_controller.seek({}); });
    QAction* end = add(QStringLiteral("end"), tr("Run"), tr("To the end of the recording"),
                       tr("Goes on to the end of the last step that has been made."), Keys{Qt::Key_End}, QStringLiteral("end"));
    connect(end, &QAction::triggered, &m_controller, [this] { m_controller.toStep(m_controller.session().recording().steps()); });
    QAction* restart = add(QStringLiteral("restart"), tr("Run"), tr("R&estart the scene"),
                           tr("Starts the scene again from its beginning, with the settings as they are now."),
                           Keys{Qt::CTRL | Qt::Key_R}, QStringLiteral("restart"));
    restart->setAutoRepeat(false);
    connect(restart, &QAction::triggered, &m_controller, &DebuggerController::restart);

    QAction* undo = add(
        QStringLiteral("undo"), tr("Edit"), tr("&Undo"),
        tr("Takes back the last change – of a setting, a body, the scene – or restart, and brings back the steps that it cost."),
        Keys{Qt::CTRL | Qt::Key_Z}, QStringLiteral("undo"));
    connect(undo, &QAction::triggered, &m_controller, &DebuggerController::undo);
    QAction* redo = add(QStringLiteral("redo"), tr("Edit"), tr("&Redo"), tr("Redoes the last undone change."),
                        Keys{Qt::CTRL | Qt::SHIFT | Qt::Key_Z}, QStringLiteral("redo"));
    connect(redo, &QAction::triggered, &m_controller, &DebuggerController::redo);
    QAction* reset = add(QStringLiteral("reset-settings"), tr("Edit"), tr("Reset &settings"),
                         tr("Puts every setting back to the scene's own value, from the cursor on."), {}, QStringLiteral("reset"));
    connect(reset, &QAction::triggered, &m_controller, &DebuggerController::resetSettings);
}

QAction* Actions::add(const QString& name, const QString& group, const QString& text, const QString& explanation,
                      const QList<QKeySequence>& keys, const QString& icon) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setIconText(plain(text).remove(QChar(0x2026)));
    action->setStatusTip(explanation);
    if (!icon.isEmpty()) action->setIcon(themedIcon(icon));
    action->setShortcuts(keys);
    m_commands.push_back({name, group, explanation, keys, action, keys});
    describe(m_commands.back());
    return action;
}

QString Actions::plain(QString text) {
    static const QRegularExpression inBrackets(QStringLiteral("\\s*\\(&.\\)"));
    return text.remove(inBrackets).remove(QLatin1Char('&'));
}

QAction* Actions::operator[](const QString& name) const {
    const auto found = std::find_if(m_commands.begin(), m_commands.end(), [&](const Command& c) { return c.name == name; });
    assert(found != m_commands.end());
    return found->action;
}

const Command* Actions::commandWithKey(const QKeySequence& key) const {
    const auto found =
        std::find_if(m_commands.begin(), m_commands.end(), [&](const Command& c) { return c.action->shortcuts().contains(key); });
    return found == m_commands.end() ? nullptr : &*found;
}

void Actions::setKeys(const QString& name, const QList<QKeySequence>& keys) {
    for (const Command& command : m_commands) {
        if (command.name != name) continue;
        command.action->setShortcuts(keys);
        describe(command);
    }
}

void Actions::lock(const QString& name, const QString& why) {
    for (const Command& command : m_commands) {
        if (command.name != name) continue;
        command.action->setEnabled(why.isEmpty());
        command.action->setStatusTip(why.isEmpty() ? command.explanation : why);
        describe(command);
        if (!why.isEmpty())
            command.action->setToolTip(command.action->toolTip() + QStringLiteral("<p><b>%1</b></p>").arg(why.toHtmlEscaped()));
    }
}

void Actions::loadKeys() {
    QSettings settings;
    settings.beginGroup(keysGroup);
    for (Command& command : m_commands) {
        if (!settings.contains(command.name)) continue;
        QList<QKeySequence> keys;
        for (const QString& text : settings.value(command.name).toStringList())
            if (!text.isEmpty()) keys.append(QKeySequence(text, QKeySequence::PortableText));
        setKeys(command.name, keys);
        command.savedKeys = command.action->shortcuts();
    }
}

/// Another window may have saved other keys: only those that were changed here are touched.
void Actions::saveKeys() {
    QSettings settings;
    settings.beginGroup(keysGroup);
    for (Command& command : m_commands) {
        const QList<QKeySequence> keys = command.action->shortcuts();
        if (keys == std::exchange(command.savedKeys, keys)) continue;
        if (keys == command.defaultKeys)
            settings.remove(command.name);
        else
            settings.setValue(command.name, keyTexts(keys));
    }
}

void Actions::refresh() {
    const bool playing = m_controller.isPlaying();
    QAction* run = (*this)[QStringLiteral("run")];
    const QString text = playing ? tr("&Pause") : tr("&Run");
    if (run->text() != text) {
        run->setText(text);
        run->setIconText(plain(text));
        run->setIcon(themedIcon(playing ? QStringLiteral("pause") : QStringLiteral("run")));
        describe(*std::find_if(m_commands.begin(), m_commands.end(), [&](const Command& c) { return c.action == run; }));
    }
    const Session& session = m_controller.session();
    (*this)[QStringLiteral("undo")]->setEnabled(m_controller.canUndo());
    (*this)[QStringLiteral("redo")]->setEnabled(m_controller.canRedo());
    const bool atStart = session.cursor() == Cursor{};
    for (const char* name : {"step-back", "phase-back", "iteration-back", "row-back", "term-back", "stop-back"})
        (*this)[QLatin1String(name)]->setEnabled(!atStart);
}

void Actions::describe(const Command& command) const {
    QString title = plain(command.action->text());
    const QKeySequence key = command.action->shortcut();
    if (!key.isEmpty()) title += QStringLiteral(" (%1)").arg(key.toString(QKeySequence::NativeText));
    command.action->setToolTip(QStringLiteral("<p style='white-space:pre'><b>%1</b></p><p>%2</p>")
                                   .arg(title.toHtmlEscaped(), command.explanation.toHtmlEscaped()));
}

}  // namespace solverscope
