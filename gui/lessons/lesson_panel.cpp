// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_contents.h"
#include "gui/lessons/lesson_page.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/skill_map.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/notebooks.h"
#include "gui/style/text_size.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"

namespace solverscope {

LessonPanel::LessonPanel(DebuggerController& controller, Journal& journal, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_journal(journal) {
    setObjectName(QStringLiteral("lessonPanel"));
    m_pages = new QStackedWidget(this);
    m_contents = new LessonContents(this);
    connect(m_contents, &LessonContents::chosen, this, &LessonPanel::openLesson);
    connect(m_contents, &LessonContents::stageChosen, this, [this](const QString& id, int stage) { open(id, stage); });
    m_pages->addWidget(m_contents);
    m_page = new LessonPage(controller, this);
    m_pages->addWidget(m_page);
    m_skills = new SkillMap(this);
    m_pages->addWidget(m_skills);
    connect(m_contents, &LessonContents::reviewRequested, this, &LessonPanel::startReview);
    connect(m_contents, &LessonContents::skillsRequested, this, &LessonPanel::showSkills);
    connect(m_skills, &SkillMap::contentsRequested, this, &LessonPanel::showContents);
    connect(m_skills, &SkillMap::chosen, this, &LessonPanel::openLesson);
    fillPanel(this, 0, {m_pages});
    setMinimumWidth(std::min(textScaled(280), 340));  // docks go no lower
    connect(m_page, &LessonPage::contentsRequested, this, &LessonPanel::showContents);
    connect(m_page, &LessonPage::backRequested, this, [this] {
        if (m_controller.mayLeaveScene()) enterStage(m_stage - 1);
    });
    connect(m_page, &LessonPage::nextRequested, this, &LessonPanel::continueLesson);
    connect(m_page, &LessonPage::resetRequested, this, &LessonPanel::resume);
    connect(m_page, &LessonPage::freePlayRequested, this, &LessonPanel::startFreePlay);
    connect(m_page, &LessonPage::articleRequested, this,
            [this](int number) { emit helpRequested(QStringLiteral("article-%1").arg(number)); });
    connect(m_page, &LessonPage::symbolRequested, this,
            [this](const QString& entry) { emit helpRequested(QStringLiteral("term-") + entry); });
    m_keeping.setSingleShot(true);
    connect(&m_keeping, &QTimer::timeout, this, &LessonPanel::save);
    connect(&controller, &DebuggerController::cursorMoved, this, &LessonPanel::keepCursorInStage);
    for (const auto moved : {&DebuggerController::cursorMoved, &DebuggerController::recordingChanged})
        connect(&controller, moved, this, [this] {
            if (m_engine && !m_isFreePlay) m_engine->storeInputs();
        });
    connect(&controller, &DebuggerController::sceneChanged, this, &LessonPanel::watchScene);
    qApp->installEventFilter(this);
    fillContents();
    QStringList notices = m_library.problems();
    if (!m_progress.problem().isEmpty()) notices.prepend(m_progress.problem());
    m_contents->showNotices(notices);
    new ViewState(this, [this](LessonPanel& before) { restoreFrom(before); });
}

/// A field that loses the focus with the window keeps what is in it: while there is still a panel to keep it.
LessonPanel::~LessonPanel() { hide(); }

int LessonPanel::stageCount() const { return m_lesson ? static_cast<int>(m_lesson->lesson.stages.size()) : 0; }

void LessonPanel::openFolder(const QString& folder, LessonLibrary library) {
    leaveLesson();
    m_folder = folder;
    m_left.clear();
    m_library = std::move(library);
    fillContents();
    m_contents->showNotices(m_library.problems());
    m_pages->setCurrentIndex(0);
    setProperty(folderOfLessons, folder);
    emit libraryChanged();
}

void LessonPanel::readAgain() {
    const QString id = m_review ? QString() : lesson();
    const int stage = m_lesson ? m_stage : m_leftStage;
    openFolder(QString(m_folder));
    const auto place = m_library.find(id);
    if (!place) return;
    open(id, std::min(stage, static_cast<int>(m_library.lessons()[*place].lesson.stages.size()) - 1));
}

bool LessonPanel::openLesson(const QString& id) { return open(id, std::nullopt); }

bool LessonPanel::open(const QString& id, std::optional<int> stage) {
    const auto place = m_library.find(id);
    if (!place) return false;
    if (!m_controller.mayLeaveScene()) return true;
    leaveLesson();
    m_left.clear();
    enterLesson(*place);
    emit stageEntered(true);
    enterStage(stage.value_or(m_record.done ? 0 : m_record.stage));
    return true;
}

void LessonPanel::enterLesson(std::size_t place) {
    m_lesson = &m_library.lessons()[place];
    const QString id = QString::fromStdString(m_lesson->lesson.id);
    m_progress.readAgain();
    m_record = m_recordBefore = m_progress.of(id);
    m_explained = 0;
    m_engine = std::make_unique<LessonEngine>(m_controller, LessonLibrary::scenesOf(*m_lesson), m_lesson->lesson.file,
                                              LessonLibrary::programsOf(*m_lesson));
    const int article = articleOf(m_lesson->lesson).number;
    setProperty(symbolScopes, QStringList{id, QString::number(article)});
    if (m_review)
        m_page->showLesson(tr("Review"), {}, 0, static_cast<int>(m_review->items.size()));
    else
        m_page->showLesson(tr("%1  %2").arg(id, m_library.titleOf(place)), QString::fromStdString(m_lesson->lesson.article),
                           article, stageCount());
    m_page->showTranslation(*m_lesson);
    m_pages->setCurrentIndex(1);
}

void LessonPanel::restoreFrom(LessonPanel& before) {
    m_progress = before.m_progress;
    m_today = before.m_today;
    if (!m_progress.isSaved()) m_keeping.start(KeptFile::failedDelay);
    if (!before.m_folder.isEmpty()) openFolder(before.m_folder);
    fillContents();
    m_left = before.m_left;
    m_leftStage = before.m_leftStage;
    emit waitingChanged();
    if (before.m_pages->currentWidget() == before.m_skills) showSkills();
    if (!before.m_lesson) return;
    const auto place = m_library.find(QString::fromStdString(before.m_lesson->lesson.id));
    if (!place) return;
    m_review = before.m_review;
    enterLesson(*place);
    m_record = before.m_record;
    m_recordBefore = before.m_recordBefore;
    m_explained = before.m_explained;
    m_engine->restoreFrom(*before.m_engine);
    m_before = &before;
    enterStage(before.m_stage);
    m_before = nullptr;
    m_isFreePlay = before.m_isFreePlay;
    watchScene();
}

void LessonPanel::showContents() {
    leaveLesson();
    fillContents();
    m_contents->select(m_left);
    m_pages->setCurrentIndex(0);
    m_contents->focusList();
}

void LessonPanel::leaveLesson() {
    if (!m_lesson) return;
    save();
    m_left = m_review ? QString() : lesson();
    m_leftStage = m_stage;
    clearStage();
    m_review.reset();
    m_isFreePlay = false;
    m_lesson = nullptr;
    m_engine.reset();
    unlock();
    emit left();
}

void LessonPanel::enterStage(int place) {
    if (!m_lesson) return;
    if (m_explain) save();
    if (!m_before) emit stageEntered(false);
    m_isFreePlay = false;
    m_page->setWaiting(false);
    clearStage();
    if (!m_before) {  // marks of the previous stage
        m_controller.pickRow(std::nullopt);
        m_controller.selectBody(std::nullopt);
    }
    m_stage = std::clamp(place, 0, stageCount() - 1);
    if (!m_review) m_record.stage = m_stage;
    m_page->showNotice({});
    const Stage& stage = current();
    m_blocks = blocksToShow();
    showStageHeading();

    m_stageSession = m_engine->copy(stage.setup);
    if (!m_stageSession) {
        m_page->showNotice(m_engine->problem());
        m_stageSession = std::make_unique<Session>(Scene{});
    }
    m_stageState = std::make_unique<EngineState>(m_stageSession->recording());
    m_stageAt = {1, static_cast<std::size_t>(-1), Term::VelocityB};
    if (!m_before && !m_engine->prepare(stage.setup)) m_page->showNotice(m_engine->problem());
    if (stage.span) {
        const auto from = locate(stage.span->from, *m_stageState, {}, m_lesson->lesson.file);
        if (from) {
            m_stageAt = *from;
            if (!m_before && m_controller.session().cursor() != *from) m_controller.seek(*from);
        }
        const auto to = stage.span->to ? locate(*stage.span->to, *m_stageState, {}, m_lesson->lesson.file) : from;
        if (stage.span->to && from && to) m_within = {*from, *to};
        if (!m_before && !stage.span->panel.empty()) emit panelRequested(QString::fromStdString(stage.span->panel));
    }
    m_page->limitTo(m_within);
    unlock();
    revealNext();
    m_page->scrollToTop();
    save();
    if (!m_before) showPhenomenon();
}

void LessonPanel::continueLesson() {
    if (!m_lesson || showModel()) return;
    if (m_review) return continueReview();
    const bool isLast = m_stage + 1 >= stageCount();
    if (!isLast && m_controller.mayLeaveScene()) enterStage(m_stage + 1);
    if (!isLast) return;
    m_record.done = true;
    planReviews(m_record, m_lesson->lesson, m_today());
    const QString finished = lesson();
    const auto [title, text] = summary();
    leaveLesson();
    m_left.clear();
    showContents();
    m_contents->selectNextAfter(finished);
    const QString next = m_contents->selected() == finished ? QString() : m_contents->selected();
    const auto place = m_library.find(next);
    m_contents->showSummary(title, text, next, place ? m_library.titleOf(*place) : QString());
    emit waitingChanged();
}

void LessonPanel::save() {
    m_keeping.stop();
    const QString problemBefore = m_progress.problem();
    if (m_lesson && !m_review) {
        if (m_explain && m_explain->text().trimmed() != m_record.explanation) {
            m_record.explanation = m_explain->text().trimmed();
            noteExplanation();
        }
        m_progress.keep(lesson(), m_record, m_recordBefore);
        m_recordBefore = m_record;
    } else {
        m_progress.flush();
    }
    if (m_progress.problem() != problemBefore) m_page->showNotice(m_progress.problem());
    const QString unsaved = tr("Your progress could not be saved in %1.").arg(m_progress.file());
    if (m_progress.isSaved()) {
        if (std::exchange(m_failing, false) && m_page->notice() == unsaved) m_page->showNotice({});
        return;
    }
    m_keeping.start(KeptFile::retryDelay(m_progress.outcome()));
    if (m_progress.outcome() == KeptFile::Outcome::Failed && !std::exchange(m_failing, true)) m_page->showNotice(unsaved);
}

void LessonPanel::unlock() {
    // A lesson controls only its own scene: the learner may change any other scene freely.
    const bool rules = m_lesson && !isWaiting();
    emit controlsUnlocked(rules ? unlockedControls(m_lesson->lesson, current()) : QStringList{QStringLiteral("*")});
    emit waitingChanged();
}

bool LessonPanel::isWaiting() const { return m_lesson ? m_isFreePlay || !m_engine->isSceneShown() : !m_left.isEmpty(); }

QString LessonPanel::lesson() const { return m_lesson ? QString::fromStdString(m_lesson->lesson.id) : m_left; }

QString LessonPanel::place() const { return m_review ? tr("Review") : placeOf(lesson()); }

QString LessonPanel::placeOf(const QString& id) const {
    const auto found = m_library.find(id);
    if (!found) return {};
    const Lesson& lesson = m_library.lessons()[*found].lesson;
    const QString name = tr("%1  %2").arg(id, m_library.titleOf(*found));
    const LessonRecord record = m_progress.of(id);
    const int place = id != this->lesson() ? (record.done ? 0 : record.stage) : m_lesson ? m_stage : m_leftStage;
    if (place <= 0 || static_cast<std::size_t>(place) >= lesson.stages.size()) return name;
    return tr("%1 · %2").arg(name, stageLabel(lesson.stages[static_cast<std::size_t>(place)].kind));
}

void LessonPanel::startFreePlay() {
    if (!m_lesson || m_isFreePlay) return;
    flush();
    m_isFreePlay = true;
    watchScene();
}

void LessonPanel::resume() {
    if (!m_lesson) {
        if (!m_left.isEmpty()) open(QString(m_left), m_leftStage);
        return;
    }
    if (!m_controller.mayLeaveScene()) return;
    emit stageEntered(true);
    m_engine->restoreScene();
    m_isFreePlay = false;
    watchScene();
    if (m_atWork && isVisible() && m_atWork->holdsBack()) m_atWork->focusFirst();
}

bool LessonPanel::flush() {
    if (m_keeping.isActive() || m_explain || !m_progress.isSaved()) save();
    return m_progress.isSaved();
}

void LessonPanel::openLinked(const QString& id) {
    if (m_library.find(id))
        QTimer::singleShot(0, this, [this, id] { openLesson(id); });
    else
        m_page->showNotice(tr("Lesson %1 is not written yet.").arg(id));
}

void LessonPanel::keepCursorInStage() {
    if (!m_within || m_isFreePlay || !m_engine || !m_engine->isSceneShown() || !isVisible()) return;
    const auto& [from, to] = *m_within;
    const Cursor& cursor = m_controller.session().cursor();
    if (cursor >= from && cursor <= to) return;
    if (m_controller.isPlaying()) {
        m_controller.pause();
        m_page->showNotice(
            tr("This stage covers only a few moments and does not run any further. To see the scene run, press “Free play”; “Back "
               "to the lesson” returns you here."));
        QTimer::singleShot(0, this, &LessonPanel::playStage);
    }
    // The move that caused this is still being signalled to others.
    QTimer::singleShot(0, this, [this] {
        if (!m_within || m_isFreePlay || !m_engine || !m_engine->isSceneShown()) return;
        const Cursor now = m_controller.session().cursor();
        const Cursor kept = std::clamp(now, m_within->first, m_within->second);
        if (kept != now) m_controller.seek(kept);
    });
}

/// What the stage covers, as motion.
void LessonPanel::playStage() {
    if (!m_within || isWaiting() || !isVisible()) return;
    m_controller.seek(m_within->second);
    m_controller.replay(m_within->first);
}

void LessonPanel::watchScene() {
    if (!m_lesson || !m_engine) return;
    const bool ours = !isWaiting();
    if (m_atWork) m_atWork->watchScene(ours);
    if (ours)
        m_page->showNotice({});
    else if (m_isFreePlay)
        m_page->showNotice(tr("Free play: everything may be changed, and the lesson waits."), true);
    else
        m_page->showNotice(tr("Another scene is open; everything in it may be changed."), true);
    m_page->setWaiting(m_isFreePlay);
    m_page->limitTo(isWaiting() ? std::nullopt : m_within);
    unlock();
}

void LessonPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    keepCursorInStage();
}

}  // namespace solverscope
