// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "gui/session/kept_file.h"
#include "gui/session/latest_task.h"
#include "physics/debugger/breakpoints/scanner.h"

namespace solverscope {

class DebuggerController;

/// The breakpoints of the window, and continuing to them, forward and back. Steps that are recorded are searched in the
/// background; past the last one, new steps are made in slices, so that the window never freezes and the search can be
/// called off.
class Breakpoints : public QObject {
    Q_OBJECT

public:
    struct Entry {
        QString condition;  // as typed; empty: none
        QString problem;    // why the condition is not understood in this scene; empty: it is
        Breakpoint breakpoint;
        qint64 stops = 0;  // how often continuing has stopped here
    };

    /// An expression whose value is shown at every cursor position.
    struct Watch {
        QString expression;
        QString problem;
        std::optional<Condition> figure;
    };

    explicit Breakpoints(DebuggerController& controller, QObject* parent = nullptr);

    /// Those that the user had when the program was left.
    void load();

    const std::vector<Entry>& entries() const { return m_entries; }

    /// In one line: its place in the source, and its condition.
    QString titleOf(int place) const;

    /// Why it cannot work in this scene: a mistake in its condition, or quantities that are missing in the trace; else empty.
    QString problemOf(int place) const;

    /// The quantities of a watched expression that are missing in the trace; empty if none is.
    QString missingForWatch(int place) const;

    /// The place of the new one.
    int add(const QString& condition, std::optional<SourceLine> line = std::nullopt);
    void remove(int place);
    void clear();
    void setEnabled(int place, bool enabled);
    void setCondition(int place, const QString& condition);
    void setEvery(int place, qint64 every);

    const std::vector<Watch>& watches() const { return m_watches; }
    void addWatch(const QString& expression);
    void removeWatch(int place);

    /// The values of all watches at the cursor; NaN for those without one.
    std::vector<double> watchedValues() const;

    /// Sets a breakpoint at a line of source, or takes it away.
    void toggleLine(const QString& file, int line);
    bool hasLine(const QString& file, int line) const;

    /// Whether any breakpoint can stop anything.
    bool any() const;

    void continueForward();
    void continueBack();

    /// To a condition that is in no list, as "run to here".
    void runTo(const Breakpoint& breakpoint);

    void cancel();
    bool isSearching() const { return m_searching; }
    QString progress() const { return m_progress; }

    /// The result of the last search in one sentence; empty until one has finished.
    QString outcome() const { return m_outcome; }

signals:
    void breakpointsChanged();
    void watchesChanged();
    void searchChanged();     // started, progressed, finished
    void stopped(int place);  // at a breakpoint of the list; −1 for another
    void nothingFound(bool forward);

private:
    std::optional<Cursor> stopOfPlayback(Cursor from);
    void countStopOfPlayback();
    void interpret(Entry& entry) const;
    void interpret(Watch& watch) const;
    void save();
    void interpretAll();
    QString missingIn(const std::optional<Condition>& condition) const;
    void endWithoutStop(const QString& outcome, bool forward);
    std::vector<Breakpoint> list() const;
    void begin(std::vector<Breakpoint> wanted, bool forward);
    void searched(std::optional<Hit> hit);
    void advanceSlice();
    void stopAt(const Hit& hit);
    void end(const QString& outcome);

    DebuggerController& m_controller;
    KeptList m_keptBreakpoints{QStringLiteral("breakpoints")};
    KeptList m_keptWatches{QStringLiteral("watches")};
    std::vector<Entry> m_entries;
    std::vector<Watch> m_watches;
    bool m_searching = false;
    bool m_forward = true;
    bool m_ofList = true;
    QString m_progress;
    QString m_outcome;
    std::vector<Breakpoint> m_wanted;   // while searching
    std::vector<Breakpoint> m_watched;  // while playing
    std::optional<AdvancingScan> m_playing;
    std::int64_t m_scannedStep = 0;  // while playing
    std::optional<Hit> m_ahead;      // the first stop in that step after where playing came into it
    std::shared_ptr<ScanProgress> m_scan;
    std::int64_t m_toSearch = 0;  // recorded steps that a search has before it
    std::optional<AdvancingScan> m_advancing;
    QTimer m_slices;
    QTimer m_ticks;
    LatestTask<std::optional<Hit>> m_task;
};

}  // namespace solverscope
