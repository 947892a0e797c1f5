// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <bitset>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/formats/trace_line.h"
#include "physics/trace/quantities.h"
#include "physics/world/playback.h"

namespace solverscope {

/// Reads the lines of a trace one by one and packs them. Stops that a trace omits are inserted: the beginning of a step, the
/// end of building its rows, the end of its sweeps, its end.
class TraceReader {
public:
    TraceReader(std::string name, const TraceLimits& limits) : m_name(std::move(name)), m_limits(limits) {}

    /// The mistake in the line, if there is one. Numbers count from 1.
    std::optional<Error> read(std::string_view text, int number);

    /// Whether an incomplete last line is the result of a crash of the writer, after at least one complete step. The partial
    /// step is then discarded.
    bool breakOff(std::string_view text, const Error& error);

    /// The result, after the last line.
    Result<Scene> finish(int lastLine);

private:
    /// A contact as read, before the list of contacts is sorted.
    struct NewContact {
        Contact contact;
        std::uint32_t place = 0;
        bool hasAge = false;
        bool hasFeature = false;
    };

    void readHeader(TraceLine& line);
    void readBody(TraceLine& line);
    void readStep(TraceLine& line);
    void readState(TraceLine& line);
    void readContact(TraceLine& line);
    void readRow(TraceLine& line);
    std::string expectedAwaited() const;
    void readVisit(TraceLine& line);
    void readIteration(TraceLine& line);
    void readSubstep(TraceLine& line);
    void readPhase(TraceLine& line);

    std::optional<BodyId> body(TraceLine& line, std::string_view key);
    std::optional<Phase> sweepPhase(TraceLine& line, Phase otherwise);
    void constraintOf(TraceLine& line, Row& row);
    void source(TraceLine& line, PlayedStop& stop);
    void stop(TraceLine& line, const PlayedStop& stop);
    void compareSums(const TraceLine& line, const RowVisit& given, const RowVisit& played);
    void noteFields(std::initializer_list<std::string_view> keys);
    void noteFields(const PlayedStop& visited);
    void noteFieldsOfStep();
    void listMissingFields();

    bool inStep(TraceLine& line, std::string_view what);
    void startBodies();
    void beginIfNotBegun();
    void closePhase();
    void finishContacts();
    void linearizeIfNotDone(RowList list);
    void beginSweep(TraceLine& line, Phase phase);
    void endStep();
    void put(Phase phase);

    std::string m_name;
    TraceLimits m_limits;
    Scene m_scene;
    std::shared_ptr<Playback> m_playback = std::make_shared<Playback>();
    std::optional<PlaybackBuilder> m_builder;  // once the bodies are known
    std::map<std::string, BodyId, std::less<>> m_bodies;
    std::map<std::string, std::uint32_t, std::less<>> m_joints;
    std::map<std::string, std::uint32_t, std::less<>> m_files;
    std::size_t m_nameBytes = 0;
    std::bitset<32> m_recordedFields;  // which of RecordedField any line has
    WantedQuantities m_present;        // quantities that some stop has
    WantedQuantities m_missing;        // quantities that some visit lacks
    bool m_hasSweeps = false;

    bool m_hasHeader = false;
    bool m_hasEnd = false;
    bool m_inStep = false;
    bool m_begun = false;             // the stop at which a step begins is there
    bool m_contactsFinished = false;  // the step's first contacts are there
    bool m_linearized = false;        // so is the stop after building rows, in this step or sub-step
    bool m_positionsLinearized = false;
    std::optional<Phase> m_open;  // the phase of the visits since the last phase ended
    bool m_sweeping = false;      // a visit has been since the last sweep or phase ended
    int m_sweep = 0;
    int m_maxSweeps = 1;          // of velocities, in any step
    int m_maxPositionSweeps = 1;  // of pseudo-velocities or positions
    std::size_t m_cells = 0;
    int m_substep = 0;
    std::size_t m_visits = 0;
    std::size_t m_otherStops = 0;
    /// The last row that friction has named and that is not there yet.
    struct AwaitedRow {
        RowList list;
        std::uint32_t row;
    };
    std::optional<AwaitedRow> m_awaited;
    std::vector<NewContact> m_pending;
    std::map<std::pair<BodyId, BodyId>, std::uint32_t> m_points;  // how many of the pair
    std::vector<std::uint32_t> m_places;                          // of contacts, in the order in which they were read
};

}  // namespace solverscope
