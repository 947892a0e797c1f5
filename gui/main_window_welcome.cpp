// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QFileInfo>
#include <QSettings>
#include <QVBoxLayout>

#include "gui/lessons/lesson_panel.h"
#include "gui/main_window.h"
#include "gui/session/actions.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/moment_link.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_source.h"
#include "gui/views/compare_panel.h"
#include "gui/views/message_bar.h"
#include "gui/views/scene_view.h"
#include "gui/welcome/welcome_page.h"

// The beginning, the last place, and the way back to a lesson that waits.
namespace solverscope {
namespace {

const char* const firstScene = "stack_10";
const char* const firstLesson = "1.1";
const char* const firstPicture = "see_saw";  // of a lesson whose own scene is a single dot
constexpr std::int64_t comparedStep = 60;    // one second: the runs have parted for all to see

QString lastLessonKey() { return QStringLiteral("welcome/lastLesson"); }
QString lastLinkKey() { return QStringLiteral("welcome/lastLink"); }
QString lastWordsKey() { return QStringLiteral("welcome/lastWords"); }

/// The lesson that a learner goes on with: the last one until it is done, then the next that is not.
QString lessonToLearn(const LessonPanel& lessons) {
    const auto isOpen = [&](const QString& id) { return lessons.library().find(id) && !lessons.progress().of(id).done; };
    const QString last = lessons.progress().last();
    if (isOpen(last)) return last;
    bool behind = last.isEmpty();
    QString first;
    for (const ContentsEntry& entry : lessons.library().contents()) {
        if (isOpen(entry.id)) {
            if (behind) return entry.id;
            if (first.isEmpty()) first = entry.id;
        }
        behind = behind || entry.id == last;
    }
    return first.isEmpty() ? QLatin1String(firstLesson) : first;
}

int lessonsDone(const LessonPanel& lessons) {
    int done = 0;
    for (const ContentsEntry& entry : lessons.library().contents()) done += lessons.progress().of(entry.id).done;
    return done;
}

}  // namespace

void MainWindow::buildWelcomeCommands() {
    m_actions->addOnce(QStringLiteral("welcome"), tr("Help"), tr("&Welcome"),
                       tr("Shows the ways into the program: to learn, to explore scenes, to compare, and the last place."),
                       {Qt::CTRL | Qt::SHIFT | Qt::Key_H}, QString(), this, &MainWindow::welcome);
    m_actions->addOnce(QStringLiteral("free-play"), tr("Lessons"), tr("&Free play"),
                       tr("Unlocks everything for a while; the lesson waits as it is."), {Qt::CTRL | Qt::ALT | Qt::Key_P},
                       QString(), this, [this] { m_lessons->playFreely(); });
    m_actions->addOnce(QStringLiteral("back-to-lesson"), tr("Lessons"), tr("&Back to the lesson"),
                       tr("Goes on where the lesson waits, with the scene as it was left."), {Qt::CTRL | Qt::ALT | Qt::Key_L},
                       QString(), this, [this] {
                           showPanel(QStringLiteral("lesson"));
                           m_lessons->comeBack();
                       });
}

void MainWindow::buildWelcome() {
    m_waiting = new MessageBar(MessageBar::Kind::Hint, centralWidget());
    m_waiting->setObjectName(QStringLiteral("waitingBar"));
    static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, m_waiting);
    connect(m_waiting, &MessageBar::accepted, (*m_actions)[QStringLiteral("back-to-lesson")], &QAction::trigger);
    connect(m_waiting, &MessageBar::dismissed, this, [this] { m_waitingDismissed = m_lessons->lesson(); });
    connect(m_lessons, &LessonPanel::waitingChanged, this, &MainWindow::showWaiting);
    connect(m_controller, &DebuggerController::sceneChanged, this, &MainWindow::leaveWelcome);
    showWaiting();
}

void MainWindow::showWaiting() {
    const bool waits = m_lessons->isWaiting();
    const QString lesson = m_lessons->lesson();
    m_actions->lock(QStringLiteral("free-play"), waits              ? tr("You are in free play already.")
                                                 : lesson.isEmpty() ? tr("No lesson is open: everything is unlocked.")
                                                                    : QString());
    m_actions->lock(QStringLiteral("back-to-lesson"), waits ? QString() : tr("No lesson waits."));
    if (!waits) {
        m_waitingDismissed.clear();
        return m_waiting->hide();
    }
    if (m_waitingDismissed == lesson) return;
    const QString key = (*m_actions)[QStringLiteral("back-to-lesson")]->shortcut().toString(QKeySequence::NativeText);
    m_waiting->offer(key.isEmpty() ? tr("Back to %1").arg(lesson) : tr("Back to %1 (%2)").arg(lesson, key));
    m_waiting->showText(tr("You are in free play. Waiting for you: %1").arg(m_lessons->place()));
}

void MainWindow::start() {
    if (WelcomePage::isWantedAtStart()) return welcome();
    if (!continueLast()) openScene(QLatin1String(firstScene));
}

void MainWindow::welcome() {
    if (!m_welcome) {
        m_welcome = new WelcomePage(this);
        connect(m_welcome, &WelcomePage::continueAsked, this, [this] {
            leaveWelcome();
            if (!continueLast()) openScene(QLatin1String(firstScene));
        });
        connect(m_welcome, &WelcomePage::learnAsked, this, [this] {
            leaveWelcome();
            openLesson(lessonToLearn(*m_lessons));
        });
        connect(m_welcome, &WelcomePage::sceneAsked, this, [this](const QString& file) {
            leaveWelcome();
            openScene(file);
        });
        connect(m_welcome, &WelcomePage::compareAsked, this, &MainWindow::compareWarmStarting);
        connect(m_welcome, &WelcomePage::openAsked, this, &MainWindow::chooseScene);
        connect(m_welcome, &WelcomePage::left, this, [this] {
            leaveWelcome();
            if (m_controller->scene().bodies.empty()) openScene(QLatin1String(firstScene));
        });
    }
    m_controller->pause();
    const QSettings settings;
    WelcomeFacts facts;
    const QString last = settings.value(lastLessonKey()).toString();
    facts.last = last.isEmpty() ? settings.value(lastWordsKey()).toString() : m_lessons->placeOf(last);
    const QString lesson = lessonToLearn(*m_lessons);
    facts.learn = m_lessons->placeOf(lesson);
    facts.learnLine = tr("%1 of %2 lessons done").arg(lessonsDone(*m_lessons)).arg(m_lessons->library().contents().size());
    if (const auto place = m_lessons->library().find(lesson)) {
        const LibraryLesson& found = m_lessons->library().lessons()[*place];
        facts.learnScene = [load = LessonLibrary::scenesOf(found), name = found.lesson.scene] {
            auto scene = load(name);
            const bool isMuchToSee = scene && scene->bodies.size() > 1;
            return isMuchToSee ? scene : loadSceneFrom(QLatin1String(firstPicture));
        };
    } else {
        facts.learnScene = [] { return loadSceneFrom(QLatin1String(firstScene)); };
    }
    m_welcome->welcome(facts);
}

void MainWindow::leaveWelcome() {
    if (!m_welcome || m_welcome->isHidden()) return;
    m_welcome->hide();
    m_scene->setFocus();
}

void MainWindow::compareWarmStarting(const QString& scene) {
    leaveWelcome();
    openScene(scene);
    m_compare->choosePreset(QStringLiteral("warm-starting"));
    showPanel(QStringLiteral("compare"));
    (*m_actions)[QStringLiteral("compare-scenes")]->setChecked(true);
    StepPlace apart;
    apart.step = comparedStep;
    m_travel->go(apart);
}

/// A lesson that is open, or where the cursor stands in a scene that can be opened again.
/// What `continueLast` reads: values of the user's settings, by their keys.
QVariantMap MainWindow::lastPlace() const {
    const Session& session = m_controller->session();
    if (session.scene().bodies.empty()) return {};  // nothing was opened
    const bool inLesson = m_lessons->stage() >= 0 && !m_lessons->isWaiting();
    const MomentLink link = MomentLink::of(*m_controller);
    QString title = QString::fromStdString(session.scene().title);
    if (title.isEmpty()) title = QFileInfo(m_controller->sceneFile()).completeBaseName();
    const bool canBeOpened = !link.text.startsWith(QLatin1Char('#')) && !session.scene().playback;
    return {{lastLessonKey(), inLesson ? m_lessons->lesson() : QString()},
            {lastLinkKey(), canBeOpened ? link.text : QString()},
            {lastWordsKey(), canBeOpened ? tr("%1 · step %2").arg(title).arg(session.cursor().step) : QString()}};
}

bool MainWindow::continueLast() {
    const QSettings settings;
    const QString lesson = settings.value(lastLessonKey()).toString();
    if (!lesson.isEmpty() && openLesson(lesson)) return true;
    const QString link = settings.value(lastLinkKey()).toString();
    return !link.isEmpty() && openLink(link);
}

}  // namespace solverscope
