// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/source/source_view.h"

#include <QComboBox>
#include <QSettings>

#include "gui/panels/source/source_names.h"
#include "gui/panels/source/source_text.h"
#include "gui/session/breakpoints.h"
#include "gui/widgets/build.h"

namespace solverscope {

namespace {

QString lettersKey() { return QStringLiteral("source/articleLetters"); }

}  // namespace

SourceView::SourceView(DebuggerController& controller, QWidget* parent)
    : StepPanel("sourceView", controller, parent, 0),
      m_files(new QComboBox(this)),
      m_text(new SourceText(this)),
      m_letters(named(new QToolButton(this), "articleLetters")),
      m_name(focusableLabel("sourceName", this, Qt::RichText)) {
    named(m_files, "sourceFiles", tr("Source file"),
          tr("The source file that is shown; the next move of the cursor shows the one at the cursor"));
    m_files->addItems(SolverSource::files());
    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 0}, {inRow(2, {{m_files, 1}, m_letters}), {m_text, 1}, m_name});
    m_letters->setText(tr("Article’s notation"));
    m_letters->setToolTip(
        tr("Shows the formula in the notation of the articles next to each line that computes a term, with the article’s number in "
           "brackets"));
    m_letters->setCheckable(true);
    m_letters->setAutoRaise(true);
    m_letters->setFocusPolicy(Qt::StrongFocus);
    m_letters->setChecked(QSettings().value(lettersKey()).toBool());
    m_name->setMargin(4);
    m_name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // As high as its fullest text: the source must not jump while one reads.
    m_name->setMinimumHeight(2 * fontMetrics().lineSpacing() + 10);
    m_text->setExplanation([this](const QString& name) { return explanation(name); });
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &SourceView::explainCaret);
    connect(m_letters, &QToolButton::toggled, this, [this](bool on) {
        QSettings().setValue(lettersKey(), on);
        showFormulas();
    });
    connect(m_files, &QComboBox::textActivated, this, [this](const QString& file) {
        open(file);
        showMark();
    });
}

void SourceView::refresh() {
    m_files->setEnabled(!m_controller.scene().playback);
    if (m_controller.scene().playback) return showForeignPlace(session().event().where);
    const QString file = QString::fromUtf8(session().event().where.file);
    // During a run, a reader of another source is not disturbed.
    if (m_source.file().isEmpty() || !m_controller.isRunning()) open(file);
    showMark();
}

void SourceView::open(const QString& file) {
    if (file == m_source.file()) return;
    m_source = SolverSource(file);
    m_text->setSource(m_source.text());
    m_files->setCurrentIndex(m_files->findText(file));
    showSigns();
    showFormulas();
    explainCaret();
}

void SourceView::showFormulas() {
    std::vector<SourceText::Remark> remarks;
    if (m_letters->isChecked())
        for (int line = 1; line <= m_source.lineCount(); ++line)
            if (QString formula = articleFormulaOf(m_source.line(line)); !formula.isEmpty())
                remarks.push_back({line, std::move(formula)});
    m_text->setRemarks(std::move(remarks));
}

QString SourceView::explanation(const QString& name) const {
    const bool visited = m_source.file() == QString::fromUtf8(session().event().where.file);
    const auto description = SourceNameDescription::of(name, session(), visited);
    return description ? description->html() : QString();
}

void SourceView::explainCaret() {
    const QString name = m_text->nameAtCaret();
    const QString text = name.isEmpty() ? QString() : explanation(name);
    m_name->setText(
        text.isEmpty() ? tr("Hover over a name, or put the text cursor on it: its meaning and its value are shown here.") : text);
}

/// Files named by a trace are not opened, whatever their names are.
void SourceView::showForeignPlace(const Where& where) {
    const QString file = QString::fromUtf8(where.file);
    const QString place = file.isEmpty() ? tr("The trace does not record where in the source this stop is.")
                                         : tr("%1, line %2").arg(file).arg(where.line);
    m_source = SolverSource();
    m_files->setCurrentIndex(-1);
    m_text->setSource(tr("// %1\n//\n// This step was recorded by another program. Its source is not available:\n// a trace "
                         "contains only file and line.")
                          .arg(place));
    m_text->mark(0);
    m_text->setNotes({});
}

void SourceView::showMark() {
    markLine();
    explainCaret();
}

void SourceView::markLine() {
    const Event& event = session().event();
    if (m_source.file() != QString::fromUtf8(event.where.file)) {
        m_text->mark(0);
        m_text->setNotes({});
        return;
    }
    const bool isRow = event.kind == EventKind::Row;
    const int line = isRow ? m_source.lineOfTerm(event.where.line, session().cursor().term) : event.where.line;
    m_text->mark(line);
    m_text->setNotes(isRow ? m_source.notes(event, line) : std::vector<SolverSource::Note>{});
}

void SourceView::useBreakpoints(Breakpoints& breakpoints) {
    m_breakpoints = &breakpoints;
    connect(m_text, &SourceText::gutterClicked, this, &SourceView::toggle);
    connect(&breakpoints, &Breakpoints::breakpointsChanged, this, &SourceView::showSigns);
    showSigns();
}

void SourceView::showSigns() {
    if (!m_breakpoints) return;
    std::vector<SourceText::Sign> signs;
    for (const Breakpoints::Entry& entry : m_breakpoints->entries()) {
        const auto& line = entry.breakpoint.line;
        if (!line || line->file != m_source.file().toStdString()) continue;
        signs.push_back({line->line, entry.breakpoint.enabled && entry.problem.isEmpty() ? SourceText::GutterSign::Breakpoint
                                                                                         : SourceText::GutterSign::BreakpointOff});
    }
    for (int line = 1; line <= m_source.lineCount(); ++line)
        if (m_source.isStop(line)) signs.push_back({line, SourceText::GutterSign::Stop});
    m_text->setSigns(std::move(signs));
}

void SourceView::toggle(int line) {
    const int stop = m_source.stopFrom(line);
    if (m_breakpoints && stop > 0) m_breakpoints->toggleLine(m_source.file(), stop);
}

void SourceView::toggleBreakpoint() { toggle(m_text->caretLine()); }

std::pair<QString, int> SourceView::placeOfTextCursor() const { return {m_source.file(), m_source.stopFrom(m_text->caretLine())}; }

int SourceView::currentLine() const { return m_text->markedLine(); }

QString SourceView::currentLineText() const { return m_source.line(currentLine()); }

}  // namespace solverscope
