// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/branches/impulse_form.h"

#include <QLineEdit>
#include <QPushButton>

#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {
namespace {

constexpr double maxImpulse = 1e9;  // as in scenes

}  // namespace

ImpulseForm::ImpulseForm(DebuggerController& controller, QWidget* parent)
    : StepPanel("impulseForm", controller, parent, RefreshThrottle::calm),
      m_title(named(new QLabel(this), "changeRowTitle")),
      m_why(named(new QLabel(this), "whyNoChange")),
      m_set(named(new QPushButton(tr("Set"), this), "setImpulse", tr("Set the impulse"), tr("Set the impulse"))),
      m_edit(named(new NumberEdit(this), "changeImpulse", tr("Impulse"))) {
    m_edit->setRange(-maxImpulse, maxImpulse);
    m_edit->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("−0.000123456")) + 24);
    connect(m_edit->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, &ImpulseForm::setImpulse);
    connect(m_set, &QPushButton::clicked, this, &ImpulseForm::setImpulse);
    auto* when = new QLabel(tr("An impulse takes effect immediately after this stop. Later steps are replaced; to keep them, "
                               "branch first."),
                            this);
    for (QLabel* label : {m_title, m_why, when}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_title->setFont(bold(font()));
    fillPanel(this, 6, {m_title, inRow({labelFor(m_edit, tr("impulse Λ")), {m_edit, 1}, m_set}), m_why, when, emptyStretch()});

    connect(&controller, &DebuggerController::selectionChanged, this, &ImpulseForm::refreshIfVisible);
}

void ImpulseForm::takeFocus() {
    refresh();
    m_edit->setFocus();
    m_edit->selectAll();
}

std::optional<RowRef> ImpulseForm::rowToChange() const {
    const auto row = m_controller.markedRow();
    if (!row || row->row >= rowsOf(session().world(), row->list).size()) return std::nullopt;
    return row;
}

void ImpulseForm::show(double value, bool possible) {
    const bool isBeingTyped = m_edit->hasFocus() && m_edit->isEnabled() && m_edit->value() != m_shown;
    m_edit->setEnabled(possible);
    m_set->setEnabled(possible);
    m_shown = value;
    if (!isBeingTyped || !possible) m_edit->setValue(value);
}

void ImpulseForm::refresh() {
    const auto row = rowToChange();
    const QString reason = row ? m_controller.impulseRefusalReason(*row)
                               : tr("Go to a visit to a row, or select a row in the table of rows and sweeps.");
    m_why->setText(reason);
    m_why->setVisible(!reason.isEmpty());
    if (!row) {
        m_title->setText(tr("No row is marked"));
        return show(0, false);
    }
    const Row& marked = rowsOf(session().world(), row->list)[row->row];
    m_title->setText(
        tr("Row %1: %2").arg(row->row + 1).arg(constraintText(session().scene(), session().world(), marked.constraint)));
    m_edit->setSuffix(QLatin1Char(' ') + impulseUnit(row->list, isAngular(marked)));
    show(marked.lambda, reason.isEmpty());
}

void ImpulseForm::setImpulse() {
    const auto row = rowToChange();
    if (!row || !m_edit->isEnabled()) return;
    m_edit->interpretText();
    if (m_controller.setImpulse(*row, m_edit->value())) refresh();
}

}  // namespace solverscope
