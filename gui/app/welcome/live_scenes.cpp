// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/welcome/live_scenes.h"

#include <QPainter>
#include <algorithm>

#include "gui/scene/scene_painter.h"
#include "gui/style/colours.h"

namespace solverscope {
namespace {

constexpr std::int64_t stepsPerFrame = 2;
constexpr int sceneGap = 6;        // px
constexpr double smallPane = 300;  // px: narrower ones are drawn larger and scaled down, so that lines stay thin
constexpr double enlargement = 2;

/// The scene without the room that the window leaves for words.
SceneCamera closeUp(const Session& session, const QRectF& area) {
    constexpr double side = 24;
    constexpr double above = 60;
    SceneCamera camera = fittedCamera(session, area.adjusted(-side, -above, side, above));
    camera.area = area;
    return camera;
}

}  // namespace

void LiveScenes::open() {
    for (const LivePane& each : m_show.panes) {
        auto scene = each.load();
        m_panes.push_back({scene ? std::make_unique<Session>(std::move(*scene)) : nullptr, std::nullopt});
        if (Session* session = m_panes.back().session.get(); session && m_show.first > 0) session->run(m_show.first);
    }
    m_step = m_show.first;
}

QImage LiveScenes::picture(QSize size, double pixelRatio, const QPalette& palette, bool advance) {
    if (m_panes.empty()) open();
    if (advance) {
        const bool again = m_step >= m_show.last;
        m_step = again ? m_show.first : m_step + stepsPerFrame;
        for (Pane& pane : m_panes) {
            if (!pane.session) continue;
            const std::int64_t to = std::max<std::int64_t>(1, m_step);
            pane.session->extendTo(to, [] { return false; });
            pane.session->seek({to, 0, Term::VelocityB});
            pane.session->forward(Granularity::Step);
        }
    }
    const bool resized = size != m_size;
    m_size = size;
    const auto count = static_cast<int>(m_panes.size());
    const int columns = std::max(1, m_show.columns);
    const int lines = (count + columns - 1) / columns;
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
    const int captionHeight = painter.fontMetrics().height() + sceneGap;
    for (int i = 0; i < count; ++i) {
        Pane& pane = m_panes[static_cast<std::size_t>(i)];
        const QString& caption = m_show.panes[static_cast<std::size_t>(i)].caption;
        const double width = (size.width() - sceneGap * (columns - 1)) / static_cast<double>(columns);
        const double height = (size.height() - sceneGap * (lines - 1)) / static_cast<double>(lines);
        const QRectF cell((i % columns) * (width + sceneGap), (i / columns) * (height + sceneGap), width, height);
        QRectF room = cell;
        if (!caption.isEmpty()) {
            room.setBottom(room.bottom() - captionHeight);
            painter.setPen(palette.color(QPalette::Text));
            painter.drawText(QRectF(cell.left(), room.bottom(), cell.width(), captionHeight), Qt::AlignCenter, caption);
        }
        if (!pane.session) continue;
        const double enlarged = width < smallPane ? enlargement : 1;
        const QRectF drawn({}, room.size() * enlarged);
        if (resized || !pane.camera) pane.camera = closeUp(*pane.session, drawn);
        options.camera = pane.camera;
        QImage part((drawn.size() * pixelRatio).toSize(), QImage::Format_RGB32);
        part.setDevicePixelRatio(pixelRatio);
        part.fill(palette.color(QPalette::Base));
        QPainter inner(&part);
        inner.setRenderHint(QPainter::Antialiasing);
        paintScene(inner, drawn, *pane.session, options);
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
