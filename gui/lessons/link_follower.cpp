// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/link_follower.h"

#include <QDesktopServices>
#include <QMessageBox>
#include <QUrl>
#include <cstdlib>

#include "gui/lessons/lesson_engine.h"
#include "gui/session/debugger_controller.h"

namespace solverscope {

LinkFollower::LinkFollower(QWidget* window) : QObject(window), m_window(window) {}

void LinkFollower::follow(const QUrl& address, LessonEngine& engine) {
    const auto link = parseLink(address.toString(QUrl::FullyEncoded).toStdString());
    if (!link) {
        emit problem(QString::fromStdString(link.error().message));
        return;
    }
    const auto follow = [&](const auto& one) {
        if constexpr (requires { go(one, engine); }) {
            if (!engine.isSceneShown()) engine.restoreScene();
            go(one, engine);
        } else {
            go(one);
        }
    };
    std::visit(follow, *link);
}

void LinkFollower::go(const SeekLink& link, LessonEngine& engine) {
    if (!engine.go(link.moment)) emit problem(engine.problem());
}

void LinkFollower::go(const StepLink& link, LessonEngine& engine) {
    DebuggerController& controller = engine.controller();
    for (int i = 0; i < std::abs(link.times); ++i) link.times > 0 ? controller.forward(link.by) : controller.back(link.by);
}

void LinkFollower::go(const SetLink& link, LessonEngine& engine) {
    if (!engine.controller().changeSettings(link.changes)) emit problem(engine.controller().problem());
}

void LinkFollower::go(const HighlightLink& link, LessonEngine& engine) {
    DebuggerController& controller = engine.controller();
    const Session& session = controller.session();
    EngineState state(session.recording());
    const auto mark = markOf(link, state, session.cursor().step);
    if (!mark) {
        emit problem(QString::fromStdString(mark.error().message));
        return;
    }
    if (const auto* row = std::get_if<std::uint32_t>(&*mark))
        controller.pickRow(RowRef{RowList::Velocities, *row});
    else
        controller.selectBody(std::get<BodyId>(*mark));
}

void LinkFollower::go(const ShowLink& link) { emit panelRequested(QString::fromStdString(link.panel)); }

void LinkFollower::go(const CompareLink& link) {
    emit comparisonRequested(QString::fromStdString(link.key), QString::fromStdString(link.a), QString::fromStdString(link.b));
}

void LinkFollower::go(const LessonLink& link) { emit lessonRequested(QString::fromStdString(link.id)); }

void LinkFollower::go(const WebLink& link) {
    const QString address = QString::fromStdString(link.address);
    const auto answer = QMessageBox::question(m_window, tr("Open a web page?"), tr("This opens %1 in your browser.").arg(address),
                                              QMessageBox::Open | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer == QMessageBox::Open) QDesktopServices::openUrl(QUrl(address));
}

}  // namespace solverscope
