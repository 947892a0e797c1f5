// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/source/source_names.h"

#include <QRegularExpression>
#include <array>

#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"

namespace solverscope {
namespace {

using Numbers = std::vector<double>;
using Unit = UnitKind;

Event eventOf(const Session& session) { return session.event(); }
RowVisit visitOf(const Session& session) { return session.event().visit; }

const Row& rowOf(const Session& session) { return rowsOf(session.world(), eventOf(session).phase)[visitOf(session).row]; }

template <Real RowVisit::*number>
Numbers ofVisit(const Session& session) {
    return {visitOf(session).*number};
}

template <Real Row::*number>
Numbers ofRow(const Session& session) {
    return {rowOf(session).*number};
}

Numbers lambdaOf(const Session& session) {
    if (session.cursor().term >= Term::Clamp) return {visitOf(session).lambdaAfter};
    return {rowsOf(session.worldBefore(), eventOf(session).phase)[visitOf(session).row].lambda};
}

Numbers lambdaOfNormalRow(const Session& session) {
    const auto& rows = rowsOf(session.world(), eventOf(session).phase);
    const Row& row = rowOf(session);
    if (row.kind != RowKind::Friction || row.normalRow >= rows.size()) return {};
    return {rows[row.normalRow].lambda};
}

Numbers motionNumbers(const Session& session, BodyId body) {
    const Velocity motion = motionOf(session.world(), eventOf(session).phase, body);
    return {motion.v.x, motion.v.y, motion.w};
}

Numbers speedAlongRow(const Session& session) {
    if (actsOnPositions(eventOf(session).phase)) return {};
    return {visitOf(session).jv};
}

Numbers massOf(const Session& session, BodyId body) {
    const InverseMass mass = session.world().inverseMasses[index(body)];
    return {mass.m, mass.I};
}

constexpr std::array allNames{
    SourceName{"jv", "Jv", QT_TRANSLATE_NOOP("SourceNames", "articles 1, 2: v_rel·n; article 3: a = Jv; article 4: v₁"),
               QT_TRANSLATE_NOOP("SourceNames", "How fast B moves away from A along the row, before this visit"), Unit::RowSpeed,
               Term::Jv, speedAlongRow},
    SourceName{"rawDelta", "Δλ raw", QT_TRANSLATE_NOOP("SourceNames", "article 1: I; articles 2, 4: j; article 3: λ = −a/b"),
               QT_TRANSLATE_NOOP("SourceNames", "The impulse that would satisfy this row alone, before any clamp"), Unit::Impulse,
               Term::RawDelta, ofVisit<&RowVisit::rawDelta>},
    SourceName{"carried", "Λ carried", QT_TRANSLATE_NOOP("SourceNames", "article 3: the last step's λ; article 4: j₀"),
               QT_TRANSLATE_NOOP("SourceNames", "The last step's sum, times the warm-starting factor"), Unit::Impulse,
               Term::RawDelta, ofVisit<&RowVisit::rawDelta>},
    SourceName{"lambdaBefore", "Λ before", QT_TRANSLATE_NOOP("SourceNames", "article 3: the accumulated λ; article 4: j₀"),
               QT_TRANSLATE_NOOP("SourceNames", "The sum of the row's impulses in this step so far"), Unit::Impulse, Term::Jv,
               ofVisit<&RowVisit::lambdaBefore>},
    SourceName{"rawLambda", "Λ + Δλ", QT_TRANSLATE_NOOP("SourceNames", "article 3: the accumulated λ, before it is clamped"),
               QT_TRANSLATE_NOOP("SourceNames", "The new sum before the clamp"), Unit::Impulse, Term::Sum,
               [](const Session& s) { return Numbers{visitOf(s).lambdaBefore + visitOf(s).rawDelta}; }},
    SourceName{"row.lambda", "Λ", QT_TRANSLATE_NOOP("SourceNames", "article 3: the accumulated λ; article 4: j + j₀"),
               QT_TRANSLATE_NOOP("SourceNames", "The row's accumulated impulse: the sum of what all visits of this step applied"),
               Unit::Impulse, Term::Jv, lambdaOf},
    SourceName{"[].lambda", "Λn", QT_TRANSLATE_NOOP("SourceNames", "article 3: λ of the normal row"),
               QT_TRANSLATE_NOOP("SourceNames", "The accumulated impulse of the normal row, which bounds a friction row"),
               Unit::Impulse, Term::Jv, lambdaOfNormalRow},
    SourceName{"delta", "Δλ", QT_TRANSLATE_NOOP("SourceNames", "article 3: λ after clamping; articles 2, 4: j"),
               QT_TRANSLATE_NOOP("SourceNames", "The impulse that this visit applies"), Unit::Impulse, Term::Clamp,
               ofVisit<&RowVisit::delta>},
    SourceName{"row.effectiveMass", "m_eff",
               QT_TRANSLATE_NOOP("SourceNames", "article 2: 1/(1/mA + 1/mB); article 3: 1/b; article 4: 1/(γ + 1/m)"),
               QT_TRANSLATE_NOOP("SourceNames", "How heavy the two bodies are along the row: impulse per change of Jv"), Unit::Mass,
               Term::Jv, ofRow<&Row::effectiveMass>},
    SourceName{"k", "k", QT_TRANSLATE_NOOP("SourceNames", "AVBD: k"),
               QT_TRANSLATE_NOOP("SourceNames", "The stiffness of the row's spring, times h²"), Unit::Mass, Term::Jv,
               [](const Session& s) {
                   return Numbers{s.cursor().term == Term::VelocityB ? visitOf(s).stiffnessAfter : eventOf(s).effectiveMass};
               }},
    SourceName{"row.bias", "bias",
               QT_TRANSLATE_NOOP("SourceNames", "article 3: −depth·ERP/Δt, or e times the first a; article 4: β·x₁/h"),
               QT_TRANSLATE_NOOP("SourceNames", "What is added to Jv to get zero: minus the row's target speed"), Unit::RowSpeed,
               Term::Jv, ofRow<&Row::bias>},
    SourceName{"addedBias", "bias added", QT_TRANSLATE_NOOP("SourceNames", "article 1: the bounce, (1 + e)·N·(V·N) without its 1"),
               QT_TRANSLATE_NOOP("SourceNames", "What only this visit adds to the row's bias"), Unit::RowSpeed, Term::RawDelta,
               ofVisit<&RowVisit::addedBias>},
    SourceName{"row.softness", "γ", QT_TRANSLATE_NOOP("SourceNames", "article 4: γ"),
               QT_TRANSLATE_NOOP("SourceNames", "How much the row yields per unit of impulse; 0 is a hard row"), Unit::Softness,
               Term::Jv, ofRow<&Row::softness>},
    SourceName{"row.n", "n", QT_TRANSLATE_NOOP("SourceNames", "articles 1, 2: N, n; article 3: n₂ = −n₁"),
               QT_TRANSLATE_NOOP("SourceNames", "The direction in which B is pushed; A is pushed in the opposite direction"),
               Unit::None, Term::Jv,
               [](const Session& s) {
                   return Numbers{rowOf(s).n.x, rowOf(s).n.y};
               }},
    SourceName{"row.wA", "rA × n", QT_TRANSLATE_NOOP("SourceNames", "article 3: w₁"),
               QT_TRANSLATE_NOOP("SourceNames", "The lever arm of the push on A"), Unit::Lever, Term::Jv, ofRow<&Row::wA>},
    SourceName{"row.wB", "rB × n", QT_TRANSLATE_NOOP("SourceNames", "article 3: w₂"),
               QT_TRANSLATE_NOOP("SourceNames", "The lever arm of the push on B"), Unit::Lever, Term::Jv, ofRow<&Row::wB>},
    SourceName{"row.friction", "μ", QT_TRANSLATE_NOOP("SourceNames", "article 3: μ"),
               QT_TRANSLATE_NOOP("SourceNames", "The coefficient of friction of a friction row"), Unit::None, Term::Jv,
               [](const Session& s) { return rowOf(s).kind == RowKind::Friction ? Numbers{rowOf(s).friction} : Numbers{}; }},
    SourceName{
        "bounds.lower", "lower", QT_TRANSLATE_NOOP("SourceNames", "article 3: 0 for a contact, −μλ of the normal row for friction"),
        QT_TRANSLATE_NOOP("SourceNames", "The lower bound of the clamp"), Unit::Impulse, Term::Jv, ofVisit<&RowVisit::lower>},
    SourceName{
        "bounds.upper", "upper", QT_TRANSLATE_NOOP("SourceNames", "article 3: ∞ for a contact, μλ of the normal row for friction"),
        QT_TRANSLATE_NOOP("SourceNames", "The upper bound of the clamp"), Unit::Impulse, Term::Jv, ofVisit<&RowVisit::upper>},
    SourceName{"bounds", "lower, upper",
               QT_TRANSLATE_NOOP("SourceNames", "article 3: λ ≥ 0 for a contact, |λ| ≤ μλ of the normal row for friction"),
               QT_TRANSLATE_NOOP("SourceNames", "The lower and the upper bound of the clamp"), Unit::Impulse, Term::Jv,
               [](const Session& s) {
                   return Numbers{visitOf(s).lower, visitOf(s).upper};
               }},
    SourceName{"relaxation", "ω", QT_TRANSLATE_NOOP("SourceNames", "article 3: none; ω in books on over-relaxation"),
               QT_TRANSLATE_NOOP("SourceNames", "The factor by which the row's own impulse is scaled"), Unit::None, Term::Jv,
               ofVisit<&RowVisit::relaxation>},
    SourceName{"share", "share", QT_TRANSLATE_NOOP("SourceNames", "article 3: none"),
               QT_TRANSLATE_NOOP("SourceNames", "Jacobi: the effective mass for the bodies' shares, relative to the full one"),
               Unit::None, Term::Jv, ofVisit<&RowVisit::relaxation>},
    SourceName{"splitMass", "m_eff share", QT_TRANSLATE_NOOP("SourceNames", "article 3: 1/b of the bodies' shares"),
               QT_TRANSLATE_NOOP("SourceNames", "Jacobi: the effective mass for the bodies' shares"), Unit::Mass, Term::Jv,
               [](const Session& s) { return Numbers{eventOf(s).effectiveMass}; }},
    SourceName{"vA", "vA, ωA", QT_TRANSLATE_NOOP("SourceNames", "articles 1, 2: Va; article 3: V₁, ω₁"),
               QT_TRANSLATE_NOOP("SourceNames", "The velocity of A at the cursor"), Unit::Motion, Term::Jv,
               [](const Session& s) { return motionNumbers(s, eventOf(s).a); }},
    SourceName{"vB", "vB, ωB", QT_TRANSLATE_NOOP("SourceNames", "articles 1, 2: Vb; article 3: V₂, ω₂"),
               QT_TRANSLATE_NOOP("SourceNames", "The velocity of B at the cursor"), Unit::Motion, Term::Jv,
               [](const Session& s) { return motionNumbers(s, eventOf(s).b); }},
    SourceName{"massA", "mA⁻¹, IA⁻¹", QT_TRANSLATE_NOOP("SourceNames", "articles 1, 2: 1/Ma; article 3: a block of M⁻¹"),
               QT_TRANSLATE_NOOP("SourceNames", "Inverse mass and inverse moment of inertia of A; a body with zeros never moves"),
               Unit::None, Term::Jv, [](const Session& s) { return massOf(s, eventOf(s).a); }},
    SourceName{"massB", "mB⁻¹, IB⁻¹", QT_TRANSLATE_NOOP("SourceNames", "articles 1, 2: 1/Mb; article 3: a block of M⁻¹"),
               QT_TRANSLATE_NOOP("SourceNames", "Inverse mass and inverse moment of inertia of B; a body with zeros never moves"),
               Unit::None, Term::Jv, [](const Session& s) { return massOf(s, eventOf(s).b); }},
    SourceName{"iteration", "iteration", QT_TRANSLATE_NOOP("SourceNames", "article 3: one pass over all constraints"),
               QT_TRANSLATE_NOOP("SourceNames", "Which sweep over the rows this is, from 1"), Unit::None, Term::Jv,
               [](const Session& s) { return Numbers{static_cast<double>(eventOf(s).iteration)}; }},
};

constexpr std::array formulas{
    ArticleFormula{R"(\bjv\s*=)", "a = J·v", "3"},
    ArticleFormula{R"(\bbounceBias\s*=)", "e·(V·N)", "1"},
    ArticleFormula{R"(\brawDelta\s*=\s*-(relaxation \* )?row\.effectiveMass \* \(row\.bias)", "λ = −(C + γ·Λ)/(b + γ)", "5, XPBD"},
    ArticleFormula{R"(\brawDelta\s*=\s*springForce)", "f = Λ − k·C", "AVBD"},
    ArticleFormula{R"(\bblock\.step\s*=)", "(M + Σ k·Jᵀ·J + G)·Δx = M·(y − x) + Σ Jᵀ·f", "AVBD"},
    ArticleFormula{R"(\bk = std::min\()", "k ← k + β·|C|", "AVBD"},
    ArticleFormula{R"(\brawDelta\s*=.*jv)", "λ = −(a + β·x/h + γ·Λ)/(b + γ)", "3, 4"},
    ArticleFormula{R"(\bcarried\s*=)", "Λ ← the last step's Λ", "3"},
    ArticleFormula{R"(\brawLambda\s*=)", "Λ + λ", "3"},
    ArticleFormula{R"(\brow\.lambda\s*=\s*clamped\()", "0 ≤ Λ, or |Λ| ≤ μ·Λn", "3"},
    ArticleFormula{R"(\bdelta\s*=\s*clamped\()", "0 ≤ λ: each impulse alone", "3"},
    ArticleFormula{R"(\bdelta\s*=\s*row\.lambda - )", "λ = Λ − Λ before", "3"},
    ArticleFormula{R"(^\s+applyImpulse\()", "v ← v + M⁻¹·Jᵀ·λ", "3"},
    ArticleFormula{R"(^\s+applyPush\()", "x ← x + M⁻¹·Jᵀ·λ", "5"},
    ArticleFormula{R"(\bcone\s*=)", "μ·Λn", "3"},
    ArticleFormula{R"(\bKA\s*=)", "n₁·mA⁻¹·n₁ + w₁·IA⁻¹·w₁", "3"},
    ArticleFormula{R"(\bKB\s*=)", "n₂·mB⁻¹·n₂ + w₂·IB⁻¹·w₂", "3"},
};

QString translated(const char* text) { return QCoreApplication::translate("SourceNames", text); }

QString unitOf(const SourceName& name, const Event& event) {
    return qstring(unitText(name.unit, rowListOf(event.phase), isAngular(event)));
}

}  // namespace

std::span<const SourceName> sourceNames() { return allNames; }

std::span<const ArticleFormula> articleFormulas() { return formulas; }

const SourceName* findSourceName(const QString& name) {
    static const QRegularExpression indices(QStringLiteral("\\[[^\\[\\]]*\\]"));
    QString chain = name;
    while (chain.contains(indices)) chain.replace(indices, QStringLiteral("@"));
    chain.replace(QLatin1Char('@'), QStringLiteral("[]"));
    const auto find = [](const QString& wanted) -> const SourceName* {
        for (const SourceName& each : allNames)
            if (wanted == QLatin1String(each.name)) return &each;
        return nullptr;
    };
    // The longest end of the chain that is known: of "system.rows[].lambda" it is "[].lambda".
    for (qsizetype from = 0; from >= 0 && from < chain.size();) {
        const QString end = chain.mid(from);
        if (const SourceName* found = find(end)) return found;
        const qsizetype bracket = chain.indexOf(QStringLiteral("[]"), from + 1);
        const qsizetype dot = chain.indexOf(QLatin1Char('.'), from);
        if (bracket >= 0 && bracket < dot)
            from = bracket;
        else
            from = dot < 0 ? -1 : dot + 1;
    }
    return nullptr;
}

QString articleFormulaOf(const QString& line) {
    static const auto expressions = [] {
        std::vector<QRegularExpression> all;
        for (const ArticleFormula& each : formulas) all.emplace_back(QString::fromLatin1(each.pattern));
        return all;
    }();
    if (line.trimmed().startsWith(QLatin1String("//"))) return {};
    for (std::size_t i = 0; i < formulas.size(); ++i)
        if (expressions[i].match(line).hasMatch())
            return QStringLiteral("%1  [%2]").arg(QString::fromUtf8(formulas[i].formula), QString::fromUtf8(formulas[i].articles));
    return {};
}

QString nameIn(const QString& line, int column) {
    const auto isNameCharacter = [&](qsizetype at) {
        return at >= 0 && at < line.size() && (line[at].isLetterOrNumber() || line[at] == QLatin1Char('_'));
    };
    qsizetype begin = column;
    if (!isNameCharacter(begin)) --begin;  // after the last letter
    if (!isNameCharacter(begin)) return {};
    qsizetype end = begin;
    while (isNameCharacter(end)) ++end;
    while (isNameCharacter(begin - 1)) --begin;
    if (line[begin].isDigit()) return {};
    // What precedes the dots: names, and brackets with their contents.
    while (begin > 0 && line[begin - 1] == QLatin1Char('.')) {
        qsizetype at = begin - 1;
        if (at > 0 && line[at - 1] == QLatin1Char(']')) {
            int depth = 0;
            do {
                --at;
                depth += line[at] == QLatin1Char(']') ? 1 : line[at] == QLatin1Char('[') ? -1 : 0;
            } while (at > 0 && depth > 0);
            if (depth > 0) break;
        }
        if (!isNameCharacter(at - 1)) break;
        while (isNameCharacter(at - 1)) --at;
        begin = at;
    }
    return line.mid(begin, end - begin);
}

std::optional<SourceNameDescription> SourceNameDescription::of(const QString& name, const Session& session, bool visited) {
    const SourceName* known = findSourceName(name);
    if (!known) return std::nullopt;
    SourceNameDescription description;
    description.name = QString::fromLatin1(known->name).replace(QLatin1String("[]"), QLatin1String("rows[row.normalRow]"));
    description.meaning = QString::fromUtf8(known->letter) + QStringLiteral(": ") + translated(known->meaning);
    description.articles = translated(known->articles);
    const Event& event = session.event();
    if (!visited || event.kind != EventKind::Row) {
        description.valueText = tr("no value here: the cursor is not at a visit in this source file");
        return description;
    }
    if (session.cursor().term < known->from) {
        description.valueText = tr("not computed yet");
        return description;
    }
    description.numbers = known->value(session);
    description.unit = unitOf(*known, event);
    if (description.numbers.empty()) {
        description.valueText = tr("this row has none");
        return description;
    }
    QStringList texts;
    for (const double number : description.numbers) texts += shown(number, 8);
    description.valueText =
        QStringLiteral("= ") + (texts.size() == 1 ? texts[0] : QStringLiteral("(%1)").arg(texts.join(QStringLiteral(", "))));
    description.valueText = withUnit(description.valueText, description.unit);
    return description;
}

QString SourceNameDescription::html() const {
    return QStringLiteral("<b><tt>%1</tt></b> %2<br>%3 · <i>%4</i>")
        .arg(name.toHtmlEscaped(), valueText.toHtmlEscaped(), meaning.toHtmlEscaped(), articles.toHtmlEscaped());
}

}  // namespace solverscope
