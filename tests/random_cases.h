// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What the properties that RapidCheck tries are made of.
#pragma once

#include <rapidcheck.h>

#include <QTest>
#include <cmath>

#include "physics/base/vec2.h"

namespace solverscope {

// RapidCheck starts with small numbers: here with those near the lower end.

inline Real real(Real low, Real high) { return low + (high - low) * *rc::gen::inRange(0, 1'000'001) / 1e6; }

/// Every magnitude as likely as any other.
inline Real scaled(Real low, Real high) { return low * std::pow(high / low, real(0, 1)); }

inline Real thousandths(int low, int high) { return *rc::gen::inRange(low, high) / 1000.0; }

// Here every number is as likely from the first try on.

inline int oneOf(int count) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, count)); }

inline Real between(Real lowest, Real highest) { return lowest + (highest - lowest) * oneOf(1 << 30) / (1 << 30); }

/// The highest, too.
inline Real within(Real lowest, Real highest) { return lowest + (highest - lowest) * oneOf(1'000'001) / 1'000'000; }

/// Unlike QVERIFY, takes a check with commas outside of brackets.
inline void require(bool holds) { QVERIFY2(holds, "a property failed: RapidCheck says above for which numbers"); }

}  // namespace solverscope
