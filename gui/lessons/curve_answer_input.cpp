// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/curve_answer_input.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>
#include <cmath>

#include "gui/charts/plane_painter.h"
#include "gui/lessons/answer_marks.h"
#include "gui/lessons/curve_pad.h"
#include "gui/style/text_size.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int curveFieldWidth = 80;  // px
constexpr int fieldsInRow = 3;
constexpr int curveDigits = 4;

}  // namespace

CurveAnswerInput::CurveAnswerInput(const Question& question, QWidget* parent)
    : AnswerInput(parent),
      m_question(question),
      m_pad(new CurvePad(this)),
      m_legend(selectableLabel("curveLegend", this, Qt::RichText)) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    const std::vector<int>& sweeps = question.curve->sweeps;
    for (std::size_t i = 0; i < sweeps.size(); ++i) {
        const QString name = tr("Sweep %1").arg(sweeps[i]);
        const QString unit = qstring(question.unit);
        QLineEdit* field = makeNumberField(("curve" + std::to_string(i + 1)).c_str(), name, unit, this);
        field->setMinimumWidth(40);
        field->setMaximumWidth(textScaled(curveFieldWidth));
        m_fields.push_back(field);
        const int place = static_cast<int>(i);
        grid->addWidget(labelFor(field, unit.isEmpty() ? name : tr("%1 [%2]").arg(name, unit)), place / fieldsInRow * 2,
                        place % fieldsInRow);
        grid->addWidget(field, place / fieldsInRow * 2 + 1, place % fieldsInRow);
        connect(field, &QLineEdit::textEdited, this, [this, i] { readNumber(i); });
        connect(field, &QLineEdit::returnPressed, this, &AnswerInput::entered);
    }
    grid->setColumnStretch(fieldsInRow, 1);
    fillPanel(this, 0, {m_pad, m_legend, grid});
    connect(m_pad, &CurvePad::placed, this, [this] {
        showNumbers();
        emit edited();
    });
    showLegend();
}

/// The axis has room below the smallest right value, so that it does not give it away.
void CurveAnswerInput::ask(const Truth& truth, EngineState&, int) {
    const CurveForm& form = *m_question.curve;
    Real least = truth.number;
    Real most = truth.number;
    for (const Real value : truth.curve) {
        least = std::min(least, value);
        most = std::max(most, value);
    }
    if (!(least > 0)) return;
    const Real lowest = std::pow(Real{10}, std::floor(std::log10(least)) - 1);
    const Real highest = std::pow(Real{10}, std::ceil(std::log10(most) - 1e-9));
    const QString name = m_question.label.empty() ? tr("error") : qstring(m_question.label);
    const QString title = m_question.unit.empty() ? name : tr("%1 [%2]").arg(name, qstring(m_question.unit));
    m_pad->show({form.first, truth.number}, form.sweeps, lowest, highest, title);
    showNumbers();
    showLegend();
}

std::optional<QuestionAnswer> CurveAnswerInput::answer() const {
    if (m_pad->values().empty()) return std::nullopt;
    CurveAnswer curve;
    for (const auto& value : m_pad->values()) {
        if (!value) return std::nullopt;
        curve.values.push_back(*value);
    }
    return curve;
}

void CurveAnswerInput::setAnswer(const QuestionAnswer& answer) {
    const auto* curve = std::get_if<CurveAnswer>(&answer);
    if (!curve) return;
    const std::size_t handles = std::min(curve->values.size(), m_pad->values().size());
    for (std::size_t i = 0; i < handles; ++i) m_pad->setValue(i, curve->values[i]);
    showNumbers();
}

void CurveAnswerInput::reveal(const Truth& truth, EngineState&) {
    m_pad->reveal(truth.curve, m_question.curve->factor);
    showLegend();
}

QString CurveAnswerInput::missing() const {
    for (const QLineEdit* field : m_fields) {
        if (field->text().trimmed().isEmpty()) continue;
        const auto number = typedNumber(field->text(), qstring(m_question.unit));
        if (!number) return unreadableNumber(qstring(number.error().message));
        if (!(*number > 0)) return tr("The curve is on a logarithmic axis: its values are above 0.");
    }
    return tr("Please place every point of the curve: by dragging, with the arrow keys, or by typing its number.");
}

void CurveAnswerInput::focusFirst() { m_pad->setFocus(); }

void CurveAnswerInput::changeEvent(QEvent* event) {
    AnswerInput::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showLegend();
}

std::optional<Real> CurveAnswerInput::typed(std::size_t handle) const {
    const auto number = typedNumber(m_fields[handle]->text(), qstring(m_question.unit));
    return number && *number > 0 ? std::optional(*number) : std::nullopt;
}

void CurveAnswerInput::readNumber(std::size_t handle) {
    if (handle >= m_pad->values().size()) return;
    m_pad->setValue(handle, typed(handle));
    emit edited();
}

/// Of a number that is typed wrongly, the text stays.
void CurveAnswerInput::showNumbers() {
    const auto& values = m_pad->values();
    const bool isEmpty = std::ranges::none_of(values, [](const auto& value) { return value.has_value(); });
    for (std::size_t i = 0; i < values.size() && i < m_fields.size(); ++i)
        if ((values[i] && typed(i) != values[i]) || isEmpty)
            m_fields[i]->setText(values[i] ? shown(*values[i], curveDigits) : QString());
}

void CurveAnswerInput::showLegend() {
    const QColor own = palette().color(QPalette::Active, QPalette::WindowText);
    QStringList entries{legendEntry(QStringLiteral("■"), own, tr("given")),
                        legendEntry(QStringLiteral("●━"), own, tr("your curve"))};
    if (m_pad->isRevealed()) {
        const QColor right = AnswerMarks::colour(AnswerMarks::Kind::Right, palette());
        entries += legendEntry(QStringLiteral("◆╍"), right, tr("the right curve"));
        entries += legendEntry(QStringLiteral("▒"), right,
                               tr("counts as right: up to %1 times more or less").arg(shown(m_question.curve->factor)));
    }
    m_legend->setText(legendText(entries, own));
}

}  // namespace solverscope
