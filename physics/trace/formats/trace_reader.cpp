// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/formats/trace_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "physics/base/plain_text.h"
#include "physics/scene/scene_file.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr std::size_t longestName = 256;

constexpr std::array<std::string_view, 10> lineTypes{"body",  "step",      "state",   "contact", "row",
                                                     "visit", "iteration", "substep", "phase",   "end"};

}  // namespace

std::optional<Error> TraceReader::read(std::string_view text, int number) {
    if (text.find_first_not_of(" \t\r") == std::string_view::npos) return std::nullopt;
    TraceLine line(text, m_name, number);
    if (line.error()) return line.error();
    if (!m_hasHeader) {
        readHeader(line);
        return line.error();
    }
    if (m_hasEnd) line.fail("type", "expected nothing after the line 'end'");
    line.require("a line", {"type"});
    const auto type = line.choice("type", lineTypes);
    if (line.error()) return line.error();
    using Reader = void (TraceReader::*)(TraceLine&);
    constexpr std::array<Reader, 9> readers{&TraceReader::readBody,      &TraceReader::readStep,    &TraceReader::readState,
                                            &TraceReader::readContact,   &TraceReader::readRow,     &TraceReader::readVisit,
                                            &TraceReader::readIteration, &TraceReader::readSubstep, &TraceReader::readPhase};
    if (m_awaited && lineTypes[*type] != "row") line.fail({}, expectedAwaited());
    if (line.error()) return line.error();
    if (*type < readers.size()) {
        (this->*readers[*type])(line);
    } else {
        line.allow("the last line", {"type"});
        m_hasEnd = true;
    }
    if (m_playback->bytes() + m_nameBytes > m_limits.memory)
        line.fail({}, "expected a trace that needs at most " + std::to_string(m_limits.memory >> 20) + " MiB of memory");
    return line.error();
}

bool TraceReader::breakOff(std::string_view text, const Error& error) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    const std::int64_t whole = m_playback->stepCount() - (m_inStep ? 1 : 0);
    if (text[first] != '{' || whole == 0 || !TraceLine(text, m_name, error.line).error()) return false;
    m_playback->steps.resize(static_cast<std::size_t>(whole));
    m_inStep = false;
    m_awaited.reset();
    m_playback->truncation = error;
    return true;
}

Result<Scene> TraceReader::finish(int lastLine) {
    const auto missing = [&](const std::string& what) { return Error{m_name, std::max(lastLine, 1), 1, "expected " + what}; };
    if (!m_hasHeader) return missing("a line with \"format\": \"solverscope-trace\", found an empty text");
    if (m_awaited) return missing(expectedAwaited().substr(std::string_view("expected ").size()));
    if (m_inStep) endStep();
    if (m_playback->steps.empty()) return missing("at least one line with \"type\": \"step\", found the end of the trace");
    for (std::size_t i = 0; i < recordedFieldNames.size(); ++i)
        if (!m_recordedFields[i]) m_playback->omittedFields.emplace_back(recordedFieldNames[i]);
    m_playback->endMissing = !m_hasEnd && !m_playback->truncation;
    listMissingFields();
    // For messages such as "sweep 3 of 8".
    constexpr int maxSweeps = 10'000;
    m_scene.settings.iterations = std::min(m_maxSweeps, maxSweeps);
    m_scene.settings.positionIterations = std::min(m_maxPositionSweeps, maxSweeps);
    m_scene.playback = std::move(m_playback);
    return std::move(m_scene);
}

// ---- before the steps ----

void TraceReader::readHeader(TraceLine& line) {
    constexpr std::array<std::string_view, 1> formats{"solverscope-trace"};
    line.require("the first line", {"format", "version", "dt"});
    line.choice("format", formats);
    line.whole("version", 1, 1);
    line.allow("the first line", {"format", "version", "title", "engine", "gravity", "dt"});
    m_scene.title = line.text("title", longestName).value_or(std::string());
    m_playback->engine = line.text("engine", longestName).value_or(std::string());
    m_scene.gravity = line.vector("gravity");
    const SettingInfo& dt = *findSetting("dt");
    m_scene.settings.dt = line.number("dt", dt.lowest, dt.highest);
    m_scene.settings.clampDt = false;
    m_hasHeader = true;
}

void TraceReader::readBody(TraceLine& line) {
    if (m_builder) return line.fail("type", "expected all bodies before the first step");
    line.require("a body", {"id", "position"});
    line.allow("a body", {"type", "id", "static", "shape", "position", "angle", "velocity", "angular_velocity", "inverse_mass",
                          "inverse_inertia"});
    if (m_scene.bodies.size() == m_limits.bodies) return line.fail({}, expectedAtMost(m_limits.bodies, "bodies"));
    const auto id = line.text("id", scene_limits::idBytes);
    Body body;
    body.isStatic = line.flag("static");
    body.shape = line.shape("shape").value_or(Particle{});
    const Real least = body.isStatic ? 0 : missingValue;
    body.inverseMass = {line.number("inverse_mass", 0, scene_limits::number),
                        line.number("inverse_inertia", 0, scene_limits::number)};
    Velocity velocity{line.vector("velocity"), line.number("angular_velocity")};
    for (Real* number : {&body.inverseMass.m, &body.inverseMass.I, &velocity.v.x, &velocity.v.y, &velocity.w})
        if (!isPresent(*number)) *number = least;
    const Real angle = line.has("angle") ? line.number("angle") : 0;
    const Vec2 position = line.vector("position");
    const auto near = [](Real number, Real most) { return std::abs(number) <= most; };
    if (!near(position.x, scene_limits::number) || !near(position.y, scene_limits::number))
        line.fail("position", "expected a body at most 1e9 m away from the origin when the trace begins");
    if (!near(angle, scene_limits::angle))
        line.fail("angle", "expected an angle of at most 1e5 rad in magnitude when the trace begins");
    if (line.error()) return;
    if (body.isStatic && (body.inverseMass.m != 0 || body.inverseMass.I != 0))
        return line.fail("inverse_mass", "expected a static body without inverse mass");
    if (std::holds_alternative<HalfPlane>(body.shape) && !body.isStatic)
        return line.fail("shape", "expected \"static\": true for a body with the shape half_plane");
    if (!m_bodies.emplace(*id, BodyId{static_cast<std::uint32_t>(m_scene.bodies.size())}).second)
        return line.fail("id", "expected an id that no other body has, found " + inQuotes(*id) + " again");
    m_recordedFields[Masses] = m_recordedFields[Masses] || line.has("inverse_mass");
    m_recordedFields[Velocities] = m_recordedFields[Velocities] || line.has("velocity");
    BodyDef definition;
    definition.id = *id;
    definition.isStatic = body.isStatic;
    definition.shape = body.shape;
    definition.position = position;
    definition.angle = angle;
    m_scene.bodies.push_back(std::move(definition));
    m_playback->bodies.push_back(body);
    m_playback->poses.push_back(poseAt(position, angle));
    m_playback->velocities.push_back(velocity);
    m_nameBytes += sizeof(BodyDef) + sizeof(Body) + 4 * id->size();
}

void TraceReader::startBodies() {
    Scene start = m_scene;
    start.playback = m_playback;
    m_builder.emplace(*m_playback, makeWorld(start));
}

// ---- steps ----

void TraceReader::readStep(TraceLine& line) {
    line.allow("a step", {"type", "step"});
    if (m_inStep) endStep();
    if (!m_builder) startBodies();
    if (m_playback->stepCount() == m_limits.steps)
        return line.fail({}, expectedAtMost(static_cast<std::size_t>(m_limits.steps), "steps"));
    const auto expected = static_cast<std::uint32_t>(m_playback->stepCount() + 1);
    line.whole("step", expected, expected);
    m_builder->beginStep();
    m_inStep = true;
    m_begun = m_contactsFinished = m_linearized = m_positionsLinearized = false;
    m_open.reset();
    m_sweep = m_substep = 0;
    m_visits = m_otherStops = m_cells = 0;
    m_sweeping = false;
    m_pending.clear();
    m_points.clear();
    m_places.clear();
}

bool TraceReader::inStep(TraceLine& line, std::string_view what) {
    if (!m_inStep) line.fail("type", "expected a line with \"type\": \"step\" before every " + std::string(what));
    return m_inStep && !line.error();
}

void TraceReader::put(Phase phase) {
    PlayedStop stop;
    stop.phase = phase;
    ++m_otherStops;
    m_builder->put(stop);
}

void TraceReader::beginIfNotBegun() {
    if (!m_begun) put(Phase::Begin);
    m_begun = true;
}

void TraceReader::closePhase() {
    if (m_open) put(*m_open);
    m_open.reset();
    m_sweeping = false;
    m_sweep = 0;
}

/// A table of rows and sweeps has a column for it.
void TraceReader::beginSweep(TraceLine& line, Phase phase) {
    if (!m_sweeping) m_cells += rowsOf(m_builder->world(), phase).size();
    m_sweeping = true;
    if (m_cells > m_limits.cells) line.fail({}, expectedAtMost(m_limits.cells, "rows times sweeps in a step"));
}

void TraceReader::linearizeIfNotDone(RowList list) {
    const bool positions = list == RowList::Positions;
    bool& done = positions ? m_positionsLinearized : m_linearized;
    if (!done) put(positions ? Phase::LinearizePositions : Phase::Linearize);
    done = true;
}

void TraceReader::endStep() {
    beginIfNotBegun();
    finishContacts();
    closePhase();
    const World& world = m_builder->world();
    if (!world.rows.empty()) linearizeIfNotDone(RowList::Velocities);
    put(Phase::End);
    m_inStep = false;
    noteFieldsOfStep();
}

std::optional<BodyId> TraceReader::body(TraceLine& line, std::string_view key) {
    const auto id = line.text(key, scene_limits::idBytes);
    if (!id) return std::nullopt;
    if (const auto found = m_bodies.find(*id); found != m_bodies.end()) return found->second;
    if (*id == "world") return BodyId{static_cast<std::uint32_t>(m_scene.bodies.size())};
    line.fail(key, "expected the id of a body, found " + inQuotes(*id));
    return std::nullopt;
}

void TraceReader::readState(TraceLine& line) {
    line.allow("a state",
               {"type", "body", "position", "angle", "velocity", "angular_velocity", "pseudo_velocity", "pseudo_angular_velocity"});
    line.require("a state", {"body"});
    if (!inStep(line, "state")) return;
    const auto id = body(line, "body");
    PlayedState state;
    state.position = line.vector("position");
    state.angle = line.number("angle");
    state.velocity = {line.vector("velocity"), line.number("angular_velocity")};
    state.pseudoVelocity = {line.vector("pseudo_velocity"), line.number("pseudo_angular_velocity")};
    if (line.error()) return;
    if (*id == worldBody(m_builder->world())) return line.fail("body", "expected a body other than the world itself");
    state.body = *id;
    m_recordedFields[Velocities] = m_recordedFields[Velocities] || line.has("velocity");
    m_builder->put(state);
}

void TraceReader::readContact(TraceLine& line) {
    line.allow("a contact", {"type", "a", "b", "point", "normal", "separation", "friction", "restitution", "feature", "age"});
    line.require("a contact", {"a", "b", "point", "normal"});
    if (!inStep(line, "contact")) return;
    const World& world = m_builder->world();
    if (!world.rows.empty() || !world.pseudoRows.empty() || !world.positionRows.empty())
        return line.fail("type", "expected contacts before the rows of their step or sub-step");
    if (m_pending.size() == m_limits.contacts) return line.fail({}, expectedAtMost(m_limits.contacts, "contacts at a time"));
    const auto a = body(line, "a");
    const auto b = body(line, "b");
    NewContact found;
    Contact& contact = found.contact;
    contact.normal = line.vector("normal");
    contact.point = line.vector("point");
    contact.separation = line.number("separation");
    contact.friction = line.number("friction");
    contact.restitution = line.number("restitution");
    const auto feature = line.whole("feature", 0, std::numeric_limits<std::uint32_t>::max());
    const auto age = line.whole("age", 0, std::numeric_limits<std::uint32_t>::max());
    if (line.error()) return;
    if (*a == *b) return line.fail("b", "expected two different bodies");
    for (const BodyId end : {*a, *b})
        if (end == worldBody(world)) return line.fail(end == *a ? "a" : "b", "expected a body other than the world itself");
    beginIfNotBegun();
    // A contact is stored from the body that came first to the other one.
    contact.a = std::min(*a, *b);
    contact.b = std::max(*a, *b);
    if (*b < *a) contact.normal = -contact.normal;
    if (m_pending.empty()) m_points.clear();
    const std::uint32_t point = m_points[{contact.a, contact.b}]++;
    contact.feature = feature.value_or(point);
    contact.age = age.value_or(0);
    found.hasAge = age.has_value();
    found.hasFeature = feature.has_value();
    found.place = static_cast<std::uint32_t>(m_pending.size());
    m_recordedFields[Separations] = m_recordedFields[Separations] || line.has("separation");
    if (age || feature) noteFields({"age"});
    m_pending.push_back(found);
}

void TraceReader::finishContacts() {
    if (m_contactsFinished && m_pending.empty()) return;
    std::ranges::stable_sort(m_pending, {}, [](const NewContact& found) { return contactKey(found.contact); });
    const ContactVector& before = m_builder->world().contacts;
    ContactVector contacts;
    m_places.assign(m_pending.size(), 0);
    for (const NewContact& found : m_pending) {
        m_places[found.place] = static_cast<std::uint32_t>(contacts.size());
        Contact& contact = contacts.emplace_back(found.contact);
        const auto old = std::ranges::lower_bound(before, contactKey(contact), {}, contactKey);
        if (!found.hasFeature || old == before.end() || contactKey(*old) != contactKey(contact)) continue;
        if (isPresent(old->normalImpulse)) noteFields({"last_impulse"});
        contact.normalImpulse = old->normalImpulse;
        contact.tangentImpulse = old->tangentImpulse;
        contact.pseudoImpulse = old->pseudoImpulse;
        if (!found.hasAge) contact.age = old->age + (m_contactsFinished ? 0 : 1);
    }
    m_builder->put(contacts);
    m_pending.clear();
    m_contactsFinished = true;
}

void TraceReader::constraintOf(TraceLine& line, Row& row) {
    if (line.has("contact")) {
        if (line.has("joint")) return line.fail("joint", "expected either 'contact' or 'joint', found both");
        const auto count = static_cast<std::uint32_t>(m_places.size());
        if (count == 0) return line.fail("contact", "expected a contact of this step, found none before the row");
        const auto place = line.whole("contact", 0, count - 1);
        if (!place) return;
        row.constraint = {ConstraintKind::Contact, m_places[*place]};
        const Contact& contact = m_builder->world().contacts[row.constraint.index];
        const auto belongs = [&](BodyId body) { return body == contact.a || body == contact.b; };
        if (!belongs(row.a) || !belongs(row.b) || row.a == row.b)
            line.fail("contact", "expected a contact between the bodies of the row");
        return;
    }
    const auto nameOf = [&](BodyId body) { return bodyName(m_scene, body); };
    const std::string name = line.has("joint") ? line.text("joint", longestName).value_or("") : nameOf(row.a) + "-" + nameOf(row.b);
    if (line.error()) return;
    const auto [joint, isNew] = m_joints.emplace(name, static_cast<std::uint32_t>(m_scene.joints.size()));
    if (isNew) {
        if (m_joints.size() > m_limits.names) return line.fail("joint", expectedAtMost(m_limits.names, "names of joints"));
        JointDef definition;
        definition.id = name;
        definition.bodyA = row.a;
        definition.bodyB = row.b;
        m_scene.joints.push_back(std::move(definition));
        m_nameBytes += 2 * sizeof(JointDef) + 4 * name.size();
    }
    row.constraint = {ConstraintKind::Joint, joint->second};
}

void TraceReader::readRow(TraceLine& line) {
    line.allow("a row", {"type",  "row",      "list",       "kind", "contact",        "joint", "a",        "b",
                         "n",     "skew",     "w_a",        "w_b",  "effective_mass", "bias",  "softness", "lower",
                         "upper", "friction", "normal_row", "sum",  "next_softness"});
    line.require("a row", {"row", "kind", "a", "b"});
    if (!inStep(line, "row")) return;
    beginIfNotBegun();
    finishContacts();
    const World& world = m_builder->world();
    const auto list = static_cast<RowList>(line.choice("list", rowListNames).value_or(0));
    const auto& rows = rowsOf(world, list);
    const auto count = static_cast<std::uint32_t>(rows.size());
    const auto place = line.whole("row", 0, count);
    if (place == m_limits.rows) return line.fail({}, expectedAtMost(m_limits.rows, "rows in a list"));
    const bool visited = list == RowList::Positions ? m_positionsLinearized : m_linearized;
    if (place == count && visited)
        line.fail("row", "expected new rows before the first row is visited and before the end of building rows");
    const auto kind = line.choice("kind", valuesOf(infoOf(quantityOf("kind"))));
    const auto a = body(line, "a");
    const auto b = body(line, "b");
    Row row;
    row.n = line.vector("n");
    row.skew = line.has("skew") ? line.vector("skew") : Vec2{};
    for (const auto& [key, number] : rowNumbers) row.*number = line.number(key);
    if (kind && static_cast<RowKind>(*kind) == RowKind::Equality) {  // pushes and pulls as need be
        if (!line.has("lower")) row.lower = -infinity;
        if (!line.has("upper")) row.upper = infinity;
    }
    if (line.error()) return;
    row.kind = static_cast<RowKind>(*kind);
    if (row.kind != RowKind::Friction && !line.has("friction")) row.friction = 0;
    row.a = *a;
    row.b = *b;
    constraintOf(line, row);
    // Friction rubs against the row before it unless another one is named.
    const std::uint32_t normal = row.kind == RowKind::Friction && *place > 0 ? *place - 1 : *place;
    row.normalRow = line.whole("normal_row", 0, m_limits.rows - 1).value_or(normal);
    if (m_awaited && m_awaited->list != list) line.fail("list", expectedAwaited());
    if (line.error()) return;
    // Engines without soft rows have no such numbers.
    if (!line.has("next_softness")) row.nextSoftness = 0;
    if (!line.has("softness")) row.softness = 0;
    m_playback->softnessAssumed |= !line.has("softness");
    if (!line.has("effective_mass")) row.effectiveMass = 1 / (inverseEffectiveMassOf(row, bodiesOf(world)) + row.softness);
    m_recordedFields[Directions] = m_recordedFields[Directions] || isPresent(row.n.x);
    m_recordedFields[LeverArms] = m_recordedFields[LeverArms] || isPresent(row.wA) || isPresent(row.wB);
    m_recordedFields[EffectiveMasses] = m_recordedFields[EffectiveMasses] || isPresent(row.effectiveMass);
    m_recordedFields[Biases] = m_recordedFields[Biases] || isPresent(row.bias);
    m_recordedFields[Softnesses] = m_recordedFields[Softnesses] || line.has("softness");
    m_builder->put(list, *place, row);
    const auto last = std::max(row.normalRow, m_awaited ? m_awaited->row : 0);
    m_awaited = last < rowsOf(m_builder->world(), list).size() ? std::nullopt : std::optional(AwaitedRow{list, last});
}

std::string TraceReader::expectedAwaited() const {
    return "expected row " + std::to_string(m_awaited->row) + ", which a friction row above has as its normal row";
}

}  // namespace solverscope
