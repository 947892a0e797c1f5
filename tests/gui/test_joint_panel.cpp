// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The panel of joints of one's own, in the real window.
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "gui/app/actions.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/panels/custom_joint/joint_panel.h"
#include "gui/panels/custom_joint/joint_study_table.h"
#include "physics/scene/scene_file.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

struct OpenedJointPanel {
    ShownWindow window;
    JointPanel* panel = nullptr;

    template <typename Widget>
    Widget* find(const char* name) const {
        auto* found = panel->findChild<Widget*>(QLatin1String(name));
        if (!found) qFatal("no %s", name);
        return found;
    }
    void type(const char* field, const QString& text) const {
        auto* edit = find<QLineEdit>(field);
        edit->setFocus();
        edit->clear();
        QTest::keyClicks(edit, text);
    }
    void choose(const char* box, const QString& body) const { find<QComboBox>(box)->setCurrentText(body); }
    void click(const char* button) const { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    QString problem() const { return find<QLabel>("jointProblem")->isVisible() ? find<QLabel>("jointProblem")->text() : QString(); }
    const JointStudyTable& study() const { return *find<JointStudyTable>("jointStudy"); }
    const Scene& scene() const { return window->controller().scene(); }
};

OpenedJointPanel opened(const QString& scene = QStringLiteral("circle_masses")) {
    OpenedJointPanel opened{sharedWindow(scene), nullptr};
    QTest::keyClick(opened.window.get(), Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
    opened.panel = &opened.window->panel<JointPanel>();
    if (!QTest::qWaitFor([&] { return opened.panel->isVisible(); })) qFatal("no panel");
    settle();
    return opened;
}

/// What the table says in a line whose first cell begins so.
QString studyLineOf(const JointStudyTable& table, const QString& begin) {
    for (int row = 0; row < table.rowCount(); ++row) {
        if (!table.item(row, 0)->text().startsWith(begin)) continue;
        QStringList cells;
        for (int column = 0; column < table.columnCount(); ++column)
            if (table.item(row, column)) cells << table.item(row, column)->text();
        return cells.join(QLatin1Char('|'));
    }
    return {};
}

}  // namespace

class TestJointPanel : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void anEmptyPanelSaysWhatToDo() {
        const OpenedJointPanel it = opened();
        QVERIFY(it.problem().contains(QStringLiteral("type C(q)")));
        QVERIFY(!it.find<QPushButton>("jointAdd")->isEnabled());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(it.find<QLineEdit>("jointC1")));
    }

    void whatIsWrongIsSaidWithItsColumn() {
        const OpenedJointPanel it = opened();
        it.type("jointC1", QStringLiteral("angle_b + mass"));
        QVERIFY2(it.problem().contains(QStringLiteral("column 11: expected a known name, not 'mass'")), qPrintable(it.problem()));
        QVERIFY(!it.find<QPushButton>("jointAdd")->isEnabled());
        QCOMPARE(it.study().rowCount(), 0);
        it.type("jointC1", QStringLiteral("angle_b + L"));
        it.type("jointParameters", QStringLiteral("L = 2, L = 3"));
        QVERIFY2(it.problem().contains(QStringLiteral("column 8")), qPrintable(it.problem()));
        it.type("jointParameters", QStringLiteral("L = 2"));
        QCOMPARE(it.problem(), QString());
        QVERIFY(it.find<QPushButton>("jointAdd")->isEnabled());
    }

    void JStandsBesideItsCheck() {
        const OpenedJointPanel it = opened();
        it.type("jointC1", QStringLiteral("3 * x_b - 2 * y_a + L"));
        it.type("jointParameters", QStringLiteral("L = 2"));
        QVERIFY2(studyLineOf(it.study(), QStringLiteral("∂C/∂x_b")).startsWith(QStringLiteral("∂C/∂x_b|3|3|")),
                 qPrintable(studyLineOf(it.study(), QStringLiteral("∂C/∂x_b"))));
        QVERIFY(studyLineOf(it.study(), QStringLiteral("∂C/∂y_a")).contains(QStringLiteral("|−2|−2|")));
        QVERIFY(studyLineOf(it.study(), QStringLiteral("∂C/∂x_b")).contains(QStringLiteral("✓")));
        QVERIFY(!studyLineOf(it.study(), QStringLiteral("K = ")).isEmpty());
        it.type("jointC1", QStringLiteral("sqrt(-1 - x_a^2)"));
        QVERIFY(!studyLineOf(it.study(), QStringLiteral("inactive")).isEmpty());
        QVERIFY(studyLineOf(it.study(), QStringLiteral("∂C/∂x_a")).contains(QStringLiteral("✗")));
    }

    void everyExampleMakesSense() {
        const OpenedJointPanel it = opened();
        const auto actions = it.find<QToolButton>("jointExamples")->menu()->actions();
        QCOMPARE(actions.size(), 5);
        for (int i = 0; i < 5; ++i) {
            it.find<QToolButton>("jointExamples")->menu()->actions()[i]->trigger();
            QVERIFY2(it.problem().isEmpty(), qPrintable(it.problem()));
            QVERIFY(it.find<QPushButton>("jointAdd")->isEnabled());
            for (int row = 0; row < it.study().rowCount(); ++row)
                if (it.study().item(row, 3)) QVERIFY(it.study().item(row, 3)->text().contains(QStringLiteral("✓")));
        }
    }

    /// Lessons hear of another scene first.
    void aSceneWithFewerBodiesIsNotReadBeforeItsBodiesAreKnown() {
        OpenedJointPanel it{shownWindow(), nullptr};  // of its own: the lesson would stay
        it.panel = &it.window->panel<JointPanel>();
        QVERIFY(it.window->openLesson(QStringLiteral("1.1")));
        QVERIFY(it.window->openScene(QStringLiteral("pyramid_30")));
        dockOf(*it.window, "jointDock")->show();
        dockOf(*it.window, "jointDock")->raise();
        QTRY_VERIFY(it.panel->isVisible());
        it.find<QComboBox>("jointA")->setCurrentIndex(it.find<QComboBox>("jointA")->count() - 1);
        it.find<QToolButton>("jointExamples")->menu()->actions()[0]->trigger();
        QVERIFY(it.problem().isEmpty());
        bool wasRead = false;
        connect(&it.window->panel<LessonPanel>(), &LessonPanel::controlsUnlocked, it.panel,
                [&] { wasRead = !it.problem().isEmpty(); });
        QVERIFY(it.window->openScene(QStringLiteral("single_box")));
        QVERIFY(!wasRead);
        QVERIFY(it.find<QComboBox>("jointA")->currentIndex() < static_cast<int>(it.scene().bodies.size()));
    }

    void aJointIsAddedChangedRemovedAndEachUndone() {
        const OpenedJointPanel it = opened();
        DebuggerController& controller = it.window->controller();
        controller.toStep(20);
        const std::uint64_t before = hashOf(session(*it.window).world());
        const QString file = controller.sceneFile();
        it.find<QToolButton>("jointExamples")->menu()->actions()[0]->trigger();
        it.click("jointAdd");
        QCOMPARE(it.scene().joints.size(), std::size_t{1});
        QVERIFY(std::holds_alternative<CustomDef>(it.scene().joints[0].kind));
        QCOMPARE(session(*it.window).world().joints.size(), std::size_t{1});
        QCOMPARE(it.find<QComboBox>("jointChoice")->currentText(), QStringLiteral("own_1"));

        it.find<QCheckBox>("jointSoft")->setChecked(true);
        it.click("jointChange");
        QVERIFY(it.scene().joints[0].spring.has_value());
        it.click("jointRemove");
        QVERIFY(it.scene().joints.empty());

        for (int expected : {1, 1, 0}) {
            it.window->actions()[QStringLiteral("undo")]->trigger();
            QCOMPARE(static_cast<int>(it.scene().joints.size()), expected);
        }
        QCOMPARE(session(*it.window).cursor().step, std::int64_t{20});
        QCOMPARE(hashOf(session(*it.window).world()), before);
        QCOMPARE(controller.sceneFile(), file);
        it.window->actions()[QStringLiteral("redo")]->trigger();
        QCOMPARE(it.scene().joints.size(), std::size_t{1});
        QVERIFY(!it.scene().joints[0].spring);
    }

    void aSavedSceneHasTheJoint() {
        const OpenedJointPanel it = opened();
        it.find<QToolButton>("jointExamples")->menu()->actions()[1]->trigger();
        it.find<QCheckBox>("jointSoft")->setChecked(true);
        it.click("jointAdd");
        const auto again = parseScene(sceneText(it.scene()), "saved");
        QVERIFY(again.has_value());
        QVERIFY(*again == it.scene());
    }

    void bodiesArePickedInTheScene() {
        const OpenedJointPanel it = opened();
        it.find<QToolButton>("jointPick")->setChecked(true);
        it.window->controller().selectBody(BodyId{2});
        it.window->controller().selectBody(BodyId{1});
        QCOMPARE(it.find<QComboBox>("jointA")->currentIndex(), 2);
        QCOMPARE(it.find<QComboBox>("jointB")->currentIndex(), 1);
        QVERIFY(!it.find<QToolButton>("jointPick")->isChecked());
    }

    void theNumbersFollowTheBodies() {
        const OpenedJointPanel it = opened();
        it.type("jointC1", QStringLiteral("x_a^2 + y_b"));
        const QString before = studyLineOf(it.study(), QStringLiteral("C = "));
        it.window->controller().toStep(session(*it.window).cursor().step + 15);
        QTRY_VERIFY(studyLineOf(it.study(), QStringLiteral("C = ")) != before);
    }

    void aLessonCanKeepTheSceneAsItIs() {
        const OpenedJointPanel it = opened();
        it.find<QToolButton>("jointExamples")->menu()->actions()[0]->trigger();
        it.panel->allowUse(false);
        QVERIFY(!it.find<QPushButton>("jointAdd")->isEnabled());
        QVERIFY(it.find<QPushButton>("jointAdd")->toolTip().contains(QStringLiteral("lesson")));
        it.panel->allowUse(true);
        QVERIFY(it.find<QPushButton>("jointAdd")->isEnabled());
    }

    void everyFieldHasAName() {
        const OpenedJointPanel it = opened();
        for (const QWidget* widget : it.panel->findChildren<QWidget*>())
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible() &&
                !widget->objectName().startsWith(QStringLiteral("qt_")))
                QVERIFY2(!widget->accessibleName().isEmpty() || widget->inherits("QPushButton") || widget->inherits("QCheckBox") ||
                             widget->inherits("QLabel"),
                         qPrintable(widget->objectName()));
    }
};

SOLVERSCOPE_TEST(TestJointPanel, QApplication)
#include "test_joint_panel.moc"
