// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The panel of properties, in the real window: what it shows is the scene, and what is entered becomes the scene.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "gui/app/actions.h"
#include "gui/panels/properties/properties_panel.h"
#include "gui/panels/settings/settings_panel.h"
#include "gui/session/scene_edits.h"
#include "gui/text/number_text.h"
#include "physics/editing/edit.h"
#include "physics/editing/properties.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Polygon wedgeShape() {
    Polygon polygon;
    polygon.points = {Vec2{0, 0}, Vec2{2, 0}, Vec2{1, 1.5}};
    polygon.count = 3;
    return polygon;
}

/// A body of each kind.
Scene bodiesOfAllKinds() {
    Scene scene;
    scene.title = "kinds";
    scene.bodies = {
        {.id = "ground", .isStatic = true, .shape = HalfPlane{}},      {.id = "box", .shape = Box{1, 2}, .position = {0, 5}},
        {.id = "ball", .shape = Circle{0.5}, .position = {3, 5}},      {.id = "wedge", .shape = wedgeShape(), .position = {6, 5}},
        {.id = "pill", .shape = Capsule{1, 0.25}, .position = {9, 5}}, {.id = "dot", .shape = Particle{}, .position = {12, 5}}};
    scene.joints = {{.id = "hinge",
                     .bodyA = BodyId{1},
                     .bodyB = BodyId{2},
                     .kind = RevoluteDef{.anchor = {1.5, 5}, .limits = Range{-1, 1}, .motor = MotorDef{2, 10}}}};
    return scene;
}

struct OpenedProperties {
    ShownWindow window;
    PropertiesPanel* panel = nullptr;

    DebuggerController& controller() const { return window->controller(); }
    const Scene& scene() const { return controller().scene(); }
    const BodyDef& body(const char* id) const { return scene().bodies[placeOf(scene(), id)]; }

    void select(std::initializer_list<const char*> ids) const {
        SceneSelection selection;
        for (const char* id : ids) selection.add(BodyId{static_cast<std::uint32_t>(placeOf(scene(), id))});
        controller().select(selection);
        handleEvents();
    }
    void selectJoint(std::uint32_t place) const {
        SceneSelection selection;
        selection.add(JointId{place});
        controller().select(selection);
        handleEvents();
    }
    template <typename Widget = QLineEdit>
    Widget* field(const char* path) const {
        return panel->findChild<Widget*>(QLatin1String(path));
    }
    void type(const char* path, const QString& text, Qt::Key end = Qt::Key_Return) const {
        auto* edit = field(path);
        QVERIFY2(edit, path);
        edit->setFocus();
        edit->selectAll();
        if (text.isEmpty()) QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, end);
        handleEvents();
    }
    QString problem() const {
        for (const QLabel* label : panel->findChildren<QLabel*>(QStringLiteral("propertyProblem")))
            if (label->isVisible()) return label->text();
        return {};
    }
    QString text(const char* label) const {
        const auto* found = panel->findChild<QLabel*>(QLatin1String(label));
        return found->isVisible() ? unbound(found->text()) : QString();
    }
};

OpenedProperties openedProperties(const Scene& scene = bodiesOfAllKinds()) {
    OpenedProperties it{sharedWindow(), nullptr};
    it.controller().openScene(scene);
    it.controller().seek({});
    it.window->actions()[QStringLiteral("properties")]->trigger();
    it.panel = &it.window->panel<PropertiesPanel>();
    if (!QTest::qWaitFor([&] { return it.panel->isVisible(); })) qFatal("no panel");
    settle();
    return it;
}

}  // namespace

class TestPropertiesPanel : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everyMemberOfTheFormatHasItsText() {
        std::vector<Property> all;
        const auto add = [&](std::vector<Property> list) { all.insert(all.end(), list.begin(), list.end()); };
        for (const QString& name : shippedSceneNames()) {
            const Scene scene = shippedScene(name);
            for (const BodyDef& body : scene.bodies) add(propertiesOf(body));
            for (const JointDef& joint : scene.joints) add(propertiesOf(joint, scene));
        }
        Scene scene = bodiesOfAllKinds();
        add(propertiesOf(scene));
        BodyDef wheel = scene.bodies[2];
        wheel.tyre = TyreDef{};
        add(propertiesOf(wheel));
        for (const JointKindDef& kind :
             std::initializer_list<JointKindDef>{RevoluteDef{}, DistanceDef{}, RopeDef{}, WinchDef{}, WeldDef{}, PrismaticDef{},
                                                 WheelDef{}, GearDef{}, PulleyDef{}})
            for (const auto& spring : std::initializer_list<AnySpringDef>{SpringDef{}, StiffnessDef{}, BetaGammaDef{}}) {
                JointDef joint = scene.joints[0];
                joint.kind = kind;
                joint.spring = spring;
                for (const char* part : {"motor", "limits", "anchor_b"})
                    if (auto with = withProperty(joint, scene, part, "true")) joint = *with;
                add(propertiesOf(joint, scene));
            }
        for (const Property& each : all) {
            const QString path = PropertyRow::rowOf(QString::fromStdString(each.path));
            QVERIFY2(MemberText::isKnown(path), qPrintable(path));
        }
    }

    void whatIsLeftOutShowsWhatHoldsInItsPlace() {
        Scene scene = bodiesOfAllKinds();
        scene.joints[0].kind = DistanceDef{.anchorA = {0, 5}, .anchorB = {3, 5}};
        const auto it = openedProperties(scene);
        it.selectJoint(0);
        QVERIFY(it.field("length")->text().isEmpty());
        QCOMPARE(unbound(it.field("length")->placeholderText()), QStringLiteral("3 as at the start"));
        for (const char* path : {"min_length", "max_length"}) QCOMPARE(it.field(path)->placeholderText(), QStringLiteral("none"));
    }

    void eachKindOfBodyIsChangedAndUndone_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QString>("text");
        QTest::newRow("box") << QByteArray("box") << QByteArray("shape.height") << QStringLiteral("0.5");
        QTest::newRow("circle") << QByteArray("ball") << QByteArray("shape.radius") << QStringLiteral("0.75");
        QTest::newRow("polygon") << QByteArray("wedge") << QByteArray("shape.points") << QStringLiteral("0 0; 3 0; 1 1");
        QTest::newRow("capsule") << QByteArray("pill") << QByteArray("shape.length") << QStringLiteral("2");
        QTest::newRow("particle") << QByteArray("dot") << QByteArray("mass") << QStringLiteral("3");
        QTest::newRow("half-plane") << QByteArray("ground") << QByteArray("shape.offset") << QStringLiteral("-1");
        QTest::newRow("place") << QByteArray("box") << QByteArray("position.x") << QStringLiteral("-0.25");
        QTest::newRow("friction") << QByteArray("ball") << QByteArray("friction") << QStringLiteral("1/4");
        QTest::newRow("velocity") << QByteArray("wedge") << QByteArray("velocity.y") << QStringLiteral("2");
    }
    void eachKindOfBodyIsChangedAndUndone() {
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, path);
        QFETCH(QString, text);
        const auto it = openedProperties();
        const Scene before = it.scene();
        it.select({id.constData()});
        it.type(path.constData(), text);
        QVERIFY2(it.problem().isEmpty(), qPrintable(it.problem()));
        const QString wanted = text == QStringLiteral("1/4") ? QStringLiteral("0.25") : text;
        const auto expected =
            withProperty(before.bodies[placeOf(before, id.toStdString())], path.toStdString(), wanted.toStdString());
        QVERIFY(expected.has_value());
        QVERIFY(it.body(id.constData()) == *expected);
        QVERIFY(it.window->isWindowModified());
        it.controller().undo();
        QVERIFY(it.scene() == before);
        QVERIFY(!it.window->isWindowModified());
        it.controller().redo();
        QVERIFY(it.body(id.constData()) == *expected);
    }

    void leavingAFieldAppliesItToo() {
        const auto it = openedProperties();
        it.select({"box"});
        it.type("friction", QStringLiteral("0.1"), Qt::Key_Tab);
        QCOMPARE(it.body("box").friction, 0.1);
    }

    void escapeBringsTheOldTextBack() {
        const auto it = openedProperties();
        const Scene before = it.scene();
        it.select({"box"});
        it.type("friction", QStringLiteral("0.1"), Qt::Key_Escape);
        QCOMPARE(it.field("friction")->text(), QStringLiteral("0.6"));
        QVERIFY(it.scene() == before);
    }

    void aRefusedTextStaysAndIsSaidAtItsField_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("range") << QByteArray("restitution") << QStringLiteral("1.5") << QStringLiteral("0 to 1");
        QTest::newRow("no number") << QByteArray("friction") << QStringLiteral("much") << QStringLiteral("xpected");
        QTest::newRow("empty") << QByteArray("angle") << QString() << QStringLiteral("xpected");
        QTest::newRow("taken name") << QByteArray("id") << QStringLiteral("ball")
                                    << QStringLiteral("“Name” to be different for every body");
        QTest::newRow("no name") << QByteArray("id") << QString() << QStringLiteral("1 to 256 bytes for “Name”");
        QTest::newRow("size") << QByteArray("shape.width") << QStringLiteral("0") << QStringLiteral("1e-06 to");
    }
    void aRefusedTextStaysAndIsSaidAtItsField() {
        QFETCH(QByteArray, path);
        QFETCH(QString, text);
        QFETCH(QString, said);
        const auto it = openedProperties();
        const Scene before = it.scene();
        it.select({"box"});
        it.type(path.constData(), text);
        QVERIFY2(it.problem().contains(said), qPrintable(it.problem()));
        QCOMPARE(it.field(path.constData())->text(), text);
        QVERIFY(it.scene() == before);
        QTest::keyClick(it.field(path.constData()), Qt::Key_Escape);
        QVERIFY(it.problem().isEmpty());
    }

    void massAndInertiaAreShown() {
        const auto it = openedProperties();
        it.select({"box"});
        QVERIFY2(it.field("mass")->placeholderText().startsWith(QLatin1Char('2')), qPrintable(it.field("mass")->placeholderText()));
        QVERIFY2(it.text("propertiesInertia").contains(QStringLiteral("0.833333")), qPrintable(it.text("propertiesInertia")));
        it.type("mass", QStringLiteral("12"));
        QVERIFY2(it.text("propertiesInertia").contains(QStringLiteral("5 kg")), qPrintable(it.text("propertiesInertia")));
        QVERIFY(it.field("density")->text().isEmpty());
        it.type("density", QStringLiteral("3"));
        QVERIFY(it.field("mass")->text().isEmpty());
        QVERIFY(!it.body("box").mass);
    }

    void severalBodiesAreChangedAtOnceAndUndoneAsOne() {
        const auto it = openedProperties();
        const Scene before = it.scene();
        it.select({"box", "ball", "wedge"});
        QCOMPARE(it.field("friction")->text(), QStringLiteral("0.6"));
        QVERIFY(it.field("position.x")->text().isEmpty());
        QVERIFY(!it.field("position.x")->placeholderText().isEmpty());
        QVERIFY(!it.field("id") && !it.field("shape.radius"));
        it.type("friction", QStringLiteral("0.2"));
        for (const char* id : {"box", "ball", "wedge"}) QCOMPARE(it.body(id).friction, 0.2);
        QCOMPARE(it.body("pill").friction, 0.6);
        QCOMPARE(it.controller().selection().bodies.size(), std::size_t(3));
        it.controller().undo();
        QVERIFY(it.scene() == before);
    }

    void aJointShowsItsMotorAndLimits() {
        const auto it = openedProperties();
        it.selectJoint(0);
        it.type("motor.max_torque", QStringLiteral("25"));
        QCOMPARE(std::get<RevoluteDef>(it.scene().joints[0].kind).motor->strength, 25.0);
        it.type("limits.upper", QStringLiteral("-2"));
        QVERIFY2(it.problem().contains(QStringLiteral("lower")), qPrintable(it.problem()));
        QTest::keyClick(it.field("limits.upper"), Qt::Key_Escape);
        auto* motor = it.field<QCheckBox>("motor");
        motor->click();
        handleEvents();
        QVERIFY(!std::get<RevoluteDef>(it.scene().joints[0].kind).motor);
        QVERIFY(!it.field("motor.max_torque"));
    }

    void anObliqueDirectionIsEnteredFieldAfterField_data() {
        QTest::addColumn<int>("between");
        QTest::addColumn<int>("end");
        QTest::newRow("tab") << int(Qt::Key_Tab) << int(Qt::Key_Return);
        QTest::newRow("return") << int(Qt::Key_Return) << int(Qt::Key_Return);
        QTest::newRow("leaving") << int(Qt::Key_Tab) << int(Qt::Key_Tab);
    }
    void anObliqueDirectionIsEnteredFieldAfterField() {
        QFETCH(int, between);
        QFETCH(int, end);
        Scene scene = bodiesOfAllKinds();
        scene.joints[0].kind = PrismaticDef{.anchor = {1, 5}, .axis = {1, 0}, .limits = {}, .motor = {}};
        const auto it = openedProperties(scene);
        it.selectJoint(0);
        it.type("axis.x", QStringLiteral("0.6"), static_cast<Qt::Key>(between));
        QVERIFY(it.scene() == scene);
        QVERIFY(it.field("axis.y")->hasFocus());
        it.type("axis.y", QStringLiteral("0.8"), static_cast<Qt::Key>(end));
        QVERIFY(std::get<PrismaticDef>(it.scene().joints[0].kind).axis == (Vec2{0.6, 0.8}));
        it.controller().undo();
        QVERIFY(it.scene() == scene);
    }

    void aDirectionOfAnyLengthIsScaled() {
        const auto it = openedProperties();
        it.select({"ground"});
        it.type("shape.normal.x", QStringLiteral("3"), Qt::Key_Tab);
        it.type("shape.normal.y", QStringLiteral("4"));
        QVERIFY(std::get<HalfPlane>(it.body("ground").shape).normal == (Vec2{0.6, 0.8}));
        QCOMPARE(it.field("shape.normal.x")->text(), QStringLiteral("0.6"));
        it.type("shape.normal.x", QStringLiteral("0"), Qt::Key_Tab);
        it.type("shape.normal.y", QStringLiteral("0"));
        QVERIFY(!it.problem().isEmpty());
    }

    void halfADirectionWaitsWhileTheSceneRuns() {
        const auto it = openedProperties();
        it.select({"ground"});
        it.type("shape.normal.x", QStringLiteral("0.6"), Qt::Key_Tab);
        it.controller().forward(Granularity::Stop);
        handleEvents();
        QCOMPARE(it.field("shape.normal.x")->text(), QStringLiteral("0.6"));
    }

    void limitsMoveByMoreThanTheirWidth() {
        const auto it = openedProperties();
        it.selectJoint(0);
        it.type("limits.lower", QStringLiteral("2"), Qt::Key_Tab);
        it.type("limits.upper", QStringLiteral("3"));
        QVERIFY2(it.problem().isEmpty(), qPrintable(it.problem()));
        QVERIFY((std::get<RevoluteDef>(it.scene().joints[0].kind).limits == Range{2, 3}));
    }

    void aJointBecomesASpring() {
        const auto it = openedProperties();
        it.selectJoint(0);
        auto* spring = it.field<QComboBox>("spring");
        spring->setCurrentIndex(1);
        emit spring->activated(1);
        handleEvents();
        it.type("frequency", QStringLiteral("4"));
        QVERIFY(it.scene().joints[0].spring.has_value());
        QCOMPARE(std::get<SpringDef>(*it.scene().joints[0].spring).frequency, 4.0);
    }

    void withoutASelectionItIsTheScene() {
        const auto it = openedProperties();
        it.controller().select({});
        handleEvents();
        it.type("gravity.y", QStringLiteral("-1.62"));
        QVERIFY(it.scene().gravity == (Vec2{0, -1.62}));
        it.type("title", QStringLiteral("On the moon"));
        QCOMPARE(it.scene().title, std::string("On the moon"));
        auto* description = it.field<QPlainTextEdit>("description");
        description->setFocus();
        description->setPlainText(QStringLiteral("Two\nlines"));
        it.field("title")->setFocus();
        handleEvents();
        QCOMPARE(it.scene().description, std::string("Two\nlines"));
        for (int i = 0; i < 3; ++i) it.controller().undo();
        QVERIFY(it.scene() == bodiesOfAllKinds());
    }

    void theSettingsAreOneClickAway() {
        const auto it = openedProperties();
        it.controller().select({});
        handleEvents();
        it.panel->findChild<QPushButton*>(QStringLiteral("propertiesSettings"))->click();
        QVERIFY(it.window->panel<SettingsPanel>().isVisible());
    }

    void laterAVelocityIsAnInputAndTheSceneStays() {
        const auto it = openedProperties();
        const Scene before = it.scene();
        it.controller().toStep(10);
        it.select({"ball"});
        QVERIFY(!it.text("propertiesNote").isEmpty());
        it.type("start.velocity.x", QStringLiteral("3"));
        QVERIFY(it.scene() == before);
        QCOMPARE(session(*it.window).recording().inputs().size(), std::size_t(1));
        QVERIFY(session(*it.window).world().velocities[2].v.x == 3);
        QVERIFY(!it.window->isWindowModified());
    }

    void laterASizeMakesASceneThatBeginsThere() {
        const auto it = openedProperties();
        const Scene before = it.scene();
        it.controller().toStep(10);
        const World seen = session(*it.window).world();
        it.select({"ball"});
        it.type("shape.radius", QStringLiteral("0.75"));
        it.controller().seek({});
        QCOMPARE(std::get<Circle>(it.body("ball").shape).radius, 0.75);
        QVERIFY(session(*it.window).world().poses == seen.poses);
        it.controller().undo();
        QVERIFY(it.scene() == before);
        QCOMPARE(session(*it.window).cursor().step, std::int64_t(10));
    }

    void aRecordedTraceAndALessonAreNotEdited() {
        const auto it = openedProperties();
        it.controller().edits().lock(QStringLiteral("not now"));
        it.select({"box"});
        QVERIFY(!it.field("friction")->isEnabled());
        QCOMPARE(it.text("propertiesNote"), QStringLiteral("not now"));
        it.controller().edits().lock({});
        QVERIFY(it.field("friction")->isEnabled());
    }

    void whatIsShownFollowsTheRun() {
        const auto it = openedProperties();
        it.select({"ball"});
        QCOMPARE(it.field("position.y")->text(), QStringLiteral("5"));
        it.controller().toStep(30);
        QTRY_VERIFY(it.field("start.position.y"));
        const Real y = session(*it.window).world().poses[2].position.y;
        QTRY_COMPARE(it.field("start.position.y")->text(), QString::number(y, 'g', 6));
    }
};

SOLVERSCOPE_TEST(TestPropertiesPanel, QApplication)
#include "test_properties_panel.moc"
