// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/impulse_lines.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "gui/style/theme.h"
#include "gui/text/event_description.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

struct ImpulseLines {
    Q_DECLARE_TR_FUNCTIONS(ImpulseLines)
};

constexpr std::size_t numbersOfRow = 5;
constexpr std::size_t maxSubstepMarks = 12;

double placeOf(const ImpulseVisit& visit, ImpulseAxis axis) {
    return axis == ImpulseAxis::Visits ? static_cast<double>(visit.visit) : visit.place;
}

Real valueOf(const ImpulsePoint& point, ImpulseQuantity quantity) {
    return quantity == ImpulseQuantity::Sum ? point.lambda : point.delta;
}

template <typename Value>
QList<QPointF> pointsOf(std::span<const ImpulsePoint> points, Value value) {
    QList<QPointF> list;
    list.reserve(static_cast<qsizetype>(points.size()));
    for (const ImpulsePoint& point : points) list.append({point.x, value(point)});
    return list;
}

/// A row as people call it: "lower/upper#1 push".
QString rowNameOf(const Scene& scene, const KnownRow& row) {
    const RowIdentity& identity = row.identity;
    QString name;
    switch (identity.constraint) {
        case ConstraintKind::Contact:
            name = QStringLiteral("%1/%2#%3").arg(bodyText(scene, identity.a), bodyText(scene, identity.b)).arg(row.point);
            break;
        case ConstraintKind::Joint:
            if (identity.number < scene.joints.size()) name = QString::fromStdString(scene.joints[identity.number].id);
            break;
        case ConstraintKind::Drag:
            name = ImpulseLines::tr("mouse");
            break;
    }
    name += QLatin1Char(' ') + rowKindLabel(identity.kind, identity.constraint);
    if (identity.place > 0) name += QStringLiteral(" %1").arg(identity.place + 1);
    if (identity.list == RowList::PseudoVelocities) name += ImpulseLines::tr(", pseudo-velocity");
    if (identity.list == RowList::Positions) name += ImpulseLines::tr(", position");
    return name;
}

}  // namespace

ChartSeries lookOfRow(const Scene& scene, const KnownRow& row, int number) {
    constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DashDotDotLine};
    constexpr std::array markers{ChartMarker::Circle, ChartMarker::Diamond, ChartMarker::Triangle};
    ChartSeries look;
    look.name = rowNameOf(scene, row);
    look.inLegend = false;  // the list of rows is one
    look.unit = impulseUnit(row.identity.list, row.turns);
    look.colour = number % seriesColourCount;
    look.dash = dashes[static_cast<std::size_t>(number) % dashes.size()];
    look.marker = markers[static_cast<std::size_t>(number) % markers.size()];
    return look;
}

std::vector<ImpulsePoint> overSweeps(std::span<const ImpulseVisit> visits) {
    std::vector<ImpulsePoint> points;
    for (const ImpulseVisit& visit : visits) {
        const bool sameSweep = !points.empty() && points.back().x == visit.place;
        if (!sameSweep) points.emplace_back().x = visit.place;
        ImpulsePoint& point = points.back();
        point.lambda = visit.lambda;
        point.delta += visit.delta;
        point.lower = visit.lower;
        point.upper = visit.upper;
        point.clamped = visit.clamp != Clamp::None;
        point.ofWarmStart = visit.givesWarmStart;
    }
    return points;
}

std::vector<ImpulsePoint> overVisits(std::span<const ImpulseVisit> visits) {
    std::vector<ImpulsePoint> points;
    points.reserve(visits.size());
    for (const ImpulseVisit& visit : visits)
        points.push_back({static_cast<double>(visit.visit), visit.lambda, visit.delta, visit.lower, visit.upper,
                          visit.clamp != Clamp::None, visit.givesWarmStart});
    return points;
}

std::vector<double> sampleOf(std::span<const StepImpulse> impulses) {
    std::vector<double> numbers;
    numbers.reserve(numbersOfRow * impulses.size());
    for (const StepImpulse& one : impulses)
        numbers.insert(numbers.end(), {one.lambda, one.delta, one.lower, one.upper, one.clamp == Clamp::None ? 0.0 : 1.0});
    return numbers;
}

std::vector<ImpulsePoint> overSteps(std::int64_t firstStep, const std::deque<std::vector<double>>& samples, std::size_t row) {
    std::vector<ImpulsePoint> points;
    points.reserve(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (samples[i].size() < numbersOfRow * (row + 1)) continue;
        const double* numbers = samples[i].data() + numbersOfRow * row;
        const double step = static_cast<double>(firstStep + static_cast<std::int64_t>(i));
        points.push_back({step, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4] != 0, false});
    }
    return points;
}

std::vector<ChartSeries> impulseSeries(const Scene& scene, std::span<const KnownRow> rows,
                                       std::span<const std::vector<ImpulsePoint>> points, ImpulseQuantity quantity,
                                       bool boundsApply) {
    std::vector<ChartSeries> all;
    for (std::size_t i = 0; i < rows.size() && i < points.size(); ++i) {
        std::vector<ImpulsePoint> of = points[i];
        if (quantity == ImpulseQuantity::Change) std::erase_if(of, [](const ImpulsePoint& p) { return p.ofWarmStart; });
        ChartSeries line = lookOfRow(scene, rows[i], static_cast<int>(i));
        line.points = pointsOf(of, [&](const ImpulsePoint& p) { return valueOf(p, quantity); });
        line.meaning = quantity == ImpulseQuantity::Sum ? ImpulseLines::tr("Λ of this row: the sum of its impulses")
                                                        : ImpulseLines::tr("Δλ of this row: what the sweeps added to its impulse");
        all.push_back(line);
        if (std::ranges::any_of(of, &ImpulsePoint::clamped)) {
            ChartSeries clamped = line;
            clamped.name = ImpulseLines::tr("%1, clamped").arg(line.name);
            clamped.dash = Qt::NoPen;
            clamped.marker = ChartMarker::HollowSquare;
            clamped.meaning = ImpulseLines::tr("Where a visit ended at a bound instead of satisfying the row");
            clamped.points.clear();
            for (std::size_t k = 0; k < of.size(); ++k)
                if (of[k].clamped) clamped.points.append(line.points[static_cast<qsizetype>(k)]);
            all.push_back(std::move(clamped));
        }
        if (!boundsApply || rows[i].identity.kind != RowKind::Friction) continue;
        ChartSeries bound = line;
        bound.dash = Qt::DotLine;
        bound.marker = ChartMarker::None;
        bound.meaning =
            ImpulseLines::tr("The bounds of friction: μ times the impulse of the contact's normal row, in both directions");
        bound.name = ImpulseLines::tr("%1: +μλₙ").arg(line.name);
        bound.points = pointsOf(of, [](const ImpulsePoint& p) { return p.upper; });
        all.push_back(bound);
        bound.name = ImpulseLines::tr("%1: −μλₙ").arg(line.name);
        bound.points = pointsOf(of, [](const ImpulsePoint& p) { return p.lower; });
        all.push_back(std::move(bound));
    }
    return all;
}

std::vector<ChartMark> substepMarks(std::span<const std::vector<ImpulseVisit>> visits, ImpulseAxis axis) {
    std::vector<ChartMark> marks;
    if (axis != ImpulseAxis::Visits) return marks;
    for (const auto& of : visits) {
        int substep = 1;
        for (const ImpulseVisit& visit : of) {
            if (visit.substep == substep) continue;
            substep = visit.substep;
            marks.push_back({placeOf(visit, axis), substepText(substep)});
        }
        if (!marks.empty()) break;  // they begin for all rows alike
    }
    return marks.size() <= maxSubstepMarks ? marks : std::vector<ChartMark>();
}

std::optional<ImpulseVisit> visitAt(std::span<const ImpulseVisit> visits, ImpulseAxis axis, double x) {
    std::optional<ImpulseVisit> nearest;
    double distance = std::numeric_limits<double>::infinity();
    for (const ImpulseVisit& visit : visits) {
        const double away = std::abs(placeOf(visit, axis) - x);
        if (away > distance) continue;  // of one sweep the last counts
        distance = away;
        nearest = visit;
    }
    return nearest;
}

std::optional<double> placeOfEvent(std::span<const std::vector<ImpulseVisit>> visits, ImpulseAxis axis, std::size_t event) {
    std::optional<ImpulseVisit> last;
    for (const auto& of : visits) {
        const auto after = std::ranges::upper_bound(of, event, {}, &ImpulseVisit::event);
        if (after == of.begin()) continue;
        if (!last || (after - 1)->event > last->event) last = *(after - 1);
    }
    if (!last) return std::nullopt;
    return placeOf(*last, axis);
}

}  // namespace solverscope
