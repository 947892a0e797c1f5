// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/cpp_highlighter.h"

#include "gui/charts/colours.h"

namespace solverscope {

CppHighlighter::CppHighlighter(QTextDocument* document, const QPalette& palette) : QSyntaxHighlighter(document) {
    setPalette(palette);
}

void CppHighlighter::setPalette(const QPalette& palette) {
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
    m_rules.clear();
    m_rules.push_back({QRegularExpression(QStringLiteral("\\b(auto|bool|break|case|const|constexpr|continue|else|enum|false|for|if|"
                                                         "inline|int|namespace|return|static_cast|struct|switch|template|true|"
                                                         "typename|using|void|while)\\b")),
                       keyword});
    m_rules.push_back({QRegularExpression(QStringLiteral("\\b([A-Z][A-Za-z0-9]+|std::\\w+)\\b")), coloured(2)});
    m_rules.push_back({QRegularExpression(QStringLiteral("\\b[0-9][0-9.eE']*\\b")), coloured(4)});
    m_rules.push_back({QRegularExpression(QStringLiteral("\\bwatch\\.\\w+")), watch});
    m_rules.push_back({QRegularExpression(QStringLiteral("\"[^\"]*\"|^#.*$")), coloured(1)});
    m_rules.push_back({QRegularExpression(QStringLiteral("//.*$")), comment});
    rehighlight();
}

void CppHighlighter::highlightBlock(const QString& text) {
    for (const Rule& rule : m_rules) {
        auto matches = rule.expression.globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), rule.format);
        }
    }
}

}  // namespace solverscope
