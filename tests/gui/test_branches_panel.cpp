// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeWidget>

#include "gui/app/actions.h"
#include "gui/charts/line_chart.h"
#include "gui/panels/branches/branch_compare.h"
#include "gui/panels/branches/branches_panel.h"
#include "gui/panels/properties/property_row.h"
#include "gui/widgets/number_edit.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// In the sweeps of a step, at a visit to a row.
void standInSweeps(MainWindow& window, std::int64_t step) {
    const auto& events = [&]() -> const EventList& {
        window.controller().seek({step, 0, Term::VelocityB});
        return session(window).events();
    }();
    const auto visit = std::ranges::find_if(
        events, [](const Event& e) { return e.kind == EventKind::Row && e.phase == Phase::SolveVelocities && e.iteration == 2; });
    window.controller().seek({step, static_cast<std::size_t>(visit - events.begin()), Term::VelocityB});
    settle();
}

std::vector<std::uint64_t> hashesOf(const Session& session) {
    std::vector<std::uint64_t> hashes;
    for (const StepRecord& record : session.recording().records()) hashes.push_back(record.checksum);
    return hashes;
}

QStringList namesIn(const QTreeWidget& tree) {
    QStringList names;
    for (QTreeWidgetItemIterator it(const_cast<QTreeWidget*>(&tree)); *it; ++it) names += (*it)->text(0);
    return names;
}

template <typename Widget>
Widget& part(MainWindow& window, const char* name) {
    auto* found = window.findChild<Widget*>(QLatin1String(name));
    if (!found) qFatal("no %s", name);
    return *found;
}

void type(QWidget& edit, const QString& text) {
    edit.setFocus();
    QTest::keyClick(&edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&edit, text);
    QTest::keyClick(&edit, Qt::Key_Return);
    settle();
}

}  // namespace

class TestBranchesPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void stepsMadeWhileThePanelWasHiddenAreCounted() {
        const auto window = sharedWindow();
        settle();
        window->controller().toStep(12);
        QTest::keyClick(window.get(), Qt::Key_B, Qt::AltModifier);
        QCOMPARE(part<QTreeWidget>(*window, "branchTree").topLevelItem(0)->text(2), QStringLiteral("12"));
    }

    void aBranchIsMadeChangedComparedNamedAndRemovedByKeys() {
        const auto window = sharedWindow();
        window->controller().toStep(40);
        const auto original = hashesOf(session(*window));
        standInSweeps(*window, 20);
        const Cursor here = session(*window).cursor();

        QTest::keyClick(window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        settle();
        auto& tree = part<QTreeWidget>(*window, "branchTree");
        QVERIFY(tree.isVisible());
        QCOMPARE(namesIn(tree), (QStringList{"Original", "Branch 1"}));
        QCOMPARE(session(*window).cursor(), here);
        QCOMPARE(session(*window).recording().steps(), 20);

        // An impulse in the marked row.
        QTest::keyClick(window.get(), Qt::Key_U, Qt::ControlModifier);
        settle();
        auto& impulse = part<NumberEdit>(*window, "changeImpulse");
        QVERIFY(impulse.hasFocus());
        QCOMPARE(impulse.value(), session(*window).event().visit.lambdaAfter);
        QVERIFY(impulse.suffix().contains(QStringLiteral("N s")));
        type(impulse, QStringLiteral("2.5"));
        QCOMPARE(session(*window).cursor().event, here.event + 1);
        QVERIFY(session(*window).event().visit.isManual);
        QCOMPARE(session(*window).event().visit.lambdaAfter, 2.5);

        // A mass and a velocity for the selected body.
        window->controller().selectBody(BodyId{7});
        QTest::keyClick(window.get(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        settle();
        auto& mass = part<PropertyEdit>(*window, "mass");
        QVERIFY(mass.hasFocus());
        type(mass, QStringLiteral("12.5"));
        QCOMPARE(session(*window).startOfStep().inverseMasses[7].m, 1 / 12.5);
        type(part<PropertyEdit>(*window, "start.velocity.x"), QStringLiteral("-0.75"));
        QCOMPARE(session(*window).startOfStep().velocities[7].v.x, -0.75);
        window->controller().toStep(45);
        settle();

        // Compared with the original.
        QTest::keyClick(window.get(), Qt::Key_B, Qt::AltModifier | Qt::ShiftModifier);
        auto& compare = part<BranchCompare>(*window, "branchCompare");
        QTRY_VERIFY(compare.outcomes().rowCount() > 0);
        QAbstractItemModelTester tester(part<QTableView>(*window, "branchOutcomes").model());
        QCOMPARE(compare.divergence()->step, 20);
        QVERIFY(part<QLabel>(*window, "branchParting").text().contains(QStringLiteral("step 20")));
        QCOMPARE(compare.outcomes().item(compare.outcomes().rowCount() - 1).difference.step, 40);
        QVERIFY(compare.outcomes().item(compare.outcomes().rowCount() - 1).difference.distance > 0);
        QVERIFY(compare.chart().findSeries(QStringLiteral("Distance")));
        part<QComboBox>(*window, "branchQuantity").setCurrentIndex(1);
        QVERIFY(compare.chart().findSeries(QStringLiteral("Original")));
        QVERIFY(compare.chart().findSeries(QStringLiteral("Branch 1")));
        part<QPushButton>(*window, "goToParting").click();
        QCOMPARE(session(*window).cursor().step, 20);

        // The other one as a ghost.
        window->controller().toStep(30);
        part<QCheckBox>(*window, "branchGhost").click();
        QCOMPARE(window->sceneView().ghosts().size(), std::size_t{1});
        QCOMPARE(checksumOf(window->sceneView().ghosts().front().world), original[29]);
        window->controller().forward(Granularity::Step);
        QCOMPARE(checksumOf(window->sceneView().ghosts().front().world), original[30]);
        part<QCheckBox>(*window, "branchGhost").click();
        QVERIFY(window->sceneView().ghosts().empty());

        // Named in place.
        const auto branch = hashesOf(session(*window));
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_F2);
        auto* editor = tree.findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("heavy seven"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(namesIn(tree), (QStringList{"Original", "heavy seven"}));

        // The original is as it was, and one key away.
        QTest::keyClick(window.get(), Qt::Key_PageUp, Qt::AltModifier);
        settle();
        QCOMPARE(session(*window).cursor(), here);
        QCOMPARE(hashesOf(session(*window)), original);
        QVERIFY(session(*window).recording().inputs().empty());
        QTest::keyClick(window.get(), Qt::Key_PageDown, Qt::AltModifier);
        settle();
        QCOMPARE(hashesOf(session(*window)), branch);

        // Removed and brought back.
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Delete);
        QTRY_COMPARE(namesIn(tree), (QStringList{"Original"}));
        QCOMPARE(hashesOf(session(*window)), original);
        auto& restore = part<QPushButton>(*window, "restoreBranch");
        QVERIFY(restore.isVisible());
        restore.click();
        QTRY_COMPARE(namesIn(tree), (QStringList{"Original", "heavy seven"}));
        QVERIFY(!restore.isVisible());
    }

    void stepsReplacedInTheMiddleCanBeKeptAtAClick() {
        const auto window = sharedWindow();
        window->controller().toStep(60);
        const auto before = hashesOf(session(*window));
        auto& bar = part<QWidget>(*window, "replacedBar");
        QVERIFY(!bar.isVisible());
        window->controller().toStep(25);
        QVERIFY(window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("2")));
        settle();
        QVERIFY(bar.isVisible());
        window->controller().toStep(30);
        QTest::mouseClick(bar.findChild<QPushButton*>(QStringLiteral("messageOffer")), Qt::LeftButton);
        settle();
        QVERIFY(!bar.isVisible());
        const Branches& branches = window->controller().branches();
        QCOMPARE(branches.list().size(), std::size_t{2});
        QTRY_COMPARE(branches.pendingReplaySteps(), 0);
        QCOMPARE(hashesOf(branches.session(branches.list()[1].id)), before);
        QCOMPARE(session(*window).settings().iterations, 2);  // the change is what is shown
    }

    void anUndoTakesTheOfferBack() {
        const auto window = sharedWindow();
        window->controller().toStep(30);
        window->controller().toStep(10);
        window->controller().addInput(SetVelocity{BodyId{3}, {{1, 0}, 0}});
        settle();
        auto& bar = part<QWidget>(*window, "replacedBar");
        QVERIFY(bar.isVisible());
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        settle();
        QVERIFY(!bar.isVisible());
        QCOMPARE(session(*window).recording().steps(), 30);
    }

    void whereAnImpulseMeansNothingTheFieldSaysWhy() {
        const auto window = sharedWindow();
        window->controller().toStep(10);
        window->controller().pickRow(RowRef{RowList::Velocities, 2});
        QTest::keyClick(window.get(), Qt::Key_U, Qt::ControlModifier);
        settle();
        QVERIFY(!part<NumberEdit>(*window, "changeImpulse").isEnabled());
        QVERIFY(part<QLabel>(*window, "whyNoChange").text().contains(QStringLiteral("sweeps")));
        QVERIFY(!window->controller().setImpulse({RowList::Velocities, 2}, 1));
        QVERIFY(!window->message().isEmpty());
    }

    void whatTheRowCardSaysOfAnImpulseByHandAddsUp() {
        const auto window = sharedWindow();
        window->controller().toStep(10);
        standInSweeps(*window, 10);
        QVERIFY(window->controller().setImpulse({RowList::Velocities, 3}, 1.25));
        settle();
        const Event& event = session(*window).event();
        QCOMPARE(event.visit.lambdaBefore + event.visit.delta, event.visit.lambdaAfter);
        QCOMPARE(window->controller().markedRow(), (RowRef{RowList::Velocities, 3}));
    }

    void aRestartStartsOnlyTheShownBranchAgain() {
        const auto window = sharedWindow();
        window->controller().toStep(20);
        const auto original = hashesOf(session(*window));
        QVERIFY(window->controller().branchHere());
        window->controller().restart();
        settle();
        QCOMPARE(session(*window).recording().steps(), 1);
        const Branches& branches = window->controller().branches();
        QCOMPARE(hashesOf(branches.session(branches.list()[0].id)), original);
        QVERIFY(window->openScene(QStringLiteral("single_box")));
        QCOMPARE(window->controller().branches().list().size(), std::size_t{1});
    }

    void aBranchOfARunThatIsNoLongerThereSaysSo() {
        const auto window = sharedWindow();
        window->controller().toStep(9);
        QVERIFY(window->controller().branchHere());
        window->controller().toStep(12);
        QTest::keyClick(window.get(), Qt::Key_B, Qt::AltModifier);
        settle();
        const auto& tree = part<QTreeWidget>(*window, "branchTree");
        const auto left = [&] { return tree.topLevelItem(0)->child(0)->text(1); };
        const QString before = left();
        QVERIFY2(before.startsWith(QStringLiteral("step 9, event ")), qPrintable(before));
        const auto& list = window->controller().branches().list();
        for (const BranchId restarted : {list[0].id, list[1].id}) {
            window->controller().showBranch(restarted);
            window->controller().restart();
            settle();
            QCOMPARE(left(), QStringLiteral("step 9, before a restart"));
            QVERIFY(tree.topLevelItem(0)->child(0)->toolTip(1).contains(QStringLiteral("restarted")));
            window->controller().toStep(10);  // the same steps again
            settle();
            QCOMPARE(left(), before);
        }
        window->controller().toStep(3);
        window->controller().addInput(SetVelocity{BodyId{3}, {{1, 0}, 0}});
        window->controller().toStep(12);
        settle();
        QCOMPARE(left(), QStringLiteral("step 9, before a restart"));
    }

    void aLessonThatRestrictsControlsLocksThese() {
        const auto window = sharedWindow();
        part<BranchesPanel>(*window, "branchesPanel").setLocked(true);
        QTest::keyClick(window.get(), Qt::Key_B, Qt::AltModifier);
        settle();
        QVERIFY(!part<QPushButton>(*window, "branchHere").isEnabled());
        QVERIFY(!part<QWidget>(*window, "impulseForm").isEnabled());
        QVERIFY(part<QLabel>(*window, "branchStatus").text().contains(QStringLiteral("lesson")));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestBranchesPanel, QApplication)
#include "test_branches_panel.moc"
