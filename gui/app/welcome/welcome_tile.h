// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QTimer>
#include <memory>

#include "gui/app/welcome/live_scenes.h"
#include "gui/session/latest_task.h"

namespace solverscope {

/// One of the ways from the welcome page into the program: a picture that runs while it is pointed at or has the keyboard, a name,
/// and a line below it.
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

signals:
    void neighbourRequested(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void draw(bool advance);
    void runOrRest();
    QRect pictureRect() const;
    int textHeight() const;

    int m_number;
    QString m_line;
    QImage m_picture;
    QTimer m_frames;
    bool m_drawing = false;
    std::shared_ptr<LiveScenes> m_scenes;
    LatestTask<QImage> m_task;
};

}  // namespace solverscope
