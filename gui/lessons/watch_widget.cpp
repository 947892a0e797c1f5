// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/watch_widget.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <algorithm>

#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/question_result.h"
#include "gui/style/motion.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr int watchFrameTime = 33;
constexpr int watchGap = 6;         // px, as between the panes of the picture
constexpr double paneHeight = 0.9;  // of its width
constexpr int maxPaneHeight = 340;  // px

}  // namespace

LiveShow showOf(const WatchBlock& watch, const SceneLoader& load, const std::string& lessonFile) {
    LiveShow show;
    show.columns = 2;
    show.first = 0;
    show.last = watch.steps;
    show.impulses = false;
    show.sharesView = true;
    for (const WatchSide& side : watch.sides)
        show.panes.push_back({[setup = side.setup, load, lessonFile] { return sceneOf(setup, {}, {}, load, lessonFile); }});
    return show;
}

WatchPicture::WatchPicture(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WatchPicture::heightForWidth(int width) const {
    return std::min(maxPaneHeight, static_cast<int>(paneHeight * (width - watchGap) / 2));
}

void WatchPicture::setPicture(const QImage& picture) {
    m_picture = picture;
    update();
}

void WatchPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!m_picture.isNull()) painter.drawImage(QPointF(0, 0), m_picture);
    emit painted();
}

WatchWidget::WatchWidget(const WatchBlock& watch, const WidgetPlace& place)
    : BlockWidget(place), m_scenes(std::make_shared<LiveScenes>(showOf(watch, place.engine.scenes(), place.engine.lessonFile()))) {
    setObjectName(QStringLiteral("watch"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(watchGap);
    grid->setVerticalSpacing(4);
    QStringList captions;
    for (int side = 0; side < 2; ++side) {
        const QString caption = qstring(watch.sides[static_cast<std::size_t>(side)].caption);
        captions << caption;
        QLabel* label = m_captions[static_cast<std::size_t>(side)] = selectableLabel(side == 0 ? "left" : "right", this);
        label->setText((side == 0 ? QStringLiteral("✗ ") : QStringLiteral("✓ ")) + caption);
        label->setFont(bold(font()));
        label->setAlignment(Qt::AlignBottom | Qt::AlignLeft);
        label->setFocusPolicy(Qt::NoFocus);
        grid->addWidget(label, 0, side);
        grid->setColumnStretch(side, 1);
        grid->setColumnMinimumWidth(side, 1);
    }
    m_picture = named(new WatchPicture(this), "runs");
    grid->addWidget(m_picture, 1, 0, 1, 2);
    m_again = named(new QPushButton(tr("Play again"), this), "playAgain", {},
                    tr("Shows both runs again; the scene of the lesson stays as it is"));
    grid->addWidget(m_again, 2, 0, 1, 2, Qt::AlignLeft);
    setAccessibleName(tr("Two runs side by side. On the left: %1. On the right, mended: %2").arg(captions[0], captions[1]));
    m_picture->setAccessibleName(accessibleName());
    colourCaptions();

    m_frames.setInterval(watchFrameTime);
    m_frames.setTimerType(Qt::PreciseTimer);
    connect(&m_frames, &QTimer::timeout, this, &WatchWidget::nextFrame);
    connect(m_again, &QPushButton::clicked, this, &WatchWidget::play);
    // Not before it is seen: it may be further down in the page.
    connect(m_picture, &WatchPicture::painted, this, &WatchWidget::begin, Qt::QueuedConnection);
    new ViewState(
        this, [](WatchWidget& before) { before.stop(); }, m_scenes, m_seconds, m_isOver);
}

void WatchWidget::begin() {
    if (m_hasBegun || !isVisible()) return;
    m_hasBegun = true;
    if (m_isOver || isMotionReduced())
        rest();
    else
        play();
}

void WatchWidget::play() {
    m_hasBegun = true;
    m_isOver = false;
    m_at = 0;
    m_clock.invalidate();
    m_frames.start();
    draw();
}

/// At the end.
void WatchWidget::rest() {
    m_frames.stop();
    m_at = m_seconds > 0 ? m_seconds : longest;
    draw();
}

void WatchWidget::nextFrame() {
    if (m_isDrawing || !m_clock.isValid()) return;  // it begins with its first picture
    m_at = std::min(m_seconds, 1e-3 * static_cast<double>(m_clock.elapsed()));
    m_isOver = m_at >= m_seconds;
    if (m_isOver) m_frames.stop();
    draw();
}

void WatchWidget::draw() {
    const QSize size = m_picture->size();
    if (size.width() < 20 || size.height() < 20) return;
    m_isDrawing = true;
    m_task.run(
        [scenes = m_scenes, canvas = LiveCanvas{size, devicePixelRatioF(), palette()},
         at = m_at](const std::atomic<bool>& cancelled) {
            DrawnRuns drawn;
            if (scenes->open(cancelled)) drawn = {scenes->pictureAfter(canvas, at), scenes->seconds(), scenes->problem()};
            return drawn;
        },
        [this](const DrawnRuns& drawn) {
            m_isDrawing = false;
            m_seconds = drawn.seconds;
            m_at = std::min(m_at, m_seconds);
            m_picture->setPicture(drawn.picture);
            if (!m_clock.isValid()) m_clock.start();
            if (!drawn.problem.isEmpty() && m_problem != drawn.problem) emit problem(m_problem = drawn.problem);
        },
        false);
}

/// What is not over begins again when it is seen again.
void WatchWidget::stop() {
    m_frames.stop();
    m_task.cancelAndWait();
    m_isDrawing = m_hasBegun = false;
}

void WatchWidget::hideEvent(QHideEvent* event) {
    BlockWidget::hideEvent(event);
    stop();
}

void WatchWidget::resizeEvent(QResizeEvent* event) {
    BlockWidget::resizeEvent(event);
    if (m_hasBegun) draw();
}

void WatchWidget::changeEvent(QEvent* event) {
    BlockWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_picture) return;
    colourCaptions();
    if (m_hasBegun) draw();
}

void WatchWidget::colourCaptions() {
    for (std::size_t side = 0; side < m_captions.size(); ++side) colourByVerdict(*m_captions[side], side == 1, palette());
}

BlockWidget* makeWidget(const WatchBlock& watch, const WidgetPlace& place) { return new WatchWidget(watch, place); }

}  // namespace solverscope
