// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "gui/lessons/answer_input.h"

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace solverscope {

/// The name of a sign.
QString signName(Real sign);

/// The learner's answer: a number below the given ones, a sign, a pick of a row, a contact or a body, an arrow, or one of the
/// kinds that have an AnswerInput.
class AnswerRow : public QWidget {
    Q_OBJECT

public:
    /// `question` must outlive the widget.
    explicit AnswerRow(const Question& question, QWidget* parent = nullptr);

    void setGiven(std::size_t cell, const QString& value);

    /// The candidates of a pick, numbered from 0; nothing is picked yet.
    void setPicks(const QStringList& names);
    void pick(unsigned number);

    /// Takes the answer away.
    void clear();

    /// The answer; nothing if there is none yet. Picks of one: their number in the list.
    std::optional<QuestionAnswer> answer() const;

    /// The part of a kind that has one; nullptr for others.
    AnswerInput* input() const { return m_input; }

    /// What was expected instead of the number that has been typed; empty if it can be read, or if there is none yet.
    QString mistake() const;

    /// What has been entered so far, committed or not, and how it is restored.
    QString draft() const;
    void setDraft(const QString& draft);

    /// The requested arrow, by its two numbers.
    std::optional<Vec2> arrow() const;
    void setArrow(Vec2 arrow);

    void focusFirst();

    /// The field for a number, or the first of two; nullptr if no number is requested.
    QLineEdit* numberField() const { return m_field; }

signals:
    void edited();
    void entered();
    void picked(unsigned number);
    void arrowChanged();  // by its numbers

protected:
    void changeEvent(QEvent* event) override;

private:
    void showBeginnings();
    void buildGrid();
    int addGiven(QGridLayout& grid);
    void buildNumber(QGridLayout& grid, int row);
    void buildSign(QVBoxLayout& layout);
    void buildPick(QVBoxLayout& layout);
    void buildArrow(QGridLayout& grid, int row);
    QLineEdit* addField(QGridLayout& grid, int row, const char* name, const QString& label, const QString& described);

    const Question& m_question;
    std::vector<QLabel*> m_cells;  // values of the given cells
    QLineEdit* m_field = nullptr;
    QLineEdit* m_otherField = nullptr;  // arrows: y
    QButtonGroup* m_signs = nullptr;
    QComboBox* m_pick = nullptr;
    AnswerInput* m_input = nullptr;
};

}  // namespace solverscope
