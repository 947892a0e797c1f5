// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLabel>

namespace solverscope {

class FrameTimes;

/// Where a frame's time goes, in a corner of the scene.
class FrameOverlay : public QLabel {
    Q_OBJECT

public:
    FrameOverlay(FrameTimes& times, QWidget* scene);

    void setOn(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void place();

    FrameTimes& m_times;
    bool m_isPainting = false;
};

}  // namespace solverscope
