// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/models/row_formula.h"

#include <algorithm>
#include <array>

#include "gui/models/number_text.h"
#include "physics/trace/names.h"
#include "physics/world/row_spring.h"

namespace solverscope {
namespace {

FormulaParts& operator<<(FormulaParts& parts, const QString& text) {
    parts.emplace_back(text);
    return parts;
}

FormulaParts& operator<<(FormulaParts& parts, double number) {
    parts.emplace_back(number);
    return parts;
}

FormulaParts& operator<<(FormulaParts& parts, Vec2 vector) {
    return parts << QStringLiteral("(") << vector.x << QStringLiteral(", ") << vector.y << QStringLiteral(")");
}

/// A number that follows an operator: negative ones in brackets.
struct Operand {
    double number;
};

FormulaParts& operator<<(FormulaParts& parts, Operand operand) {
    if (!(operand.number < 0)) return parts << operand.number;
    return parts << QStringLiteral("(") << operand.number << QStringLiteral(")");
}

const QString plus = QStringLiteral(" + ");
const QString minus = QStringLiteral(" − ");
const QString times = QStringLiteral("·");

/// One of the two bodies of a visit: how the impulse gets to it, and what it has afterwards.
struct Side {
    Term term;
    BodyId body;
    QString letter;
    QString sign;
    Real w;
    Velocity after;
};

std::array<Side, 2> sidesOf(const Event& event) {
    return {Side{Term::VelocityA, event.a, QStringLiteral("A"), minus, event.wA, event.vA},
            Side{Term::VelocityB, event.b, QStringLiteral("B"), plus, event.wB, event.vB}};
}

struct Units {
    QString velocity;
    QString impulse;
};

Units unitsOf(const Event& event) {
    const RowList list = rowListOf(event.phase);
    const bool turns = event.n == Vec2{};
    return {rowUnit(list, turns), impulseUnit(list, turns)};
}

QString clampInWords(Clamp clamp) {
    switch (clamp) {
        case Clamp::None:
            return RowFormula::tr("within the bounds");
        case Clamp::Lower:
            return RowFormula::tr("stopped at the lower bound");
        case Clamp::Upper:
            return RowFormula::tr("stopped at the upper bound");
    }
    return {};
}

QString softnessInWords(SoftnessKind kind) {
    if (kind == SoftnessKind::WithoutJ0)
        return RowFormula::tr("; the bias takes −γ j₀ along, so that γ acts on this step's j alone");
    if (kind == SoftnessKind::ScaledVelocity)
        return RowFormula::tr("; here without γ: m_eff is d/K and the bias divided by d = K/(K + γ)");
    return {};
}

const Row& rowBefore(const Session& session) {
    const Event& event = session.event();
    return rowsOf(session.worldBefore(), event.phase)[event.visit.row];
}

/// Why a row has nothing to begin with.
QString whyCold(const Session& session) {
    const World& world = session.world();
    const ConstraintRef constraint = session.event().constraint;
    if (constraint.kind == ConstraintKind::Contact && constraint.index < world.contacts.size()) {
        switch (matchOf(world.contacts[constraint.index], world.previousContacts)) {
            case Match::NewPair:
                return RowFormula::tr("nothing to begin with: the bodies did not touch in the last step");
            case Match::NewFeatures:
                return RowFormula::tr("nothing to begin with: the bodies touched at other features in the last step");
            case Match::Broken:
                return RowFormula::tr("nothing to begin with: the match was broken by hand");
            case Match::Kept:
                break;
        }
        return RowFormula::tr("nothing to begin with: the row did nothing in the last step");
    }
    return RowFormula::tr("nothing to begin with: the row is new, or did nothing");
}

/// Whether the row belongs to a contact that skip_separating has taken out.
bool isTakenOut(const Session& session) {
    const Event& event = session.event();
    const bool skips = session.settings().skipSeparating && hasOneSubStep(session.settings().method);
    return skips && event.constraint.kind == ConstraintKind::Contact && event.effectiveMass == 0 &&
           !actsOnPseudoVelocities(event.phase);
}

bool isWarmStart(Phase phase) { return phase == Phase::WarmStart || phase == Phase::WarmStartPseudo; }

}  // namespace

int sweepsOf(const Settings& settings, Phase phase) {
    switch (phase) {
        case Phase::SolvePseudoVelocities:
            return pseudoVelocitySweeps(settings);
        case Phase::SolvePositions:
            if (!correctsPositions(settings)) return settings.iterations;
            return settings.positionCorrection == PositionCorrection::LinearProjection ? 1 : settings.positionIterations;
        case Phase::RelaxVelocities:
            return settings.relaxIterations;
        default:
            return velocitySweeps(settings);
    }
}

QString rowKindInWords(RowKind kind, ConstraintKind constraint) {
    const bool isRope = constraint == ConstraintKind::Joint && kind == RowKind::Unilateral;
    return isRope ? RowFormula::tr("pulls only") : rowKindInWords(kind);
}

QString rowKindInWords(RowKind kind) {
    switch (kind) {
        case RowKind::Equality:
            return RowFormula::tr("equality");
        case RowKind::Unilateral:
            return RowFormula::tr("pushes only");
        case RowKind::Friction:
            return RowFormula::tr("friction");
        case RowKind::Limit:
            return RowFormula::tr("limit");
        case RowKind::Motor:
            return RowFormula::tr("motor");
    }
    return {};
}

QString rowKindInAWord(RowKind kind, ConstraintKind constraint) {
    if (kind != RowKind::Unilateral) return rowKindInWords(kind);
    return constraint == ConstraintKind::Joint ? RowFormula::tr("pull") : RowFormula::tr("push");
}

QString rowListInWords(RowList list) {
    switch (list) {
        case RowList::Velocities:
            break;
        case RowList::PseudoVelocities:
            return RowFormula::tr("pseudo-velocity rows");
        case RowList::Positions:
            return RowFormula::tr("position rows");
    }
    return RowFormula::tr("velocity rows");
}

QString rowListInWords(Phase phase) { return rowListInWords(rowListOf(phase)); }

QString impulseUnit(RowList list, bool turns) {
    if (list == RowList::Positions) return turns ? QStringLiteral("kg m²") : QStringLiteral("kg m");
    return turns ? QStringLiteral("N m s") : QStringLiteral("N s");
}

QString rowUnit(RowList list, bool turns) {
    if (list == RowList::Positions) return turns ? QStringLiteral("rad") : QStringLiteral("m");
    return turns ? QStringLiteral("rad/s") : QStringLiteral("m/s");
}

std::optional<RowFormula> RowFormula::of(const Session& session) {
    const Event& event = session.event();
    if (event.kind != EventKind::Row) return std::nullopt;
    const auto count = rowsOf(session.worldBefore(), event.phase).size();
    RowFormula formula;
    formula.title = QStringLiteral("%1 · %2").arg(
        QString::fromStdString(constraintName(session.scene(), session.worldBefore(), event.constraint)),
        rowKindInWords(event.rowKind, event.constraint.kind));
    const int sweeps = sweepsOf(session.settings(), event.phase);
    const QString when = isWarmStart(event.phase)                      ? tr("warm start")
                         : event.phase == Phase::Bounce                ? tr("bounce")
                         : session.settings().method == Method::Direct ? tr("pivot %1").arg(event.iteration)
                                                                       : tr("iteration %1 of %2").arg(event.iteration).arg(sweeps);
    formula.subtitle = tr("row %1 of %2, %3, %4").arg(event.visit.row + 1).arg(count).arg(when, rowListInWords(event.phase));
    formula.current = session.cursor().term;
    if (actsOnPositions(event.phase)) {
        formula.addPositionSolve(session);
        formula.addClamp(session);
        formula.addPositions(session);
        return formula;
    }
    if (rowListOf(event.phase) == RowList::Velocities) formula.addSpring(session);
    isWarmStart(event.phase) ? formula.addWarmStart(session) : formula.addSolve(session);
    formula.addClamp(session);
    formula.addVelocities(session);
    return formula;
}

void RowFormula::addSpring(const Session& session) {
    const Event& event = session.event();
    const auto spring = springOfRow(session.worldBefore(), event.visit.row);
    if (!spring) return;
    const bool turns = event.n == Vec2{};
    const QString perWay = turns ? QStringLiteral("rad") : QStringLiteral("m");
    const QString push = turns ? QStringLiteral("N m") : QStringLiteral("N");
    const auto& [frequency, dampingRatio] = spring->byFrequency;
    const auto& [k, c] = spring->byStiffness;
    const auto& [beta, gamma] = spring->byStep;
    lines.push_back({Term::Jv,
                     tr("f, ζ: this row as a spring"),
                     {},
                     {frequency, QStringLiteral(" Hz, "), dampingRatio},
                     {},
                     tr("swings %1 %2").arg(shown(spring->mass), turns ? QStringLiteral("kg m²") : QStringLiteral("kg"))});
    lines.push_back({Term::Jv,
                     QStringLiteral("k, c"),
                     {},
                     {k, QStringLiteral(" %1/%2, ").arg(push, perWay), c},
                     QStringLiteral("%1 s/%2").arg(push, perWay),
                     {}});
    lines.push_back({Term::Jv,
                     QStringLiteral("β, γ"),
                     {},
                     {beta, QStringLiteral(", "), gamma},
                     turns ? QStringLiteral("1/(kg m²)") : QStringLiteral("1/kg"),
                     tr("of steps of %1 s").arg(shown(spring->h)) + softnessInWords(session.settings().softnessKind)});
}

void RowFormula::addPositionSolve(const Session& session) {
    const Event& event = session.event();
    const Settings& settings = session.settings();
    const Units units = unitsOf(event);
    const bool turns = event.n == Vec2{};

    FormulaLine error{Term::Jv, tr("bias = the error to be removed"), {}, {event.bias}, units.velocity, {}};
    error.remark = event.bias == 0  ? tr("nothing is missing")
                   : turns          ? tr("so far the angle is off")
                   : event.bias < 0 ? tr("so far B has to go along n, seen from A")
                                    : tr("so far B has to go against n, seen from A");
    if (event.constraint.kind == ConstraintKind::Contact && event.rowKind == RowKind::Unilateral)
        error.remark = event.bias < 0 ? tr("so deep must the bodies still be moved apart") : tr("nothing to move apart");
    if (event.rowKind == RowKind::Friction) error.remark = tr("so far the bodies have slid in this sub-step");
    if (correctsPositions(settings) && event.bias != 0)
        error.remark += tr("; β = %1 of the error, contacts less the slop").arg(shown(settings.erp));
    lines.push_back(error);

    FormulaLine raw{Term::RawDelta, tr("Δλ_raw = −m_eff (bias + α̃ Λ)"), {}, {event.visit.rawDelta}, units.impulse, {}};
    raw.numbers << QStringLiteral("−") << Operand{event.effectiveMass} << QStringLiteral("·(") << event.bias << plus
                << Operand{event.softness} << times << Operand{event.visit.sumBefore} << QStringLiteral(")");
    raw.remark = tr("J, K and C worked out anew for where the bodies are now; there is no Jv");
    if (event.visit.relaxation != 1) raw.remark = tr("stiffness %1 of the whole way").arg(shown(event.visit.relaxation));
    lines.push_back(raw);
}

void RowFormula::addPositions(const Session& session) {
    const Event& event = session.event();
    const World& before = session.worldBefore();
    const Real delta = event.visit.delta;

    for (const Side& side : sidesOf(event)) {
        const Velocity was = motionOf(before, event.phase, side.body);
        const InverseMass mass = before.inverseMasses[index(side.body)];
        const bool moves = mass.m > 0 || mass.I > 0;
        const QString name = QString::fromStdString(bodyName(session.scene(), side.body));

        FormulaLine linear{side.term, {}, {}, {}, QStringLiteral("m"), {}};
        linear.letters = QStringLiteral("x_%1 ← x_%1%2Δλ m_%1⁻¹ n").arg(side.letter, side.sign);
        if (moves) linear.numbers << was.v << side.sign << Operand{delta} << times << mass.m << times << event.n;
        linear.result << side.after.v;
        linear.remark =
            !moves ? tr("%1: nothing moves it").arg(name) : tr("%1 goes %2 m").arg(name, shown(length(side.after.v - was.v)));
        lines.push_back(linear);

        FormulaLine angular{side.term, {}, {}, {}, QStringLiteral("rad"), {}};
        angular.letters = QStringLiteral("θ_%1 ← θ_%1%2Δλ I_%1⁻¹ w_%1").arg(side.letter, side.sign);
        if (moves) angular.numbers << was.w << side.sign << Operand{delta} << times << mass.I << times << Operand{side.w};
        angular.result << side.after.w;
        lines.push_back(angular);
    }
}

void RowFormula::addSolve(const Session& session) {
    const Event& event = session.event();
    const Units units = unitsOf(event);
    const auto& velocities = velocitiesOf(session.worldBefore(), event.phase);
    const Velocity& a = velocities[index(event.a)];
    const Velocity& b = velocities[index(event.b)];

    FormulaLine jv{Term::Jv, tr("Jv = n·v_B + w_B ω_B − n·v_A − w_A ω_A"), {}, {event.visit.jv}, units.velocity, {}};
    jv.numbers << event.n << times << b.v << plus << Operand{event.wB} << times << Operand{b.w} << minus << event.n << times << a.v
               << minus << Operand{event.wA} << times << Operand{a.w};
    jv.remark = event.visit.jv < 0   ? tr("B and A approach along n")
                : event.visit.jv > 0 ? tr("B and A part along n")
                                     : tr("no motion along n");
    // Ropes and limits have their n turned so that they push along it, wherever B lies.
    if (event.constraint.kind == ConstraintKind::Joint && event.rowKind != RowKind::Equality && event.visit.jv != 0)
        jv.remark = event.visit.jv > 0 ? tr("B moves along n, seen from A") : tr("B moves against n, seen from A");
    if (event.n == Vec2{}) jv.remark = event.visit.jv == 0 ? tr("no turning against each other") : tr("turning against each other");
    if (event.rowKind == RowKind::Friction) jv.remark = event.visit.jv == 0 ? tr("no sliding") : tr("sliding speed");
    lines.push_back(jv);

    FormulaLine raw{Term::RawDelta, tr("Δλ_raw = −m_eff (Jv + bias + γ Λ)"), {}, {event.visit.rawDelta}, units.impulse, {}};
    raw.numbers << QStringLiteral("−") << Operand{event.effectiveMass} << QStringLiteral("·(") << event.visit.jv << plus
                << Operand{event.bias} << plus << Operand{event.softness} << times << Operand{event.visit.sumBefore}
                << QStringLiteral(")");
    raw.remark = tr("makes this row right, were it alone");
    if (session.settings().method == Method::ImpulseOnce && event.visit.addedBias != 0)
        raw.remark = tr("bias with %1 m/s, so that the bounce is e times the Jv of this moment").arg(shown(event.visit.addedBias));
    else if (chasesBounce(session.settings()) && event.visit.addedBias != 0)
        raw.remark = tr("bias moved by %1 m/s: e times the Jv of this moment, which is wrong").arg(shown(event.visit.addedBias));
    else if (session.settings().method == Method::Direct && event.visit.addedBias != 0)
        raw.remark = tr("bias with %1 m/s: what the other rows of this pivot do, and what is left to later pivots")
                         .arg(shown(event.visit.addedBias));
    else if (event.visit.addedBias != 0 && event.constraint.kind == ConstraintKind::Contact)
        raw.remark = tr("bias with %1 m/s that the other point, found at once, is about to add").arg(shown(event.visit.addedBias));
    if (event.visit.addedBias != 0 && event.constraint.kind == ConstraintKind::Joint && session.settings().method != Method::Direct)
        raw.remark = tr("bias with %1 %2 that the joint's other rows, found at once, are about to add")
                         .arg(shown(event.visit.addedBias), units.velocity);
    if (session.settings().method == Method::Sor)
        raw.remark = tr("ω = %1 times what makes this row right").arg(shown(event.visit.relaxation));
    if (session.settings().method == Method::Jacobi)
        raw.remark = tr("m_eff of the bodies' shares: %1 of the whole").arg(shown(event.visit.relaxation));
    if (isTakenOut(session)) raw.remark = tr("m_eff = 0: taken out before the sweeps, as the bodies parted already");
    lines.push_back(raw);
}

void RowFormula::addWarmStart(const Session& session) {
    const Event& event = session.event();
    const Units units = unitsOf(event);
    const Real carried = rowBefore(session).lambda;
    const Real factor = event.phase == Phase::WarmStart ? session.settings().warmStarting : 1;

    lines.push_back({Term::Jv,
                     tr("Λ_last: what this row ended the last step with"),
                     {},
                     {carried},
                     units.impulse,
                     isTakenOut(session)
                         ? tr("taken out before the sweeps, as the bodies parted already: its old impulses are forgotten")
                     : carried == 0 ? whyCold(session)
                                    : tr("no Jv here: nothing is solved")});
    FormulaLine raw{Term::RawDelta, tr("Δλ_raw = factor · Λ_last"), {}, {event.visit.rawDelta}, units.impulse, {}};
    raw.numbers << factor << times << Operand{carried};
    lines.push_back(raw);
}

void RowFormula::addClamp(const Session& session) {
    const Event& event = session.event();
    const RowVisit& visit = event.visit;
    const QString unit = unitsOf(event).impulse;
    const bool accumulates = clampsSums(session.settings()) || actsOnPositions(event.phase);
    const Real rawSum = visit.sumBefore + visit.rawDelta;

    if (accumulates) {
        FormulaLine sum{Term::Sum, tr("sum = Λ + Δλ_raw"), {}, {rawSum}, unit, {}};
        sum.numbers << visit.sumBefore << plus << Operand{visit.rawDelta};
        lines.push_back(sum);
    } else {
        lines.push_back(
            {Term::Sum, tr("Λ so far"), {}, {visit.sumBefore}, unit, tr("no part of the clamp: each impulse is clamped alone")});
    }

    if (event.rowKind == RowKind::Friction) {
        const World& before = session.worldBefore();
        const Row& row = rowBefore(session);
        const Settings& settings = session.settings();
        const bool ofSum = solverscope::accumulates(settings);
        const bool ofLastStep = settings.method == Method::WrongFrictionBound && !isWarmStart(event.phase);
        const Real normal = ofLastStep ? before.contacts[row.constraint.index].normalImpulse
                            : ofSum    ? rowsOf(before, event.phase)[row.normalRow].lambda
                                       : before.lastDelta[row.normalRow];
        FormulaLine cone{Term::Clamp, ofSum ? tr("lower, upper = ∓ μ Λ_n") : tr("lower, upper = ∓ μ Δλ_n"),
                         {},          {},
                         unit,        tr("the cone, with the normal row's impulse so far")};
        if (ofLastStep) {
            cone.letters = tr("lower, upper = ∓ μ Λ_n,last");
            cone.remark = tr("the cone, with what the normal row ended the last step with: wrong on purpose");
        }
        cone.numbers << QStringLiteral("∓ ") << row.friction << times << Operand{normal};
        cone.result << visit.lower << QStringLiteral(", ") << visit.upper;
        const auto isItsTyre = [&](const TyreGrip& tyre) { return tyre.row == visit.row; };
        const auto tyre = std::find_if(before.tyreGrips.begin(), before.tyreGrips.end(), isItsTyre);
        if (tyre != before.tyreGrips.end() && !actsOnPseudoVelocities(event.phase))
            cone.remark =
                tr("the tyre of %1 slips by %2, where its curve leaves %3 of μ")
                    .arg(QString::fromStdString(bodyName(session.scene(), tyre->wheel)), shown(tyre->slip), shown(tyre->grip));
        lines.push_back(cone);
    }

    FormulaLine clamped{Term::Clamp, {}, {}, {}, unit, clampInWords(visit.clamp)};
    clamped.letters = accumulates ? tr("Λ′ = clamp(sum, lower, upper)") : tr("Δλ = clamp(Δλ_raw, lower, upper)");
    clamped.numbers << QStringLiteral("clamp(") << (accumulates ? rawSum : visit.rawDelta) << QStringLiteral(", ") << visit.lower
                    << QStringLiteral(", ") << visit.upper << QStringLiteral(")");
    clamped.result << (accumulates ? visit.sumAfter : visit.delta);
    lines.push_back(clamped);

    FormulaLine applied{Term::Clamp, {}, {}, {}, unit, {}};
    if (accumulates) {
        applied.letters = tr("Δλ = Λ′ − Λ");
        applied.numbers << visit.sumAfter << minus << Operand{visit.sumBefore};
        applied.result << visit.delta;
        if (visit.delta * visit.sumBefore < 0) applied.remark = tr("takes back a part of what was given before");
    } else {
        applied.letters = tr("Λ′ = Λ + Δλ");
        applied.numbers << visit.sumBefore << plus << Operand{visit.delta};
        applied.result << visit.sumAfter;
    }
    lines.push_back(applied);

    clamp.lower = visit.lower;
    clamp.upper = visit.upper;
    if (accumulates) clamp.before = visit.sumBefore;
    clamp.raw = accumulates ? rawSum : visit.rawDelta;
    clamp.after = accumulates ? visit.sumAfter : visit.delta;
    clamp.clamp = visit.clamp;
    clamp.cone = event.rowKind == RowKind::Friction;
    clamp.rawName = accumulates ? tr("sum") : tr("Δλ raw");
    clamp.afterName = accumulates ? tr("Λ′") : tr("Δλ");
    clamp.unit = unit;
}

void RowFormula::addVelocities(const Session& session) {
    const Event& event = session.event();
    const World& before = session.worldBefore();
    const auto& velocities = velocitiesOf(before, event.phase);
    const Real delta = event.visit.delta;
    const QString perSecond = QStringLiteral("m/s");
    const QString radians = QStringLiteral("rad/s");

    for (const Side& side : sidesOf(event)) {
        const Velocity& was = velocities[index(side.body)];
        const InverseMass mass = before.inverseMasses[index(side.body)];
        const bool moves = mass.m > 0 || mass.I > 0;
        const bool later = session.settings().method == Method::Jacobi && !isWarmStart(event.phase);
        const QString name = QString::fromStdString(bodyName(session.scene(), side.body));
        const QString pseudo = actsOnPseudoVelocities(event.phase) ? tr("pseudo-velocity of %1").arg(name) : name;

        FormulaLine linear{side.term, {}, {}, {}, perSecond, {}};
        linear.letters = QStringLiteral("v_%1 ← v_%1%2Δλ m_%1⁻¹ n").arg(side.letter, side.sign);
        if (later) linear.letters = QStringLiteral("v_%1").arg(side.letter);
        if (moves && !later) linear.numbers << was.v << side.sign << Operand{delta} << times << mass.m << times << event.n;
        linear.result << side.after.v;
        linear.remark = !moves  ? tr("%1: no impulse moves it").arg(pseudo)
                        : later ? tr("%1: its impulses land after the sweep").arg(pseudo)
                                : pseudo;
        lines.push_back(linear);

        FormulaLine angular{side.term, {}, {}, {}, radians, {}};
        angular.letters = QStringLiteral("ω_%1 ← ω_%1%2Δλ I_%1⁻¹ w_%1").arg(side.letter, side.sign);
        if (later) angular.letters = QStringLiteral("ω_%1").arg(side.letter);
        if (moves && !later) angular.numbers << was.w << side.sign << Operand{delta} << times << mass.I << times << Operand{side.w};
        angular.result << side.after.w;
        lines.push_back(angular);
    }
}

QString exactText(const FormulaParts& parts) {
    QString text;
    for (const auto& part : parts)
        text += std::holds_alternative<double>(part) ? exact(std::get<double>(part)) : std::get<QString>(part);
    return text;
}

QString RowFormula::text() const {
    QString text = title + QLatin1Char('\n') + subtitle + QLatin1Char('\n');
    for (const FormulaLine& line : lines) {
        text += line.letters;
        if (!isComputed(line)) {
            text += QStringLiteral(" = ?\n");
            continue;
        }
        if (!line.numbers.empty()) text += QStringLiteral(" = ") + exactText(line.numbers);
        text += QStringLiteral(" = ") + exactText(line.result) + QLatin1Char(' ') + line.unit;
        if (!line.remark.isEmpty()) text += QStringLiteral("  (%1)").arg(line.remark);
        text += QLatin1Char('\n');
    }
    return text;
}

}  // namespace solverscope
