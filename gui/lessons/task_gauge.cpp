// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/task_gauge.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

#include "gui/lessons/check_text.h"
#include "gui/lessons/question_result.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int barHeight = 10;
constexpr int needleHeight = 6;  // above the bar and below it
constexpr int roomForBar = barHeight + 2 * needleHeight;
constexpr double minBand = 4;  // px

struct Band {
    double from = 0;
    double to = 0;
};

Band bandOf(const CheckFinding& finding) {
    using Kind = CheckFinding::Kind;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double goal = finding.right.value;
    switch (finding.kind) {
        case Kind::Less:
        case Kind::AtMost:
            return {-infinity, goal};
        case Kind::More:
        case Kind::AtLeast:
            return {goal, infinity};
        default:
            return {goal - finding.allowed, goal + finding.allowed};
    }
}

/// Half the length of the bar, with the goal in its middle: the needle is on it, and the band is not all of it.
double reachOf(const CheckFinding& finding) {
    const double goal = finding.right.value;
    const double away = std::abs(finding.left.value - goal);
    const double reach = std::max({1.25 * away, 3 * finding.allowed, 0.05 * std::abs(goal)});
    return reach > 0 && std::isfinite(reach) ? reach : 1;
}

}  // namespace

TaskGauge::TaskGauge(QWidget* parent)
    : QWidget(parent), m_name(named(new QLabel(this), "gaugeName")), m_numbers(named(new QLabel(this), "gaugeNumbers")) {
    QVBoxLayout* column = fillPanel(this, 0, {m_name, m_numbers});
    column->setContentsMargins(0, 0, 0, roomForBar);
    column->setSpacing(2);
    for (QLabel* label : {m_name, m_numbers}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_numbers->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void TaskGauge::setFinding(const CheckFinding& finding, const QString& name) {
    m_finding = finding;
    const QString mark = finding.holds ? QStringLiteral("✓ ") : QStringLiteral("○ ");
    m_name->setText(mark + (name.isEmpty() ? CheckText::nameOf(finding) : name));
    m_numbers->setText(CheckText::measure(finding));
    colourByVerdict(*m_name, finding.holds ? std::optional(true) : std::nullopt, palette());
    setAccessibleName(m_name->text() + QStringLiteral(": ") + m_numbers->text());
    setToolTip(tr("The hatched part of the bar is the goal; the needle is the value now."));
    update();
}

void TaskGauge::setBrief() {
    delete layout();
    auto* column = fillPanel(this, 0, {inRow(8, {m_name, {m_numbers, 1}})});
    column->setContentsMargins(0, 0, 0, roomForBar);
    for (QLabel* label : {m_name, m_numbers}) label->setWordWrap(false);
}

QString TaskGauge::text() const { return m_numbers->text(); }

QRect TaskGauge::bar() const { return {0, height() - roomForBar + needleHeight, width() - 1, barHeight}; }

void TaskGauge::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    update();
}

void TaskGauge::paintEvent(QPaintEvent*) {
    const QRect bar = this->bar();
    const double goal = m_finding.right.value;
    const double reach = reachOf(m_finding);
    const auto at = [&](double value) {
        const double share = std::clamp((value - goal) / reach, -1.0, 1.0);
        return bar.center().x() + share * (bar.width() - 1) / 2.0;
    };
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().base());
    painter.drawRect(bar);

    const Band band = bandOf(m_finding);
    QRectF goalBand(QPointF(at(band.from), bar.top()), QPointF(at(band.to), bar.bottom() + 1));
    if (goalBand.width() < minBand) goalBand.adjust((goalBand.width() - minBand) / 2, 0, (minBand - goalBand.width()) / 2, 0);
    const QColor green = verdictColour(true, palette());
    painter.setPen(green);
    painter.setBrush(QBrush(green, Qt::BDiagPattern));
    painter.drawRect(goalBand);

    const double needle = at(m_finding.left.value);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawLine(QPointF(needle, bar.top() - needleHeight + 1), QPointF(needle, bar.bottom() + needleHeight));
}

}  // namespace solverscope
