// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/user_session.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "gui/app/actions.h"
#include "gui/app/main_window.h"
#include "gui/app/scene_files.h"
#include "gui/app/tour/tour.h"
#include "gui/app/unsaved_scene.h"
#include "gui/app/welcome/welcome_page.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/watch_widget.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/kept_file.h"
#include "gui/session/moment_travel.h"
#include "gui/session/notebooks.h"
#include "gui/session/scene_source.h"
#include "gui/style/motion.h"
#include "gui/text/language.h"
#include "gui/widgets/typed_text.h"

namespace solverscope {
namespace {

const char* const firstScene = "stack_10";
const char* const firstLesson = "0.1";
const char* const firstPicture = "see_saw";  // of a lesson whose own scene is a single dot
constexpr int keepingInterval = 10'000;      // ms
constexpr std::int64_t comparedStep = 60;    // one second: the runs have visibly diverged

QString lastLessonKey() { return QStringLiteral("welcome/lastLesson"); }
QString lastPlaceKey() { return QStringLiteral("welcome/lastPlace"); }
QString lastLinkKey() { return QStringLiteral("welcome/lastLink"); }
QString lastWordsKey() { return QStringLiteral("welcome/lastWords"); }

/// The lesson to continue with: the last one until it is done, then the next unfinished one.
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

/// What the welcome page shows of the lesson to learn: the two runs that it begins with, or its scene, where there is something
/// to see in it.
LiveShow showOf(const LessonPanel& lessons, const QString& lesson) {
    LiveShow show;
    show.first = 20;
    const auto place = lessons.library().find(lesson);
    if (!place) {
        show.panes.push_back({[] { return loadSceneFrom(QLatin1String(firstScene)); }});
        return show;
    }
    const LibraryLesson& found = lessons.library().lessons()[*place];
    const SceneLoader load = LessonLibrary::scenesOf(found);
    if (const WatchBlock* watch = firstWatchOf(found.lesson)) {
        show = showOf(*watch, load, found.lesson.file);
        show.columns = 1;
        if (isMotionReduced()) show.first = show.last;
        for (std::size_t side = 0; side < show.panes.size(); ++side)
            show.panes[side].caption = QString::fromStdString(watch->sides[side].caption);
        return show;
    }
    show.panes.push_back({[load, name = found.lesson.scene] {
        auto scene = load(name);
        const bool isWorthShowing = scene && scene->bodies.size() > 1;
        return isWorthShowing ? scene : loadSceneFrom(QLatin1String(firstPicture));
    }});
    return show;
}

}  // namespace

UserSession::UserSession(MainWindow& window)
    : QObject(&window), m_window(window), m_unsaved(new UnsavedScene(window)), m_tour(new Tour(window)), m_keeping(this) {
    connect(m_tour, &Tour::ended, this, [this](bool toTheEnd) {
        if (m_tourFromPage && !toTheEnd) welcome();
    });
    connect(&window.controller(), &DebuggerController::sceneChanged, this, &UserSession::leavePage);
    m_keeping.setObjectName(QStringLiteral("keeping"));
    connect(&m_keeping, &QTimer::timeout, this, [this] {
        if (m_window.isVisible() && !m_tour->isRunning() && !m_window.controller().isPlaying() && placeAndLayout() != m_kept)
            savePlace();
    });
    m_keeping.start(keepingInterval);
}

/// The welcome page would hide the offer of a scene that was not saved.
void UserSession::begin() { WelcomePage::isShownAtStart() && !m_window.workspace().recovery.lost() ? welcome() : continueLast(); }

void UserSession::openFirstScene() { m_window.openScene(QLatin1String(firstScene)); }

void UserSession::makePage() {
    m_page = new WelcomePage(&m_window);
    connect(m_page, &WelcomePage::continueRequested, this, [this] {
        leavePage();
        continueLast();
    });
    connect(m_page, &WelcomePage::appeared, this, [this] {
        if (!isWelcoming()) return;
        m_page->complete(facts(&m_window.panel<LessonPanel>()));
        m_window.panels().makeCovered();
    });
    connect(m_page, &WelcomePage::learnRequested, this, [this] {
        leavePage();
        m_window.openLesson(lessonToLearn(m_window.panel<LessonPanel>()));
    });
    connect(m_page, &WelcomePage::sceneRequested, this, [this](const QString& file) {
        leavePage();
        m_window.openScene(file);
    });
    connect(m_page, &WelcomePage::compareRequested, this, &UserSession::compareWarmStarting);
    connect(m_page, &WelcomePage::tourRequested, this, &UserSession::startTour);
    connect(m_page, &WelcomePage::openRequested, &m_window.files(), &SceneFiles::choose);
    connect(m_page, &WelcomePage::left, this, [this] {
        leavePage();
        if (m_window.controller().scene().bodies.empty()) continueLast();
    });
}

void UserSession::welcome() {
    m_tourFromPage = false;
    m_tour->leave();
    if (!m_page) makePage();
    m_window.controller().pause();
    m_window.panels().setCovered(true);
    m_page->welcome(facts(m_window.panels().made<LessonPanel>()));
}

/// Without the panel only what is known without reading the lessons.
WelcomeFacts UserSession::facts(const LessonPanel* lessons) const {
    const QSettings settings;
    WelcomeFacts facts;
    const QString last = settings.value(lastLessonKey()).toString();
    const QStringList place = settings.value(lastPlaceKey()).toStringList();  // in words, and their language
    const bool isNamed = place.size() == 2 && place[1] == languageInUse();
    if (!last.isEmpty() && !isNamed) lessons = &m_window.panel<LessonPanel>();
    const QStringList words = settings.value(lastWordsKey()).toStringList();  // the scene's title and the step
    facts.last = !last.isEmpty()     ? lessons ? lessons->placeOf(last) : place[0]
                     : words.size() == 2 ? tr("%1 · step %2").arg(libraryText(words[0].toStdString()), words[1])
                                     : words.join(QString());
    if (!lessons) return facts;
    const auto& contents = lessons->library().contents();
    const auto done = std::ranges::count_if(contents, [&](const auto& each) { return lessons->progress().of(each.id).done; });
    const QString lesson = lessonToLearn(*lessons);
    facts.learn = lessons->placeOf(lesson);
    facts.learnLine = tr("%1 of %2 lessons done").arg(done).arg(contents.size());
    facts.learnShow = showOf(*lessons, lesson);
    return facts;
}

void UserSession::startTour() {
    if (m_tour->isRunning()) return;
    m_tourFromPage = isWelcoming();
    leavePage();
    m_tour->start();
}

bool UserSession::isWelcoming() const { return m_page && !m_page->isHidden(); }

void UserSession::leavePage() {
    if (!isWelcoming()) return;
    m_window.panels().setCovered(false);
    m_page->hide();
    m_window.sceneView().setFocus();
}

void UserSession::compareWarmStarting(const QString& scene) {
    leavePage();
    m_window.openScene(scene);
    m_window.panel<ComparePanel>().choosePreset(QStringLiteral("warm-starting"));
    m_window.showPerspective(Perspective::Compare);
    StepPlace apart;
    apart.step = comparedStep;
    m_window.travel().go(apart);
}

/// A lesson that is open, or where the cursor is in a scene that can be opened again: values of the user's settings, by keys.
QVariantMap UserSession::place() const {
    const DebuggerController& controller = m_window.controller();
    const Session& session = controller.session();
    if (session.scene().bodies.empty()) return {};  // nothing was opened
    const auto* lessons = m_window.panels().made<LessonPanel>();
    const bool inLesson = lessons && lessons->stage() >= 0 && !lessons->isWaiting();
    // Making the link of a trace would read the whole file, and a trace is not opened again at the next start.
    const QString link = session.scene().playback ? QString() : MomentLink::of(controller).text;
    QString title = QString::fromStdString(session.scene().title);
    if (title.isEmpty()) title = QFileInfo(controller.sceneFile()).completeBaseName();
    // Edits that are not saved are kept elsewhere, or were discarded.
    const bool isModified = m_window.workspace().document.isModified();
    const bool canBeOpened = !isModified && !link.isEmpty() && !link.startsWith(QLatin1Char('#'));
    return {{lastLessonKey(), inLesson ? lessons->lesson() : QString()},
            {lastPlaceKey(), inLesson ? QStringList{lessons->place(), languageInUse()} : QStringList()},
            {lastLinkKey(), canBeOpened ? link : QString()},
            {lastWordsKey(), canBeOpened ? QStringList{title, QString::number(session.step())} : QStringList()}};
}

/// Reads what `place` says.
void UserSession::continueLast() {
    const QSettings settings;
    const QString lesson = settings.value(lastLessonKey()).toString();
    if (!lesson.isEmpty() && m_window.openLesson(lesson)) return;
    const QString link = settings.value(lastLinkKey()).toString();
    if (link.isEmpty() || !m_window.openLink(link)) openFirstScene();
}

void UserSession::saveAll() {
    enterTypedText();
    m_tour->leave();
    saveWork();
    savePlace();
    m_window.workspace().recovery.write();
}

bool UserSession::mayClose() {
    enterTypedText();
    m_tour->leave();
    m_window.controller().pause();
    if (m_isEnding)
        m_window.workspace().recovery.keep();
    else if (!m_closesUnsaved && !m_unsaved->mayLeave())
        return false;
    const QStringList unsaved = saveWork();
    savePlace();
    if (unsaved.isEmpty() || m_closesUnsaved) return true;
    askAboutUnsaved(unsaved);
    return false;
}

void UserSession::requestQuit() {
    m_closesUnsaved = m_closesUnsaved || (m_question && m_question->isVisible());
    m_isEnding = true;
    m_window.close();
}

QVariantMap UserSession::placeAndLayout() const {
    QVariantMap all = m_window.panels().settings();
    all.insert(place());
    return all;
}

void UserSession::savePlace() {
    m_kept = placeAndLayout();
    QSettings settings;
    for (auto each = m_kept.constBegin(); each != m_kept.constEnd(); ++each) settings.setValue(each.key(), each.value());
}

/// Writes unsaved changes. Returns the files for which that was not possible.
QStringList UserSession::saveWork() {
    QStringList unsaved;
    if (!m_window.bookmarks().flush()) unsaved += m_window.bookmarks().unsavedFiles();
    if (auto* lessons = m_window.panels().made<LessonPanel>(); lessons && !lessons->flush()) unsaved += lessons->progress().file();
    Journal& journal = m_window.workspace().journal;  // after the lesson, which may still write into it
    if (!journal.flush()) unsaved += journal.file();
    return unsaved;
}

void UserSession::askAboutUnsaved(const QStringList& files) {
    if (m_question && m_question->isVisible()) return;
    QStringList names;
    for (const QString& file : files) names += QDir::toNativeSeparators(file);
    m_question =
        new QMessageBox(QMessageBox::Warning, tr("Not saved"),
                        tr("Your latest work could not be written to:") + QStringLiteral("\n\n") + names.join(QLatin1Char('\n')),
                        QMessageBox::NoButton, &m_window);
    m_question->setObjectName(QStringLiteral("unsavedWork"));
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    m_question->setTextFormat(Qt::PlainText);
    m_question->setInformativeText(
        tr("Is the disk full, or the folder write-protected? If you close the window now, this work is lost."));
    QPushButton* again = m_question->addButton(tr("&Try again"), QMessageBox::AcceptRole);
    QPushButton* anyway = m_question->addButton(tr("&Close anyway"), QMessageBox::DestructiveRole);
    m_question->addButton(QMessageBox::Cancel);
    m_question->setDefaultButton(again);
    // Later: the window is deleted after its dialog.
    connect(again, &QPushButton::clicked, &m_window, &QWidget::close, Qt::QueuedConnection);
    connect(
        anyway, &QPushButton::clicked, this,
        [this] {
            m_closesUnsaved = true;
            m_window.close();
        },
        Qt::QueuedConnection);
    // When there is room again, no question is needed.
    auto* retry = new QTimer(m_question);
    connect(retry, &QTimer::timeout, this, [this] {
        if (saveWork().isEmpty()) m_window.close();
    });
    retry->start(KeptFile::failedDelay);
    m_question->open();
}

}  // namespace solverscope
