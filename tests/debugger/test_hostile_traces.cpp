// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Traces that are broken on purpose: an error with its place or something that can be debugged, never a crash, never more memory
// than was allowed. SOLVERSCOPE_VISITS=10000000 makes the longest trace as long as that.
#include <QTest>
#include <random>
#include <sstream>
#include <streambuf>

#include "physics/analysis/accounts/provenance.h"
#include "physics/analysis/metrics.h"
#include "physics/analysis/reference/frozen_step.h"
#include "physics/analysis/spectrum/degrees_of_freedom.h"
#include "physics/debugger/session.h"
#include "physics/trace/formats/foreign_trace.h"
#include "physics/trace/formats/table.h"
#include "physics/trace/non_finite.h"
#include "physics/world/playback.h"
#include "physics/world/step.h"
#include "tests/events_of.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

Result<Scene> sceneFrom(const std::string& text, const TraceLimits& limits = {}) {
    std::istringstream input(text);
    return readTrace(input, "trace", limits);
}

std::vector<std::string> traceLines(const Scene& scene, std::int64_t steps) {
    std::ostringstream out;
    if (!writeTrace(scene, makeWorld(scene), steps, out)) qFatal("cannot write");
    std::vector<std::string> lines;
    std::istringstream text(out.str());
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

/// Does to a trace what a debugger does.
void debug(const Scene& scene) {
    Session session(scene);
    for (int i = 0; i < 40 && session.forward(Granularity::Row); ++i) session.world();
    session.forward(Granularity::Term);
    session.world();
    while (session.back(Granularity::Phase)) session.worldBefore();
    session.run(3);
    const World& start = session.startOfStep();
    csvText(traceTable(session.scene(), start));
    jsonText(worldTable(session.scene(), session.world()));
    measureStep(start);
    frozenStep(start);
    degreesOfFreedom(session.world(), session.world().rows);
    provenanceOf(start, session.events().size() - 1, {Quantity::Kind::Vy, BodyId{1}, {}});
    if (!session.isFinite())
        if (const auto found = findNonFinite(start)) nonFiniteSentence(session.scene(), start, *found);
    std::ostringstream again;
    writeTrace(session.scene(), makeWorld(session.scene()), 1, again);
}

/// A change that somebody might make who wants to do harm.
void spoil(std::vector<std::string>& lines, std::mt19937& random) {
    const auto below = [&random](std::size_t count) { return static_cast<std::size_t>(random() % count); };
    const std::size_t at = below(lines.size());
    std::string& line = lines[at];
    switch (below(7)) {
        case 0:
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
            return;
        case 1:
            std::swap(line, lines[below(lines.size())]);
            return;
        case 2:
            lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size())), std::string(line));
            return;
        case 3:
            line.resize(below(line.size() + 1));
            return;
        case 4:
            if (!line.empty()) line[below(line.size())] = static_cast<char>(random());
            return;
        default: {
            // Another number in the place of one.
            const char* const digits = "0123456789";
            const std::size_t from = line.find_first_of(digits, below(line.size() + 1));
            if (from == std::string::npos) return;
            const std::size_t to = line.find_first_not_of("0123456789.e+-", from);
            const char* const others[] = {"0",          "1",     "2",  "-1",     "3",       "7",
                                          "4294967295", "1e308", "-0", "1e-320", "\"nan\"", "\"-inf\""};
            line.replace(from, to == std::string::npos ? to : to - from, others[below(std::size(others))]);
        }
    }
}

/// A trace of any length that is nowhere as a whole: `visits` of them, a thousand to a step.
class LongTrace : public std::streambuf {
public:
    explicit LongTrace(std::size_t visits) : m_left(visits) {
        m_block =
            "{\"format\": \"solverscope-trace\", \"version\": 1, \"dt\": 0.01}\n"
            "{\"type\": \"body\", \"id\": \"a\", \"position\": [0, 0], \"velocity\": [0, 0], \"angular_velocity\": 0, "
            "\"inverse_mass\": 1, \"inverse_inertia\": 1}\n"
            "{\"type\": \"body\", \"id\": \"b\", \"position\": [1, 0]}\n";
        setg(m_block.data(), m_block.data(), m_block.data() + m_block.size());
    }

protected:
    int_type underflow() override {
        if (m_left == 0) return traits_type::eof();
        m_block = "{\"type\": \"step\"}\n{\"type\": \"row\", \"row\": 0, \"kind\": \"equality\", \"a\": \"a\", \"b\": \"b\"}\n";
        for (int i = 0; i < 1000 && m_left > 0; ++i, --m_left)
            m_block += "{\"type\":\"visit\",\"row\":0,\"jv\":" + std::to_string(m_left) +
                       ".5,\"raw_delta\":0.1,\"sum_after\":" + std::to_string(i) + ".25,\"va\":[0.1," + std::to_string(i) +
                       "],\"wa\":0.3,\"vb\":[0.4,0.5],\"wb\":0.6}\n";
        setg(m_block.data(), m_block.data(), m_block.data() + m_block.size());
        return traits_type::to_int_type(*gptr());
    }

private:
    std::string m_block;
    std::size_t m_left;
};

std::size_t maxTraceSize() {
    const int asked = qEnvironmentVariableIntValue("SOLVERSCOPE_VISITS");
    return asked > 0 ? static_cast<std::size_t>(asked) : 100'000;
}

}  // namespace

class TestHostileTraces : public QObject {
    Q_OBJECT

private slots:
    void spoiltTracesAreRefusedOrCanBeDebugged_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("method");
        QTest::newRow("contacts") << QStringLiteral("two_box_stack") << QStringLiteral("sequential_impulses");
        QTest::newRow("positions") << QStringLiteral("two_box_stack") << QStringLiteral("xpbd");
        QTest::newRow("sub-steps") << QStringLiteral("two_box_stack") << QStringLiteral("tgs_soft");
    }
    void spoiltTracesAreRefusedOrCanBeDebugged() {
        QFETCH(QString, name);
        QFETCH(QString, method);
        Scene scene = shippedScene(name);
        scene.settings = *withSetting(scene.settings, "method", method.toStdString());
        scene.settings.iterations = 2;
        scene.settings.substeps = 2;
        const std::vector<std::string> whole = traceLines(scene, 3);
        std::mt19937 random(20261121);
        int debugged = 0;
        for (int attempt = 0; attempt < 400; ++attempt) {
            std::vector<std::string> lines = whole;
            for (std::size_t changes = 1 + random() % 3; changes > 0 && !lines.empty(); --changes) spoil(lines, random);
            std::string text;
            for (const std::string& line : lines) text += line + '\n';
            const auto read = sceneFrom(text);
            if (!read) {
                QVERIFY2(read.error().line > 0 && read.error().column > 0, read.error().text().c_str());
                QVERIFY2(read.error().message.starts_with("expected "), read.error().text().c_str());
                continue;
            }
            ++debugged;
            debug(*read);
        }
        QVERIFY2(debugged > 40, qPrintable(QString::number(debugged)));
    }

    void aLongTraceStaysWithinItsMemory() {
        const std::size_t visits = maxTraceSize();
        LongTrace text(visits);
        std::istream input(&text);
        const TraceLimits limits;
        const auto read = readTrace(input, "trace", limits);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(read->playback->stepCount(), static_cast<std::int64_t>((visits + 999) / 1000));
        QVERIFY(read->playback->bytes() < limits.memory);
        QVERIFY2(read->playback->bytes() < 100 * visits + (1 << 20), qPrintable(QString::number(read->playback->bytes())));
        Session session(*read);
        session.seek({read->playback->stepCount(), 500, Term::VelocityB});
        QCOMPARE(session.event().kind, EventKind::Row);
        QCOMPARE(session.event().vB.w, 0.6);
    }

    void aTraceThatIsTooLongIsRefusedWhereItIs() {
        TraceLimits limits;
        limits.memory = std::size_t{1} << 20;
        LongTrace text(100'000);
        std::istream input(&text);
        const auto read = readTrace(input, "trace", limits);
        QVERIFY(!read);
        QVERIFY2(read.error().line > 5000 && read.error().line < 20000, read.error().text().c_str());
        QCOMPARE(QString::fromStdString(read.error().message), QString("expected a trace that needs at most 1 MiB of memory"));
    }

    void aLineWithoutAnEndIsRefusedBeforeItIsKept() {
        const auto read = sceneFrom("{\"format\": \"" + std::string(3 << 20, 'x'));
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().text()), QString("trace:1:1: expected lines of at most 1048576 bytes"));
    }

    void whatGoesOnInOneStepIsLimited() {
        TraceLimits limits;
        limits.visits = 10;
        limits.otherStops = 10;
        limits.rows = 3;
        limits.contacts = 3;
        const std::string begin =
            "{\"format\": \"solverscope-trace\", \"version\": 1, \"dt\": 0.01}\n"
            "{\"type\": \"body\", \"id\": \"a\", \"position\": [0, 0]}\n"
            "{\"type\": \"body\", \"id\": \"b\", \"position\": [0, 0]}\n"
            "{\"type\": \"step\"}\n";
        const std::string row = "{\"type\": \"row\", \"row\": 0, \"kind\": \"motor\", \"a\": \"a\", \"b\": \"b\"}\n";
        const auto many = [](const std::string& line) {
            std::string text;
            for (int i = 0; i < 20; ++i) text += line;
            return text;
        };
        const auto message = [&](const std::string& text) {
            const auto read = sceneFrom(text, limits);
            return read ? QString("read") : QString::fromStdString(read.error().message);
        };
        QCOMPARE(message(begin + row + many("{\"type\": \"visit\", \"row\": 0}\n")),
                 QString("expected at most 10 visits in a step"));
        QCOMPARE(message(begin + row + many("{\"type\": \"iteration\"}\n")),
                 QString("expected at most 10 stops other than visits in a step"));
        QCOMPARE(
            message(begin + many("{\"type\": \"contact\", \"a\": \"a\", \"b\": \"b\", \"point\": [0, 0], \"normal\": [0, 1]}\n")),
            QString("expected at most 3 contacts at a time"));
        std::string rows;
        for (int i = 0; i < 5; ++i)
            rows += "{\"type\": \"row\", \"row\": " + std::to_string(i) + ", \"kind\": \"motor\", \"a\": \"a\", \"b\": \"b\"}\n";
        QCOMPARE(message(begin + rows), QString("expected at most 3 rows in a list"));
    }
};

SOLVERSCOPE_TEST(TestHostileTraces, QCoreApplication)
#include "test_hostile_traces.moc"
