// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_tree.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTimer>

namespace solverscope {
namespace {

/// The first click opens a lesson: the second one of a double click is not meant for what is in its place by then.
class SecondClick : public QObject {
public:
    explicit SecondClick(QObject* parent) : QObject(parent) {
        qApp->installEventFilter(this);
        QTimer::singleShot(QApplication::doubleClickInterval(), this, &QObject::deleteLater);
    }

    bool eventFilter(QObject*, QEvent* event) override { return event->type() == QEvent::MouseButtonDblClick; }
};

}  // namespace

LessonTree::LessonTree(QWidget* parent) : QTreeWidget(parent) {
    constexpr int narrow = 12;  // px; titles have more use for the width
    setColumnCount(2);
    setHeaderHidden(true);
    setIndentation(narrow);
    setFrameShape(QFrame::NoFrame);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::itemActivated, this, &LessonTree::choose);
    connect(this, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) {
        new SecondClick(this);
        choose(item);
    });
}

void LessonTree::choose(const QTreeWidgetItem* item) {
    if (const QString lesson = lessonOf(*item); !lesson.isEmpty()) emit chosen(lesson);
}

bool LessonTree::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // "3.2" finds the lesson; its point is not the command for the next event.
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool types = !key->text().isEmpty() && key->text().front().isPrint();
        if (types && !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))) {
            event->accept();
            return true;
        }
    }
    return QTreeWidget::event(event);
}

}  // namespace solverscope
