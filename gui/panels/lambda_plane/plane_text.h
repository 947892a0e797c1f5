// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <array>

#include "physics/analysis/spectrum/lambda_plane.h"
#include "physics/debugger/session.h"

namespace solverscope {

/// The plane of two impulses in words.
class PlaneText {
    Q_DECLARE_TR_FUNCTIONS(PlaneText)

public:
    /// Both must live as long as the story.
    PlaneText(const LambdaPlane& plane, const Session& session, RowList list);

    /// "Λ of row 3".
    QString axis(int row) const;
    QString unit(int row) const { return m_units[static_cast<std::size_t>(row)]; }

    QString spot(PlaneSpot at) const;
    QString corner(const PlaneCorner& corner) const;

    /// The two impulses, the residuals of the rows, and their solution on their own.
    QString summary() const;

private:
    const LambdaPlane& m_plane;
    const Session& m_session;
    std::array<QString, 2> m_units;
    std::array<QString, 2> m_speeds;
};

}  // namespace solverscope
