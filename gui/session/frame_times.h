// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <map>
#include <optional>
#include <vector>

namespace solverscope {

/// Where the time of the window's frames goes: what each part took, as the mean of a frame over the last second. A frame ends when
/// the scene has been painted. Measures only while somebody looks.
class FrameTimes : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// `View`: the refreshes of one view. What runs in a thread of its own takes no time of the frame.
    enum class Part { Physics, PhysicsBeside, Events, EventsBeside, View, Painting };

    struct Time {
        Part part = Part::View;
        QString view;
        double milliseconds = 0;
    };

    struct Report {
        double frame = 0;         // ms from one frame to the next
        std::vector<Time> times;  // by part, views by time
        double rest = 0;          // ms of a frame in which the window did something else, or waited
    };

    void setOn(bool on);
    bool isOn() const { return m_isOn; }

    void add(Part part, double milliseconds, const QString& view = {}) {
        if (m_isOn) m_spent[{part, view}] += milliseconds;
    }
    void endFrame();

    /// Of the last whole second in which there were frames.
    const std::optional<Report>& report() const { return m_report; }

    static constexpr bool isBeside(Part part) { return part == Part::PhysicsBeside || part == Part::EventsBeside; }

    /// Measures as long as it lives.
    class Span {
    public:
        Span(FrameTimes& times, Part part, QString view = {}) : m_times(times), m_part(part), m_view(std::move(view)) {
            m_clock.start();
        }
        ~Span() { m_times.add(m_part, 1e-6 * static_cast<double>(m_clock.nsecsElapsed()), m_view); }
        Span(const Span&) = delete;
        Span& operator=(const Span&) = delete;

    private:
        FrameTimes& m_times;
        Part m_part;
        QString m_view;
        QElapsedTimer m_clock;
    };

signals:
    void reported();

private:
    static constexpr qint64 period = 1000;  // ms

    bool m_isOn = false;
    int m_frames = 0;
    QElapsedTimer m_clock;  // since the period began: the end of a frame
    std::map<std::pair<Part, QString>, double> m_spent;
    std::optional<Report> m_report;
};

}  // namespace solverscope
