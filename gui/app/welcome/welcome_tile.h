// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QString>
#include <QTimer>
#include <memory>

#include "gui/scene/live_scenes.h"
#include "gui/session/latest_task.h"

namespace solverscope {

/// One of the ways from the welcome page into the program: a picture that plays, a name, and a line
/// below it.
class WelcomeTile : public QAbstractButton {
    Q_OBJECT

public:
    WelcomeTile(int number, const QString& title, QWidget* parent = nullptr);
    ~WelcomeTile() override;

    void setShow(LiveShow show);
    void setLine(const QString& line);

    /// From now on there is a picture; nothing is computed for it before.
    void start();

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
    bool m_isStarted = false;
    bool m_drawing = false;
    std::shared_ptr<LiveScenes> m_scenes;
    LatestTask<QImage> m_task;
};

}  // namespace solverscope
