// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QTimer>
#include <array>
#include <memory>

#include "gui/lessons/block_widget.h"
#include "gui/scene/live_scenes.h"
#include "gui/session/latest_task.h"
#include "lessons/loader/lesson_run.h"

class QLabel;
class QPushButton;

namespace solverscope {

/// Both runs of the block, from their beginning to their end.
LiveShow showOf(const WatchBlock& watch, const SceneLoader& load, const std::string& lessonFile);

/// A picture of both runs.
struct DrawnRuns {
    QImage picture;
    double seconds = 0;  // how long they are
    QString problem;
};

/// Two panes in one picture.
class WatchPicture : public QWidget {
    Q_OBJECT

public:
    explicit WatchPicture(QWidget* parent);

    void setPicture(const QImage& picture);
    const QImage& picture() const { return m_picture; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {300, heightForWidth(300)}; }

signals:
    void painted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
};

/// Two runs side by side, which play once by themselves when they are seen, at the speed of their scenes, and then rest at the end.
/// With reduced motion there is only the end, until the button is pressed. The window's engine has nothing to do with them.
class WatchWidget : public BlockWidget {
    Q_OBJECT

public:
    WatchWidget(const WatchBlock& watch, const WidgetPlace& place);

    bool isPlaying() const { return m_frames.isActive(); }

    /// Which moment of the runs is shown, s.
    double secondsShown() const { return m_at; }
    double seconds() const { return m_seconds; }

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static constexpr double longest = 3600;  // s: the end, before it is known how long the runs are

    void begin();
    void play();
    void rest();
    void nextFrame();
    void draw();
    void stop();
    void colourCaptions();

    std::shared_ptr<LiveScenes> m_scenes;
    std::array<QLabel*, 2> m_captions{};
    WatchPicture* m_picture = nullptr;
    QPushButton* m_again = nullptr;
    QTimer m_frames;
    QElapsedTimer m_clock;  // since the first picture of the run
    double m_at = 0;        // s
    double m_seconds = 0;   // of the longer run; 0: not known yet
    bool m_isDrawing = false;
    bool m_hasBegun = false;  // since it was last hidden
    bool m_isOver = false;    // it was seen to its end
    QString m_problem;
    LatestTask<DrawnRuns> m_task{this};  // last
};

}  // namespace solverscope
