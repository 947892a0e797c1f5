// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/perspectives.h"

#include <QActionGroup>

#include "gui/app/actions.h"
#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/compare/compare_panel.h"

namespace solverscope {

Perspectives::Perspectives(MainWindow& window) : QObject(&window), m_window(window) {
    window.actions()[QStringLiteral("presentation")]->setCheckable(true);
    auto* group = new QActionGroup(this);
    for (const Perspective each : allPerspectives) {
        QAction* action = window.actions()[QLatin1String(infoOf(each).name)];
        action->setCheckable(true);
        group->addAction(action);
    }
    window.panels().whenMade<ComparePanel>(this, [this](ComparePanel& compare) {
        connect(&compare, &ComparePanel::wentToDifference, this, [this](qlonglong step) {
            m_window.messages().say(tr("Now at step %1, where the compared runs can be told apart.").arg(step),
                                    Messages::messageTime);
        });
    });
}

void Perspectives::begin() { enter(); }

void Perspectives::enter() {
    const Perspective now = m_window.perspective();
    m_window.actions()[QLatin1String(infoOf(now).name)]->setChecked(true);
    if (now == Perspective::Compare)
        if (auto& compare = m_window.panel<ComparePanel>(); !compare.isOn()) {
            compare.setOn(true);
            compare.seekDifference();
        }
    m_window.actions()[QStringLiteral("compare-scenes")]->setChecked(now == Perspective::Compare);
    emit changed(now);
}

void Perspectives::show(Perspective perspective) {
    if (m_window.perspective() == perspective) return;
    m_window.actions()[QStringLiteral("full-scene")]->setChecked(false);
    m_window.panels().show(perspective);
    // A lesson that cannot be seen would hide things with no way to answer its question.
    auto* lessons = m_window.panels().made<LessonPanel>();
    const bool isHidden = m_window.panels().dock(QStringLiteral("lesson"))->isHidden();
    if (lessons && isHidden && !lessons->isWaiting()) lessons->startFreePlay();
    enter();
}

void Perspectives::showForScene() {
    const auto* lessons = m_window.panels().made<LessonPanel>();
    const bool isOfLesson = lessons && lessons->stage() >= 0 && !lessons->isWaiting();
    if (m_window.perspective() == Perspective::Learn && !isOfLesson) show(Perspective::Debug);
}

}  // namespace solverscope
