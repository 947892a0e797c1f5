// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/cpp_highlighter.h"

#include <algorithm>

#include "gui/style/theme.h"

namespace solverscope {

QColor markedLineColour(const QPalette& palette) { return blended(palette.color(QPalette::Base), seriesColour(1, palette), 0.28); }

CppColours::CppColours(const QPalette& palette) {
    const QColor text = palette.color(QPalette::Text);
    const QColor base = palette.color(QPalette::Base);
    const auto coloured = [&](int series) {
        QTextCharFormat format;
        format.setForeground(blended(text, seriesColour(series, palette), 0.8));
        return format;
    };
    QTextCharFormat keyword = coloured(0);
    keyword.setFontWeight(QFont::Bold);
    QTextCharFormat watch = coloured(3);
    watch.setFontWeight(QFont::Bold);
    QTextCharFormat comment;
    comment.setForeground(blended(base, text, 0.58));
    comment.setFontItalic(true);

    // Later rules paint over earlier ones.
    m_rules.push_back({QRegularExpression(QStringLiteral("\\b(auto|bool|break|case|const|constexpr|continue|double|else|enum|false|"
                                                         "float|for|if|inline|int|namespace|return|static_cast|struct|switch|"
                                                         "template|true|typename|using|void|while)\\b")),
                       keyword});
    m_rules.push_back({QRegularExpression(QStringLiteral("\\b([A-Z][A-Za-z0-9]+|std::\\w+)\\b")), coloured(2)});
    m_rules.push_back({QRegularExpression(QStringLiteral("\\b[0-9][0-9.eE']*\\b")), coloured(4)});
    m_rules.push_back({QRegularExpression(QStringLiteral("\\bwatch\\.\\w+")), watch});
    m_rules.push_back({QRegularExpression(QStringLiteral("\"[^\"]*\"|^#.*$")), coloured(1)});
    m_rules.push_back({QRegularExpression(QStringLiteral("//.*$")), comment});
}

QList<QTextLayout::FormatRange> CppColours::of(const QString& line) const {
    std::vector<const Rule*> ruleOf(static_cast<std::size_t>(line.size()), nullptr);
    for (const Rule& rule : m_rules) {
        auto matches = rule.expression.globalMatch(line);
        while (matches.hasNext()) {
            const auto match = matches.next();
            std::fill_n(ruleOf.begin() + match.capturedStart(), match.capturedLength(), &rule);
        }
    }
    QList<QTextLayout::FormatRange> ranges;
    for (auto at = ruleOf.begin(); at != ruleOf.end();) {
        const auto end = std::find_if(at, ruleOf.end(), [rule = *at](const Rule* other) { return other != rule; });
        if (*at) ranges.append({static_cast<int>(at - ruleOf.begin()), static_cast<int>(end - at), (*at)->format});
        at = end;
    }
    return ranges;
}

CppHighlighter::CppHighlighter(QTextDocument* document, const QPalette& palette)
    : QSyntaxHighlighter(document), m_colours(palette) {}

void CppHighlighter::setPalette(const QPalette& palette) {
    m_colours = CppColours(palette);
    rehighlight();
}

void CppHighlighter::highlightBlock(const QString& text) {
    for (const auto& [start, length, format] : m_colours.of(text)) setFormat(start, length, format);
}

}  // namespace solverscope
