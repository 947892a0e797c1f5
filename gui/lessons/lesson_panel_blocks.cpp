// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The blocks of a lesson's stage, their links, and the record of the learner's work in it.
#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>
#include <algorithm>
#include <array>
#include <cstdlib>

#include "gui/lessons/block_widget.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_page.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/scene/scene_motion.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/moment_travel.h"
#include "gui/session/notebooks.h"
#include "gui/session/variants.h"
#include "gui/style/motion.h"
#include "gui/text/event_description.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "lessons/loader/lesson_link.h"

namespace solverscope {
namespace {

constexpr int maxNotebookCharacters = 400;

template <typename... Action>
struct ByKind : Action... {
    using Action::operator()...;
};

}  // namespace

QString stageLabel(StageKind kind) {
    static constexpr std::array<const char*, 11> labels{QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Goal"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Worked numbers"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Predict"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Step"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Fill the gap"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Change something"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Checkpoint"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Explain"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Recap"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Free play"),
                                                        QT_TRANSLATE_NOOP("solverscope::LessonPanel", "Program")};
    return LessonPanel::tr(labels[static_cast<std::size_t>(kind)]);
}

QStringList unlockedControls(const Lesson& lesson, const Stage& stage) {
    if (stage.kind == StageKind::FreePlay) return {QStringLiteral("*")};
    QStringList controls;
    for (const std::string& control : lesson.controls) controls.append(QString::fromStdString(control));
    for (const auto& block : stage.blocks)
        if (const auto* task = std::get_if<Task>(&block))
            for (const std::string& control : task->controls) controls.append(QString::fromStdString(control));
    return controls;
}

void LessonPanel::clearStage() {
    m_within.reset();
    if (m_atWork) m_atWork->leave();
    m_atWork = nullptr;
    m_exercises.clear();
    m_explain = nullptr;
    m_model = nullptr;
    // This may be called by a button of the stage: its widget is deleted after its signal has been handled.
    while (QWidget* block = m_page->takeFirst()) {
        block->hide();
        block->disconnect(this);
        m_controller.disconnect(block);
        block->deleteLater();
    }
    m_revealed = 0;
    m_stageState.reset();
    m_stageSession.reset();
}

QString LessonPanel::markdownOf(const LessonText& text) const {
    return QString::fromStdString(rendered(text, *m_stageState, m_stageAt, {}));
}

LessonTextView* LessonPanel::addText(const QString& markdown) {
    auto* view = new LessonTextView(this);
    view->setObjectName(QStringLiteral("text%1").arg(m_revealed));
    view->setLessonText(markdown);
    connect(view, &LessonTextView::anchorClicked, this, &LessonPanel::follow);
    m_page->add(view);
    return view;
}

std::optional<AnswerRecord> LessonPanel::recordOf(const QString& id) const {
    if (m_review) return m_review->record;
    const auto known = m_record.answers.constFind(id);
    return known == m_record.answers.cend() ? std::nullopt : std::optional(*known);
}

/// What was done before is shown as it was; else it is the exercise that the learner works on now.
ExerciseWidget* LessonPanel::addExercise(const LessonBlock& block) {
    const QString id = QString::fromStdString(exerciseIn(block)->id);
    ExerciseWidget* widget = makeExerciseWidget(block, {current(), *m_engine, recordOf(id), this});
    m_exercises.push_back(widget);
    m_page->add(widget);
    connect(widget, &ExerciseWidget::linkActivated, this, &LessonPanel::follow);
    connect(widget, &ExerciseWidget::problem, this, [this](const QString& problem) { m_page->showNotice(problem); });
    connect(widget, &ExerciseWidget::done, this, [this, widget] { keep(*widget); });
    connect(widget, &ExerciseWidget::changed, this, [this, widget, id] {
        if (m_review) {
            m_review->record = widget->record();
            return;
        }
        m_record.answers[id] = widget->record();
        m_keeping.start(keepDelay);
    });
    connect(widget, &ExerciseWidget::proceed, this, [this, widget] {
        widget->close();
        revealOrContinue();
    });
    auto* before = m_before ? m_before->findChild<ExerciseWidget*>(widget->objectName()) : nullptr;
    if (before) widget->restoreFrom(*before);
    if (widget->holdsBack() && (before ? before != m_before->m_atWork : widget->isDone())) {
        widget->close();
        return widget;
    }
    m_atWork = widget;
    if (!m_before) widget->begin();
    return widget;
}

/// What is only read or watched.
QWidget* LessonPanel::addBlock(const LessonBlock& block) {
    if (const auto* text = std::get_if<LessonText>(&block)) return addText(markdownOf(*text));
    if (const auto* model = std::get_if<ModelAnswer>(&block)) return addModel(*model);
    BlockWidget* widget = makeBlockWidget(block, {current(), *m_engine, {}, this});
    connect(widget, &BlockWidget::problem, this, [this](const QString& problem) { m_page->showNotice(problem); });
    m_page->add(widget);
    return widget;
}

QWidget* LessonPanel::addModel(const ModelAnswer& model) {
    if (!m_explain) addExplain();
    m_compare = named(new QPushButton(tr("Compare with a model answer"), this), "compareModel", {},
                      tr("Shows what an expert might have written, below your own line"));
    m_compare->setFocusPolicy(Qt::StrongFocus);
    m_page->add(m_compare);
    m_modelText = markdownOf(model.text).trimmed();
    m_model = addText(QStringLiteral("> ") + tr("**What an expert might have written.** %1").arg(m_modelText));
    m_model->setObjectName(QStringLiteral("model"));
    m_model->setHidden(m_explain->text().trimmed().isEmpty());
    m_compare->setVisible(m_model->isHidden());
    connect(m_compare, &QPushButton::clicked, this, &LessonPanel::showModel);
    return m_model;
}

/// Once there is an explanation of the learner's own; the notebook keeps both. False: there is nothing more to show.
bool LessonPanel::showModel() {
    if (!m_model || !m_model->isHidden() || m_explain->text().trimmed().isEmpty()) return false;
    m_model->show();
    m_compare->hide();
    save();
    if (m_explained) noteExplanation();
    m_page->scrollTo(m_model);
    m_page->focusNextButton();
    return true;
}

void LessonPanel::revealNext() {
    const Stage& stage = current();
    QWidget* newest = nullptr;
    bool isHeldBack = false;
    m_atWork = nullptr;
    while (m_revealed < m_blocks.size() && !isHeldBack) {
        const LessonBlock& block = *m_blocks[m_revealed++];
        QWidget* shown = exerciseIn(block) ? addExercise(block) : addBlock(block);
        isHeldBack = shown == m_atWork && m_atWork->holdsBack();
        // Shows the whole block to be answered, with as much as possible of what precedes it.
        if (!newest || isHeldBack) newest = shown;
    }
    const auto open = std::ranges::find_if_not(m_exercises, &ExerciseWidget::isDone);
    if (!m_atWork && open != m_exercises.end()) m_atWork = *open;
    if (stage.kind == StageKind::Explain && !m_explain) addExplain();
    updateButtons();
    if (!isVisible()) return;
    if (m_atWork && (isHeldBack || !m_atWork->isDone()))
        m_atWork->focusFirst();
    else if (m_explain)
        m_explain->setFocus();
    else if (m_page->canContinue())
        m_page->focusNextButton();
    if (newest && !m_page->isFirst(newest)) m_page->scrollTo(newest);
}

/// What only remains to be read behind the last exercise is not held back.
void LessonPanel::revealLastTexts() {
    const auto isExercise = [](const LessonBlock* block) { return exerciseIn(*block) != nullptr; };
    if (std::any_of(m_blocks.begin() + static_cast<std::ptrdiff_t>(m_revealed), m_blocks.end(), isExercise)) return;
    while (m_revealed < m_blocks.size()) addBlock(*m_blocks[m_revealed++]);
    if (current().kind == StageKind::Explain && !m_explain) addExplain();
}

void LessonPanel::revealOrContinue() {
    if (m_revealed < m_blocks.size())
        revealNext();
    else
        continueLesson();
}

void LessonPanel::addExplain() {
    m_explain = new QLineEdit(m_record.explanation, this);
    m_explain->setObjectName(QStringLiteral("explanation"));
    m_explain->setAccessibleName(tr("Your explanation, one line"));
    m_explain->setPlaceholderText(tr("In one line …"));
    m_explain->setMaxLength(maxNotebookCharacters);
    m_page->add(m_explain);
    auto* note = new QLabel(tr("It is kept in your notebook, only for you."), this);
    note->setWordWrap(true);
    m_page->add(note);
    connect(m_explain, &QLineEdit::textChanged, this, &LessonPanel::updateButtons);
    connect(m_explain, &QLineEdit::textEdited, this, [this] { m_keeping.start(keepDelay); });
    connect(m_explain, &QLineEdit::editingFinished, this, &LessonPanel::save);
    connect(m_explain, &QLineEdit::returnPressed, this, [this] {
        if (m_page->canContinue()) continueLesson();
    });
}

/// A lesson begins with up to three seconds of what it is about, as far as the stage goes, unless it has runs to watch.
void LessonPanel::showPhenomenon() {
    constexpr double seconds = 3;
    constexpr int patience = 100;  // ms, for the steps to come
    const auto isWatch = [](const LessonBlock& block) { return std::holds_alternative<WatchBlock>(block); };
    if (std::ranges::any_of(current().blocks, isWatch)) return;
    if (current().kind != StageKind::Goal || !isVisible() || isMotionReduced() || m_controller.hidesFuture()) return;
    const Cursor to = m_within ? m_within->second : endOfMotion(m_controller, seconds, patience);
    m_controller.preview(to);
}

void LessonPanel::follow(const QUrl& address) {
    if (!m_engine) return;
    const auto link = parseLink(address.toString(QUrl::FullyEncoded).toStdString());
    if (!link) return m_page->showNotice(QString::fromStdString(link.error().message));
    const bool isIntoEngine = std::holds_alternative<SeekLink>(*link) || std::holds_alternative<StepLink>(*link) ||
                              std::holds_alternative<SetLink>(*link) || std::holds_alternative<HighlightLink>(*link);
    // These mean the lesson's own scene.
    if (isIntoEngine && !m_engine->isSceneShown()) m_engine->restoreScene();
    const ByKind follow{
        [this](const SeekLink& seek) {
            const Cursor before = m_controller.session().cursor();
            if (!m_engine->go(seek.moment)) return m_page->showNotice(m_engine->problem());
            if (before.step < m_controller.session().step()) m_controller.replay(before);
        },
        [this](const StepLink& step) {
            for (int i = 0; i < std::abs(step.times); ++i)
                step.times > 0 ? m_controller.forward(step.by) : m_controller.back(step.by);
        },
        [this](const SetLink& set) {
            if (!m_controller.changeSettings(set.changes)) return m_page->showNotice(m_controller.problem());
            QStringList changes;
            for (const SetSetting& one : set.changes) changes.append(qstring(one.key) + QLatin1Char('=') + qstring(one.text));
            emit settingsSet(nameOfChanges(changes.join(QLatin1Char(','))));
        },
        [this](const HighlightLink& mark) { highlight(mark); },
        [this](const ShowLink& show) { emit panelRequested(qstring(show.panel)); },
        [this](const CompareLink& two) { emit comparisonRequested(qstring(two.key), qstring(two.a), qstring(two.b)); },
        [this](const BreakpointLink& stop) { emit breakpointRequested(qstring(stop.condition)); },
        [this](const SceneLink& scene) { emit sceneRequested(qstring(scene.name)); },
        [this](const LessonLink& other) { openLinked(qstring(other.id)); },
        [this](const WebLink& page) { openPage(this, qstring(page.address)); }};
    std::visit(follow, *link);
}

void LessonPanel::highlight(const HighlightLink& link) {
    const Session& session = m_controller.session();
    EngineState state(session.recording());
    const auto mark = markOf(link, state, session.step());
    if (!mark) return m_page->showNotice(QString::fromStdString(mark.error().message));
    if (const auto* row = std::get_if<RowRef>(&*mark))
        m_controller.pickRow(*row);
    else
        m_controller.selectBody(std::get<BodyId>(*mark));
}

void LessonPanel::openPage(QWidget* parent, const QString& address) {
    const auto answer = QMessageBox::question(parent, tr("Open a web page?"), tr("This opens %1 in your browser.").arg(address),
                                              QMessageBox::Open | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer == QMessageBox::Open) QDesktopServices::openUrl(QUrl(address));
}

bool LessonPanel::isComplete() const {
    if (!m_lesson || m_revealed < m_blocks.size()) return false;
    const bool allDone = std::ranges::all_of(m_exercises, &ExerciseWidget::isDone);
    return allDone && (!m_explain || !m_explain->text().trimmed().isEmpty());
}

void LessonPanel::updateButtons() {
    const bool complete = isComplete();
    const bool blockLeadsOn = m_atWork && m_atWork->holdsBack();  // by a button of its own
    const bool isFirst = m_review || m_stage == 0;
    const bool isLast = m_review ? m_review->at + 1 >= m_review->items.size() : m_stage + 1 >= stageCount();
    m_page->showButtons(isFirst, isLast, complete, blockLeadsOn);
    if (m_model) {
        const bool isEmpty = m_explain->text().trimmed().isEmpty();
        m_compare->setDisabled(isEmpty);
        setDisabledReason(*m_compare, isEmpty ? tr("First write a line of your own.") : QString());
    }
}

/// How the lesson went: a title with the score, and what was missed, as links to its stages.
std::pair<QString, QString> LessonPanel::summary() const {
    const Lesson& lesson = m_lesson->lesson;
    int count = 0;
    int right = 0;
    int atOnce = 0;
    QStringList missed;
    for (std::size_t stage = 0; stage < lesson.stages.size(); ++stage) {
        bool isMissed = false;
        for (const LessonBlock& block : lesson.stages[stage].blocks) {
            const Exercise* exercise = exerciseIn(block);
            if (!exercise) continue;
            const AnswerRecord answer = m_record.answers.value(QString::fromStdString(exercise->id));
            ++count;
            right += answer.right;
            atOnce += answer.right && answer.tries <= 1 && answer.hints == 0;
            isMissed = isMissed || !answer.right;
        }
        if (!isMissed) continue;
        const Stage& one = lesson.stages[stage];
        const QString kind = stageLabel(one.kind);
        const QString name = one.title.empty() ? kind : tr("%1: %2").arg(kind, QString::fromStdString(one.title));
        missed.append(
            QStringLiteral("<a href=\"%1:%2\">%3</a>").arg(QString::fromStdString(lesson.id)).arg(stage).arg(name.toHtmlEscaped()));
    }
    const QString title = tr("Finished: %1  %2").arg(this->lesson(), m_library.titleOf(*m_library.find(this->lesson())));
    QStringList lines;
    if (count > 0)
        lines << tr("%1 of %2 right, %3 of them at once and without a hint.").arg(right).arg(count).arg(atOnce).toHtmlEscaped();
    if (!missed.isEmpty()) lines << tr("To do again:").toHtmlEscaped() + QLatin1Char(' ') + missed.join(QStringLiteral(" · "));
    return {title, lines.join(QStringLiteral("<br>"))};
}

NotebookEntry LessonPanel::entryHere() const {
    const MomentDescription words = MomentDescription::of(m_controller.session());
    NotebookEntry entry;
    entry.where = words.where.isEmpty() ? words.name : tr("%1 · %2").arg(words.name, words.where);
    entry.link = MomentLink::of(m_controller).text;
    if (!m_lesson) return entry;
    entry.lesson = QString::fromStdString(m_lesson->lesson.id);
    entry.lessonTitle = QString::fromStdString(m_lesson->lesson.title);
    entry.stage = QString::fromStdString(std::string(stageName(current().kind)));
    return entry;
}

void LessonPanel::keep(ExerciseWidget& exercise) {
    NotebookEntry entry = exercise.entry(entryHere());
    if (m_review)
        keepReviewed(exercise);
    else
        m_record.answers[entry.question] = exercise.record();
    m_journal.add(std::move(entry));
    save();
    revealLastTexts();
    updateButtons();
    if (QWidget* outcome = exercise.outcome())
        m_page->scrollTo(outcome);
    else
        m_page->focusNextButton();
}

/// What is written again before the lesson is left is still the same explanation.
void LessonPanel::noteExplanation() {
    const QString model = m_model && !m_model->isHidden() ? m_modelText : QString();
    if (m_explained && m_journal.find(m_explained)) return m_journal.follow(m_explained, m_record.explanation, model);
    if (m_record.explanation.isEmpty()) return;
    NotebookEntry entry = entryHere();
    entry.kind = EntryKind::Explanation;
    entry.text = m_record.explanation;
    entry.feedback = model;
    m_explained = m_journal.add(std::move(entry));
}

}  // namespace solverscope
