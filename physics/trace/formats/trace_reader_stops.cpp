// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The lines of a trace at which a debugger can stop, and what these have values for.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "physics/trace/formats/trace_reader.h"
#include "physics/trace/names.h"
#include "physics/trace/stop_place.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

constexpr std::size_t maxFileNameLength = 1024;

}  // namespace

void TraceReader::source(TraceLine& line, PlayedStop& stop) {
    const auto file = line.text("file", maxFileNameLength);
    const auto number = line.whole("line", 0, 100'000'000);
    if (number) stop.line = static_cast<std::int32_t>(*number);
    if (!file || line.error()) return;
    auto known = m_files.find(*file);
    if (known == m_files.end()) {
        if (m_files.size() == m_limits.files) return line.fail("file", expectedAtMost(m_limits.files, "source files"));
        known = m_files.emplace(*file, static_cast<std::uint32_t>(m_playback->files.size())).first;
        m_playback->files.push_back(*file);
        m_nameBytes += 3 * file->size();
    }
    stop.file = known->second;
    m_recordedFields[Sources] = true;
}

/// A phase in which rows are visited.
std::optional<Phase> TraceReader::sweepPhase(TraceLine& line, Phase otherwise) {
    constexpr std::array phases{Phase::WarmStart,      Phase::SolveVelocities, Phase::WarmStartPseudo, Phase::SolvePseudoVelocities,
                                Phase::SolvePositions, Phase::RelaxVelocities, Phase::Bounce};
    std::array<std::string_view, phases.size()> names;
    std::ranges::transform(phases, names.begin(), phaseName);
    const auto place = line.choice("phase", names);
    if (line.error()) return std::nullopt;
    return place ? phases[*place] : otherwise;
}

void TraceReader::stop(TraceLine& line, const PlayedStop& stop) {
    if (line.error()) return;
    if (stop.kind != PlayedStop::Kind::Row) ++m_otherStops;
    if (m_otherStops > m_limits.otherStops)
        return line.fail({}, expectedAtMost(m_limits.otherStops, "stops other than visits in a step"));
    if (stop.kind != PlayedStop::Kind::Row) {
        m_hasSweeps = m_hasSweeps || stop.kind == PlayedStop::Kind::Iteration;
        m_builder->put(stop);
        return;
    }
    if (++m_visits > m_limits.visits) return line.fail({}, expectedAtMost(m_limits.visits, "visits in a step"));
    const PlayedStop played = m_builder->put(stop);
    noteFields(played);
    compareSums(line, stop.visit, played.visit);
    const auto note = [this](RecordedField field, Real number) {
        if (isPresent(number)) m_recordedFields[field] = true;
    };
    note(Jvs, played.visit.jv);
    note(RawDeltas, played.visit.rawDelta);
    note(Sums, played.visit.lambdaAfter);
    note(Deltas, played.visit.delta);
    note(BothBounds, played.visit.lower);
    note(BothBounds, played.visit.upper);
    note(VelocitiesAfter, played.vA.v.y);
    note(VelocitiesAfter, played.vB.v.y);
    if (played.visit.clampKnown) m_recordedFields[Clamps] = true;
}

/// Engines that compute with floats round all three.
void TraceReader::compareSums(const TraceLine& line, const RowVisit& given, const RowVisit& played) {
    if (!isPresent(given.delta) || !isPresent(given.lambdaAfter)) return;  // one follows from the other
    const Real expected = played.lambdaAfter - played.lambdaBefore;
    const Real size = std::max({std::abs(played.lambdaAfter), std::abs(played.lambdaBefore), std::abs(given.delta)});
    if (!std::isfinite(expected) || !std::isfinite(given.delta) || std::abs(given.delta - expected) <= 1e-5 * size) return;
    if (m_playback->inconsistencies++ > 0) return;
    m_playback->firstInconsistency = line.mistake(
        "delta", "expected sum_after - sum_before = " + numberText(expected) + " for 'delta', found " + numberText(given.delta));
}

void TraceReader::readVisit(TraceLine& line) {
    static const std::vector<std::string_view> keys = [] {
        std::vector<std::string_view> all{"type", "row", "phase"};
        for (const bool offered : {true, false}) {
            for (const QuantityInfo& info : quantities())
                if (info.ofVisit && info.isOffered() == offered) all.push_back(info.key);
            if (offered) all.push_back("clamp");
        }
        all.insert(all.end(), {"va", "wa", "vb", "wb", "file", "line"});
        return all;
    }();
    line.allow("a visit", keys);
    line.require("a visit", {"row"});
    if (!inStep(line, "visit")) return;
    PlayedStop visited;
    visited.kind = PlayedStop::Kind::Row;
    const auto in = sweepPhase(line, Phase::SolveVelocities);
    if (!in) return;
    visited.phase = *in;
    const World& world = m_builder->world();
    const auto count = static_cast<std::uint32_t>(rowsOf(world, *in).size());
    if (count == 0) return line.fail("row", "expected a row of this step, found none before the visit");
    const auto row = line.whole("row", 0, count - 1);
    RowVisit& visit = visited.visit;
    for (const QuantityInfo& info : quantities())
        if (info.ofVisit) visit.*info.ofVisit = line.number(info.key);
    visited.vA = {line.vector("va"), line.number("wa")};
    visited.vB = {line.vector("vb"), line.number("wb")};
    const auto clamp = line.choice("clamp", valuesOf(infoOf(quantityOf("clamp"))));
    source(line, visited);
    if (line.error()) return;
    visit.row = *row;
    visit.clampKnown = clamp.has_value();
    if (clamp) visit.clamp = static_cast<Clamp>(*clamp);
    if (m_open && *m_open != *in) closePhase();
    linearizeIfNotDone(rowListOf(*in));
    m_open = *in;
    beginSweep(line, *in);
    stop(line, visited);
}

void TraceReader::readIteration(TraceLine& line) {
    line.allow("an iteration", {"type", "iteration", "phase", "file", "line"});
    if (!inStep(line, "iteration")) return;
    beginIfNotBegun();
    const auto in = sweepPhase(line, m_open.value_or(Phase::SolveVelocities));
    if (!in) return;
    if (m_open && *m_open != *in) closePhase();
    finishContacts();
    linearizeIfNotDone(rowListOf(*in));
    m_open = *in;
    PlayedStop swept;
    swept.kind = PlayedStop::Kind::Iteration;
    swept.phase = *in;
    const auto next = static_cast<std::uint32_t>(m_sweep + 1);
    line.whole("iteration", next, next);
    swept.number = ++m_sweep;
    source(line, swept);
    beginSweep(line, *in);
    m_sweeping = false;
    stop(line, swept);
    const bool velocities = rowListOf(*in) == RowList::Velocities;
    if (*in != Phase::RelaxVelocities) {
        int& most = velocities ? m_maxSweeps : m_maxPositionSweeps;
        most = std::max(most, m_sweep);
    }
}

void TraceReader::readSubstep(TraceLine& line) {
    line.allow("a sub-step", {"type", "substep", "file", "line"});
    if (!inStep(line, "sub-step")) return;
    beginIfNotBegun();
    closePhase();
    if (!m_pending.empty()) finishContacts();
    m_linearized = m_positionsLinearized = false;
    PlayedStop begun;
    begun.kind = PlayedStop::Kind::Substep;
    const auto next = static_cast<std::uint32_t>(m_substep + 1);
    line.whole("substep", next, next);
    begun.number = ++m_substep;
    source(line, begun);
    stop(line, begun);
}

void TraceReader::readPhase(TraceLine& line) {
    line.allow("a phase", {"type", "phase", "file", "line"});
    line.require("a phase", {"phase"});
    if (!inStep(line, "phase")) return;
    const auto done = line.choice("phase", valuesOf(infoOf(quantityOf("phase"))));
    PlayedStop ended;
    source(line, ended);
    if (line.error()) return;
    ended.phase = static_cast<Phase>(*done);
    const Phase phase = ended.phase;
    if (phase == Phase::Begin && m_begun) return line.fail("phase", "expected 'begin' before every other stop of its step");
    if (phase == Phase::Begin) m_begun = true;
    beginIfNotBegun();
    if (m_open && *m_open != phase) closePhase();
    m_open.reset();
    m_sweeping = false;
    m_sweep = 0;
    const World& world = m_builder->world();
    const bool hasPendingRows = !world.rows.empty() || !world.pseudoRows.empty() || !world.positionRows.empty();
    if (phase == Phase::Collide && !hasPendingRows) m_contactsFinished = m_contactsFinished && !m_pending.empty();
    if (phase == Phase::Collide || phase == Phase::End) finishContacts();
    if (phase == Phase::Linearize) m_linearized = true;
    if (phase == Phase::LinearizePositions) m_positionsLinearized = true;
    if (phase == Phase::End && !world.rows.empty()) linearizeIfNotDone(RowList::Velocities);
    stop(line, ended);
    if (phase == Phase::Collide && !world.contacts.empty()) noteFields({"lost_matches", "match_lost"});
    if (phase != Phase::End) return;
    m_inStep = false;
    noteFieldsOfStep();
}

// ---- what the trace has values for, so that a condition with a quantity that it lacks can say so ----

void TraceReader::noteFields(std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys) m_present.set(quantityOf(key));
}

void TraceReader::noteFields(const PlayedStop& visited) {
    // What says nothing of this: every visit has a row, and whether contacts have an age is seen where they are read.
    static const WantedQuantities noted = [] {
        WantedQuantities rows;
        for (std::size_t i = 0; i < quantities().size(); ++i)
            rows.set(i, quantities()[i].scope == QuantityScope::Rows && quantities()[i].isOffered());
        for (const std::string_view key : {"row", "kind", "age"}) rows.reset(quantityOf(key));
        return rows;
    }();
    static const WantedQuantities ofSolving = [] {
        WantedQuantities solving;
        for (const std::string_view key : {"jv", "raw_delta", "clamp"}) solving.set(quantityOf(key));
        return solving;
    }();
    StopPlace place;
    place.row(visited.phase, false);
    RowVisit visit = visited.visit;
    visit.phase = visited.phase;
    Event event = eventOf(m_builder->world(), place, {}, visit);
    event.vA = visited.vA;
    event.vB = visited.vB;
    const StepSoFar soFar;
    const WantedQuantities now = isWarmStart(visited.phase) ? noted & ~ofSolving : noted;
    for (std::size_t i = 0; i < quantities().size(); ++i) {
        if (!now.test(i)) continue;
        if (const auto value = valueOf(quantities()[i], {event, m_builder->world(), soFar}))
            (isPresent(*value) ? m_present : m_missing).set(i);
    }
}

/// Looks at every body and contact, so not after each of a million steps.
void TraceReader::noteFieldsOfStep() {
    if (!std::has_single_bit(static_cast<std::uint64_t>(m_playback->stepCount()))) return;
    const World& world = m_builder->world();
    const Measures now = measure(world);
    if (!world.contacts.empty() && isPresent(now.worstPenetration)) noteFields({"worst_penetration"});
    if (isPresent(now.kineticEnergy)) noteFields({"kinetic_energy"});
    if (isPresent(now.potentialEnergy)) noteFields({"potential_energy"});
    if (isPresent(now.kineticEnergy + now.potentialEnergy)) noteFields({"energy_change", "energy_rose"});
}

void TraceReader::listMissingFields() {
    // Values computed at the end of a sweep exist if all their inputs do.
    const auto needs = [this](std::string_view figure, std::initializer_list<std::string_view> others) {
        bool present = m_hasSweeps;
        for (const std::string_view other : others) {
            present = present && m_present[quantityOf(other)];
            if (m_missing[quantityOf(other)]) m_missing.set(quantityOf(figure));
        }
        if (present) noteFields({figure});
    };
    for (const char* figure : {"clamped_rows", "clamp_changes", "active_set_changed"}) needs(figure, {"clamp"});
    needs("impulse_change", {"delta"});
    needs("residual", {"jv_after", "effective_mass", "bias", "sum_after", "lower", "upper"});
    // Every visit has these, and every stop those that are not listed here.
    noteFields({"row", "kind", "constraint", "body_a", "body_b", "body"});
    for (std::size_t i = 0; i < quantities().size(); ++i) {
        const QuantityInfo& info = quantities()[i];
        const bool always = info.scope == QuantityScope::Everywhere || info.scope == QuantityScope::Bodies;
        if (always || !info.isOffered()) continue;
        if (!m_present[i])
            m_playback->absentFields.emplace_back(info.key);
        else if (m_missing[i])
            m_playback->partlyMissingFields.emplace_back(info.key);
    }
}

}  // namespace solverscope
