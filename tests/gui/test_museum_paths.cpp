// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The paths from symptom to cause that docs/bug-museum.md describes, walked in the real window.
#include <QFile>
#include <QLineEdit>
#include <cmath>

#include "gui/panels/breakpoints/breakpoints_panel.h"
#include "gui/panels/source/solver_source.h"
#include "gui/panels/source/source_view.h"
#include "gui/session/breakpoints.h"
#include "gui/session/scene_source.h"
#include "physics/debugger/breakpoints/field_values.h"
#include "physics/debugger/breakpoints/scanner.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr int maxActions = 6;

/// Somebody who sits before the window, and how often he had to do something.
class Walker {
public:
    explicit Walker(const QString& scene) : m_window(shownWindow(scene)), m_actions(1) {}

    MainWindow& window() { return *m_window; }
    int actions() const { return m_actions; }
    Event event() { return session(*m_window).event(); }
    const World& world() { return session(*m_window).world(); }

    void stopWhere(const QString& condition) {
        ++m_actions;
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier);
        auto* edit = m_window->panel<BreakpointsPanel>().findChild<QLineEdit*>(QStringLiteral("conditionEdit"));
        QTest::keyClicks(edit, condition);
        QTest::keyClick(edit, Qt::Key_Escape);  // the list of names
        QTest::keyClick(edit, Qt::Key_Return);
        m_window->sceneView().setFocus();
    }

    bool goOn() {
        ++m_actions;
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        return QTest::qWaitFor([this] { return !m_window->breakpoints().isSearching(); }, patience);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
        ++m_actions;
        QTest::keyClick(m_window.get(), key, with);
    }

private:
    ShownWindow m_window;
    int m_actions;
};

QString page() {
    QFile file(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/docs/bug-museum.md"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("docs/bug-museum.md cannot be read");
    return QString::fromUtf8(file.readAll());
}

/// Steps until a condition holds in a scene under a method; 0: not within `steps`.
std::int64_t firstHit(Scene scene, const QString& condition, Method method, int steps) {
    scene.settings.method = method;
    Recording recording(scene);
    for (int i = 0; i < steps && recording.canAdvance(); ++i) recording.advance();
    const Breakpoint breakpoint{std::nullopt, *parseCondition(condition.toStdString(), scene), true, 1};
    const auto hit = findForward(recording, {&breakpoint, 1}, {});
    return hit ? hit->at.step : 0;
}

const QString landing = QStringLiteral("kind == unilateral && delta > 0");

}  // namespace

class TestMuseumPaths : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void wrongSign() {
        Walker walker(QStringLiteral("wrong_sign"));
        walker.stopWhere(landing);
        QVERIFY(walker.goOn());
        const Event& e = walker.event();
        const Contact& contact = walker.world().contacts[e.constraint.index];
        const Real lever = cross(contact.point - walker.world().poses[index(e.b)].position, e.n);
        QVERIFY(std::abs(lever) > 0.01);
        QVERIFY(std::abs(e.wB + lever) < 1e-6);  // what the row has is minus what it is
        check(walker, landing, "museum.h");
    }

    void wrongLeverArm() {
        Walker walker(QStringLiteral("wrong_lever_arm"));
        walker.stopWhere(landing);
        QVERIFY(walker.goOn());
        const Event& e = walker.event();
        const Contact& contact = walker.world().contacts[e.constraint.index];
        QVERIFY(std::abs(cross(contact.point - walker.world().poses[index(e.b)].position, e.n)) > 0.01);
        QCOMPARE(e.wB, 0.0);
        check(walker, landing, "museum.h");
    }

    void wrongClamp() {
        const QString condition = QStringLiteral("raw_delta < -1e-6 && delta == 0 && sum_before > 0");
        Walker walker(QStringLiteral("wrong_clamp"));
        walker.stopWhere(condition);
        QVERIFY(walker.goOn());
        QVERIFY(walker.event().visit.jv > 0);
        check(walker, condition, "museum.h");
        // The line that does it is before the eyes.
        QVERIFY(walker.window().panel<SourceView>().shownFile().endsWith(QStringLiteral("museum.h")));
        theRightSolverDoesNot(QStringLiteral("wrong_clamp"), condition);
    }

    void wrongEffectiveMass() {
        const QString condition = QStringLiteral("iteration > 0 && clamp == none && softness == 0 && abs(jv_after + bias) > 1e-6");
        Walker walker(QStringLiteral("wrong_effective_mass"));
        walker.stopWhere(condition);
        QVERIFY(walker.goOn());
        const Event& e = walker.event();
        const auto massOf = [&](BodyId body) { return walker.world().inverseMasses[index(body)]; };
        const Real K =
            (massOf(e.a).m + massOf(e.b).m) * lengthSquared(e.n) + massOf(e.a).I * e.wA * e.wA + massOf(e.b).I * e.wB * e.wB;
        QVERIFY(std::abs(K * e.effectiveMass - 1) > 1e-6);
        check(walker, condition, "museum.h");
        theRightSolverDoesNot(QStringLiteral("wrong_effective_mass"), condition);
    }

    void wrongFeatures() {
        const QString condition = QStringLiteral("phase == warm_start && abs(delta - last_impulse) > 1e-6");
        Walker walker(QStringLiteral("wrong_features"));
        walker.stopWhere(condition);
        QVERIFY(walker.goOn());
        QCOMPARE(walker.event().phase, Phase::WarmStart);
        check(walker, condition, "museum.h");
        theRightSolverDoesNot(QStringLiteral("wrong_features"), condition);
    }

    void wrongBeta() {
        const QString condition = QStringLiteral("kind == unilateral && -bias*dt > penetration && penetration > 0");
        Walker walker(QStringLiteral("wrong_beta"));
        walker.stopWhere(condition);
        QVERIFY(walker.goOn());
        check(walker, condition, "museum.h");
        theRightSolverDoesNot(QStringLiteral("wrong_beta"), condition);
    }

    void wrongFrictionBound() {
        const QString condition = QStringLiteral("kind == friction && upper == 0 && normal_impulse > 0");
        Walker walker(QStringLiteral("wrong_friction_bound"));
        walker.stopWhere(condition);
        QVERIFY(walker.goOn());
        check(walker, condition, "museum.h");
        QVERIFY(walker.window().panel<SourceView>().shownFile().endsWith(QStringLiteral("museum.h")));
        theRightSolverDoesNot(QStringLiteral("wrong_friction_bound"), condition);
    }

    void wrongGravity() {
        const QString condition = QStringLiteral("phase == integrate_forces");
        Walker walker(QStringLiteral("wrong_gravity"));
        walker.press(Qt::Key_Home);
        walker.stopWhere(condition);
        QVERIFY(walker.goOn());
        const Session& s = session(walker.window());
        const Real h = s.settings().dt;
        const Real g = s.scene().gravity.y;
        const std::size_t ball = 1;
        const Real change = walker.world().velocities[ball].v.y - s.startOfStep().velocities[ball].v.y;
        QVERIFY(std::abs(change - 2 * h * g) < 1e-12);
        check(walker, condition, "museum.h");
    }

private:
    /// The page tells this way, it is short enough, and the source that it ends at is marked.
    static void check(const Walker& walker, const QString& condition, const char* file) {
        QVERIFY2(walker.actions() <= maxActions, "too many actions");
        QVERIFY2(page().contains(QLatin1Char('`') + condition + QLatin1Char('`')), qPrintable(condition));
        const QStringList files = SolverSource::files();
        const auto found =
            std::ranges::find_if(files, [&](const QString& each) { return each.endsWith(QLatin1Char('/') + QLatin1String(file)); });
        QVERIFY2(found != files.end(), file);
        QVERIFY(SolverSource(*found).text().contains(QStringLiteral("WRONG")));
    }

    static void theRightSolverDoesNot(const QString& name, const QString& condition) {
        const auto scene = loadSceneFrom(QStringLiteral(":/scenes/%1.json").arg(name));
        QVERIFY(scene);
        QVERIFY(firstHit(*scene, condition, scene->settings.method, 300) > 0);
        QCOMPARE(firstHit(*scene, condition, Method::SequentialImpulses, 300), 0);
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestMuseumPaths, QApplication)
#include "test_museum_paths.moc"
