// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace solverscope {

/// A ring around something in the window; the mouse goes through it.
class TourRing : public QWidget {
    Q_OBJECT

public:
    explicit TourRing(QWidget* window);

    /// In the coordinates of the window; empty: none.
    void surround(QRect target);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A card of the tour: a text beside what it is about, with a point towards that, and the ways on and out.
class TourCard : public QFrame {
    Q_OBJECT

public:
    explicit TourCard(QWidget* window);

    void setText(const QString& title, const QString& text, const QString& place);
    void setLast(bool isLast);

    /// Beside the target, where it covers least of it and is inside the window.
    void pointAt(QRect target);

    /// Gives the keyboard to the button that goes on, and tells screen readers the text.
    void announce();

signals:
    void nextRequested();
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Side { None, Left, Right, Top, Bottom };

    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_place;
    QPushButton* m_next;
    QPushButton* m_leave;
    Side m_side = Side::None;  // of the card at which its point is
    int m_tip = 0;             // along that side, px
};

}  // namespace solverscope
