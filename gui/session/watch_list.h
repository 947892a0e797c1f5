// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QString>
#include <optional>
#include <vector>

#include "gui/session/kept_file.h"
#include "gui/session/step_analysis.h"
#include "gui/session/step_sampler.h"
#include "physics/debugger/breakpoints/watches.h"

namespace solverscope {

/// The watch expressions of the window: their values at the cursor, and over this step and the last ones. They are evaluated in
/// the background.
class WatchList : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t maxWatchExpressions = 24;

    struct Entry {
        QString text;
        QString problem;  // why it is not understood in this scene; empty: it is
        std::optional<WatchExpression> meter;
    };

    explicit WatchList(DebuggerController& controller, QObject* parent = nullptr);

    /// Those that the user had when the program was left.
    void load();

    const std::vector<Entry>& entries() const { return m_entries; }

    /// The index of the new one, or of an equal one that exists already; −1 if the list is full.
    int add(const QString& text);
    void remove(int place);
    void replace(int place, const QString& text);

    /// To be called when the cursor has moved, while a view is visible. `steps`: also evaluate the last steps.
    void follow(bool steps);

    /// The last value up to the cursor in its step, and the stop that it was read at.
    std::optional<WatchReading> reading(int place) const;

    /// Its values in the cursor's step by the number of the stop, or in the last steps.
    QList<QPointF> overStops(int place) const;
    QList<QPointF> overSteps(int place) const;

    StepSampler& sampler() { return m_sampler; }
    bool isBusy() const { return m_readings.isBusy() || m_sampler.isBusy(); }

signals:
    void watchListChanged();
    void readingsChanged();

private:
    /// What is read: the same texts mean the same meters.
    struct Asked {
        QStringList texts;
        std::vector<WatchExpression> meters;
        bool operator==(const Asked& other) const { return texts == other.texts; }
    };
    using Readings = std::vector<std::vector<WatchReading>>;  // of those that are understood, one after another

    Asked understood() const;
    const std::vector<WatchReading>* readingsOf(int place) const;
    void interpret(Entry& entry) const;
    void interpretAll();
    void changed();
    void save();
    std::optional<std::size_t> readPlace(int place) const;

    DebuggerController& m_controller;
    KeptList m_kept{QStringLiteral("meters")};
    std::vector<Entry> m_entries;
    StepSampler m_sampler;
    StepAnalysis<Readings, Asked> m_readings;
};

}  // namespace solverscope
