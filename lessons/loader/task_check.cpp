// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/task_check.h"

#include <algorithm>

namespace solverscope {

/// Takes a check apart.
class CheckReader {
public:
    CheckReader(const Expression& check, Reading& reading) : m_check(check), m_reading(reading) {}

    std::vector<CheckFinding> run() {
        if (!m_check.empty()) visit(m_check.m_nodes.size() - 1);
        return std::move(m_findings);
    }

private:
    using Op = ExpressionOp;
    using Kind = CheckFinding::Kind;

    const ExpressionNode& node(std::size_t place) const { return m_check.m_nodes[place]; }

    /// Null where the node asks the engine nothing.
    const Expression::Leaf* leafAt(std::size_t place) const {
        const Expression::Leaf* leaf = node(place).op == Op::Leaf ? &m_check.m_leaves[node(place).index] : nullptr;
        return leaf && leaf->engine ? leaf : nullptr;
    }
    bool asks(std::size_t place, std::string_view name) const { return leafAt(place) && leafAt(place)->name == name; }

    std::optional<Real> valueOf(std::size_t place) const {
        const auto value = evaluate(m_check.part(place), m_reading);
        return value ? std::optional(*value) : std::nullopt;
    }

    /// False: what follows may be read only if this part is true.
    bool visit(std::size_t place) {
        if (node(place).op == Op::And) return visit(node(place).index) && visit(place - 1);
        const auto value = valueOf(place);
        if (!value) return false;
        m_findings.push_back(findingAt(place));
        m_findings.back().holds = *value != 0;
        const Kind kind = m_findings.back().kind;
        return *value != 0 || (kind != Kind::MissingRow && kind != Kind::NoVisit);
    }

    CheckFinding findingAt(std::size_t place) const {
        const ExpressionNode& one = node(place);
        CheckFinding finding;
        if (asks(place, "has_row")) return {Kind::MissingRow, quantityAt(place), {}};
        if (asks(place, "event") && leafAt(place)->field == "is_row") return {Kind::NoVisit, {}, {}};
        if (one.op == Op::Not && asks(place - 1, "has_row")) return {Kind::RowExists, quantityAt(place - 1), {}};
        finding.kind = kindOf(one.op);
        if (finding.kind == Kind::Other) return finding;
        const std::size_t left = one.index;
        if (finding.kind == Kind::Less && node(left).op == Op::Abs) return nearness(left - 1, place - 1);
        finding.left = quantityAt(left);
        finding.right = quantityAt(place - 1);
        return solved(finding, left);
    }

    /// A quantity, or it or its negative with a constant: `2 - body("ball").y`.
    struct Linear {
        std::size_t quantity;
        Real constant = 0;
        bool isNegative = false;
    };

    Linear linearAt(std::size_t place) const {
        const Op op = node(place).op;
        if (op != Op::Add && op != Op::Subtract) return {place};
        const std::size_t left = node(place).index;
        const std::size_t right = place - 1;
        if (isConstant(left) == isConstant(right)) return {place};
        const bool isLeft = isConstant(right);
        Linear linear = linearAt(isLeft ? left : right);
        const bool isTakenAway = op == Op::Subtract && !isLeft;
        if (isTakenAway) linear = {linear.quantity, -linear.constant, !linear.isNegative};
        const Real constant = valueOf(isLeft ? right : left).value_or(0);
        linear.constant += op == Op::Subtract && isLeft ? -constant : constant;
        return linear;
    }

    /// The same for the quantity itself, if it has a name and is compared with a constant: `2 - y < 0.1` is y > 1.9.
    CheckFinding solved(const CheckFinding& finding, std::size_t left) const {
        const Linear linear = linearAt(left);
        if (linear.quantity == left || !finding.right.isConstant) return finding;
        CheckFinding simpler = finding;
        simpler.left = quantityAt(linear.quantity);
        if (simpler.left.object.empty()) return finding;
        simpler.right.value = (finding.right.value - linear.constant) * (linear.isNegative ? -1 : 1);
        if (linear.isNegative) simpler.kind = mirrored(finding.kind);
        return simpler;
    }

    static Kind mirrored(Kind kind) {
        switch (kind) {
            case Kind::Less:
                return Kind::More;
            case Kind::AtMost:
                return Kind::AtLeast;
            case Kind::More:
                return Kind::Less;
            case Kind::AtLeast:
                return Kind::AtMost;
            default:
                return kind;
        }
    }

    CheckFinding nearness(std::size_t difference, std::size_t allowed) const {
        CheckFinding finding{Kind::Near, {}, {}, valueOf(allowed).value_or(0)};
        const bool isDifference = node(difference).op == Op::Subtract;
        finding.left = quantityAt(isDifference ? node(difference).index : difference);
        finding.right.isConstant = true;
        if (isDifference) finding.right = quantityAt(difference - 1);
        CheckFinding whole{Kind::Near, quantityAt(difference), {}, finding.allowed};
        whole.right.isConstant = true;
        const CheckFinding simpler = solved(whole, difference);
        return simpler.left.object.empty() ? finding : simpler;
    }

    static Kind kindOf(Op op) {
        switch (op) {
            case Op::Less:
                return Kind::Less;
            case Op::LessEqual:
                return Kind::AtMost;
            case Op::Greater:
                return Kind::More;
            case Op::GreaterEqual:
                return Kind::AtLeast;
            case Op::Equal:
                return Kind::Equal;
            default:
                return Kind::Other;
        }
    }

    CheckedQuantity quantityAt(std::size_t place) const {
        CheckedQuantity quantity;
        quantity.value = valueOf(place).value_or(0);
        quantity.isConstant = isConstant(place);
        const Expression::Leaf* leaf = leafAt(place);
        if (!leaf && !isFunction(node(place).op)) return quantity;
        quantity.object = leaf ? leaf->name : functionName(node(place).op);
        if (leaf) quantity.field = leaf->field;
        if (leaf) quantity.argument = leaf->text;
        if (!leaf || node(place).operands > 0) quantity.number = valueOf(place - 1).value_or(0);
        return quantity;
    }

    bool isConstant(std::size_t place) const {
        const Expression part = m_check.part(place);
        return std::ranges::none_of(part.m_nodes, [&](const ExpressionNode& one) {
            return isFunction(one.op) || (one.op == Op::Leaf && part.m_leaves[one.index].engine);
        });
    }

    const Expression& m_check;
    Reading& m_reading;
    std::vector<CheckFinding> m_findings;
};

std::vector<TimedInput> learnerInputs(std::span<const TimedInput> inputs, std::span<const TimedInput> setup) {
    std::vector<TimedInput> own;
    for (const TimedInput& input : inputs)
        if (std::find(setup.begin(), setup.end(), input) == setup.end()) own.push_back(input);
    return own;
}

std::vector<SetSetting> settingsIn(std::span<const TimedInput> own) {
    std::vector<SetSetting> settings;
    for (const TimedInput& input : own) {
        const auto* setting = std::get_if<SetSetting>(&input.input);
        if (!setting) continue;
        std::erase_if(settings, [&](const SetSetting& known) { return known.key == setting->key; });
        settings.push_back(*setting);
    }
    return settings;
}

std::vector<MoveBody> movesAfter(std::int64_t judged, std::span<const TimedInput> own) {
    std::vector<MoveBody> moves;
    for (const TimedInput& input : own) {
        const auto* move = std::get_if<MoveBody>(&input.input);
        if (!move || input.step <= judged) continue;
        std::erase_if(moves, [&](const MoveBody& known) { return known.body == move->body; });
        moves.push_back(*move);
    }
    return moves;
}

std::vector<TimedInput> withSettingsFrom(std::int64_t first, std::int64_t judged, std::span<const TimedInput> inputs,
                                         std::span<const TimedInput> setup) {
    const auto own = learnerInputs(inputs, setup);
    const auto isSetting = [](const TimedInput& one) { return std::holds_alternative<SetSetting>(one.input); };
    const auto isLateMove = [judged](const TimedInput& one) {
        return std::holds_alternative<MoveBody>(one.input) && one.step > judged;
    };
    std::vector<TimedInput> moved(inputs.begin(), inputs.end());
    const auto isLate = [&](const TimedInput& one) { return isLateMove(one) || (one.step > first && isSetting(one)); };
    if (std::none_of(own.begin(), own.end(), isLate)) return moved;
    std::erase_if(moved, [&](const TimedInput& one) {
        return (isSetting(one) || isLateMove(one)) && std::find(own.begin(), own.end(), one) != own.end();
    });
    const auto later = std::find_if(moved.begin(), moved.end(), [&](const TimedInput& one) { return one.step > first; });
    std::vector<TimedInput> entered;
    for (const SetSetting& setting : settingsIn(own)) entered.push_back({first, setting});
    for (const MoveBody& move : movesAfter(judged, own)) entered.push_back({first, move});
    moved.insert(later, entered.begin(), entered.end());
    return moved;
}

namespace {

Result<TaskJudgement> judged(const Task& task, EngineState& engine, const Cursor& at, const std::string& fileName) {
    Reading reading{engine, at};
    const auto value = read(task.check, reading, fileName);
    if (!value) return value.error();
    return TaskJudgement{at, *value != 0, CheckReader(task.check, reading).run()};
}

Result<TaskJudgement> scored(const Task& task, EngineState& engine, const Cursor& at, const std::string& fileName) {
    auto judgement = judged(task, engine, at, fileName);
    if (!judgement || !judgement->isDone || !task.score) return judgement;
    Reading reading{engine, at};
    const auto score = read(*task.score, reading, fileName);
    if (!score) return score.error();
    judgement->score = *score;
    return judgement;
}

}  // namespace

Result<TaskJudgement> judge(const Task& task, const Session& session, const std::string& fileName) {
    EngineState engine(session.recording());
    const auto at = task.at ? locate(*task.at, engine, {}, fileName) : Result<Cursor>(session.cursor());
    if (!at) return at.error();
    for (std::int64_t earlier = task.hold - 1; earlier > 0 && at->step - earlier > 0; --earlier) {
        EngineState then(session.recording());  // its limits are those of a single moment
        const std::int64_t step = at->step - earlier;
        auto judgement = judged(task, then, {step, then.eventsOf(step).size() - 1, Term::VelocityB}, fileName);
        if (!judgement || !judgement->isDone) return judgement;
    }
    return scored(task, engine, *at, fileName);
}

std::optional<JudgedRun> judgedRun(const Scene& scene, const std::vector<TimedInput>& inputs, const Cursor& cursor,
                                   const Task& task, const std::string& fileName, const std::atomic<bool>& cancelled) {
    Session run(scene);
    run.replaceInputs(inputs);
    while (!cancelled && !run.extendTo(cursor.step, [&] { return cancelled.load(); })) continue;
    if (cancelled) return std::nullopt;
    run.seek(cursor);
    return JudgedRun{inputs, judge(task, run, fileName)};
}

Result<TaskJudgement> judgeAt(const Cursor& at, const Task& task, const Session& session, const std::string& fileName) {
    EngineState engine(session.recording());
    return judged(task, engine, at, fileName);
}

}  // namespace solverscope
