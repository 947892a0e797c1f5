// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/row_term.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>

#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "physics/constraints/contact_rows.h"

namespace solverscope {
namespace {

using Numbers = RowTermInfo::Numbers;

Velocity motionBefore(const Session& s, BodyId body) { return motionOf(s.worldBefore(), s.event().phase, body); }
InverseMass inverseMass(const Session& s, BodyId body) { return s.worldBefore().inverseMasses[index(body)]; }
Numbers pointOfA(const Session& s) {
    const Vec2 v = motionBefore(s, s.event().a).v;
    return {v.x, v.y};
}
Numbers pointOfB(const Session& s) {
    const Vec2 v = motionBefore(s, s.event().b).v;
    return {v.x, v.y};
}
Numbers turnOfA(const Session& s) { return {motionBefore(s, s.event().a).w}; }
Numbers turnOfB(const Session& s) { return {motionBefore(s, s.event().b).w}; }

// clang-format off
constexpr std::array<RowTermInfo, rowTermCount> table{{
    {.letters = ""},
    {.letters = "n", .key = "n_x", .second = "n_y"},
    {.letters = "w_A", .body = 'A', .key = "w_a"},
    {.letters = "w_B", .body = 'B', .key = "w_b"},
    {.letters = "v_A", .body = 'A', .unit = UnitKind::Velocity, .read = pointOfA},
    {.letters = "v_B", .body = 'B', .unit = UnitKind::Velocity, .read = pointOfB},
    {.letters = "ω_A", .body = 'A', .angular = true, .unit = UnitKind::Turning, .read = turnOfA},
    {.letters = "ω_B", .body = 'B', .angular = true, .unit = UnitKind::Turning, .read = turnOfB},
    {.letters = "x_A", .body = 'A', .unit = UnitKind::Length, .read = pointOfA},
    {.letters = "x_B", .body = 'B', .unit = UnitKind::Length, .read = pointOfB},
    {.letters = "θ_A", .body = 'A', .angular = true, .unit = UnitKind::Angle, .read = turnOfA},
    {.letters = "θ_B", .body = 'B', .angular = true, .unit = UnitKind::Angle, .read = turnOfB},
    {.letters = "Jv", .key = "jv"},
    {.letters = "bias", .key = "bias"},
    {.letters = "m_eff", .key = "effective_mass"},
    {.letters = "γ", .key = "softness"},
    {.letters = "f, ζ; k, c; β, γ"},
    {.letters = "Λ_last", .unit = UnitKind::Impulse, .read = [](const Session& s) { return Numbers{carriedOver(s)}; }},
    {.letters = "factor",
     .read = [](const Session& s) { return Numbers{s.event().phase == Phase::WarmStart ? s.settings().warmStarting : 1}; }},
    {.letters = "Δλ_raw", .from = Term::RawDelta, .key = "raw_delta"},
    {.letters = "Λ", .key = "sum_before"},
    {.letters = "sum", .from = Term::Sum, .unit = UnitKind::Impulse,
     .read = [](const Session& s) { return Numbers{s.event().visit.lambdaBefore + s.event().visit.rawDelta}; }},
    {.letters = "μ", .read = [](const Session& s) { return Numbers{rowBefore(s).friction}; }},
    {.letters = "Λ_n", .unit = UnitKind::Impulse, .read = [](const Session& s) { return Numbers{normalImpulseOf(s)}; }},
    {.letters = "lower, upper", .from = Term::Clamp, .key = "lower", .second = "upper"},
    {.letters = "Λ′", .from = Term::Clamp, .key = "sum_after"},
    {.letters = "Δλ", .from = Term::Clamp, .key = "delta"},
    {.letters = "k′", .from = Term::VelocityB, .key = "stiffness_after"},
    {.letters = "m_A⁻¹", .body = 'A', .unit = UnitKind::InverseMass,
     .read = [](const Session& s) { return Numbers{inverseMass(s, s.event().a).m}; }},
    {.letters = "m_B⁻¹", .body = 'B', .unit = UnitKind::InverseMass,
     .read = [](const Session& s) { return Numbers{inverseMass(s, s.event().b).m}; }},
    {.letters = "I_A⁻¹", .body = 'A', .angular = true, .unit = UnitKind::InverseInertia,
     .read = [](const Session& s) { return Numbers{inverseMass(s, s.event().a).I}; }},
    {.letters = "I_B⁻¹", .body = 'B', .angular = true, .unit = UnitKind::InverseInertia,
     .read = [](const Session& s) { return Numbers{inverseMass(s, s.event().b).I}; }},
    {.letters = "v_A", .from = Term::VelocityA, .body = 'A', .key = "va_x", .second = "va_y"},
    {.letters = "v_B", .from = Term::VelocityB, .body = 'B', .key = "vb_x", .second = "vb_y"},
    {.letters = "ω_A", .from = Term::VelocityA, .body = 'A', .angular = true, .key = "wa"},
    {.letters = "ω_B", .from = Term::VelocityB, .body = 'B', .angular = true, .key = "wb"},
    {.letters = "x_A", .from = Term::VelocityA, .body = 'A', .unit = UnitKind::Length, .key = "va_x", .second = "va_y"},
    {.letters = "x_B", .from = Term::VelocityB, .body = 'B', .unit = UnitKind::Length, .key = "vb_x", .second = "vb_y"},
    {.letters = "θ_A", .from = Term::VelocityA, .body = 'A', .angular = true, .unit = UnitKind::Angle, .key = "wa"},
    {.letters = "θ_B", .from = Term::VelocityB, .body = 'B', .angular = true, .unit = UnitKind::Angle, .key = "wb"},
}};
// clang-format on

}  // namespace

Numbers RowTermInfo::numbers(const Session& session) const {
    if (read) return read(session);
    Numbers numbers;
    for (const char* name : {key, second})
        if (name) numbers.push_back(valueOf(infoOf(quantityOf(name)), {session.event(), session.world(), {}}).value_or(0));
    return numbers;
}

const RowTermInfo& infoOf(RowTerm term) { return table[static_cast<std::size_t>(term)]; }

QString lettersOf(RowTerm term, const Event& event) {
    if (term == RowTerm::Softness && actsOnPositions(event.phase)) return QStringLiteral("α̃");
    if (term == RowTerm::EffectiveMass && hasStiffness(event)) return QStringLiteral("k");
    return QString::fromUtf8(infoOf(term).letters);
}

QString unitOf(RowTerm term, const Event& event) {
    const RowTermInfo& info = infoOf(term);
    const UnitKind unit = info.unit == UnitKind::None && info.key ? infoOf(quantityOf(info.key)).unit : info.unit;
    return qstring(unitText(unit, rowListOf(event.phase), isAngular(event)));
}

const Row& rowBefore(const Session& session) {
    const Event& event = session.event();
    return rowsOf(session.worldBefore(), event.phase)[event.visit.row];
}

Real carriedOver(const Session& session) {
    const World& world = session.worldBefore();
    const Row& row = rowBefore(session);
    const Event& event = session.event();
    const bool isContact = row.constraint.kind == ConstraintKind::Contact && row.constraint.index < world.contacts.size();
    if (!world.playback || !isContact || event.substep > 1) return row.lambda;
    const auto key = contactKey(world.contacts[row.constraint.index]);
    const auto before = std::ranges::find(world.previousContacts, key, contactKey);
    if (before == world.previousContacts.end()) return row.lambda;
    return event.phase == Phase::WarmStartPseudo ? before->pseudoImpulse
           : row.kind == RowKind::Friction       ? before->tangentImpulse
                                                 : before->normalImpulse;
}

bool boundsByLastStep(const Session& session) {
    return traitsOf(session.settings()).boundsByLastStep && !isWarmStart(session.event().phase);
}

Real normalImpulseOf(const Session& session) {
    const World& before = session.worldBefore();
    const Row& row = rowBefore(session);
    if (boundsByLastStep(session)) return before.contacts[row.constraint.index].normalImpulse;
    if (!accumulates(session.settings())) return before.lastDelta[row.normalRow];
    const Real now = rowsOf(before, session.event().phase)[row.normalRow].lambda;
    const bool seesStartOfSweep = appliesAfterSweep(session.settings(), session.event().phase);
    return seesStartOfSweep ? now - before.lastDelta[row.normalRow] : now;
}

namespace {

/// The words for a term of one visit, and where the articles have it.
class Words {
    Q_DECLARE_TR_FUNCTIONS(TermText)

public:
    Words(const Session& session, RowTerm term)
        : m_session(session),
          m_event(session.event()),
          m_turns(isAngular(m_event)),
          m_positions(actsOnPositions(m_event.phase)),
          m_pseudo(actsOnPseudoVelocities(m_event.phase)),
          m_term(infoOf(term)),
          m_body(m_term.body == 'B' ? m_event.b : m_event.a) {}

    struct Text {
        QString words;
        QString source = {};
    };

    Text of(RowTerm term) const {
        switch (term) {
            case RowTerm::None:
                return {};
            case RowTerm::Direction: {
                const QString source = tr("Article 3: n₁ = −n for A, n₂ = n for B.");
                if (m_turns) return {tr("Zero: this row turns the bodies and does not push them."), source};
                if (isFriction())
                    return {tr("Along the surface: the contact normal rotated left by a right angle. Length 1."), source};
                if (isContact())
                    return {tr("The contact normal, from A to B, of length 1. An impulse pushes B along it and A against it."),
                            source};
                return {
                    tr("The direction in which the joint holds B relative to A. An impulse pushes B along it and A against it."),
                    source};
            }
            case RowTerm::LeverArmA:
            case RowTerm::LeverArmB:
                return {m_turns ? tr("The coefficient of the angular velocity of %1 in this row.").arg(name())
                                : tr("Lever arm r × n of %1: how far its centre is from the line of action. The longer it is, the "
                                     "more an impulse rotates the body.")
                                      .arg(name()),
                        term == RowTerm::LeverArmA ? tr("Article 3: w₁ = −w_A.") : tr("Article 3: w₂ = w_B.")};
            case RowTerm::VelocityA:
            case RowTerm::VelocityB:
            case RowTerm::OmegaA:
            case RowTerm::OmegaB:
            case RowTerm::NewVelocityA:
            case RowTerm::NewVelocityB:
            case RowTerm::NewOmegaA:
            case RowTerm::NewOmegaB:
                return motion();
            case RowTerm::PositionA:
            case RowTerm::PositionB:
            case RowTerm::AngleA:
            case RowTerm::AngleB:
            case RowTerm::NewPositionA:
            case RowTerm::NewPositionB:
            case RowTerm::NewAngleA:
            case RowTerm::NewAngleB:
                return {(isAfter() ? tr("%1 of %2 after this visit.") : tr("%1 of %2 before this visit."))
                            .arg(m_term.angular ? tr("Angle") : tr("Position of the centre"), name()),
                        {}};
            case RowTerm::InverseMassA:
            case RowTerm::InverseMassB:
            case RowTerm::InverseInertiaA:
            case RowTerm::InverseInertiaB:
                return inverseMass();
            case RowTerm::Jv:
                return {m_turns ? tr("How fast B rotates relative to A. The row wants it to be −bias.")
                                : tr("How fast B moves along n relative to A, where the row acts: negative is approaching. The row "
                                     "wants it to be −bias."),
                        tr("Article 3: a = J·V.")};
            case RowTerm::Bias:
                if (m_positions)
                    return {tr("The error C to be removed: overlap, or the error of a joint."),
                            tr("Article 5: the link's error; XPBD: C.")};
                return {tr("Minus the row's target speed.") + QLatin1Char(' ') + biasReason(), tr("Article 4: β·x/h.")};
            case RowTerm::StiffnessAfter:
                return {tr("The stiffness with which the next sweep finds the row: larger by h² β |C|, unless Λ is at a bound."),
                        tr("AVBD: k, and its ramp β.")};
            case RowTerm::EffectiveMass:
                if (hasStiffness(m_event))
                    return {tr("The stiffness of the row's spring, times h²: in kg, as the masses of the bodies."), tr("AVBD: k.")};
                return {tr("The effective mass of the row: one over K + γ, where K is how much one unit of impulse changes Jv. "
                           "Light bodies and long lever arms make it small."),
                        tr("Article 3: 1/b, b = J M⁻¹ Jᵀ.")};
            case RowTerm::Softness:
                return {tr("How much the row yields to its own impulse. Zero is a hard row."),
                        m_positions ? tr("XPBD: compliance over h².") : tr("Article 4: γ.")};
            case RowTerm::Spring:
                return {tr("The same spring in three ways: frequency and damping ratio, stiffness and damping, and what the solver "
                           "uses in each step."),
                        tr("Article 4: β and γ from k and c.")};
            case RowTerm::LambdaLast:
                return {tr("The impulse of this row at the end of the last step. Contacts and joints hardly change, so it is a "
                           "good first guess."),
                        tr("Article 3: warm starting.")};
            case RowTerm::Factor:
                return {tr("How much of the last step's impulse this step starts with: 1 is all of it.")};
            case RowTerm::RawDelta:
                return {isWarmStart(m_event.phase) ? tr("The impulse that is carried over from the last step, before the clamp.")
                                                   : tr("The impulse that would satisfy this row alone."),
                        tr("Article 3: λ = −a/b.")};
            case RowTerm::LambdaBefore:
                return {tr("The sum of all impulses that this row has applied in this step before this visit."),
                        tr("Article 3: the accumulated λ.")};
            case RowTerm::Sum:
                return {tr("What the row would have applied in total. This sum is clamped, not the single impulse, so a visit may "
                           "undo what an earlier one applied in excess."),
                        tr("Article 3: accumulated impulses.")};
            case RowTerm::Friction:
                return {tr("How much of the normal impulse friction may use: the geometric mean of the two "
                           "surfaces' coefficients."),
                        tr("Article 3: μ.")};
            case RowTerm::NormalImpulse:
                return {tr("What the contact's normal row has applied so far. It determines the width of the friction cone."),
                        tr("Article 3: λ of the normal row.")};
            case RowTerm::Bounds:
                return {
                    isFriction()
                        ? tr("The friction cone: friction cannot push more than μ times the normal impulse, in either direction.")
                    : m_event.rowKind == RowKind::Unilateral && isContact()
                        ? tr("A contact pushes and never pulls: nothing below zero.")
                        : tr("The range in which the row's impulse must stay."),
                    tr("Article 3: clamping.")};
            case RowTerm::LambdaAfter:
                return {tr("The row's impulse after this visit: the sum, clamped to its bounds."),
                        tr("Article 3: the accumulated λ.")};
            case RowTerm::Delta:
                return {tr("The impulse that this visit actually applies: to B along n, to A against it."),
                        tr("Article 3: λ, as applied.")};
        }
        return {};
    }

private:
    QString name() const { return bodyText(m_session.scene(), m_body); }
    bool isFriction() const { return m_event.rowKind == RowKind::Friction; }
    bool isContact() const { return m_event.constraint.kind == ConstraintKind::Contact; }

    bool isAfter() const { return m_term.from >= Term::VelocityA; }

    Text motion() const {
        const QString what = m_term.angular ? (m_pseudo ? tr("Angular pseudo-velocity") : tr("Angular velocity"))
                                            : (m_pseudo ? tr("Pseudo-velocity") : tr("Velocity"));
        const QString words = isAfter() ? tr("%1 of %2 after this visit: what the next row sees.").arg(what, name())
                                        : tr("%1 of %2 before this visit: what the earlier rows have left.").arg(what, name());
        const QString more = m_pseudo ? QLatin1Char(' ') + tr("It moves the body in this step and is then discarded.") : QString();
        return {words + more, m_term.angular ? tr("Article 3: ω in the vector V.") : tr("Article 3: v in the vector V.")};
    }

    Text inverseMass() const {
        const QString words =
            (m_term.angular
                 ? tr("One over the moment of inertia of %1: the angular velocity that an impulse at unit lever arm adds.")
                 : tr("One over the mass of %1: the velocity that an impulse of 1 N s adds."))
                .arg(name());
        const bool isZero = m_term.numbers(m_session)[0] == 0;
        return {isZero ? words + QLatin1Char(' ') + tr("Zero: no impulse changes it.") : words, tr("Article 3: an entry of M⁻¹.")};
    }

    QString biasReason() const {
        const World& before = m_session.worldBefore();
        if (isFriction()) return tr("Friction has no target speed, so this is zero.");
        if (!isContact() || m_event.constraint.index >= before.contacts.size()) return tr("It removes the joint's error.");
        const Contact& contact = before.contacts[m_event.constraint.index];
        if (isSpeculative(contact, openFrom(m_session.settings())))
            return tr("The surfaces are still %1 m apart and may close that gap.").arg(shown(contact.separation));
        if (m_event.bias == 0) return tr("Zero: there is no error to remove, and nothing bounces.");
        return tr("It removes overlap (%1 m here) or sets the target speed of a bounce.").arg(shown(-contact.separation));
    }

    const Session& m_session;
    const Event m_event;
    bool m_turns;
    bool m_positions;
    bool m_pseudo;
    const RowTermInfo& m_term;
    BodyId m_body;
};

QString shortNumber(double number) { return shown(number); }

QString numbersOf(const Session& session, RowTerm term, QString (*text)(double)) {
    QStringList texts;
    if (infoOf(term).key || infoOf(term).read)
        for (const double number : infoOf(term).numbers(session)) texts += text(number);
    if (term == RowTerm::Bounds) return texts.join(QStringLiteral(" … "));
    return texts.size() < 2 ? texts.join(QString()) : QStringLiteral("(%1)").arg(texts.join(QStringLiteral(", ")));
}

}  // namespace

QString lettersInHtml(const QString& text) {
    static const QRegularExpression subscript(QStringLiteral("_(\\w+)"), QRegularExpression::UseUnicodePropertiesOption);
    return text.toHtmlEscaped().replace(subscript, QStringLiteral("<sub>\\1</sub>"));
}

TermDescription TermDescription::of(const Session& session, RowTerm term) {
    const Event& event = session.event();
    if (event.kind != EventKind::Row || term == RowTerm::None) return {};
    const auto [words, source] = Words(session, term).of(term);
    TermDescription description{lettersOf(term, event), {}, {}, words, source};
    if (session.cursor().term < infoOf(term).from) return description;
    const QString unit = unitOf(term, event);
    const auto with = [&](const QString& number) { return number.isEmpty() ? number : withUnit(number, unit); };
    description.value = with(numbersOf(session, term, shortNumber));
    description.exact = with(numbersOf(session, term, solverscope::exact));
    return description;
}

QString TermDescription::html() const {
    QString text = QStringLiteral("<b>%1</b>").arg(lettersInHtml(letter));
    if (!value.isEmpty()) text += QStringLiteral(" = ") + value.toHtmlEscaped();
    text += QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped());
    if (!exact.isEmpty() && exact != value) text += QStringLiteral("<p><small>%1</small></p>").arg(exact.toHtmlEscaped());
    if (!source.isEmpty()) text += QStringLiteral("<p><i>%1</i></p>").arg(source.toHtmlEscaped());
    return text;
}

QString TermDescription::plain() const {
    QString text = letter;
    text.remove(QLatin1Char('_'));
    if (!value.isEmpty()) text += QStringLiteral(" = ") + value;
    text += QStringLiteral(". ") + words;
    if (!source.isEmpty()) text += QLatin1Char(' ') + source;
    return text;
}

}  // namespace solverscope
