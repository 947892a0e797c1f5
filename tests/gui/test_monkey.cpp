// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QMenuBar>
#include <QTimer>
#include <random>
#include <set>

#include "gui/session/step_analysis.h"
#include "tests/gui/shown_window.h"
#include "tests/long_form.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void aMonkeyDoesNotBreakIt_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("method");
        QTest::newRow("contacts") << "stack_10"
                                  << "sequential_impulses";
        QTest::newRow("joints") << "car"
                                << "tgs_soft";
    }
    void aMonkeyDoesNotBreakIt() {
        QFETCH(QString, scene);
        QFETCH(QString, method);
        const auto window = shownWindow(scene);
        QVERIFY(window->controller().changeSetting(QStringLiteral("method"), method));
        window->controller().refreshQueue().setBudget(0);  // all panels are late, as on a slow machine
        // Another seed, another monkey.
        std::mt19937 random(qEnvironmentVariableIntValue("MONKEY_SEED"));
        const std::array keys{Qt::Key_F10,    Qt::Key_F11,  Qt::Key_F5,   Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Period,
                              Qt::Key_Comma,  Qt::Key_Z,    Qt::Key_Home, Qt::Key_End,      Qt::Key_Tab,    Qt::Key_Space,
                              Qt::Key_Up,     Qt::Key_Down, Qt::Key_F12,  Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Return,
                              Qt::Key_R,      Qt::Key_7,    Qt::Key_Plus, Qt::Key_B,        Qt::Key_I,      Qt::Key_F2,
                              Qt::Key_Delete, Qt::Key_W,    Qt::Key_M,    Qt::Key_K,        Qt::Key_J,      Qt::Key_T,
                              Qt::Key_D,      Qt::Key_U,    Qt::Key_F9};
        const std::array<Qt::KeyboardModifiers, 5> modifiers{Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier,
                                                             Qt::ControlModifier | Qt::ShiftModifier, Qt::AltModifier};
        std::set<Cursor> places;
        // Menus and dialogs wait in a loop of their own; the monkey has no patience.
        QTimer closer;
        connect(&closer, &QTimer::timeout, window.get(), [] {
            if (auto* popup = QApplication::activePopupWidget()) popup->close();
            if (auto* dialog = QApplication::activeModalWidget()) dialog->close();
        });
        closer.start(5);
        const int presses = isLongForm() ? 2000 : 700;
        for (int i = 0; i < presses; ++i) {
            if (auto* popup = QApplication::activePopupWidget()) popup->close();
            // The offscreen platform has no window manager that would hand the activity back.
            if (QApplication::activeWindow() != window.get()) window->activateWindow();
            if (i % 8 == 0) window->sceneView().setFocus();
            QWidget* focus = QApplication::focusWidget();
            if (!focus) focus = window.get();
            if (random() % 3 != 0) {
                QTest::keyClick(focus, keys[random() % keys.size()], modifiers[random() % modifiers.size()]);
            } else {
                const QPoint at(static_cast<int>(random() % 1280), static_cast<int>(30 + random() % 770));
                QWidget* under = window->childAt(at);
                if (!under || qobject_cast<QMenuBar*>(under)) continue;
                const QPoint inside = under->mapFrom(window.get(), at);
                QTest::mousePress(under, Qt::LeftButton, {}, inside);
                QTest::mouseMove(under,
                                 inside + QPoint(static_cast<int>(random() % 60) - 30, static_cast<int>(random() % 60) - 30));
                QTest::mouseRelease(under, Qt::LeftButton, {}, inside);
            }
            if (i % 10 == 0) QCoreApplication::processEvents();
            const Cursor& at = session(*window).cursor();
            QVERIFY(at.step >= 1 && at.step <= session(*window).recording().steps());
            QVERIFY(at.event < session(*window).events().size());
            QVERIFY(!session(*window).recording().divergedAt());
            places.insert(at);
        }
        window->controller().pause();
        QVERIFY(window->isVisible());
        QVERIFY2(places.size() > 15, qPrintable(QString::number(places.size())));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestMonkey, QApplication)
#include "test_monkey.moc"
