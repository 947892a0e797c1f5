// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "physics/world/world.h"

namespace solverscope {

/// The state of a world between two steps, without the constant data of the scene and the data that a step rebuilds. Contacts
/// store only their identity and impulses: the next step finds their geometry again.
class Snapshot {
public:
    explicit Snapshot(const World& world);

    /// Puts a world of the same scene into this state.
    void restore(World& world) const;

    std::int64_t step() const { return m_step; }
    std::size_t bytes() const;

private:
    struct Place {
        Vec2 position;
        Real angle = 0;
        Velocity velocity;
    };
    struct KeptContact {
        BodyId a{};
        BodyId b{};
        std::uint32_t feature = 0;
        std::uint32_t age = 0;
        Real normalImpulse = 0;
        Real tangentImpulse = 0;
        Real pseudoImpulse = 0;
    };
    struct KeptJoint {
        std::array<Real, maxJointRows> impulse{};
        std::array<Real, maxJointRows> pseudoImpulse{};
        Real length = 0;  // of a winch's rope
    };

    std::int64_t m_step = 0;
    Settings m_settings;
    std::vector<Place> m_places;
    std::vector<KeptContact> m_contacts;
    std::vector<KeptJoint> m_joints;
    std::optional<Drag> m_drag;
    std::vector<InverseMass> m_inverseMasses;  // empty while they are those of the scene
};

}  // namespace solverscope
