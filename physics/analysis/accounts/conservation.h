// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What a step changed of the quantities that mechanics keeps.
//
//   momentum            |ΔP − Σ (h m g + impulses from fixed bodies)|              [N s]
//   angular momentum    ΔL − Σ (their torques), about the origin                   [N m s]
//   energy              Δ (kinetic + potential + that of springs in joints)         [J]
//
// Impulses between two bodies cancel, and so do their torques if both act at one point or along one line. Friction and impacts
// may take energy; only motors, winches, the mouse and a hand may add some.
#pragma once

#include <span>
#include <string_view>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

enum class Law : std::uint8_t { Momentum, AngularMomentum, Energy };
constexpr int lawCount = static_cast<int>(Law::Energy) + 1;

/// The change of a quantity that no force, torque or work explains, and the size with which it is compared. Same unit.
struct KeptQuantity {
    Real change = 0;
    Real scale = 0;
};

struct Conservation {
    KeptQuantity momentum;
    KeptQuantity angularMomentum;
    KeptQuantity energy;
    Real apart = 0;            // N m s, the part of `angularMomentum` from opposite impulses at different points
    Real apartAtContacts = 0;  // N m s, the part of `apart` at contacts
    bool isDriven = false;     // motors, winches, the mouse or a hand may have worked
};

/// The largest changes that are not worth a word, by Law, relative to the scale: rounding; and of the energy what the slop of a
/// resting contact may give.
inline constexpr Real keptUpTo[lawCount]{1e-9, 1e-6, 1e-2};

/// The changes of several steps.
Conservation& operator+=(Conservation& sum, const Conservation& step);

const KeptQuantity& quantityOf(const Conservation& conservation, Law law);

/// Whether a step broke a law by more than that. Energy may always fall.
bool breaks(const Conservation& conservation, Law law);

struct Ledger;

/// What made a step break a law, as the end of a sentence.
std::string_view breachReason(const Ledger& ledger, Law law, const Settings& settings);

/// All that breachReason may say.
std::span<const std::string_view> breachReasons();

/// Follows a step through its stops.
class ConservationAccount {
public:
    explicit ConservationAccount(const World& world);

    /// The world is as it is at the event.
    void processStop(const World& world, const Event& event);

    Conservation result(const World& end) const;

private:
    struct Totals {
        Vec2 momentum;
        Real angularMomentum = 0;
        Real momentumScale = 0;
        Real angularScale = 0;
        Real kinetic = 0;
        Real energy = 0;
    };
    static Totals totalsOf(const World& world);
    void receive(const World& world, BodyId body, Vec2 impulse, Real turning);
    void push(const World& world, const auto& row, Real impulse);
    void visit(const World& world, const Event& event);

    Totals m_start;
    Totals m_external;  // impulses and torques from outside
    Real m_apart = 0;
    Real m_apartAtContacts = 0;
    bool m_isDriven = false;
};

}  // namespace solverscope
