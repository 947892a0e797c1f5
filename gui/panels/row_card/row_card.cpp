// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/row_card/row_card.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QScrollBar>
#include <QTextTable>
#include <QToolTip>
#include <QtMath>
#include <algorithm>
#include <memory>

#include "gui/panels/row_card/block_html.h"
#include "gui/panels/row_card/clamp_line.h"
#include "gui/panels/row_card/cone_gauge.h"
#include "gui/panels/row_card/formula_text.h"
#include "gui/style/theme.h"
#include "gui/text/event_description.h"
#include "gui/text/number_text.h"
#include "gui/text/provenance_text.h"
#include "gui/text/row_term.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

struct Inks {
    QString text;
    QString faint;
    QString number;
    QString current;  // ground of the current term
};

Inks inksOf(const QPalette& palette) {
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    return {text.name(), blended(base, text, 0.55).name(), blended(text, seriesColour(0, palette), 0.75).name(),
            blended(base, seriesColour(1, palette), 0.22).name()};
}

QString anchorInHtml(RowTerm term, const QString& text, const QString& colour) {
    if (term == RowTerm::None) return text;
    return QStringLiteral("<a href=\"%1\" style=\"text-decoration:none; color:%2\">%3</a>").arg(termAnchor(term), colour, text);
}

QString partsInHtml(const FormulaParts& parts, const QString& colour) {
    QString html;
    for (const FormulaPart& part : parts)
        html += anchorInHtml(part.term, part.number ? shown(*part.number) : lettersInHtml(part.text), colour);
    return html;
}

QString lineInHtml(const FormulaLine& line, bool computed, const Inks& inks) {
    if (!computed)
        return QStringLiteral("<span style=\"color:%1\">%2 = ?</span>").arg(inks.faint, partsInHtml(line.letters, inks.faint));
    QString html = partsInHtml(line.letters, inks.text);
    // Long lines are wrapped; short ones are joined.
    constexpr qsizetype longLine = 20;
    const bool breaks = !line.numbers.empty() && (exactText(line.letters).size() > longLine || line.unit == QLatin1String("m/s"));
    if (!line.numbers.empty())
        html += (breaks ? QStringLiteral("<br>&nbsp;&nbsp;= ") : QStringLiteral(" = ")) + partsInHtml(line.numbers, inks.text);
    html +=
        line.equals() +
        withUnit(QStringLiteral("<b style=\"color:%1\">%2</b>").arg(inks.number, partsInHtml(line.result, inks.number)), line.unit);
    if (!line.remark.isEmpty())
        html += QStringLiteral(" &nbsp;<i style=\"color:%1\">%2</i>").arg(inks.faint, line.remark.toHtmlEscaped());
    return html;
}

QString rowInHtml(const QString& attributes, const QString& mark, const QString& line) {
    return QStringLiteral("<tr><td width=\"14\"%1>%2</td><td%1>%3</td></tr>").arg(attributes, mark, line);
}

/// Of the row that is visited first after the phase at the cursor.
std::optional<RowFormula> nextRow(const Session& session) {
    const auto& events = session.events();
    if (session.event().kind != EventKind::Phase) return std::nullopt;
    const auto here = events.begin() + static_cast<std::ptrdiff_t>(session.cursor().event);
    const auto next = std::find_if(here, events.end(), [](const Event& each) { return each.kind == EventKind::Row; });
    if (next == events.end()) return std::nullopt;
    return RowFormula::of(session.lookAt(static_cast<std::size_t>(next - events.begin())));
}

}  // namespace

RowCard::RowCard(DebuggerController& controller, QWidget* parent) : StepPanel("rowCard", controller, parent, 0) {
    m_title = selectableLabel("rowCardTitle", this, Qt::PlainText);
    m_title->setFont(bold(font()));
    m_subtitle = selectableLabel("rowCardSubtitle", this, Qt::PlainText);
    m_text = named(new FormulaText([this](RowTerm term) { return TermDescription::of(session(), term).html(); }, this),
                   "rowCardFormula", tr("The row's formula with its numbers"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setContextMenuPolicy(Qt::CustomContextMenu);
    m_line = new ClampLine(this);
    m_cone = new ConeGauge(this);

    fillPanel(this, {.margins = {6, 6, 6, 6}, .spacing = 3}, {m_title, m_subtitle, {m_text, 1}, m_line, m_cone});

    m_copy = named(new QAction(tr("Copy row as text"), this), "copyRowAsText");
    addAction(m_copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_copy, &QAction::triggered, this, &RowCard::copyText);
    connect(m_text, &QWidget::customContextMenuRequested, this, &RowCard::showMenu);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const auto quantity = ProvenanceText::fromLink(url.toString())) emit provenanceRequested(*quantity, true);
    });
    connect(m_text, &FormulaText::highlightedTermChanged, this, &RowCard::highlightedTermChanged);
    connect(m_text, &FormulaText::reached, this, &RowCard::explainReached);
    connect(m_text, &FormulaText::reached, this, &RowCard::noteScrolling);
    connect(m_text, &FormulaText::scrolled, this, &RowCard::noteScrolling);
    connect(m_text, &FormulaText::resized, this, &RowCard::followCurrentTerm);
    connect(&m_controller, &DebuggerController::selectionChanged, this, &RowCard::refreshIfVisible);
    connect(&m_controller, &DebuggerController::futureVisibilityChanged, this, &RowCard::refreshIfVisible);
}

void RowCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refreshIfVisible();
}

void RowCard::resizeEvent(QResizeEvent* event) {
    StepPanel::resizeEvent(event);
    giveTextRoom();
}

/// The formula is shown in full, as far as the pictures below it can be smaller.
void RowCard::giveTextRoom() {
    const QMargins margins = layout()->contentsMargins();
    const int inner = width() - margins.left() - margins.right();
    int spare = height() - margins.top() - margins.bottom() - qCeil(m_text->document()->size().height()) - 2 * m_text->frameWidth();
    for (const QWidget* each : {m_title, m_subtitle}) spare -= layout()->spacing() + each->heightForWidth(inner);
    for (const QWidget* each : std::initializer_list<QWidget*>{m_line, m_cone})
        if (!each->isHidden()) spare -= layout()->spacing();
    const int least = m_line->isHidden() ? 0 : m_line->minimumSizeHint().height();
    const int usual = m_line->isHidden() ? 0 : m_line->sizeHint().height();
    if (!m_cone->isHidden()) {
        m_cone->makeRoom(inner, spare - (m_cone->fits(inner, spare - usual) ? usual : least));
        spare -= m_cone->maximumHeight();
    }
    m_line->setMaximumHeight(std::clamp(spare, std::max(1, least), std::max(1, usual)));
}

void RowCard::refresh() {
    if (QToolTip::text() == m_explanation) QToolTip::hideText();  // of a term with the number that it had before
    const Event& event = session().event();
    const auto marked = m_controller.isRunning() ? std::nullopt : m_controller.markedRow();
    const bool isVisit = event.kind == EventKind::Row && (!marked || *marked == RowRef{rowListOf(event.phase), event.visit.row});
    m_formula = isVisit ? RowFormula::of(session()) : std::nullopt;
    m_block = marked ? std::nullopt : BlockDescription::of(session());
    const bool isOther = !isVisit && !marked && !m_block && !m_controller.isRunning() && !m_controller.hidesFuture();
    m_next = isOther ? nextRow(session()) : std::nullopt;
    if (m_formula) {
        m_title->setText(breakable(m_formula->title));
        m_subtitle->setText(breakable(m_formula->subtitle));
        m_line->show(m_formula->clamp, m_formula->current);
    } else if (marked) {
        const RowDescription description = RowDescription::of(session(), *marked);
        m_title->setText(breakable(description.title));
        m_subtitle->setText(breakable(description.subtitle));
        m_description = description.text;
    } else if (m_block) {
        m_title->setText(breakable(m_block->title));
        m_subtitle->setText(breakable(m_block->subtitle));
    } else {
        const EventDescription description = EventDescription::of(session());
        m_title->setText(breakable(description.title));
        m_subtitle->setText(tr("step %1").arg(session().step()));
        m_description = description.text;
    }
    m_line->setVisible(m_formula.has_value());
    showCone();
    // Stepping through the terms of one visit scrolls; between visits the user may keep another place in view.
    const Cursor& cursor = session().cursor();
    const bool isOtherTerm = cursor.step == m_shown.step && cursor.event == m_shown.event && cursor.term != m_shown.term;
    m_shown = cursor;
    m_followsTerm = m_followsTerm || isOtherTerm;
    render();
}

/// For a row of friction, and for the normal row of a contact that has friction.
void RowCard::showCone() {
    const auto marked = m_controller.isRunning() ? std::nullopt : m_controller.markedRow();
    const auto history = marked ? frictionHistory(session(), *marked) : std::nullopt;
    if (history) m_cone->show(*history);
    m_cone->setVisible(history.has_value());
}

RowTerm RowCard::highlightedTerm() const { return m_formula ? m_text->highlightedTerm() : RowTerm::None; }

void RowCard::explainTerms() { m_text->enter(); }

/// The tool tips, available to the keyboard and to screen readers.
void RowCard::explainReached() {
    if (!m_formula || m_text->highlightedTerm() == RowTerm::None) return;
    const TermDescription description = TermDescription::of(session(), m_text->highlightedTerm());
    m_text->setAccessibleDescription(description.plain());
    m_explanation = description.html();
    QToolTip::showText(m_text->viewport()->mapToGlobal(m_text->reachedRect().bottomLeft() + QPoint(0, 4)), m_explanation, m_text);
}

/// The upper and lower end of the current lines in the text.
std::optional<std::pair<int, int>> RowCard::placeOfCurrentTerm() const {
    const auto* table = qobject_cast<QTextTable*>(m_text->document()->rootFrame()->childFrames().value(0));
    // Before it is rendered, the text still shows the formula before.
    if (!m_formula || table == nullptr || table->rows() != static_cast<int>(m_formula->lines.size())) return std::nullopt;
    const auto isCurrent = [this](const FormulaLine& line) { return line.term == m_formula->current; };
    const auto& lines = m_formula->lines;
    const auto first = std::ranges::find_if(lines, isCurrent);
    if (first == lines.end()) return std::nullopt;
    const auto last = std::find_if(lines.rbegin(), lines.rend(), isCurrent).base() - 1;
    const auto cell = [&](auto line) { return table->cellAt(static_cast<int>(line - lines.begin()), 1); };
    const int scrolled = m_text->verticalScrollBar()->value();
    return std::pair(m_text->cursorRect(cell(first).firstCursorPosition()).top() + scrolled,
                     m_text->cursorRect(cell(last).lastCursorPosition()).bottom() + scrolled);
}

void RowCard::followCurrentTerm() {
    const auto place = m_followsTerm ? placeOfCurrentTerm() : std::nullopt;
    if (!place) return;
    QScrollBar& bar = *m_text->verticalScrollBar();
    const int height = m_text->viewport()->height();
    if (place->second >= bar.value() + height) bar.setValue(place->second - height + 1);
    if (place->first < bar.value()) bar.setValue(place->first);
}

void RowCard::noteScrolling() {
    const auto place = placeOfCurrentTerm();
    const int top = m_text->verticalScrollBar()->value();
    m_followsTerm = !place || (place->first < top + m_text->viewport()->height() && place->second >= top);
}

void RowCard::render() {
    if (!m_formula) m_text->verticalScrollBar()->setValue(0);
    m_text->showHtml(html());
    giveTextRoom();
    followCurrentTerm();
}

QString RowCard::html() const {
    if (m_block) return blockInHtml(*m_block, palette()) + provenanceLinks();
    if (!m_formula) return m_description.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")) + nextInHtml();
    const Inks inks = inksOf(palette());
    QString html = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">");
    for (const FormulaLine& line : m_formula->lines) {
        const bool current = line.term == m_formula->current;
        html += rowInHtml(current ? QStringLiteral(" bgcolor=\"%1\"").arg(inks.current) : QString(),
                          current ? QStringLiteral("▸") : QString(), lineInHtml(line, m_formula->isComputed(line), inks));
    }
    html += QStringLiteral("</table>") + provenanceLinks();
    return html + QStringLiteral("<p style=\"margin-top:4px; margin-bottom:0px\"><small style=\"color:%1\">%2</small></p>")
                      .arg(inks.faint, tr("Point at a letter or a number to see what it is, here and in the scene."));
}

QString RowCard::nextInHtml() const {
    if (!m_next) return {};
    const Inks inks = inksOf(palette());
    QString html = QStringLiteral(
                       "<p style=\"margin-top:10px; margin-bottom:4px\"><b>%1</b><br>%2</p><table width=\"100%\" "
                       "cellspacing=\"0\" cellpadding=\"0\">")
                       .arg(tr("Next: %1").arg(m_next->title).toHtmlEscaped(), m_next->subtitle.toHtmlEscaped());
    for (FormulaLine line : m_next->lines) {
        for (FormulaPart& part : line.letters) part.term = RowTerm::None;  // no number to explain yet
        html += rowInHtml({}, {}, lineInHtml(line, false, inks));
    }
    return html + QStringLiteral("</table>");
}

/// The origin of the numbers that the visit has changed.
QString RowCard::provenanceLinks() const {
    const Event& event = session().event();
    const auto link = [](const Quantity& quantity) {
        return QStringLiteral("<a href=\"%1\">%2</a>").arg(ProvenanceText::link(quantity), ProvenanceText::kind(quantity.kind));
    };
    QStringList links;
    if (event.kind == EventKind::Row) links += link({Quantity::Kind::Lambda, {}, {rowListOf(event.phase), event.visit.row}});
    const Quantity::Kind first = actsOnPositions(event.phase)          ? Quantity::Kind::X
                                 : actsOnPseudoVelocities(event.phase) ? Quantity::Kind::PseudoVx
                                                                       : Quantity::Kind::Vx;
    std::vector<BodyId> bodies{event.a};
    if (event.kind == EventKind::Row) bodies.push_back(event.b);
    for (const BodyId body : bodies) {
        if (body == worldBody(session().world())) continue;
        QStringList numbers;
        for (int i = 0; i < 3; ++i) numbers += link({static_cast<Quantity::Kind>(static_cast<int>(first) + i), body, {}});
        links += tr("%1 of %2").arg(numbers.join(QStringLiteral(", ")), bodyText(session().scene(), body).toHtmlEscaped());
    }
    // Tags of the translated text stay as they are.
    return tr("<p>Where from: %1</p>")
        .arg(links.join(QStringLiteral("; ")))
        .replace(QLatin1String("<p>"), QLatin1String("<p style=\"margin-top:6px; margin-bottom:0px\">"));
}

QString RowCard::text() const {
    if (m_formula) return m_formula->text() + (m_cone->isVisibleTo(this) ? m_cone->text() : QString());
    if (m_block) return m_block->text();
    const QString next =
        m_next ? tr("Next: %1").arg(m_next->title) + QLatin1Char('\n') + m_next->subtitle + QLatin1Char('\n') : QString();
    return m_title->text().remove(breakHere) + QLatin1Char('\n') + m_description + QLatin1Char('\n') + next;
}

void RowCard::copyText() const { QApplication::clipboard()->setText(unbound(text())); }

void RowCard::showMenu(QPoint place) {
    const std::unique_ptr<QMenu> menu(m_text->createStandardContextMenu(place));
    menu->addSeparator();
    menu->addAction(m_copy);
    menu->exec(m_text->viewport()->mapToGlobal(place));
}

}  // namespace solverscope
