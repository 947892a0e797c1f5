// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>

#include "physics/debugger/friction_history.h"

class QLabel;

namespace solverscope {

/// The state of a contact with respect to its friction cone, in a word and a sentence.
QString coneStateLabel(ConeState state);
QString describeConeState(ConeState state);

/// Coulomb's cone of the row's contact: friction impulse across, normal impulse upwards, the two bounds ±μΛn, and the path of
/// the pair through the visits of the step so far. The part removed by the clamp of the last visit is hatched. The numbers are
/// next to it as text.
class ConeGauge : public QWidget {
    Q_OBJECT

public:
    explicit ConeGauge(QWidget* parent = nullptr);

    void show(const FrictionHistory& history);

    /// Where there is room for the words alone, the picture is left out, and a hint says how to get it.
    void makeRoom(int width, int height);
    bool fits(int width, int height) const;
    int wordsHeight(int width) const;

    /// The history as a table, with every number in full.
    QString text() const;

    /// The position of a pair of impulses in the picture.
    QPointF placeOf(Real normal, Real tangent) const;

private:
    class Picture;

    void showWords(bool hasHint);

    Picture* m_picture;
    QLabel* m_words;
    QString m_text;  // the words without the hint
};

}  // namespace solverscope
