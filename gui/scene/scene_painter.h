// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QPalette>
#include <QRectF>
#include <QSize>
#include <QString>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "gui/scene/scene_camera.h"
#include "gui/scene/scene_motion.h"
#include "gui/text/row_term.h"
#include "physics/debugger/session.h"
#include "physics/editing/edit.h"
#include "physics/world/world.h"

class QPainter;

namespace solverscope {

/// The value of a full-length arrow. Steps of 1, 2 and 5, so that the key in the corner stays readable.
struct SceneScales {
    double impulse = 1;         // N s
    double pseudoImpulse = 1;   // N s
    double push = 1;            // kg m, of rows that move positions
    double velocity = 1;        // m/s
    double pseudoVelocity = 1;  // m/s
    double depth = 0;           // how many times depths are enlarged; 0: as the picture allows
};

/// Scales at which the largest arrow of the session's step just fits.
SceneScales scalesFor(const Session& session);

/// Arrows keep their scale while they fit and are not all short, so that they are comparable between stops.
class SteadyScales {
public:
    void follow(const Session& session);

    /// The enlargement of depths at this scale of the picture: the same as long as the depths are neither short nor too long.
    void followDepth(const World& world, double pixelsPerMetre);
    const std::optional<SceneScales>& held() const { return m_held; }

private:
    std::optional<SceneScales> m_held;
    int m_shortRefreshes = 0;  // how long all arrows have been short
};

/// A second world, drawn as outlines over the first.
struct SceneGhost {
    World world;
    QString name;               // the owner; shown at the top
    std::optional<int> colour;  // of a series (colours.h); without one, no hue
    Qt::PenStyle dash = Qt::DashLine;
};

/// An impulse on a row that no solver has applied.
struct SceneImpulse {
    RowRef row;
    double impulse = 0;  // N s; N m s if the row is angular
    bool operator==(const SceneImpulse&) const = default;
};

/// What is selected, and what is about to be made of it, while a scene is being built.
struct BuildPicture {
    SceneSelection selection;
    const SceneGhost* ghost = nullptr;  // what is about to be made
    QString words;                      // about it
    std::vector<Vec2> path;             // points so far
    std::vector<Vec2> handles;          // by which the selected body is resized
    std::optional<std::array<Vec2, 2>> rubber;
    std::optional<Vec2> keyPoint;  // where a key puts it
    bool showsGrid = false;        // that things snap to
};

/// What a picture of the scene shows, and how.
struct SceneOptions {
    bool contacts = true;
    bool normals = true;
    bool impulses = true;
    bool velocities = false;
    bool pseudoVelocities = true;
    bool labels = true;
    bool penetration = true;
    bool grid = true;
    bool ages = false;     // contacts coloured by how long their match has held
    bool running = false;  // names next to bodies would jump from side to side
    bool words = true;     // step, phase and row at the top, the key at the bottom

    std::array<QRectF, 2> covered;  // by buttons over the picture

    QPalette palette;
    std::optional<SceneCamera> camera;  // without one the scene is fitted to the area
    std::optional<SceneScales> scales;  // without them, scalesFor
    std::optional<RowRef> marked;       // without one, the row of the event at the cursor
    std::optional<RowRef> pointed;      // a second row, at which some other view points
    std::optional<BodyId> selected;
    std::optional<BodyId> hovered;
    std::optional<Vec2> ring;                 // from which an arrow is to be drawn: no name is behind it
    RowTerm highlightedTerm = RowTerm::None;  // the highlighted quantity of the marked row
    std::vector<SceneImpulse> direction;      // drawn as arrows, the largest of them one arrow long
    std::span<const SceneGhost> ghosts;
    std::vector<ScenePulse> pulses;
    const SceneTrails* trails = nullptr;  // without them no body leaves a trail
    const PredictedMotion* prediction = nullptr;
    double ahead = 0;  // s, of the parabola of a body in free flight, beyond the cursor
    const BuildPicture* build = nullptr;
};

/// Draws the world at the session's cursor into an area of any paint device. What has not been computed at the cursor is not
/// drawn. All text is in the painter's font.
void paintScene(QPainter& painter, const QRectF& area, const Session& session, const SceneOptions& options = {});

/// Draws the bodies and joints of a world of the session's scene; nothing of the session's own cursor.
void paintWorld(QPainter& painter, const QRectF& area, const Session& session, const World& world, const SceneOptions& options);

/// The camera that paintScene uses when the options name none.
SceneCamera fittedCamera(const Session& session, const QRectF& area);

/// A small picture of the world at the cursor, the row of the event marked, as PNG.
QByteArray momentPicture(const Session& session, const QPalette& palette, QSize size = {240, 150});

}  // namespace solverscope
