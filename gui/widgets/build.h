// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Building a panel: widgets with their object names, nested in their layouts.
#pragma once

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMargins>
#include <QMenu>
#include <QScrollArea>
#include <QShortcut>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>
#include <initializer_list>
#include <memory>
#include <vector>

#include "gui/style/theme.h"

class QCompleter;
class QLineEdit;

namespace solverscope {

/// The widget, or action, with its object name, its name for screen readers and its tool tip.
template <typename Widget>
Widget* named(Widget* widget, const char* name, const QString& accessible = {}, const QString& toolTip = {}) {
    widget->setObjectName(QLatin1String(name));
    if constexpr (requires { widget->setAccessibleName(accessible); })
        if (!accessible.isEmpty()) widget->setAccessibleName(accessible);
    if (!toolTip.isEmpty()) widget->setToolTip(toolTip);
    return widget;
}

/// An item of a layout, and its stretch factor: a widget, another layout, or a spacer.
struct Placed {
    Placed(QWidget* theWidget, int theStretch = 0, Qt::Alignment theAlignment = {})
        : widget(theWidget), stretch(theStretch), alignment(theAlignment) {}
    Placed(QLayout* theLayout, int theStretch = 0) : layout(theLayout), stretch(theStretch) {}
    explicit Placed(int theStretch) : stretch(theStretch) {}

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 0;
    int space = 0;  // px, of a fixed empty space
    Qt::Alignment alignment;
};

inline Placed emptyStretch(int stretch = 1) { return Placed(stretch); }
inline Placed emptySpace(int pixels) {
    Placed placed(0);
    placed.space = pixels;
    return placed;
}

/// Margins of a layout and the spacing of its items, in pixels; by default those of the style.
struct Gaps {
    QMargins margins{-1, -1, -1, -1};
    int spacing = -1;
};

template <typename Layout>
Layout* filled(Layout* layout, std::initializer_list<Placed> content) {
    for (const Placed& each : content) {
        if (each.widget)
            layout->addWidget(each.widget, each.stretch, each.alignment);
        else if (each.layout)
            layout->addLayout(each.layout, each.stretch);
        else if (each.space > 0)
            layout->addSpacing(each.space);
        else
            layout->addStretch(each.stretch);
    }
    return layout;
}

template <typename Layout>
Layout* filled(Layout* layout, const Gaps& gaps, std::initializer_list<Placed> content) {
    layout->setContentsMargins(gaps.margins);
    layout->setSpacing(gaps.spacing);
    return filled(layout, content);
}

/// From left to right, `spacing` pixels apart; fillRow: in a widget.
inline QHBoxLayout* inRow(std::initializer_list<Placed> content) { return filled(new QHBoxLayout, content); }
inline QHBoxLayout* inRow(int spacing, std::initializer_list<Placed> content) {
    QHBoxLayout* row = inRow(content);
    row->setSpacing(spacing);
    return row;
}
inline QHBoxLayout* inRow(const Gaps& gaps, std::initializer_list<Placed> content) {
    return filled(new QHBoxLayout, gaps, content);
}
inline QHBoxLayout* fillRow(QWidget* row, const Gaps& gaps, std::initializer_list<Placed> content) {
    return filled(new QHBoxLayout(row), gaps, content);
}

/// From top to bottom.
inline QVBoxLayout* inColumn(std::initializer_list<Placed> content) { return filled(new QVBoxLayout, content); }

/// The layout of a panel: from top to bottom, `margin` pixels from its edges.
inline QVBoxLayout* fillPanel(QWidget* panel, int margin, std::initializer_list<Placed> content) {
    auto* layout = filled(new QVBoxLayout(panel), content);
    layout->setContentsMargins(margin, margin, margin, margin);
    return layout;
}
inline QVBoxLayout* fillPanel(QWidget* panel, const Gaps& gaps, std::initializer_list<Placed> content) {
    return filled(new QVBoxLayout(panel), gaps, content);
}

/// A small button with a text.
inline QToolButton* textButton(const char* name, const QString& text, const QString& toolTip, QWidget* parent) {
    auto* button = named(new QToolButton(parent), name, {}, toolTip);
    button->setText(text);
    return button;
}

/// A flat button with a sign or a short text, which `meaning` explains.
inline QToolButton* signButton(const char* name, const QString& text, const QString& meaning, QWidget* parent) {
    auto* button = textButton(name, text, meaning, parent);
    button->setAccessibleName(meaning);
    button->setAutoRaise(true);
    return button;
}

/// A button that opens its menu at once.
inline QToolButton* menuButton(const char* name, const QString& text, const QString& toolTip, QWidget* parent) {
    auto* button = textButton(name, text, toolTip, parent);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(new QMenu(button));
    return button;
}

/// A flat button in a panel's row of buttons; without an icon, its text is all of it.
inline QToolButton* panelButton(const char* name, const QString& text, const QString& toolTip, const QString& icon,
                                QWidget* parent) {
    auto* button = named(new QToolButton(parent), name, text, toolTip);
    button->setText(text);
    if (!icon.isEmpty()) button->setIcon(themedIcon(icon));
    button->setToolButtonStyle(icon.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    return button;
}

inline QFont bold(QFont font, bool on = true) {
    font.setBold(on);
    return font;
}

/// For headings: scaled by a factor.
inline QFont scaled(QFont font, double factor, bool isBold) {
    font.setPointSizeF(font.pointSizeF() * factor);
    return bold(font, isBold);
}

/// The label before a control; its letter with & takes the keyboard there.
inline QLabel* labelFor(QWidget* control, const QString& text) {
    auto* label = new QLabel(text, control->parentWidget());
    label->setBuddy(control);
    return label;
}

/// A label of several lines whose text can be selected by mouse and by keys.
inline QLabel* selectableLabel(const char* name, QWidget* parent, Qt::TextFormat format = Qt::PlainText) {
    auto* label = named(new QLabel(parent), name);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setTextFormat(format);
    label->setWordWrap(true);
    return label;
}

/// The same, which takes the focus when it is clicked, so that its text can be copied with the keyboard.
inline QLabel* focusableLabel(const char* name, QWidget* parent, Qt::TextFormat format = Qt::PlainText) {
    QLabel* label = selectableLabel(name, parent, format);
    label->setFocusPolicy(Qt::ClickFocus);
    return label;
}

/// Shows `reason` in the place of `body`; without a reason the body.
inline void showInstead(QWidget& body, QLabel& empty, const QString& reason) {
    body.setVisible(reason.isEmpty());
    empty.setVisible(!reason.isEmpty());
    empty.setText(reason);
}

/// Lets an area scroll what is as wide as the view around it, but may be higher. Its parts take the focus, the area does not.
inline void letScroll(QScrollArea& area, QWidget* content) {
    area.setWidget(content);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setFocusPolicy(Qt::NoFocus);
}

inline QScrollArea* scrolling(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    letScroll(*area, content);
    return area;
}

/// The same for an area whose own size depends on what is in it.
class ContentScroll : public QScrollArea {
public:
    ContentScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) { letScroll(*this, content); }

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::event(event);
    }
};

/// One line of text that can be selected and takes the room that there is; the rest of it is in the tool tip.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setFullText(const QString& text);
    const QString& fullText() const { return m_fullText; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QString m_fullText;
};

/// A check box whose words go on in more lines where they have no room in one.
class WrappingCheckBox : public QCheckBox {
    Q_OBJECT

public:
    explicit WrappingCheckBox(const QString& text, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QString wrappedText(int width) const;
    QSize sizeWith(const QString& text) const;

    QString m_text;
};

/// Items from left to right, wrapping to the next line at the end of the width.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool move) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

/// A bar of widgets from left to right, which goes on in the next line where its width ends.
QWidget* flowBar(QWidget* parent, const Gaps& gaps, std::initializer_list<QWidget*> content);

/// A picture with words that scroll: beside it where the panel around them is wide, else below.
class PictureWithWords : public QWidget {
public:
    PictureWithWords(QWidget* picture, QScrollArea* words, std::initializer_list<QLabel*> labels, QWidget* panel);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QBoxLayout* m_layout;
};

/// Completes the part of a line at the text cursor instead of the whole line; `beginOf` finds where the part that ends there
/// begins.
QCompleter* completePart(QLineEdit& line, QAbstractItemModel* offered, int (*beginOf)(const QString& line, int end));

/// The beginning of such a part in a list: after the last comma and its blanks.
int beginOfListed(const QString& line, int end);

/// Why a control and the controls in it cannot be used: below their tool tips, and in the status bar. Empty: they can.
void setDisabledReason(QWidget& control, const QString& why);

/// Where breakable() lets a word end its line.
inline constexpr QChar breakHere(0x200b);

/// The same text, which in a label may go on in the next line within words that are too long for one, such as the names of bodies.
QString breakable(const QString& text);

/// The width at which a field shows its text, and its hint while it has none, as a whole.
int widthToShowAll(const QLineEdit& field);

/// The first size of a dialog, given for a text size of 100 % [px]: it grows with the text as far as the screen goes.
void resizeForText(QWidget& dialog, QSize size);

/// A read-only table of records: selected by whole lines, never edited in place.
inline void makeLineTable(QTableView& table) {
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setWordWrap(false);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 5);
    table.horizontalHeader()->setHighlightSections(false);
}

/// The same over a model.
inline QTableView* lineTable(const char* name, const QString& accessible, QAbstractItemModel* model, QWidget* parent) {
    auto* table = named(new QTableView(parent), name, accessible);
    table->setModel(model);
    makeLineTable(*table);
    return table;
}

/// A list of lines in columns of their own widths; the actions of the list are its context menu.
inline void makeLineList(QTreeWidget& list) {
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.setFrameShape(QFrame::NoFrame);
    list.header()->setStretchLastSection(false);
    list.setContextMenuPolicy(Qt::ActionsContextMenu);
}

/// Adds or removes lines at the end of a list.
inline void setLineCount(QTreeWidget& list, int count) {
    while (list.topLevelItemCount() > count) delete list.takeTopLevelItem(list.topLevelItemCount() - 1);
    while (list.topLevelItemCount() < count) new QTreeWidgetItem(&list);
}

inline int currentLine(const QTreeWidget& list) { return list.indexOfTopLevelItem(list.currentItem()); }

/// An action of a view, which a key starts while the view has the keyboard.
template <typename Slot>
QAction* addViewAction(QWidget& view, const QString& text, const QKeySequence& key, Slot slot) {
    auto* action = new QAction(text, &view);
    view.addAction(action);
    new QShortcut(key, &view, action, &QAction::trigger, Qt::WidgetShortcut);
    QObject::connect(action, &QAction::triggered, &view, slot);
    return action;
}

}  // namespace solverscope
