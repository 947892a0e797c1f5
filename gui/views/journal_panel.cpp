// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/journal_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <utility>

#include "gui/lessons/lesson_text.h"
#include "gui/models/journal_model.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/journal.h"
#include "gui/style/icons.h"
#include "gui/views/journal_delegate.h"
#include "gui/widgets/build.h"

namespace solverscope {
JournalPanel::JournalPanel(DebuggerController& controller, Journal& journal, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_journal(journal),
      m_model(new JournalModel(journal, this)),
      m_search(new QLineEdit(this)),
      m_tree(new QTreeView(this)),
      m_empty(new QLabel(this)),
      m_treeOrEmpty(new QStackedWidget(this)),
      m_text(new LessonTextView(this)),
      m_note(new QPlainTextEdit(this)),
      m_textOrNote(new QStackedWidget(this)),
      m_go(panelButton("goToEntry", tr("Go there"), tr("Shows the moment that the chosen entry is about (Enter)"),
                       QStringLiteral("start"), this)),
      m_delete(panelButton("deleteEntry", tr("Delete"),
                           tr("Deletes the chosen entry, or all of the chosen lesson (Del); undoing "
                              "brings them back"),
                           QStringLiteral("close"), this)),
      m_undo(panelButton("undoEntry", tr("Undo"), {}, QStringLiteral("undo"), this)) {
    setObjectName(QStringLiteral("journalPanel"));
    build();
    connect(&journal, &Journal::added, this, [this](qint64 id) { m_toChoose = id; });
    connect(&journal, &Journal::changed, this, &JournalPanel::refresh);
    connect(&journal.undoStack(), &QUndoStack::indexChanged, this, &JournalPanel::showEntry);
    m_stale = true;
    showEntry();
}

void JournalPanel::build() {
    m_search->setObjectName(QStringLiteral("journalSearch"));
    m_search->setPlaceholderText(tr("Search the notebook"));
    m_search->setAccessibleName(tr("Search the notebook"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    auto* add =
        panelButton("writeNote", tr("Note"), tr("Adds a note about the moment at the cursor"), QStringLiteral("bookmark"), this);
    auto* more = panelButton("journalMore", tr("More"), tr("Export, and the lesson of an entry"), {}, this);
    more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more);
    m_lesson = menu->addAction(tr("Open the &lesson"));
    m_lesson->setObjectName(QStringLiteral("openLessonOfEntry"));
    QAction* redo = menu->addAction(tr("&Redo"));
    menu->addSeparator();
    QAction* page = menu->addAction(tr("Export as &HTML…"));
    page->setObjectName(QStringLiteral("exportJournal"));
    QAction* copy = menu->addAction(tr("&Copy as a table"));
    copy->setObjectName(QStringLiteral("copyJournal"));
    QAction* table = menu->addAction(tr("Export as a &table…"));
    more->setMenu(menu);

    m_tree->setObjectName(QStringLiteral("journal"));
    m_tree->setAccessibleName(tr("Lesson notebook"));
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setItemDelegate(new JournalDelegate(m_tree));
    m_tree->setIndentation(8);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->installEventFilter(this);
    m_empty->setObjectName(QStringLiteral("journalEmpty"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(16);
    m_treeOrEmpty->addWidget(m_tree);
    m_treeOrEmpty->addWidget(m_empty);

    m_text->setObjectName(QStringLiteral("entryText"));
    auto* scroll = new QScrollArea(this);
    auto* page1 = new QWidget(scroll);
    auto* column = new QVBoxLayout(page1);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_text);
    column->addStretch();
    scroll->setWidget(page1);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_note->setObjectName(QStringLiteral("entryNote"));
    m_note->setAccessibleName(tr("Your note"));
    m_note->setPlaceholderText(tr("Write here …"));
    m_note->setTabChangesFocus(true);
    m_textOrNote->addWidget(scroll);
    m_textOrNote->addWidget(m_note);

    auto* tools = new QHBoxLayout;
    tools->setSpacing(0);
    for (QToolButton* each : {add, m_go, m_delete, m_undo, more}) tools->addWidget(each);
    tools->addStretch();
    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_treeOrEmpty);
    split->addWidget(m_textOrNote);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_search);
    layout->addLayout(tools);
    layout->addWidget(split, 1);

    connect(m_search, &QLineEdit::textChanged, this, &JournalPanel::sift);
    connect(add, &QToolButton::clicked, this, &JournalPanel::writeNote);
    connect(m_go, &QToolButton::clicked, this, [this] { emit momentAsked(current()); });
    connect(m_delete, &QToolButton::clicked, this, &JournalPanel::removeCurrent);
    connect(m_undo, &QToolButton::clicked, &m_journal.undoStack(), &QUndoStack::undo);
    connect(redo, &QAction::triggered, &m_journal.undoStack(), &QUndoStack::redo);
    connect(m_lesson, &QAction::triggered, this, [this] {
        if (const JournalEntry* entry = m_journal.find(current())) emit lessonAsked(entry->lesson);
    });
    connect(page, &QAction::triggered, this, &JournalPanel::chooseExport);
    connect(copy, &QAction::triggered, this, [this] { copyValues(*this); });
    connect(table, &QAction::triggered, this, [this] { askAndExport(*this, this); });
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (const JournalEntry* entry = m_model->entryAt(index)) emit momentAsked(entry->id);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &JournalPanel::showEntry);
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling) m_journal.setText(current(), m_note->toPlainText());
    });
}

qint64 JournalPanel::current() const { return m_tree->currentIndex().data(JournalModel::Id).toLongLong(); }

void JournalPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) refresh();
}

void JournalPanel::refresh() {
    m_stale = !isVisible();
    if (m_stale) return;
    const qint64 before = current();
    const auto& entries = m_journal.entries();
    const bool same = std::exchange(m_layout, m_journal.layout()) == m_journal.layout();
    if (same && !m_filling) {  // typing a note changes one text only
        m_tree->viewport()->update();
        return showEntry();
    }
    m_model->refresh();
    m_tree->expandAll();
    const qint64 newest = entries.empty() ? 0 : entries.back().id;
    choose(m_toChoose ? std::exchange(m_toChoose, 0) : before ? before : newest);
    m_treeOrEmpty->setCurrentIndex(m_model->count() > 0 ? 0 : 1);
    m_empty->setText(entries.empty() ? tr("What you predict, answer and write in lessons is kept here, each with its moment.\n\n"
                                          "Open a lesson, or add a note about what the window shows.")
                                     : tr("Nothing in the notebook says so."));
    showEntry();
}

void JournalPanel::choose(qint64 id) {
    const QModelIndex index = m_model->indexOf(id);
    if (!index.isValid()) return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void JournalPanel::sift() {
    const qint64 before = current();
    m_model->setWords(m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts));
    m_stale = false;
    m_tree->expandAll();
    choose(before);
    if (!m_tree->currentIndex().isValid() && m_model->rowCount() > 0)
        m_tree->setCurrentIndex(m_model->index(0, 0, m_model->index(0, 0)));
    m_treeOrEmpty->setCurrentIndex(m_model->count() > 0 ? 0 : 1);
    m_empty->setText(tr("Nothing in the notebook says so."));
    showEntry();
}

void JournalPanel::showEntry() {
    const JournalEntry* entry = m_journal.find(current());
    const bool isNote = entry && entry->kind == EntryKind::Note;
    const bool wasFilling = std::exchange(m_filling, true);
    if (isNote && m_note->toPlainText() != entry->text) m_note->setPlainText(entry->text);
    if (!isNote) m_text->setLessonText(entry ? JournalWords::markdown(*entry) : QString());
    if (!entry) m_text->setAccessibleName(tr("The chosen entry"));
    m_textOrNote->setCurrentIndex(isNote ? 1 : 0);
    m_filling = wasFilling;
    const QUndoStack& stack = m_journal.undoStack();
    m_go->setEnabled(entry && !entry->link.isEmpty());
    m_delete->setEnabled(m_tree->currentIndex().isValid());
    m_lesson->setEnabled(entry && !entry->lesson.isEmpty());
    m_undo->setEnabled(stack.canUndo());
    m_undo->setToolTip(stack.canUndo()
                           ? tr("Takes back the last change of the notebook: %1 (Ctrl+Z in the list)").arg(stack.undoText())
                           : tr("Nothing of the notebook can be taken back"));
}

void JournalPanel::removeCurrent() {
    const QModelIndex index = m_tree->currentIndex();
    std::vector<qint64> ids;
    if (m_model->entryAt(index)) ids.push_back(current());
    for (int i = 0; i < m_model->rowCount(index); ++i)
        ids.push_back(m_model->index(i, 0, index).data(JournalModel::Id).toLongLong());
    m_journal.remove(ids);
}

void JournalPanel::startSearch() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void JournalPanel::writeNote() {
    m_search->clear();
    m_tree->setFocus();
    emit noteAsked();
    if (!m_journal.entries().empty()) choose(m_journal.entries().back().id);
    m_note->setFocus();
}

bool JournalPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey) return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (watched == m_search) {
        const bool down = key->key() == Qt::Key_Down || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool clear = key->key() == Qt::Key_Escape && !m_search->text().isEmpty();
        if (event->type() != QEvent::KeyPress || (!down && !clear)) return QWidget::eventFilter(watched, event);
        clear ? m_search->clear() : m_tree->setFocus();
        return true;
    }
    const bool ours = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) || key->key() == Qt::Key_Delete;
    if (watched != m_tree || !ours) return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride) return true;
    if (key->matches(QKeySequence::Undo))
        m_journal.undoStack().undo();
    else if (key->matches(QKeySequence::Redo))
        m_journal.undoStack().redo();
    else
        removeCurrent();
    return true;
}

QString JournalPanel::exportTitle() const { return tr("Lesson notebook"); }

QList<QStringList> JournalPanel::exportedLines() const { return JournalWords::lines(m_journal.entries(), m_model->groups()); }

void JournalPanel::chooseExport() {
    QString file =
        QFileDialog::getSaveFileName(this, tr("Export the lesson notebook"), tr("lesson-notebook.html"), tr("Pages (*.html)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".html");
    emit exportRequested(file);
}

}  // namespace solverscope
