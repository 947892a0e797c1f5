// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <atomic>
#include <numeric>
#include <vector>

#include "physics/base/thread_team.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Steps use so many threads for as long as this lives.
class WithThreads {
public:
    explicit WithThreads(int threads, std::size_t leastRows = 0) { setStepThreads(threads, leastRows); }
    ~WithThreads() { setStepThreads(1); }
};

}  // namespace

class ThreadTeamTest : public QObject {
    Q_OBJECT
private slots:
    void everyStageIsDoneOnceAndAfterTheOneBefore_data() {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 3, 7}) QTest::addRow("%d threads", threads) << threads;
    }
    void everyStageIsDoneOnceAndAfterTheOneBefore() {
        QFETCH(const int, threads);
        const WithThreads used(threads);
        constexpr std::uint32_t stages = 200;
        const auto countOf = [](std::uint32_t stage) { return std::size_t{stage * 37 % 101}; };  // some are 0, some below the parts
        std::vector<std::vector<std::uint32_t>> visits(stages);
        for (std::uint32_t stage = 0; stage < stages; ++stage) visits[stage].resize(countOf(stage));
        std::atomic<int> early = 0;
        inStages(stages, true, countOf, [&](std::uint32_t stage, std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) ++visits[stage][i];
            for (std::uint32_t before = 0; before < stage; ++before)
                if (std::ranges::count(visits[before], 1u) != std::ssize(visits[before])) ++early;
        });
        QCOMPARE(early.load(), 0);
        for (const auto& ofStage : visits) QVERIFY(std::ranges::count(ofStage, 1u) == std::ssize(ofStage));
    }

    void onlyListsOfSomeLengthAreShared() {
        QVERIFY(!isWorthSharing(1'000'000, rows_worth::row));
        const WithThreads used(2, 300);
        QVERIFY(!isWorthSharing(299, rows_worth::row));
        QVERIFY(!isWorthSharing(99, rows_worth::body));
        QVERIFY(isWorthSharing(1600, rows_worth::body));  // wherever the two processors are
    }

    /// Between the two limits it depends on the processors, and the work is done whatever was measured.
    void handOversAreMeasuredWhileWorkIsShared() {
        const WithThreads used(2, 100);
        for (int round = 0; round < 300; ++round) {
            std::vector<int> visits(1000);
            forEachShared(visits, rows_worth::row, [](int& visit) { ++visit; });
            QVERIFY(std::ranges::count(visits, 1) == std::ssize(visits));
            if (round % 100 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(120));  // measured again
        }
    }

    void listsOfPartsAreJoinedInOrder() {
        const WithThreads used(2);
        for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{31}, std::size_t{5000}}) {
            std::vector<std::size_t> odd;
            std::atomic<int> empty = 0;
            inLists(
                count, true,
                [&](std::size_t begin, std::size_t end, std::vector<std::size_t>& list) {
                    if (begin == end) ++empty;
                    for (std::size_t i = begin; i < end; ++i)
                        if (i % 2 == 1) list.push_back(i);
                },
                odd);
            std::vector<std::size_t> expected;
            for (std::size_t i = 1; i < count; i += 2) expected.push_back(i);
            QCOMPARE(odd, expected);
            QCOMPARE(empty.load(), count == 0 ? 1 : 0);
        }
    }
};

SOLVERSCOPE_TEST(ThreadTeamTest, QCoreApplication)
#include "test_thread_team.moc"
