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

/// A scene of a picture, and its caption.
struct LivePane {
    std::function<Result<Scene>()> load;
    QString caption;
};

/// Scenes side by side, their initial state, and the step up to which they run.
struct LiveShow {
    std::vector<LivePane> panes;
    int columns = 1;
    std::int64_t first = 40;
    std::int64_t last = 200;
    bool impulses = true;
};

/// Draws running scenes. Not for the GUI thread: it computes steps.
class LiveScenes {
public:
    explicit LiveScenes(LiveShow show) : m_show(std::move(show)) {}

    /// The scenes now, or with `advance` a little later. After the last step they start again.
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
