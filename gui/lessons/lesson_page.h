// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>
#include <optional>
#include <utility>

#include "physics/trace/event.h"

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace solverscope {

class DebuggerController;
struct LibraryLesson;
class StepMap;

/// The frame around a stage of a lesson: title and progress above, a column for the blocks of the stage, buttons below.
class LessonPage : public QWidget {
    Q_OBJECT

public:
    explicit LessonPage(DebuggerController& controller, QWidget* parent = nullptr);

    void showLesson(const QString& title, const QString& article, int articleNumber, int stages);

    /// Notes that the lesson is in English because there is no translation, or that its translation is older.
    void showTranslation(const LibraryLesson& lesson);

    void showStage(const QString& kind, const QString& title, int place);

    /// Shows a message above the stage; empty: none. With `offerReset` a button returns to where the lesson waits.
    void showNotice(const QString& text, bool offerReset = false);
    QString notice() const;

    /// While the learner plays freely, the stage waits: nothing in it can be used.
    void setWaiting(bool waiting);

    /// `blockLeadsOn`: a button of the stage is what to press, and "Next" is not there.
    void showButtons(bool first, bool last, bool complete, bool blockLeadsOn);
    bool canContinue() const;
    void focusNextButton();

    /// Adds a block below the others.
    void add(QWidget* block);
    bool isFirst(const QWidget* block) const;

    /// Removes the uppermost block, or returns nullptr if there is none.
    QWidget* takeFirst();

    void scrollToTop();

    /// Scrolls to a block; of a block higher than the page, to the widget with the focus.
    void scrollTo(QWidget* block);

    /// The moments between which the cursor may go, with buttons to go there; none: anywhere.
    void limitTo(const std::optional<std::pair<Cursor, Cursor>>& range);

signals:
    void contentsRequested();
    void freePlayRequested();
    void backRequested();
    void nextRequested();
    void resetRequested();
    void articleRequested(int article);
    void symbolRequested(const QString& entry);  // of the glossary

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void scrollToTarget();
    void listSymbols();

    QLabel* m_title;
    QLabel* m_article;
    QMenu* m_symbols;
    StepMap* m_stepMap;
    QProgressBar* m_bar;
    QLabel* m_fallback;
    QWidget* m_noticeRow;
    QLabel* m_notice;
    QPushButton* m_reset;
    QPushButton* m_freePlay;
    QScrollArea* m_scroll;
    QPointer<QWidget> m_scrollTarget;  // until the learner scrolls
    QLabel* m_kind;
    QLabel* m_stageTitle;
    QVBoxLayout* m_blocks;
    QWidget* m_stepper;
    QPushButton* m_back;
    QPushButton* m_skip;
    QPushButton* m_next;
};

}  // namespace solverscope
