// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/row_card/clamp_line.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr int clampSide = 22;    // px left free at both ends, for arrows and half labels
constexpr double barHeight = 8;  // px
constexpr double markRadius = 5.5;
constexpr int maxRowsAbove = 3;  // of labels
constexpr int maxRowsBelow = 2;
constexpr int minRowsAbove = 2;
constexpr int minRowsBelow = 1;
constexpr int axisZone = static_cast<int>(4 * markRadius) + 8;  // px reserved for the axis
constexpr int labelGap = 8;                                     // px between labels of one row

}  // namespace

ClampLine::ClampLine(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("clampLine"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void ClampLine::show(const ClampPicture& picture, Term upTo) {
    m_picture = picture;
    if (m_picture.before && !isPresent(*m_picture.before)) m_picture.before.reset();
    m_upTo = upTo;
    setAccessibleName(tr("The clamp on a number line"));
    setAccessibleDescription(summary());
    setToolTip(summary());
    update();
}

QString ClampLine::summary() const {
    const ClampPicture& p = m_picture;
    QString text = tr("Bounds from %1 to %2.").arg(shown(p.lower), withUnit(shown(p.upper), p.unit));
    if (p.before) text = sentences({text, tr("Before: Λ = %1.").arg(shown(*p.before))});
    if (rawKnown()) text = sentences({text, tr("Unclamped: %1 = %2.").arg(p.rawName, shown(p.raw))});
    if (!afterKnown()) return text;
    text = sentences({text, tr("Clamped: %1 = %2.").arg(p.afterName, shown(p.after))});
    if (p.clamp != Clamp::None)
        text = sentences({text, tr("Cut off: %1.").arg(withUnit(shown(std::abs(p.raw - p.after)), p.unit))});
    return text;
}

QSize ClampLine::sizeHint() const { return {360, (maxRowsAbove + maxRowsBelow) * fontMetrics().height() + axisZone}; }

QSize ClampLine::minimumSizeHint() const { return {200, (minRowsAbove + minRowsBelow) * fontMetrics().height() + axisZone}; }

// Where room is short, labels have fewer rows: those below the axis go first.
int ClampLine::rowsOfLabels() const { return (height() - axisZone) / fontMetrics().height(); }

int ClampLine::rowsBelow() const { return std::clamp(rowsOfLabels() - maxRowsAbove, minRowsBelow, maxRowsBelow); }

int ClampLine::rowsAbove() const { return std::clamp(rowsOfLabels() - rowsBelow(), minRowsAbove, maxRowsAbove); }

double ClampLine::axisY() const { return rowsAbove() * fontMetrics().height() + 2 * markRadius + 4; }

std::pair<double, double> ClampLine::range() const {
    std::vector<double> values{0};
    for (double value : {m_picture.lower, m_picture.upper, m_picture.raw, m_picture.after, m_picture.before.value_or(0)})
        if (std::isfinite(value)) values.push_back(value);
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    if (*low == *high) return {-1, 1};
    const double margin = 0.12 * (*high - *low);
    return {*low - margin, *high + margin};
}

double ClampLine::toX(double value) const {
    const auto [low, high] = range();
    const double share = std::clamp((value - low) / (high - low), 0.0, 1.0);
    return clampSide + share * (width() - 2 * clampSide);
}

std::vector<ClampLine::Label> ClampLine::labels() const {
    const ClampPicture& p = m_picture;
    const auto with = [](const QString& name, double value) { return name + QLatin1Char(' ') + shown(value); };
    std::vector<Label> all;
    const auto add = [&all](const QString& text, double value, bool above) { all.push_back({text, value, above, {}}); };

    const bool isUnclamped = afterKnown() && p.after == p.raw;
    if (isUnclamped) add(with(QStringLiteral("%1 = %2 =").arg(p.rawName, p.afterName), p.after), p.after, true);
    if (afterKnown() && !isUnclamped) add(with(p.afterName, p.after), p.after, true);
    if (rawKnown() && !isUnclamped) add(with(p.rawName, p.raw), p.raw, true);
    if (p.before) add(with(QStringLiteral("Λ"), *p.before), *p.before, true);
    if (std::isfinite(p.lower)) add(with(p.cone ? QStringLiteral("−μΛₙ =") : tr("lower"), p.lower), p.lower, false);
    if (std::isfinite(p.upper)) add(with(p.cone ? QStringLiteral("μΛₙ =") : tr("upper"), p.upper), p.upper, false);
    if (p.lower != 0 && p.upper != 0) add(QStringLiteral("0"), 0, false);
    if (!std::isfinite(p.lower)) add(shown(p.lower), range().first, false);
    if (!std::isfinite(p.upper)) add(shown(p.upper), range().second, false);
    if (afterKnown() && rawKnown() && p.clamp != Clamp::None) add(tr("cut off"), (p.raw + p.after) / 2, false);

    // Each label goes into the free row nearest to the axis; a label without a free row is omitted: its number is in the
    // summary and in the card.
    const double height = fontMetrics().height();
    std::vector<Label> placed;
    for (Label& label : all) {
        const double labelWidth = fontMetrics().horizontalAdvance(label.text);
        const double x = std::clamp(toX(label.value) - labelWidth / 2, 0.0, std::max(0.0, width() - labelWidth));
        const int rows = label.above ? rowsAbove() : rowsBelow();
        for (int row = 0; row < rows; ++row) {
            const double y = label.above ? axisY() - 2 * markRadius - (row + 1) * height : axisY() + markRadius + 4 + row * height;
            label.rect = {x, y, labelWidth, height};
            const auto collides = [&](const Label& other) {
                return other.rect.adjusted(-labelGap, 0, labelGap, 0).intersects(label.rect);
            };
            if (std::any_of(placed.begin(), placed.end(), collides)) continue;
            placed.push_back(label);
            break;
        }
    }
    return placed;
}

std::vector<QRectF> ClampLine::labelRects() const {
    std::vector<QRectF> rects;
    for (const Label& label : labels()) rects.push_back(label.rect);
    return rects;
}

void ClampLine::paintBounds(QPainter& painter) const {
    const double y = axisY();
    const QColor allowed = blended(palette().color(QPalette::Base), seriesColour(2, palette()), 0.45);
    const bool openLeft = !std::isfinite(m_picture.lower);
    const bool openRight = !std::isfinite(m_picture.upper);
    const double left = openLeft ? clampSide / 2.0 : toX(m_picture.lower);
    const double right = openRight ? width() - clampSide / 2.0 : toX(m_picture.upper);

    painter.fillRect(QRectF(left, y - barHeight / 2, std::max(1.0, right - left), barHeight), allowed);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(QPointF(clampSide / 2.0, y), QPointF(width() - clampSide / 2.0, y));
    painter.drawLine(QPointF(toX(0), y - 3), QPointF(toX(0), y + 3));

    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    if (!openLeft) painter.drawLine(QPointF(left, y - barHeight), QPointF(left, y + barHeight));
    if (!openRight) painter.drawLine(QPointF(right, y - barHeight), QPointF(right, y + barHeight));
    const auto arrow = [&](double x, int direction) {
        QPainterPath path;
        path.moveTo(x + direction * 9, y);
        path.lineTo(x, y - barHeight);
        path.lineTo(x, y + barHeight);
        path.closeSubpath();
        painter.fillPath(path, allowed);
    };
    if (openLeft) arrow(left, -1);
    if (openRight) arrow(right, 1);
}

void ClampLine::paintCut(QPainter& painter) const {
    if (!afterKnown() || !rawKnown() || m_picture.clamp == Clamp::None) return;
    const auto [left, right] = std::minmax({toX(m_picture.after), toX(m_picture.raw)});
    const QColor colour = seriesColour(3, palette());
    const QRectF rect(left, axisY() - barHeight / 2, right - left, barHeight);
    painter.setPen(QPen(colour, 1));
    painter.setBrush(QBrush(colour, Qt::BDiagPattern));
    painter.drawRect(rect);
    painter.setBrush(Qt::NoBrush);
}

void ClampLine::paintMarks(QPainter& painter) const {
    const double y = axisY();
    const QColor ink = palette().color(QPalette::WindowText);
    const QColor after = seriesColour(0, palette());
    if (afterKnown()) {
        painter.setPen(QPen(palette().color(QPalette::Base), 1));
        painter.setBrush(after);
        painter.drawEllipse(QPointF(toX(m_picture.after), y), markRadius, markRadius);
    }
    if (m_picture.before) {
        painter.setPen(QPen(ink, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(toX(*m_picture.before), y), markRadius + 1, markRadius + 1);
    }
    if (rawKnown()) {
        const double x = toX(m_picture.raw);
        constexpr double arm = markRadius - 1;
        painter.setPen(QPen(seriesColour(3, palette()), 2));
        painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm));
        painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm));
    }
}

void ClampLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBounds(painter);
    paintCut(painter);

    const QColor ink = palette().color(QPalette::WindowText);
    const QColor faint = blended(palette().color(QPalette::Window), ink, 0.4);
    for (const Label& label : labels()) {
        const double x = std::clamp(toX(label.value), label.rect.left(), label.rect.right());
        painter.setPen(QPen(faint, 1, Qt::DotLine));
        if (label.above)
            painter.drawLine(QPointF(x, label.rect.bottom()), QPointF(toX(label.value), axisY() - markRadius));
        else
            painter.drawLine(QPointF(x, label.rect.top()), QPointF(toX(label.value), axisY() + barHeight / 2));
        painter.setPen(ink);
        painter.drawText(label.rect, Qt::AlignCenter, label.text);
    }
    paintMarks(painter);
}

}  // namespace solverscope
