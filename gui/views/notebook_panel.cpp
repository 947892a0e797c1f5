// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/notebook_panel.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "gui/lessons/lesson_text.h"
#include "gui/models/plain_tool_tip.h"
#include "gui/session/bookmarks.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/view_pace.h"
#include "gui/style/icons.h"
#include "gui/views/bookmark_delegate.h"
#include "gui/views/moment_picture.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

QPixmap smallPicture(const Bookmark& bookmark, qreal ratio) {
    const QImage image = QImage::fromData(bookmark.picture, "PNG");
    if (image.isNull()) return {};
    QPixmap pixmap =
        QPixmap::fromImage(image.scaled(bookmarkPicture * ratio, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

NotebookPanel::NotebookPanel(DebuggerController& controller, Bookmarks& bookmarks, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_bookmarks(bookmarks),
      m_list(new QListWidget(this)),
      m_empty(new QLabel(this)),
      m_listOrEmpty(new QStackedWidget(this)),
      m_note(new QPlainTextEdit(this)),
      m_formatted(new LessonTextView(this)),
      m_noteOrFormatted(new QStackedWidget(this)),
      m_format(panelButton("formatNote", tr("Formatted"), tr("Shows the note as Markdown makes it look, or as it is written"), {},
                           this)),
      m_back(panelButton("comeBack", tr("Come back"), tr("Goes to the chosen moment (Enter)"), QStringLiteral("start"), this)),
      m_delete(panelButton("deleteBookmark", tr("Delete"), tr("Deletes the chosen bookmark (Del); undoing brings it back"),
                           QStringLiteral("close"), this)),
      m_undo(panelButton("undoBookmark", tr("Undo"), {}, QStringLiteral("undo"), this)),
      m_noteTitle(new QLabel(tr("Note"), this)) {
    setObjectName(QStringLiteral("notebookPanel"));
    auto* add = panelButton("addBookmark", tr("Bookmark"), tr("Keeps the moment at the cursor, to come back to"),
                            QStringLiteral("bookmark"), this);
    auto* more = panelButton("notebookMenu", tr("More"), tr("Links, files, and the notebook as a page to read"), {}, this);
    more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more);
    QAction* link = menu->addAction(tr("Copy &link to the moment at the cursor"));
    menu->addSeparator();
    QAction* up = menu->addAction(tr("Move &up\tAlt+Up"));
    QAction* down = menu->addAction(tr("Move &down\tAlt+Down"));
    QAction* redo = menu->addAction(tr("&Redo"));
    menu->addSeparator();
    QAction* open = menu->addAction(tr("&Open notebook…"));
    QAction* save = menu->addAction(tr("&Save notebook as…"));
    QAction* page = menu->addAction(tr("&Export as HTML…"));
    page->setObjectName(QStringLiteral("exportNotebook"));
    more->setMenu(menu);

    m_list->setObjectName(QStringLiteral("bookmarkList"));
    m_list->setAccessibleName(tr("Bookmarks"));
    m_list->setItemDelegate(new BookmarkDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->installEventFilter(this);
    m_empty->setObjectName(QStringLiteral("notebookEmpty"));
    m_empty->setWordWrap(true);
    m_empty->setMargin(12);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setText(
        tr("<p><b>No moment of this scene is kept yet.</b></p><p>Stop where something is worth remembering and press "
           "<i>Bookmark</i>. The bookmark keeps the scene, its inputs, the step, the iteration and the row, so that "
           "you can come back to the very same numbers, write a note about them, and export all of it as a page.</p>"));
    m_listOrEmpty->addWidget(m_list);
    m_listOrEmpty->addWidget(m_empty);

    m_note->setObjectName(QStringLiteral("bookmarkNote"));
    m_note->setAccessibleName(tr("Note of the chosen bookmark"));
    m_note->setPlaceholderText(tr("What is to be seen here? Markdown is understood."));
    m_note->setTabChangesFocus(true);
    m_format->setCheckable(true);
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_formatted->setAccessibleName(tr("Note, formatted"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_formatted);
    m_noteOrFormatted->addWidget(m_note);
    m_noteOrFormatted->addWidget(scroll);

    auto* tools = new QHBoxLayout;
    tools->setSpacing(2);
    for (QToolButton* each : {add, m_back, m_delete, m_undo}) tools->addWidget(each);
    tools->addStretch();
    tools->addWidget(more);
    auto* below = new QWidget(this);
    auto* noteHead = new QHBoxLayout;
    noteHead->addWidget(m_noteTitle, 1);
    noteHead->addWidget(m_format);
    auto* belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins(0, 0, 0, 0);
    belowLayout->setSpacing(2);
    belowLayout->addLayout(noteHead);
    belowLayout->addWidget(m_noteOrFormatted, 1);
    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(m_listOrEmpty);
    split->addWidget(below);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addLayout(tools);
    layout->addWidget(split, 1);

    connect(add, &QToolButton::clicked, this, &NotebookPanel::addHere);
    connect(m_back, &QToolButton::clicked, this, &NotebookPanel::comeBack);
    connect(m_delete, &QToolButton::clicked, this, &NotebookPanel::removeCurrent);
    connect(m_undo, &QToolButton::clicked, &bookmarks.undoStack(), &QUndoStack::undo);
    connect(redo, &QAction::triggered, &bookmarks.undoStack(), &QUndoStack::redo);
    connect(&bookmarks.undoStack(), &QUndoStack::indexChanged, this, &NotebookPanel::showButtons);
    connect(link, &QAction::triggered, this, &NotebookPanel::linkRequested);
    connect(up, &QAction::triggered, this, [this] { moveCurrent(-1); });
    connect(down, &QAction::triggered, this, [this] { moveCurrent(1); });
    connect(open, &QAction::triggered, this, [this] { chooseFile(false); });
    connect(save, &QAction::triggered, this, [this] { chooseFile(true); });
    connect(page, &QAction::triggered, this, &NotebookPanel::chooseExport);
    connect(m_list, &QListWidget::itemActivated, this, &NotebookPanel::comeBack);
    connect(m_list, &QListWidget::currentRowChanged, this, &NotebookPanel::showNote);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (!m_filling) m_bookmarks.rename(placeOf(item), item->text());
    });
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
                if (!m_filling) m_bookmarks.move(from, to > from ? to - 1 : to);
            });
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_filling) m_bookmarks.setNote(place(), m_note->toPlainText());
    });
    connect(m_format, &QToolButton::toggled, this, [this](bool on) {
        m_formatted->setLessonText(m_note->toPlainText());
        m_noteOrFormatted->setCurrentIndex(on ? 1 : 0);
    });
    connect(&bookmarks, &Bookmarks::added, this, [this](int place) { m_toChoose = m_bookmarks[place].id; });
    // Later: the change may come from an editor inside of the list, which is filled again. While a name is being typed there, it
    // waits.
    connect(&bookmarks, &Bookmarks::changed, this, &NotebookPanel::refresh, Qt::QueuedConnection);
    connect(m_list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, &NotebookPanel::refresh, Qt::QueuedConnection);
    new ViewPace(controller, this, ViewPace::slow, [this] { refreshStates(); });
    refresh();
}

void NotebookPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

/// The place of the chosen bookmark, also where others have come or gone since the list was filled; −1 where there is none.
int NotebookPanel::place() const { return placeOf(m_list->currentItem()); }

int NotebookPanel::placeOf(const QListWidgetItem* item) const {
    return item ? m_bookmarks.find(item->data(BookmarkDelegate::Id).toLongLong()) : -1;
}

void NotebookPanel::refresh() {
    if (m_list->currentItem() && m_list->isPersistentEditorOpen(m_list->currentItem())) return;
    m_filling = true;
    const int row = m_list->currentRow();
    const int chosen = m_toChoose ? m_bookmarks.find(std::exchange(m_toChoose, 0)) : place();
    while (m_list->count() > m_bookmarks.count()) delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < m_bookmarks.count()) m_list->addItem(new QListWidgetItem);
    for (int i = 0; i < m_bookmarks.count(); ++i) {
        const Bookmark& bookmark = m_bookmarks[i];
        QListWidgetItem* item = m_list->item(i);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled);
        item->setText(bookmark.name);
        item->setData(BookmarkDelegate::Where, bookmark.where);
        item->setData(BookmarkDelegate::Note, bookmark.note);
        item->setData(BookmarkDelegate::Id, bookmark.id);
        item->setData(Qt::DecorationRole, smallPicture(bookmark, devicePixelRatioF()));
    }
    m_listOrEmpty->setCurrentIndex(m_bookmarks.count() > 0 ? 0 : 1);
    if (m_list->count() > 0) m_list->setCurrentRow(chosen >= 0 ? chosen : std::clamp(row, 0, m_list->count() - 1));
    m_filling = false;
    refreshStates();
    showNote();
    showButtons();
}

void NotebookPanel::refreshStates() {
    if (!isVisible() || m_list->count() != m_bookmarks.count()) return;
    m_filling = true;
    for (int i = 0; i < m_bookmarks.count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        const QString elsewhere = m_bookmarks.whyElsewhere(i);
        if (item->data(BookmarkDelegate::Elsewhere).toString() == elsewhere && !item->toolTip().isEmpty()) continue;
        item->setData(BookmarkDelegate::Elsewhere, elsewhere);
        QStringList lines{m_bookmarks[i].where};
        if (!elsewhere.isEmpty()) lines += elsewhere;
        lines += tr("Enter comes back, F2 renames.");
        item->setToolTip(plainToolTip(lines.join(QLatin1Char('\n'))));
        item->setData(Qt::AccessibleTextRole,
                      m_bookmarks[i].name + QStringLiteral(", ") + lines.mid(0, lines.size() - 1).join(QStringLiteral(", ")));
    }
    m_filling = false;
    m_list->doItemsLayout();
}

void NotebookPanel::showNote() {
    if (m_filling) return;
    m_filling = true;
    const int row = place();
    const bool any = row >= 0 && m_bookmarks[row].isMoment();
    m_note->setEnabled(any);
    m_format->setEnabled(any);
    m_noteTitle->setText(any ? tr("Note on “%1”").arg(m_bookmarks[row].name) : tr("Note"));
    const QString text = any ? m_bookmarks[row].note : QString();
    if (m_note->toPlainText() != text) m_note->setPlainText(text);
    if (m_format->isChecked()) m_formatted->setLessonText(text);
    m_filling = false;
    showButtons();
}

void NotebookPanel::showButtons() {
    const QUndoStack& stack = m_bookmarks.undoStack();
    m_back->setEnabled(m_list->currentRow() >= 0);
    m_delete->setEnabled(m_list->currentRow() >= 0);
    m_undo->setEnabled(stack.canUndo());
    m_undo->setToolTip(stack.canUndo()
                           ? tr("Takes back the last change of the notebook: %1 (Ctrl+Z in the list)").arg(stack.undoText())
                           : tr("Nothing of the notebook can be taken back"));
}

void NotebookPanel::addHere() {
    m_bookmarks.addHere(momentPicture(m_controller.session(), palette()));
    refresh();
    if (isVisible()) m_list->setFocus();
}

void NotebookPanel::focusList() { m_list->setFocus(Qt::ShortcutFocusReason); }

void NotebookPanel::comeBack() { m_bookmarks.comeBack(place()); }

void NotebookPanel::removeCurrent() { m_bookmarks.remove(place()); }

void NotebookPanel::moveCurrent(int by) {
    m_bookmarks.move(place(), place() + by);
    refresh();
}

bool NotebookPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_list || !isKey) return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool alt = key->modifiers() == Qt::AltModifier;
    const bool moves = alt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
    const bool ours = moves || key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) || key->key() == Qt::Key_Delete;
    if (!ours) return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride) return true;
    if (moves)
        moveCurrent(key->key() == Qt::Key_Up ? -1 : 1);
    else if (key->matches(QKeySequence::Undo))
        m_bookmarks.undoStack().undo();
    else if (key->matches(QKeySequence::Redo))
        m_bookmarks.undoStack().redo();
    else
        removeCurrent();
    return true;
}

void NotebookPanel::chooseFile(bool saving) {
    const QString filter = tr("Notebooks (*.json);;All files (*)");
    QString file = saving ? QFileDialog::getSaveFileName(this, tr("Save notebook as"), {}, filter)
                          : QFileDialog::getOpenFileName(this, tr("Open notebook"), {}, filter);
    if (file.isEmpty()) return;
    if (saving && QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".json");
    saving ? m_bookmarks.saveAs(file) : m_bookmarks.open(file);
}

void NotebookPanel::chooseExport() {
    QString file = QFileDialog::getSaveFileName(this, tr("Export the notebook"), {}, tr("Pages (*.html)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".html");
    emit exportRequested(file);
}

}  // namespace solverscope
