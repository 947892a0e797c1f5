// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/source/solver_source.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

namespace solverscope {
namespace {

const QString sourceFolder = QStringLiteral(":/sources/");

// The solvers' names for the parts of a visit.
const QRegularExpression definesJv(QStringLiteral("\\bjv\\s*="));
const QRegularExpression definesRawDelta(QStringLiteral("\\b(rawDelta|carried)\\s*="));
const QRegularExpression definesLambdaBefore(QStringLiteral("\\blambdaBefore\\s*="));
const QRegularExpression definesRawLambda(QStringLiteral("\\brawLambda\\s*="));
const QRegularExpression definesLambda(QStringLiteral("\\brow\\.lambda\\s*="));
const QRegularExpression definesDelta(QStringLiteral("\\bdelta\\s*="));
const QRegularExpression clamps(QStringLiteral("=\\s*clamped\\("));
const QRegularExpression stops(QStringLiteral("\\bwatch\\.(row|phase|iteration|substep|pair|body)\\("));
const QRegularExpression applies(QStringLiteral("\\bapply(Impulse|Push)\\("));

}  // namespace

SolverSource::SolverSource(const QString& file) : m_file(file) {
    QFile resource(sourceFolder + file);
    if (file.isEmpty() || !resource.open(QIODevice::ReadOnly)) return;
    m_text = QString::fromUtf8(resource.readAll());
    m_lines = m_text.split(QLatin1Char('\n'));
    if (m_lines.last().isEmpty()) m_lines.removeLast();
    for (int stop = 0; (stop = findLine(stop + 1, lineCount(), stops)) > 0;) m_stops.push_back(stop);
}

QStringList SolverSource::files() {
    QStringList files;
    QDirIterator each(sourceFolder, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) files.append(each.next().mid(sourceFolder.size()));
    files.sort();
    return files;
}

/// A function's first line is the last one before that begins at the margin and ends with an opening brace.
int SolverSource::functionAround(int line) const {
    for (int number = line; number >= 1; --number) {
        const QString text = this->line(number);
        if (!text.isEmpty() && !text[0].isSpace() && text.endsWith(QLatin1Char('{'))) return number;
    }
    return 1;
}

int SolverSource::findLine(int from, int to, const QRegularExpression& pattern) const {
    for (int number = from; number <= to; ++number)
        if (pattern.match(line(number)).hasMatch()) return number;
    return 0;
}

bool SolverSource::isStop(int line) const { return std::ranges::binary_search(m_stops, line); }

int SolverSource::stopFrom(int line) const {
    for (int number = std::max(1, line); number <= lineCount(); ++number) {
        if (isStop(number)) return number;
        if (this->line(number) == QLatin1String("}")) break;
    }
    return 0;
}

int SolverSource::lineOfTerm(int stop, Term term) const {
    const int from = functionAround(stop);
    const auto find = [&](const QRegularExpression& pattern) { return findLine(from, stop, pattern); };
    int found = 0;
    switch (term) {
        case Term::Jv:
            found = find(definesJv);
            if (found == 0) found = find(definesRawDelta);  // positions have no Jv: the error is in the formula itself
            break;
        case Term::RawDelta:
            found = find(definesRawDelta);
            break;
        case Term::Sum:
            found = find(definesRawLambda);
            if (found == 0) found = find(definesLambdaBefore);
            if (found == 0) found = find(definesRawDelta);
            break;
        case Term::Clamp:
            found = find(clamps);
            break;
        case Term::VelocityA:
            found = find(applies);
            break;
        case Term::VelocityB:
            break;
    }
    return found == 0 ? stop : found;
}

std::vector<SolverSource::Note> SolverSource::notes(const Event& event, int upTo) const {
    const RowVisit& visit = event.visit;
    const int from = functionAround(event.where.line);
    std::vector<Note> notes;
    const auto note = [&](const QRegularExpression& pattern, double value) {
        const int line = findLine(from, event.where.line, pattern);
        if (line > 0 && line <= upTo) notes.push_back({line, value});
    };
    note(definesJv, visit.jv);
    note(definesRawDelta, visit.rawDelta);
    note(definesLambdaBefore, visit.lambdaBefore);
    note(definesRawLambda, visit.lambdaBefore + visit.rawDelta);
    note(definesLambda, visit.lambdaAfter);
    note(definesDelta, visit.delta);
    return notes;
}

}  // namespace solverscope
