// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The text at the edges: the cursor's moment, and the meaning of lengths and colours.
#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "gui/scene/scene_frame.h"
#include "gui/text/event_description.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "physics/debugger/session.h"

namespace solverscope {
namespace {

class SceneText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::SceneText)

public:
    explicit SceneText(const SceneFrame& frame)
        : m_frame(frame), m_painter(frame.painter), m_metrics(frame.painter.font()), m_keyLines(keyLines()) {}

    void paint() {
        paintPlace();
        paintKey();
    }

    QRectF keyBox() const {
        double widest = 0;
        for (const auto& line : m_keyLines)
            widest = std::max(widest, std::accumulate(line.begin(), line.end(), 4.0,
                                                      [&](double sum, const KeyItem& item) { return sum + widthOf(item); }));
        const double height = static_cast<double>(m_keyLines.size()) * keyLineHeight();
        return {m_frame.area.left() + 8, m_frame.area.bottom() - 8 - height, widest, height};
    }

    QRectF placeBox() const {
        const QStringList lines = place();
        const std::vector<const SceneGhost*> ghosts = namedGhosts();
        double width = 0;
        for (const QString& line : lines) width = std::max(width, m_metrics.horizontalAdvance(line));
        for (const SceneGhost* ghost : ghosts) width = std::max(width, ghostSample + m_metrics.horizontalAdvance(ghost->name));
        return {m_frame.area.left() + 8, m_frame.area.top() + 8, width + 14,
                m_metrics.height() * static_cast<double>(lines.size() + static_cast<qsizetype>(ghosts.size())) + 8};
    }

private:
    static constexpr double ghostSample = 22;   // px, with the gap after it
    static constexpr double placeMargins = 30;  // px, at the sides of the text about the cursor, together

    std::vector<const SceneGhost*> namedGhosts() const {
        std::vector<const SceneGhost*> ghosts;
        for (const SceneGhost& ghost : m_frame.options.ghosts)
            if (!ghost.name.isEmpty()) ghosts.push_back(&ghost);
        return ghosts;
    }

    static QString phaseText(Phase phase) {
        switch (phase) {
            case Phase::Begin:
                return tr("beginning of the step");
            case Phase::Collide:
                return tr("contacts found");
            case Phase::IntegrateForces:
                return tr("gravity applied");
            case Phase::Linearize:
                return tr("rows built");
            case Phase::WarmStart:
                return tr("warm start");
            case Phase::SolveVelocities:
                return tr("solving velocities");
            case Phase::WarmStartPseudo:
                return tr("warm start of pseudo-velocities");
            case Phase::SolvePseudoVelocities:
                return tr("solving pseudo-velocities");
            case Phase::IntegratePositions:
                return tr("bodies moved");
            case Phase::LinearizePositions:
                return tr("position rows built");
            case Phase::SolvePositions:
                return tr("solving positions");
            case Phase::DeriveVelocities:
                return tr("velocities from positions");
            case Phase::RelaxVelocities:
                return tr("relaxing velocities");
            case Phase::Bounce:
                return tr("bouncing");
            case Phase::End:
                return tr("end of the step");
        }
        return {};
    }

    static QString termText(Term term, RowList list) {
        switch (term) {
            case Term::Jv:
                return list == RowList::Positions ? tr("bias computed") : tr("Jv computed");
            case Term::RawDelta:
                return tr("raw Δλ computed");
            case Term::Sum:
                return tr("sum computed");
            case Term::Clamp:
                return tr("clamped");
            case Term::VelocityA:
                return tr("applied to A");
            case Term::VelocityB:
                return {};
        }
        return {};
    }

    static QString kindText(const Row& row) {
        if (row.constraint.kind == ConstraintKind::Drag) return tr("mouse");
        switch (row.kind) {
            case RowKind::Equality:
                return tr("joint");
            case RowKind::Unilateral:
                return row.constraint.kind == ConstraintKind::Joint ? tr("rope") : tr("contact");
            case RowKind::Friction:
                return tr("friction");
            case RowKind::Limit:
                return tr("limit");
            case RowKind::Motor:
                return tr("motor");
        }
        return {};
    }

    QStringList place() const {
        const Session& session = m_frame.session;
        const Event& event = m_frame.event;
        QStringList lines;
        lines << tr("Step %1 · %2 s").arg(session.step()).arg(shownFixed(timeAtCursor(session), 3));
        if (isMuseumPiece(session.settings().method)) {
            lines << tr("WRONG ON PURPOSE · %1").arg(engineText(chosen(session.settings(), "method")->label));
        }
        QString where;
        if (isInSubstep(session.settings(), event.substep)) where = substepText(event.substep) + QStringLiteral(" · ");
        where += m_frame.pair ? tr("overlap test %1").arg(event.pair + 1) : phaseText(event.phase);
        if (event.iteration > 0) where += tr(" · sweep %1").arg(event.iteration);
        if (event.kind == EventKind::Iteration) where += tr(" done");
        if (m_frame.visited) where += QStringLiteral(" · ") + bodyText(session.scene(), *m_frame.visited);
        lines << where;
        if (m_frame.marked) {
            const auto& rows = rowsOf(m_frame.world, m_frame.markedList);
            QString row =
                tr("row %1 of %2 · %3 %4")
                    .arg(m_frame.markedPlace + 1)
                    .arg(rows.size())
                    .arg(kindText(*m_frame.marked), constraintText(session.scene(), m_frame.world, m_frame.marked->constraint));
            const QString term = m_frame.visit ? termText(m_frame.term, m_frame.markedList) : tr("picked");
            if (!term.isEmpty()) row += QStringLiteral(" · ") + term;
            lines << row;
        }
        QStringList narrow;
        for (const QString& line : lines) narrow += wrapped(line, m_metrics, roomBelow(narrow.size()));
        return narrow;
    }

    /// The width that is left for the next line next to the buttons.
    double roomBelow(qsizetype lines) const {
        const double top = m_frame.area.top() + 12 + m_metrics.height() * static_cast<double>(lines);
        double right = m_frame.area.right();
        for (const QRectF& covered : m_frame.options.covered)
            if (!covered.isEmpty() && covered.top() < top + m_metrics.height() && covered.bottom() > top)
                right = std::min(right, covered.left());
        return right - m_frame.area.left() - placeMargins;
    }

    void paintPlace() {
        const QStringList lines = place();
        const QRectF box = placeBox();
        paintGround(box);
        double top = box.top() + 4;
        for (qsizetype i = 0; i < lines.size(); ++i, top += m_metrics.height()) {
            m_painter.setPen(i == 0 ? m_frame.style.ink : m_frame.style.faintInk);
            m_painter.drawText(QPointF(box.left() + 7, top + m_metrics.ascent()), lines[i]);
        }
        for (const SceneGhost* ghost : namedGhosts()) {
            m_painter.setPen(m_frame.style.ink);
            m_painter.drawText(QPointF(box.left() + 7 + ghostSample, top + m_metrics.ascent()), ghost->name);
            m_painter.setPen(ghostPen(m_frame, *ghost));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(QRectF(box.left() + 7, top + (m_metrics.height() - 10) / 2, 16, 10));
            top += m_metrics.height();
        }
    }

    void paintGround(const QRectF& box) { paintBadge(m_painter, box, m_frame.style.background, 0.7); }

    struct KeyItem {
        QString text;
        QColor color;
        double length = 0;
        enum Look { Bar, Arrow, DashedArrow, Depth } look = Arrow;
    };

    QVector<KeyItem> key() const {
        const SceneStyle& style = m_frame.style;
        const SceneOptions& options = m_frame.options;
        const bool pseudo = m_frame.inPseudoPhase();
        QVector<KeyItem> items;
        const double metres = roundedUp(56 / m_frame.camera.scale);
        items.append({tr("%1 m").arg(shown(metres, 3)), style.ink, metres * m_frame.camera.scale, KeyItem::Bar});
        if (options.impulses && pseudo) {
            items.append(
                {tr("%1 N s pseudo-impulse").arg(shown(m_frame.scales.pseudoImpulse, 3)), style.pseudo, m_frame.arrowPixels});
        } else if (options.impulses) {
            const RowList list = m_frame.list();
            std::array<bool, 4> present{};
            for (const Row& row : rowsOf(m_frame.world, list))
                present[row.constraint.kind == ConstraintKind::Drag      ? 3
                        : row.constraint.kind != ConstraintKind::Contact ? 2
                        : row.kind == RowKind::Friction                  ? 1
                                                                         : 0] = true;
            const std::array<QString, 4> names{tr("normal"), tr("friction"), tr("joint"), tr("mouse")};
            const std::array<QColor, 4> colors{style.normalImpulse, style.frictionImpulse, style.jointImpulse, style.jointImpulse};
            bool first = true;
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (!present[i]) continue;
                const QString scale = withUnit(shown(m_frame.fullImpulse(list), 3), impulseUnit(list, false));
                items.append(
                    {first ? QStringLiteral("%1 %2").arg(scale, names[i]) : names[i], colors[i], first ? m_frame.arrowPixels : 16});
                first = false;
            }
        }
        if (m_frame.showsPseudoVelocities())
            items.append({tr("%1 m/s pseudo-velocity").arg(shown(m_frame.scales.pseudoVelocity, 3)), style.pseudo,
                          m_frame.arrowPixels, KeyItem::DashedArrow});
        if (options.velocities)
            items.append({tr("%1 m/s").arg(shown(m_frame.scales.velocity, 3)), style.velocity, m_frame.arrowPixels});
        const double slop = m_frame.world.settings.slop;
        const auto& contacts = m_frame.world.contacts;
        if (options.penetration &&
            std::any_of(contacts.begin(), contacts.end(), [slop](const Contact& c) { return -c.separation > slop; }))
            items.append({tr("depth ×%1").arg(shown(depthFactor(m_frame), 3)), style.penetration, 8, KeyItem::Depth});
        return items;
    }

    double widthOf(const KeyItem& item) const { return item.length + m_metrics.horizontalAdvance(item.text) + 20; }

    QVector<QVector<KeyItem>> keyLines() const {
        QVector<QVector<KeyItem>> lines(1);
        double width = 4;
        for (const KeyItem& item : key()) {
            if (!lines.back().isEmpty() && width + widthOf(item) > m_frame.area.width() - 16) {
                lines.append(QVector<KeyItem>());
                width = 4;
            }
            width += widthOf(item);
            lines.back().append(item);
        }
        return lines;
    }

    double keyLineHeight() const { return m_metrics.height() + 8; }

    void paintKey() {
        const QRectF box = keyBox();
        paintGround(box);
        double middle = box.top() + keyLineHeight() / 2;
        for (const auto& line : m_keyLines) {
            double x = m_frame.area.left() + 16;
            for (const KeyItem& item : line) {
                paintSample(item, x, middle);
                x += item.length + 6;
                m_painter.setPen(m_frame.style.faintInk);
                m_painter.drawText(QPointF(x, middle + (m_metrics.ascent() - m_metrics.descent()) / 2), item.text);
                x += m_metrics.horizontalAdvance(item.text) + 14;
            }
            middle += keyLineHeight();
        }
    }

    void paintSample(const KeyItem& item, double x, double y) {
        if (item.look == KeyItem::Bar) {
            m_painter.setPen(QPen(item.color, 1.4, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawLine(QPointF(x, y), QPointF(x + item.length, y));
            for (double end : {x, x + item.length}) m_painter.drawLine(QPointF(end, y - 4), QPointF(end, y + 4));
        } else if (item.look == KeyItem::Depth) {
            m_painter.setPen(QPen(item.color, 3.4, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawLine(QPointF(x + 4, y - 5), QPointF(x + 4, y + 5));
        } else {
            ArrowBatch arrow;
            arrow.add({x, y}, {item.length, 0}, 7);
            arrow.paint(m_painter, item.color, 1.8, item.look == KeyItem::DashedArrow);
        }
    }

    const SceneFrame& m_frame;
    QPainter& m_painter;
    QFontMetricsF m_metrics;
    QVector<QVector<KeyItem>> m_keyLines;  // wrapped to the scene's width
};

}  // namespace

QStringList wrapped(const QString& text, const QFontMetricsF& metrics, double width) {
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width)
            lines += word;
        else
            lines.back() = longer;
    }
    return lines;
}

std::array<QRectF, 2> textRects(const SceneFrame& frame) {
    if (!frame.options.words) return {};
    const SceneText text(frame);
    return {text.placeBox(), text.keyBox()};
}

void paintText(const SceneFrame& frame) { SceneText(frame).paint(); }

}  // namespace solverscope
