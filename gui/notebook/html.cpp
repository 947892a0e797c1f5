// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/notebook/html.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>

#include "gui/text/language.h"
#include "gui/text/markdown.h"
#include "gui/text/number_text.h"
#include "lessons/loader/lesson_texts.h"

namespace solverscope {
namespace {

constexpr double emPerPoint = 0.105;  // of formulas: TeX's letters of 10 points, a little larger than the text

const char* const pageStyle = R"(
:root { color-scheme: light dark; --ink: #1b1f24; --faint: #5a6270; --ground: #ffffff; --line: #d5dae1; --band: #f3f5f8; --mark: #fdf1d6; --warn: #9a3b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e7eb; --faint: #a0a8b4; --ground: #1b1e22; --line: #3a4049; --band: #24282e; --mark: #43391f; --warn: #ffb27a; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .2rem; } h2 { margin: 0; } section { border-top: 1px solid var(--line); padding: 1.5rem 0; }
p.where, .faint { color: var(--faint); margin: .1rem 0 .8rem; } p.warn { color: var(--warn); font-weight: 600; }
code, pre { font: 14px/1.5 ui-monospace, monospace; } pre { background: var(--band); padding: .7rem 1rem; overflow-x: auto; white-space: pre-wrap; }
code.link { overflow-wrap: anywhere; } figure { margin: 1rem 0; } figcaption { color: var(--faint); font-size: 14px; }
figure img { max-width: 100%; height: auto; border: 1px solid var(--line); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 14px; } th, td { padding: .15rem .7rem; border-bottom: 1px solid var(--line); text-align: left; white-space: nowrap; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; } tr.now td { background: var(--mark); font-weight: 600; }
summary { cursor: pointer; margin: .6rem 0; }
)";

/// Reverses the escaping of md4c.
QString unescaped(QString html) {
    return html.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

/// The built-in picture of a formula, in the colour of the text; its TeX if there is none.
QString formula(const QString& tex) {
    QFile file(QStringLiteral(":/lessons/") + QString::fromStdString(formulaPicture(tex.toStdString())));
    if (!file.open(QIODevice::ReadOnly)) return QStringLiteral("<code>%1</code>").arg(htmlText(tex));
    QString svg = QString::fromUtf8(file.readAll());
    svg.remove(0, std::max<qsizetype>(0, svg.indexOf(QLatin1String("<svg"))));
    static const QRegularExpression size(QStringLiteral("width='([0-9.]+)pt' height='([0-9.]+)pt'"));
    const auto points = size.match(svg);
    if (points.hasMatch())
        svg.replace(points.capturedStart(), points.capturedLength(),
                    QStringLiteral("class=\"formula\" fill=\"currentColor\" role=\"img\" aria-label=\"%1\" width=\"%2em\" "
                                   "height=\"%3em\"")
                        .arg(htmlText(tex))
                        .arg(points.captured(1).toDouble() * emPerPoint, 0, 'f', 2)
                        .arg(points.captured(2).toDouble() * emPerPoint, 0, 'f', 2));
    return svg.trimmed();
}

QString dataUri(const char* imageType, const QByteArray& image) {
    return QStringLiteral("data:image/%1;base64,%2").arg(QLatin1String(imageType), QString::fromLatin1(image.toBase64()));
}

/// Pictures in the HTML that Markdown became, by their names. What looks like a tag there is one that Markdown made: HTML of the
/// text has become text.
QString withoutPictures(QString html) {
    static const QRegularExpression image(QStringLiteral("<img src=\"[^\"]*\" alt=\"([^\"]*)\"[^>]*>"));
    return html.replace(image, QStringLiteral("\\1"));
}

}  // namespace

QString pageBegin(const QString& title, const QString& moreStyle) {
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%4\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; img-src data:; "
               "style-src &#39;unsafe-inline&#39;\">\n<meta name=\"generator\" content=\"Solverscope %1\">\n"
               "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n<h1>%2</h1>\n")
        .arg(QStringLiteral(SOLVERSCOPE_VERSION), htmlText(title), QString::fromUtf8(pageStyle) + moreStyle, languageInUse());
}

QString pageEnd() { return QStringLiteral("</body>\n</html>\n"); }

QString htmlText(const QString& plain) { return plain.toHtmlEscaped().replace(QLatin1Char('\''), QLatin1String("&#39;")); }

QString htmlCell(const QString& text) { return QStringLiteral("<td>%1</td>").arg(htmlText(text)); }

QString htmlNumberCell(double value) {
    return QStringLiteral("<td class=\"n\" title=\"%1\">%2</td>").arg(exact(value), htmlText(shown(value)));
}

QString htmlParagraph(const char* cssClass, const QString& text) {
    return QStringLiteral("<p class=\"%1\">%2</p>\n").arg(QLatin1String(cssClass), htmlText(text));
}

QString htmlLine(const QString& cells, bool isCurrent) {
    return (isCurrent ? QStringLiteral("<tr class=\"now\">") : QStringLiteral("<tr>")) + cells + QStringLiteral("</tr>\n");
}

QString htmlTable(const std::vector<std::pair<QString, bool>>& columns, const QString& lines) {
    QString heads;
    for (const auto& [name, isNumber] : columns)
        heads += QStringLiteral("<th%1>%2</th>").arg(isNumber ? QStringLiteral(" class=\"n\"") : QString(), htmlText(name));
    return QStringLiteral("<table><thead><tr>%1</tr></thead><tbody>\n%2</tbody></table>").arg(heads, lines);
}

QString htmlFoldedTable(const QString& title, const std::vector<std::pair<QString, bool>>& columns, const QString& lines,
                        bool isOpen) {
    return QStringLiteral("<details%1><summary>%2</summary><div class=\"scroll\">%3</div></details>\n")
        .arg(isOpen ? QStringLiteral(" open") : QString(), htmlText(title), htmlTable(columns, lines));
}

QString htmlFigure(const char* imageType, const QByteArray& light, const QByteArray& dark, QSize size, const QString& words,
                   const char* darkFor) {
    return QStringLiteral(
               "<figure><picture><source media=\"%1\" srcset=\"%2\">"
               "<img src=\"%3\" width=\"%4\" height=\"%5\" alt=\"%6\"></picture><figcaption>%6</figcaption></figure>\n")
        .arg(QLatin1String(darkFor), dataUri(imageType, dark), dataUri(imageType, light))
        .arg(size.width())
        .arg(size.height())
        .arg(htmlText(words));
}

QString htmlLink(const QString& title, const QString& link) {
    return QStringLiteral("<p class=\"faint\">%1 <code class=\"link\">%2</code></p>\n").arg(htmlText(title), htmlText(link));
}

QString htmlNote(const QString& markdown) {
    static const QRegularExpression otherLink(QStringLiteral("<a href=\"(?!https?://)[^\"]*\"[^>]*>"));
    return withoutPictures(htmlOfMarkdown(markdown, TexSpans::No)).replace(otherLink, QStringLiteral("<a>"));
}

QString htmlLesson(const QString& markdown) {
    QString html = withoutPictures(htmlOfMarkdown(markdown, TexSpans::Yes));
    static const QRegularExpression link(QStringLiteral("</?a(?: [^>]*)?>"));
    static const QRegularExpression display(QStringLiteral("<x-equation type=\"display\">(.*?)</x-equation>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression inLine(QStringLiteral("<x-equation>(.*?)</x-equation>"));
    html.remove(link).replace(inLine, QStringLiteral("$\\1$"));
    QString out;
    qsizetype at = 0;
    for (auto it = display.globalMatch(html); it.hasNext();) {
        const auto match = it.next();
        out += html.mid(at, match.capturedStart() - at) + formula(unescaped(match.captured(1)).trimmed());
        at = match.capturedEnd();
    }
    return out + html.mid(at);
}

}  // namespace solverscope
