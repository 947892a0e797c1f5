// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "gui/session/notebook_file.h"
#include "physics/analysis/metrics.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// The page content for a bookmarked moment: numbers and pictures, recomputed from the scene and its inputs.
struct MomentReport {
    struct RowLine {
        std::uint32_t number = 0;  // from 1
        QString constraint;
        QString kind;
        std::optional<double> jv;  // m/s; rows that move positions have none
        double effectiveMass = 0;
        double bias = 0;
        double lambda = 0;           // Λ
        std::optional<Clamp> clamp;  // of its last visit in this step; none: not visited so far
        bool current = false;
    };
    struct BodyLine {
        QString name;
        std::array<double, 8> numbers{};  // x, y, angle, vx, vy, ω, 1/m, 1/I
        bool current = false;
    };

    QString problem;   // why the moment could not be computed; all else is empty then
    bool same = true;  // as when the bookmark was set
    QString where;
    QString description;  // the row card, or what happened at a stop that is not a visit
    Settings settings;
    RowList list = RowList::Velocities;
    std::vector<RowLine> rows;
    std::vector<BodyLine> bodies;
    MeasuredStep metrics;
    Phase charted = Phase::SolveVelocities;
    double reached = 0;  // the place among the sweeps of that phase
    QByteArray light;    // the scene on a light ground: SVG, brief ones as PNG
    QByteArray dark;
};

/// How detailed a report is: a brief one has no numbers of the step and small pictures.
enum class MomentDetail : std::uint8_t { Full, Brief };

/// Computes the moments of a notebook one after another; any thread. Bookmarks of one run share the steps that lead to them.
class MomentReporter {
public:
    MomentReport report(const NotebookEntry& bookmark, const std::atomic<bool>* cancelled = nullptr,
                        MomentDetail detail = MomentDetail::Full);

private:
    std::unique_ptr<Session> m_session;
};

}  // namespace solverscope
