// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/status_line.h"

#include <QLabel>
#include <QStatusBar>
#include <array>

#include "gui/scene/view_buttons.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/step_analysis.h"
#include "gui/text/event_description.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "physics/analysis/spectrum/degrees_of_freedom.h"

namespace solverscope {
namespace {

constexpr double bytesPerMegabyte = 1 << 20;

constexpr std::array<const char*, phaseCount> phaseLabels{
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Begin"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Collide"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Integrate forces"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Linearize"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Warm start"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Solve velocities"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Warm start, pseudo-velocities"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Solve pseudo-velocities"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Integrate positions"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Build position rows"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Solve positions"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Velocities from positions"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Relax velocities"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "Bounce"),
    QT_TRANSLATE_NOOP("solverscope::StatusLine", "End"),
};

/// A label that does not make its neighbours jump when its text changes.
QLabel* steadyLabel(QWidget* parent, const QString& name, const QString& widest) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setMinimumWidth(label->fontMetrics().horizontalAdvance(widest));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// As many of its parts as fit; the tool tip has all of them.
class MouseLine : public ElidedLabel {
public:
    using ElidedLabel::ElidedLabel;

protected:
    void resizeEvent(QResizeEvent* event) override {
        ElidedLabel::resizeEvent(event);
        const QString gap = QStringLiteral(" · ");
        QStringList parts = fullText().split(gap);
        while (parts.size() > 1 && fontMetrics().horizontalAdvance(parts.join(gap)) > contentsRect().width()) parts.removeLast();
        setText(fontMetrics().elidedText(parts.join(gap), Qt::ElideRight, contentsRect().width()));
    }
};

}  // namespace

StatusLine::StatusLine(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_step(steadyLabel(this, QStringLiteral("statusStep"), tr("Step %1 of %2 · %3 s").arg(8888).arg(8888).arg(88.888))),
      m_phase(steadyLabel(this, QStringLiteral("statusPhase"), tr("Solve pseudo-velocities, sweep %1").arg(88))),
      m_row(steadyLabel(this, QStringLiteral("statusRow"), tr("row %1 of %2").arg(888).arg(888))),
      m_freedom(steadyLabel(this, QStringLiteral("statusFreedom"), tr("free: %1 of %2").arg(888).arg(888))),
      m_event(steadyLabel(this, QStringLiteral("statusEvent"), tr("event %1 of %2").arg(8888).arg(8888))),
      m_memory(steadyLabel(this, QStringLiteral("statusMemory"), tr("%1 MB").arg(888.8))),
      m_wrong(named(new QLabel(this), "statusWrong")),
      m_diverged(named(new QLabel(this), "statusDiverged")) {
    m_wrong->hide();
    m_memory->setToolTip(tr("Memory of the recording; when its budget is full, every other keyframe is dropped"));
    m_diverged->hide();
    fillRow(this, {.margins = {4, 0, 4, 0}, .spacing = 16},
            {m_wrong, m_diverged, m_step, m_phase, m_row, m_freedom, m_event, m_memory});
    new RefreshThrottle(
        controller, this, [this] { refresh(); }, Reads::End);
    // Steps added after the last one change nothing at the current stop; whatever does also emits cursorMoved.
    connect(&controller, &DebuggerController::recordingChanged, this, &StatusLine::showRecording);
    refresh();
}

void StatusLine::refresh() {
    showRecording();
    const Session& session = m_controller.session();
    const bool isKnown = session.hasEvents() || !m_controller.isRunning();
    const Event event = isKnown ? session.event() : session.stop();
    const bool isRow = event.kind == EventKind::Row;
    const bool isPair = event.kind == EventKind::Pair;
    const QString phase =
        isPair ? tr("Overlap test %1").arg(event.pair + 1) : tr(phaseLabels[static_cast<std::size_t>(event.phase)]);
    QString where = event.iteration > 0 ? tr("%1, sweep %2").arg(phase).arg(event.iteration) : phase;
    if (isInSubstep(session.settings(), event.substep)) where = QStringLiteral("%1: %2").arg(substepText(event.substep), where);
    m_phase->setText(where);
    const std::size_t rows = isRow ? rowsOf(session.world(), event.phase).size() : 0;
    m_row->setText(isRow                           ? tr("row %1 of %2").arg(event.visit.row + 1).arg(rows)
                   : event.kind == EventKind::Body ? bodyText(session.scene(), event.a)
                                                   : QString());
    showDegreesOfFreedom();
    // From 0, as everywhere. In a run it would always be the last one.
    m_event->setText(m_controller.isRunning() ? QString()
                                              : tr("event %1 of %2").arg(session.cursor().event).arg(session.events().size() - 1));
    // The settings of the next step, which the tool bar shows; during playback those of the previous step.
    showMistake(m_controller.isRunning() ? session.settings() : session.nextSettings());
}

void StatusLine::showRecording() {
    const Session& session = m_controller.session();
    const Recording& recording = session.recording();
    m_step->setText(
        tr("Step %1 of %2 · %3 s").arg(session.step()).arg(recording.steps()).arg(shownFixed(timeAtCursor(session), 3)));
    m_memory->setText(tr("%1 MB").arg(static_cast<double>(recording.memoryUsed()) / bytesPerMegabyte, 0, 'f', 1));
    const auto diverged = recording.divergedAt();
    m_diverged->setVisible(diverged.has_value());
    if (diverged) {
        m_diverged->setText(tr("<b>DIVERGED</b> at step %1").arg(*diverged));
        m_diverged->setToolTip(tr("Recomputing this step did not give the recorded result. Please report this scene."));
    }
}

void StatusLine::addTo(QStatusBar& bar) {
    auto* mouse = named(new MouseLine(&bar), "mouseLine", tr("What the mouse does in the scene"));
    mouse->setFullText(ViewButtons::mouseLine());
    bar.addWidget(mouse, 1);
    bar.addPermanentWidget(this);
    connect(&bar, &QStatusBar::messageChanged, this, &StatusLine::makeRoomFor);
    bar.installEventFilter(this);
}

void StatusLine::makeRoomFor(const QString& message) {
    constexpr int around = 24;  // px: the gaps next to the message
    const std::array<QLabel*, 5> spare{m_memory, m_event, m_freedom, m_row, m_phase};
    for (QLabel* label : spare) label->show();
    const int room = window()->width() - fontMetrics().horizontalAdvance(message) - around;
    for (QLabel* label : spare) {
        if (sizeHint().width() <= room) return;
        label->hide();
    }
}

/// Large text may need more room than a small window has.
bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) makeRoomFor(static_cast<QStatusBar*>(watched)->currentMessage());
    return QWidget::eventFilter(watched, event);
}

void StatusLine::showMistake(const Settings& settings) {
    m_wrong->setVisible(isMuseumPiece(settings.method));
    if (!isMuseumPiece(settings.method)) return;
    m_wrong->setText(tr("<b>WRONG ON PURPOSE</b>"));
    m_wrong->setToolTip(QStringLiteral("<p>%1</p>").arg(engineText(chosen(settings, "method")->explanation)));
}

void StatusLine::showDegreesOfFreedom() {
    constexpr int maxRows = 150;  // the rank of this many takes a few milliseconds
    m_freedom->clear();
    m_freedom->setToolTip({});
    if (m_controller.isRunning()) return;
    const Session& session = m_controller.session();
    const World& world = session.world();
    const auto freedom = degreesOfFreedom(world, solvedRows(world, rowListOf(session.event().phase)), maxRows);
    if (!freedom) return;
    m_freedom->setText(tr("free: %1 of %2").arg(freedom->left()).arg(freedom->all));
    m_freedom->setToolTip(tr("<p>%1 degrees of freedom: three for each body that can move, two where nothing turns it. Rows "
                             "within their bounds: %2, of which %3 are independent and take one degree each. %4 are left.</p>"
                             "<p>A contact that does not push, friction that slides and a spring take none.</p>")
                              .arg(freedom->all)
                              .arg(freedom->acting)
                              .arg(freedom->taken)
                              .arg(freedom->left()));
}

}  // namespace solverscope
