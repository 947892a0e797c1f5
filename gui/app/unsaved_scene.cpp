// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/unsaved_scene.h"

#include <QLocale>
#include <QMessageBox>
#include <QPointer>

#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/app/scene_files.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/style/text_size.h"
#include "gui/text/language.h"
#include "gui/widgets/message_bar.h"
#include "gui/widgets/typed_text.h"

namespace solverscope {
namespace {

constexpr int longestName = 320;  // px

}  // namespace

UnsavedScene::UnsavedScene(MainWindow& window)
    : QObject(&window), m_window(window), m_document(window.workspace().document), m_recovery(window.workspace().recovery) {
    window.controller().setLeaveGuard([self = QPointer(this)] { return !self || self->mayLeave(); });
    MessageBar& bar = window.messages().recovered();
    bar.offer(tr("Restore"));
    bar.offerToRefuse(tr("Discard"));
    connect(&bar, &MessageBar::accepted, &m_recovery, &SceneRecovery::restore);
    connect(&bar, &MessageBar::refused, &m_recovery, &SceneRecovery::discard);
    connect(&m_recovery, &SceneRecovery::lostChanged, this, &UnsavedScene::offer);
    offer();
    // Later: the first scene takes the messages before it away.
    const auto showProblem = [this] { m_window.messages().showProblemOf(&m_recovery, m_recovery.problem()); };
    if (!m_recovery.problem().isEmpty()) QMetaObject::invokeMethod(this, showProblem, Qt::QueuedConnection);
}

bool UnsavedScene::mayLeave() {
    enterTypedText();
    const auto* lessons = m_window.panels().made<LessonPanel>();
    const bool isOfLesson = lessons && lessons->stage() >= 0 && !lessons->isWaiting();
    if (!m_document.isModified() || isOfLesson) return true;
    m_window.controller().pause();
    // A long name would be cut: a message box breaks lines only between words.
    const QString name = m_window.fontMetrics().elidedText(m_document.name(), Qt::ElideMiddle, textScaled(longestName));
    QMessageBox box(QMessageBox::Question, tr("Unsaved scene"),
                    name.isEmpty() ? tr("Save the changes to the scene?") : tr("Save the changes to “%1”?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box.setObjectName(QStringLiteral("unsavedScene"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(tr("The scene was edited after it was opened or saved. If you discard the changes, they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
        case QMessageBox::Save:
            return m_window.files().saveStart();
        case QMessageBox::Discard:
            return true;
        default:
            return false;
    }
}

void UnsavedScene::offer() {
    MessageBar& bar = m_window.messages().recovered();
    const auto lost = m_recovery.lost();
    if (!lost) return bar.hide();
    const QString when = QLocale().toString(lost->time.toLocalTime(), QLocale::ShortFormat);
    const QString what =
        lost->title.isEmpty()
            ? tr("A scene that you edited was not saved when the program ended (%1).").arg(when)
            : tr("The scene “%1” that you edited was not saved when the program ended (%2).").arg(lost->title, when);
    const QString more = lost->more == 0 ? QString() : tr("%n more after this one.", nullptr, static_cast<int>(lost->more));
    bar.showText(sentences({what, more}));
}

}  // namespace solverscope
