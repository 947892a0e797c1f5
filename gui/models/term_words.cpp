// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/models/term_words.h"

#include <QCoreApplication>
#include <cmath>

#include "gui/models/number_text.h"
#include "gui/models/row_visit_parts.h"
#include "physics/collision/contact.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

using namespace row_visit;

/// The words for one visit.
class Words {
    Q_DECLARE_TR_FUNCTIONS(TermWords)

public:
    explicit Words(const Session& session)
        : m_session(session),
          m_event(session.event()),
          m_turns(onlyTurns(m_event)),
          m_positions(actsOnPositions(m_event.phase)),
          m_pseudo(actsOnPseudoVelocities(m_event.phase)) {}

    TermStory of(RowTerm term) const {
        switch (term) {
            case RowTerm::None:
                return {};
            case RowTerm::Direction:
                return direction();
            case RowTerm::LeverArmA:
                return arm(QStringLiteral("A"), m_event.a, tr("Article 3: w₁ = −w_A."));
            case RowTerm::LeverArmB:
                return arm(QStringLiteral("B"), m_event.b, tr("Article 3: w₂ = w_B."));
            case RowTerm::VelocityA:
                return motion(QStringLiteral("v_A"), m_event.a, false, false);
            case RowTerm::VelocityB:
                return motion(QStringLiteral("v_B"), m_event.b, false, false);
            case RowTerm::OmegaA:
                return motion(QStringLiteral("ω_A"), m_event.a, true, false);
            case RowTerm::OmegaB:
                return motion(QStringLiteral("ω_B"), m_event.b, true, false);
            case RowTerm::NewVelocityA:
                return motion(QStringLiteral("v_A"), m_event.a, false, true);
            case RowTerm::NewVelocityB:
                return motion(QStringLiteral("v_B"), m_event.b, false, true);
            case RowTerm::NewOmegaA:
                return motion(QStringLiteral("ω_A"), m_event.a, true, true);
            case RowTerm::NewOmegaB:
                return motion(QStringLiteral("ω_B"), m_event.b, true, true);
            case RowTerm::PositionA:
                return place(QStringLiteral("x_A"), m_event.a, false, false);
            case RowTerm::PositionB:
                return place(QStringLiteral("x_B"), m_event.b, false, false);
            case RowTerm::AngleA:
                return place(QStringLiteral("θ_A"), m_event.a, true, false);
            case RowTerm::AngleB:
                return place(QStringLiteral("θ_B"), m_event.b, true, false);
            case RowTerm::NewPositionA:
                return place(QStringLiteral("x_A"), m_event.a, false, true);
            case RowTerm::NewPositionB:
                return place(QStringLiteral("x_B"), m_event.b, false, true);
            case RowTerm::NewAngleA:
                return place(QStringLiteral("θ_A"), m_event.a, true, true);
            case RowTerm::NewAngleB:
                return place(QStringLiteral("θ_B"), m_event.b, true, true);
            case RowTerm::InverseMassA:
                return inverseMass(QStringLiteral("m_A⁻¹"), m_event.a, false);
            case RowTerm::InverseMassB:
                return inverseMass(QStringLiteral("m_B⁻¹"), m_event.b, false);
            case RowTerm::InverseInertiaA:
                return inverseMass(QStringLiteral("I_A⁻¹"), m_event.a, true);
            case RowTerm::InverseInertiaB:
                return inverseMass(QStringLiteral("I_B⁻¹"), m_event.b, true);
            default:
                return ofTheRow(term);
        }
    }

private:
    QString name(BodyId body) const { return QString::fromStdString(bodyName(m_session.scene(), body)); }
    bool isFriction() const { return m_event.rowKind == RowKind::Friction; }
    bool isContact() const { return m_event.constraint.kind == ConstraintKind::Contact; }

    static TermStory story(const QString& letter, const QString& words, const QString& source = {}) {
        return {letter, {}, {}, words, source};
    }

    TermStory direction() const {
        const QString source = tr("Article 3: n₁ = −n for A, n₂ = n for B.");
        const QString letter = QStringLiteral("n");
        if (m_turns) return story(letter, tr("Zero: this row turns the bodies and does not push them."), source);
        if (isFriction())
            return story(letter, tr("Along the surface: the contact normal turned left by a right angle. Length 1."), source);
        if (isContact())
            return story(letter, tr("The contact normal, from A to B, of length 1. An impulse pushes B this way and A the other."),
                         source);
        return story(letter,
                     tr("The direction in which the joint holds B against A. An impulse pushes B this way and A the other."),
                     source);
    }

    TermStory arm(const QString& letter, BodyId body, const QString& source) const {
        const QString symbol = QStringLiteral("w_") + letter;
        if (m_turns) return story(symbol, tr("How much of the row's turning goes to %1.").arg(name(body)), source);
        return story(symbol,
                     tr("Lever arm r × n of %1: how far its centre is from the line of the push. The longer it is, the more an "
                        "impulse turns the body.")
                         .arg(name(body)),
                     source);
    }

    TermStory motion(const QString& letter, BodyId body, bool angular, bool after) const {
        const QString what = angular ? (m_pseudo ? tr("Angular pseudo-velocity") : tr("Angular velocity"))
                                     : (m_pseudo ? tr("Pseudo-velocity") : tr("Velocity"));
        const QString words = after ? tr("%1 of %2 after this visit: what the next row finds.").arg(what, name(body))
                                    : tr("%1 of %2 before this visit: what the rows so far have left.").arg(what, name(body));
        const QString more = m_pseudo ? QLatin1Char(' ') + tr("It moves the body in this step and is then forgotten.") : QString();
        return story(letter, words + more, angular ? tr("Article 3: ω in the vector V.") : tr("Article 3: v in the vector V."));
    }

    TermStory place(const QString& letter, BodyId body, bool angular, bool after) const {
        const QString what = angular ? tr("Angle") : tr("Position of the centre");
        return story(letter, after ? tr("%1 of %2 after this visit.").arg(what, name(body))
                                   : tr("%1 of %2 before this visit.").arg(what, name(body)));
    }

    TermStory inverseMass(const QString& letter, BodyId body, bool angular) const {
        const InverseMass mass = m_session.worldBefore().inverseMasses[index(body)];
        const Real value = angular ? mass.I : mass.m;
        QString words = angular ? tr("One over the moment of inertia of %1: how fast an impulse at unit lever arm turns it.")
                                : tr("One over the mass of %1: how fast an impulse of 1 N s makes it.");
        words = words.arg(name(body));
        if (value == 0) words += QLatin1Char(' ') + tr("Zero: no impulse changes it.");
        return story(letter, words, tr("Article 3: an entry of M⁻¹."));
    }

    QString whyBias() const {
        const World& before = m_session.worldBefore();
        if (isFriction()) return tr("Friction aims at no speed at all, so it is zero.");
        if (!isContact() || m_event.constraint.index >= before.contacts.size()) return tr("It takes the joint's error away.");
        const Contact& contact = before.contacts[m_event.constraint.index];
        if (isOpen(contact)) return tr("The surfaces are still %1 m apart and may close that gap.").arg(shown(contact.separation));
        if (m_event.bias == 0) return tr("Zero: nothing here is to be removed, and nothing bounces.");
        return tr("It removes overlap (%1 m here) or aims at a bounce.").arg(shown(-contact.separation));
    }

    TermStory ofTheRow(RowTerm term) const {
        switch (term) {
            case RowTerm::Jv:
                return story(QStringLiteral("Jv"),
                             m_turns ? tr("How fast B turns against A. The row wants it to be −bias.")
                                     : tr("How fast B moves along n, seen from A, where the row acts: negative is approaching. The "
                                          "row wants it to be −bias."),
                             tr("Article 3: a = J·V."));
            case RowTerm::Bias:
                if (m_positions)
                    return story(QStringLiteral("bias"),
                                 tr("The error C that is to be removed: overlap, or how far a joint is off."),
                                 tr("Article 5: the link's error; XPBD: C."));
                return story(QStringLiteral("bias"), tr("Minus the speed that the row aims at.") + QLatin1Char(' ') + whyBias(),
                             tr("Article 4: β·x/h."));
            case RowTerm::EffectiveMass:
                return story(
                    QStringLiteral("m_eff"),
                    tr("What the row has to move: one over K + γ, where K is how much one unit of impulse changes Jv. Light "
                       "bodies and long lever arms make it small."),
                    tr("Article 3: 1/b, b = J M⁻¹ Jᵀ."));
            case RowTerm::Softness:
                return story(m_positions ? QStringLiteral("α̃") : QStringLiteral("γ"),
                             tr("How much the row gives way to its own impulse. Zero is a hard row."),
                             m_positions ? tr("XPBD: compliance over h².") : tr("Article 4: γ."));
            case RowTerm::Spring:
                return story(
                    QStringLiteral("f, ζ; k, c; β, γ"),
                    tr("The same spring in three ways: frequency and damping ratio, stiffness and damping, and what the solver "
                       "uses in each step."),
                    tr("Article 4: β and γ from k and c."));
            case RowTerm::LambdaLast:
                return story(QStringLiteral("Λ_last"),
                             tr("The impulse that this row had given at the end of the last step. Contacts and "
                                "joints hardly change, so it is a good first guess."),
                             tr("Article 3: warm starting."));
            case RowTerm::Factor:
                return story(QStringLiteral("factor"),
                             tr("How much of the last step's impulse this step begins with: 1 is all of it."));
            case RowTerm::RawDelta:
                return story(QStringLiteral("Δλ_raw"),
                             isWarmStart(m_event.phase)
                                 ? tr("The impulse that is carried over from the last step, before the clamp.")
                                 : tr("The impulse that would make this row right, were it alone."),
                             tr("Article 3: λ = −a/b."));
            case RowTerm::LambdaBefore:
                return story(QStringLiteral("Λ"),
                             tr("The sum of all impulses that this row has given in this step before this visit."),
                             tr("Article 3: the accumulated λ."));
            case RowTerm::Sum:
                return story(QStringLiteral("sum"),
                             tr("What the row would have given in all. It is this sum that is clamped, and not the "
                                "single impulse: so a visit may take back what an earlier one gave too much."),
                             tr("Article 3: accumulated impulses."));
            case RowTerm::Friction:
                return story(QStringLiteral("μ"),
                             tr("How much of the normal impulse friction may use: the geometric mean of the two "
                                "surfaces' coefficients."),
                             tr("Article 3: μ."));
            case RowTerm::NormalImpulse:
                return story(QStringLiteral("Λ_n"),
                             tr("What the contact's normal row has given so far. It opens the friction cone."),
                             tr("Article 3: λ of the normal row."));
            case RowTerm::Bounds:
                return story(QStringLiteral("lower, upper"),
                             isFriction()
                                 ? tr("The friction cone: friction cannot push more than μ times the normal impulse, either way.")
                             : m_event.rowKind == RowKind::Unilateral && isContact()
                                 ? tr("A contact pushes and never pulls: nothing below zero.")
                                 : tr("The range in which the row's impulse must stay."),
                             tr("Article 3: clamping."));
            case RowTerm::LambdaAfter:
                return story(QStringLiteral("Λ′"),
                             tr("The row's impulse after this visit: the sum, brought back between its bounds."),
                             tr("Article 3: the accumulated λ."));
            case RowTerm::Delta:
                return story(QStringLiteral("Δλ"), tr("The impulse that this visit really gives: to B along n, to A against it."),
                             tr("Article 3: λ, as applied."));
            default:
                return {};
        }
    }

    const Session& m_session;
    const Event& m_event;
    bool m_turns;
    bool m_positions;
    bool m_pseudo;
};

}  // namespace

TermStory termInWords(const Session& session, RowTerm term) { return Words(session).of(term); }

QString termUnit(const Event& event, RowTerm term) {
    const bool turns = onlyTurns(event);
    const Units units = unitsOf(event);
    switch (term) {
        case RowTerm::LeverArmA:
        case RowTerm::LeverArmB:
            return turns ? QString() : QStringLiteral("m");
        case RowTerm::VelocityA:
        case RowTerm::VelocityB:
        case RowTerm::NewVelocityA:
        case RowTerm::NewVelocityB:
            return QStringLiteral("m/s");
        case RowTerm::OmegaA:
        case RowTerm::OmegaB:
        case RowTerm::NewOmegaA:
        case RowTerm::NewOmegaB:
            return QStringLiteral("rad/s");
        case RowTerm::PositionA:
        case RowTerm::PositionB:
        case RowTerm::NewPositionA:
        case RowTerm::NewPositionB:
            return QStringLiteral("m");
        case RowTerm::AngleA:
        case RowTerm::AngleB:
        case RowTerm::NewAngleA:
        case RowTerm::NewAngleB:
            return QStringLiteral("rad");
        case RowTerm::Jv:
        case RowTerm::Bias:
            return units.velocity;
        case RowTerm::EffectiveMass:
            return turns ? QStringLiteral("kg m²") : QStringLiteral("kg");
        case RowTerm::Softness:
            return turns ? QStringLiteral("1/(kg m²)") : QStringLiteral("1/kg");
        case RowTerm::InverseMassA:
        case RowTerm::InverseMassB:
            return QStringLiteral("1/kg");
        case RowTerm::InverseInertiaA:
        case RowTerm::InverseInertiaB:
            return QStringLiteral("1/(kg m²)");
        case RowTerm::LambdaLast:
        case RowTerm::RawDelta:
        case RowTerm::LambdaBefore:
        case RowTerm::Sum:
        case RowTerm::NormalImpulse:
        case RowTerm::Bounds:
        case RowTerm::LambdaAfter:
        case RowTerm::Delta:
            return units.impulse;
        default:
            return {};
    }
}

Real normalImpulseOf(const Session& session) {
    const Event& event = session.event();
    const World& before = session.worldBefore();
    const Row& row = rowBefore(session);
    const Settings& settings = session.settings();
    const bool ofLastStep = settings.method == Method::WrongFrictionBound && !isWarmStart(event.phase);
    if (ofLastStep) return before.contacts[row.constraint.index].normalImpulse;
    return accumulates(settings) ? rowsOf(before, event.phase)[row.normalRow].lambda : before.lastDelta[row.normalRow];
}

}  // namespace solverscope
