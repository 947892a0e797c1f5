// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "gui/session/debugger_controller.h"
#include "gui/session/latest_task.h"

class QLabel;
class QWidget;

namespace solverscope {

class RefreshThrottle;

/// The views that wait for their turn. When the refreshes of one move together take longer than a frame, the rest continue one
/// after another, and in between the window handles input and paints. While the cursor keeps moving, a view that still waits is
/// refreshed once, for the newest place. While the run passes, all views together have a share of the time.
class RefreshQueue : public QObject {
public:
    explicit RefreshQueue(DebuggerController& controller);

    /// How long views are refreshed without a break [ms]; at least one is, and no more than are painted in about the same time.
    /// Without a budget all are refreshed at once.
    void setBudget(std::optional<int> milliseconds) { m_budget = milliseconds; }

    /// Refreshes the view now, or later if the budget is used up.
    void refresh(RefreshThrottle& view);

private:
    bool hasTime() const { return !m_budget || (m_refreshed < maxAtOnce && m_busy.elapsed() < *m_budget); }
    void begin();
    void goOn();
    void refreshNow(RefreshThrottle& view);
    qint64 rest() const;

    static constexpr int maxAtOnce = 4;
    static constexpr double restPerRefresh = 1.5;
    DebuggerController& m_controller;
    std::optional<int> m_budget;
    QElapsedTimer m_busy;
    int m_refreshed = 0;  // since then
    QElapsedTimer m_resting;
    qint64 m_rest = 0;  // ms, since the last refresh
    std::vector<QPointer<RefreshThrottle>> m_waiting;
    QTimer m_next;
};

/// What a view reads of the cursor's step: what happens in it, or only how it ends and what is recorded of it.
enum class Reads { Step, End };

/// Refreshes a view when the cursor has moved: at once or in its turn, but while playing at most every `milliseconds`, and less
/// often where that takes long; not while the view is hidden, but then when it is shown. While steps are made ahead (RunAhead),
/// views that read what happens in a step follow the few steps that come with their trace.
class RefreshThrottle : public QObject {
    Q_OBJECT

public:
    static constexpr int usual = 100;  // ms: nobody reads numbers faster
    static constexpr int calm = 200;
    static constexpr int slow = 250;  // for views that need long, or change little

    RefreshThrottle(DebuggerController& controller, QWidget* view, int milliseconds, std::function<void()> refresh,
                    Reads reads = Reads::Step);
    RefreshThrottle(DebuggerController& controller, QWidget* view, std::function<void()> refresh, Reads reads = Reads::Step)
        : RefreshThrottle(controller, view, usual, std::move(refresh), reads) {}

    void refreshIfVisible();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void cursorMoved();
    void refreshNow();
    bool isSeen() const;
    bool isKnown() const;
    void await();
    void placeNotice();
    QString title() const;

    static constexpr qint64 restPerRefresh = 8;

    DebuggerController& m_controller;
    QWidget* m_view;
    std::function<void()> m_refresh;
    Reads m_reads;
    QElapsedTimer m_since;
    qint64 m_cost = 0;           // ms, of the last refresh
    QLabel* m_notice = nullptr;  // that the view cannot follow
    QTimer m_later;
};

/// What a view works out of the cursor's step in the background, one question at a time. The newest question counts. An answer is
/// current as long as the step is the same and the answer covers the question.
template <typename Result, typename Question = std::monostate>
class StepAnalysis {
public:
    using Work = std::function<Result(const StepTrace& step, const Question& question, const std::atomic<bool>& cancelled)>;

    /// A member of `receiver`, which `arrived` is called for with every answer.
    StepAnalysis(DebuggerController& controller, QObject* receiver, Work work, std::function<void()> arrived)
        : m_controller(controller),
          m_work(std::move(work)),
          m_arrived(std::move(arrived)),
          m_task(receiver, TaskPriority::CursorsStep) {
        QObject::connect(&controller, &DebuggerController::sceneChanged, receiver, [this] { forget(); });
        m_later.setSingleShot(true);
        m_later.setInterval(RefreshThrottle::usual);
        QObject::connect(&m_later, &QTimer::timeout, receiver, [this] { request(m_postponed); });
    }

    /// Asks of the cursor's step. False if that has been asked already; also while the run passes and the work rests: then it is
    /// asked later, of the step that has been reached by then.
    bool request(Question question = {}) {
        const Session& session = m_controller.session();
        if (m_asked.covers(session, question)) return false;
        if (m_controller.isRunning() && !m_task.hasRested()) {
            m_postponed = std::move(question);
            if (!m_later.isActive()) m_later.start();
            return false;
        }
        m_later.stop();
        m_asked.seen.follow(session);
        m_asked.step = session.step();
        m_asked.question = question;
        m_task.run(
            [work = m_work, trace = session.trace(), question](const std::atomic<bool>& cancelled) {
                return std::make_shared<const Result>(work(*trace, question, cancelled));
            },
            [this, asked = m_asked](std::shared_ptr<const Result> result) {
                m_answered = asked;
                m_result = std::move(result);
                m_arrived();
            },
            !m_controller.isPlaying());
        return true;
    }

    /// The answer that arrived last; null before the first one and after a change of scene.
    const std::shared_ptr<const Result>& result() const { return m_result; }

    /// The number of the step that it is of; 0 without one. While playing this may be an earlier step than the cursor's.
    std::int64_t step() const { return m_answered.step; }

    /// Whether it answers the question for the cursor's step as it is now.
    bool isCurrent(const Question& question = {}) const { return m_result && m_answered.covers(m_controller.session(), question); }

    bool isBusy() const { return m_task.isBusy(); }

    /// Nothing asked for so far will arrive; what has been asked for can be asked for again.
    void cancel() {
        m_task.cancel();
        m_later.stop();
        m_asked = {};
    }
    void forget() {
        cancel();
        m_answered = {};
        m_result.reset();
    }

    /// Goes on with the answer of another one.
    void takeOver(const StepAnalysis& other) {
        m_asked = m_answered = other.m_answered;
        m_result = other.m_result;
    }

private:
    struct Asked {
        StepSeen seen;
        Question question{};
        std::int64_t step = 0;

        bool covers(const Session& session, const Question& other) const {
            if (!seen.isOf(session)) return false;
            if constexpr (requires { question.covers(other); })
                return question.covers(other);
            else
                return question == other;
        }
    };

    DebuggerController& m_controller;
    Work m_work;
    std::function<void()> m_arrived;
    Asked m_asked;
    Asked m_answered;  // by the result
    std::shared_ptr<const Result> m_result;
    Question m_postponed{};
    QTimer m_later;
    LatestTask<std::shared_ptr<const Result>> m_task;
};

}  // namespace solverscope
