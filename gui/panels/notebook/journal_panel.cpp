// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/notebook/journal_panel.h"

#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <utility>

#include "gui/lessons/lesson_text.h"
#include "gui/panels/notebook/entries_panel.h"
#include "gui/session/notebooks.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"
#include "gui/widgets/search_field.h"

namespace solverscope {
namespace {

constexpr Qt::ItemFlags itemFlags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;

/// An entry by its place in the notebook: its texts are made when they are shown.
class EntryItem : public QStandardItem {
public:
    EntryItem(const Journal& journal, std::size_t place) : m_journal(journal), m_place(place) { setFlags(itemFlags); }

    const NotebookEntry* entry() const { return m_place < m_journal.entries().size() ? &m_journal.entries()[m_place] : nullptr; }

    QVariant data(int role) const override {
        const NotebookEntry* entry = this->entry();
        if (!entry) return {};
        switch (role) {
            case Qt::DisplayRole:
                return JournalEntryText::headline(*entry);
            case EntryDelegate::SecondLine:
                return JournalEntryText::outcome(*entry);
            case EntryDelegate::Verdict:
                return JournalEntryText::verdict(*entry).isEmpty() ? QVariant() : QVariant(entry->right);
            case EntryDelegate::Id:
                return entry->id;
            case Qt::ToolTipRole:
                return plainToolTip(QStringList{JournalEntryText::headline(*entry), JournalEntryText::outcome(*entry), entry->where,
                                                JournalEntryText::time(*entry)}
                                        .join(QLatin1Char('\n')));
            case Qt::AccessibleTextRole:
                return QStringList{JournalEntryText::headline(*entry), JournalEntryText::outcome(*entry),
                                   JournalEntryText::verdict(*entry)}
                    .join(QStringLiteral(", "));
            default:
                return QStandardItem::data(role);  // its flags
        }
    }

private:
    const Journal& m_journal;
    std::size_t m_place;
};

}  // namespace

JournalModel::JournalModel(Journal& journal, QObject* parent) : QStandardItemModel(parent), m_journal(journal) { refresh(); }

void JournalModel::setWords(const QStringList& words) {
    m_words = words;
    refresh();
}

void JournalModel::refresh() {
    clear();
    setColumnCount(1);
    m_groups = groupedByLesson(m_journal.entries(), m_words);
    for (const JournalGroup& group : m_groups) {
        auto* lesson = new QStandardItem(JournalEntryText::title(group));
        lesson->setFlags(itemFlags);
        lesson->setData(QString::number(group.entries.size()), EntryDelegate::SecondLine);
        for (const std::size_t place : group.entries) lesson->appendRow(new EntryItem(m_journal, place));
        appendRow(lesson);
    }
}

std::size_t JournalModel::count() const {
    std::size_t all = 0;
    for (const JournalGroup& group : m_groups) all += group.entries.size();
    return all;
}

const NotebookEntry* JournalModel::entryAt(const QModelIndex& index) const {
    return index.parent().isValid() ? static_cast<const EntryItem*>(itemFromIndex(index))->entry() : nullptr;
}

QModelIndex JournalModel::indexOf(qint64 id) const {
    for (int i = 0; i < rowCount(); ++i)
        for (int j = 0; j < item(i)->rowCount(); ++j)
            if (const QModelIndex entry = index(j, 0, index(i, 0)); entry.data(EntryDelegate::Id).toLongLong() == id) return entry;
    return {};
}

JournalPanel::JournalPanel(Journal& journal, QWidget* parent)
    : EntriesPanel(journal, new QTreeView, false, parent),
      m_journal(journal),
      m_model(new JournalModel(journal, this)),
      m_tree(static_cast<QTreeView*>(m_view)),
      m_search(new SearchField("journalSearch", tr("Search the notebook"), tr("Search the notebook"), this)),
      m_go(panelButton("goToEntry", tr("Go there"), tr("Goes to the moment of the selected entry (Enter)"), QStringLiteral("start"),
                       this)) {
    named(this, "journalPanel");
    named(m_delete, "deleteEntry", {}, tr("Deletes the selected entry, or all of the selected lesson (Del); undo restores them"));
    named(m_undo, "undoEntry");
    m_search->setList(m_tree);
    auto* add =
        panelButton("writeNote", tr("Note"), tr("Adds a note about the moment at the cursor"), QStringLiteral("bookmark"), this);
    auto* more = panelButton("journalMore", tr("More"), tr("Export, and the lesson of an entry"), {}, this);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(buildMenu(more));

    named(m_tree, "journal", tr("Lesson notebook"))->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(8);
    named(m_empty, "journalEmpty")->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(16);
    auto* page = new QWidget(m_textArea);
    fillPanel(page, 6, {named(m_text, "entryText"), emptyStretch()});
    m_textArea->setWidget(page);
    named(m_note, "entryNote", tr("Your note"))->setPlaceholderText(tr("Write here …"));
    build(m_search, {add, m_go, m_delete, m_undo, more, emptyStretch()}, m_noteOrText, 2);

    connect(m_search, &QLineEdit::textChanged, this, &JournalPanel::applyFilter);
    connect(m_search, &SearchField::entered, m_tree, [this] { m_tree->setFocus(); });
    connect(add, &QToolButton::clicked, this, &JournalPanel::writeNote);
    connect(m_go, &QToolButton::clicked, this, [this] { emit momentRequested(current()); });
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (const NotebookEntry* entry = m_model->entryAt(index)) emit momentRequested(entry->id);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &JournalPanel::showEntry);
    connect(&journal, &Journal::changed, this, &JournalPanel::refresh);
    connect(&journal.undoStack(), &QUndoStack::indexChanged, this, &JournalPanel::showEntry);
    showEntry();
}

QMenu* JournalPanel::buildMenu(QWidget* parent) {
    auto* menu = new QMenu(parent);
    m_lesson = menu->addAction(tr("Open the &lesson"));
    m_lesson->setObjectName(QStringLiteral("openLessonOfEntry"));
    addRedo(*menu);
    menu->addSeparator();
    addExport(*menu, tr("Export as &HTML…"), "exportJournal");
    QAction* copy = menu->addAction(tr("&Copy as a table"));
    copy->setObjectName(QStringLiteral("copyJournal"));
    QAction* table = menu->addAction(tr("Export as a &table…"));
    connect(m_lesson, &QAction::triggered, this, [this] {
        if (const NotebookEntry* entry = m_journal.find(current())) emit lessonRequested(entry->lesson);
    });
    connect(copy, &QAction::triggered, this, [this] { copyValues(*this); });
    connect(table, &QAction::triggered, this, [this] { askAndExport(*this, this); });
    return menu;
}

qint64 JournalPanel::current() const { return m_tree->currentIndex().data(EntryDelegate::Id).toLongLong(); }

void JournalPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) refresh();
}

void JournalPanel::refresh() {
    m_stale = !isVisible();
    if (m_stale) return;
    const qint64 before = current();
    const auto& entries = m_journal.entries();
    const bool same = m_listed && std::ranges::equal(*m_listed, entries, {}, {}, &NotebookEntry::id);
    if (same && !m_filling) {  // typing a note changes one text only
        m_tree->viewport()->update();
        return showEntry();
    }
    m_listed.emplace();
    for (const NotebookEntry& entry : entries) m_listed->push_back(entry.id);
    m_model->refresh();
    m_tree->expandAll();
    const qint64 newest = entries.empty() ? 0 : entries.back().id;
    choose(m_toChoose ? std::exchange(m_toChoose, 0) : before ? before : newest);
    showList(m_model->count() > 0);
    m_empty->setText(entries.empty() ? tr("Your predictions, answers and notes in lessons are kept here, each with its "
                                          "moment.\n\nOpen a lesson, or add a note about what the window shows.")
                                     : tr("Nothing found in the notebook."));
    showEntry();
}

void JournalPanel::choose(qint64 id) {
    const QModelIndex index = m_model->indexOf(id);
    if (!index.isValid()) return;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
}

void JournalPanel::applyFilter() {
    const qint64 before = current();
    m_model->setWords(m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts));
    m_stale = false;
    m_tree->expandAll();
    choose(before);
    if (!m_tree->currentIndex().isValid() && m_model->rowCount() > 0)
        m_tree->setCurrentIndex(m_model->index(0, 0, m_model->index(0, 0)));
    showList(m_model->count() > 0);
    m_empty->setText(tr("Nothing found in the notebook."));
    showEntry();
}

void JournalPanel::showEntry() {
    const NotebookEntry* entry = m_journal.find(current());
    const bool isNote = entry && entry->kind == EntryKind::Note;
    const bool wasFilling = std::exchange(m_filling, true);
    if (isNote && m_note->toPlainText() != entry->text) m_note->setPlainText(entry->text);
    if (!isNote) m_text->setLessonText(entry ? JournalEntryText::markdown(*entry) : QString());
    if (!entry) m_text->setAccessibleName(tr("The selected entry"));
    m_noteOrText->setCurrentIndex(isNote ? 0 : 1);
    m_filling = wasFilling;
    m_go->setEnabled(entry && !entry->link.isEmpty());
    m_delete->setEnabled(m_tree->currentIndex().isValid());
    m_lesson->setEnabled(entry && !entry->lesson.isEmpty());
    showUndo();
}

void JournalPanel::removeCurrent() {
    const QModelIndex index = m_tree->currentIndex();
    std::vector<qint64> ids;
    if (m_model->entryAt(index)) ids.push_back(current());
    for (int i = 0; i < m_model->rowCount(index); ++i)
        ids.push_back(m_model->index(i, 0, index).data(EntryDelegate::Id).toLongLong());
    m_journal.remove(ids);
}

void JournalPanel::startSearch() { m_search->begin(); }

void JournalPanel::writeNote() {
    m_search->clear();
    m_tree->setFocus();
    emit noteRequested();
    if (!m_journal.entries().empty()) choose(m_journal.entries().back().id);
    m_note->setFocus();
}

QString JournalPanel::exportTitle() const { return tr("Lesson notebook"); }

QList<QStringList> JournalPanel::exportedLines() const { return JournalEntryText::lines(m_journal.entries(), m_model->groups()); }

void JournalPanel::chooseExport() { askForPage(tr("Export the lesson notebook"), tr("lesson-notebook.html")); }

}  // namespace solverscope
