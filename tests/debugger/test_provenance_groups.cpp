// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <cmath>
#include <set>

#include "physics/analysis/accounts/provenance_groups.h"
#include "physics/analysis/impulses.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Provenance provenanceAtEnd(const World& start, Quantity quantity) {
    return *provenanceOf(start, eventsOf(start).size() - 1, quantity);
}

/// A box in the middle of the pyramid: hundreds of visits.
constexpr Quantity middleBox{Quantity::Kind::Vy, BodyId{30}, {}};

}  // namespace

class TestProvenanceGroups : public QObject {
    Q_OBJECT

private slots:
    void everyContributionIsInExactlyOneGroup_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : QStringList{QString()} + methodVariants())
            QTest::newRow(variant.isEmpty() ? "as it is" : qPrintable(variant)) << variant;
    }
    void everyContributionIsInExactlyOneGroup() {
        QFETCH(QString, variant);
        const Provenance provenance =
            provenanceAtEnd(shippedWorldAfter("stack_10", 20, variant), {Quantity::Kind::Vy, BodyId{4}, {}});
        for (const Grouping grouping : {Grouping::Parts, Grouping::Sweeps, Grouping::Rows}) {
            std::multiset<std::size_t> seen;
            Real total = 0;
            for (const PartGroup& group : groupsOf(provenance, grouping)) {
                QVERIFY(std::ranges::is_sorted(group.parts));
                Real sum = 0;
                for (const std::size_t part : group.parts) {
                    seen.insert(part);
                    sum += provenance.parts[part].amount;
                }
                QCOMPARE(group.total, sum);
                total += group.total;
                QCOMPARE(group.after, total);
            }
            QCOMPARE(seen.size(), provenance.parts.size());
            for (std::size_t i = 0; i < provenance.parts.size(); ++i) QCOMPARE(seen.count(i), std::size_t{1});
            // In another order the sum may differ by rounding.
            QVERIFY(std::abs(total - provenance.value) < 1e-9);
        }
    }

    void aBoxInAPyramidIsOverlookedByItsRows() {
        const Provenance provenance = provenanceAtEnd(shippedWorldAfter("pyramid_10", 30), middleBox);
        QVERIFY(provenance.parts.size() > 100);
        QCOMPARE(suggestedGrouping(provenance), Grouping::Rows);
        const auto groups = groupsOf(provenance, Grouping::Rows, 6);
        QVERIFY(groups.size() <= 8);
        QCOMPARE(groups.front().kind, PartGroup::Kind::Part);
        QVERIFY(groups.back().kind == PartGroup::Kind::Small);
        Real least = INFINITY;
        for (std::size_t i = 1; i + 1 < groups.size(); ++i) least = std::min(least, std::abs(groups[i].total));
        for (const std::size_t part : groups.back().parts) QVERIFY(provenance.parts[part].origin != Origin::LastStep);
        QVERIFY(least > 0);
    }

    void aRowsVisitsStandTogether() {
        const Provenance provenance = provenanceAtEnd(shippedWorldAfter("pyramid_10", 30), middleBox);
        for (const PartGroup& group : groupsOf(provenance, Grouping::Rows, 1000)) {
            if (group.kind != PartGroup::Kind::Row) continue;
            for (const std::size_t part : group.parts)
                QCOMPARE(provenance.parts[part].row, provenance.parts[group.parts.front()].row);
        }
    }

    void groupsOfSweepsFollowTheNumberThroughTime() {
        const Provenance provenance = provenanceAtEnd(shippedWorldAfter("pyramid_10", 30), middleBox);
        Real after = 0;
        for (const PartGroup& group : groupsOf(provenance, Grouping::Sweeps, 1000)) {
            QCOMPARE(provenance.parts[group.parts.front()].iteration, provenance.parts[group.parts.back()].iteration);
            QVERIFY(std::abs(group.after - provenance.parts[group.parts.back()].after) < 1e-12);
            after = group.after;
        }
        QVERIFY(std::abs(after - provenance.value) < 1e-12);
    }

    void fewContributionsStandAlone() {
        Scene scene;
        BodyDef box;
        box.id = "box";
        box.shape = Box{};
        scene.bodies = {box};
        QCOMPARE(suggestedGrouping(provenanceAtEnd(makeWorld(scene), {Quantity::Kind::Vy, BodyId{0}, {}})), Grouping::Parts);
    }

    void aRowIsFoundAgainInTheNextStepWhereverItStands() {
        World before = shippedWorldAfter("domino", 40);
        World now = before;
        int moved = 0;
        for (int i = 0; i < 60; ++i) {
            before = now;
            step(now);
            for (std::uint32_t row = 0; row < before.rows.size(); ++row) {
                const auto identity = identityOf(before, {RowList::Velocities, row});
                QVERIFY(identity);
                QCOMPARE(findRow(before, *identity), (RowRef{RowList::Velocities, row}));
                const auto again = findRow(now, *identity);
                if (!again) continue;
                const Row& was = before.rows[row];
                const Row& is = now.rows[again->row];
                QVERIFY(was.a == is.a && was.b == is.b && was.kind == is.kind);
                moved += again->row != row;
            }
        }
        QVERIFY(moved > 0);
        QVERIFY(!identityOf(now, {RowList::Velocities, 100000}));
    }

    void theRowsOfAJointAreToldApart() {
        const World world = shippedWorldAfter("car", 10);
        for (std::uint32_t row = 0; row < world.rows.size(); ++row)
            QCOMPARE(findRow(world, *identityOf(world, {RowList::Velocities, row})), (RowRef{RowList::Velocities, row}));
    }
};

SOLVERSCOPE_TEST(TestProvenanceGroups, QCoreApplication)
#include "test_provenance_groups.moc"
