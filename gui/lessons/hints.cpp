// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/hints.h"

#include <QCoreApplication>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "gui/lessons/lesson_text.h"

namespace solverscope {
namespace {

struct Hints {
    Q_DECLARE_TR_FUNCTIONS(Hints)
};

}  // namespace

LessonTextView* addHint(QVBoxLayout& hints, QPushButton& button, std::size_t place, std::size_t count, const QString& markdown,
                        QWidget* parent) {
    const std::array<QString, 3> kinds{Hints::tr("**Which quantity.** %1"), Hints::tr("**Which formula.** %1"),
                                       Hints::tr("**Which numbers.** %1")};
    auto* text = new LessonTextView(parent);
    text->setObjectName(QStringLiteral("hint%1").arg(place + 1));
    text->setLessonText(QStringLiteral("> ") + kinds[std::min<std::size_t>(place, 2)].arg(markdown));
    hints.addWidget(text);
    const bool more = place + 1 < count;
    button.setEnabled(more);
    button.setText(more ? Hints::tr("Hint %1 of %2").arg(place + 2).arg(count) : Hints::tr("No more hints"));
    return text;
}

}  // namespace solverscope
