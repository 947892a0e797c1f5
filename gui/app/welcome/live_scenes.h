// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QImage>
#include <QPalette>
#include <QString>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/scene/scene_camera.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// A scene of a picture, and what is written below it.
struct LivePane {
    std::function<Result<Scene>()> load;
    QString caption;
};

/// Scenes beside each other, how they stand at first, and up to which step they run.
struct LiveShow {
    std::vector<LivePane> panes;
    int columns = 1;
    std::int64_t first = 40;
    std::int64_t last = 200;
    bool impulses = true;
};

/// Draws running scenes. Not for the thread of the widgets: steps are made on the way.
class LiveScenes {
public:
    explicit LiveScenes(LiveShow show) : m_show(std::move(show)) {}

    /// The scenes as they stand, or, `advance`, a little later. After the last step they begin again.
    QImage picture(QSize size, double pixelRatio, const QPalette& palette, bool advance);

private:
    struct Pane {
        std::unique_ptr<Session> session;  // none: the scene could not be loaded
        std::optional<SceneCamera> camera;
    };

    void open();

    LiveShow m_show;
    std::vector<Pane> m_panes;
    std::int64_t m_step = 0;
    QSize m_size;
};

}  // namespace solverscope
