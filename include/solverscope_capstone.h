// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Your own solver, checked by Solverscope row by row: lessons 7.1 to 7.6. Write solve() in one file that includes this header,
// under the terms of the GNU GPL (version 3 or later) or of the MIT licence, as you like. The header brings main(), which reads a
// problem, calls solve() for each of its steps and writes what you report as a trace:
//
//   solverscope capstone --template my_solver.cpp      writes a file to begin with, and this header next to it
//   solverscope capstone --level 1 my_solver.cpp       builds it and checks level 1
//
// In solve() the contacts of a step are known and gravity has acted. Build one row for each contact, from level 3 on a second one
// for friction, visit them, and report what you have done, in this order:
//
//   step.rows.push_back(row); … step.built();          the rows are complete, each with the lambda that it begins with
//   step.warmStarted(i);                               row i has applied the impulse of the last step (from level 4 on)
//   step.visited(i);                                   row i has changed the velocities of its two bodies, and row.lambda
//   step.swept();                                      every row has been visited once more
// Report each row before the next one acts. The header moves the bodies, after solve().
#ifndef SOLVERSCOPE_CAPSTONE_H
#define SOLVERSCOPE_CAPSTONE_H

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "solverscope_trace.h"

namespace capstone {

struct Vec2 {
    double x, y;
};
inline Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
inline Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
inline Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
inline Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
inline double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
inline double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
inline Vec2 left(Vec2 a) { return {-a.y, a.x}; }  // a quarter turn counter-clockwise

struct Body {
    double invMass, invInertia;  // 1/kg, 1/(kg m²); 0 for what never moves
    Vec2 position;               // of the centre of mass [m]
    double angle;                // [rad]
    Vec2 velocity;               // [m/s], yours to change
    double omega;                // [rad/s], yours to change
};

struct Contact {
    int a, b;          // places of the two bodies in Step::bodies
    unsigned feature;  // a, b and feature together name the point: the same three are the same point in the next step
    Vec2 point;        // [m]
    Vec2 normal;       // unit vector from a to b
    double depth;      // overlap [m]
    double friction;   // μ
};

enum class Kind { Normal, Friction };

/// One degree of freedom: Jv = n·vB + wB ωB − n·vA − wA ωA.
struct Row {
    Kind kind = Kind::Normal;
    int contact = 0;           // place in Step::contacts
    Vec2 n = {0, 0};           // B is pushed along n, A the other way; of friction: across the normal
    double wA = 0, wB = 0;     // lever arms r × n [m], r from the centre of the body to the point
    double effectiveMass = 0;  // 1 / K [kg]
    double bias = 0;           // is added to Jv [m/s]
    double lambda = 0;         // Λ, the sum of the row's impulses in this step [N s]
};

/// One step of a problem: what you are given, and what you report.
class Step {
public:
    double h = 0;        // length of the step [s]
    int iterations = 0;  // how many sweeps to make
    double beta = 0;     // share of the overlap beyond slop that a step is to remove; 0 before level 5
    double slop = 0;     // overlap that is left alone [m]
    std::vector<Body> bodies;
    std::vector<Contact> contacts;
    std::vector<Row> rows;  // yours to fill; empty when solve() begins

    void built();
    void warmStarted(std::size_t row) { report(row, "warm_start"); }
    void visited(std::size_t row) { report(row, "solve_velocities"); }
    void swept();

private:
    friend class Problem;
    void report(std::size_t row, const char* phase);
    void noteOthers(int a, int b);

    solverscope_trace::Writer* m_trace = nullptr;  // null: this step is not recorded
    const std::vector<std::string>* m_names = nullptr;
    std::vector<Body> m_known;   // the bodies as last reported
    std::vector<double> m_sums;  // Λ of the rows as last reported
};

[[noreturn]] inline void fail(const std::string& message) {
    std::fprintf(stderr, "capstone: %s\n", message.c_str());
    std::exit(3);
}

/// Velocities that have changed without a report are written too, so that Solverscope sees them.
inline void Step::noteOthers(int a, int b) {
    for (int i = 0; i < static_cast<int>(bodies.size()); ++i) {
        Body& known = m_known[i];
        const Body& now = bodies[i];
        const bool same = known.velocity.x == now.velocity.x && known.velocity.y == now.velocity.y && known.omega == now.omega;
        known = now;
        if (i == a || i == b || same || !m_trace) continue;
        m_trace->state((*m_names)[i].c_str()).velocity(now.velocity.x, now.velocity.y, now.omega);
    }
}

inline void Step::built() {
    if (!m_sums.empty()) fail("built() was called twice in a step");
    noteOthers(-1, -1);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        m_sums.push_back(row.lambda);
        if (row.contact < 0 || row.contact >= static_cast<int>(contacts.size()))
            fail("rows[" + std::to_string(i) + "].contact is " + std::to_string(row.contact) + ", but the last contact is number " +
                 std::to_string(static_cast<int>(contacts.size()) - 1));
        if (!m_trace) continue;
        const Contact& contact = contacts[row.contact];
        const bool isFriction = row.kind == Kind::Friction;
        auto line = m_trace->row(static_cast<unsigned>(i), isFriction ? "friction" : "unilateral");
        line.bodies((*m_names)[contact.a].c_str(), (*m_names)[contact.b].c_str());
        line.contact(static_cast<unsigned>(row.contact)).n(row.n.x, row.n.y).levers(row.wA, row.wB);
        line.effectiveMass(row.effectiveMass).bias(row.bias).softness(0).sum(row.lambda);
        if (!isFriction) line.bounds(0, INFINITY);
        if (!isFriction) continue;
        unsigned normal = 0;
        while (normal < rows.size() && (rows[normal].kind == Kind::Friction || rows[normal].contact != row.contact)) ++normal;
        if (normal == rows.size()) fail("rows[" + std::to_string(i) + "] is friction, but its contact has no normal row");
        line.friction(contact.friction).normalRow(normal);
    }
    if (m_trace) m_trace->phase("linearize");
}

inline void Step::report(std::size_t row, const char* phase) {
    if (row >= m_sums.size() || rows.size() != m_sums.size())
        fail("row " + std::to_string(row) + " was reported, but built() has seen " + std::to_string(m_sums.size()) +
             " rows: call step.built() after filling step.rows");
    const Contact& contact = contacts[rows[row].contact];
    const Body& a = bodies[contact.a];
    const Body& b = bodies[contact.b];
    noteOthers(contact.a, contact.b);
    const double before = phase[0] == 'w' ? 0 : m_sums[row];
    m_sums[row] = rows[row].lambda;
    if (!m_trace) return;
    auto line = m_trace->visit(static_cast<unsigned>(row));
    line.phase(phase).sums(before, rows[row].lambda).delta(rows[row].lambda - before);
    line.velocityA(a.velocity.x, a.velocity.y, a.omega).velocityB(b.velocity.x, b.velocity.y, b.omega);
}

inline void Step::swept() {
    noteOthers(-1, -1);
    if (m_trace) m_trace->iteration().phase("solve_velocities");
}

// ---- from here on: how problems are read and run; nothing of it concerns solve() ----

struct Box {
    Vec2 half;
    double friction;
};

const double touching = 1e-6;  // boxes this near count as touching [m]

inline Vec2 turned(const Body& body, Vec2 a) { return std::cos(body.angle) * a + std::sin(body.angle) * left(a); }
inline Vec2 edgeNormal(int k) { return k == 0 ? Vec2{0, -1} : k == 1 ? Vec2{1, 0} : k == 2 ? Vec2{0, 1} : Vec2{-1, 0}; }
inline Vec2 cornerOf(const Body& body, const Box& box, int k) {
    return body.position + turned(body, {k == 1 || k == 2 ? box.half.x : -box.half.x, k >= 2 ? box.half.y : -box.half.y});
}

struct Point {
    unsigned feature;
    Vec2 position;
    double above;
};

/// The edge of `other` that faces edge k of a box, cut to the length of that edge; the points of it that touch.
inline std::vector<Point> cutEdge(const Body& body, const Box& box, int k, const Body& other, const Box& otherBox) {
    const Vec2 n = turned(body, edgeNormal(k)), t = left(n);
    const double height = k % 2 == 1 ? box.half.x : box.half.y, reach = k % 2 == 1 ? box.half.y : box.half.x;
    int facing = 0;
    for (int i = 1; i < 4; ++i)
        if (dot(n, turned(other, edgeNormal(i))) < dot(n, turned(other, edgeNormal(facing)))) facing = i;
    const int corners[2] = {facing, (facing + 1) % 4};
    Vec2 ends[2] = {cornerOf(other, otherBox, corners[0]) - body.position, cornerOf(other, otherBox, corners[1]) - body.position};
    const double from = dot(t, ends[0]), to = dot(t, ends[1]);
    std::vector<Point> points;
    if (to > reach || from < -reach) return points;
    const Vec2 slope = (1 / (to - from)) * (ends[1] - ends[0]);
    if (to < -reach) ends[1] = ends[1] + (-reach - to) * slope;
    if (from > reach) ends[0] = ends[0] + (reach - from) * slope;
    for (int i = 0; i < 2; ++i) {
        const double above = dot(n, ends[i]) - height;
        if (above > touching) continue;
        points.push_back({static_cast<unsigned>(4 * k + corners[i]), body.position + ends[i] - 0.5 * above * n, above});
    }
    if (points.size() == 2 && points[1].feature < points[0].feature) std::swap(points[0], points[1]);
    return points;
}

/// Separating axes; the one with the least overlap decides, unless others are nearly as good.
inline void collide(const std::vector<Body>& bodies, const std::vector<Box>& boxes, int a, int b, std::vector<Contact>& contacts) {
    if (bodies[a].invMass + bodies[b].invMass == 0) return;
    double separations[4], best = 0;
    int sides[4], chosen = 0;
    for (int axis = 0; axis < 4; ++axis) {
        const int own = axis < 2 ? a : b, far = axis < 2 ? b : a;
        const Vec2 n = turned(bodies[own], axis % 2 == 1 ? Vec2{0, 1} : Vec2{1, 0});
        const double size = axis % 2 == 1 ? boxes[own].half.y : boxes[own].half.x;
        const double shadow = boxes[far].half.x * std::abs(dot(n, turned(bodies[far], {1, 0}))) +
                              boxes[far].half.y * std::abs(dot(n, turned(bodies[far], {0, 1})));
        const double along = dot(n, bodies[far].position - bodies[own].position);
        separations[axis] = std::abs(along) - size - shadow;
        if (!(separations[axis] <= touching)) return;
        sides[axis] = axis % 2 == 1 ? (along >= 0 ? 2 : 0) : (along >= 0 ? 1 : 3);
        if (axis > 0 && !(separations[axis] > 0.95 * best + 0.01 * size)) continue;
        best = separations[axis];
        chosen = axis;
    }
    for (int attempt = 0; attempt < 2; ++attempt) {
        const bool ofB = chosen >= 2;
        const int own = ofB ? b : a, far = ofB ? a : b;
        const std::vector<Point> points = cutEdge(bodies[own], boxes[own], sides[chosen], bodies[far], boxes[far]);
        const Vec2 out = turned(bodies[own], edgeNormal(sides[chosen]));
        const double friction = std::sqrt(boxes[own].friction * boxes[far].friction);
        for (const Point& p : points)
            contacts.push_back({a, b, p.feature + (ofB ? 16 : 0), p.position, ofB ? -out : out, -p.above, friction});
        if (!points.empty()) return;
        chosen = static_cast<int>(std::max_element(separations, separations + 4) - separations);  // always has a point
    }
}

/// A problem from a file: bodies, then either steps with their contacts, or a number of steps to run.
class Problem {
public:
    Problem(std::FILE* in, std::FILE* out) : m_in(in), m_trace(out) {}

    void run(void (*solveStep)(Step&)) {
        char text[64], mode[16];
        expect(std::fscanf(m_in, "%63s", text) == 1 && std::string(text) == "solverscope-capstone");
        if (whole() != 1) fail("this problem was written by another version of Solverscope: its header is needed");
        m_step.h = number();
        m_step.iterations = whole();
        m_step.beta = number();
        m_step.slop = number();
        m_gravity = vector();
        readBodies();
        expect(std::fscanf(m_in, "%15s", mode) == 1);
        m_isGiven = std::string(mode) == "given";
        const int steps = whole();
        for (int i = 1; i <= steps; ++i) makeStep(m_isGiven || i <= 5 || i % 120 < 2, solveStep);
        m_trace.end();
        if (!m_trace.good()) fail("the trace cannot be written");
    }

private:
    static void expect(bool isThere) {
        if (!isThere) fail("the problem cannot be read");
    }
    double number() {
        double value = 0;
        expect(std::fscanf(m_in, "%lf", &value) == 1);
        return value;
    }
    int whole() { return static_cast<int>(number()); }
    Vec2 vector() {
        const double x = number();
        return {x, number()};
    }

    void readMotion(Body& body) {
        body.position = vector();
        body.angle = number();
        body.velocity = vector();
        body.omega = number();
    }

    void readBodies() {
        m_trace.begin(m_step.h).engine("capstone").gravity(m_gravity.x, m_gravity.y);
        for (int count = whole(); count > 0; --count) {
            char name[64];
            expect(std::fscanf(m_in, "%63s", name) == 1);
            const Vec2 size = vector();
            Body body;
            body.invMass = number();
            body.invInertia = number();
            m_boxes.push_back({0.5 * size, number()});
            readMotion(body);
            m_names.push_back(name);
            m_step.bodies.push_back(body);
            auto line = m_trace.body(name);
            line.box(size.x, size.y).position(body.position.x, body.position.y).angle(body.angle);
            if (body.invMass == 0)
                line.isStatic();
            else
                line.inverseMass(body.invMass, body.invInertia).velocity(body.velocity.x, body.velocity.y, body.omega);
        }
    }

    void writeMotion(bool positions) {
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            const Body& body = m_step.bodies[i];
            if (body.invMass == 0) continue;
            auto line = m_trace.state(m_names[i].c_str());
            if (positions) line.position(body.position.x, body.position.y).angle(body.angle);
            line.velocity(body.velocity.x, body.velocity.y, body.omega);
        }
    }

    void findContacts() {
        std::vector<Contact>& contacts = m_step.contacts;
        contacts.clear();
        if (m_isGiven) {
            const int count = whole();
            for (Body& body : m_step.bodies) readMotion(body);
            for (int i = 0; i < count; ++i) {
                const int a = whole(), b = whole(), feature = whole();
                const Vec2 point = vector(), normal = vector();
                const double depth = number();
                contacts.push_back({a, b, static_cast<unsigned>(feature), point, normal, depth, number()});
            }
            return;
        }
        for (int a = 0; a < static_cast<int>(m_boxes.size()); ++a)
            for (int b = a + 1; b < static_cast<int>(m_boxes.size()); ++b) collide(m_step.bodies, m_boxes, a, b, contacts);
        for (Body& body : m_step.bodies)
            if (body.invMass > 0) body.velocity = body.velocity + m_step.h * m_gravity;
    }

    void makeStep(bool isRecorded, void (*solveStep)(Step&)) {
        m_trace.step();
        findContacts();
        if (m_isGiven) writeMotion(true);
        m_trace.phase("begin");
        for (std::size_t i = 0; isRecorded && i < m_step.contacts.size(); ++i) {
            const Contact& c = m_step.contacts[i];
            auto line = m_trace.contact();
            line.bodies(m_names[c.a].c_str(), m_names[c.b].c_str()).point(c.point.x, c.point.y).normal(c.normal.x, c.normal.y);
            line.separation(-c.depth).friction(c.friction).restitution(0).feature(c.feature);
        }
        m_trace.phase("collide");
        writeMotion(false);
        m_trace.phase("integrate_forces");

        m_step.rows.clear();
        m_step.m_trace = isRecorded ? &m_trace : nullptr;
        m_step.m_names = &m_names;
        m_step.m_known = m_step.bodies;
        m_step.m_sums.clear();
        solveStep(m_step);
        m_step.noteOthers(-1, -1);
        m_trace.phase("solve_velocities");

        if (!m_isGiven) {
            for (Body& body : m_step.bodies) {
                body.position = body.position + m_step.h * body.velocity;
                body.angle += m_step.h * body.omega;
            }
            writeMotion(true);
            m_trace.phase("integrate_positions");
        }
        m_trace.phase("end");
    }

    std::FILE* m_in;
    solverscope_trace::Writer m_trace;
    Step m_step;
    Vec2 m_gravity = {0, 0};
    std::vector<std::string> m_names;
    std::vector<Box> m_boxes;
    bool m_isGiven = false;
};

}  // namespace capstone

/// Yours: called once for each step, in order.
void solve(capstone::Step& step);

#ifndef SOLVERSCOPE_CAPSTONE_NO_MAIN
int main(int argc, char** argv) {
    if (argc != 3) capstone::fail("expected the files of a problem and of a trace; 'solverscope capstone' provides both");
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // what you print is there even if the program crashes
    std::FILE *problem = std::fopen(argv[1], "r"), *trace = std::fopen(argv[2], "w");
    if (!problem || !trace) capstone::fail("a file cannot be opened");
    capstone::Problem(problem, trace).run(solve);
    return std::fclose(trace) == 0 ? 0 : 3;
}
#endif

#endif
