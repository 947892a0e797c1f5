// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QPointF>
#include <functional>
#include <vector>

namespace solverscope {

/// Points that can be told apart on a screen, in runs that a line may join.
using Runs = std::vector<QList<QPointF>>;

/// Of points ascending by x, the lowest and the highest of each of `columns` columns of pixels between `left` and `right`, in
/// their order. Points that `isGap` ends a run, unless it begins and ends within one column.
Runs decimated(const QList<QPointF>& points, double left, double right, int columns,
               const std::function<bool(const QPointF&)>& isGap);

}  // namespace solverscope
