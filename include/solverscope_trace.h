// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Writes the steps of a physics engine as a trace for Solverscope: format "solverscope-trace", version 1, see
// docs/trace-format.md. One header, C++11, no dependencies; it allocates nothing and throws nothing. Copy it into your engine,
// under the terms of the GNU GPL (version 3 or later) or of the MIT licence, as you like.
//
//   solverscope_trace::Writer trace(file);                                    // a std::FILE* or a std::ostream
//   trace.begin(1.0 / 60).engine("My engine 1.2").gravity(0, -10);
//   trace.body("ground").isStatic().halfPlane(0, 1, 0).position(0, 0);
//   trace.body("box").box(1, 1).position(0, 0.5).velocity(0, -3, 0).inverseMass(1, 6);
//   trace.step();
//   trace.row(0, "unilateral").bodies("ground", "box").n(0, 1).levers(0, 0).effectiveMass(1).bounds(0, INFINITY).sum(0);
//   trace.visit(0).delta(3).velocityB(0, 0, 0).at(SOLVERSCOPE_HERE);           // and all other rows
//   trace.iteration();                                                        // and all other sweeps
//   trace.state("box").position(0, 0.5).angle(0).velocity(0, 0, 0);            // where the step ends
//   trace.end();                                                              // after the last step
//
// Everything except the names is optional: missing values are shown as absent. A line is written at the end of its statement.
#ifndef SOLVERSCOPE_TRACE_H
#define SOLVERSCOPE_TRACE_H

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <ostream>

#define SOLVERSCOPE_HERE __FILE__, __LINE__

namespace solverscope_trace {

/// The output of the writer.
class Sink {
public:
    explicit Sink(std::FILE* file) : m_file(file), m_stream(nullptr), m_good(file != nullptr) {}
    explicit Sink(std::ostream& stream) : m_file(nullptr), m_stream(&stream), m_good(true) {}

    void put(const char* bytes, std::size_t count) noexcept {
        if (!m_good) return;
        if (m_file) {
            m_good = std::fwrite(bytes, 1, count, m_file) == count;
            return;
        }
        try {
            m_good = m_stream->write(bytes, static_cast<std::streamsize>(count)).good();
        } catch (...) {
            m_good = false;
        }
    }
    void put(const char* text) noexcept { put(text, std::strlen(text)); }

    void flush() noexcept {
        if (!m_good) return;
        if (m_file) {
            m_good = std::fflush(m_file) == 0;
            return;
        }
        try {
            m_good = m_stream->flush().good();
        } catch (...) {
            m_good = false;
        }
    }

    /// All digits, a point in every locale, and "nan" or "inf" in quotes: detected by its letters, because isnan() does not
    /// work with -ffast-math.
    void number(double value) noexcept {
        char text[40];
        const int length = std::snprintf(text, sizeof text, "%.17g", value);
        if (length <= 0 || length >= static_cast<int>(sizeof text)) return put("\"nan\"");
        if (std::strpbrk(text, "nN")) {
            if (std::strpbrk(text, "fF")) return put(text[0] == '-' ? "\"-inf\"" : "\"inf\"");
            return put("\"nan\"");
        }
        bool inPoint = false;
        for (int i = 0; i < length; ++i) {
            const bool known = std::strchr("+-0123456789eE", text[i]) != nullptr;
            if (known) put(&text[i], 1);
            if (!known && !inPoint) put(".");
            inPoint = !known;
        }
    }

    /// A string in quotes. A byte not allowed in names becomes a question mark and its number, such as "?ff"; a name longer
    /// than 256 bytes is cut and ends with a question mark and a checksum; an empty name is "?".
    void string(const char* text) noexcept {
        if (!text || *text == '\0') return put("\"?\"");
        const std::size_t most = 247;  // bytes before the checksum
        std::size_t written = 0;
        bool isCut = false;
        unsigned checksum = 2166136261u;  // FNV-1a
        put("\"");
        for (const char* c = text; *c != '\0';) {
            const std::size_t length = characterLength(c);
            const std::size_t size = length == 0 ? 3 : length;
            isCut = isCut || (written + size > most && !fits(c, written));
            if (!isCut) {
                if (length == 0) {
                    char code[4];
                    std::snprintf(code, sizeof code, "?%02x", static_cast<unsigned char>(*c));
                    put(code);
                } else {
                    if (*c == '"' || *c == '\\') put("\\");
                    put(c, length);
                }
                written += size;
            }
            for (std::size_t i = 0; i < (length == 0 ? 1 : length); ++i)
                checksum = (checksum ^ static_cast<unsigned char>(*c++)) * 16777619u;
        }
        if (isCut) {
            char code[10];
            std::snprintf(code, sizeof code, "?%08x", checksum & 0xffffffffu);
            put(code);
        }
        put("\"");
    }

    bool good() const noexcept { return m_good; }

private:
    /// Whether the rest of a name fits into 256 bytes after those written so far.
    static bool fits(const char* rest, std::size_t written) noexcept {
        while (*rest != '\0' && written <= 256) {
            const std::size_t length = characterLength(rest);
            written += length == 0 ? 3 : length;
            rest += length == 0 ? 1 : length;
        }
        return written <= 256;
    }

    /// Bytes of the UTF-8 character that begins here; 0 if it is invalid or not allowed in names, such as control characters
    /// and marks that change the writing direction.
    static std::size_t characterLength(const char* text) noexcept {
        const unsigned char* c = reinterpret_cast<const unsigned char*>(text);
        if (c[0] < 0x20 || c[0] == 0x7f || (c[0] == 0xc2 && c[1] < 0xa0)) return 0;
        if (c[0] == 0xe2 && ((c[1] == 0x80 && c[2] >= 0xaa && c[2] <= 0xae) || (c[1] == 0x81 && c[2] >= 0xa6 && c[2] <= 0xa9)))
            return 0;
        if (c[0] < 0x80) return 1;
        const std::size_t length = c[0] >= 0xc2 && c[0] < 0xe0   ? 2
                                   : c[0] >= 0xe0 && c[0] < 0xf0 ? 3
                                   : c[0] >= 0xf0 && c[0] < 0xf5 ? 4
                                                                 : 0;
        for (std::size_t i = 1; i < length; ++i)
            if ((c[i] & 0xc0) != 0x80) return 0;
        const bool tooShort = (c[0] == 0xe0 && c[1] < 0xa0) || (c[0] == 0xf0 && c[1] < 0x90);
        const bool noCharacter = (c[0] == 0xed && c[1] >= 0xa0) || (c[0] == 0xf4 && c[1] >= 0x90);
        return tooShort || noCharacter ? 0 : length;
    }

    std::FILE* m_file;
    std::ostream* m_stream;
    bool m_good;
};

/// A line being written; its destructor ends it. Call each of its members at most once.
class Line {
public:
    Line(Sink& sink, const char* key, const char* value) noexcept : m_sink(&sink) {
        sink.put("{");
        sink.string(key);
        sink.put(": ");
        sink.string(value);
    }
    Line(Line&& other) noexcept : m_sink(other.m_sink) { other.m_sink = nullptr; }
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    Line& operator=(Line&&) = delete;
    ~Line() {
        if (m_sink) m_sink->put("}\n");
    }

    // Of the first line
    Line& title(const char* text) noexcept { return set("title", text); }
    Line& engine(const char* text) noexcept { return set("engine", text); }
    Line& gravity(double x, double y) noexcept { return set("gravity", x, y); }

    // Of a body: at most one shape. Polygons are given by `points`, alternating x and y, from the centre of mass,
    // counter-clockwise.
    Line& isStatic() noexcept { return key("static").put("true"); }
    Line& circle(double radius) noexcept { return shape("circle").set("radius", radius).put("}"); }
    Line& box(double width, double height) noexcept { return shape("box").set("width", width).set("height", height).put("}"); }
    Line& capsule(double length, double radius) noexcept {
        return shape("capsule").set("length", length).set("radius", radius).put("}");
    }
    Line& halfPlane(double normalX, double normalY, double offset) noexcept {
        return shape("half_plane").set("normal", normalX, normalY).set("offset", offset).put("}");
    }
    Line& polygon(const double* points, std::size_t corners) noexcept {
        shape("polygon").key("points").put("[");
        for (std::size_t i = 0; i < corners; ++i) put(i == 0 ? "" : ", ").pair(points[2 * i], points[2 * i + 1]);
        return put("]}");
    }
    Line& inverseMass(double mass, double inertia) noexcept { return set("inverse_mass", mass).set("inverse_inertia", inertia); }

    // Of a body or a state
    Line& position(double x, double y) noexcept { return set("position", x, y); }
    Line& angle(double radians) noexcept { return set("angle", radians); }
    Line& velocity(double x, double y, double angular) noexcept { return set("velocity", x, y).set("angular_velocity", angular); }
    Line& pseudoVelocity(double x, double y, double angular) noexcept {
        return set("pseudo_velocity", x, y).set("pseudo_angular_velocity", angular);
    }

    // Of a contact or a row
    Line& bodies(const char* a, const char* b) noexcept { return set("a", a).set("b", b); }
    Line& friction(double mu) noexcept { return set("friction", mu); }

    // Of a contact; the normal points from a to b
    Line& point(double x, double y) noexcept { return set("point", x, y); }
    Line& normal(double x, double y) noexcept { return set("normal", x, y); }
    Line& separation(double metres) noexcept { return set("separation", metres); }
    Line& restitution(double e) noexcept { return set("restitution", e); }
    Line& feature(unsigned id) noexcept { return set("feature", static_cast<double>(id)); }

    // Of a row: Jv = n·v_b + w_b ω_b − n·v_a − w_a ω_a
    Line& list(const char* name) noexcept { return set("list", name); }
    Line& contact(unsigned place) noexcept { return set("contact", static_cast<double>(place)); }
    Line& joint(const char* name) noexcept { return set("joint", name); }
    Line& n(double x, double y) noexcept { return set("n", x, y); }
    Line& levers(double a, double b) noexcept { return set("w_a", a).set("w_b", b); }
    Line& effectiveMass(double mass) noexcept { return set("effective_mass", mass); }
    Line& bias(double speed) noexcept { return set("bias", speed); }
    Line& softness(double gamma) noexcept { return set("softness", gamma); }
    Line& normalRow(unsigned row) noexcept { return set("normal_row", static_cast<double>(row)); }
    Line& sum(double lambda) noexcept { return set("sum", lambda); }

    // Of a row or a visit
    Line& bounds(double lower, double upper) noexcept { return set("lower", lower).set("upper", upper); }

    // Of a visit
    Line& phase(const char* name) noexcept { return set("phase", name); }
    Line& jv(double speed) noexcept { return set("jv", speed); }
    Line& rawDelta(double impulse) noexcept { return set("raw_delta", impulse); }
    Line& sums(double before, double after) noexcept { return set("sum_before", before).set("sum_after", after); }
    Line& sumAfter(double impulse) noexcept { return set("sum_after", impulse); }
    Line& delta(double impulse) noexcept { return set("delta", impulse); }
    Line& clamp(const char* bound) noexcept { return set("clamp", bound); }  // "none", "lower" or "upper"
    Line& velocityA(double x, double y, double angular) noexcept { return set("va", x, y).set("wa", angular); }
    Line& velocityB(double x, double y, double angular) noexcept { return set("vb", x, y).set("wb", angular); }

    // Of every stop
    Line& at(const char* file, int line) noexcept { return set("file", file).set("line", line); }

    // Anything else that the format knows
    Line& set(const char* name, const char* text) noexcept {
        key(name);
        m_sink->string(text);
        return *this;
    }
    Line& set(const char* name, double value) noexcept {
        key(name);
        m_sink->number(value);
        return *this;
    }
    Line& set(const char* name, double x, double y) noexcept { return key(name).pair(x, y); }

private:
    Line& key(const char* name) noexcept {
        m_sink->put(", ");
        m_sink->string(name);
        return put(": ");
    }
    Line& put(const char* text) noexcept {
        m_sink->put(text);
        return *this;
    }
    Line& pair(double x, double y) noexcept {
        put("[");
        m_sink->number(x);
        put(", ");
        m_sink->number(y);
        return put("]");
    }
    Line& shape(const char* type) noexcept {
        key("shape").put("{\"type\": ");
        m_sink->string(type);
        return *this;
    }

    Sink* m_sink;
};

/// Begin, bodies, then steps: in each of them states, contacts, rows, visits.
class Writer {
public:
    explicit Writer(std::FILE* file) : m_sink(file) {}
    explicit Writer(std::ostream& stream) : m_sink(stream) {}

    /// `dt`: seconds of a step.
    Line begin(double dt) noexcept {
        Line line(m_sink, "format", "solverscope-trace");
        line.set("version", 1).set("dt", dt);
        return line;
    }
    Line body(const char* id) noexcept { return named("body", "id", id); }

    /// Begins a step. Flushes the output, so that earlier steps survive a crash.
    void step() noexcept {
        Line(m_sink, "type", "step");
        m_sink.flush();
    }
    Line state(const char* body) noexcept { return named("state", "body", body); }
    Line contact() noexcept { return Line(m_sink, "type", "contact"); }

    /// Rows count from 0 in each step. Kinds: "equality", "unilateral", "friction", "limit", "motor".
    Line row(unsigned place, const char* kind) noexcept {
        Line line = numbered("row", place);
        line.set("kind", kind);
        return line;
    }
    Line visit(unsigned row) noexcept { return numbered("visit", row); }

    Line iteration() noexcept { return Line(m_sink, "type", "iteration"); }          // the end of a sweep
    Line substep() noexcept { return Line(m_sink, "type", "substep"); }              // the beginning of one
    Line phase(const char* name) noexcept { return named("phase", "phase", name); }  // the end of one

    void end() noexcept {
        Line(m_sink, "type", "end");
        m_sink.flush();
    }

    /// False after a failed write; nothing is written any more then.
    bool good() const noexcept { return m_sink.good(); }

private:
    Line named(const char* type, const char* key, const char* name) noexcept {
        Line line(m_sink, "type", type);
        line.set(key, name);
        return line;
    }
    Line numbered(const char* type, unsigned place) noexcept {
        Line line(m_sink, "type", type);
        line.set("row", static_cast<double>(place));
        return line;
    }

    Sink m_sink;
};

}  // namespace solverscope_trace

#endif
