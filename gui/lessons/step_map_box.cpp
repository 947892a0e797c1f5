// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/step_map_box.h"

#include <QKeyEvent>
#include <QPainter>
#include <array>

#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int sidePadding = 5;  // px
constexpr int topPadding = 2;
constexpr int arrowRoom = 9;
constexpr double frameShare = 0.45;  // of the text's colour in that of a frame

struct PhaseWords {
    const char* name;
    const char* sentence;
};

// clang-format off
constexpr std::array<PhaseWords, phaseCount> phaseWords{{
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "start"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "The bodies as the last step left them.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "collide"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Finds the contacts and matches them with those of the last step.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "gravity"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Gravity and other forces change the velocities: v ← v + g h.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "rows"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Builds the rows from contacts and joints: direction, effective mass, bias.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "warm start"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Applies the impulses of the last step as a first guess.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "sweeps"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Goes over all rows again and again; each visit changes the velocities of two bodies.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "pseudo start"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Applies the pseudo-impulses of the last step as a first guess.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "pseudo sweeps"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Computes the pseudo-velocities that move overlap apart.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "move"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Moves the bodies with their velocities: x ← x + v h.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "errors"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Measures the position errors and builds rows from them.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "correct"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Sweeps that move the bodies themselves until their errors are small.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "velocities"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Takes the velocities from how far the bodies have moved.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "relax"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Sweeps without bias, which remove the velocity that pushed overlap apart.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "bounce"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Applies the bounces.")},
    {QT_TRANSLATE_NOOP("solverscope::StepMapBox", "end"),
     QT_TRANSLATE_NOOP("solverscope::StepMapBox", "Keeps the impulses for the next step.")},
}};
// clang-format on

const PhaseWords& wordsOf(Phase phase) { return phaseWords[static_cast<std::size_t>(phase)]; }

}  // namespace

StepMapBox::StepMapBox(Phase phase, bool isLast, QWidget* parent) : QAbstractButton(parent), m_phase(phase), m_isLast(isLast) {
    setObjectName(QStringLiteral("phase%1").arg(static_cast<int>(phase)));
    setText(tr(wordsOf(phase).name));
    setFont(scaled(font(), 0.88, false));
    setFocusPolicy(Qt::NoFocus);
    setState(State::ToCome, {});
}

void StepMapBox::setState(State state, const QString& reason) {
    m_state = state;
    setEnabled(reason.isEmpty());
    const QString place = state == State::Current  ? tr("The cursor is here.")
                          : state == State::Passed ? tr("Done already in this step.")
                                                   : tr("Still to come in this step.");
    const QString sentence = tr(wordsOf(m_phase).sentence);
    setToolTip(plainToolTip(sentences({sentence, place, reason})));
    setAccessibleName(text());
    setAccessibleDescription(sentences({place, sentence, reason}));
    setCursor(isEnabled() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

QSize StepMapBox::sizeHint() const {
    const QFontMetrics metrics(bold(font()));  // so that nothing moves when a box is lit
    return {metrics.horizontalAdvance(text()) + 2 * sidePadding + (m_isLast ? 0 : arrowRoom), metrics.height() + 2 * topPadding};
}

QRect StepMapBox::boxRect() const { return rect().adjusted(0, 0, m_isLast ? 0 : -arrowRoom, 0); }

/// The arrow keys are the map's: they go from box to box.
void StepMapBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) return event->ignore();
    QAbstractButton::keyPressEvent(event);
}

void StepMapBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette colours = palette();
    const bool isCurrent = m_state == State::Current;
    const QColor letters = colours.color(QPalette::Active, isCurrent ? QPalette::HighlightedText : QPalette::WindowText);
    const QColor ground = colours.color(QPalette::Active, isCurrent ? QPalette::Highlight : QPalette::Window);
    const QColor frame = isCurrent ? ground : blended(colours.color(QPalette::Active, QPalette::Window), letters, frameShare);
    painter.setPen(QPen(frame, 1, m_state == State::ToCome ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(boxRect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    QFont lettersFont = bold(font(), isCurrent);
    lettersFont.setUnderline(isCurrent);
    painter.setFont(lettersFont);
    painter.setPen(letters);
    painter.drawText(boxRect(), Qt::AlignCenter, text());
    if (!m_isLast) {
        const QPointF tip(width() - 2.5, height() / 2.0);
        painter.setPen(QPen(colours.color(QPalette::Active, QPalette::WindowText), 1));
        painter.drawPolyline(QPolygonF({tip + QPointF(-3, -3), tip, tip + QPointF(-3, 3)}));
    }
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(letters, 2));
    painter.drawRoundedRect(QRectF(boxRect()).adjusted(1, 1, -1, -1), 3, 3);
}

}  // namespace solverscope
