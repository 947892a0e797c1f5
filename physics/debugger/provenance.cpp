// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/provenance.h"

#include <algorithm>
#include <array>

#include "physics/debugger/number_story.h"

namespace solverscope {
namespace {

/// The stories of several numbers. A visit is told only to those whom it can concern.
class Stories {
public:
    Stories(const World& world, std::span<const Quantity> quantities, std::size_t last)
        : m_last(last), m_biases(world), m_byBody(world.bodies.size() + 1) {
        m_stories.reserve(quantities.size());
        for (const Quantity& quantity : quantities) {
            const std::size_t place = m_stories.size();
            m_stories.emplace_back(world, quantity).begin();
            if (quantity.kind == Quantity::Kind::Lambda)
                at(m_byRow[static_cast<std::size_t>(quantity.row.list)], quantity.row.row).push_back(place);
            else if (index(quantity.body) < m_byBody.size())
                m_byBody[index(quantity.body)].push_back(place);
        }
    }

    void arrive(const Event& e, std::size_t number) {
        if (number > m_last) return;
        m_biases.arrive(e);
        const auto tell = [&](NumberStory& story) { story.arrive(e, number, m_biases); };
        if (e.kind != EventKind::Row) {
            std::ranges::for_each(m_stories, tell);
            return;
        }
        const auto& rows = m_byRow[static_cast<std::size_t>(rowListOf(e.phase))];
        if (e.visit.row < rows.size())
            for (const std::size_t place : rows[e.visit.row]) tell(m_stories[place]);
        for (const BodyId body : {e.a, e.b})
            for (const std::size_t place : m_byBody[index(body)]) tell(m_stories[place]);
    }

    std::vector<std::optional<Provenance>> results() {
        std::vector<std::optional<Provenance>> results;
        results.reserve(m_stories.size());
        for (NumberStory& story : m_stories) results.push_back(std::move(story).result());
        return results;
    }

private:
    using Places = std::vector<std::size_t>;

    static Places& at(std::vector<Places>& lists, std::size_t place) {
        if (place >= lists.size()) lists.resize(place + 1);
        return lists[place];
    }

    std::size_t m_last;
    BiasParser m_biases;
    std::vector<NumberStory> m_stories;
    std::vector<Places> m_byBody;
    std::array<std::vector<Places>, 3> m_byRow;
};

}  // namespace

Shares& Shares::operator+=(const Shares& other) {
    speed += other.speed;
    bounce += other.bounce;
    drive += other.drive;
    correction += other.correction;
    softness += other.softness;
    clamped += other.clamped;
    return *this;
}

std::optional<Real> valueOf(const World& world, Quantity quantity) {
    using Kind = Quantity::Kind;
    if (quantity.kind == Kind::Lambda) {
        const auto& rows = rowsOf(world, quantity.row.list);
        if (quantity.row.row >= rows.size()) return std::nullopt;
        return rows[quantity.row.row].lambda;
    }
    const std::size_t body = index(quantity.body);
    if (body >= world.bodies.size()) return std::nullopt;
    const Pose& pose = world.poses[body];
    const Velocity& velocity = world.velocities[body];
    const Velocity& pseudo = world.pseudoVelocities[body];
    switch (quantity.kind) {
        case Kind::X:
            return pose.position.x;
        case Kind::Y:
            return pose.position.y;
        case Kind::Angle:
            return pose.angle;
        case Kind::Vx:
            return velocity.v.x;
        case Kind::Vy:
            return velocity.v.y;
        case Kind::Omega:
            return velocity.w;
        case Kind::PseudoVx:
            return pseudo.v.x;
        case Kind::PseudoVy:
            return pseudo.v.y;
        case Kind::PseudoOmega:
            return pseudo.w;
        case Kind::Lambda:
            break;
    }
    return std::nullopt;
}

std::vector<std::optional<Provenance>> provenanceOf(const StepTrace& step, std::size_t event,
                                                    std::span<const Quantity> quantities) {
    World world = step.start();
    Stories stories(world, quantities, event);
    step.walk(world, [&](const Event& stop, std::size_t number) { stories.arrive(stop, number); });
    return stories.results();
}

std::optional<Provenance> provenanceOf(const StepTrace& step, std::size_t event, Quantity quantity) {
    return std::move(provenanceOf(step, event, std::span(&quantity, 1)).front());
}

std::size_t eventBehind(const Event& event, const Cursor& cursor, Quantity quantity) {
    if (event.kind != EventKind::Row || cursor.term == Term::VelocityB || cursor.event == 0) return cursor.event;
    const bool isRow = quantity.kind == Quantity::Kind::Lambda;
    const bool mine = isRow ? quantity.row == RowRef{rowListOf(event.phase), event.visit.row}
                            : quantity.body == event.a || quantity.body == event.b;
    if (!mine) return cursor.event;
    const Term changes = isRow ? Term::Clamp : quantity.body == event.a ? Term::VelocityA : Term::VelocityB;
    return cursor.term < changes ? cursor.event - 1 : cursor.event;
}

Real sumOf(const Provenance& provenance) {
    Real sum = 0;
    for (const Contribution& part : provenance.parts) sum = part.isSet ? part.after : sum + part.amount;
    return sum;
}

Shares sharesOf(const Provenance& provenance) {
    Shares all;
    for (const Contribution& part : provenance.parts)
        if (part.shares) all += *part.shares;
    return all;
}

}  // namespace solverscope
