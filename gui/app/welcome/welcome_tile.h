// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QPalette>
#include <QString>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/scene/scene_camera.h"
#include "gui/session/latest_task.h"
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
        WorldBox stage;                    // where its bodies are during the show
        std::optional<SceneCamera> camera;
    };

    void open();

    LiveShow m_show;
    std::vector<Pane> m_panes;
    std::int64_t m_step = 0;
    QSize m_size;
};

/// One of the ways from the welcome page into the program: a picture that plays, a name, and a line
/// below it.
class WelcomeTile : public QAbstractButton {
    Q_OBJECT

public:
    WelcomeTile(int number, const QString& title, QWidget* parent = nullptr);
    ~WelcomeTile() override;

    void setShow(LiveShow show);
    void setLine(const QString& line);

    QSize sizeHint() const override { return {360, 420}; }
    QSize minimumSizeHint() const override { return {200, 220}; }

    bool hasPicture() const { return !m_picture.isNull(); }

    /// How many lines of text the words below the title take in this width, and how many lines all tiles give them.
    int linesOfWords() const;
    void setLinesOfWords(int lines);

    /// The words as far as there is room for them.
    QString shownWords() const;

signals:
    void neighbourRequested(int by);
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void draw(bool advance);
    void runOrRest();
    QRect pictureRect() const;
    QFont titleFont() const;
    int textHeight() const;
    int wordsWidth() const;
    int heightOf(const QString& words) const;

    int m_number;
    int m_linesOfWords;
    QString m_line;
    QImage m_picture;
    QTimer m_frames;
    bool m_drawing = false;
    std::shared_ptr<LiveScenes> m_scenes;
    LatestTask<QImage> m_task;
};

}  // namespace solverscope
