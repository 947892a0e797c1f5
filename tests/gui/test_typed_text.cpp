// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A text that is still being typed in a field of the Properties counts, whatever the user does next.
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>

#include "gui/app/actions.h"
#include "gui/app/user_session.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/session/scene_document.h"
#include "physics/scene/scene_file.h"
#include "tests/gui/hands.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Scene twoBalls() {
    Scene scene;
    scene.title = "two";
    scene.bodies = {{.id = "left", .shape = Circle{0.5}, .position = {-2, 0}},
                    {.id = "right", .shape = Circle{0.5}, .position = {2, 0}}};
    return scene;
}

struct Typing {
    ShownWindow window;
    PropertiesPanel* panel = nullptr;

    DebuggerController& controller() const { return window->controller(); }
    double friction(std::size_t body) const { return controller().scene().bodies[body].friction; }
    QLineEdit* field() const { return panel->findChild<QLineEdit*>(QStringLiteral("friction")); }
    QAction* command(const char* name) const { return window->actions()[QLatin1String(name)]; }
};

/// Of the left ball a friction of 0.125 is typed, but not entered.
Typing typing() {
    Typing it{shownWindow(), nullptr};
    it.controller().openScene(twoBalls());
    it.controller().seek({});
    it.controller().selectBody(BodyId{0});
    it.command("properties")->trigger();
    it.panel = &it.window->panel<PropertiesPanel>();
    if (!QTest::qWaitFor([&] { return it.panel->isVisible(); })) qFatal("no panel");
    settle();
    it.field()->setFocus();
    it.field()->selectAll();
    QTest::keyClicks(it.field(), QStringLiteral("0.125"));
    if (it.friction(0) != 0.6) qFatal("entered too early");
    return it;
}

}  // namespace

class TestTypedText : public QObject {
    Q_OBJECT

    UserOfATest m_user;
    QTemporaryDir m_folder;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void savingWritesIt_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("key") << true;
        QTest::newRow("menu") << false;
    }
    void savingWritesIt() {
        QFETCH(bool, byKey);
        const auto it = typing();
        const QString file = m_folder.filePath(QStringLiteral("typed.json"));
        it.window->workspace().document.saved(file, true);
        byKey ? QTest::keyClick(it.field(), Qt::Key_S, Qt::ControlModifier) : it.command("save")->trigger();
        handleEvents();
        const auto written = loadScene(file.toStdString());
        QVERIFY(written.has_value());
        QCOMPARE(written->bodies[0].friction, 0.125);
        QVERIFY(!it.window->isWindowModified());
        QVERIFY(it.field()->hasFocus());
    }

    void savingWritesADescription() {
        const auto it = typing();
        QTest::keyClick(it.field(), Qt::Key_Escape);
        it.controller().select({});
        handleEvents();
        auto* page = it.panel->findChild<QPlainTextEdit*>(QStringLiteral("description"));
        page->setFocus();
        QTest::keyClicks(page, QStringLiteral("words"));
        const QString file = m_folder.filePath(QStringLiteral("words.json"));
        it.window->workspace().document.saved(file, true);
        QTest::keyClick(page, Qt::Key_S, Qt::ControlModifier);
        handleEvents();
        const auto written = loadScene(file.toStdString());
        QVERIFY(written.has_value());
        QCOMPARE(written->description, std::string("words"));
    }

    void aCommandEntersItFirst_data() {
        QTest::addColumn<QByteArray>("command");
        for (const char* name : {"run", "stop-forward", "compare", "build", "learn", "full-scene", "restart"})
            QTest::newRow(name) << QByteArray(name);
    }
    void aCommandEntersItFirst() {
        QFETCH(QByteArray, command);
        const auto it = typing();
        it.command(command.constData())->trigger();
        handleEvents();
        it.controller().pause();
        QCOMPARE(it.friction(0), 0.125);
        QCOMPARE(it.friction(1), 0.6);
    }

    void undoTakesItBackAndRedoBringsItAgain() {
        const auto it = typing();
        QTest::keyClick(it.field(), Qt::Key_Return);
        it.field()->selectAll();
        QTest::keyClicks(it.field(), QStringLiteral("0.25"));
        it.command("undo")->trigger();
        handleEvents();
        QCOMPARE(it.friction(0), 0.125);
        it.command("redo")->trigger();
        QCOMPARE(it.friction(0), 0.25);
    }

    void afterReturnTheUndoKeyUndoesTheChange() {
        const auto it = typing();
        QTest::keyClick(it.field(), Qt::Key_Return);
        QCOMPARE(it.friction(0), 0.125);
        QTest::keyClick(it.field(), Qt::Key_Z, Qt::ControlModifier);
        handleEvents();
        QCOMPARE(it.friction(0), 0.6);
    }

    void closingTheWindowAsksAboutIt() {
        const auto it = typing();
        it.window->workspace().document.saved(m_folder.filePath(QStringLiteral("closed.json")), true);
        bool asked = false;
        Hands::inTheNext<QMessageBox>([&asked](QMessageBox& box) {
            asked = true;
            box.button(QMessageBox::Cancel)->click();
        });
        const bool isClosed = it.window->close();
        QVERIFY(asked);
        QVERIFY(!isClosed);
        QCOMPARE(it.friction(0), 0.125);
    }

    void anotherSceneIsNotOpenedOverIt() {
        const auto it = typing();
        it.window->workspace().document.saved(m_folder.filePath(QStringLiteral("left.json")), true);
        bool asked = false;
        Hands::inTheNext<QMessageBox>([&asked](QMessageBox& box) {
            asked = true;
            box.button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!it.window->openScene(QStringLiteral("see_saw")));
        QVERIFY(asked);
    }

    void theEndOfTheSystemKeepsIt() {
        const auto it = typing();
        it.window->userSession().saveAll();
        QCOMPARE(it.friction(0), 0.125);
    }

    void aClickOnAnotherBodyLeavesItToTheFirst() {
        const auto it = typing();
        const QPointF at = it.window->sceneView().camera().toScreen(Vec2{2, 0});
        QTest::mouseClick(&it.window->sceneView(), Qt::LeftButton, {}, at.toPoint());
        handleEvents();
        QVERIFY((it.controller().selection().bodies == std::vector{BodyId{1}}));
        QCOMPARE(it.friction(0), 0.125);
        QCOMPARE(it.friction(1), 0.6);
    }

    void anotherSelectionDoesNotGetIt() {
        const auto it = typing();
        it.controller().selectBody(BodyId{1});
        handleEvents();
        QCOMPARE(it.friction(0), 0.125);
        QCOMPARE(it.friction(1), 0.6);
        QVERIFY((it.controller().selection().bodies == std::vector{BodyId{1}}));
    }

    void whatIsRefusedStaysInItsField() {
        const auto it = typing();
        it.field()->selectAll();
        QTest::keyClicks(it.field(), QStringLiteral("much"));
        it.command("stop-forward")->trigger();
        handleEvents();
        QCOMPARE(it.field()->text(), QStringLiteral("much"));
        QCOMPARE(it.friction(0), 0.6);
    }
};

SOLVERSCOPE_TEST(TestTypedText, QApplication)
#include "test_typed_text.moc"
