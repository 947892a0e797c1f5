// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/program_widget.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "gui/lessons/lesson_engine.h"
#include "gui/lessons/question_result.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/kept_file.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/code_list.h"

namespace solverscope {

ProgramWidget::ProgramWidget(const ProgramBlock& program, const WidgetPlace& place)
    : BlockWidget(place), m_program(program), m_engine(place.engine) {
    setObjectName(QStringLiteral("program"));
    auto* name = named(new QLabel(qstring(program.file), this), "programFile");
    name->setFont(bold(font()));
    name->setTextFormat(Qt::PlainText);
    auto* copy = named(new QPushButton(tr("Copy"), this), "copyProgram", {}, tr("Copies the whole program"));
    auto* save = named(new QPushButton(tr("Save as…"), this), "saveProgram", {}, tr("Saves the program in a file"));
    for (QPushButton* button : {copy, save}) setPrimary(*button, false);
    auto* how = named(new QLabel(this), "programHow");
    how->setWordWrap(true);
    m_lines = new CodeList("programLines", tr("Program %1").arg(qstring(program.file)), this);
    fillPanel(this, 0, {inRow({name, emptyStretch(), copy, save}), how, m_lines})->setSpacing(6);

    const auto listing = m_engine.listing(program);
    for (QPushButton* button : {copy, save}) button->setEnabled(listing.has_value());
    m_lines->setVisible(listing.has_value());
    if (!listing) {
        how->setText(QString::fromStdString(listing.error().text()));
        return;
    }
    m_listing = *listing;
    how->setText(tr("A line with a dot leads to its moment: click it, or press Up, Down and Return."));
    how->setVisible(!m_listing.stopLines.empty());
    showListing();

    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    connect(save, &QPushButton::clicked, this, &ProgramWidget::askForFile);
    connect(m_lines, &CodeList::chosen, this, &ProgramWidget::go);
    DebuggerController& controller = m_engine.controller();
    for (const auto changed : {&DebuggerController::recordingChanged, &DebuggerController::sceneChanged})
        connect(&controller, changed, this, &ProgramWidget::forgetPlaces);
    connect(&controller, &DebuggerController::cursorMoved, this, &ProgramWidget::mark);
}

QString ProgramWidget::text() const {
    QString all;
    for (const std::string& line : m_listing.lines) all += qstring(line) + QLatin1Char('\n');
    return all;
}

void ProgramWidget::showListing() {
    std::vector<CodeList::Line> lines;
    for (const std::string& text : m_listing.lines) {
        const bool isStop = std::ranges::count(m_listing.stopLines, lines.size()) > 0;
        lines.push_back(
            {qstring(text), QString::number(lines.size() + 1), isStop ? CodeList::Sign::Stop : CodeList::Sign::None, isStop});
    }
    m_lines->setLines(std::move(lines));
}

void ProgramWidget::go(int line) {
    const auto stop = std::ranges::find(m_listing.stopLines, static_cast<std::size_t>(line)) - m_listing.stopLines.begin();
    DebuggerController& controller = m_engine.controller();
    if (!m_engine.isSceneShown()) m_engine.restoreScene();
    const Cursor before = controller.session().cursor();
    if (!m_engine.go(m_program.stops[static_cast<std::size_t>(stop)].moment)) return emit problem(m_engine.problem());
    if (before.step < controller.session().step()) controller.replay(before);
    m_chosen = line;
    mark();
}

void ProgramWidget::forgetPlaces() {
    m_places.clear();
    mark();
}

/// Of several lines with the same moment, the one that led there.
void ProgramWidget::mark() {
    if (!isVisible()) return;
    const Session& session = m_engine.controller().session();
    bool isOurs = m_engine.isSceneShown();
    if (isOurs && m_places.empty() && !m_engine.controller().isRunning()) {
        EngineState engine(session.recording());
        for (const ProgramStop& stop : m_program.stops) {
            const auto there = locate(stop.moment, engine, {}, m_engine.lessonFile());
            m_places.push_back(there ? std::optional(*there) : std::nullopt);
        }
    }
    isOurs = isOurs && !m_places.empty();
    const Cursor& now = session.cursor();
    const auto isThere = [&](std::size_t stop) {
        return isOurs && m_places[stop] && m_places[stop]->step == now.step && m_places[stop]->event == now.event;
    };
    bool leadsHere = false;
    for (std::size_t i = 0; i < m_listing.stopLines.size(); ++i)
        leadsHere = leadsHere || (static_cast<int>(m_listing.stopLines[i]) == m_chosen && isThere(i));
    if (!leadsHere) m_chosen = -1;
    for (std::size_t i = 0; i < m_listing.stopLines.size(); ++i) {
        const auto line = static_cast<int>(m_listing.stopLines[i]);
        const bool marked = isThere(i) && (!leadsHere || line == m_chosen);
        m_lines->setSign(line, marked ? CodeList::Sign::Here : CodeList::Sign::Stop, marked);
    }
}

void ProgramWidget::showEvent(QShowEvent* event) {
    BlockWidget::showEvent(event);
    mark();
}

void ProgramWidget::askForFile() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Save program"), qstring(m_program.file), tr("C++ (*.cpp)"));
    if (!file.isEmpty()) save(file);
}

void ProgramWidget::save(const QString& file) {
    if (!replaceFile(text().toUtf8(), file)) emit problem(tr("%1: cannot be written").arg(file));
}

BlockWidget* makeWidget(const ProgramBlock& program, const WidgetPlace& place) { return new ProgramWidget(program, place); }

}  // namespace solverscope
