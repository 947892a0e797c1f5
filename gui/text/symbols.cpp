// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/symbols.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <utility>

#include "gui/text/number_text.h"

namespace solverscope {
namespace {

/// Letters that are words of a language, or names of bodies and units, unless something next to them makes a formula.
const QString ambiguous = QStringLiteral("aImMGA");

bool isLatin(QChar each) { return each.isLetter() && each.unicode() < 0x80; }
bool isSubscript(QChar each) { return each.unicode() >= 0x2080 && each.unicode() <= 0x209C; }
bool isBlank(QChar each) { return each.isSpace() || each == wordJoiner; }

/// With blanks for everything that is a unit, so that places stay the same.
QString withoutUnits(QString line) {
    static const QString unit = QStringLiteral("(?:1/)?\\(?(?:µm|mm|cm|ms|kg|rad|Hz|MB|√J|m|N|J|s)[²³]?\\)?");
    static const QString blank = QStringLiteral("[\\s\\x{2060}]*");
    static const QRegularExpression after(QStringLiteral("(?<=[\\d∞%])") + blank + unit +
                                          QStringLiteral("(?:%1[/·]?%1%2)*(?![\\p{L}\\d])").arg(blank, unit));
    static const QRegularExpression alone(
        QStringLiteral("(?<![\\p{L}\\d])(?:1/kg|1/\\(kg%1m²\\)|kg%1m²?|N%1s/m|N%1[sm]|N/m|m/N|m/s²?|rad/s)(?![\\p{L}\\d/])")
            .arg(blank));
    for (const QRegularExpression* each : {&after, &alone})
        for (auto match = each->match(line); match.hasMatch(); match = each->match(line, match.capturedEnd()))
            line.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), QLatin1Char('#')));
    return line;
}

/// What a symbol may be listed as: itself; without a power; without subscripts and primes.
QStringList spellings(const QString& token) {
    static const QRegularExpression power(QStringLiteral("(?:[²³⁴]|ᵀ)+$"));
    static const QRegularExpression ending(QStringLiteral("[₀-ₜ′]+$"));
    QStringList all{token};
    QString plain = token;
    plain.remove(power);
    if (token.startsWith(QLatin1Char('n')) && plain != token) return all;  // a number of things, not a direction
    all += plain;
    if (std::ranges::count_if(plain, isSubscript) >= 2) all += plain.left(1) + QStringLiteral("₁₂");  // an entry of a matrix
    plain.remove(ending);
    all += plain;
    all.removeDuplicates();
    return all;
}

const GlossaryEntry* entryOf(const QString& letters, const QStringList& scopes, const std::vector<GlossaryEntry>& entries) {
    const GlossaryEntry* best = nullptr;
    qsizetype rank = scopes.size() + 1;  // the first scope is the narrowest
    for (const GlossaryEntry& entry : entries)
        for (const GlossarySymbol& symbol : entry.symbols) {
            if (symbol.letters != letters) continue;
            qsizetype here = symbol.scopes.isEmpty() ? scopes.size() : scopes.size() + 1;
            for (qsizetype i = scopes.size(); i-- > 0;)
                if (symbol.scopes.contains(scopes[i])) here = i;
            if (here >= rank) continue;
            rank = here;
            best = &entry;
        }
    return best;
}

/// The next character that is no blank in a direction, and the word that it begins or ends.
struct Neighbour {
    QChar letter;
    bool isWord = false;   // of Latin letters, more than one
    bool isClose = false;  // without a blank between
};

Neighbour neighbourOf(const QString& line, qsizetype from, int direction) {
    Neighbour found;
    qsizetype at = from;
    while (at >= 0 && at < line.size() && isBlank(line[at])) at += direction;
    if (at < 0 || at >= line.size()) return found;
    found.letter = line[at];
    found.isClose = at == from;
    qsizetype end = at;
    while (end >= 0 && end < line.size() && isLatin(line[end])) end += direction;
    found.isWord = std::abs(end - at) > 1;
    return found;
}

bool isSymbolHere(const QString& line, qsizetype from, qsizetype length, SymbolPlace place) {
    if (place == SymbolPlace::Formula) return true;
    static const QString operators = QStringLiteral("=+−·*×/<>≤≥≠≈²");
    const Neighbour before = neighbourOf(line, from - 1, -1);
    const Neighbour after = neighbourOf(line, from + length, 1);
    // Parts of names and abbreviations: "b.v", "e.g.", "x-axis".
    const QString joints = QStringLiteral(".-’'_");
    const qsizetype behind = from + length + 1;
    const bool goesOn = after.isClose && joints.contains(after.letter) && behind < line.size() && line[behind].isLetterOrNumber();
    const bool isMember = before.isClose && joints.contains(before.letter) && from >= 2 && line[from - 2].isLetterOrNumber();
    if (goesOn || isMember) return false;
    const bool isInFormula =
        operators.contains(before.letter) || operators.contains(after.letter) ||
        (place == SymbolPlace::Listing && (before.letter == QLatin1Char('-') || after.letter == QLatin1Char('-')));
    const bool isName = length == 1 && isLatin(line[from]);
    if (isInFormula || !isName) return true;
    if (place == SymbolPlace::Listing) return false;
    return !ambiguous.contains(line[from]) || (!before.isWord && !after.isWord);
}

}  // namespace

std::vector<FoundSymbol> symbolsIn(const QString& line, SymbolPlace place, const QStringList& scopes,
                                   const std::vector<GlossaryEntry>& entries) {
    static const QRegularExpression token(
        QStringLiteral("r[\\s\\x{2060}]*×[\\s\\x{2060}]*n(?![\\p{L}\\d])"
                       "|(?<![\\p{L}\\d_])[A-Za-zΑ-Ωα-ω]+\\x{0303}?(?:_eff|⁻¹)?[₀-ₜ′]*[²³⁴ᵀ]?(?![\\p{L}\\d_⁰-ⁿ])"));
    static const QRegularExpression blanks(QStringLiteral("[\\s\\x{2060}]+"));
    const QString masked = place == SymbolPlace::Formula ? line : withoutUnits(line);
    std::vector<FoundSymbol> found;
    for (auto it = token.globalMatch(masked); it.hasNext();) {
        const auto match = it.next();
        const QString letters = match.captured().replace(blanks, QStringLiteral(" "));
        const GlossaryEntry* entry = nullptr;
        for (const QString& spelling : spellings(letters))
            if (!entry) entry = entryOf(spelling, scopes, entries);
        if (entry && isSymbolHere(masked, match.capturedStart(), match.capturedLength(), place))
            found.push_back({match.capturedStart(), match.capturedLength(), entry});
    }
    return found;
}

namespace {

/// A formula in TeX, read from left to right.
class TexReader {
public:
    explicit TexReader(const QString& tex) : m_tex(tex) {}

    QString letters() {
        while (m_at < m_tex.size()) {
            const QChar each = m_tex[m_at];
            if (each == QLatin1Char('\\'))
                readCommand();
            else if (each == QLatin1Char('_'))
                appendSubscript(readGroup());
            else if (each == QLatin1Char('^'))
                m_text += readGroup() == QLatin1String("-1") ? QStringLiteral("⁻¹") : QString();
            else if (each == QLatin1Char('{') || each == QLatin1Char('}'))
                leaveGroup();
            else
                append(m_tex[m_at++]);
        }
        return m_text.simplified();
    }

private:
    void leaveGroup() {
        m_text += QLatin1Char(' ');
        ++m_at;
    }

    /// Letters in a row are a product, but for two that belong together.
    void append(const QString& piece) {
        const QChar before = m_text.isEmpty() ? QChar() : m_text.back();
        const bool belongs = before == QChar(0x0394) || (before == QLatin1Char('J') && piece == QLatin1String("v"));
        if (piece.front().isLetter() && !belongs) m_text += QLatin1Char(' ');
        m_text += piece + m_accent;
        m_accent.clear();
    }

    void readCommand() {
        static const std::array<std::pair<const char*, const char*>, 13> commands{{{"Delta", "Δ"},
                                                                                   {"Lambda", "Λ"},
                                                                                   {"lambda", "λ"},
                                                                                   {"alpha", "α"},
                                                                                   {"beta", "β"},
                                                                                   {"gamma", "γ"},
                                                                                   {"omega", "ω"},
                                                                                   {"zeta", "ζ"},
                                                                                   {"rho", "ρ"},
                                                                                   {"mu", "μ"},
                                                                                   {"times", " × "},
                                                                                   {"cdot", " · "},
                                                                                   {"leftarrow", " ← "}}};
        const qsizetype from = ++m_at;
        while (m_at < m_tex.size() && m_tex[m_at].isLetter()) ++m_at;
        const QString name = m_tex.mid(from, m_at - from);
        if (name.isEmpty()) ++m_at;  // a space: "\,"
        const auto known = std::ranges::find_if(commands, [&](const auto& each) { return name == QLatin1String(each.first); });
        if (known != commands.end()) return append(QString::fromUtf8(known->second));
        if (name == QLatin1String("tilde"))
            m_accent = QChar(0x0303);
        else if (name == QLatin1String("text") || name == QLatin1String("mathrm") || name == QLatin1String("mathsf"))
            readArgument();  // words
        m_text += QLatin1Char(' ');
    }

    /// What follows a "_" or "^".
    QString readGroup() {
        ++m_at;
        return readArgument();
    }

    QString readArgument() {
        while (m_at < m_tex.size() && m_tex[m_at].isSpace()) ++m_at;
        if (m_at >= m_tex.size()) return {};
        const qsizetype from = m_at;
        if (m_tex[m_at] == QLatin1Char('\\')) {
            ++m_at;
            while (m_at < m_tex.size() && m_tex[m_at].isLetter()) ++m_at;
            return m_tex.mid(from, m_at - from);
        }
        if (m_tex[m_at] != QLatin1Char('{')) return m_tex.mid(m_at++, 1);
        int depth = 0;
        do {
            depth += m_tex[m_at] == QLatin1Char('{') ? 1 : m_tex[m_at] == QLatin1Char('}') ? -1 : 0;
            ++m_at;
        } while (m_at < m_tex.size() && depth > 0);
        return m_tex.mid(from + 1, m_at - from - 2);
    }

    void appendSubscript(const QString& group) {
        if (group.contains(QLatin1String("eff"))) m_text += QStringLiteral("_eff");
        if (group.contains(QLatin1Char('\\'))) return;
        if (group.size() == 2) m_text += QStringLiteral("₁₂");
        if (group.size() == 1 && group.front().isDigit()) m_text += QChar(0x2080 + group.front().digitValue());
    }

    const QString& m_tex;
    qsizetype m_at = 0;
    QString m_text;
    QString m_accent;
};

}  // namespace

QString lettersOfTex(const QString& tex) { return TexReader(tex).letters(); }

}  // namespace solverscope
