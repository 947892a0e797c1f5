// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <QWindow>
#include <QtTest>

#include "tests/gui/waiting.h"

namespace solverscope {

/// Somebody who uses the window, one action after the other: a click, a key, a line of text. Events come to the windows of the
/// screen, as those of a real mouse and keyboard do, and find their widgets by themselves.
class Hands {
public:
    explicit Hands(QWidget& window) : m_window(window) { m_clock.start(); }

    int actions() const { return m_actions; }

    /// How long it takes somebody who needs so long for an action, together with what the program needed [s].
    double seconds(double perAction) const { return perAction * m_actions + 1e-3 * static_cast<double>(m_clock.elapsed()); }

    void click(QWidget& widget, QPoint at) {
        QWidget& window = *widget.window();
        const QPoint place = widget.mapTo(&window, at);
        const QWidget* there = window.childAt(place);
        QVERIFY2(widget.isVisible() && widget.isEnabled(), qPrintable(widget.objectName()));
        QVERIFY2(&widget == &window || there == &widget || (there && widget.isAncestorOf(there)), qPrintable(widget.objectName()));
        ++m_actions;
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, place);
        settle();
    }
    void click(QWidget& widget) { click(widget, widget.rect().center()); }

    /// Opens a menu of the bar and clicks one of its entries.
    void choose(QMenuBar& bar, const QAction& entry) {
        for (QAction* title : bar.actions()) {
            if (!title->menu() || !title->menu()->actions().contains(&entry)) continue;
            click(bar, bar.actionGeometry(title).center());
            click(*title->menu(), title->menu()->actionGeometry(const_cast<QAction*>(&entry)).center());
            return;
        }
        QFAIL(qPrintable(entry.objectName()));
    }

    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        ++m_actions;
        QTest::keyClick(&focused(), key, with);
        settle();
    }

    void type(const QString& text) {
        ++m_actions;
        for (const QChar letter : text) QTest::keyClick(&focused(), letter.toLatin1());
    }

    /// A dialog holds up the click or key that opens it: what is done in it is said before.
    template <typename Dialog, typename Do>
    static void inTheNext(Do&& act) {
        auto* look = new QTimer(qApp);
        QObject::connect(look, &QTimer::timeout, look, [look, act] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isActiveWindow()) return;
            look->stop();
            look->deleteLater();
            act(*dialog);
        });
        look->start(10);
    }

    /// After a dialog or a list, a window manager gives the keyboard back to the window; the screen of the tests has none.
    static void giveKeyboardBack(QWidget& window) {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

private:
    QWindow& focused() {
        if (!QGuiApplication::focusWindow()) giveKeyboardBack(m_window);
        return *QGuiApplication::focusWindow();
    }

    QWidget& m_window;
    int m_actions = 0;
    QElapsedTimer m_clock;
};

}  // namespace solverscope
