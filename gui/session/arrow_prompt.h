// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <optional>

#include "physics/base/vec2.h"

namespace solverscope {

/// An arrow that the user is asked to draw in the scene: a velocity, a normal. The caller gives its origin; it is drawn with
/// the mouse or entered as two numbers; later the correct arrow is shown next to it.
class ArrowPrompt : public QObject {
    Q_OBJECT

public:
    explicit ArrowPrompt(QObject* parent = nullptr) : QObject(parent) {}

    /// Asks for an arrow from `tail`, drawn `metresPerUnit` long per unit of its quantity.
    void ask(const QObject* requester, Vec2 tail, Real metresPerUnit) {
        m_tail = tail;
        m_metresPerUnit = metresPerUnit;
        begin(requester);
    }

    /// Another caller replaces the current one.
    void transferTo(const QObject* requester) { m_requester = requester; }

    /// The drawn arrow; it can be changed until the correct one is revealed.
    void draw(std::optional<Vec2> value) {
        if (!isOpen() || m_drawn == value) return;
        m_drawn = value;
        emit changed();
    }

    /// Shows the correct one next to it. It can no longer be changed.
    void reveal(Vec2 truth) {
        if (!isOpen()) return;
        m_truth = truth;
        emit changed();
    }

    /// Withdraws the request of this caller; requests of other callers stay.
    void clear(const QObject* requester) {
        if (isRequested() && m_requester == requester) begin(nullptr);
    }

    bool isRequested() const { return m_requester != nullptr; }
    bool isOpen() const { return isRequested() && !m_truth; }
    Vec2 tail() const { return m_tail; }
    Real metresPerUnit() const { return m_metresPerUnit; }
    std::optional<Vec2> drawn() const { return m_drawn; }
    std::optional<Vec2> truth() const { return m_truth; }

    /// Where the head of an arrow of this value is in the scene, and the inverse.
    Vec2 headOf(Vec2 value) const { return m_tail + m_metresPerUnit * value; }
    Vec2 valueAt(Vec2 head) const { return (1 / m_metresPerUnit) * (head - m_tail); }

signals:
    void changed();

private:
    void begin(const QObject* requester) {
        m_requester = requester;
        m_drawn.reset();
        m_truth.reset();
        emit changed();
    }

    const QObject* m_requester = nullptr;
    Vec2 m_tail;
    Real m_metresPerUnit = 1;
    std::optional<Vec2> m_drawn;
    std::optional<Vec2> m_truth;
};

}  // namespace solverscope
