// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/notebook/entries_panel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <utility>

#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/session/notebook_store.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

int lineHeight(const QStyleOptionViewItem& option) { return option.fontMetrics.height() + 2; }

bool isGroup(const QModelIndex& index) { return index.model()->hasChildren(index); }

}  // namespace

QRect EntryDelegate::textRect(const QRect& item) const {
    const QRect inside = item.adjusted(margin(), margin(), -margin(), -margin());
    return m_hasPictures ? inside.adjusted(bookmarkPicture.width() + margin(), 0, 0, 0) : inside;
}

QSize EntryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    int lines = isGroup(index) ? 1 : 2;
    for (const Role role : {Note, Elsewhere}) lines += !index.data(role).toString().isEmpty();
    return {160, 2 * margin() + std::max(m_hasPictures ? bookmarkPicture.height() : 0, lines * lineHeight(option))};
}

void EntryDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
    QRect rect = textRect(option.rect);
    rect.setHeight(editor->sizeHint().height());
    editor->setGeometry(rect.translated(0, -3));
}

void EntryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString heading = ground.text;
    ground.text.clear();
    ground.icon = {};
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);

    painter->save();
    if (m_hasPictures) {
        const QRect picture(option.rect.topLeft() + QPoint(margin(), margin()), bookmarkPicture);
        const QPixmap pixmap = index.data(Qt::DecorationRole).value<QPixmap>();
        if (!pixmap.isNull()) painter->drawPixmap(picture, pixmap);
        painter->setPen(blended(option.palette.color(QPalette::Base), option.palette.color(QPalette::Text), 0.3));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(picture.adjusted(0, 0, -1, -1));
    }
    const bool selected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const QColor ink = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor faint = blended(option.palette.color(group, selected ? QPalette::Highlight : QPalette::Base), ink, 0.75);
    QRect line = textRect(option.rect);
    line.setHeight(lineHeight(option));
    const auto write = [&](const QRect& room, const QString& text, const QFont& font, const QColor& colour) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width()));
    };
    const QString second = index.data(SecondLine).toString();
    if (isGroup(index)) {
        const int room = option.fontMetrics.horizontalAdvance(second) + margin();
        write(line.adjusted(0, 0, -room, 0), heading, bold(option.font), ink);
        write(QRect(line.right() - room, line.top(), room, line.height()), second, option.font, faint);
        painter->restore();
        return;
    }
    const int sign = option.fontMetrics.height();
    if (const QVariant verdict = index.data(Verdict); verdict.isValid()) {
        const bool right = verdict.toBool();
        write(QRect(line.left(), line.top(), sign, line.height()), right ? QStringLiteral("✓") : QStringLiteral("✗"),
              bold(option.font), selected ? ink : verdictColour(right, option.palette));
    }
    if (!m_hasPictures) line.setLeft(line.left() + sign);
    write(line, heading, m_hasPictures ? bold(option.font) : option.font, ink);
    line.translate(0, line.height());
    write(line, second, option.font, faint);
    line.translate(0, line.height());
    if (const QString note = index.data(Note).toString(); !note.isEmpty()) {
        QFont italic = option.font;
        italic.setItalic(true);
        write(line, note.section(QLatin1Char('\n'), 0, 0), italic, ink);
        line.translate(0, line.height());
    }
    if (const QString elsewhere = index.data(Elsewhere).toString(); !elsewhere.isEmpty()) {
        themedIcon(QStringLiteral("warning")).paint(painter, QRect(line.left(), line.top(), sign, sign));
        write(line.adjusted(sign + 4, 0, 0, 0), elsewhere, option.font, ink);
    }
    painter->restore();
}

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
    connect(&store, &NotebookStore::added, this, [this](qint64 id) { m_toChoose = id; });
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
