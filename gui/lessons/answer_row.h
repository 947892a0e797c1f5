// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "lessons/loader/lesson.h"
#include "physics/base/vec2.h"

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace solverscope {

/// The number that a learner means: comma or point, a true minus sign, a fraction, the unit behind it or not.
std::optional<double> numberFromLearner(QString text, const QString& unit);

/// What a sign is called.
QString signName(Real sign);

/// Where a learner answers: a number below the ones that are given, a sign, a pick of a row, a contact or a body, or an arrow.
class AnswerRow : public QWidget {
    Q_OBJECT

public:
    /// `question` must outlive the widget.
    explicit AnswerRow(const Question& question, QWidget* parent = nullptr);

    void setGiven(std::size_t cell, const QString& value);

    /// What can be picked, numbered from 0; nothing is picked yet.
    void setPicks(const QStringList& names);
    void pick(unsigned number);

    /// Takes the answer away.
    void clear();

    /// The answer, and as text for the record; nothing when there is none yet.
    std::optional<Real> answer(QString& text) const;

    /// What has been entered so far, committed or not, and how it is put back.
    QString draft() const;
    void setDraft(const QString& draft);

    /// The arrow that is asked for, by its two numbers.
    std::optional<Vec2> arrow() const;
    void setArrow(Vec2 arrow);

    void focusFirst();

    /// Where a number is typed, or the first of two; nullptr where none is asked for.
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
    void buildNumber(QGridLayout& grid, int row);
    void buildSign(QVBoxLayout& layout);
    void buildPick(QVBoxLayout& layout);
    void buildArrow(QGridLayout& grid);
    QLineEdit* addField(QGridLayout& grid, int row, const char* name, const QString& label, const QString& described);

    const Question& m_question;
    std::vector<QLabel*> m_cells;  // values of the given cells
    QLineEdit* m_field = nullptr;
    QLineEdit* m_otherField = nullptr;  // arrows: y
    QButtonGroup* m_signs = nullptr;
    QComboBox* m_pick = nullptr;
};

}  // namespace solverscope
