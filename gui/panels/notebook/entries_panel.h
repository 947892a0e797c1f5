// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStyledItemDelegate>
#include <QWidget>
#include <functional>
#include <initializer_list>

#include "gui/widgets/build.h"

class QAbstractItemView;
class QKeyEvent;
class QMenu;
class QPlainTextEdit;
class QScrollArea;
class QStackedWidget;

namespace solverscope {

class LessonTextView;
class NotebookStore;

inline constexpr QSize bookmarkPicture{96, 60};

/// An entry of a notebook in a list: its picture, a sign for right or wrong, its heading, a line below it, the first line of its
/// note, and why it leads elsewhere; what there is of these. What has children is a group: its heading, and the line at the right.
class EntryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { SecondLine = Qt::UserRole, Note, Elsewhere, Verdict, Id };  // Verdict: true, false, or nothing

    EntryDelegate(bool hasPictures, QObject* parent) : QStyledItemDelegate(parent), m_hasPictures(hasPictures) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int margin() const { return m_hasPictures ? 6 : 4; }
    QRect textRect(const QRect& item) const;

    bool m_hasPictures;
};

/// A notebook as a list of its entries, with a row of buttons above it and the text of the chosen entry below.
class EntriesPanel : public QWidget {
    Q_OBJECT

signals:
    void exportRequested(const QString& file);

protected:
    EntriesPanel(NotebookStore& store, QAbstractItemView* list, bool hasPictures, QWidget* parent);

    /// Lays the panel out, and connects what both notebooks have. `below`: what shows the text of the chosen entry.
    void build(QWidget* search, std::initializer_list<Placed> tools, QWidget* below, int textStretch);

    /// What a key does in the list; nothing where it has no meaning of its own there.
    virtual std::function<void()> actionOf(const QKeyEvent& key);

    virtual qint64 current() const = 0;  // the chosen entry; 0: none
    virtual void removeCurrent() = 0;

    // Actions that the menus of both notebooks have.
    void addRedo(QMenu& menu);
    void addExport(QMenu& menu, const QString& text, const char* name);
    virtual void chooseExport() = 0;

    /// Asks for a file name and exports to it.
    void askForPage(const QString& title, const QString& name);

    void showList(bool hasEntries);
    void showUndo();
    bool eventFilter(QObject* watched, QEvent* event) override;

    NotebookStore& m_store;
    QAbstractItemView* m_view;
    QLabel* m_empty;
    QPlainTextEdit* m_note;
    LessonTextView* m_text;
    QScrollArea* m_textArea;
    QStackedWidget* m_noteOrText;
    QToolButton* m_delete;
    QToolButton* m_undo;
    bool m_filling = false;
    qint64 m_toChoose = 0;  // the entry that was just added

private:
    QStackedWidget* m_listOrEmpty;
};

}  // namespace solverscope
