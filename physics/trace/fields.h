// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "physics/trace/event.h"
#include "physics/world/world.h"

namespace solverscope {

/// The figures of a stop. Trace, conditions and everything else that names one takes the name from here.
enum class Field : std::uint8_t {
    Step,
    Substep,
    Phase,
    Iteration,
    Event,
    Row,
    Kind,
    Constraint,
    BodyA,
    BodyB,
    Body,
    Nx,
    Ny,
    LeverA,
    LeverB,
    Jv,
    EffectiveMass,
    Bias,
    Softness,
    RawDelta,
    SumBefore,
    SumAfter,
    Delta,
    Lower,
    Upper,
    Clamp,
    VAx,
    VAy,
    WA,
    VBx,
    VBy,
    WB,
    JvAfter,
    NormalImpulse,
    LastImpulse,
    Age,
    Separation,
    Penetration,
    Residual,
    ImpulseChange,
    ClampedRows,
    ClampChanges,
    WorstPenetration,
    KineticEnergy,
    PotentialEnergy,
    EnergyChange,
    LostMatches,
    IsRow,
    ActiveSetChanged,
    EnergyRose,
    MatchLost,
    NotFinite,
};

constexpr int fieldCount = static_cast<int>(Field::NotFinite) + 1;

/// Which figures somebody is going to ask for; those that cost something are worked out only then.
using WantedFields = std::bitset<static_cast<std::size_t>(fieldCount)>;

enum class FieldKind : std::uint8_t { Number, Truth, Choice, BodyName, ConstraintName };

/// Where a figure has a value; elsewhere it is absent, and no comparison with it holds.
enum class FieldScope : std::uint8_t {
    Everywhere,
    Rows,        // visits to rows
    Iterations,  // ends of sweeps
    Steps,       // ends of steps
    Collisions,  // the stop at which the contacts have been found
};

/// The stops that have a figure of their own; all others are alike.
enum class StopClass : std::uint8_t { Row, EndOfSweep, Collided, EndOfStep, Other };

/// A set of them.
class StopClasses {
public:
    constexpr StopClasses() = default;
    constexpr StopClasses(StopClass one) : m_bits(static_cast<std::uint8_t>(1u << static_cast<int>(one))) {}
    static constexpr StopClasses all() { return StopClasses(static_cast<std::uint8_t>(0x1f)); }

    constexpr bool test(StopClass one) const { return (m_bits & StopClasses(one).m_bits) != 0; }
    constexpr StopClasses operator|(StopClasses other) const {
        return StopClasses(static_cast<std::uint8_t>(m_bits | other.m_bits));
    }
    constexpr StopClasses operator&(StopClasses other) const {
        return StopClasses(static_cast<std::uint8_t>(m_bits & other.m_bits));
    }
    constexpr bool operator==(const StopClasses&) const = default;

private:
    constexpr explicit StopClasses(std::uint8_t bits) : m_bits(bits) {}
    std::uint8_t m_bits = 0;
};

/// The stops at which a figure of that scope has a value.
constexpr StopClasses stopsOf(FieldScope scope) {
    switch (scope) {
        case FieldScope::Rows:
            return StopClass::Row;
        case FieldScope::Iterations:
            return StopClass::EndOfSweep;
        case FieldScope::Steps:
            return StopClass::EndOfStep;
        case FieldScope::Collisions:
            return StopClass::Collided;
        case FieldScope::Everywhere:
            break;
    }
    return StopClasses::all();
}

struct FieldInfo {
    Field field;
    std::string_view name;
    std::string_view unit;  // empty: none, or it depends on the row
    FieldKind kind;
    FieldScope scope;
    std::string_view explanation;
};

/// All of them, in the order of the enumeration.
std::span<const FieldInfo> fieldTable();

const FieldInfo& infoOf(Field field);

/// The field of that name, or nullptr.
const FieldInfo* findField(std::string_view name);

/// The names that a choice may have: phases, kinds of rows, clamps. Empty for what is no choice.
std::span<const std::string_view> valuesOf(Field field);

}  // namespace solverscope
