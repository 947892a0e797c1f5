// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/row_card/cone_gauge.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/charts/chart_scales.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr double largeDot = 5;     // px, radius
constexpr double smallDot = 1.8;   // px, radius of a point of the history
constexpr double nearby = 9;       // px around a point that belong to it
constexpr int numberedPoints = 8;  // iterations that are numbered, if there is room

bool isWarmStart(const FrictionPoint& point) { return isWarmStart(point.phase); }

QString whenOf(const FrictionPoint& point) {
    if (isWarmStart(point)) return ConeGauge::tr("warm start");
    if (point.phase == Phase::Bounce) return ConeGauge::tr("bounce");
    return ConeGauge::tr("sweep %1").arg(point.iteration);
}

}  // namespace

QString coneStateLabel(ConeState state) {
    switch (state) {
        case ConeState::Open:
            return ConeGauge::tr("open");
        case ConeState::Sticks:
            return ConeGauge::tr("sticks");
        case ConeState::Slips:
            return ConeGauge::tr("slips");
        case ConeState::Outside:
            return ConeGauge::tr("outside");
    }
    return {};
}

QString describeConeState(ConeState state) {
    switch (state) {
        case ConeState::Open:
            return ConeGauge::tr("no normal impulse, so no friction");
        case ConeState::Sticks:
            return ConeGauge::tr("inside the cone: friction can hold the bodies");
        case ConeState::Slips:
            return ConeGauge::tr("on the edge of the cone: friction is at its limit");
        case ConeState::Outside:
            return ConeGauge::tr("the edge has moved in; the next visit to the friction row brings the impulses back");
    }
    return {};
}

class ConeGauge::Picture : public QWidget {
public:
    explicit Picture(QWidget* parent) : QWidget(parent) {
        setObjectName(QStringLiteral("conePicture"));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        setMouseTracking(true);
    }

    QSize sizeHint() const override { return {360, 7 * fontMetrics().height()}; }
    QSize minimumSizeHint() const override { return {180, 4 * fontMetrics().height()}; }

    void show(const FrictionHistory& history) {
        m_history = history;
        m_top = std::abs(history.startNormal);
        double side = std::max(std::abs(history.startTangent), history.friction * m_top);
        for (const FrictionPoint& point : history.points) {
            m_top = std::max(m_top, std::abs(point.normal));
            side = std::max({side, std::abs(point.tangent), history.friction * std::abs(point.normal)});
        }
        if (const FrictionPoint* cut = lastCut(); cut && cut->ofFriction)
            side = std::max(side, std::min(std::abs(cut->wanted), 2 * std::max(side, cut->bound)));
        m_side = 1.08 * side;
        m_top *= 1.12;
        if (!(m_top > 0)) m_top = 1;
        if (!(m_side > 0)) m_side = 1;
        update();
    }

    const FrictionHistory& history() const { return m_history; }

    QPointF at(Real normal, Real tangent) const {
        const QRectF plot = plotArea();
        const double across = std::clamp(tangent / m_side, -1.0, 1.0);
        const double up = std::clamp(normal / m_top, 0.0, 1.0);
        return {plot.center().x() + across * plot.width() / 2, plot.bottom() - up * plot.height()};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintCone(painter);
        paintAxes(painter);
        paintCut(painter);
        paintHistory(painter);
    }

    bool event(QEvent* event) override {
        if (event->type() != QEvent::ToolTip) return QWidget::event(event);
        const auto* help = static_cast<QHelpEvent*>(event);
        const FrictionPoint* point = pointUnder(help->pos());
        QToolTip::showText(help->globalPos(), point ? tip(*point) : QString(), this);
        return true;
    }

private:
    QString unit() const { return impulseUnit(m_history.list, false); }

    QRectF plotArea() const {
        const double line = fontMetrics().height();
        const double left = fontMetrics().horizontalAdvance(QStringLiteral("0.00000")) + 8;
        return {left, 4, std::max(40.0, width() - left - 12), std::max(24.0, height() - line - 10)};
    }

    /// The last visit, if its clamp has cut something off.
    const FrictionPoint* lastCut() const {
        if (m_history.points.empty() || m_history.points.back().clamp == Clamp::None) return nullptr;
        return &m_history.points.back();
    }

    void paintCone(QPainter& painter) const {
        const double normal = m_top;
        const QColor allowed = blended(palette().color(QPalette::Window), seriesColour(2, palette()), 0.22);
        painter.setPen(Qt::NoPen);
        painter.setBrush(allowed);
        // A wide cone leaves the picture at its sides before it reaches the top.
        const double full = m_history.friction > 0 ? std::min(normal, m_side / m_history.friction) : normal;
        QPolygonF cone{at(0, 0), at(full, -m_history.friction * full)};
        if (full < normal) cone << at(normal, -m_side) << at(normal, m_side);
        cone << at(full, m_history.friction * full);
        painter.drawPolygon(cone);
        painter.setPen(QPen(seriesColour(2, palette()), 1.6));
        painter.drawLine(at(0, 0), at(full, m_history.friction * full));
        painter.drawLine(at(0, 0), at(full, -m_history.friction * full));
        // How wide the cone is at this very moment.
        const Real now = m_history.normal();
        painter.setPen(QPen(seriesColour(2, palette()), 1.4, Qt::DashLine));
        painter.drawLine(at(now, -m_history.friction * now), at(now, m_history.friction * now));
    }

    void paintAxes(QPainter& painter) const {
        const QRectF plot = plotArea();
        const QColor ink = palette().color(QPalette::WindowText);
        const QColor faint = blended(palette().color(QPalette::Window), ink, 0.45);
        painter.setPen(QPen(faint, 1));
        painter.drawLine(plot.bottomLeft(), plot.bottomRight());
        painter.drawLine(at(0, 0), at(m_top, 0));
        painter.setPen(ink);
        const double line = fontMetrics().height();
        const auto write = [&](QRectF box, int flags, const QString& text) { painter.drawText(box, flags, text); };
        const QString across = tr("Λt [%1]").arg(unit());
        const double nameWidth = fontMetrics().horizontalAdvance(across) + 6;
        for (const Tick& tick : linearTicks(-m_side, m_side, std::max(3, static_cast<int>(plot.width() / 70)), false)) {
            const QPointF place = at(0, tick.value);
            painter.drawLine(place, place + QPointF(0, 3));
            if (place.x() + 30 > plot.right() + 12 - nameWidth) continue;  // the name of the axis is there
            write({place.x() - 40, place.y() + 4, 80, line}, Qt::AlignHCenter | Qt::AlignTop, tick.label);
        }
        write({plot.right() + 12 - nameWidth, plot.bottom() + 4, nameWidth, line}, Qt::AlignRight | Qt::AlignTop, across);
        for (const Tick& tick : linearTicks(0, m_top, std::max(2, static_cast<int>(plot.height() / (1.6 * line))), false)) {
            const double y = at(tick.value, 0).y();
            if (y < plot.top() + 1.5 * line) continue;  // the name of the axis is there
            painter.drawLine(QPointF(plot.left() - 3, y), QPointF(plot.left(), y));
            write({0, y - line / 2, plot.left() - 5, line}, Qt::AlignRight | Qt::AlignVCenter, tick.label);
        }
        const QString upwards = tr("Λn [%1]").arg(unit());
        const double upwardsWidth = std::max<double>(plot.left() - 5, fontMetrics().horizontalAdvance(upwards) + 2);
        write({0, plot.top() - 4, upwardsWidth, line}, Qt::AlignRight | Qt::AlignTop, upwards);
    }

    /// Hatched: the part of the last visit's result that the clamp removed.
    void paintCut(QPainter& painter) const {
        const FrictionPoint* cut = lastCut();
        if (!cut || !m_history.clampsSums) return;
        const QColor colour = seriesColour(3, palette());
        const QPointF from = at(cut->normal, cut->tangent);
        const QPointF to = cut->ofFriction ? at(cut->normal, cut->wanted) : at(cut->wanted, cut->tangent);
        painter.setPen(QPen(colour, 1));
        painter.setBrush(QBrush(colour, Qt::BDiagPattern));
        painter.drawRect(QRectF(from, to).normalized().adjusted(0, -3, 0, 3));
        painter.setPen(QPen(colour, 2));
        painter.drawLine(to + QPointF(-4, -4), to + QPointF(4, 4));
        painter.drawLine(to + QPointF(-4, 4), to + QPointF(4, -4));
    }

    void paintHistory(QPainter& painter) const {
        const QColor ink = palette().color(QPalette::WindowText);
        const QColor way = blended(palette().color(QPalette::Window), seriesColour(0, palette()), 0.75);
        QPolygonF line{at(m_history.startNormal, m_history.startTangent)};
        for (const FrictionPoint& point : m_history.points) line << at(point.normal, point.tangent);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(way, 1.2));
        painter.drawPolyline(line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(way);
        for (const QPointF& place : line) painter.drawEllipse(place, smallDot, smallDot);

        // The ends of the first sweeps are numbered, unless numbers would overlap.
        QFont small = font();
        small.setPointSizeF(0.8 * small.pointSizeF());
        painter.setFont(small);
        painter.setPen(ink);
        std::vector<QRectF> taken;
        int numbered = 0;
        for (std::size_t i = 0; i < m_history.points.size() && numbered < numberedPoints; ++i) {
            const FrictionPoint& point = m_history.points[i];
            const bool endsSweep = i + 1 == m_history.points.size() || m_history.points[i + 1].iteration != point.iteration;
            if (!endsSweep || point.iteration == 0) continue;
            const QRectF box(at(point.normal, point.tangent) + QPointF(5, -QFontMetricsF(small).height() / 2),
                             QSizeF(QFontMetricsF(small).horizontalAdvance(QString::number(point.iteration)) + 2,
                                    QFontMetricsF(small).height()));
            if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); })) continue;
            taken.push_back(box);
            painter.drawText(box, Qt::AlignCenter, QString::number(point.iteration));
            ++numbered;
        }
        painter.setFont(font());

        painter.setPen(QPen(ink, 1.5));  // the start: hollow
        painter.setBrush(palette().color(QPalette::Window));
        painter.drawEllipse(line.front(), largeDot - 1, largeDot - 1);
        painter.setPen(QPen(palette().color(QPalette::Base), 1));
        painter.setBrush(m_history.state() == ConeState::Slips || m_history.state() == ConeState::Outside
                             ? seriesColour(3, palette())
                             : seriesColour(0, palette()));
        painter.drawEllipse(at(m_history.normal(), m_history.tangent()), largeDot, largeDot);
    }

    const FrictionPoint* pointUnder(QPointF mouse) const {
        const FrictionPoint* best = nullptr;
        double nearest = nearby;
        for (const FrictionPoint& point : m_history.points) {
            const double distance = QLineF(at(point.normal, point.tangent), mouse).length();
            if (distance > nearest) continue;
            nearest = distance;
            best = &point;
        }
        return best;
    }

    QString tip(const FrictionPoint& point) const {
        QStringList lines{QStringLiteral("<b>%1</b>, %2")
                              .arg(whenOf(point).toHtmlEscaped(), point.ofFriction ? ConeGauge::tr("visit to friction")
                                                                                   : ConeGauge::tr("visit to the normal row"))};
        lines << QStringLiteral("Λn = ") + withUnit(shown(point.normal), unit());
        lines << QStringLiteral("Λt = ") + withUnit(shown(point.tangent), unit());
        if (point.clamp != Clamp::None) lines << ConeGauge::tr("wanted %1, clamped").arg(withUnit(shown(point.wanted), unit()));
        return lines.join(QStringLiteral("<br>"));
    }

    FrictionHistory m_history;
    double m_top = 1;   // Λn at the upper end
    double m_side = 1;  // |Λt| at either side
};

ConeGauge::ConeGauge(QWidget* parent)
    : QWidget(parent), m_picture(new Picture(this)), m_words(selectableLabel("coneWords", this, Qt::RichText)) {
    setObjectName(QStringLiteral("coneGauge"));
    m_picture->setAccessibleName(tr("Friction cone"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 2}, {m_words, {m_picture, 1}});
}

void ConeGauge::show(const FrictionHistory& history) {
    m_picture->show(history);
    const QString unit = impulseUnit(history.list, false);
    const ConeState state = history.state();
    QString words = tr("<b>Friction cone: %1.</b> Λt = %2, bounds ±μΛn = ±%3 · %4 = ±%5.")
                        .arg(coneStateLabel(state), withUnit(shown(history.tangent()), unit), shown(history.friction),
                             shown(history.normal()), withUnit(shown(history.friction * history.normal()), unit));
    if (!history.points.empty() && history.points.back().clamp != Clamp::None) {
        const FrictionPoint& last = history.points.back();
        words = sentences({words, tr("This visit wanted %1 and was clamped.").arg(withUnit(shown(last.wanted), unit))});
    }
    const Real cone = history.friction * history.normal();
    if (history.clampsSums && !history.points.empty() && history.points.back().ofFriction &&
        std::abs(history.points.back().bound - cone) > 1e-9 * (1 + cone))
        words = sentences({words, tr("The visit used other bounds: ±%1.").arg(withUnit(shown(history.points.back().bound), unit))});
    if (!history.clampsSums) words = sentences({words, tr("Each impulse is clamped alone, so the sums may leave the cone.")});
    m_text = words;
    showWords(false);
    m_words->setToolTip(describeConeState(state));
    m_picture->setAccessibleDescription(words);
}

int ConeGauge::wordsHeight(int width) const { return m_words->heightForWidth(width); }

void ConeGauge::showWords(bool hasHint) {
    m_words->setText(hasHint ? sentences({m_text, tr("The picture of the cone needs a higher panel.")}) : m_text);
}

bool ConeGauge::fits(int width, int height) const {
    return height >= wordsHeight(width) + layout()->spacing() + m_picture->minimumSizeHint().height();
}

void ConeGauge::makeRoom(int width, int height) {
    showWords(false);
    int words = wordsHeight(width) + layout()->spacing();
    const bool hasRoom = fits(width, height);
    m_picture->setVisible(hasRoom);
    if (!hasRoom) {
        // Words that have no room anyway may take more of it; those that have keep the formula in view.
        const bool isCrowded = height < words;
        showWords(true);
        const int withHint = wordsHeight(width) + layout()->spacing();
        if (isCrowded || withHint <= height)
            words = withHint;
        else
            showWords(false);
    }
    setMaximumHeight(hasRoom ? std::min(height, words + m_picture->sizeHint().height()) : words);
}

QString ConeGauge::text() const {
    const FrictionHistory& history = m_picture->history();
    QString text =
        tr("Friction cone: %1, μ = %2").arg(coneStateLabel(history.state()), exact(history.friction)) + QLatin1Char('\n');
    const auto line = [&text](const QString& when, Real normal, Real tangent, const QString& wanted) {
        text += QStringLiteral("%1\tΛn = %2\tΛt = %3%4\n").arg(when, exact(normal), exact(tangent), wanted);
    };
    line(tr("start"), history.startNormal, history.startTangent, {});
    for (const FrictionPoint& point : history.points)
        line(whenOf(point), point.normal, point.tangent,
             point.clamp == Clamp::None ? QString() : QLatin1Char('\t') + tr("wanted %1, clamped").arg(exact(point.wanted)));
    return text;
}

QPointF ConeGauge::placeOf(Real normal, Real tangent) const {
    return m_picture->mapTo(this, m_picture->at(normal, tangent).toPoint());
}

}  // namespace solverscope
