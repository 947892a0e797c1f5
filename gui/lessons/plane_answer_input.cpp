// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/plane_answer_input.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include "gui/lessons/answer_marks.h"
#include "gui/lessons/plane_pad.h"
#include "gui/style/text_size.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int planeFieldWidth = 104;  // px
constexpr int pointDigits = 5;

/// The name of a row without a break at its slash.
QString onOneLine(const std::string& row) { return qstring(row).replace(QLatin1Char('/'), QLatin1Char('/') + QString(wordJoiner)); }

}  // namespace

PlaneAnswerInput::PlaneAnswerInput(const Question& question, QWidget* parent)
    : AnswerInput(parent),
      m_question(question),
      m_pad(new PlanePad(this)),
      m_legend(selectableLabel("planeLegend", this, Qt::RichText)) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    const std::array<std::string, 2> rows{question.plane->xRow, question.plane->yRow};
    const std::array<const char*, 2> names{"planeX", "planeY"};
    for (std::size_t k = 0; k < 2; ++k) {
        const QString axis = tr("Λ of %1").arg(qstring(rows[k]));
        m_fields[k] = makeNumberField(names[k], axis, {}, this);
        m_fields[k]->setFixedWidth(textScaled(planeFieldWidth));
        m_units[k] = new QLabel(this);
        QLabel* label = labelFor(m_fields[k], axis);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        const int line = static_cast<int>(k);
        grid->addWidget(label, line, 0);
        grid->addWidget(m_fields[k], line, 1);
        grid->addWidget(m_units[k], line, 2);
        connect(m_fields[k], &QLineEdit::textEdited, this, &PlaneAnswerInput::readNumbers);
        connect(m_fields[k], &QLineEdit::returnPressed, this, &AnswerInput::entered);
    }
    grid->setColumnStretch(0, 1);
    fillPanel(this, 0, {m_pad, m_legend, grid});
    connect(m_pad, &PlanePad::placed, this, [this] {
        showNumbers();
        emit edited();
    });
    showLegend();
}

std::array<QString, 2> planeUnits(const Question& question, const Truth& truth, EngineState& engine) {
    const std::array<std::string, 2> names{question.plane->xRow, question.plane->yRow};
    const World& world = engine.worldAt(truth.at);
    std::array<QString, 2> units;
    for (std::size_t k = 0; k < 2; ++k) {
        const auto row = engine.findRow(truth.at.step, names[k]);
        const bool turns = row && *row < world.rows.size() && isAngular(world.rows[*row]);
        units[k] = impulseUnit(RowList::Velocities, turns);
    }
    return units;
}

void PlaneAnswerInput::ask(const Truth& truth, EngineState& engine, int) {
    if (!truth.picture) return;
    const std::array<QString, 2> rows{qstring(m_question.plane->xRow), qstring(m_question.plane->yRow)};
    const auto units = planeUnits(m_question, truth, engine);
    std::array<QString, 2> titles;
    for (std::size_t k = 0; k < 2; ++k) {
        titles[k] = QStringLiteral("%1 [%2]").arg(tr("Λ of %1").arg(rows[k]), units[k]);
        m_units[k]->setText(units[k]);
    }
    m_pad->show(*truth.picture, titles, rows);
    showNumbers();
    showLegend();
}

std::optional<QuestionAnswer> PlaneAnswerInput::answer() const { return m_pad->point(); }

void PlaneAnswerInput::setAnswer(const QuestionAnswer& answer) {
    const auto* point = std::get_if<Vec2>(&answer);
    if (!point) return;
    m_pad->setPoint(*point);
    showNumbers();
}

void PlaneAnswerInput::reveal(const Truth& truth, EngineState&) {
    m_pad->reveal(truth.point, truth.reach);
    showLegend();
}

QString PlaneAnswerInput::missing() const {
    for (std::size_t k = 0; k < 2; ++k) {
        if (m_fields[k]->text().trimmed().isEmpty()) continue;
        const auto number = typedNumber(m_fields[k]->text(), m_units[k]->text());
        if (!number) return unreadableNumber(qstring(number.error().message));
    }
    return tr("Please place the point in the picture, or type both of its numbers.");
}

void PlaneAnswerInput::focusFirst() { m_pad->setFocus(); }

void PlaneAnswerInput::changeEvent(QEvent* event) {
    AnswerInput::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showLegend();
}

void PlaneAnswerInput::showNumbers() {
    const auto point = m_pad->point();
    m_fields[0]->setText(point ? shown(point->x, pointDigits) : QString());
    m_fields[1]->setText(point ? shown(point->y, pointDigits) : QString());
}

void PlaneAnswerInput::readNumbers() {
    const auto x = typedNumber(m_fields[0]->text(), m_units[0]->text());
    const auto y = typedNumber(m_fields[1]->text(), m_units[1]->text());
    m_pad->setPoint(x && y ? std::optional(Vec2{*x, *y}) : std::nullopt);
    emit edited();
}

void PlaneAnswerInput::showLegend() {
    const QColor ink = palette().color(QPalette::Active, QPalette::WindowText);
    const QColor path = planePen(PlaneSeries::Path, palette()).color();
    QStringList entries{legendEntry(QStringLiteral("━━"), planePen(PlaneSeries::First, palette()).color(),
                                    tr("%1 is satisfied").arg(onOneLine(m_question.plane->xRow))),
                        legendEntry(QStringLiteral("╍╍"), planePen(PlaneSeries::Second, palette()).color(),
                                    tr("%1 is satisfied").arg(onOneLine(m_question.plane->yRow))),
                        legendEntry(QStringLiteral("●━"), path, tr("visits (■ clamped)")),
                        legendEntry(QStringLiteral("◯"), ink, tr("now")),
                        legendEntry(QStringLiteral("▨"), blended(palette().color(QPalette::Active, QPalette::Window), ink, 0.6),
                                    tr("outside the bounds")),
                        legendEntry(QStringLiteral("✚"), ink, tr("your point"))};
    if (m_pad->isRevealed())
        entries +=
            legendEntry(QStringLiteral("◆"), AnswerMarks::colour(AnswerMarks::Kind::Right, palette()), tr("the right point"));
    m_legend->setText(legendText(entries, ink));
}

}  // namespace solverscope
