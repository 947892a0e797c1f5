// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QList>
#include <QPalette>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>
#include <QTextLayout>
#include <vector>

namespace solverscope {

/// Behind the lines of a code that are marked.
QColor markedLineColour(const QPalette& palette);

/// The colours of C++, as far as solver sources and the programs of lessons need it.
class CppColours {
public:
    explicit CppColours(const QPalette& palette);

    /// Of a line: ranges that do not overlap.
    QList<QTextLayout::FormatRange> of(const QString& line) const;

private:
    struct Rule {
        QRegularExpression expression;
        QTextCharFormat format;
    };
    std::vector<Rule> m_rules;
};

/// The same for a document.
class CppHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    CppHighlighter(QTextDocument* document, const QPalette& palette);

    void setPalette(const QPalette& palette);

protected:
    void highlightBlock(const QString& text) override;

private:
    CppColours m_colours;
};

}  // namespace solverscope
