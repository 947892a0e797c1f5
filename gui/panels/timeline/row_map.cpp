// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/timeline/row_map.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>
#include <algorithm>
#include <array>

#include "gui/charts/chart_scales.h"
#include "gui/style/theme.h"
#include "gui/text/event_description.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/widgets/build.h"
#include "gui/widgets/spoiler_overlay.h"

namespace solverscope {
namespace {

constexpr double blockGap = 2;  // between blocks
constexpr double minSweepShare = 0.3;
constexpr double maxSweepShare = 0.8;  // at which the names above the sweeps may make other blocks narrower
constexpr double rowDimming = 0.62;

struct PhaseName {
    Phase phase;
    const char* whole;
    const char* brief;  // for blocks that have no room for the whole
};

const PhaseName& nameOf(Phase phase) {
    static constexpr std::array<PhaseName, phaseCount> names{{
        {Phase::Begin, QT_TRANSLATE_NOOP("solverscope::RowMap", "begin"), nullptr},
        {Phase::Collide, QT_TRANSLATE_NOOP("solverscope::RowMap", "collide"), nullptr},
        {Phase::IntegrateForces, QT_TRANSLATE_NOOP("solverscope::RowMap", "forces"), nullptr},
        {Phase::Linearize, QT_TRANSLATE_NOOP("solverscope::RowMap", "rows"), nullptr},
        {Phase::WarmStart, QT_TRANSLATE_NOOP("solverscope::RowMap", "warm start"),
         QT_TRANSLATE_NOOP("solverscope::RowMap", "warm")},
        {Phase::SolveVelocities, QT_TRANSLATE_NOOP("solverscope::RowMap", "velocity sweeps"),
         QT_TRANSLATE_NOOP("solverscope::RowMap", "velocity")},
        {Phase::WarmStartPseudo, QT_TRANSLATE_NOOP("solverscope::RowMap", "pseudo start"),
         QT_TRANSLATE_NOOP("solverscope::RowMap", "pseudo")},
        {Phase::SolvePseudoVelocities, QT_TRANSLATE_NOOP("solverscope::RowMap", "pseudo-velocity sweeps"),
         QT_TRANSLATE_NOOP("solverscope::RowMap", "pseudo")},
        {Phase::IntegratePositions, QT_TRANSLATE_NOOP("solverscope::RowMap", "positions"), nullptr},
        {Phase::LinearizePositions, QT_TRANSLATE_NOOP("solverscope::RowMap", "position rows"), nullptr},
        {Phase::SolvePositions, QT_TRANSLATE_NOOP("solverscope::RowMap", "position sweeps"),
         QT_TRANSLATE_NOOP("solverscope::RowMap", "position")},
        {Phase::DeriveVelocities, QT_TRANSLATE_NOOP("solverscope::RowMap", "velocities"), nullptr},
        {Phase::RelaxVelocities, QT_TRANSLATE_NOOP("solverscope::RowMap", "relaxing sweeps"),
         QT_TRANSLATE_NOOP("solverscope::RowMap", "relax")},
        {Phase::Bounce, QT_TRANSLATE_NOOP("solverscope::RowMap", "bounce"), nullptr},
        {Phase::End, QT_TRANSLATE_NOOP("solverscope::RowMap", "end"), nullptr},
    }};
    return *std::ranges::find(names, phase, &PhaseName::phase);
}

QString wholeName(Phase phase) { return RowMap::tr(nameOf(phase).whole); }
QString briefName(Phase phase) { return nameOf(phase).brief ? RowMap::tr(nameOf(phase).brief) : wholeName(phase); }

QString nameOf(RowKind kind) { return kind == RowKind::Unilateral ? RowMap::tr("normal") : rowKindText(kind); }

}  // namespace

RowMap::RowMap(DebuggerController& controller, QWidget* parent) : StepPanel("rowMap", controller, parent) {
    setAccessibleName(tr("Sweeps and rows of the step"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&controller, &DebuggerController::futureVisibilityChanged, this, qOverload<>(&QWidget::update));
}

void RowMap::refresh() {
    if (m_step.follow(session())) {
        m_table = RowMapTable(session().events());
        m_named.reset();
        layOut();
    }
    update();
}

QSize RowMap::minimumSizeHint() const {
    constexpr int minLines = 4;  // of text next to the map; one above it and one below
    return {240, (minLines + 2) * fontMetrics().height() + 6};
}

QRectF RowMap::mapRect() const {
    const int line = fontMetrics().height();
    int maxRows = 1000;  // the map moves for more only
    for (const RowMapTable::Block& block : m_table.blocks()) maxRows = std::max(maxRows, block.rows);
    const int left = fontMetrics().horizontalAdvance(QString(QString::number(maxRows).size(), QLatin1Char('0'))) + 4;
    const int legend = fontMetrics().horizontalAdvance(QStringLiteral("10⁻¹⁷ kg m")) + 24;
    return QRectF(left, line + 2, std::max(60, width() - left - legend), std::max(20, height() - 2 * line - 6));
}

QString RowMap::labelOf(const RowMapTable::Block& block) const {
    return block.startsSubstep ? substepText(block.substep) : wholeName(block.phase);
}

QString RowMap::shortLabelOf(const RowMapTable::Block& block) const { return briefName(block.phase); }

void RowMap::layOut() {
    m_drawn = false;
    m_rects.clear();
    const auto& blocks = m_table.blocks();
    const QRectF map = mapRect();
    const double narrow = fontMetrics().height() + 3;
    const double single =
        std::clamp(map.width() * 0.06, narrow, fontMetrics().horizontalAdvance(wholeName(Phase::WarmStart)) + 6.0);
    double fixed = 0;
    double columns = 0;
    double namedColumn = 0;  // so wide that all brief names fit
    for (const auto& block : blocks) {
        if (isNarrow(block))
            fixed += narrow;
        else if (block.columns == 1)
            fixed += single;
        else {
            columns += block.columns;
            namedColumn = std::max(namedColumn, (fontMetrics().horizontalAdvance(shortLabelOf(block)) + 2.0) / block.columns);
        }
    }
    // Many sub-steps have more blocks than there is room for: all become narrower, and the sweeps keep their share.
    const double between = std::min(blockGap, 0.25 * map.width() / std::max<double>(1, static_cast<double>(blocks.size())));
    const double room = map.width() - between * std::max(0.0, static_cast<double>(blocks.size()) - 1);
    const double forNames = std::min(maxSweepShare * room, namedColumn * columns);
    const double forSweeps = columns > 0 ? std::max(minSweepShare * room, forNames) : 0;
    const double squeeze = fixed > room - forSweeps ? std::max(0.0, room - forSweeps) / fixed : 1;
    const double perColumn = columns > 0 ? std::max(0.0, room - squeeze * fixed) / columns : 0;
    double x = map.left();
    for (const auto& block : blocks) {
        const double width = isNarrow(block) ? squeeze * narrow : block.columns == 1 ? squeeze * single : perColumn * block.columns;
        m_rects.emplace_back(x, map.top(), width, map.height());
        x += width + between;
    }
}

QRectF RowMap::cellRect(int block, int column, int row) const {
    const auto& b = m_table.blocks()[block];
    const QRectF& rect = m_rects[block];
    const double w = rect.width() / std::max(1, b.columns);
    const double h = rect.height() / std::max(1, b.rows);
    return {rect.left() + column * w, rect.top() + row * h, w, h};
}

QRectF RowMap::rectOf(std::size_t number) {
    if (m_table.eventCount() == 0) refresh();
    const auto& events = session().events();
    if (number >= events.size()) return {};
    const auto place = m_table.placeOf(events[number], number);
    if (place.block < 0) return {};
    if (place.column < 0) return m_rects[place.block];
    if (place.row >= 0) return cellRect(place.block, place.column, place.row);
    const QRectF& rect = m_rects[place.block];
    const double w = rect.width() / m_table.blocks()[place.block].columns;
    return {rect.left() + place.column * w, rect.top(), w, rect.height()};
}

std::optional<std::size_t> RowMap::eventAt(QPoint at) {
    if (m_table.eventCount() == 0) refresh();
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        const auto& block = m_table.blocks()[i];
        const QRectF& rect = m_rects[i];
        if (at.x() < rect.left() || at.x() >= rect.right() + blockGap) continue;
        if (isNarrow(block) || at.y() < rect.top()) return block.lastEvent;
        const int column =
            std::clamp(static_cast<int>((at.x() - rect.left()) / rect.width() * block.columns), 0, block.columns - 1);
        const std::size_t sweep = block.iterationEvents[column];
        const std::size_t end = sweep == RowMapTable::none ? block.lastEvent : sweep;
        if (at.y() >= rect.bottom()) return end;
        const int row = std::clamp(static_cast<int>((at.y() - rect.top()) / rect.height() * block.rows), 0, block.rows - 1);
        const auto& cell = block.cell(column, row);
        return cell.event > 0 ? cell.event - 1 : end;
    }
    return std::nullopt;
}

QString RowMap::describe(std::size_t number) {
    const auto& events = session().events();
    if (number >= events.size()) return {};
    if (isHidden(number)) return hiddenNotice();
    const Event& event = events[number];
    switch (event.kind) {
        case EventKind::Phase:
            return tr("end of: %1").arg(wholeName(event.phase));
        case EventKind::Substep:
            return substepText(event.substep);
        case EventKind::Iteration:
            return tr("%1, end of sweep %2").arg(wholeName(event.phase)).arg(event.iteration);
        case EventKind::Pair:
            return tr("overlap test of %1 and %2").arg(bodyText(session().scene(), event.a), bodyText(session().scene(), event.b));
        case EventKind::Body:
            return tr("sweep %1: %2 with all its rows").arg(event.iteration).arg(bodyText(session().scene(), event.a));
        case EventKind::Row:
            break;
    }
    if (!m_named) m_named = session().trace()->worldAt(number);
    const QString name = constraintText(session().scene(), *m_named, event.constraint);
    QString clamp = tr("not clamped");
    if (event.visit.clamp == Clamp::Lower) clamp = tr("clamped at the lower bound");
    if (event.visit.clamp == Clamp::Upper) clamp = tr("clamped at the upper bound");
    const QString where = event.iteration > 0 ? tr("sweep %1").arg(event.iteration) : wholeName(event.phase);
    return tr("row %1: %2, %3\n%4\nΔλ = %5\n%6")
        .arg(QString::number(event.visit.row + 1), name, nameOf(event.rowKind), where,
             withUnit(shown(event.visit.delta, 4), impulseUnit(rowListOf(event.phase), isAngular(event))), clamp);
}

void RowMap::paintEvent(QPaintEvent*) {
    if (m_table.eventCount() == 0) refresh();
    if (!m_drawn) draw();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);

    if (!m_step.isOf(session())) return;  // playing: the picture follows a moment later
    const std::size_t now = session().cursor().event;
    QColor overlayColour = palette().color(QPalette::Window);
    const bool hides = m_controller.hidesFuture();
    overlayColour.setAlphaF(hides ? 1 : rowDimming);
    // Hidden cells must not show through at a fraction of a pixel.
    const auto cover = [&](const QRectF& rect) {
        hides ? painter.fillRect(rect.toAlignedRect().adjusted(0, 0, 2, 1), overlayColour) : painter.fillRect(rect, overlayColour);
    };
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        const auto& block = m_table.blocks()[i];
        if (block.lastEvent <= now) continue;
        if (block.firstEvent > now || isNarrow(block)) {
            cover(m_rects[i]);
            continue;
        }
        for (int column = 0; column < block.columns; ++column) {
            // Rows of a sweep that are still to come, joined to rectangles.
            int from = -1;
            for (int row = 0; row <= block.rows; ++row) {
                const bool future = row < block.rows && block.cell(column, row).event > now + 1;
                if (future && from < 0) from = row;
                if (future || from < 0) continue;
                const QRectF first = cellRect(static_cast<int>(i), column, from);
                const QRectF last = cellRect(static_cast<int>(i), column, row - 1);
                cover(first.united(last));
                from = -1;
            }
        }
    }
    if (hides) paintHiddenNotice(painter, overlayColour);
    QRectF here = rectOf(now);
    if (here.isValid()) {
        const double more = std::max(0.0, 6 - std::min(here.width(), here.height())) / 2;
        if (session().event().kind == EventKind::Row) here.adjust(-more, -more, more, more);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Base), 4));
        painter.drawRect(here);
        painter.setPen(QPen(seriesColour(3, palette()), 2));
        painter.drawRect(here);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

bool RowMap::isHidden(std::size_t event) const { return m_controller.hidesFuture() && event > session().cursor().event; }

/// The colour scale would reveal the largest impulse of the step, and before rows are built, the gutter their number.
void RowMap::paintHiddenNotice(QPainter& painter, const QColor& ground) {
    const QRectF map = mapRect();
    painter.fillRect(QRectF(map.right() + 4, 0, width() - map.right() - 4, height()), ground);
    if (hidesRowCount(m_controller)) painter.fillRect(QRectF(0, map.top() - 1, map.left() - 2, height() - map.top() + 1), ground);
    // Next to the cursor's column, over the unvisited part of the map and over the scale.
    const QRectF here = rectOf(session().cursor().event);
    const double left = here.isValid() ? here.right() : map.left();
    const QRectF room(left + 8, map.top(), width() - left - 14, map.height());
    constexpr int wrapped = Qt::AlignCenter | Qt::TextWordWrap;
    const bool fits = room.contains(painter.boundingRect(room, wrapped, hiddenNotice()));
    if (room.width() < (fits ? 12 : 24) * fontMetrics().averageCharWidth()) return;  // it would end after a word
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(
        room, wrapped,
        fits ? hiddenNotice() : fontMetrics().elidedText(hiddenNotice(), Qt::ElideRight, static_cast<int>(room.width())));
}

void RowMap::resizeEvent(QResizeEvent*) { layOut(); }

void RowMap::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) layOut();
}

void RowMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (m_controller.isPlaying()) m_controller.pause();
    const auto number = eventAt(event->pos());
    if (number) m_controller.seekEvent(*number);
}

void RowMap::mouseMoveEvent(QMouseEvent* event) {
    if (m_controller.isPlaying()) return;
    const auto number = eventAt(event->pos());
    if (event->buttons() & Qt::LeftButton) {
        if (number && *number != session().cursor().event) m_controller.seekEvent(*number);
        return;
    }
    QToolTip::showText(event->globalPosition().toPoint(), number ? plainToolTip(describe(*number)) : QString(), this);
}

void RowMap::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            m_controller.back(Granularity::Iteration);
            return;
        case Qt::Key_Right:
            m_controller.forward(Granularity::Iteration);
            return;
        case Qt::Key_Up:
            m_controller.back(Granularity::Row);
            return;
        case Qt::Key_Down:
            m_controller.forward(Granularity::Row);
            return;
        case Qt::Key_Home:
            m_controller.seekEvent(0);
            return;
        case Qt::Key_End:
            m_controller.toStep(session().step());
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace solverscope
