// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "physics/solvers/row_colours.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/method_variants.h"
#include "tests/random_cases.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Row rowBetween(std::uint32_t a, std::uint32_t b) {
    Row row;
    row.a = BodyId{a};
    row.b = BodyId{b};
    return row;
}

/// Body 0 does not move, the others do.
std::vector<InverseMass> massesOf(std::size_t bodies) {
    std::vector<InverseMass> masses(bodies, {1, 1});
    masses[0] = {};
    return masses;
}

std::vector<std::uint32_t> layersOf(std::vector<PairColour>& pairs, std::span<const Row> rows,
                                    std::span<const InverseMass> inverseMasses) {
    ColourTables tables;
    colourPairs(pairs, rows, inverseMasses, tables);
    findLayers(pairs, tables);
    return tables.layerOfRow;
}

void noneShareABody(std::span<const Row> rows, std::span<const std::uint32_t> layers, std::span<const InverseMass> inverseMasses) {
    std::set<std::pair<std::uint32_t, BodyId>> taken;
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const BodyId body : {rows[i].a, rows[i].b})
            if (moves(inverseMasses[index(body)])) QVERIFY(taken.emplace(layers[i], body).second);
}

std::map<std::pair<BodyId, BodyId>, std::uint32_t> coloursOf(std::span<const PairColour> pairs) {
    std::map<std::pair<BodyId, BodyId>, std::uint32_t> colours;
    for (const PairColour& pair : pairs)
        if (pair.stepsWithout == 0) colours[{pair.a, pair.b}] = pair.colour;
    return colours;
}

}  // namespace

class TestRowColours : public QObject {
    Q_OBJECT

private slots:
    void rowsOfALayerShareNoBodyThatMoves_data() { addShippedScenes(); }
    void rowsOfALayerShareNoBodyThatMoves() {
        QFETCH(QString, name);
        World world = shippedWorldAfter(name, 0, "row_order=coloured");
        for (int i = 0; i < 30; ++i) {
            const World start = world;
            step(world);
            for (const auto* rows : {&world.rows, &world.pseudoRows}) {
                std::vector<PairColour> pairs = world.pairColours;
                noneShareABody(*rows, layersOf(pairs, *rows, world.inverseMasses), world.inverseMasses);
                QVERIFY(pairs == world.pairColours);
            }
        }
    }

    void sweepsVisitLayerAfterLayer_data() { addShippedScenes(); }
    void sweepsVisitLayerAfterLayer() {
        QFETCH(QString, name);
        World world = shippedWorldAfter(name, 20, "row_order=coloured");
        const auto events = eventsOf(world);
        step(world);
        for (const bool pseudo : {false, true}) {
            const RowVector& rows = pseudo ? world.pseudoRows : world.rows;
            const auto layers = layersOf(world.pairColours, rows, world.inverseMasses);
            std::vector<std::uint32_t> expected(rows.size());
            for (std::uint32_t i = 0; i < rows.size(); ++i) expected[i] = i;
            std::ranges::stable_sort(expected, {}, [&](std::uint32_t row) { return layers[row]; });
            std::vector<std::uint32_t> visited;
            for (const Event& e : events) {
                if (e.phase != (pseudo ? Phase::SolvePseudoVelocities : Phase::SolveVelocities)) continue;
                if (e.kind == EventKind::Row) visited.push_back(e.visit.row);
                if (e.kind == EventKind::Iteration) QCOMPARE(std::exchange(visited, {}), expected);
            }
        }
    }

    void pairsKeepTheirColoursWhileRowsPushThem_data() { addShippedScenes(); }
    void pairsKeepTheirColoursWhileRowsPushThem() {
        QFETCH(QString, name);
        World world = shippedWorldAfter(name, 0, "row_order=coloured");
        for (int i = 0; i < 60; ++i) {
            const auto before = coloursOf(world.pairColours);
            step(world);
            for (const PairColour& pair : world.pairColours) {
                const auto kept = before.find({pair.a, pair.b});
                if (kept != before.end()) QCOMPARE(pair.colour, kept->second);
            }
        }
    }

    void aPairWithoutRowsLosesItsColour() {
        std::vector<PairColour> pairs;
        const auto masses = massesOf(4);
        const Row both[] = {rowBetween(1, 2), rowBetween(3, 2)};
        layersOf(pairs, both, masses);
        QCOMPARE(coloursOf(pairs), coloursOf(std::vector<PairColour>{{BodyId{1}, BodyId{2}, 0}, {BodyId{2}, BodyId{3}, 1}}));
        const Row second[] = {both[1]};
        for (int i = 0; i < 2; ++i) {
            keepNeededColours(pairs);
            layersOf(pairs, second, masses);
        }
        QCOMPARE(pairs.size(), std::size_t{1});
        QCOMPARE(coloursOf(pairs), coloursOf(std::vector<PairColour>{{BodyId{2}, BodyId{3}, 1}}));
    }

    void rowsWithTheGroundAloneHaveOneColour() {
        std::vector<PairColour> pairs;
        RowVector rows;
        for (std::uint32_t i = 1; i < 100; ++i) rows.push_back(rowBetween(0, i));
        QVERIFY(std::ranges::all_of(layersOf(pairs, rows, massesOf(100)), [](std::uint32_t layer) { return layer == 0; }));
    }

    void aBodyMayHaveMoreThan64Colours() {
        std::vector<PairColour> pairs;
        RowVector rows;
        for (std::uint32_t i = 2; i < 200; ++i) rows.push_back(rowBetween(i, 1));
        const auto masses = massesOf(200);
        const auto layers = layersOf(pairs, rows, masses);
        noneShareABody(rows, layers, masses);
        QCOMPARE(*std::ranges::max_element(layers), 197u);
        // One goes, another one comes and takes the free colour.
        const std::uint32_t free = layers[100];
        rows.erase(rows.begin() + 100);
        for (int i = 0; i < 2; ++i) {
            keepNeededColours(pairs);
            layersOf(pairs, rows, masses);
        }
        keepNeededColours(pairs);
        rows.push_back(rowBetween(102, 1));
        layersOf(pairs, rows, masses);
        QCOMPARE(coloursOf(pairs)[std::pair(BodyId{1}, BodyId{102})], free);
    }

    void graphsThatChangeStayColoured() {
        QVERIFY(rc::check([] {
            const auto count = *rc::gen::inRange<std::uint32_t>(2, 30);
            const auto masses = massesOf(count);
            std::vector<PairColour> pairs;
            for (int step = 0; step < 5; ++step) {
                RowVector rows;
                const auto edges = *rc::gen::inRange(0, 80);
                for (int i = 0; i < edges; ++i) {
                    const auto a = *rc::gen::inRange<std::uint32_t>(0, count);
                    const auto b = *rc::gen::inRange<std::uint32_t>(0, count);
                    if (a != b) rows.push_back(rowBetween(a, b));
                }
                keepNeededColours(pairs);
                noneShareABody(rows, layersOf(pairs, rows, masses), masses);
                RC_ASSERT(std::ranges::is_sorted(pairs, {}, [](const PairColour& p) { return std::pair(p.a, p.b); }));
            }
        }));
    }
};

SOLVERSCOPE_TEST(TestRowColours, QCoreApplication)
#include "test_row_colours.moc"
