// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_text.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QFontInfo>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextDocumentFragment>
#include <QWheelEvent>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>
#include <cmath>

#include "gui/scene/scene_frame.h"
#include "gui/text/markdown.h"
#include "gui/text/number_text.h"
#include "lessons/loader/lesson_texts.h"

namespace solverscope {
namespace {

constexpr double texLetterHeight = 10;  // pt; lessons/make-formulas writes at this size
constexpr int widestPicture = 4096;     // px
const QString formulaScheme = QStringLiteral("formula");

constexpr qint64 maxFileSize = 256 * 1024;

/// The name of the formula's picture in the folder formulas/.
QString pictureOf(const QString& tex) {
    return QString::fromStdString(formulaPicture(tex.toStdString())).section(QLatin1Char('/'), -1);
}

/// Nothing but shapes, as make-formulas writes them: no images, styles, scripts or links, which could open other files.
bool holdsShapesOnly(const QByteArray& svg) {
    constexpr std::array<QLatin1String, 5> shapes{QLatin1String("svg"), QLatin1String("g"), QLatin1String("defs"),
                                                  QLatin1String("path"), QLatin1String("rect")};
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::ProcessingInstruction) return false;
        if (token == QXmlStreamReader::StartElement && std::find(shapes.begin(), shapes.end(), reader.name()) == shapes.end())
            return false;
    }
    return !reader.hasError();
}

/// Keeps together on one line: a number and its unit, a symbol and its equals sign.
QString bound(QString html) {
    static const QRegularExpression symbol(QStringLiteral("(?<![\\w·/])(\\p{L}{1,2}[₀-₉]*) = (?=[−(\\d\\p{L}])"));
    // Qt breaks lines after every slash, and after the bar that opens |x|.
    static const QRegularExpression slash(QStringLiteral("(?<=[\\d\\p{L})])/(?=[\\d\\p{L}(])(?![^<>]*>)"));
    static const QRegularExpression bar(QStringLiteral("(?<![^\\s(>])\\|(?=\\p{L})(?![^<>]*>)"));
    const QString joined(QChar(0x2060));
    const QString blank(QChar(0x00A0));
    html = withUnitsBound(std::move(html));
    html.replace(symbol, QStringLiteral("\\1") + blank + QLatin1Char('=') + blank);
    html.replace(slash, QLatin1Char('/') + joined);
    html.replace(bar, QLatin1Char('|') + joined);
    return html;
}

/// Replaces a formula on its own line by its placeholder in the text.
QString withFormulas(const QString& html, const FormulaPictures* pictures) {
    static const QRegularExpression display(QStringLiteral("(<p>)?<x-equation type=\"display\">(.*?)</x-equation>(</p>)?"));
    static const QRegularExpression inLine(QStringLiteral("<x-equation>(.*?)</x-equation>"));
    QString out;
    qsizetype at = 0;
    for (auto it = display.globalMatch(html); it.hasNext();) {
        const auto match = it.next();
        const QString tex = QTextDocumentFragment::fromHtml(match.captured(2)).toPlainText().trimmed();
        out += html.mid(at, match.capturedStart() - at);
        const QString formula = pictures ? pictures->html(tex) : QStringLiteral("<code>%1</code>").arg(tex.toHtmlEscaped());
        const bool alone = match.hasCaptured(1) && match.hasCaptured(3);
        // The lines' distance would be a share of the picture's height, all of it below.
        out += alone ? QStringLiteral("<blockquote><p style=\"margin:0; line-height:100%\">%1</p></blockquote>").arg(formula)
                     : match.captured(1) + formula + match.captured(3);
        at = match.capturedEnd();
    }
    out += html.mid(at);
    return out.replace(inLine, QStringLiteral("$\\1$"));
}

}  // namespace

/// Empty if there is none that can be trusted.
QByteArray FormulaPictures::picture(const QString& name) const {
    const QFileInfo info((m_lessons.isEmpty() ? QStringLiteral(":/lessons") : m_lessons) + QStringLiteral("/formulas/") + name);
    if (name.contains(QLatin1Char('/')) || !info.isFile() || info.isSymLink() || QFileInfo(info.path()).isSymLink()) return {};
    QFile file(info.filePath());
    if (info.size() > maxFileSize || !file.open(QIODevice::ReadOnly)) return {};
    const QByteArray svg = file.read(maxFileSize);
    return m_lessons.isEmpty() || holdsShapesOnly(svg) ? svg : QByteArray();
}

QString FormulaPictures::html(const QString& tex) const {
    const QString name = pictureOf(tex);
    QSvgRenderer renderer(picture(name));
    if (!renderer.isValid()) return QStringLiteral("<code>%1</code>").arg(tex.toHtmlEscaped());
    QSizeF size = renderer.viewBoxF().size() * (m_letterHeight / texLetterHeight);
    if (size.width() > m_widest) size *= m_widest / size.width();
    // The address contains everything that the picture depends on: documents cache pictures by it.
    QUrl address;
    address.setScheme(formulaScheme);
    address.setPath(QStringLiteral("%1/%2x%3/%4")
                        .arg(m_colour.name().mid(1))
                        .arg(std::lround(std::ceil(size.width())))
                        .arg(std::lround(std::ceil(size.height())))
                        .arg(name));
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
        .arg(address.toString())
        .arg(std::lround(std::ceil(size.width())))
        .arg(std::lround(std::ceil(size.height())))
        .arg(tex.toHtmlEscaped());
}

QImage FormulaPictures::image(const QUrl& address) const {
    if (address.scheme() != formulaScheme) return {};
    const QStringList parts = address.path().split(QLatin1Char('/'));
    if (parts.size() != 3) return {};
    QByteArray svg = picture(parts[2]);
    if (svg.isEmpty()) return {};
    svg.replace("<svg ", "<svg fill='#" + parts[0].toLatin1() + "' ");  // parts without a colour get this one
    QSvgRenderer renderer(svg);
    const QSize size(parts[1].section(QLatin1Char('x'), 0, 0).toInt(), parts[1].section(QLatin1Char('x'), 1, 1).toInt());
    if (size.width() > widestPicture || size.height() > widestPicture) return {};
    QImage image(size * m_pixelRatio, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return {};
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter);
    painter.end();
    image.setDevicePixelRatio(m_pixelRatio);
    return image;
}

QString htmlFromMarkdown(const QString& markdown, const QPalette& palette, const FormulaPictures* pictures) {
    const QColor window = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    const QString ground = mixed(window, text, 0.07).name();
    const QString line = mixed(window, text, 0.25).name();
    const QString strip = mixed(window, QColor(0x00, 0x72, 0xB2), 0.8).name();

    // The document would look on disk for anything that loadResource refuses: no image gets that far.
    static const QRegularExpression image(QStringLiteral("<img [^>]*>"));
    QString html = bound(withFormulas(htmlOfMarkdown(markdown, TexSpans::Yes).remove(image), pictures));
    html.replace(QLatin1String("<blockquote>\n<p>"), QLatin1String("<blockquote><p style=\"margin:0\">"));
    html.replace(QLatin1String("\n</code></pre>"), QLatin1String("</code></pre>"));
    html.replace(
        QLatin1String("<blockquote>"),
        QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\" style=\"margin:6px 0\"><tr><td bgcolor=\"%1\" "
                       "width=\"3\"></td><td bgcolor=\"%2\" style=\"padding:5px 8px\">")
            .arg(strip, ground));
    html.replace(QLatin1String("</blockquote>"), QLatin1String("</td></tr></table>"));
    html.replace(
        QLatin1String("<pre>"),
        QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\" style=\"margin:6px 0\"><tr><td bgcolor=\"%1\" "
                       "style=\"padding:6px 8px\"><pre>")
            .arg(ground));
    html.replace(QLatin1String("</pre>"), QLatin1String("</pre></td></tr></table>"));
    html.replace(QLatin1String("<table>"),
                 QLatin1String("<table class=\"numbers\" cellspacing=\"0\" cellpadding=\"4\" style=\"margin:6px 0\">"));
    const QString style = QStringLiteral(
                              "p, li { line-height: 132%; } p { margin: 0 0 8px 0; } td p { margin: 0; }"
                              "ul, ol { margin: 0 0 8px 0; -qt-list-indent: 1; } li { margin: 0 0 4px 0; }"
                              "pre { white-space: pre-wrap; margin: 0; font-size: small; }"
                              ".numbers th { border-bottom: 1px solid %1; font-weight: 600; text-align: left; }"
                              ".numbers td { border-bottom: 1px solid %2; }"
                              "a { color: %3; text-decoration: underline; }")
                              .arg(line, ground, palette.color(QPalette::Link).name());
    return QStringLiteral("<html><head><style>%1</style></head><body>%2</body></html>").arg(style, html);
}

LessonTextView::LessonTextView(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizeAdjustPolicy(AdjustIgnored);
    setMinimumWidth(120);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, &LessonTextView::fit);
}

void LessonTextView::setLessonText(const QString& markdown) {
    m_markdown = markdown;
    setAccessibleName(markdown);
    // Without a link there is nothing in it for the Tab key to reach.
    setFocusPolicy(markdown.contains(QLatin1String("](")) ? Qt::StrongFocus : Qt::ClickFocus);
    render();
}

FormulaPictures LessonTextView::pictures() const {
    const double letterHeight = 1.35 * QFontInfo(font()).pixelSize();  // TeX's letters are smaller and thinner than a screen font's
    QString lessons;
    for (const QWidget* around = parentWidget(); around && lessons.isEmpty(); around = around->parentWidget())
        lessons = around->property(folderOfLessons).toString();
    return {lessons, palette().color(QPalette::WindowText), letterHeight, std::max(60.0, viewport()->width() - 24.0),
            devicePixelRatioF()};
}

void LessonTextView::render() {
    m_renderedWidth = viewport()->width();
    const FormulaPictures formulas = pictures();
    setHtml(htmlFromMarkdown(m_markdown, palette(), &formulas));
    fit();
}

void LessonTextView::fit() {
    const int height = static_cast<int>(std::ceil(document()->size().height())) + 1;
    if (height != minimumHeight()) setFixedHeight(height);
}

void LessonTextView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (viewport()->width() != m_renderedWidth && m_markdown.contains(QLatin1String("$$"))) return render();
    fit();
}

void LessonTextView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) render();
}

void LessonTextView::wheelEvent(QWheelEvent* event) { event->ignore(); }

QVariant LessonTextView::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource) return {};
    const QImage picture = pictures().image(name);
    return picture.isNull() ? QVariant() : QVariant(picture);
}

}  // namespace solverscope
