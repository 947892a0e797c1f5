// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/notebook/entries_panel.h"

#include <QAbstractItemView>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <utility>

#include "gui/lessons/lesson_text.h"
#include "gui/panels/notebook/entry_delegate.h"
#include "gui/session/notebook_store.h"
#include "gui/widgets/build.h"

namespace solverscope {

EntriesPanel::EntriesPanel(NotebookStore& store, QAbstractItemView* list, bool hasPictures, QWidget* parent)
    : QWidget(parent),
      m_store(store),
      m_view(list),
      m_empty(new QLabel(this)),
      m_note(new QPlainTextEdit(this)),
      m_text(new LessonTextView(this)),
      m_textArea(new QScrollArea(this)),
      m_noteOrText(new QStackedWidget(this)),
      m_delete(panelButton("", tr("Delete"), {}, QStringLiteral("close"), this)),
      m_undo(panelButton("", tr("Undo"), {}, QStringLiteral("undo"), this)),
      m_listOrEmpty(new QStackedWidget(this)) {
    m_view->setItemDelegate(new EntryDelegate(hasPictures, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->installEventFilter(this);
    m_empty->setWordWrap(true);
    m_note->setTabChangesFocus(true);
    m_textArea->setWidgetResizable(true);
    m_textArea->setFrameShape(QFrame::NoFrame);
    m_textArea->setFocusPolicy(Qt::NoFocus);
    m_noteOrText->addWidget(m_note);
    m_noteOrText->addWidget(m_textArea);
    m_listOrEmpty->addWidget(m_view);
    m_listOrEmpty->addWidget(m_empty);
    connect(m_delete, &QToolButton::clicked, this, [this] { removeCurrent(); });
    connect(m_undo, &QToolButton::clicked, &store.undoStack(), &QUndoStack::undo);
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling) m_store.setText(current(), m_note->toPlainText());
    });
}

void EntriesPanel::build(QWidget* search, std::initializer_list<Placed> tools, QWidget* below, int textStretch) {
    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_listOrEmpty);
    split->addWidget(below);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, textStretch);
    split->setChildrenCollapsible(false);
    fillPanel(this, 4, {search, inRow(0, tools), {split, 1}})->setSpacing(4);
    if (search) setTabOrder(search, m_view);
    QWidget* last = m_view;
    for (QWidget* each : {static_cast<QWidget*>(m_note), static_cast<QWidget*>(m_text)})
        setTabOrder(std::exchange(last, each), each);
    for (const Placed& each : tools)
        if (each.widget) setTabOrder(std::exchange(last, each.widget), each.widget);
}

void EntriesPanel::addRedo(QMenu& menu) {
    const QAction* redo = menu.addAction(tr("&Redo"));
    connect(redo, &QAction::triggered, &m_store.undoStack(), &QUndoStack::redo);
}

void EntriesPanel::addExport(QMenu& menu, const QString& text, const char* name) {
    QAction* page = menu.addAction(text);
    page->setObjectName(QLatin1String(name));
    connect(page, &QAction::triggered, this, [this] { chooseExport(); });
}

std::function<void()> EntriesPanel::actionOf(const QKeyEvent& key) {
    if (key.matches(QKeySequence::Undo)) return [this] { m_store.undoStack().undo(); };
    if (key.matches(QKeySequence::Redo)) return [this] { m_store.undoStack().redo(); };
    if (key.key() == Qt::Key_Delete) return [this] { removeCurrent(); };
    return {};
}

bool EntriesPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto action = watched == m_view && isKey ? actionOf(*static_cast<QKeyEvent*>(event)) : nullptr;
    if (!action) return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) action();
    return true;
}

void EntriesPanel::showList(bool hasEntries) {
    m_listOrEmpty->setCurrentWidget(hasEntries ? static_cast<QWidget*>(m_view) : m_empty);
}

void EntriesPanel::showUndo() {
    const QUndoStack& stack = m_store.undoStack();
    m_undo->setEnabled(stack.canUndo());
    m_undo->setToolTip(stack.canUndo() ? tr("Undoes the last change of the notebook: %1 (Ctrl+Z in the list)").arg(stack.undoText())
                                       : tr("The notebook has no change to undo"));
}

void EntriesPanel::askForPage(const QString& title, const QString& name) {
    QString file = QFileDialog::getSaveFileName(this, title, name, tr("Pages (*.html)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".html");
    emit exportRequested(file);
}

}  // namespace solverscope
