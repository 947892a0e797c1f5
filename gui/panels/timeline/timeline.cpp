// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/timeline/timeline.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/charts/chart_scales.h"
#include "gui/panels/timeline/row_map.h"
#include "gui/session/notebooks.h"
#include "gui/style/theme.h"
#include "gui/text/change_text.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int stripSide = 8;  // room for the handle at both ends
constexpr int glyph = 9;      // height of an input's sign
constexpr int groove = 7;     // thickness of the bar
constexpr int flag = 6;       // breadth and height of a bookmark's flag
constexpr int signReach = 5;  // pixels around an input's sign that belong to it
constexpr int maxTipLines = 8;

QString sentenceOf(const TimedInput& timed, const Scene& scene) {
    return StepStrip::tr("step %1: %2").arg(timed.step).arg(inputText(timed.input, scene));
}

}  // namespace

StepStrip::StepStrip(DebuggerController& controller, QWidget* parent) : QWidget(parent), m_controller(controller) {
    setObjectName(QStringLiteral("stepStrip"));
    setAccessibleName(tr("Steps of the recording"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const auto changed : {&DebuggerController::cursorMoved, &DebuggerController::recordingGrew})
        connect(&controller, changed, this, [this] {
            if (isVisible()) update();
        });
}

QSize StepStrip::sizeHint() const { return {120, glyph + groove + 6 + fontMetrics().height()}; }
QSize StepStrip::minimumSizeHint() const { return {80, sizeHint().height()}; }

std::int64_t StepStrip::steps() const {
    const Session& session = m_controller.session();
    return std::max<std::int64_t>({1, session.recording().steps(), session.step()});
}

double StepStrip::middleOf(std::int64_t step) const {
    return stripSide + (static_cast<double>(step) - 0.5) / static_cast<double>(steps()) * (width() - 2 * stripSide);
}

std::int64_t StepStrip::stepAt(int x) const {
    const double share = static_cast<double>(x - stripSide) / std::max(1, width() - 2 * stripSide);
    return std::clamp(static_cast<std::int64_t>(std::floor(share * static_cast<double>(steps()))) + 1, std::int64_t{1}, steps());
}

QString StepStrip::inputsAt(int x) const {
    const Session& session = m_controller.session();
    QStringList lines;
    for (const TimedInput& input : session.recording().inputs())
        if (std::abs(middleOf(std::min(input.step, steps())) - x) <= signReach) lines += sentenceOf(input, session.scene());
    if (lines.size() > maxTipLines) {
        const auto more = lines.size() - maxTipLines;
        lines = lines.mid(0, maxTipLines);
        lines += tr("and %n more", nullptr, static_cast<int>(more));
    }
    return lines.join(QChar('\n'));
}

void StepStrip::setMarks(std::vector<StepMark> marks) {
    if (marks == m_marks) return;
    m_marks = std::move(marks);
    update();
}

const StepMark* StepStrip::markAt(QPoint at) const {
    if (at.y() > glyph + 2) return nullptr;
    for (const StepMark& mark : m_marks)
        if (mark.step <= steps() && std::abs(middleOf(mark.step) + flag / 2.0 - at.x()) <= signReach) return &mark;
    return nullptr;
}

/// Flags on poles: none of the signs of inputs looks like that. Hollow: of another run.
void StepStrip::paintMarks(QPainter& painter) const {
    const QColor colour = seriesColour(5, palette());
    for (const StepMark& mark : m_marks) {
        if (mark.step > steps()) continue;
        const double x = middleOf(mark.step);
        painter.setPen(QPen(colour, 1.4));
        painter.setBrush(mark.elsewhere ? QBrush(Qt::NoBrush) : QBrush(colour));
        painter.drawLine(QPointF(x, 1), QPointF(x, glyph + 2));
        painter.drawPolygon(QPolygonF({QPointF(x, 1), QPointF(x + flag, 1 + flag / 2.0), QPointF(x, 1 + flag)}));
    }
}

void StepStrip::paintEvent(QPaintEvent*) {
    const Session& session = m_controller.session();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Window);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor accent = palette().color(QPalette::Highlight);
    const double top = glyph + 2;
    const QRectF bar(stripSide, top, width() - 2 * stripSide, groove);
    const double inside =
        session.atEndOfStep() ? 1 : static_cast<double>(session.cursor().event + 1) / static_cast<double>(session.events().size());
    const double here = stripSide + (static_cast<double>(session.step() - 1) + inside) / static_cast<double>(steps()) * bar.width();

    painter.setPen(Qt::NoPen);
    painter.setBrush(blended(ground, text, 0.18));
    painter.drawRoundedRect(bar, 3, 3);
    painter.setBrush(blended(ground, accent, 0.7));
    painter.drawRoundedRect(QRectF(bar.left(), bar.top(), here - bar.left(), bar.height()), 3, 3);

    const QColor faint = blended(ground, text, 0.7);
    const int most = std::max(2, width() / (fontMetrics().horizontalAdvance(QStringLiteral("0000000")) + 16));
    for (const Tick& tick : linearTicks(0.5, static_cast<double>(steps()) + 0.5, most, true)) {
        const double x = middleOf(static_cast<std::int64_t>(tick.value));
        painter.setPen(faint);
        painter.drawLine(QPointF(x, bar.bottom() + 1), QPointF(x, bar.bottom() + 4));
        const double wide = fontMetrics().horizontalAdvance(tick.label);
        const double left = std::clamp(x - wide / 2, 0.0, std::max(0.0, width() - wide));
        painter.drawText(QPointF(left, bar.bottom() + 4 + fontMetrics().ascent()), tick.label);
    }

    double lastX = -10;
    painter.setPen(Qt::NoPen);
    for (const TimedInput& input : session.recording().inputs()) {
        const double x = middleOf(std::min(input.step, steps()));
        const bool isSetting = std::holds_alternative<SetSetting>(input.input);
        if (!isSetting && x - lastX < 2) continue;  // a drag has one input a step
        lastX = x;
        const double middle = glyph / 2.0 + 0.5;
        painter.setBrush(seriesColour(isSetting ? 1 : 2, palette()));
        if (isSetting)
            painter.drawPolygon(QPolygonF{
                {QPointF(x, middle - 4.5), QPointF(x + 4.5, middle), QPointF(x, middle + 4.5), QPointF(x - 4.5, middle)}});
        else
            painter.drawEllipse(QPointF(x, middle), 3, 3);
    }
    paintMarks(painter);
    if (const auto diverged = session.recording().divergedAt()) {
        painter.setPen(QPen(seriesColour(3, palette()), 2));
        const double x = middleOf(*diverged);
        painter.drawLine(QPointF(x, 0), QPointF(x, bar.bottom() + 3));
    }

    painter.setPen(QPen(text, 1.2));
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawRoundedRect(QRectF(here - 3.5, bar.top() - 4, 7, bar.height() + 8), 2.5, 2.5);

    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void StepStrip::travelTo(int x) {
    const std::int64_t step = stepAt(x);
    if (step == m_controller.session().step() && m_controller.session().atEndOfStep()) return;
    m_controller.toStep(step);
}

void StepStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const StepMark* mark = markAt(event->pos())) {
        emit markChosen(mark->bookmark);
        return;
    }
    travelTo(event->pos().x());
}

void StepStrip::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) travelTo(event->pos().x());
}

void StepStrip::keyPressEvent(QKeyEvent* event) {
    const std::int64_t last = steps();
    const std::int64_t page = std::max<std::int64_t>(10, last / 20);
    const std::int64_t at = m_controller.session().step();
    switch (event->key()) {
        case Qt::Key_Home:
            m_controller.seek(Cursor{});
            return;
        case Qt::Key_End:
            m_controller.toStep(last);
            return;
        case Qt::Key_PageUp:
            m_controller.toStep(std::max<std::int64_t>(1, at - page));
            return;
        case Qt::Key_PageDown:
            m_controller.toStep(std::min(last, at + page));
            return;
        case Qt::Key_Left:
            m_controller.back(Granularity::Step);
            return;
        case Qt::Key_Right:
            m_controller.forward(Granularity::Step);
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

bool StepStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString inputs = inputsAt(help->pos().x());
    const StepMark* mark = markAt(help->pos());
    QString text = mark               ? tr("bookmark “%1”: click to go there").arg(mark->name)
                   : inputs.isEmpty() ? tr("step %1").arg(stepAt(help->pos().x()))
                                      : inputs;
    if (const auto diverged = m_controller.session().recording().divergedAt())
        text += QChar('\n') + tr("DIVERGED: the replay of step %1 differs from the recording").arg(*diverged);
    QToolTip::showText(help->globalPos(), plainToolTip(text), this);
    return true;
}

/// Next to a strip that needs the room, the part that matters least is left out.
class Timeline::Status : public QLabel {
public:
    using QLabel::QLabel;

    void show(const QString& brief, const QString& whole) {
        m_brief = brief;
        m_whole = whole;
        // Only ever wider: the strip must not jitter.
        m_briefWidth = std::max(m_briefWidth, widthOf(brief));
        m_wholeWidth = std::max(m_wholeWidth, widthOf(whole));
        updateGeometry();
        choose();
    }

    QSize sizeHint() const override { return {m_wholeWidth, QLabel::sizeHint().height()}; }
    QSize minimumSizeHint() const override { return {m_briefWidth, QLabel::minimumSizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        choose();
    }

private:
    int widthOf(const QString& text) const { return fontMetrics().size(0, text).width() + 2 * margin() + 2; }
    void choose() { setText(width() < widthOf(m_whole) ? m_brief : m_whole); }

    QString m_brief;
    QString m_whole;
    int m_briefWidth = 0;
    int m_wholeWidth = 0;
};

Timeline::Timeline(DebuggerController& controller, QWidget* parent)
    : StepPanel("timeline", controller, parent, RefreshThrottle::usual, Reads::End),
      m_strip(new StepStrip(controller, this)),
      m_map(new RowMap(controller, this)),
      m_status(named(new Status(this), "timelineStatus")) {
    m_status->setTextFormat(Qt::PlainText);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_status->setToolTip(
        tr("The cursor's step and time, and the memory that the recording uses of its budget. When the budget is full, every other "
           "state between steps is dropped; travelling then takes a little longer."));
    fillPanel(this, {.margins = {4, 2, 4, 2}, .spacing = 2}, {inRow(6, {{m_strip, 1}, m_status}), {m_map, 1}});
    connect(&controller, &DebuggerController::recordingGrew, this, &Timeline::refreshIfVisible);
    // At every move, as the scene says it: the rest waits while playing.
    connect(&controller, &DebuggerController::cursorMoved, this, [this] {
        if (isVisible()) showStatus();
    });
}

void Timeline::useBookmarks(Bookmarks& bookmarks) {
    m_bookmarks = &bookmarks;
    connect(&bookmarks, &Bookmarks::changed, this, &Timeline::refresh);
    connect(m_strip, &StepStrip::markChosen, &bookmarks, &Bookmarks::goToBookmark);
    refresh();
}

std::vector<StepMark> Timeline::marks() const {
    std::vector<StepMark> marks;
    for (int i = 0; m_bookmarks && i < m_bookmarks->count(); ++i) {
        const NotebookEntry& bookmark = (*m_bookmarks)[i];
        if (bookmark.isMoment())
            marks.push_back({bookmark.place.step, i, bookmark.heading, !m_bookmarks->elsewhereReason(i).isEmpty()});
    }
    return marks;
}

void Timeline::refresh() {
    m_strip->setMarks(marks());
    showStatus();
}

void Timeline::showStatus() {
    const Recording& recording = session().recording();
    constexpr double megabyte = 1 << 20;
    const double seconds = timeAtCursor(session());
    const QStringList place{QString::number(session().step()), QString::number(recording.steps()), shownFixed(seconds, 3)};
    m_status->show(
        tr("step %1 of %2\n%3 s").arg(place[0], place[1], place[2]),
        tr("step %1 of %2\n%3 s · %4/%5 MB")
            .arg(place[0], place[1], place[2], QString::number(static_cast<double>(recording.memoryUsed()) / megabyte, 'f', 0),
                 QString::number(static_cast<double>(recording.memoryBudget()) / megabyte, 'f', 0)));
}

}  // namespace solverscope
