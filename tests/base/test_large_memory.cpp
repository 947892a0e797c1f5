// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "physics/base/large_memory.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

using Numbers = std::vector<std::uint64_t, LargeMemory<std::uint64_t>>;
constexpr std::size_t inPage = (2 << 20) / sizeof(std::uint64_t);

}  // namespace

class LargeMemoryTest : public QObject {
    Q_OBJECT
private slots:
    void aListKeepsItsNumbersWhileItGrowsAndShrinks() {
        Numbers numbers;
        for (std::uint64_t i = 0; i < 5 * inPage; ++i) numbers.push_back(i);
        numbers.resize(inPage / 2);
        numbers.shrink_to_fit();
        std::vector<std::uint64_t> expected(inPage / 2);
        std::iota(expected.begin(), expected.end(), 0);
        QVERIFY(std::ranges::equal(numbers, expected));
    }

    void anElementWithoutAValueIsLeftAsItIs() {
        Numbers numbers(100, 7);
        numbers.clear();
        numbers.resize(100);
        QCOMPARE(numbers.back(), std::uint64_t{7});
    }
};

SOLVERSCOPE_TEST(LargeMemoryTest, QCoreApplication)
#include "test_large_memory.moc"
