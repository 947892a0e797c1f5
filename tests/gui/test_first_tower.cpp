// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// From the first start to a tower that is built, saved, run and compared: by mouse alone, and by keyboard alone.
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

#include "gui/app/actions.h"
#include "gui/app/perspective.h"
#include "gui/app/user_session.h"
#include "gui/app/welcome/welcome_page.h"
#include "gui/panels/compare/compare_panel.h"
#include "gui/panels/compare/compare_scenes.h"
#include "gui/panels/palette/palette_panel.h"
#include "physics/scene/scene_file.h"
#include "tests/gui/hands.h"
#include "tests/gui/motion_on.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr int boxes = 5;
constexpr double perAction = 1.5;  // s, of somebody who knows where things are
constexpr double allowed = 90;     // s
constexpr int clicksOfAll = 16;
constexpr int keysOfAll = 13;

/// The tower stands on the ground, box on box.
void verifyTower(const Scene& scene) {
    QCOMPARE(scene.bodies.size(), std::size_t{boxes + 1});
    for (std::size_t k = 1; k <= boxes; ++k) {
        QCOMPARE(scene.bodies[k].position.x, scene.bodies[1].position.x);
        QCOMPARE(scene.bodies[k].position.y, static_cast<Real>(k) - 0.5);
    }
}

void verifySaved(const QString& file, const Scene& scene) {
    QVERIFY2(QFile::exists(file), qPrintable(file));
    const auto saved = loadScene(file.toStdString());
    QVERIFY(saved.has_value());
    QVERIFY(*saved == scene);
}

void waitForMotion(MainWindow& window) {
    QVERIFY(window.controller().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(session(window).cursor().step >= 60, patience);
}

/// It has run, and it stands.
void verifyRun(MainWindow& window) {
    QVERIFY(!window.controller().isPlaying());
    const World& world = session(window).world();
    const Vec2 top = world.poses[boxes].position;
    QVERIFY(top != (Vec2{session(window).scene().bodies[boxes].position}));
    QVERIFY2(std::abs(top.y - (boxes - 0.5)) < 0.1, qPrintable(QString::number(top.y)));
}

/// Two runs are side by side that differ in the step that is shown.
void verifyComparison(MainWindow& window) {
    QCOMPARE(window.perspective(), Perspective::Compare);
    QVERIFY(window.findChild<CompareScenes*>()->isVisible());
    auto& panel = window.panel<ComparePanel>();
    VariantComparison& comparison = panel.comparison();
    const auto& entries = comparison.variants().entries();
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries[0].changes, QStringLiteral("warm_starting=1"));
    QCOMPARE(entries[1].changes, QStringLiteral("warm_starting=0"));
    QTRY_VERIFY_WITH_TIMEOUT(comparison.frozen() && comparison.frozenStep() == session(window).cursor().step, patience);
    QVERIFY((*comparison.frozen())[1].divergence);
    QTRY_VERIFY_WITH_TIMEOUT(comparison.runs() && comparison.runs()->divergence(1), patience);
}

}  // namespace

class TestFirstTower : public QObject {
    Q_OBJECT

    UserOfATest m_user;
    QTemporaryDir m_home;

    QString fileOf(const QString& name) const { return m_home.filePath(QStringLiteral("Documents/%1.json").arg(name)); }

    /// As the program starts for the first time.
    static std::unique_ptr<MainWindow> firstStart() {
        waitingWindow().reset();
        auto window = std::make_unique<MainWindow>();
        window->setWindowState(Qt::WindowNoState);
        window->resize(smallWindow);
        window->userSession().begin();
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window does not become active");
        settle();
        if (!window->findChild<WelcomePage*>()->isVisible()) qFatal("this is not the first start");
        return window;
    }

private slots:
    void initTestCase() {
        m_user.begin();
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        qputenv("HOME", m_home.path().toUtf8());  // files are saved in the folder of documents
        QVERIFY(QDir(m_home.path()).mkdir(QStringLiteral("Documents")));
    }
    void init() { m_user.forget(); }

    void isBuiltSavedRunAndComparedByMouseAlone() {
        const MotionOn motion(Motion::Normal);
        const auto window = firstStart();
        Hands hands(*window);
        QMenuBar& menus = *window->menuBar();
        const auto command = [&](const char* name) -> QAction& { return *window->actions()[QLatin1String(name)]; };
        const auto button = [&](const char* name) -> QWidget& {
            return *window->findChild<QToolBar*>(QStringLiteral("toolBar"))->widgetForAction(&command(name));
        };
        hands.choose(menus, command("new-scene"));
        QVERIFY(!window->findChild<WelcomePage*>()->isVisible());
        QCOMPARE(window->perspective(), Perspective::Build);

        hands.click(*window->panel<PalettePanel>().findChild<QToolButton*>(QStringLiteral("tool-box")));
        SceneView& view = window->sceneView();
        for (int k = 0; k < boxes; ++k) hands.click(view, view.camera().toScreen({0.02, k + 0.53}).toPoint());
        verifyTower(window->controller().scene());

        Hands::inTheNext<QFileDialog>([&](QFileDialog& dialog) {
            QLineEdit& name = *dialog.findChild<QLineEdit*>();
            hands.click(name);
            name.selectAll();  // as typing over the proposed name does
            hands.type(QStringLiteral("tower"));
            for (auto* each : dialog.findChildren<QPushButton*>())
                if (each->isVisible() && each->text() == QFileDialog::tr("&Save")) return hands.click(*each);
            QFAIL("no button to save with");
        });
        hands.choose(menus, command("save"));
        verifySaved(fileOf(QStringLiteral("tower")), window->controller().scene());

        hands.click(button("run"));
        waitForMotion(*window);
        hands.click(button("run"));
        verifyRun(*window);

        hands.click(button("compare"));
        verifyComparison(*window);
        qInfo("%d clicks, %.1f s", hands.actions(), hands.seconds(perAction));
        QVERIFY2(hands.actions() <= clicksOfAll, qPrintable(QString::number(hands.actions())));
        QVERIFY2(hands.seconds(perAction) < allowed, qPrintable(QString::number(hands.seconds(perAction))));
    }

    void isBuiltSavedRunAndComparedByKeyboardAlone() {
        const MotionOn motion(Motion::Normal);
        const auto window = firstStart();
        Hands hands(*window);
        hands.press(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!window->findChild<WelcomePage*>()->isVisible());
        QCOMPARE(window->perspective(), Perspective::Build);

        hands.press(Qt::Key_B);
        for (int k = 0; k < boxes; ++k) hands.press(Qt::Key_Return);
        verifyTower(window->controller().scene());

        Hands::inTheNext<QFileDialog>([&](QFileDialog&) {
            hands.type(QStringLiteral("tower-by-keys"));  // over the proposed name, which is selected
            hands.press(Qt::Key_Return);
        });
        hands.press(Qt::Key_S, Qt::ControlModifier);
        verifySaved(fileOf(QStringLiteral("tower-by-keys")), window->controller().scene());

        hands.press(Qt::Key_F6);
        waitForMotion(*window);
        hands.press(Qt::Key_F6);
        verifyRun(*window);

        hands.press(Qt::Key_3, Qt::ControlModifier);
        verifyComparison(*window);
        qInfo("%d keys, %.1f s", hands.actions(), hands.seconds(perAction));
        QVERIFY2(hands.actions() <= keysOfAll, qPrintable(QString::number(hands.actions())));
        QVERIFY2(hands.seconds(perAction) < allowed, qPrintable(QString::number(hands.seconds(perAction))));
    }
};

SOLVERSCOPE_TEST(TestFirstTower, QApplication)
#include "test_first_tower.moc"
