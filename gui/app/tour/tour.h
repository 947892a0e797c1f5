// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QPointer>
#include <QRect>
#include <QString>
#include <functional>
#include <vector>

#include "gui/app/window_layout.h"
#include "gui/session/variants.h"

namespace solverscope {

class MainWindow;
class TourCard;
class TourRing;

/// A tour of a minute through the window: a tower, Run, a dragged box, the row card, a comparison. A card goes on when the user has
/// done what it says, or with its button, which does it for the user. Whoever leaves finds the scene, its run and the panels as
/// they were before.
class Tour : public QObject {
    Q_OBJECT

public:
    explicit Tour(MainWindow& window);

    void start();
    bool isRunning() const { return m_step >= 0; }
    int step() const { return m_step; }  // from 0; -1: it does not run

    /// Ends it and restores what was there before.
    void leave();

signals:
    void ended(bool toTheEnd);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Step {
        QString title;
        QString text;
        QString after;                     // in place of the text, when the user has done it; empty: the next card
        std::function<QRect()> target;     // in the coordinates of the window
        std::function<bool()> isDone;      // none: only the button goes on
        std::function<void()> perform;     // what the button does for the user
        std::function<void()> begin = {};  // before the card comes up
    };

    std::vector<Step> steps();
    void rememberArrangement();
    void restoreArrangement();
    void show(int step);
    void next();
    void check();
    void place();
    void end(bool toTheEnd);
    QRect rectOf(const QWidget* widget) const;
    QRect commandRect(const QString& name) const;
    QRect bodiesRect(const QString& first, const QString& last) const;

    MainWindow& m_window;
    TourCard* m_card = nullptr;
    TourRing* m_ring = nullptr;
    std::vector<Step> m_steps;
    int m_step = -1;
    bool m_isDone = false;         // the user has done what the card says
    bool m_dragged = false;        // a box, in this step
    WindowLayout::State m_panels;  // before
    std::vector<VariantEntry> m_compared;
    bool m_wasSideBySide = false;
    bool m_wasFullScene = false;
    bool m_wasInLesson = false;
};

}  // namespace solverscope
