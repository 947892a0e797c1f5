// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// What happened to the contact impulses of the last step. Source: article 3; R. Gaul (2013), whose engine colours contacts by
// the age of their match.
//
//   new point, same bodies and feature:   reused = clamp(factor · old),   discarded = old − reused
//   no such point before:                 it begins with nothing
//   old point that is no longer there:    all of its impulse is discarded
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "physics/collision/contact.h"
#include "physics/trace/step_trace.h"

namespace solverscope {

/// What happened to a contact point between the last step and this one.
enum class MatchStatus : std::uint8_t {
    Kept,             // the same feature touched before
    New,              // there was no such point
    Lost,             // the point is not there any more
    Broken,           // it exists in both steps, but the match was broken on purpose
    MismatchedPoint,  // wrong_features: it was given another point's impulses
};

/// Why an impulse, or a part of it, was not reused.
enum class Discard : std::uint8_t {
    None,             // all of it was used, or there was nothing
    Separated,        // the two bodies do not touch any more
    FeatureChanged,   // they touch, but elsewhere on their surfaces
    Broken,           // the match was broken on purpose
    SwitchedOff,      // warm starting is off
    Factor,           // only a part is used: the factor of warm starting is below 1
    MethodKeepsNone,  // the method, or the position correction, begins every step with nothing
    TakenOut,         // skip_separating: the bodies are already separating
    SurfacesApart,    // friction of a point found ahead of the surface
    Clamped,          // it is outside of the row's bounds now
};

/// One of a point's impulses [N s].
struct KeptImpulse {
    Real old = 0;      // at the end of the last step
    Real carried = 0;  // factor · old, the input of the warm start
    Real reused = 0;   // the impulse applied
    Discard reason = Discard::None;

    Real discarded() const { return old - reused; }
    bool operator==(const KeptImpulse&) const = default;
};

struct PointReport {
    BodyId a{};
    BodyId b{};
    std::uint32_t feature = 0;
    MatchStatus matchStatus = MatchStatus::New;
    std::uint32_t age = 0;                   // steps for which it has been matched; that of a lost point when it was last there
    std::optional<std::uint32_t> contact{};  // place among the contacts of this step
    std::optional<std::uint32_t> before{};   // place among those of the last step
    KeptImpulse normal;
    KeptImpulse tangent;
    KeptImpulse pseudo;
};

struct WarmStartReport {
    Real factor = 0;                  // of the velocity rows in this step
    std::vector<PointReport> points;  // in the order of the contacts

    std::size_t count(MatchStatus matchStatus) const;

    /// The sums of one kind of impulse over all points.
    KeptImpulse total(KeptImpulse PointReport::*kind) const;
};

/// Of a step. Where contacts are found in every sub-step, the first counts.
/// Nothing where the step's contacts were not found by us.
std::optional<WarmStartReport> warmStartReport(const StepTrace& step);

}  // namespace solverscope
