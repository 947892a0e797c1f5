// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/scene/live_scenes.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "gui/scene/scene_geometry.h"
#include "gui/scene/scene_painter.h"
#include "gui/style/theme.h"

namespace solverscope {
namespace {

constexpr std::int64_t stepsPerFrame = 2;
constexpr int sceneGap = 6;        // px
constexpr double lowPane = 100;    // px: with less height more panes are next to each other, each at least as wide
constexpr double smallPane = 300;  // px: narrower ones are drawn larger and scaled down, so that lines stay thin
constexpr double enlargement = 2;

constexpr Real nearBy = 1.8;     // times the size at the beginning: what goes further makes the others small
constexpr Real seenWhole = 3.2;  // that of runs to be watched, if they stay within it: a swing goes all the way round

Real largerSide(const WorldBox& box) { return std::max(box.size().x, box.size().y); }

/// Where the bodies are during the show, if that is at most `whole` times where they begin; otherwise the beginning of it.
WorldBox stageOf(const Session& session, std::int64_t first, std::int64_t last, Real whole) {
    constexpr std::int64_t stride = 10;
    WorldBox all = boundsOf(session.world());
    WorldBox beginning = all;
    const Real size = largerSide(all);
    const std::int64_t end = std::min(last, session.recording().steps());
    for (std::int64_t step = std::max<std::int64_t>(1, first); step <= end;
         step = step < end ? std::min(step + stride, end) : end + 1) {
        const WorldBox then = boundsOf(session.recording().endOf(step));
        all.include(then.low);
        all.include(then.high);
        if (largerSide(all) > whole * size) return beginning;
        if (largerSide(all) <= nearBy * size) beginning = all;
    }
    return all;
}

/// The stage without the room that the window leaves for words.
SceneCamera closeUp(const WorldBox& stage, const QRectF& area) {
    constexpr double side = 24;
    constexpr double below = 56;
    const double above = 4 * QFontMetricsF(QGuiApplication::font()).height() - 4;  // all but a gap of SceneCamera::fitting()
    SceneCamera camera = SceneCamera::fitting(stage, area.adjusted(-side, -above, side, below));
    camera.area = area;
    return camera;
}

}  // namespace

bool LiveScenes::open(const std::atomic<bool>& cancelled) {
    if (m_isOpen) return true;
    if (m_panes.empty()) {
        for (const LivePane& each : m_show.panes) {
            auto scene = each.load();
            if (!scene) m_problem = QString::fromStdString(scene.error().text());
            m_panes.push_back({scene ? std::make_unique<Session>(std::move(*scene)) : nullptr, {}, std::nullopt});
            if (scene && m_show.first > 0) m_panes.back().session->run(m_show.first);
        }
        m_step = m_show.first;
    }
    for (Pane& pane : m_panes) {
        if (!pane.session) continue;
        if (!pane.session->extendTo(m_show.last, [&] { return cancelled.load(); })) return false;
        pane.stage = stageOf(*pane.session, m_show.first, m_show.last, m_show.sharesView ? seenWhole : nearBy);
    }
    if (m_show.sharesView) {
        WorldBox all;
        for (const Pane& pane : m_panes) {
            if (pane.stage.isEmpty()) continue;
            all.include(pane.stage.low);
            all.include(pane.stage.high);
        }
        for (Pane& pane : m_panes) pane.stage = all;
    }
    return m_isOpen = true;
}

void LiveScenes::show(Pane& pane, std::int64_t step) {
    if (!pane.session) return;
    const std::int64_t to = std::max<std::int64_t>(1, step);
    pane.session->extendTo(to, [] { return false; });
    pane.session->seek({to, 0, Term::VelocityB});
    pane.session->forward(Granularity::Step);
}

double LiveScenes::seconds() const {
    double longest = 0;
    for (const Pane& pane : m_panes)
        if (pane.session)
            longest = std::max(longest, static_cast<double>(m_show.last) * stepLength(pane.session->scene().settings));
    return longest;
}

QImage LiveScenes::picture(const LiveCanvas& canvas, bool advance) {
    open(false);
    if (advance) {
        const bool again = m_step >= m_show.last;
        m_step = again ? m_show.first : m_step + stepsPerFrame;
        for (Pane& pane : m_panes) show(pane, m_step);
    }
    return drawn(canvas);
}

QImage LiveScenes::pictureAfter(const LiveCanvas& canvas, double seconds) {
    open(false);
    for (Pane& pane : m_panes) {
        if (!pane.session) continue;
        const double steps = seconds / stepLength(pane.session->scene().settings);
        show(pane, std::min(m_show.last, static_cast<std::int64_t>(std::lround(steps))));
    }
    return drawn(canvas);
}

QImage LiveScenes::drawn(const LiveCanvas& canvas) {
    const auto& [size, pixelRatio, palette] = canvas;
    const bool resized = size != m_size;
    m_size = size;
    const auto count = static_cast<int>(m_panes.size());
    int columns = std::max(1, m_show.columns);
    const auto linesIn = [count](int across) { return (count + across - 1) / across; };
    while (columns < count && size.height() < lowPane * linesIn(columns) && size.width() >= lowPane * (columns + 1)) ++columns;
    const int lines = linesIn(columns);
    QImage image(size * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    SceneOptions options;
    options.palette = palette;
    options.labels = options.words = options.grid = false;
    options.impulses = options.normals = options.contacts = options.penetration = m_show.impulses;
    const double width = (size.width() - sceneGap * (columns - 1)) / static_cast<double>(columns);
    const double height = (size.height() - sceneGap * (lines - 1)) / static_cast<double>(lines);
    constexpr int wrapping = Qt::AlignCenter | Qt::TextWordWrap;
    double captionHeight = 0;
    for (const LivePane& pane : m_show.panes)
        captionHeight = std::max(
            captionHeight, painter.boundingRect(QRectF(0, 0, width, size.height()), wrapping, pane.caption).height() + sceneGap);
    for (int i = 0; i < count; ++i) {
        Pane& pane = m_panes[static_cast<std::size_t>(i)];
        const QString& caption = m_show.panes[static_cast<std::size_t>(i)].caption;
        const QRectF cell((i % columns) * (width + sceneGap), (i / columns) * (height + sceneGap), width, height);
        QRectF room = cell;
        if (!caption.isEmpty()) {
            room.setBottom(room.bottom() - captionHeight);
            painter.setPen(palette.color(QPalette::Text));
            painter.drawText(QRectF(cell.left(), room.bottom(), cell.width(), captionHeight), wrapping, caption);
        }
        if (!pane.session) continue;
        const double enlarged = width < smallPane ? enlargement : 1;
        const QRectF drawnArea({}, room.size() * enlarged);
        if (resized || !pane.camera) pane.camera = closeUp(pane.stage, drawnArea);
        options.camera = pane.camera;
        QImage part((drawnArea.size() * pixelRatio).toSize(), QImage::Format_RGB32);
        part.setDevicePixelRatio(pixelRatio);
        part.fill(palette.color(QPalette::Base));
        QPainter inner(&part);
        inner.setRenderHint(QPainter::Antialiasing);
        paintScene(inner, drawnArea, *pane.session, options);
        inner.end();
        painter.drawImage(room, part);
    }
    painter.setPen(blended(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.2));
    for (int i = 1; i < columns; ++i) {
        const double x = i * (size.width() + sceneGap) / static_cast<double>(columns) - sceneGap / 2.0;
        painter.drawLine(QPointF(x, 0), QPointF(x, size.height()));
    }
    return image;
}

}  // namespace solverscope
