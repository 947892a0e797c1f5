// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/exercise_widget.h"

#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <type_traits>

#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/widgets/build.h"

namespace solverscope {

/// The linker looks for the function in the source of the kind's widget: this file names no kinds.
template <typename Kind>
ExerciseWidget* widgetOf(const Kind& exercise, const WidgetPlace& place) {
    ExerciseWidget* makeWidget(const Kind&, const WidgetPlace&);
    return makeWidget(exercise, place);
}

ExerciseWidget* makeExerciseWidget(const LessonBlock& block, const WidgetPlace& place) {
    const auto made = [&place]<typename Kind>(const Kind& one) -> ExerciseWidget* {
        if constexpr (std::is_base_of_v<Exercise, Kind>)
            return widgetOf(one, place);
        else
            return nullptr;
    };
    return std::visit(made, block);
}

ExerciseWidget::ExerciseWidget(const char* kind, const Exercise& exercise, const WidgetPlace& place)
    : QFrame(place.parent),
      m_stage(place.stage),
      m_engine(place.engine),
      m_controller(place.engine.controller()),
      m_exercise(exercise),
      m_instances(instancesOf(exercise)),
      m_column(fillPanel(this, 12, {})) {
    setObjectName(QLatin1String(kind) + QLatin1Char('-') + QString::fromStdString(exercise.id));
    setFrameShape(QFrame::StyledPanel);
    m_column->setSpacing(8);
    if (place.record) m_record = *place.record;
    if (m_record.instance >= static_cast<int>(m_instances.size())) m_record.instance = 0;
}

QLabel* ExerciseWidget::addTitle(const QString& title) {
    auto* label = new QLabel(title, this);
    label->setFont(bold(font()));
    m_column->addWidget(label);
    return label;
}

LessonTextView* ExerciseWidget::addText(const char* name) {
    auto* text = named(new LessonTextView(this), name);
    connect(text, &LessonTextView::anchorClicked, this, &ExerciseWidget::linkActivated);
    m_column->addWidget(text);
    return text;
}

QLabel* ExerciseWidget::addLabel(const char* name) {
    auto* label = named(new QLabel(this), name);
    label->setWordWrap(true);
    m_column->addWidget(label);
    return label;
}

QPushButton* ExerciseWidget::makeButton(const char* name, const QString& text, const QString& toolTip) {
    return named(new QPushButton(text, this), name, {}, toolTip);
}

void ExerciseWidget::addHints() {
    m_hints = new QVBoxLayout;
    m_hints->setSpacing(6);
    m_column->addLayout(m_hints);
    m_hint = makeButton("hint", {});
    setPrimary(*m_hint, false);
    clearHints();
}

int ExerciseWidget::hintsShown() const { return m_hints->count(); }

void ExerciseWidget::clearHints() {
    // A hint may be what was clicked just now.
    while (QLayoutItem* item = m_hints->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_hint->setText(tr("Hint %1 of %2").arg(1).arg(m_exercise.hints.size()));
    m_hint->setEnabled(true);
}

bool ExerciseWidget::showNextHint(const Variables& numbers) {
    const auto place = static_cast<std::size_t>(hintsShown());
    const std::size_t count = m_exercise.hints.size();
    if (place >= count) return false;
    const std::array<QString, 3> kinds{tr("**Which quantity.** %1"), tr("**Which formula.** %1"), tr("**Which numbers.** %1")};
    auto* text = new LessonTextView(this);
    text->setObjectName(QStringLiteral("hint%1").arg(place + 1));
    text->setLessonText(QStringLiteral("> ") +
                        kinds[std::min<std::size_t>(place, 2)].arg(markdown(m_exercise.hints[place], numbers)));
    connect(text, &LessonTextView::anchorClicked, this, &ExerciseWidget::linkActivated);
    m_hints->addWidget(text);
    const bool more = place + 1 < count;
    m_hint->setEnabled(more);
    m_hint->setText(more ? tr("Hint %1 of %2").arg(place + 2).arg(count) : tr("No more hints"));
    return true;
}

void ExerciseWidget::takeInstance() {
    m_ownEngine = m_engine.copy(setup(), m_exercise.changes, variables());
    if (!m_ownEngine) m_ownEngine = std::make_unique<Session>(Scene{});
    m_ownState = std::make_unique<EngineState>(m_ownEngine->recording());
}

int otherInstance(int last, int count) { return (last + 1 + QRandomGenerator::global()->bounded(count - 1)) % count; }

void ExerciseWidget::takeFreshInstance() {
    m_record.instance = otherInstance(m_record.instance, static_cast<int>(m_instances.size()));
}

NotebookEntry ExerciseWidget::entryOf(EntryKind kind, NotebookEntry entry) const {
    entry.kind = kind;
    entry.question = QString::fromStdString(m_exercise.id);
    entry.heading = asMarkdown(m_exercise.ask);
    entry.right = m_record.right;
    entry.tries = m_record.tries;
    entry.hints = m_record.hints;
    entry.instance = m_record.instance;
    return entry;
}

}  // namespace solverscope
