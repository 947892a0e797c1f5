// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/welcome/welcome_tile.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "gui/scene/scene_geometry.h"
#include "gui/scene/scene_painter.h"
#include "gui/style/motion.h"
#include "gui/style/theme.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr std::int64_t stepsPerFrame = 2;
constexpr int sceneGap = 6;        // px
constexpr double lowPane = 100;    // px: with less height more panes are next to each other, each at least as wide
constexpr double smallPane = 300;  // px: narrower ones are drawn larger and scaled down, so that lines stay thin
constexpr double enlargement = 2;

/// Where the bodies are during the show, unless they go far: then the beginning of it.
WorldBox stageOf(const Session& session, std::int64_t first, std::int64_t last) {
    constexpr std::int64_t stride = 10;
    constexpr Real times = 1.8;  // the size at the beginning
    const WorldBox begin = boundsOf(session.world());
    const Real most = times * std::max(begin.size().x, begin.size().y);
    WorldBox all = begin;
    for (std::int64_t step = first; step <= std::min(last, session.recording().steps()); step += stride) {
        const WorldBox then = boundsOf(session.recording().endOf(step));
        WorldBox more = all;
        more.include(then.low);
        more.include(then.high);
        if (std::max(more.size().x, more.size().y) > most) break;
        all = more;
    }
    return all;
}

/// The stage without the room that the window leaves for words.
SceneCamera closeUp(const WorldBox& stage, const QRectF& area) {
    constexpr double side = 24;
    constexpr double below = 56;
    const double above = 4 * QFontMetricsF(QGuiApplication::font()).height() - 4;  // all but a gap of SceneCamera::fitting()
    SceneCamera camera = SceneCamera::fitting(stage, area.adjusted(-side, -above, side, below));
    camera.area = area;
    return camera;
}

}  // namespace

void LiveScenes::open() {
    for (const LivePane& each : m_show.panes) {
        auto scene = each.load();
        m_panes.push_back({scene ? std::make_unique<Session>(std::move(*scene)) : nullptr, {}, std::nullopt});
        Session* session = m_panes.back().session.get();
        if (!session) continue;
        if (m_show.first > 0) session->run(m_show.first);
        session->extendTo(m_show.last, [] { return false; });
        m_panes.back().stage = stageOf(*session, m_show.first, m_show.last);
    }
    m_step = m_show.first;
}

QImage LiveScenes::picture(QSize size, double pixelRatio, const QPalette& palette, bool advance) {
    if (m_panes.empty()) open();
    if (advance) {
        const bool again = m_step >= m_show.last;
        m_step = again ? m_show.first : m_step + stepsPerFrame;
        for (Pane& pane : m_panes) {
            if (!pane.session) continue;
            const std::int64_t to = std::max<std::int64_t>(1, m_step);
            pane.session->extendTo(to, [] { return false; });
            pane.session->seek({to, 0, Term::VelocityB});
            pane.session->forward(Granularity::Step);
        }
    }
    const bool resized = size != m_size;
    m_size = size;
    const auto count = static_cast<int>(m_panes.size());
    int columns = std::max(1, m_show.columns);
    const auto linesIn = [count](int across) { return (count + across - 1) / across; };
    while (columns < count && size.height() < lowPane * linesIn(columns) && size.width() >= lowPane * (columns + 1)) ++columns;
    const int lines = linesIn(columns);
    QImage image(size * pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    SceneOptions options;
    options.palette = palette;
    options.labels = options.words = options.grid = false;
    options.impulses = options.normals = options.contacts = options.penetration = m_show.impulses;
    const double width = (size.width() - sceneGap * (columns - 1)) / static_cast<double>(columns);
    const double height = (size.height() - sceneGap * (lines - 1)) / static_cast<double>(lines);
    constexpr int wrapping = Qt::AlignCenter | Qt::TextWordWrap;
    double captionHeight = 0;
    for (const LivePane& pane : m_show.panes)
        captionHeight = std::max(
            captionHeight, painter.boundingRect(QRectF(0, 0, width, size.height()), wrapping, pane.caption).height() + sceneGap);
    for (int i = 0; i < count; ++i) {
        Pane& pane = m_panes[static_cast<std::size_t>(i)];
        const QString& caption = m_show.panes[static_cast<std::size_t>(i)].caption;
        const QRectF cell((i % columns) * (width + sceneGap), (i / columns) * (height + sceneGap), width, height);
        QRectF room = cell;
        if (!caption.isEmpty()) {
            room.setBottom(room.bottom() - captionHeight);
            painter.setPen(palette.color(QPalette::Text));
            painter.drawText(QRectF(cell.left(), room.bottom(), cell.width(), captionHeight), wrapping, caption);
        }
        if (!pane.session) continue;
        const double enlarged = width < smallPane ? enlargement : 1;
        const QRectF drawn({}, room.size() * enlarged);
        if (resized || !pane.camera) pane.camera = closeUp(pane.stage, drawn);
        options.camera = pane.camera;
        QImage part((drawn.size() * pixelRatio).toSize(), QImage::Format_RGB32);
        part.setDevicePixelRatio(pixelRatio);
        part.fill(palette.color(QPalette::Base));
        QPainter inner(&part);
        inner.setRenderHint(QPainter::Antialiasing);
        paintScene(inner, drawn, *pane.session, options);
        inner.end();
        painter.drawImage(room, part);
    }
    painter.setPen(blended(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.2));
    for (int i = 1; i < columns; ++i) {
        const double x = i * (size.width() + sceneGap) / static_cast<double>(columns) - sceneGap / 2.0;
        painter.drawLine(QPointF(x, 0), QPointF(x, size.height()));
    }
    return image;
}

namespace {

constexpr int frameMilliseconds = 66;
constexpr int staggerMilliseconds = 250;  // the tiles begin one after the other
constexpr int minWordLines = 3;           // of the words below the title
constexpr int minPictureHeight = 90;
constexpr int padding = 14;
constexpr double corner = 10;
constexpr double titleFactor = 1.5;

}  // namespace

WelcomeTile::WelcomeTile(int number, const QString& title, QWidget* parent)
    : QAbstractButton(parent), m_number(number), m_linesOfWords(minWordLines), m_task(this) {
    setText(title);
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumWidth(620);
    m_frames.setInterval(frameMilliseconds);
    connect(&m_frames, &QTimer::timeout, this, [this] {
        m_frames.setInterval(frameMilliseconds);
        if (!m_drawing) draw(true);
    });
}

WelcomeTile::~WelcomeTile() { m_task.cancelAndWait(); }

void WelcomeTile::setShow(LiveShow show) {
    m_scenes = std::make_shared<LiveScenes>(std::move(show));
    if (isVisible()) draw(false);
}

void WelcomeTile::setLine(const QString& line) {
    m_line = line;
    setAccessibleDescription(line);
    update();
}

int WelcomeTile::textHeight() const {
    const QFontMetrics title(scaled(font(), titleFactor, true));
    return title.height() + m_linesOfWords * fontMetrics().lineSpacing() + 6;
}

/// A title that is too long for the tile is a little smaller.
QFont WelcomeTile::titleFont() const {
    const int width = QFontMetrics(scaled(font(), titleFactor, true)).horizontalAdvance(text()) + 1;
    return scaled(font(), std::clamp(titleFactor * wordsWidth() / width, 1.0, titleFactor), true);
}

/// They begin to the right of the number's circle.
int WelcomeTile::wordsWidth() const {
    return width() - 2 * padding - QFontMetrics(scaled(font(), titleFactor, true)).height() - 10;
}

int WelcomeTile::heightOf(const QString& words) const {
    return fontMetrics().boundingRect(QRect(0, 0, wordsWidth(), QWIDGETSIZE_MAX), Qt::TextWordWrap, words).height();
}

int WelcomeTile::linesOfWords() const {
    const int spacing = fontMetrics().lineSpacing();
    const int lines = (heightOf(m_line) + spacing - 1) / spacing;
    const QFontMetrics title(scaled(font(), titleFactor, true));
    const int room = (height() - 3 * padding - minPictureHeight - title.height() - 6) / spacing;
    return std::max(minWordLines, std::min(lines, room));
}

void WelcomeTile::setLinesOfWords(int lines) {
    if (std::exchange(m_linesOfWords, lines) == lines) return;
    if (isVisible()) draw(false);
    update();
}

QString WelcomeTile::shownWords() const {
    const int room = m_linesOfWords * fontMetrics().lineSpacing();
    if (heightOf(m_line) <= room) return m_line;
    const auto shortened = [](const QString& words) { return words.trimmed() + QChar(0x2026); };
    QString words = m_line;
    while (!words.isEmpty() && heightOf(shortened(words)) > room) words.chop(1);
    return shortened(words);
}

QRect WelcomeTile::pictureRect() const { return rect().adjusted(padding, padding, -padding, -2 * padding - textHeight()); }

void WelcomeTile::draw(bool advance) {
    const QSize size = pictureRect().size();
    if (!m_scenes || size.width() < 20 || size.height() < 20) return;
    m_drawing = true;
    m_task.run([scenes = m_scenes, size, ratio = devicePixelRatioF(), colours = palette(),
                advance](const std::atomic<bool>&) { return scenes->picture(size, ratio, colours, advance); },
               [this](const QImage& picture) {
                   m_drawing = false;
                   m_picture = picture;
                   update();
               },
               false);
}

/// It plays by itself; with reduced motion while it is pointed at.
void WelcomeTile::runOrRest() {
    const bool runs = isVisible() && (!isMotionReduced() || underMouse());
    if (!runs)
        m_frames.stop();
    else if (!m_frames.isActive())
        m_frames.start(frameMilliseconds + staggerMilliseconds * (m_number - 1));
}

void WelcomeTile::resizeEvent(QResizeEvent* event) {
    QAbstractButton::resizeEvent(event);
    emit resized();
    if (isVisible()) draw(false);
}

void WelcomeTile::showEvent(QShowEvent* event) {
    QAbstractButton::showEvent(event);
    draw(false);
    runOrRest();
}

void WelcomeTile::hideEvent(QHideEvent* event) {
    QAbstractButton::hideEvent(event);
    m_frames.stop();
    m_task.cancel();
    m_drawing = false;
}

void WelcomeTile::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    runOrRest();
    update();
}

void WelcomeTile::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    runOrRest();
    update();
}

void WelcomeTile::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible()) draw(false);
}

void WelcomeTile::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Up:
            return emit neighbourRequested(-1);
        case Qt::Key_Right:
        case Qt::Key_Down:
            return emit neighbourRequested(1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return click();
        default:
            QAbstractButton::keyPressEvent(event);
    }
}

void WelcomeTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor base = palette().color(QPalette::Base);
    const QColor ink = palette().color(QPalette::Text);
    const QColor accent = palette().color(QPalette::Highlight);
    const bool chosen = hasFocus();
    const bool hot = underMouse() || isDown();
    const QRectF card = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setBrush(isDown() ? blended(base, accent, 0.12) : base);
    painter.setPen(QPen(chosen || hot ? accent : blended(base, ink, 0.25), chosen ? 3 : hot ? 2 : 1));
    painter.drawRoundedRect(card, corner, corner);

    const QRect room = pictureRect();
    if (!m_picture.isNull()) {
        const QSizeF size = m_picture.deviceIndependentSize();
        painter.drawImage(QRectF(room.center() - QPointF(size.width() / 2 - 0.5, size.height() / 2 - 0.5), size), m_picture);
    }
    painter.setPen(blended(base, ink, 0.15));
    const int line = room.bottom() + padding / 2 + 1;
    painter.drawLine(room.left(), line, room.right(), line);

    const int top = room.bottom() + padding;
    const int badge = QFontMetrics(scaled(font(), titleFactor, true)).height();
    const QRectF circle(room.left(), top, badge, badge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chosen ? accent : blended(base, ink, 0.12));
    painter.drawEllipse(circle.adjusted(1, 1, -1, -1));
    painter.setFont(bold(font()));
    painter.setPen(chosen ? palette().color(QPalette::HighlightedText) : ink);
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
    const QRect words(room.left() + badge + 10, top, wordsWidth(), badge);
    painter.setFont(titleFont());
    painter.setPen(ink);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    painter.setFont(font());
    painter.setPen(blended(base, ink, 0.75));
    const QRect below(words.left(), words.bottom() + 4, words.width(), m_linesOfWords * fontMetrics().lineSpacing());
    painter.drawText(below, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, shownWords());
}

}  // namespace solverscope
