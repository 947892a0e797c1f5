// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/models/term_story.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>

#include "gui/models/number_text.h"
#include "gui/models/row_visit_parts.h"
#include "gui/models/term_words.h"

namespace solverscope {
namespace {

using namespace row_visit;

struct Letter {
    const char* letters;
    RowTerm term;
};

// The longer ones first where one begins with another.
constexpr std::array termLetters{Letter{"Δλ_raw", RowTerm::RawDelta},
                                 Letter{"Δλ_n", RowTerm::NormalImpulse},
                                 Letter{"Δλ", RowTerm::Delta},
                                 Letter{"Λ_n,last", RowTerm::NormalImpulse},
                                 Letter{"Λ_last", RowTerm::LambdaLast},
                                 Letter{"Λ_n", RowTerm::NormalImpulse},
                                 Letter{"Λ′", RowTerm::LambdaAfter},
                                 Letter{"Λ", RowTerm::LambdaBefore},
                                 Letter{"m_eff", RowTerm::EffectiveMass},
                                 Letter{"m_A⁻¹", RowTerm::InverseMassA},
                                 Letter{"m_B⁻¹", RowTerm::InverseMassB},
                                 Letter{"I_A⁻¹", RowTerm::InverseInertiaA},
                                 Letter{"I_B⁻¹", RowTerm::InverseInertiaB},
                                 Letter{"w_A", RowTerm::LeverArmA},
                                 Letter{"w_B", RowTerm::LeverArmB},
                                 Letter{"ω_A", RowTerm::OmegaA},
                                 Letter{"ω_B", RowTerm::OmegaB},
                                 Letter{"v_A", RowTerm::VelocityA},
                                 Letter{"v_B", RowTerm::VelocityB},
                                 Letter{"x_A", RowTerm::PositionA},
                                 Letter{"x_B", RowTerm::PositionB},
                                 Letter{"θ_A", RowTerm::AngleA},
                                 Letter{"θ_B", RowTerm::AngleB},
                                 Letter{"Jv", RowTerm::Jv},
                                 Letter{"bias", RowTerm::Bias},
                                 Letter{"lower, upper", RowTerm::Bounds},
                                 Letter{"sum", RowTerm::Sum},
                                 Letter{"factor", RowTerm::Factor},
                                 Letter{"α̃", RowTerm::Softness},
                                 Letter{"γ", RowTerm::Softness},
                                 Letter{"μ", RowTerm::Friction},
                                 Letter{"f, ζ", RowTerm::Spring},
                                 Letter{"k, c", RowTerm::Spring},
                                 Letter{"β", RowTerm::Spring},
                                 Letter{"n", RowTerm::Direction}};

RowTerm termOf(const QString& text) {
    for (const Letter& letter : termLetters)
        if (text == QString::fromUtf8(letter.letters)) return letter.term;
    return RowTerm::None;
}

/// What a velocity or place becomes.
RowTerm newTermOf(RowTerm term) {
    switch (term) {
        case RowTerm::VelocityA:
            return RowTerm::NewVelocityA;
        case RowTerm::VelocityB:
            return RowTerm::NewVelocityB;
        case RowTerm::OmegaA:
            return RowTerm::NewOmegaA;
        case RowTerm::OmegaB:
            return RowTerm::NewOmegaB;
        case RowTerm::PositionA:
            return RowTerm::NewPositionA;
        case RowTerm::PositionB:
            return RowTerm::NewPositionB;
        case RowTerm::AngleA:
            return RowTerm::NewAngleA;
        case RowTerm::AngleB:
            return RowTerm::NewAngleB;
        default:
            return term;
    }
}

QString allLetters() {
    QStringList all;
    for (const Letter& letter : termLetters) all += QRegularExpression::escape(QString::fromUtf8(letter.letters));
    return all.join(QLatin1Char('|'));
}

/// Whether a term has been computed at the cursor: inside a visit, later ones have not.
bool isKnown(RowTerm term, Term upTo) {
    switch (term) {
        case RowTerm::RawDelta:
            return upTo >= Term::RawDelta;
        case RowTerm::Sum:
            return upTo >= Term::Sum;
        case RowTerm::Bounds:
        case RowTerm::LambdaAfter:
        case RowTerm::Delta:
            return upTo >= Term::Clamp;
        case RowTerm::NewVelocityA:
        case RowTerm::NewOmegaA:
        case RowTerm::NewPositionA:
        case RowTerm::NewAngleA:
            return upTo >= Term::VelocityA;
        case RowTerm::NewVelocityB:
        case RowTerm::NewOmegaB:
        case RowTerm::NewPositionB:
        case RowTerm::NewAngleB:
            return upTo >= Term::VelocityB;
        default:
            return true;
    }
}

QString vectorText(Vec2 v, QString (*text)(double)) { return QStringLiteral("(%1, %2)").arg(text(v.x), text(v.y)); }

QString shortNumber(double number) { return shown(number); }

/// This row's number for a term, without its unit.
QString numberOf(const Session& session, RowTerm term, QString (*text)(double)) {
    const Event& event = session.event();
    const RowVisit& visit = event.visit;
    const World& before = session.worldBefore();
    const Velocity a = motionOf(before, event.phase, event.a);
    const Velocity b = motionOf(before, event.phase, event.b);
    const InverseMass massA = before.inverseMasses[index(event.a)];
    const InverseMass massB = before.inverseMasses[index(event.b)];
    switch (term) {
        case RowTerm::None:
        case RowTerm::Spring:
            return {};
        case RowTerm::Direction:
            return vectorText(event.n, text);
        case RowTerm::LeverArmA:
            return text(event.wA);
        case RowTerm::LeverArmB:
            return text(event.wB);
        case RowTerm::VelocityA:
        case RowTerm::PositionA:
            return vectorText(a.v, text);
        case RowTerm::VelocityB:
        case RowTerm::PositionB:
            return vectorText(b.v, text);
        case RowTerm::OmegaA:
        case RowTerm::AngleA:
            return text(a.w);
        case RowTerm::OmegaB:
        case RowTerm::AngleB:
            return text(b.w);
        case RowTerm::Jv:
            return text(visit.jv);
        case RowTerm::Bias:
            return text(event.bias);
        case RowTerm::EffectiveMass:
            return text(event.effectiveMass);
        case RowTerm::Softness:
            return text(event.softness);
        case RowTerm::LambdaLast:
            return text(rowBefore(session).lambda);
        case RowTerm::Factor:
            return text(event.phase == Phase::WarmStart ? session.settings().warmStarting : 1);
        case RowTerm::RawDelta:
            return text(visit.rawDelta);
        case RowTerm::LambdaBefore:
            return text(visit.sumBefore);
        case RowTerm::Sum:
            return text(visit.sumBefore + visit.rawDelta);
        case RowTerm::Friction:
            return text(rowBefore(session).friction);
        case RowTerm::NormalImpulse:
            return text(normalImpulseOf(session));
        case RowTerm::Bounds:
            return QStringLiteral("%1 … %2").arg(text(visit.lower), text(visit.upper));
        case RowTerm::LambdaAfter:
            return text(visit.sumAfter);
        case RowTerm::Delta:
            return text(visit.delta);
        case RowTerm::InverseMassA:
            return text(massA.m);
        case RowTerm::InverseMassB:
            return text(massB.m);
        case RowTerm::InverseInertiaA:
            return text(massA.I);
        case RowTerm::InverseInertiaB:
            return text(massB.I);
        case RowTerm::NewVelocityA:
        case RowTerm::NewPositionA:
            return vectorText(event.vA.v, text);
        case RowTerm::NewVelocityB:
        case RowTerm::NewPositionB:
            return vectorText(event.vB.v, text);
        case RowTerm::NewOmegaA:
        case RowTerm::NewAngleA:
            return text(event.vA.w);
        case RowTerm::NewOmegaB:
        case RowTerm::NewAngleB:
            return text(event.vB.w);
    }
    return {};
}

}  // namespace

std::vector<LetterPiece> piecesOf(const QString& text) {
    // A letter alone is a term only where it is no part of a word; where an index follows, it is a longer one.
    static const QRegularExpression term(QStringLiteral("(?<![\\w_])(%1)(?![\\w_⁻])").arg(allLetters()),
                                         QRegularExpression::UseUnicodePropertiesOption);
    std::vector<LetterPiece> pieces;
    const auto plain = [&](qsizetype from, qsizetype to) {
        if (to > from) pieces.push_back({text.mid(from, to - from)});
    };
    // Lines of prose that only begin with a term: "bias = the error to be removed".
    qsizetype past = 0;
    auto found = term.globalMatch(text);
    while (found.hasNext()) {
        const auto match = found.next();
        plain(past, match.capturedStart());
        pieces.push_back({match.captured(), termOf(match.captured())});
        past = match.capturedEnd();
    }
    plain(past, text.size());
    if (pieces.size() > 1 && pieces[1].text.startsWith(QStringLiteral(" ←"))) pieces[0].term = newTermOf(pieces[0].term);
    if (pieces.size() == 1) pieces[0].term = newTermOf(pieces[0].term);  // "v_A" alone: what came out
    return pieces;
}

QString lettersInHtml(const QString& text) {
    static const QRegularExpression subscript(QStringLiteral("_(\\w+)"), QRegularExpression::UseUnicodePropertiesOption);
    return text.toHtmlEscaped().replace(subscript, QStringLiteral("<sub>\\1</sub>"));
}

TermStory TermStory::of(const Session& session, RowTerm term) {
    if (session.event().kind != EventKind::Row) return {};
    TermStory story = termInWords(session, term);
    if (!isKnown(term, session.cursor().term)) return story;
    const QString unit = termUnit(session.event(), term);
    const auto withUnit = [&](const QString& number) {
        return number.isEmpty() || unit.isEmpty() ? number : number + QLatin1Char(' ') + unit;
    };
    story.value = withUnit(numberOf(session, term, shortNumber));
    story.exact = withUnit(numberOf(session, term, solverscope::exact));
    return story;
}

QString TermStory::html() const {
    QString text = QStringLiteral("<b>%1</b>").arg(lettersInHtml(letter));
    if (!value.isEmpty()) text += QStringLiteral(" = ") + value.toHtmlEscaped();
    text += QStringLiteral("<p>%1</p>").arg(words.toHtmlEscaped());
    if (!exact.isEmpty() && exact != value) text += QStringLiteral("<p><small>%1</small></p>").arg(exact.toHtmlEscaped());
    if (!source.isEmpty()) text += QStringLiteral("<p><i>%1</i></p>").arg(source.toHtmlEscaped());
    return text;
}

QString TermStory::plain() const {
    QString text = letter;
    text.remove(QLatin1Char('_'));
    if (!value.isEmpty()) text += QStringLiteral(" = ") + value;
    text += QStringLiteral(". ") + words;
    if (!source.isEmpty()) text += QLatin1Char(' ') + source;
    return text;
}

}  // namespace solverscope
