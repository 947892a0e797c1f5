// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLabel>

#include "gui/lessons/exercise_widget.h"
#include "lessons/loader/lesson_run.h"

namespace solverscope {
namespace {

/// A level of the final project.
class CapstoneWidget : public ExerciseWidget {
public:
    CapstoneWidget(const Capstone& capstone, const WidgetPlace& place) : ExerciseWidget("capstone", capstone, place) {
        addTitle(QString::number(capstone.level));
    }

    void begin() override {}
    void restoreFrom(ExerciseWidget&) override {}
    bool isDone() const override { return m_record.right; }
    bool holdsBack() const override { return false; }
    void focusFirst() override { setFocus(); }
    QWidget* numberField() const override { return nullptr; }
    NotebookEntry entry(NotebookEntry here) const override { return entryOf(EntryKind::Task, std::move(here)); }

protected:
    QString markdown(const LessonText& text, const Variables& numbers) const override {
        return QString::fromStdString(rendered(text, state(), {}, numbers));
    }
};

}  // namespace

ExerciseWidget* makeWidget(const Capstone& capstone, const WidgetPlace& place) { return new CapstoneWidget(capstone, place); }

}  // namespace solverscope
