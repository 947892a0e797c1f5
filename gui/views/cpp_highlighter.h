// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPalette>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>
#include <vector>

namespace solverscope {

/// Colours C++ as far as the solver sources need it.
class CppHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    CppHighlighter(QTextDocument* document, const QPalette& palette);

    void setPalette(const QPalette& palette);

protected:
    void highlightBlock(const QString& text) override;

private:
    struct Rule {
        QRegularExpression expression;
        QTextCharFormat format;
    };
    std::vector<Rule> m_rules;
};

}  // namespace solverscope
