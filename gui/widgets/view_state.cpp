// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/view_state.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QButtonGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMap>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <functional>
#include <utility>

#include "gui/widgets/setting_editor.h"

namespace solverscope {
namespace {

using Visit = std::function<void(QWidget& before, QWidget& now)>;

QString nameOf(const QObject& object) {
    return object.objectName().isEmpty() ? QString::fromLatin1(object.metaObject()->className()) : object.objectName();
}

/// The children of one kind by their names; several of a name by their order.
template <typename Child>
QMap<std::pair<QString, int>, Child*> childrenOf(const QObject& parent) {
    QMap<std::pair<QString, int>, Child*> children;
    QMap<QString, int> counts;
    for (QObject* each : parent.children())
        if (auto* child = qobject_cast<Child*>(each)) children.insert({nameOf(*child), counts[nameOf(*child)]++}, child);
    return children;
}

void parallelFor(QWidget& before, QWidget& now, const Visit& visit) {
    if (before.metaObject() != now.metaObject()) return;
    visit(before, now);
    const auto there = childrenOf<QWidget>(now);
    const auto here = childrenOf<QWidget>(before);
    for (auto child = here.cbegin(); child != here.cend(); ++child)
        if (QWidget* other = there.value(child.key()); other && !qobject_cast<QMenu*>(other))
            parallelFor(*child.value(), *other, visit);
}

void restoreCombo(const QComboBox& before, QComboBox& now) {
    const int place = before.currentIndex();
    if (before.count() != now.count() || place == now.currentIndex()) return;
    now.setCurrentIndex(place);
    emit now.activated(place);
}

void restoreButton(const QAbstractButton& before, QAbstractButton& now) {
    if (!now.isCheckable() || before.isChecked() == now.isChecked()) return;
    const bool exclusive = now.autoExclusive() || (now.group() && now.group()->exclusive());
    if (exclusive && !before.isChecked()) return;  // set through the one that is checked instead
    now.isEnabled() ? now.click() : now.setChecked(before.isChecked());
}

void restoreLine(const QLineEdit& before, QLineEdit& now) {
    if (now.isReadOnly() || before.text() == now.text()) return;
    if (qobject_cast<QAbstractSpinBox*>(now.parentWidget()) || qobject_cast<QComboBox*>(now.parentWidget())) return;
    now.setText(before.text());
    now.setModified(before.isModified());
    now.setCursorPosition(before.cursorPosition());
    emit now.textEdited(now.text());
}

void restoreNote(const QPlainTextEdit& before, QPlainTextEdit& now) {
    if (now.isReadOnly()) return;
    if (before.toPlainText() != now.toPlainText()) now.setPlainText(before.toPlainText());
    QTextCursor cursor = now.textCursor();
    cursor.setPosition(before.textCursor().anchor());
    cursor.setPosition(before.textCursor().position(), QTextCursor::KeepAnchor);
    now.setTextCursor(cursor);
}

void restoreControl(QWidget& before, QWidget& now) {
    // The value of a setting is the session's; an editor that is hidden may show an older one.
    if (qobject_cast<SettingEditor*>(now.parentWidget()) && !qobject_cast<QLineEdit*>(&now)) return;
    const auto both = [&]<typename Control>(void (*take)(const Control&, Control&)) {
        if (auto* control = qobject_cast<Control*>(&now)) take(*qobject_cast<Control*>(&before), *control);
    };
    both(restoreCombo);
    both(restoreButton);
    both(restoreLine);
    both(restoreNote);
    both(+[](const QSpinBox& from, QSpinBox& to) { to.setValue(from.value()); });
    both(+[](const QDoubleSpinBox& from, QDoubleSpinBox& to) { to.setValue(from.value()); });
    both(+[](const QSlider& from, QSlider& to) { to.setValue(from.value()); });
    both(+[](const QTabWidget& from, QTabWidget& to) { to.setCurrentIndex(from.currentIndex()); });
    both(+[](const QSplitter& from, QSplitter& to) { to.restoreState(from.saveState()); });
    both(+[](const QListWidget& from, QListWidget& to) {
        if (from.count() == to.count()) to.setCurrentRow(from.currentRow());
    });
    both(+[](const QTableView& from, QTableView& to) {
        const QHeaderView& header = *from.horizontalHeader();
        if (to.isSortingEnabled()) to.sortByColumn(header.sortIndicatorSection(), header.sortIndicatorOrder());
    });
}

/// Check boxes of menus and tool bars. The new window itself sets which panels are shown, and the language.
void restoreActions(const QWidget& before, const QWidget& now) {
    QMap<QString, QList<QAction*>> there;
    for (QAction* action : now.findChildren<QAction*>()) there[action->objectName()].append(action);
    for (const QAction* action : before.findChildren<QAction*>()) {
        const QString name = action->objectName();
        if (name.isEmpty() || there[name].isEmpty()) continue;
        QAction* other = there[name].takeFirst();
        const bool ofAGroup = action->actionGroup() && action->actionGroup()->isExclusive();
        if (!other->isCheckable() || ofAGroup || qobject_cast<QDockWidget*>(action->parent())) continue;
        if (action->isChecked() != other->isChecked())
            other->isEnabled() ? other->trigger() : other->setChecked(action->isChecked());
    }
}

/// The position of a scroll bar can only be restored when the new one knows its range.
void restoreScrollBarLater(const QScrollBar& before, QScrollBar& now) {
    if (before.value() == before.minimum()) return;
    constexpr int layoutDelay = 50;
    const bool atEnd = before.value() == before.maximum();
    const double share = before.value() / static_cast<double>(before.maximum());
    const int length = before.maximum();
    QTimer::singleShot(layoutDelay, &now, [&now, value = before.value(), length, share, atEnd] {
        // Texts of another language have another length; content of equal length is scrolled to the same pixel.
        now.setValue(atEnd ? now.maximum() : now.maximum() == length ? value : qRound(share * now.maximum()));
    });
}

}  // namespace

void restoreViews(QWidget& before, QWidget& now) {
    parallelFor(before, now, [](QWidget& from, QWidget& to) {
        const auto stateOf = [](QWidget& view) { return view.findChild<AnyViewState*>(QString(), Qt::FindDirectChildrenOnly); };
        if (stateOf(from) && stateOf(to)) stateOf(to)->takeFrom(*stateOf(from));
    });
    restoreActions(before, now);
    parallelFor(before, now, restoreControl);
    parallelFor(before, now, [](QWidget& from, QWidget& to) {
        if (auto* bar = qobject_cast<QScrollBar*>(&to)) restoreScrollBarLater(*qobject_cast<QScrollBar*>(&from), *bar);
    });
}

void restoreFocus(QWidget& before, QWidget& now) {
    QPointer<QWidget> focused;
    parallelFor(before, now, [&](QWidget& from, QWidget& to) {
        if (&from == before.focusWidget()) focused = &to;
    });
    // A deleted widget must not take the loss of focus for the end of an edit.
    if (QWidget* old = before.focusWidget()) old->blockSignals(true);
    now.activateWindow();
    if (focused) focused->setFocus(Qt::OtherFocusReason);
}

}  // namespace solverscope
