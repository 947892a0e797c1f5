// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/formats/foreign_trace.h"

#include <include/solverscope_trace.h>
#include <algorithm>
#include <array>
#include <fstream>
#include <limits>
#include <string>
#include <system_error>
#include <variant>
#include <vector>

#include "physics/base/missing.h"
#include "physics/trace/formats/trace_reader.h"
#include "physics/trace/names.h"
#include "physics/trace/quantities.h"
#include "physics/world/step.h"

namespace solverscope {

bool looksLikeTrace(std::string_view beginning) {
    return beginning.substr(0, beginning.find('\n')).find("\"solverscope-trace\"") != std::string_view::npos;
}

Result<Scene> readTrace(std::istream& input, const std::string& name, const TraceLimits& limits, TraceProgress* progress) {
    constexpr std::size_t blockBytes = 1 << 16;
    TraceReader reader(name, limits);
    std::vector<char> block(blockBytes);
    std::string rest;  // of the block before: the beginning of a line
    int number = 0;
    const auto tooLong = [&] {
        return Error{name, number + 1, 1, "expected lines of at most " + std::to_string(TraceLine::maxBytes) + " bytes"};
    };
    while (input) {
        if (progress && progress->cancelled) return Error{name, 0, 0, "reading was cancelled"};
        input.read(block.data(), static_cast<std::streamsize>(block.size()));
        std::string_view text(block.data(), static_cast<std::size_t>(input.gcount()));
        if (progress) progress->bytes += text.size();
        for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
            if (number == std::numeric_limits<int>::max() - 1) return Error{name, number, 1, "expected fewer lines"};
            std::string_view line = text.substr(0, end);
            text.remove_prefix(end + 1);
            if (!rest.empty()) line = rest.append(line);
            if (line.size() > TraceLine::maxBytes) return tooLong();
            if (auto error = reader.read(line, ++number)) return *error;
            rest.clear();
        }
        rest += text;
        if (rest.size() > TraceLine::maxBytes) return tooLong();
    }
    if (input.bad()) return Error{name, 0, 0, "expected a file that can be read to its end"};
    if (!rest.empty())
        if (auto error = reader.read(rest, ++number))
            if (!reader.breakOff(rest, *error)) return *error;
    return reader.finish(number);
}

Result<Scene> loadTrace(const std::filesystem::path& file, const TraceLimits& limits, TraceProgress* progress) {
    std::error_code problem;
    if (!std::filesystem::is_regular_file(file, problem)) return Error{file.string(), 0, 0, "expected a regular file"};
    std::ifstream input(file, std::ios::binary);
    if (!input) return Error{file.string(), 0, 0, "expected a file that can be read"};
    return readTrace(input, file.string(), limits, progress);
}

namespace {

using solverscope_trace::Line;
using solverscope_trace::Writer;

void tell(Line& line, const char* key, Real number) {
    if (isPresent(number)) line.set(key, number);
}

void tell(Line& line, const char* key, Vec2 v) {
    if (isPresent(v.x) && isPresent(v.y)) line.set(key, v.x, v.y);
}

bool sameVector(Vec2 a, Vec2 b) { return sameBits(a.x, b.x) && sameBits(a.y, b.y); }
bool sameVelocity(const Velocity& a, const Velocity& b) { return sameVector(a.v, b.v) && sameBits(a.w, b.w); }

/// Two missing values are equal.
bool sameRow(const Row& a, const Row& b) {
    const auto withoutNumbers = [](Row row) {
        row.n = row.skew = {};
        for (const auto& [key, number] : rowNumbers) row.*number = 0;
        return row;
    };
    const auto same = [&](const auto& number) { return sameBits(a.*number.second, b.*number.second); };
    return sameVector(a.n, b.n) && sameVector(a.skew, b.skew) && std::ranges::all_of(rowNumbers, same) &&
           withoutNumbers(a) == withoutNumbers(b);
}

void writeShape(Line& line, const Shape& shape) {
    struct Write {
        Line& line;
        void operator()(const Circle& circle) const { line.circle(circle.radius); }
        void operator()(const Box& box) const { line.box(box.width, box.height); }
        void operator()(const AxisBox& box) const { line.box(box.width, box.height); }
        void operator()(const HalfPlane& plane) const { line.halfPlane(plane.normal.x, plane.normal.y, plane.offset); }
        void operator()(const Capsule& capsule) const { line.capsule(capsule.length, capsule.radius); }
        void operator()(const Polygon& polygon) const {
            std::vector<double> points;
            for (std::uint32_t i = 0; i < polygon.count; ++i)
                points.insert(points.end(), {polygon.points[i].x, polygon.points[i].y});
            line.polygon(points.data(), polygon.count);
        }
        void operator()(const Particle&) const {}
    };
    std::visit(Write{line}, shape);
}

/// Writes every stop, preceded by all changes since the previous stop that cannot be derived.
class WritingWatch final : public AnyStepWatch {
public:
    WritingWatch(const Scene& scene, const World& world, Writer& writer)
        : m_scene(scene), m_world(world), m_writer(writer), m_poses(world.poses), m_velocities(world.velocities) {}

    void beginStep() {
        m_writer.step();
        m_pseudo.assign(m_world.velocities.size(), {});
        for (auto& rows : m_rows) rows.clear();
    }

    void phase(Phase phase, Where where) override {
        writeStates();
        if (phase == Phase::Collide) writeContacts();
        if (phase == Phase::Linearize) {
            writeRows(RowList::Velocities);
            writeRows(RowList::PseudoVelocities);
        }
        if (phase == Phase::LinearizePositions) writeRows(RowList::Positions);
        finish(m_writer.phase(std::string(phaseName(phase)).c_str()), where);
    }
    void substep(int number, Where where) override {
        writeStates();
        finish(m_writer.substep().set("substep", number), where);
        for (auto& rows : m_rows) rows.clear();
    }
    void iteration(Phase phase, int number, Where where) override {
        writeStates();
        finish(m_writer.iteration().set("iteration", number).phase(std::string(phaseName(phase)).c_str()), where);
    }
    void body(BodyId body, Where) override { writeState(index(body)); }
    void row(const RowVisit& visit, Where where) override {
        const RowList list = rowListOf(visit.phase);
        Row row = rowsOf(m_world, list)[visit.row];
        const bool carried = isWarmStart(visit.phase);
        RowVector& told = m_rows[static_cast<std::size_t>(list)];
        row.lambda = carried && visit.row < told.size() ? told[visit.row].lambda : visit.lambdaBefore;
        if (visit.row < told.size() && !sameRow(row, told[visit.row])) tell(list, visit.row, row);
        told[visit.row].lambda = visit.lambdaAfter;

        const Velocity vA = motionOf(m_world, visit.phase, row.a);
        const Velocity vB = motionOf(m_world, visit.phase, row.b);
        Line line = m_writer.visit(visit.row);
        line.phase(std::string(phaseName(visit.phase)).c_str());
        for (const QuantityInfo& info : quantities())
            if (info.ofVisit) solverscope::tell(line, info.key.data(), visit.*info.ofVisit);
        solverscope::tell(line, "va", vA.v);
        solverscope::tell(line, "wa", vA.w);
        solverscope::tell(line, "vb", vB.v);
        solverscope::tell(line, "wb", vB.w);
        if (visit.clampKnown) line.clamp(std::string(clampName(visit.clamp)).c_str());
        finish(line, where);
        remember(visit.phase, row.a, vA);
        remember(visit.phase, row.b, vB);
    }

private:
    static void finish(Line& line, Where where) {
        if (where.file[0] != '\0') line.at(where.file, where.line);
    }
    static void finish(Line&& line, Where where) { finish(line, where); }

    std::string nameOf(BodyId body) const { return bodyName(m_scene, body); }

    void remember(Phase phase, BodyId body, const Velocity& motion) {
        if (!actsOnPositions(phase))
            (actsOnPseudoVelocities(phase) ? m_pseudo : m_velocities)[index(body)] = motion;
        else if (body != worldBody(m_world))
            m_poses[index(body)] = m_world.poses[index(body)];
    }

    void writeStates() {
        for (std::size_t i = 0; i < m_world.bodies.size(); ++i) writeState(i);
    }

    void writeState(std::size_t i) {
        const Pose& pose = m_world.poses[i];
        const Velocity& velocity = m_world.velocities[i];
        const Velocity& pseudo = m_world.pseudoVelocities[i];
        const bool moved = !sameVelocity(Velocity{pose.position, pose.angle}, Velocity{m_poses[i].position, m_poses[i].angle});
        const bool pushed = !sameVelocity(velocity, m_velocities[i]);
        const bool corrected = !sameVelocity(pseudo, m_pseudo[i]);
        if (!moved && !pushed && !corrected) return;
        Line line = m_writer.state(nameOf(BodyId{static_cast<std::uint32_t>(i)}).c_str());
        if (moved) line.position(pose.position.x, pose.position.y).angle(pose.angle);
        if (pushed) solverscope::tell(line, "velocity", velocity.v);
        if (pushed) solverscope::tell(line, "angular_velocity", velocity.w);
        if (corrected) line.pseudoVelocity(pseudo.v.x, pseudo.v.y, pseudo.w);
        m_poses[i] = pose;
        m_velocities[i] = velocity;
        m_pseudo[i] = pseudo;
    }

    void writeContacts() {
        for (const Contact& contact : m_world.contacts) {
            Line line = m_writer.contact();
            line.bodies(nameOf(contact.a).c_str(), nameOf(contact.b).c_str());
            line.point(contact.point.x, contact.point.y).normal(contact.normal.x, contact.normal.y);
            solverscope::tell(line, "separation", contact.separation);
            solverscope::tell(line, "friction", contact.friction);
            solverscope::tell(line, "restitution", contact.restitution);
            line.feature(contact.feature).set("age", contact.age);
        }
    }

    void writeRows(RowList list) {
        const auto& rows = rowsOf(m_world, list);
        const auto& told = m_rows[static_cast<std::size_t>(list)];
        for (std::uint32_t i = 0; i < rows.size(); ++i)
            if (i >= told.size() || !sameRow(told[i], rows[i])) tell(list, i, rows[i]);
    }

    void tell(RowList list, std::uint32_t place, const Row& row) {
        RowVector& told = m_rows[static_cast<std::size_t>(list)];
        if (place == told.size()) told.push_back(row);
        told[place] = row;
        Line line = m_writer.row(place, std::string(rowKindName(row.kind)).c_str());
        if (list != RowList::Velocities) line.list(rowListNames[static_cast<std::size_t>(list)].data());
        if (row.constraint.kind == ConstraintKind::Contact)
            line.contact(row.constraint.index);
        else
            line.joint(constraintName(m_scene, m_world, row.constraint).c_str());
        line.bodies(nameOf(row.a).c_str(), nameOf(row.b).c_str());
        solverscope::tell(line, "n", row.n);
        if (row.skew != Vec2{}) solverscope::tell(line, "skew", row.skew);
        const bool rubs = row.kind == RowKind::Friction;  // its bounds follow from the normal row
        for (const auto& [key, number] : rowNumbers) {
            if (number == (rubs ? &Row::lower : &Row::friction) || (rubs && number == &Row::upper)) continue;
            if (number == &Row::nextSoftness && row.*number == 0) continue;
            solverscope::tell(line, key, row.*number);
            if (number == &Row::friction) line.normalRow(row.normalRow);
        }
    }

    const Scene& m_scene;
    const World& m_world;
    Writer& m_writer;
    // What has been written so far
    std::vector<Pose> m_poses;
    std::vector<Velocity> m_velocities;
    std::vector<Velocity> m_pseudo;
    std::array<RowVector, 3> m_rows;
};

}  // namespace

bool writeTrace(const Scene& scene, World world, std::int64_t steps, std::ostream& out) {
    Writer writer(out);
    {
        Line line = writer.begin(stepLength(world.settings));
        if (!scene.title.empty()) line.title(scene.title.c_str());
        line.engine(world.playback && !world.playback->engine.empty() ? world.playback->engine.c_str() : "Solverscope");
        tell(line, "gravity", world.gravity);
    }
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        const Pose& pose = world.poses[i];
        const Velocity& velocity = world.velocities[i];
        Line line = writer.body(scene.bodies[i].id.c_str());
        writeShape(line, world.bodies[i].shape);
        line.position(pose.position.x, pose.position.y).angle(pose.angle);
        if (world.bodies[i].isStatic) {
            line.isStatic();
            continue;
        }
        tell(line, "velocity", velocity.v);
        tell(line, "angular_velocity", velocity.w);
        tell(line, "inverse_mass", world.inverseMasses[i].m);
        tell(line, "inverse_inertia", world.inverseMasses[i].I);
    }
    WritingWatch watch(scene, world, writer);
    for (std::int64_t made = 0; made < steps; ++made) {
        watch.beginStep();
        step<AnyStepWatch>(world, watch);
    }
    writer.end();
    return writer.good();
}

}  // namespace solverscope
