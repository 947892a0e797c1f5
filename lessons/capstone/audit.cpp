// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/capstone/audit.h"

#include <algorithm>
#include <set>

#include "lessons/capstone/step_audit.h"
#include "physics/base/plain_text.h"
#include "physics/trace/step_trace.h"
#include "physics/world/playback.h"

namespace solverscope {
namespace {

constexpr Real stackTolerance = 0.25;  // m, and rad
constexpr Real stackTime = 10;         // s
constexpr std::size_t stackHeight = 10;

/// The steps of a trace, one after another.
class TraceAudit {
public:
    TraceAudit(const Scene& trace, const AuditRules& rules)
        : m_trace(trace), m_rules(rules), m_world(makeWorld(trace)), m_start(m_world.poses), m_findings(trace) {}

    Result<CapstoneVerdict> run(const std::atomic<bool>* cancelled) {
        ImpulseMemory memory;
        while (canPlayBack(m_world)) {
            if (cancelled && *cancelled) return Error{{}, 0, 0, "cancelled"};
            StepAudit audit(m_world, m_rules, memory, m_findings);
            watchStep(m_world, [&](const Event& event, std::size_t) { audit.atStop(event); });
            audit.finish();
            if (const std::string problem = audit.problem(); !problem.empty())
                return Error{{}, 0, 0, "step " + std::to_string(m_world.step) + ": " + problem};
            if (m_rules.level == CapstoneLevel::Stack) checkStack();
        }
        if (std::string missing = whatIsMissing(); !missing.empty() && m_findings.verdict.passed()) return Error{{}, 0, 0, missing};
        CapstoneVerdict& verdict = m_findings.verdict;
        verdict.steps = m_world.step;
        verdict.rows = m_findings.counts.rows;
        verdict.visits = m_findings.counts.visits;
        return verdict;
    }

private:
    void checkStack() {
        for (std::size_t i = 0; i < m_world.bodies.size(); ++i) {
            if (m_world.bodies[i].isStatic) continue;
            const Pose& now = m_world.poses[i];
            const Vec2 moved = now.position - m_start[i].position;
            const Real turned = now.angle - m_start[i].angle;
            const Real worst = std::max(length(moved), std::abs(turned));
            if (worst <= stackTolerance) continue;
            CapstoneDifference fallen;
            fallen.in = DifferenceIn::Stack;
            fallen.phase = Phase::End;
            fallen.step = m_world.step;
            fallen.body = m_trace.bodies[i].id;
            fallen.expected = stackTolerance;
            fallen.found = worst;
            m_findings.add(fallen, {std::isfinite(worst) ? SolverMistake::StackFell : SolverMistake::NotFinite});
            return;
        }
    }

    /// What the level is about, and the trace has not.
    std::string whatIsMissing() const {
        const AuditCounts& counts = m_findings.counts;
        const bool isLongEnough = static_cast<Real>(m_world.step) * m_trace.settings.dt > stackTime - 1e-6;
        const auto moving = static_cast<std::size_t>(std::ranges::count(m_world.bodies, false, &Body::isStatic));
        if (counts.visits == 0) return "expected visits to the rows of contacts, found none";
        switch (m_rules.level) {
            case CapstoneLevel::OneRow:
            case CapstoneLevel::ManyRows:
                return {};
            case CapstoneLevel::Friction:
                return counts.frictionVisits > 0 ? "" : "expected visits to friction rows, found none";
            case CapstoneLevel::WarmStart:
                return counts.starts > 0
                           ? ""
                           : "expected contacts that go on from one step to the next, with their 'feature', found none";
            case CapstoneLevel::PositionCorrection:
                return counts.deep > 0 ? "" : "expected contacts deeper than the slop, found none";
            case CapstoneLevel::Stack:
                if (moving < stackHeight) return "expected a stack of ten bodies that can move, found " + std::to_string(moving);
                return isLongEnough ? "" : "expected steps of 10 s together, found " + std::to_string(m_world.step) + " steps";
        }
        return {};
    }

    const Scene& m_trace;
    const AuditRules& m_rules;
    World m_world;
    std::vector<Pose> m_start;
    AuditFindings m_findings;
};

}  // namespace

AuditRules rulesOf(const CapstoneProblem& problem) {
    const Settings& settings = problem.scene.settings;
    AuditRules rules;
    rules.level = problem.level;
    rules.beta = betaOf(problem.scene);
    rules.slop = settings.slop;
    rules.sweeps = settings.iterations;
    rules.steps = problem.steps;
    rules.ownsHeader = true;
    return rules;
}

AuditRules rulesForEngine(CapstoneLevel level, Real beta, Real slop) {
    AuditRules rules;
    rules.level = level;
    rules.beta = beta;
    rules.slop = slop;
    rules.close.share = 1e-4;  // float
    return rules;
}

Result<CapstoneVerdict> auditTrace(const Scene& trace, const AuditRules& rules, const std::atomic<bool>* cancelled) {
    if (!trace.playback) return Error{{}, 0, 0, "expected a recorded trace"};
    return TraceAudit(trace, rules).run(cancelled);
}

void AuditFindings::add(CapstoneDifference difference, std::vector<SolverMistake> mistakes) {
    DifferenceCounts& counted = verdict.counts[difference.in];
    ++counted.all;
    for (const SolverMistake mistake : std::set(mistakes.begin(), mistakes.end())) ++counted.explained[mistake];
    if (verdict.first) return;
    verdict.first = std::move(difference);
    verdict.candidates = std::move(mistakes);
}

void AuditFindings::noteVisit(const Event& event, std::int64_t step) {
    if (!verdict.first || verdict.first->firstVisit > 0) return;
    CapstoneDifference& first = *verdict.first;
    const bool isRowWrong = first.in >= DifferenceIn::Direction && first.in <= DifferenceIn::Bias;
    if (isRowWrong && first.step == step && first.row == event.visit.row && first.list == rowListOf(event.phase))
        first.firstVisit = event.iteration;
}

std::optional<CapstoneDifference> diagnosisOf(std::span<const CapstoneVerdict> verdicts) {
    const auto failed = std::ranges::find_if(verdicts, [](const CapstoneVerdict& verdict) { return !verdict.passed(); });
    if (failed == verdicts.end()) return std::nullopt;
    CapstoneDifference first = *failed->first;
    DifferenceCounts together;
    for (const CapstoneVerdict& verdict : verdicts) {
        const auto counted = verdict.counts.find(first.in);
        if (counted == verdict.counts.end()) continue;
        together.all += counted->second.all;
        for (const auto& [mistake, count] : counted->second.explained) together.explained[mistake] += count;
    }
    first.all = together.all;
    for (const SolverMistake mistake : failed->candidates) {
        const int explained = together.explained[mistake];
        if (explained <= first.explained) continue;
        first.mistake = mistake;
        first.explained = explained;
    }
    return first;
}

}  // namespace solverscope
