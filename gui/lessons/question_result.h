// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QWidget>
#include <optional>

#include "lessons/loader/lesson_run.h"

class QLabel;
class QPushButton;
class QUrl;

namespace solverscope {

class LessonTextView;

/// The one button of a page that leads on is drawn as the default one; the others next to it have no frame.
void setPrimary(QPushButton& button, bool on);

/// Green for right and orange-red for wrong, readable on the palette's ground; never the only sign.
QColor verdictColour(bool right, const QPalette& palette);

/// Gives a label's text the colour of a verdict; none: that of other text.
void colourByVerdict(QLabel& label, std::optional<bool> right, const QPalette& palette);

QString arrowText(Vec2 arrow, const std::string& unit);

/// A velocity row at the moment of truth.
QString nameOfRow(std::uint32_t row, const Truth& truth, EngineState& engine);

/// A number of the engine as it is asked for, and all that is right.
QString numberText(const Question& question, Real number);
QString truthText(const Question& question, const Truth& truth, EngineState& engine);

/// The learner's answer next to the engine's, and the explanation.
class QuestionResult : public QWidget {
    Q_OBJECT

public:
    explicit QuestionResult(AnswerKind kind, QWidget* parent = nullptr);

    /// The learner's answer, the engine's value, and the right one if it differs; empty ones are not shown.
    void setSides(const QString& yours, const QString& engines, const QString& right);
    void setVerdict(bool right);

    /// Texts as Markdown; no feedback: empty.
    void setTexts(const QString& feedback, const QString& why);

    void offerFresh(bool offer);
    void hideButtons();

    /// The button for another try, if offered; otherwise the button to continue.
    void focusNext();
    void focusContinue();

signals:
    void fresh();
    void proceed();
    void linkActivated(const QUrl& link);

protected:
    void changeEvent(QEvent* event) override;

private:
    LessonTextView* addText(const char* name);

    bool m_right = false;
    QLabel* m_yours;
    QLabel* m_engines;
    QLabel* m_enginesTitle;
    QLabel* m_rightAnswer;
    QLabel* m_rightTitle;
    QLabel* m_verdict;
    LessonTextView* m_feedback;
    LessonTextView* m_why;
    QPushButton* m_fresh;
    QPushButton* m_continue;
};

}  // namespace solverscope
