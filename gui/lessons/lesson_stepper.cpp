// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_stepper.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <array>
#include <string_view>

#include "gui/session/debugger_controller.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int roomBesideText = 18;  // px

}  // namespace

LessonStepper::LessonStepper(DebuggerController& controller, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("stepper"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 0);
    layout->setSpacing(4);
    auto* sentence = new QLabel(tr("In this stage the stepper stays with the rows in question."), this);
    sentence->setWordWrap(true);
    // In a narrow panel they go on in a second line.
    auto* row = new QWidget(this);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(4);
    struct Button {
        QString text;
        const char* name;
        Grain grain;
        bool forward;
    };
    const std::array<Button, 4> all{
        Button{tr("◀ Row"), "rowBack", Grain::Row, false}, Button{tr("◀ Term"), "termBack", Grain::Term, false},
        Button{tr("Next term ▶"), "termForward", Grain::Term, true}, Button{tr("Row ▶"), "rowForward", Grain::Row, true}};
    for (const Button& one : all) {
        auto* button = named(new QPushButton(one.text, this), one.name);
        button->setFixedWidth(fontMetrics().horizontalAdvance(one.text) + roomBesideText);
        connect(button, &QPushButton::clicked, this,
                [&controller, one] { one.forward ? controller.forward(one.grain) : controller.back(one.grain); });
        buttons->addWidget(button);
    }
    layout->addWidget(sentence);
    layout->addWidget(row);
    hide();
}

}  // namespace solverscope
