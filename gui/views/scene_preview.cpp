// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/scene_preview.h"

#include <QPainter>

#include "gui/session/scene_source.h"
#include "gui/views/scene_painter.h"

namespace solverscope {

ScenePreview::ScenePreview(QWidget* parent) : QWidget(parent) { setObjectName(QStringLiteral("scenePreview")); }

void ScenePreview::showScene(const QString& file) {
    if (file == m_file) return;
    m_file = file;
    m_picture = {};
    update();
}

void ScenePreview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_file.isEmpty()) return;
    if (m_picture.isNull()) {
        auto scene = loadSceneFrom(m_file);
        if (!scene) return;
        // Only the beginning is drawn: nothing has to be solved for it.
        scene->settings.iterations = 0;
        scene->settings.positionIterations = 0;
        const Session session(std::move(*scene));
        SceneOptions options;
        options.contacts = options.normals = options.impulses = options.labels = options.penetration = options.words = false;
        options.palette = palette();
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(palette().color(QPalette::Base));
        QPainter inner(&m_picture);
        inner.setRenderHint(QPainter::Antialiasing);
        paintScene(inner, rect(), session, options);
    }
    painter.drawPixmap(0, 0, m_picture);
}

}  // namespace solverscope
