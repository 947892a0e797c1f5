// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QLineF>
#include <QPainter>
#include <QPalette>
#include <QString>
#include <QStringList>
#include <QVector>
#include <algorithm>
#include <array>
#include <optional>

#include "gui/scene/scene_camera.h"
#include "gui/scene/scene_painter.h"

namespace solverscope {

class ArrowPrompt;

QColor mixed(const QColor& a, const QColor& b, double share);

/// The colours of the scene, derived from the palette of the window so that both light and dark work. The hues are Okabe and
/// Ito's, which colour-blind people can tell apart.
struct SceneStyle {
    QColor background;
    QColor grid;
    QColor axis;
    QColor ink;
    QColor faintInk;
    QColor badge;

    QColor bodyFill;
    QColor bodyLine;
    QColor staticFill;
    QColor staticLine;
    QColor hatch;
    QColor markedFill;
    QColor selection;

    QColor normalImpulse;
    QColor frictionImpulse;
    QColor jointImpulse;
    QColor pseudo;
    QColor velocity;
    QColor penetration;
    QColor spring;
    QColor ghost;

    static SceneStyle of(const QPalette& palette);
};

/// Everything that the layers of one picture share.
struct SceneFrame {
    QPainter& painter;
    QRectF area;
    const Session& session;
    const World& world;
    const Event& event;
    Term term;
    const SceneOptions& options;
    SceneStyle style;
    SceneCamera camera;
    SceneScales scales;
    double bodyPixels = 0;   // breadth of a typical body on the screen
    double arrowPixels = 0;  // length of an arrow of full-scale value
    const Row* marked = nullptr;
    RowList markedList = RowList::Velocities;
    std::uint32_t markedPlace = 0;
    const RowVisit* visit = nullptr;  // of the marked row, if the cursor is at it
    const PairTest* pair = nullptr;   // if the cursor is at an overlap test
    std::optional<BodyId> visited;    // if the cursor is at the visit to a body
    std::size_t contactStride = 1;    // of so many contacts one is drawn

    /// Whether the cursor is in the phases that work on pseudo-velocities.
    bool inPseudoPhase() const { return actsOnPseudoVelocities(event.phase); }

    /// Whether the bodies have pseudo-velocities to be drawn: from the phases that make them until they have moved the bodies.
    bool showsPseudoVelocities() const {
        return options.pseudoVelocities && !world.pseudoRows.empty() && splitsImpulses(session.settings()) &&
               hasReached(event.phase, Phase::WarmStartPseudo, session.settings()) && event.phase <= Phase::IntegratePositions;
    }

    /// The rows that the cursor's phase works on.
    RowList list() const { return rowListOf(event.phase); }

    /// The impulse (N s) or push (kg m) that is one arrow long.
    double fullImpulse(RowList of) const {
        switch (of) {
            case RowList::Velocities:
                return scales.impulse;
            case RowList::PseudoVelocities:
                return scales.pseudoImpulse;
            case RowList::Positions:
                return scales.push;
        }
        return 1;
    }

    /// Where there are more glyphs of a kind than can be told apart, or drawn in time while the scene moves, only every second,
    /// third … is.
    std::size_t thinnedBy(std::size_t glyphs) const {
        const std::size_t most = options.running ? 1500 : 6000;
        return std::max<std::size_t>(1, (glyphs + most - 1) / most);
    }

    bool touchesMarked(BodyId body) const {
        return (marked && (marked->a == body || marked->b == body)) || (pair && (pair->a == body || pair->b == body)) ||
               visited == body;
    }
};

/// Arrows of one look, painted together. Each head is a polygon of its own: Qt's rasteriser needs time that grows with the
/// square of the shapes that one path has on a line of pixels.
class ArrowBatch {
public:
    void add(QPointF from, QPointF vector, double headPixels);
    bool isEmpty() const { return m_shafts.isEmpty() && m_heads.isEmpty(); }
    void paint(QPainter& painter, const QColor& color, double width, bool dashed = false) const;

private:
    QVector<QLineF> m_shafts;
    QVector<QPointF> m_heads;  // three corners each
};

bool isDrawable(QPointF point);

/// 1, 2 or 5 times a power of ten: the least one that is not below the value.
double roundedUp(double value);

/// The places of the text about the cursor and of the key, over everything else.
std::array<QRectF, 2> textRects(const SceneFrame& frame);

/// The text in lines that are no wider than this, as far as its words are not.
QStringList wrapped(const QString& text, const QFontMetricsF& metrics, double width);

/// How many times the depth of a penetration may be enlarged in a picture of this scale, at most.
double maxDepthFactor(const World& world, double pixelsPerMetre);

/// A round number below that, with room to zoom.
double roundDepthFactor(double largest);

/// How many times the depth of a penetration is enlarged.
double depthFactor(const SceneFrame& frame);

QColor colorOf(const SceneFrame& frame, const Row& row, RowList list);

QPen ghostPen(const SceneFrame& frame, const SceneGhost& ghost);

/// The box moved into the room; one that is too large begins at its left and top.
QRectF keptInside(QRectF box, const QRectF& room);

/// A ground for text, with round corners.
void paintBadge(QPainter& painter, const QRectF& box, const QColor& ground, double opacity, const QPen& edge = Qt::NoPen);

/// A line with a rim in the background colour, which separates it from what is under it.
void paintRimmedLine(const SceneFrame& frame, QPointF from, QPointF to, const QColor& colour, double width);

/// A line through both bodies along the unit vector n of the screen, `reach` pixels to either side of a place, with an open tip.
void paintAxis(const SceneFrame& frame, QPointF at, QPointF n, double reach);

/// The numbers next to a joint.
struct JointNumbers {
    QPointF baseline;  // where the text begins
    QString text;
};
std::optional<JointNumbers> numbersOf(const SceneFrame& frame, const Joint& joint);

/// The arrow of a body's velocity, from its middle; of no length for a static body.
QLineF velocityArrow(const SceneFrame& frame, std::size_t body);

/// The drawing tools for a row's terms: all in one colour that is visible over everything else.
class HighlightKit {
public:
    explicit HighlightKit(const SceneFrame& frame);

protected:
    void line(QPointF from, QPointF to, double width) const;
    void arrow(QPointF from, QPointF vector, double width) const;

    /// Words on a ground of their own, centred at a place and inside of the picture.
    void label(QPointF at, const QString& words) const;

    /// The same beyond the end of an arrow.
    void labelBeyond(QPointF from, QPointF to, const QString& words) const;

    /// An arrow of a physical size, enlarged if it would be too short to see; `full` is the value of one arrow. Zero is a ring.
    void measured(QPointF from, QPointF unitOnScreen, double value, double full, const QString& words) const;

    /// The length of such an arrow, px; 0 if there is none.
    double pixelsOf(double value, double full) const;

    void paintOutline(BodyId body) const;

    const SceneFrame& m_frame;
    QPainter& m_painter;
    QColor m_color;

private:
    mutable QVector<QRectF> m_labels;
};

// The layers, from the back to the front
void paintGrid(const SceneFrame& frame);
void paintFineGrid(const SceneFrame& frame);
void paintBodies(const SceneFrame& frame);
void paintBodyOutline(const SceneFrame& frame, BodyId body, const QPen& pen);
void paintGhost(const SceneFrame& frame, const SceneGhost& ghost);
void paintLabels(const SceneFrame& frame);
void paintJoints(const SceneFrame& frame);
void paintSpring(const SceneFrame& frame);
/// Of how many contacts one is drawn.
std::size_t contactStrideOf(const SceneFrame& frame);
void paintContacts(const SceneFrame& frame);
void paintContactAges(const SceneFrame& frame);
void paintPenetration(const SceneFrame& frame);
void paintImpulses(const SceneFrame& frame);
void paintVelocities(const SceneFrame& frame);
void paintMarkedRow(const SceneFrame& frame);
void paintDirection(const SceneFrame& frame);
void paintPointedRow(const SceneFrame& frame);
void paintHighlightedTerm(const SceneFrame& frame);
void paintTestedPair(const SceneFrame& frame);
void paintBuild(const SceneFrame& frame);
void paintText(const SceneFrame& frame);

/// Whether the mouse at this point of the scene grabs the requested arrow: by its tail, by its head.
bool grabsArrow(const ArrowPrompt& arrow, const SceneCamera& camera, QPointF at);

/// Draws the arrow to the mouse.
void drawArrowTo(ArrowPrompt& arrow, const SceneCamera& camera, QPointF at);

/// The drawn arrow, its origin if there is none yet, and the correct one next to it once revealed.
void paintArrowPrompt(QPainter& painter, const ArrowPrompt& arrow, const SceneCamera& camera, const QPalette& palette);

}  // namespace solverscope
