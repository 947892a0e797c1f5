// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/notebook/notebook_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "gui/lessons/lesson_text.h"
#include "gui/panels/notebook/entries_panel.h"
#include "gui/scene/scene_painter.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/notebooks.h"
#include "gui/session/step_analysis.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

QPixmap smallPicture(const NotebookEntry& bookmark, qreal ratio) {
    const QImage image = QImage::fromData(bookmark.picture, "PNG");
    if (image.isNull()) return {};
    QPixmap pixmap =
        QPixmap::fromImage(image.scaled(bookmarkPicture * ratio, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

qint64 idOf(const QListWidgetItem* item) { return item ? item->data(EntryDelegate::Id).toLongLong() : 0; }

}  // namespace

NotebookPanel::NotebookPanel(DebuggerController& controller, Bookmarks& bookmarks, QWidget* parent)
    : EntriesPanel(bookmarks, new QListWidget, true, parent),
      m_controller(controller),
      m_bookmarks(bookmarks),
      m_list(static_cast<QListWidget*>(m_view)),
      m_format(panelButton("formatNote", tr("Formatted"), tr("Shows the note formatted, or its Markdown source"), {}, this)),
      m_back(panelButton("comeBack", tr("Go there"), tr("Goes to the selected moment (Enter)"), QStringLiteral("start"), this)),
      m_noteTitle(new QLabel(tr("Note"), this)) {
    named(this, "notebookPanel");
    named(m_delete, "deleteBookmark", {}, tr("Deletes the selected bookmark (Del); undo restores it"));
    named(m_undo, "undoBookmark");
    auto* add =
        panelButton("addBookmark", tr("Bookmark"), tr("Bookmarks the moment at the cursor"), QStringLiteral("bookmark"), this);
    auto* more = panelButton("notebookMenu", tr("More"), tr("Links, files, and export of the notebook as a page"), {}, this);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(buildMenu(more));

    named(m_list, "bookmarkList", tr("Bookmarks"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    named(m_empty, "notebookEmpty")->setMargin(12);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setText(
        tr("<p><b>No moment of this scene is bookmarked yet.</b></p><p>Stop where something is worth remembering and press "
           "<i>Bookmark</i>. The bookmark keeps the scene, its inputs, the step, the sweep and the row, so that you can return "
           "to the very same numbers, write a note about them, and export all of it as a page.</p>"));
    named(m_note, "bookmarkNote", tr("Note of the selected bookmark"))
        ->setPlaceholderText(tr("What can be seen here? Markdown is supported."));
    m_format->setCheckable(true);
    m_text->setAccessibleName(tr("Note, formatted"));
    m_textArea->setWidget(m_text);
    auto* below = new QWidget(this);
    fillPanel(below, 0, {inRow({{m_noteTitle, 1}, m_format}), {m_noteOrText, 1}})->setSpacing(2);
    build(nullptr, {add, m_back, m_delete, m_undo, emptyStretch(), more}, below, 1);

    connect(add, &QToolButton::clicked, this, &NotebookPanel::addHere);
    connect(m_back, &QToolButton::clicked, this, &NotebookPanel::goToBookmark);
    connect(&bookmarks.undoStack(), &QUndoStack::indexChanged, this, &NotebookPanel::showButtons);
    connect(m_list, &QListWidget::itemActivated, this, &NotebookPanel::goToBookmark);
    connect(m_list, &QListWidget::currentRowChanged, this, &NotebookPanel::showNote);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (!m_filling) m_bookmarks.rename(idOf(item), item->text());
    });
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
                if (!m_filling) m_bookmarks.move(from, to > from ? to - 1 : to);
            });
    connect(m_format, &QToolButton::toggled, this, [this](bool on) {
        m_text->setLessonText(m_note->toPlainText());
        m_noteOrText->setCurrentIndex(on ? 1 : 0);
    });
    // Deferred: the change may come from an editor inside the list, which is rebuilt. While a name is being typed there, it
    // waits.
    connect(&bookmarks, &Bookmarks::changed, this, &NotebookPanel::refresh, Qt::QueuedConnection);
    connect(m_list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, &NotebookPanel::refresh, Qt::QueuedConnection);
    new RefreshThrottle(
        controller, this, RefreshThrottle::slow, [this] { refreshStates(); }, Reads::End);
    refresh();
}

QMenu* NotebookPanel::buildMenu(QWidget* parent) {
    auto* menu = new QMenu(parent);
    connect(menu->addAction(tr("Copy &link to the moment at the cursor")), &QAction::triggered, this,
            &NotebookPanel::linkRequested);
    menu->addSeparator();
    connect(menu->addAction(tr("Move &up\tAlt+Up")), &QAction::triggered, this, [this] { moveCurrent(-1); });
    connect(menu->addAction(tr("Move &down\tAlt+Down")), &QAction::triggered, this, [this] { moveCurrent(1); });
    addRedo(*menu);
    menu->addSeparator();
    connect(menu->addAction(tr("&Open notebook…")), &QAction::triggered, this, [this] { chooseFile(false); });
    connect(menu->addAction(tr("&Save notebook as…")), &QAction::triggered, this, [this] { chooseFile(true); });
    addExport(*menu, tr("&Export as HTML…"), "exportNotebook");
    return menu;
}

void NotebookPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

qint64 NotebookPanel::current() const { return idOf(m_list->currentItem()); }

/// The index of the selected bookmark, even if others were added or removed since the list was built; −1 if there is none.
int NotebookPanel::place() const { return m_bookmarks.placeOf(current()); }

void NotebookPanel::refresh() {
    if (m_list->currentItem() && m_list->isPersistentEditorOpen(m_list->currentItem())) return;
    m_filling = true;
    const int row = m_list->currentRow();
    const int chosen = m_toChoose ? m_bookmarks.placeOf(std::exchange(m_toChoose, 0)) : place();
    while (m_list->count() > m_bookmarks.count()) delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < m_bookmarks.count()) m_list->addItem(new QListWidgetItem);
    for (int i = 0; i < m_bookmarks.count(); ++i) {
        const NotebookEntry& bookmark = m_bookmarks[i];
        QListWidgetItem* item = m_list->item(i);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled);
        item->setText(bookmark.heading);
        item->setData(EntryDelegate::SecondLine, bookmark.where);
        item->setData(EntryDelegate::Note, bookmark.text);
        item->setData(EntryDelegate::Id, bookmark.id);
        item->setData(Qt::DecorationRole, smallPicture(bookmark, devicePixelRatioF()));
    }
    showList(m_bookmarks.count() > 0);
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
        const QString elsewhere = m_bookmarks.elsewhereReason(i);
        if (item->data(EntryDelegate::Elsewhere).toString() == elsewhere && !item->toolTip().isEmpty()) continue;
        item->setData(EntryDelegate::Elsewhere, elsewhere);
        QStringList lines{m_bookmarks[i].where};
        if (!elsewhere.isEmpty()) lines += elsewhere;
        lines += tr("Enter goes there, F2 renames.");
        item->setToolTip(plainToolTip(lines.join(QLatin1Char('\n'))));
        item->setData(Qt::AccessibleTextRole,
                      m_bookmarks[i].heading + QStringLiteral(", ") + lines.mid(0, lines.size() - 1).join(QStringLiteral(", ")));
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
    m_noteTitle->setText(any ? tr("Note on “%1”").arg(m_bookmarks[row].heading) : tr("Note"));
    const QString text = any ? m_bookmarks[row].text : QString();
    if (m_note->toPlainText() != text) m_note->setPlainText(text);
    if (m_format->isChecked()) m_text->setLessonText(text);
    m_filling = false;
    showButtons();
}

void NotebookPanel::showButtons() {
    m_back->setEnabled(m_list->currentRow() >= 0);
    m_delete->setEnabled(m_list->currentRow() >= 0);
    showUndo();
}

void NotebookPanel::addHere() {
    m_bookmarks.addHere(momentPicture(m_controller.session(), palette()));
    refresh();
    if (isVisible()) m_list->setFocus();
}

void NotebookPanel::focusList() { m_list->setFocus(Qt::ShortcutFocusReason); }

void NotebookPanel::goToBookmark() { m_bookmarks.goToBookmark(place()); }

void NotebookPanel::removeCurrent() { m_bookmarks.remove({current()}); }

void NotebookPanel::moveCurrent(int by) {
    m_bookmarks.move(place(), place() + by);
    refresh();
}

std::function<void()> NotebookPanel::actionOf(const QKeyEvent& key) {
    if (key.modifiers() == Qt::AltModifier && key.key() == Qt::Key_Up) return [this] { moveCurrent(-1); };
    if (key.modifiers() == Qt::AltModifier && key.key() == Qt::Key_Down) return [this] { moveCurrent(1); };
    return EntriesPanel::actionOf(key);
}

void NotebookPanel::chooseFile(bool saving) {
    const QString filter = tr("Notebooks (*.json);;All files (*)");
    QString file = saving
                       ? QFileDialog::getSaveFileName(this, tr("Save notebook as"), proposedFile(QStringLiteral(".json")), filter)
                       : QFileDialog::getOpenFileName(this, tr("Open notebook"), {}, filter);
    if (file.isEmpty()) return;
    if (saving && QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".json");
    saving ? m_bookmarks.saveAs(file) : m_bookmarks.open(file);
}

void NotebookPanel::chooseExport() { askForPage(tr("Export the notebook"), proposedFile(QStringLiteral(".html"))); }

QString NotebookPanel::proposedFile(const QString& suffix) const {
    const QString scene = QFileInfo(m_controller.sceneFile()).completeBaseName();
    return (scene.isEmpty() ? QStringLiteral("scene") : scene) + QStringLiteral("-notebook") + suffix;
}

}  // namespace solverscope
