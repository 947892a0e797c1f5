// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Does a lesson in the real window as a learner would: types, clicks and picks, stage by stage.
#pragma once

#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QTextDocument>
#include <functional>

#include "gui/lessons/answer_input.h"
#include "gui/lessons/capstone_widget.h"
#include "gui/lessons/check_text.h"
#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_library.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/manual_solve_view.h"
#include "gui/widgets/code_list.h"
#include "gui/widgets/setting_editor.h"
#include "physics/constraints/contact_rows.h"
#include "tests/capstone/right_solver.h"
#include "tests/gui/shown_window.h"

namespace solverscope {

/// Answers wrongly first: with an answer that each misconception leads to, as long as there are fresh instances.
enum class Way { RightAtOnce, WrongFirst };

class LessonLearner {
public:
    LessonLearner(MainWindow& window, const LibraryLesson& lesson, Way way)
        : m_window(window), m_lesson(lesson), m_way(way), m_panel(window.panel<LessonPanel>()) {}

    /// From the goal to "Finish". Empty, or what went wrong.
    QString doAll() {
        if (!m_window.openLesson(id())) return QStringLiteral("the lesson does not open");
        pause();
        for (int stage = 0; stage < m_panel.stageCount() && m_trouble.isEmpty(); ++stage) doStage(stage);
        if (m_panel.stage() != -1) need(false, "the lesson ends in the table of contents");
        return m_trouble;
    }

    /// Of a question that is open, in whatever mode of the panel.
    void answer(const QuestionWidget& widget, bool isRight) {
        Known all = known(widget);
        give(widget, isRight ? rightAnswer(widget.question(), all) : anyWrongAnswer(widget.question(), all));
    }

    QString id() const { return QString::fromStdString(m_lesson.lesson.id); }
    QString explanation() const { return QStringLiteral("What I think of ") + id(); }
    int answers() const { return m_answers; }
    int feedbacks() const { return m_feedbacks; }

    /// Called whenever there is something new to see.
    std::function<void(const QString& name)> look = [](const QString&) {};

private:
    static void pause() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }

    bool need(bool holds, const QString& claim) {
        if (!holds && m_trouble.isEmpty()) m_trouble = QStringLiteral("%1: does not hold: %2").arg(m_where, claim);
        return holds;
    }
    bool need(bool holds, const char* claim) { return need(holds, QString::fromUtf8(claim)); }

    QPushButton* button(const QWidget& in, const char* name) {
        auto* found = in.findChild<QPushButton*>(QLatin1String(name));
        need(found, QStringLiteral("there is a button “%1”").arg(QLatin1String(name)));
        return found;
    }

    void click(const QWidget& in, const char* name) {
        QPushButton* one = button(in, name);
        if (!one || !need(one->isVisible() && one->isEnabled(), QStringLiteral("“%1” can be pressed").arg(QLatin1String(name))))
            return;
        QTest::mouseClick(one, Qt::LeftButton);
        pause();
    }

    /// Nobody has to scroll for it.
    void needVisible(const QWidget& in, const char* name) {
        const QPushButton* one = button(in, name);
        const auto seen = [one] { return one && one->visibleRegion().boundingRect() == one->rect(); };
        need(QTest::qWaitFor(seen, 2000), QStringLiteral("“%1” is in sight").arg(QLatin1String(name)));
    }

    void doStage(int stage) {
        m_where = QStringLiteral("stage %1").arg(stage + 1);
        if (!need(m_panel.stage() == stage, QStringLiteral("it is shown, not %1").arg(m_panel.stage() + 1))) return;
        look(QStringLiteral("%1").arg(stage + 1, 2, 10, QLatin1Char('0')));
        checkLook();
        while (m_panel.stage() == stage && m_trouble.isEmpty()) {
            if (QuestionWidget* question = openQuestion())
                doQuestion(*question);
            else if (ManualExerciseWidget* byHand = openManualExercise())
                doByHand(*byHand);
            else
                break;
        }
        if (!m_trouble.isEmpty() || m_panel.stage() != stage) return;  // the last answer has led on
        for (auto* task : m_panel.findChildren<TaskWidget*>())
            if (task->isVisible() && !task->isDone()) doTask(*task);
        for (auto* level : m_panel.findChildren<CapstoneWidget*>())
            if (level->isVisible() && !level->isDone()) doCapstone(*level);
        auto* line = m_panel.findChild<QLineEdit*>(QStringLiteral("explanation"));
        if (line && line->isVisible()) {
            need(!button(m_panel, "next")->isEnabled() || !line->text().isEmpty(), "nobody goes on without an explanation");
            line->clear();
            QTest::keyClicks(line, explanation());
            pause();
        }
        const auto* model = m_panel.findChild<LessonTextView*>(QStringLiteral("model"));
        const bool isNext = !model || model->isVisible();
        click(m_panel, "next");
        if (isNext || !m_trouble.isEmpty()) return;
        need(m_panel.stage() == stage && model->isVisible(), "an expert's explanation follows the learner's own");
        checkLook();
        click(m_panel, "next");
    }

    QuestionWidget* openQuestion() {
        for (auto* one : m_panel.findChildren<QuestionWidget*>())
            if (one->isVisible() && !one->isDone()) return one;
        return nullptr;
    }

    ManualExerciseWidget* openManualExercise() {
        for (auto* one : m_panel.findChildren<ManualExerciseWidget*>())
            if (one->isVisible() && !one->isDone()) return one;
        return nullptr;
    }

    /// Nothing is cut off, nothing has gone wrong, and the way on can be seen.
    void checkLook() {
        const auto* notice = m_panel.findChild<QLabel*>(QStringLiteral("notice"));
        need(!notice->isVisible(), QStringLiteral("no notice, but there is: ") + notice->text());
        const auto* area = m_panel.findChild<QScrollArea*>(QStringLiteral("stageArea"));
        need(area->widget()->width() <= area->viewport()->width(), "nothing is wider than the panel");
        for (const auto* text : m_panel.findChildren<LessonTextView*>()) {
            if (!text->isVisible()) continue;
            const QSizeF size = text->document()->size();
            need(size.height() <= text->viewport()->height() + 1 &&
                     size.width() <= text->viewport()->width() + 2,  // Qt lets some lines run over by a pixel
                 QStringLiteral("a text of %1 × %2 is seen whole in %3 × %4: ")
                         .arg(size.width())
                         .arg(size.height())
                         .arg(text->viewport()->width())
                         .arg(text->viewport()->height()) +
                     text->toPlainText().left(80));
            need(!text->toPlainText().contains(QLatin1String("{{")), "every number is filled in");
        }
        const auto own = m_panel.findChildren<QPushButton*>(QStringLiteral("continue"));  // of a question or an exercise
        const bool leadsOn = std::ranges::any_of(own, &QWidget::isVisible);
        const bool isSeen = button(m_panel, "next")->isVisible() || button(m_panel, "skip")->isVisible();
        need(leadsOn || isSeen || m_panel.stage() + 1 == m_panel.stageCount(), "the button onward is seen");
        need(!leadsOn || !button(m_panel, "next")->isVisible(), "only one button leads on");
    }

    // Questions.

    /// What the engine of the question says, on an engine of the test's own.
    struct Known {
        std::unique_ptr<Session> session;
        std::unique_ptr<EngineState> state;
        Variables variables;
        Truth truth;
    };

    Known known(const QuestionWidget& widget) {
        const Question& question = widget.question();
        Known all;
        all.variables = instancesOf(question)[static_cast<std::size_t>(widget.record().instance)];
        const Setup& setup =
            question.setup ? *question.setup : m_lesson.lesson.stages[static_cast<std::size_t>(m_panel.stage())].setup;
        const auto scene = sceneOf(setup, question.changes, all.variables, LessonLibrary::scenesOf(m_lesson), m_lesson.lesson.file);
        if (!scene) qFatal("%s", scene.error().text().c_str());
        all.session = std::make_unique<Session>(*scene);
        if (!applyInputs(*all.session, setup, m_lesson.lesson.file)) qFatal("the setup cannot be made");
        all.state = std::make_unique<EngineState>(all.session->recording());
        const auto truth = truthOf(question, *all.state, all.variables, m_lesson.lesson.file);
        if (!truth) qFatal("%s", truth.error().text().c_str());
        all.truth = *truth;
        return all;
    }

    static bool picks(const Question& question) {
        return question.kind == AnswerKind::PickRow || question.kind == AnswerKind::PickBody ||
               question.kind == AnswerKind::PickContact;
    }

    /// Of a pick: its place in the list.
    using Answer = QuestionAnswer;

    /// The row or body that stands at this place of the list.
    static std::uint32_t picked(const Question& question, Known& all, unsigned place) {
        if (question.kind != AnswerKind::PickContact) return place;
        const auto& rows = all.state->worldAt(all.truth.at).rows;
        for (std::uint32_t row = 0; row < rows.size(); ++row)
            if (isContactNormal(rows[row]) && place-- == 0) return row;
        return static_cast<std::uint32_t>(rows.size());
    }

    static bool isRightPick(const Question& question, Known& all, unsigned place) {
        const auto& [rows, bodies] = std::tie(all.truth.rows, all.truth.bodies);
        const std::uint32_t one = picked(question, all, place);
        if (question.kind == AnswerKind::PickBody) return std::find(bodies.begin(), bodies.end(), BodyId{one}) != bodies.end();
        return std::find(rows.begin(), rows.end(), one) != rows.end();
    }

    static Answer pick(const Question& question, Known& all, bool right) {
        unsigned place = 0;
        while (isRightPick(question, all, place) != right && place < 10'000) ++place;
        return static_cast<Real>(place);
    }

    static Answer rightAnswer(const Question& question, Known& all) {
        return picks(question) ? pick(question, all, true) : solverscope::rightAnswer(question, all.truth);
    }

    static std::vector<std::uint32_t> otherRows(const Truth& truth) {
        std::vector<std::uint32_t> rows;
        for (std::uint32_t row = 0; row < truth.candidates; ++row)
            if (std::ranges::count(truth.rows, row) == 0) rows.push_back(row);
        return rows;
    }

    /// A wrong answer that no misconception leads to, if there is one.
    static Answer anyWrongAnswer(const Question& question, Known& all) {
        if (picks(question)) return pick(question, all, false);
        const Truth& truth = all.truth;
        Answer answer = solverscope::rightAnswer(question, truth);
        switch (question.kind) {
            case AnswerKind::Sign:
                return truth.number > 0 ? -1.0 : truth.number + 1;
            case AnswerKind::Arrow:
                return Vec2{} - truth.arrow;
            case AnswerKind::Plane:
                return truth.picture->low;
            case AnswerKind::PickLine:
                return LineAnswer{truth.number == 1 ? 2 : 1, 0};
            case AnswerKind::OrderLines:
                std::ranges::reverse(std::get<OrderAnswer>(answer).lines);
                return answer;
            case AnswerKind::PickRows:
                return RowsAnswer{otherRows(truth)};
            case AnswerKind::Curve:
                for (Real& value : std::get<CurveAnswer>(answer).values) value *= 123 * question.curve->factor;
                return answer;
            default:
                return truth.number + 10 * question.tolerance * (question.relative ? std::abs(truth.number) : 1) + 1234.5;
        }
    }

    /// What somebody answers who thinks so.
    static std::optional<Answer> answerOf(const Question& question, const Misconception& misconception, Known& all) {
        if (question.kind != AnswerKind::OrderLines) {
            const auto answer = solverscope::answerOf(question, misconception, all.truth, *all.state, all.variables);
            return answer ? std::optional(*answer) : std::nullopt;
        }
        auto order = std::get<OrderAnswer>(solverscope::rightAnswer(question, all.truth));
        std::erase(order.lines, misconception.first);
        order.lines.insert(std::ranges::find(order.lines, misconception.second), misconception.first);
        return order;
    }

    static const Misconception* misconceptionBehind(const Question& question, const Answer& answer, Known& all) {
        return picks(question) ? nullptr : misconceptionOf(question, all.truth, answer, *all.state, all.variables);
    }

    static void type(const QWidget& in, const char* name, Real number) {
        auto* field = in.findChild<QLineEdit*>(QLatin1String(name));
        field->clear();
        QTest::keyClicks(field, QString::number(number, 'g', 17));
    }

    static void toLine(CodeList& list, int line) {
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Home);
        for (int i = 0; i < line; ++i) QTest::keyClick(&list, Qt::Key_Down);
    }

    static void putInOrder(const QuestionWidget& widget, const std::vector<int>& order) {
        auto& list = *widget.findChild<CodeList*>(QStringLiteral("order"));
        const auto& texts = widget.question().listing->lines;
        for (std::size_t to = 0; to < order.size(); ++to) {
            const QString text = QString::fromStdString(texts[static_cast<std::size_t>(order[to]) - 1]);
            std::size_t from = to;
            while (from + 1 < order.size() && list.lines()[from].text != text) ++from;
            toLine(list, static_cast<int>(from));
            for (; from > to; --from) QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
        }
        if (!order.empty() && !widget.findChild<AnswerInput*>()->answer()) {  // it was in this order already: there and back
            toLine(list, 0);
            QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
            QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
        }
    }

    void give(const QuestionWidget& widget, const Answer& answer) {
        switch (widget.question().kind) {
            case AnswerKind::Number:
                type(widget, "answer", std::get<Real>(answer));
                QTest::keyClick(widget.findChild<QLineEdit*>(QStringLiteral("answer")), Qt::Key_Return);
                break;
            case AnswerKind::Arrow:
                type(widget, "answer", std::get<Vec2>(answer).x);
                type(widget, "answerY", std::get<Vec2>(answer).y);
                click(widget, "commit");
                break;
            case AnswerKind::Sign: {
                const Real sign = std::get<Real>(answer);
                click(widget, sign > 0 ? "positive" : sign < 0 ? "negative" : "zero");
                click(widget, "commit");
                break;
            }
            case AnswerKind::PickRow:
            case AnswerKind::PickContact:
            case AnswerKind::PickBody: {
                auto* list = widget.findChild<QComboBox*>(QStringLiteral("pick"));
                QTest::keyClick(list, Qt::Key_Home);
                for (int i = -1; i < static_cast<int>(std::get<Real>(answer)); ++i) QTest::keyClick(list, Qt::Key_Down);
                click(widget, "commit");
                break;
            }
            case AnswerKind::PickLine: {
                const auto [line, repair] = std::get<LineAnswer>(answer);
                auto& list = *widget.findChild<CodeList*>(QStringLiteral("listing"));
                toLine(list, line - 1);
                QTest::keyClick(&list, Qt::Key_Space);
                if (auto* choice = widget.findChild<QRadioButton*>(QStringLiteral("repair%1").arg(repair))) choice->click();
                click(widget, "commit");
                break;
            }
            case AnswerKind::OrderLines:
                putInOrder(widget, std::get<OrderAnswer>(answer).lines);
                click(widget, "commit");
                break;
            default:
                widget.findChild<AnswerInput*>()->setAnswer(answer);
                click(widget, "commit");
                break;
        }
        pause();
    }

    QString markdown(const LessonText& text, Known& all) const {
        return QString::fromStdString(rendered(text, *all.state, all.truth.at, all.variables));
    }

    static QString shown(const QWidget& in, const char* name) {
        const auto* text = in.findChild<LessonTextView*>(QLatin1String(name));
        return text && text->isVisible() ? text->accessibleName() : QString();
    }

    void seeHints(const QWidget& widget, const std::vector<LessonText>& hints) {
        for (std::size_t i = 1; i <= hints.size(); ++i) {
            const QByteArray name = "hint" + QByteArray::number(static_cast<int>(i));
            need(shown(widget, name.constData()).isEmpty(), "a hint comes only when it is asked for");
            click(widget, "hint");
            need(!shown(widget, name.constData()).isEmpty(), "the hint is shown");
        }
        need(!button(widget, "hint")->isEnabled(), "there are no more hints");
    }

    void doQuestion(QuestionWidget& widget) {
        const Question& question = widget.question();
        m_where += QStringLiteral(", ") + QString::fromStdString(question.id);
        ++m_answers;
        click(widget, "commit");
        if (!need(!widget.isDone(), "nobody answers without an answer")) return;
        const bool fresh = instancesOf(question).size() > 1;
        if (m_way == Way::WrongFirst) {
            seeHints(widget, question.hints);
            const std::size_t wrongs = fresh ? std::max<std::size_t>(1, question.misconceptions.size()) : 1;
            for (std::size_t i = 0; i < wrongs && m_trouble.isEmpty(); ++i) {
                answerWrongly(widget, i);
                if (!fresh || !m_trouble.isEmpty()) break;
                const int before = widget.record().instance;
                click(widget, "fresh");
                need(!widget.isDone() && widget.record().instance != before, "a fresh instance is asked");
                need(!widget.findChild<LessonTextView*>(QStringLiteral("hint1")), "it begins without hints");
            }
        }
        if (!m_trouble.isEmpty()) return;
        if (!widget.isDone()) {
            Known all = known(widget);
            give(widget, rightAnswer(question, all));
            need(widget.isDone() && widget.record().right, "the right answer is right");
            need(shown(widget, "feedback").isEmpty(), "there is nothing to be mended");
        }
        need(!shown(widget, "why").isEmpty(), "it says why");
        checkLook();
        look(QString::fromStdString(question.id));
        needVisible(widget, "continue");
        if (m_trouble.isEmpty()) click(widget, "continue");
    }

    void answerWrongly(QuestionWidget& widget, std::size_t which) {
        const Question& question = widget.question();
        Known all = known(widget);
        Answer answer = anyWrongAnswer(question, all);
        if (which < question.misconceptions.size()) {
            const auto misconception = answerOf(question, question.misconceptions[which], all);
            if (!need(misconception.has_value(), "the misconception has a value")) return;
            answer = *misconception;
        }
        const Misconception* misconception = misconceptionBehind(question, answer, all);
        give(widget, answer);
        need(widget.isDone() && !widget.record().right, "the wrong answer is wrong");
        need(shown(widget, "feedback") == (misconception ? markdown(misconception->feedback, all) : QString()),
             "the misconception is named");
        need(!shown(widget, "why").isEmpty(), "it says why");
        needVisible(widget, instancesOf(question).size() > 1 ? "fresh" : "continue");
        m_feedbacks += misconception != nullptr;
        checkLook();
        look(QStringLiteral("%1-wrong%2").arg(QString::fromStdString(question.id)).arg(which));
    }

    // Exercises by hand.

    /// Visit by visit; first with a wrong number where that is to be tried.
    void doByHand(ManualExerciseWidget& widget) {
        m_where += QStringLiteral(", ") + widget.objectName();
        ++m_answers;
        auto* view = widget.findChild<ManualSolveView*>();
        if (!need(view && view->isBegun(), "the sweeps begin")) return;
        need(!button(m_panel, "next")->isEnabled(), "nobody goes on before it is done");
        if (m_way == Way::WrongFirst) {
            enterVisit(*view, 17);
            need(view->exam().allTries() == 1 && view->exam().solve().made() == 0, "a wrong number is refused");
            click(widget, "hint");
            need(!shown(widget, "hint1").isEmpty(), "the hint is shown");
        }
        for (int visits = 0; visits < 500 && !widget.isDone() && m_trouble.isEmpty(); ++visits) enterVisit(*view, 0);
        if (!need(widget.isDone(), "the right numbers do it")) return;
        need(!shown(widget, "why").isEmpty(), "it says why");
        checkLook();
        look(widget.objectName());
        click(widget, "continue");
    }

    void enterVisit(ManualSolveView& view, Real off) {
        const ManualSolve& solve = view.exam().solve();
        const std::uint32_t row = solve.expected();
        const RowVisit truth = solve.visitOf(row);
        view.findChild<QComboBox*>(QStringLiteral("handPick"))->setCurrentIndex(static_cast<int>(row) + 1);
        type(view, "handDelta", truth.delta + off);
        type(view, "handSum", truth.lambdaAfter);
        click(view, "handCheck");
    }

    // Levels of the capstone.

    void doCapstone(CapstoneWidget& widget) {
        m_where += QStringLiteral(", ") + widget.objectName();
        ++m_answers;
        widget.setFile(rightSolverFile());
        pause();
        click(widget, "check");
        settle();
        need(widget.isDone(),
             QStringLiteral("the right solver passes; it says: ") + widget.findChild<QLabel*>(QStringLiteral("levels"))->text());
        checkLook();
        look(widget.objectName());
    }

    // Tasks.

    void doTask(TaskWidget& widget) {
        const Task* task = nullptr;
        for (const auto& block : m_lesson.lesson.stages[static_cast<std::size_t>(m_panel.stage())].blocks)
            if (const auto* one = std::get_if<Task>(&block)) task = one;
        m_where += QStringLiteral(", ") + QString::fromStdString(task->id);
        ++m_answers;
        need(!button(m_panel, "next")->isEnabled(), "nobody goes on before it is done");
        click(widget, "check");
        settle();
        need(!widget.isDone(), "it is not done yet");
        for (const auto* name : widget.findChildren<QLabel*>(QStringLiteral("gaugeName")))
            need(!name->text().endsWith(CheckText::tr("The value")), "every gauge says what it shows: " + name->text());
        if (m_way == Way::WrongFirst) {
            seeHints(widget, task->hints);
            click(widget, "again");
        }
        for (const LessonInput& input : task->solution) perform(widget, input);
        pause();
        if (!widget.isDone()) click(widget, "check");
        settle();
        need(widget.isDone(),
             QStringLiteral("its solution does it; it says: ") + widget.findChild<QLabel*>(QStringLiteral("state"))->text());
        need(!shown(widget, "why").isEmpty(), "it says why");
        checkLook();
        look(QString::fromStdString(task->id));
    }

    void perform(const TaskWidget& widget, const LessonInput& input) {
        DebuggerController& controller = m_window.controller();
        const Session& session = controller.session();
        switch (input.kind) {
            case LessonInput::Kind::Set: {
                auto* editor = widget.findChild<SettingEditor*>(QStringLiteral("control-") + QString::fromStdString(input.key));
                if (need(editor && editor->isEnabled(), "the control is there")) editor->change(QString::fromStdString(input.text));
                break;
            }
            case LessonInput::Kind::Move: {
                const auto& bodies = session.scene().bodies;
                const auto body =
                    std::find_if(bodies.begin(), bodies.end(), [&](const BodyDef& one) { return one.id == input.key; });
                if (!need(body != bodies.end(), "the body is there")) return;
                const auto place = static_cast<std::size_t>(body - bodies.begin());
                controller.addInput(MoveBody{static_cast<BodyId>(place), {input.x, input.y}, session.world().poses[place].angle});
                break;
            }
            case LessonInput::Kind::Run:
                controller.toStep((session.atEndOfStep() ? session.cursor().step : session.cursor().step - 1) + input.steps);
                break;
            case LessonInput::Kind::Joint:
                addJoint(QJsonDocument::fromJson(QByteArray::fromStdString(input.text)).object());
                break;
            case LessonInput::Kind::Go: {
                EngineState engine(session.recording());
                const auto there = locate(input.moment, engine, {}, m_lesson.lesson.file);
                if (need(there.has_value(), "the moment is there")) controller.seek(*there);
                break;
            }
        }
    }

    /// In the panel for joints of one's own.
    void addJoint(const QJsonObject& joint) {
        emit m_panel.panelRequested(QStringLiteral("joint"));
        pause();
        const auto choose = [&](const QString& list, const QString& text) {
            auto* box = m_window.findChild<QComboBox*>(list);
            const QString shown =
                QString(text).replace(QLatin1String(">="), QStringLiteral("≥")).replace(QLatin1String("<="), QStringLiteral("≤"));
            need(box && box->findText(shown) >= 0, QStringLiteral("“%1” can be chosen").arg(shown));
            if (box) box->setCurrentIndex(box->findText(shown));
        };
        const auto type = [&](const QString& field, const QString& text) {
            auto* line = m_window.findChild<QLineEdit*>(field);
            if (!need(line && line->isVisible(), QStringLiteral("there is a field ") + field)) return;
            line->selectAll();
            QTest::keyClicks(line, text);
        };
        choose(QStringLiteral("jointA"), joint[QStringLiteral("body_a")].toString());
        choose(QStringLiteral("jointB"), joint[QStringLiteral("body_b")].toString());
        QStringList parameters;
        const QJsonObject numbers = joint[QStringLiteral("parameters")].toObject();
        for (auto it = numbers.begin(); it != numbers.end(); ++it)
            parameters.append(QStringLiteral("%1 = %2").arg(it.key()).arg(it->toDouble()));
        type(QStringLiteral("jointParameters"), parameters.join(QStringLiteral(", ")));
        const QJsonArray formulas = joint[QStringLiteral("formulas")].toArray();
        for (qsizetype i = 0; i < formulas.size(); ++i) {
            const QJsonObject one = formulas[i].toObject();
            type(QStringLiteral("jointC%1").arg(i + 1), one[QStringLiteral("C")].toString());
            choose(QStringLiteral("jointDemand%1").arg(i + 1), one[QStringLiteral("demand")].toString(QStringLiteral("= 0")));
        }
        pause();
        click(m_window, "jointAdd");
    }

    MainWindow& m_window;
    const LibraryLesson& m_lesson;
    Way m_way;
    LessonPanel& m_panel;
    QString m_where;
    QString m_trouble;
    int m_answers = 0;
    int m_feedbacks = 0;
};

}  // namespace solverscope
