// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <utility>

#include "gui/notebook/notebook_export.h"
#include "gui/panels/custom_joint/joint_draft.h"
#include "gui/session/breakpoints.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/metrics_service.h"
#include "gui/session/moment_travel.h"
#include "gui/session/notebooks.h"
#include "gui/session/scene_document.h"
#include "gui/session/scene_recovery.h"
#include "gui/session/variants.h"
#include "gui/session/watch_list.h"

namespace solverscope {

/// What the user works on, without anything that shows it: it outlives a window that is replaced by one in another language.
class Workspace : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What the user saved in an earlier run; to be called when the views that show it exist.
    void load() {
        if (std::exchange(m_loaded, true)) return;
        breakpoints.load();
        meters.load();
        recovery.look();
    }

    DebuggerController controller;
    Breakpoints breakpoints{controller};
    MetricsService metrics{controller};
    VariantComparison comparison{controller};
    JointDraft jointDraft;
    MomentTravel travel{controller};
    SceneDocument document{controller};
    SceneRecovery recovery{controller, document, travel};
    Bookmarks bookmarks{controller, travel};
    Journal journal;
    WatchList meters{controller};
    NotebookExport notebookExport;
    NotebookExport journalExport;

private:
    bool m_loaded = false;
};

}  // namespace solverscope
