// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_panel.h"

#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/lessons/heading_font.h"
#include "gui/lessons/lesson_contents.h"
#include "gui/lessons/lesson_stage.h"
#include "gui/lessons/lesson_stepper.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_widget.h"
#include "gui/lessons/task_widget.h"
#include "gui/session/debugger_controller.h"
#include "lessons/loader/lesson_link.h"

namespace solverscope {
namespace {

constexpr int mostNotebookCharacters = 400;

}  // namespace

LessonPanel::LessonPanel(DebuggerController& controller, QWidget* parent) : QWidget(parent), m_controller(controller) {
    setObjectName(QStringLiteral("lessonPanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_pages = new QStackedWidget(this);
    m_contents = new LessonContents(this);
    connect(m_contents, &LessonContents::chosen, this, &LessonPanel::openLesson);
    m_pages->addWidget(m_contents);
    m_pages->addWidget(buildLessonPage());
    layout->addWidget(m_pages);
    setMinimumWidth(280);
    connect(&controller, &DebuggerController::cursorMoved, this, &LessonPanel::keepWithin);
    connect(&controller, &DebuggerController::sceneChanged, this, &LessonPanel::watchScene);
    m_contents->fill(m_library, m_progress);
    QStringList notices = m_library.problems();
    if (!m_progress.problem().isEmpty()) notices.prepend(m_progress.problem());
    m_contents->showNotices(notices);
}

LessonPanel::~LessonPanel() = default;

int LessonPanel::stageCount() const { return m_lesson ? static_cast<int>(m_lesson->lesson.stages.size()) : 0; }

QWidget* LessonPanel::buildLessonPage() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 8, 0, 8);
    layout->setSpacing(8);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 0, 12, 0);
    auto* contents = new QPushButton(tr("☰ Lessons"), page);
    contents->setObjectName(QStringLiteral("toContents"));
    contents->setToolTip(tr("Back to the table of contents; your place is kept"));
    m_title = new QLabel(page);
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_title->setWordWrap(true);
    m_title->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    head->addWidget(contents);
    head->addWidget(m_title, 1);
    layout->addLayout(head);
    m_bar = new QProgressBar(page);
    m_bar->setObjectName(QStringLiteral("lessonProgress"));
    m_bar->setAccessibleName(tr("Progress in this lesson"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);
    layout->addWidget(m_bar);

    m_noticeRow = new QWidget(page);
    auto* notice = new QHBoxLayout(m_noticeRow);
    notice->setContentsMargins(12, 0, 12, 0);
    m_notice = new QLabel(m_noticeRow);
    m_notice->setObjectName(QStringLiteral("notice"));
    m_notice->setWordWrap(true);
    m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reset = new QPushButton(tr("Back to the lesson’s scene"), m_noticeRow);
    m_reset->setObjectName(QStringLiteral("reset"));
    notice->addWidget(m_notice, 1);
    notice->addWidget(m_reset);
    m_noticeRow->hide();
    layout->addWidget(m_noticeRow);

    m_scroll = new QScrollArea(page);
    m_scroll->setObjectName(QStringLiteral("stageArea"));
    m_scroll->setAccessibleName(tr("Text of this stage"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(m_scroll);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 4, 12, 12);
    column->setSpacing(4);
    m_kind = new QLabel(content);
    m_kind->setObjectName(QStringLiteral("stageKind"));
    m_stageTitle = new QLabel(content);
    m_stageTitle->setObjectName(QStringLiteral("stageTitle"));
    m_stageTitle->setFont(scaled(font(), 1.3, true));
    m_stageTitle->setWordWrap(true);
    column->addWidget(m_kind);
    column->addWidget(m_stageTitle);
    column->addSpacing(6);
    m_blocks = new QVBoxLayout;
    m_blocks->setSpacing(10);
    column->addLayout(m_blocks);
    column->addStretch();
    m_scroll->setWidget(content);
    layout->addWidget(m_scroll, 1);
    m_stepper = new LessonStepper(m_controller, page);
    layout->addWidget(m_stepper);

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(12, 0, 12, 0);
    m_back = new QPushButton(tr("Back"), page);
    m_back->setObjectName(QStringLiteral("back"));
    m_skip = new QPushButton(tr("Skip"), page);
    m_skip->setObjectName(QStringLiteral("skip"));
    m_skip->setToolTip(tr("Leaves this stage as it is"));
    m_next = new QPushButton(tr("Next"), page);
    m_next->setObjectName(QStringLiteral("next"));
    foot->addWidget(m_back);
    foot->addStretch();
    foot->addWidget(m_skip);
    foot->addWidget(m_next);
    layout->addLayout(foot);

    connect(contents, &QPushButton::clicked, this, &LessonPanel::showContents);
    connect(m_back, &QPushButton::clicked, this, [this] { enterStage(m_stage - 1); });
    connect(m_skip, &QPushButton::clicked, this, &LessonPanel::goOn);
    connect(m_next, &QPushButton::clicked, this, &LessonPanel::goOn);
    connect(m_reset, &QPushButton::clicked, this, [this] { enterStage(m_stage); });
    return page;
}

void LessonPanel::openFolder(const QString& folder) {
    leaveLesson();
    m_library = LessonLibrary(folder);
    m_contents->fill(m_library, m_progress);
    m_contents->showNotices(m_library.problems());
    m_pages->setCurrentIndex(0);
}

bool LessonPanel::openLesson(const QString& id) {
    const auto place = m_library.find(id);
    if (!place) return false;
    leaveLesson();
    m_lesson = &m_library.lessons()[*place];
    m_record = m_progress.of(id);
    m_engine = std::make_unique<LessonEngine>(m_controller, LessonLibrary::scenesOf(*m_lesson), m_lesson->lesson.file);
    m_title->setText(tr("%1  %2").arg(id, QString::fromStdString(m_lesson->lesson.title)));
    m_title->setToolTip(QString::fromStdString(m_lesson->lesson.article));
    m_bar->setRange(0, stageCount());
    m_pages->setCurrentIndex(1);
    enterStage(m_record.done ? 0 : m_record.stage);
    return true;
}

void LessonPanel::showContents() {
    leaveLesson();
    m_contents->fill(m_library, m_progress);
    m_pages->setCurrentIndex(0);
    m_contents->focusList();
}

void LessonPanel::leaveLesson() {
    if (!m_lesson) return;
    save();
    clearStage();
    m_lesson = nullptr;
    m_engine.reset();
    unlock();
}

void LessonPanel::clearStage() {
    m_within.reset();
    m_question = nullptr;
    m_task = nullptr;
    m_explain = nullptr;
    // A button of the stage may be what brought us here: its widget goes when its signal has been handled.
    while (QLayoutItem* item = m_blocks->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->disconnect(this);
            m_controller.disconnect(widget);
            widget->deleteLater();
        }
        delete item;
    }
    m_revealed = 0;
    m_stageState.reset();
    m_stageSession.reset();
}

void LessonPanel::enterStage(int place) {
    if (!m_lesson) return;
    if (m_explain) save();
    clearStage();
    m_stage = std::clamp(place, 0, stageCount() - 1);
    m_record.stage = m_stage;
    showNotice({});
    const Stage& stage = current();
    const QString kind = stageLabel(stage.kind);
    m_kind->setText(tr("%1 · %2 of %3").arg(kind.toUpper()).arg(m_stage + 1).arg(stageCount()));
    m_stageTitle->setText(stage.title.empty() ? kind : QString::fromStdString(stage.title));
    m_bar->setValue(m_stage + 1);

    m_stageSession = m_engine->copy(stage.setup);
    if (!m_stageSession) {
        showNotice(m_engine->problem());
        m_stageSession = std::make_unique<Session>(Scene{});
    }
    m_stageState = std::make_unique<EngineState>(m_stageSession->recording());
    m_stageAt = {1, static_cast<std::size_t>(-1), Term::VelocityB};
    if (!m_engine->prepare(stage.setup)) showNotice(m_engine->problem());
    if (stage.span) {
        const auto from = locate(stage.span->from, *m_stageState, {}, m_lesson->lesson.file);
        if (from) {
            m_stageAt = *from;
            if (m_controller.session().cursor() != *from) m_controller.seek(*from);
        }
        const auto to = stage.span->to ? locate(*stage.span->to, *m_stageState, {}, m_lesson->lesson.file) : from;
        if (stage.span->to && from && to) m_within = {*from, *to};
    }
    m_stepper->setVisible(m_within.has_value());
    unlock();
    revealNext();
    m_scroll->ensureVisible(0, 0);
    save();
}

LessonTextView* LessonPanel::addText(const LessonText& text) {
    auto* view = new LessonTextView(this);
    view->setObjectName(QStringLiteral("text%1").arg(m_revealed));
    view->setLessonText(QString::fromStdString(rendered(text, *m_stageState, m_stageAt, {})));
    connect(view, &LessonTextView::anchorClicked, this, &LessonPanel::follow);
    m_blocks->addWidget(view);
    return view;
}

/// With a record of the learner's answer it is shown as it was; else it is the one that is being asked.
QuestionWidget* LessonPanel::addQuestion(const Question& question) {
    const QString id = QString::fromStdString(question.id);
    const auto known = m_record.answers.constFind(id);
    const auto record = known == m_record.answers.cend() ? std::nullopt : std::optional(*known);
    auto* widget = new QuestionWidget(question, current(), *m_engine, record, this);
    connect(widget, &QuestionWidget::linkActivated, this, &LessonPanel::follow);
    connect(widget, &QuestionWidget::problem, this, [this](const QString& problem) { showNotice(problem); });
    connect(widget, &QuestionWidget::answered, this, [this, widget, id] {
        m_record.answers[id] = widget->record();
        save();
        updateButtons();
        QTimer::singleShot(0, widget, [this, widget] { m_scroll->ensureWidgetVisible(widget, 0, 12); });
    });
    connect(widget, &QuestionWidget::proceed, this, [this, widget] {
        widget->close();
        if (m_revealed < current().blocks.size())
            revealNext();
        else
            goOn();
    });
    m_blocks->addWidget(widget);
    if (record)
        widget->close();
    else
        m_question = widget;
    return widget;
}

void LessonPanel::addTask(const Task& task) {
    const QString id = QString::fromStdString(task.id);
    m_task = new TaskWidget(task, current(), *m_engine, m_record.answers.contains(id), this);
    connect(m_task, &TaskWidget::linkActivated, this, &LessonPanel::follow);
    connect(m_task, &TaskWidget::problem, this, [this](const QString& problem) { showNotice(problem); });
    connect(m_task, &TaskWidget::done, this, [this, id] {
        AnswerRecord& record = m_record.answers[id];
        record.right = true;
        record.hints = m_task->hintsShown();
        save();
        updateButtons();
        m_next->setFocus();
    });
    m_blocks->addWidget(m_task);
    m_task->begin();
}

void LessonPanel::revealNext() {
    const Stage& stage = current();
    QWidget* newest = nullptr;
    m_question = nullptr;
    while (m_revealed < stage.blocks.size() && !m_question) {
        const auto& block = stage.blocks[m_revealed++];
        if (const auto* text = std::get_if<LessonText>(&block)) {
            QWidget* view = addText(*text);
            if (!newest) newest = view;
        } else if (const auto* question = std::get_if<Question>(&block)) {
            QuestionWidget* widget = addQuestion(*question);
            if (!m_question) continue;
            if (!newest) newest = widget;
            widget->begin();
        } else {
            addTask(std::get<Task>(block));
        }
    }
    if (stage.kind == StageKind::Explain && !m_explain) addExplain();
    updateButtons();
    if (!isVisible()) return;
    if (m_question)
        m_question->focusFirst();
    else if (m_explain)
        m_explain->setFocus();
    else if (m_next->isEnabled())
        m_next->setFocus();
    if (newest && m_blocks->indexOf(newest) > 0)
        QTimer::singleShot(0, newest, [this, newest] { m_scroll->ensureWidgetVisible(newest, 0, 12); });
}

void LessonPanel::addExplain() {
    m_explain = new QLineEdit(m_record.explanation, this);
    m_explain->setObjectName(QStringLiteral("explanation"));
    m_explain->setAccessibleName(tr("Your explanation, one line"));
    m_explain->setPlaceholderText(tr("In one line …"));
    m_explain->setMaxLength(mostNotebookCharacters);
    m_blocks->addWidget(m_explain);
    auto* note = new QLabel(tr("It is kept in your notebook, for you alone."), this);
    note->setWordWrap(true);
    m_blocks->addWidget(note);
    connect(m_explain, &QLineEdit::textChanged, this, &LessonPanel::updateButtons);
    connect(m_explain, &QLineEdit::editingFinished, this, &LessonPanel::save);
    connect(m_explain, &QLineEdit::returnPressed, this, [this] {
        if (m_next->isEnabled()) goOn();
    });
}

bool LessonPanel::isComplete() const {
    if (!m_lesson) return false;
    const Stage& stage = current();
    if (m_revealed < stage.blocks.size() || (m_question && !m_question->isAnswered())) return false;
    if (m_task && !m_task->isDone()) return false;
    return !m_explain || !m_explain->text().trimmed().isEmpty();
}

void LessonPanel::updateButtons() {
    const bool complete = isComplete();
    const bool last = m_stage + 1 >= stageCount();
    m_back->setEnabled(m_stage > 0);
    m_skip->setVisible(!complete && !last);
    m_next->setEnabled(complete);
    m_next->setText(last ? tr("Finish") : tr("Next"));
}

void LessonPanel::goOn() {
    if (!m_lesson) return;
    if (m_stage + 1 < stageCount()) return enterStage(m_stage + 1);
    m_record.done = true;
    showContents();
}

void LessonPanel::save() {
    if (!m_lesson) return;
    if (m_explain) m_record.explanation = m_explain->text().trimmed();
    if (!m_progress.keep(QString::fromStdString(m_lesson->lesson.id), m_record))
        showNotice(tr("Your progress could not be saved in %1.").arg(m_progress.file()));
}

void LessonPanel::unlock() {
    emit controlsUnlocked(m_lesson ? unlockedControls(m_lesson->lesson, current()) : QStringList{QStringLiteral("*")});
}

void LessonPanel::follow(const QUrl& url) {
    const auto link = parseLink(url.toString(QUrl::FullyEncoded).toStdString());
    if (!link) return showNotice(QString::fromStdString(link.error().message));
    if (const auto* seek = std::get_if<SeekLink>(&*link)) {
        if (!m_engine->go(seek->moment)) showNotice(m_engine->problem());
    } else if (const auto* show = std::get_if<ShowLink>(&*link)) {
        emit panelRequested(QString::fromStdString(show->panel));
    } else if (const auto* lesson = std::get_if<LessonLink>(&*link)) {
        const QString id = QString::fromStdString(lesson->id);
        if (m_library.find(id))
            QTimer::singleShot(0, this, [this, id] { openLesson(id); });
        else
            showNotice(tr("Lesson %1 is not written yet.").arg(id));
    } else {
        const QString address = QString::fromStdString(std::get<WebLink>(*link).address);
        const auto answer = QMessageBox::question(this, tr("Open a web page?"), tr("This opens %1 in your browser.").arg(address),
                                                  QMessageBox::Open | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer == QMessageBox::Open) QDesktopServices::openUrl(QUrl(address));
    }
}

void LessonPanel::keepWithin() {
    if (!m_within || !m_engine || !m_engine->ownsTheWindow() || !isVisible()) return;
    const auto& [from, to] = *m_within;
    const Cursor& cursor = m_controller.session().cursor();
    if (cursor >= from && cursor <= to) return;
    // The move that brought us here is still being told to others.
    QTimer::singleShot(0, this, [this] {
        if (!m_within || !m_engine || !m_engine->ownsTheWindow()) return;
        const Cursor now = m_controller.session().cursor();
        const Cursor kept = std::clamp(now, m_within->first, m_within->second);
        if (kept != now) m_controller.seek(kept);
    });
}

void LessonPanel::watchScene() {
    if (!m_lesson || !m_engine) return;
    if (m_engine->ownsTheWindow())
        showNotice({});
    else
        showNotice(tr("Another scene is open."), true);
}

void LessonPanel::showNotice(const QString& text, bool offerReset) {
    m_notice->setText(text);
    m_reset->setVisible(offerReset);
    m_noticeRow->setVisible(!text.isEmpty());
}

void LessonPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    keepWithin();
}

}  // namespace solverscope
