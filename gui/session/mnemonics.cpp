// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/mnemonics.h"

#include <QAction>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <vector>

namespace solverscope {
namespace {

const QRegularExpression& mark() {
    static const QRegularExpression expression(QStringLiteral("&([^&\\s])"));
    return expression;
}

/// The same text with another letter marked; without one where all of its letters are taken.
QString marked(QString text, const QSet<QChar>& taken) {
    static const QRegularExpression inBrackets(QStringLiteral("\\s*\\(&.\\)"));
    if (const auto brackets = inBrackets.match(text); brackets.hasMatch()) {
        const QString letters = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
        const auto free = std::find_if(letters.begin(), letters.end(), [&](QChar letter) { return !taken.contains(letter); });
        return free == letters.end() ? text.remove(inBrackets) : text.replace(mark(), QLatin1Char('&') + QString(*free));
    }
    text.remove(mark().match(text).capturedStart(), 1);
    std::vector<qsizetype> places;
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i].isLetterOrNumber() && !taken.contains(text[i].toUpper())) places.push_back(i);
    const auto beginsWord = [&](qsizetype place) { return place == 0 || !text[place - 1].isLetterOrNumber(); };
    const auto word = std::ranges::find_if(places, beginsWord);
    if (places.empty()) return text;
    return text.insert(word == places.end() ? places.front() : *word, QLatin1Char('&'));
}

}  // namespace

void makeMnemonicsUnique(const QList<QAction*>& actions) {
    QSet<QChar> taken;
    const auto letterOf = [](const QAction* action) {
        const auto match = mark().match(action->text());
        return match.hasMatch() ? match.captured(1).front().toUpper() : QChar();
    };
    std::vector<QAction*> late;
    for (QAction* action : actions) {
        const QChar letter = letterOf(action);
        if (letter.isNull()) continue;
        if (taken.contains(letter))
            late.push_back(action);
        else
            taken.insert(letter);
    }
    for (QAction* action : late) {
        const QString icon = action->iconText();
        action->setText(marked(action->text(), taken));
        action->setIconText(icon);
        if (const QChar letter = letterOf(action); !letter.isNull()) taken.insert(letter);
    }
}

}  // namespace solverscope
