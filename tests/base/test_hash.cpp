// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <bit>
#include <cmath>
#include <limits>
#include <set>

#include "physics/base/hash.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

template <typename... Values>
std::uint64_t hashOfValues(Values... values) {
    Hash hash;
    (hash.add(values), ...);
    return hash.value();
}

}  // namespace

class HashTest : public QObject {
    Q_OBJECT
private slots:
    void equalSequencesHaveEqualHashes() {
        QCOMPARE(hashOfValues(1.5, Vec2{2, 3}), hashOfValues(1.5, 2.0, 3.0));
        QCOMPARE(hashOfValues(1.0), hashOfValues(std::bit_cast<std::uint64_t>(1.0)));
    }

    void orderAndLengthCount() {
        QVERIFY(hashOfValues(1.0, 2.0) != hashOfValues(2.0, 1.0));
        QVERIFY(hashOfValues(0.0) != hashOfValues());
        QVERIFY(hashOfValues(0.0, 0.0) != hashOfValues(0.0));
        QVERIFY(hashOfValues(1.0) != hashOfValues(1.0, 0.0));
    }

    void theLastBitAndTheSignOfZeroCount() {
        QVERIFY(hashOfValues(0.0) != hashOfValues(-0.0));
        QVERIFY(hashOfValues(1.0) != hashOfValues(std::nextafter(1.0, 2.0)));
        QVERIFY(hashOfValues(0.0) != hashOfValues(std::numeric_limits<Real>::denorm_min()));
    }

    // The mixer is the output function of splitmix64, whose first outputs from state 0 are published:
    // a state of zero takes one round of a zero word to 0xe220a8397b1dcdaf.
    void theMixerIsThatOfSplitmix64() { QCOMPARE(hashOfValues(std::uint64_t{0}), std::uint64_t{0xe220a8397b1dcdaf}); }

    void everyBitOfTheInputReachesHalfTheBitsOfTheHash() {
        for (int bit = 0; bit < 64; ++bit) {
            int flipped = 0;
            for (std::uint64_t i = 0; i < 200; ++i) {
                const std::uint64_t word = i * 0x9e3779b97f4a7c15u;
                flipped += std::popcount(hashOfValues(word) ^ hashOfValues(word ^ (std::uint64_t{1} << bit)));
            }
            QVERIFY2(std::abs(flipped / 200.0 - 32) < 2, qPrintable(QString::number(bit)));
        }
    }

    void smallNumbersDoNotCollide() {
        std::set<std::uint64_t> seen;
        for (int x = -100; x < 100; ++x)
            for (int y = -100; y < 100; ++y) seen.insert(hashOfValues(Vec2{0.1 * x, 0.1 * y}));
        QCOMPARE(seen.size(), std::size_t(40000));
    }
};

SOLVERSCOPE_TEST(HashTest, QCoreApplication)
#include "test_hash.moc"
