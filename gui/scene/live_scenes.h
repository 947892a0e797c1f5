// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QImage>
#include <QPalette>
#include <QString>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/scene/scene_camera.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// A scene of a picture, and its caption, which is drawn below it.
struct LivePane {
    std::function<Result<Scene>()> load;
    QString caption = {};
};

/// Scenes side by side, their initial state, and the step up to which they run.
struct LiveShow {
    std::vector<LivePane> panes;
    int columns = 1;
    std::int64_t first = 40;
    std::int64_t last = 200;
    bool impulses = true;
    bool sharesView = false;  // all panes show the same part of the world
};

/// What a picture is drawn on.
struct LiveCanvas {
    QSize size;
    double pixelRatio = 1;
    QPalette palette;
};

/// Draws running scenes. Not for the GUI thread: it computes steps.
class LiveScenes {
public:
    explicit LiveScenes(LiveShow show) : m_show(std::move(show)) {}

    /// Loads the scenes and computes their steps. False if it was cancelled: called again, it goes on.
    bool open(const std::atomic<bool>& cancelled);

    /// The scenes now, or with `advance` a little later. After the last step they start again.
    QImage picture(const LiveCanvas& canvas, bool advance);

    /// The scenes after so many seconds of their own time.
    QImage pictureAfter(const LiveCanvas& canvas, double seconds);

    /// How long the show takes at the speed of its slowest scene.
    double seconds() const;

    /// Why a scene cannot be shown, as one sentence; empty: all can.
    const QString& problem() const { return m_problem; }

private:
    struct Pane {
        std::unique_ptr<Session> session;  // none: the scene could not be loaded
        WorldBox stage;                    // where its bodies are during the show
        std::optional<SceneCamera> camera;
    };

    static void show(Pane& pane, std::int64_t step);
    QImage drawn(const LiveCanvas& canvas);

    LiveShow m_show;
    std::vector<Pane> m_panes;
    bool m_isOpen = false;
    std::int64_t m_step = 0;
    QSize m_size;
    QString m_problem;
};

}  // namespace solverscope
