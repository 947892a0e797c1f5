// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>

#include "physics/debugger/friction_trail.h"

class QLabel;

namespace solverscope {

/// How a contact stands in its friction cone, in a word and a sentence.
QString coneStateLabel(ConeState state);
QString describeConeState(ConeState state);

/// Coulomb's cone of the row's contact: friction impulse across, normal impulse upwards, the two bounds ±μΛn, and the way of the
/// pair through the visits of the step so far. What the clamp of the last visit cut off is hatched. The numbers stand beside it as
/// text.
class ConeGauge : public QWidget {
    Q_OBJECT

public:
    explicit ConeGauge(QWidget* parent = nullptr);

    void show(const FrictionHistory& history);

    /// The trail as a table, with every number in full.
    QString text() const;

    /// Where a pair of impulses lies in the picture.
    QPointF placeOf(Real normal, Real tangent) const;

private:
    class Picture;

    Picture* m_picture;
    QLabel* m_words;
};

}  // namespace solverscope
