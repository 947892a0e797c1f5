// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// stack_rate PAGE PICTURE          measures stacks of many heights, and compares with the table in the page and with the picture
// stack_rate --write PAGE PICTURE  writes both
//
// The table stands between two comment lines of the page.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <numbers>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "physics/analysis/metrics.h"
#include "tests/equal_stack.h"

using namespace solverscope;

namespace {

constexpr std::string_view tableBegin = "<!-- measured: begin -->\n";
constexpr std::string_view tableEnd = "<!-- measured: end -->\n";
constexpr std::array heights{2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64};
constexpr int maxSweeps = 8000;

struct Measured {
    int height = 0;
    Real theory = 0;     // cos²(π/2n)
    Real predicted = 0;  // spectral radius of the sweep
    Real late = 0;       // factor of the late sweeps
    int sweeps = 0;      // until the error is 1 % of what it was
    Real boxes = 0;      // the predicted rate of boxes that stand on two points each
};

/// The same bodies as boxes: two contacts each, at their corners, and free to turn.
Scene boxesOf(int height) {
    Scene scene = equalStack(height);
    for (BodyDef& body : scene.bodies) {
        if (body.isStatic) continue;
        body.shape = Box{1, 1};
        body.fixedRotation = false;
    }
    return scene;
}

Measured measure(int height) {
    World world = makeWorld(equalStack(height));
    world.settings.iterations = std::min(maxSweeps, std::max(40, 2 * height * height));
    const SweepMetrics metrics = measureStep(world).velocities;
    const Real c = std::cos(std::numbers::pi / (2 * height));
    Measured result{height, c * c, metrics.predictedRate, metrics.measuredRate};
    const Real goal = 0.01 * metrics.iterations.front().velocityError;
    while (metrics.iterations[static_cast<std::size_t>(result.sweeps)].velocityError > goal) ++result.sweeps;
    const FrozenStep boxes = frozenStep(makeWorld(boxesOf(height)));
    result.boxes = predictedRate(boxes.velocities, referenceSolution(boxes.velocities));
    return result;
}

std::string text(const char* format, Real number) {
    std::array<char, 48> buffer{};
    std::snprintf(buffer.data(), buffer.size(), format, number);
    return buffer.data();
}

Real sweepsByTheory(const Measured& one) { return std::log(100.0) / -std::log(one.theory); }

std::string tableOf(const std::vector<Measured>& all) {
    std::ostringstream out;
    out << "| n | cos²(π/2n) | predicted | measured | sweeps to 1 % | ln 100 / −ln ρ | boxes on two points: predicted |\n"
           "|---|---|---|---|---|---|---|\n";
    for (const Measured& one : all)
        out << "| " << one.height << " | " << text("%.6f", one.theory) << " | " << text("%.6f", one.predicted) << " | "
            << text("%.6f", one.late) << " | " << one.sweeps << " | " << text("%.1f", sweepsByTheory(one)) << " | "
            << text("%.4f", one.boxes) << " |\n";
    return out.str();
}

/// One of two plots side by side, both axes logarithmic.
struct Plot {
    double left;
    double lowest;   // exponents of 10
    double highest;  //
    static constexpr double top = 52;
    static constexpr double width = 300;
    static constexpr double height = 260;

    double x(double n) const { return left + width * std::log2(n / 2) / 5; }  // 2 … 64
    double y(double value) const { return top + height * (highest - std::log10(value)) / (highest - lowest); }
};

std::string point(double x, double y) { return text("%.1f", x) + "," + text("%.1f", y); }

void draw(std::ostream& out, const Plot& plot, const char* title, const std::vector<Measured>& all, Real (*theory)(const Measured&),
          Real (*value)(const Measured&)) {
    out << "<text x=\"" << text("%.1f", plot.left) << "\" y=\"40\" font-weight=\"bold\">" << title << "</text>\n";
    for (int exponent = static_cast<int>(plot.lowest); exponent <= plot.highest; ++exponent) {
        const double y = plot.y(std::pow(10.0, exponent));
        out << "<path d=\"M" << point(plot.left, y) << "H" << text("%.1f", plot.left + Plot::width) << "\" stroke=\"#ccc\"/>\n"
            << "<text x=\"" << text("%.1f", plot.left - 6) << "\" y=\"" << text("%.1f", y + 4) << "\" text-anchor=\"end\">"
            << text("%g", std::pow(10.0, exponent)) << "</text>\n";
    }
    for (const int n : {2, 4, 8, 16, 32, 64})
        out << "<path d=\"M" << point(plot.x(n), Plot::top) << "V" << text("%.1f", Plot::top + Plot::height)
            << "\" stroke=\"#eee\"/>\n<text x=\"" << text("%.1f", plot.x(n)) << "\" y=\""
            << text("%.1f", Plot::top + Plot::height + 16) << "\" text-anchor=\"middle\">" << n << "</text>\n";
    out << "<text x=\"" << text("%.1f", plot.left + Plot::width / 2) << "\" y=\"" << text("%.1f", Plot::top + Plot::height + 34)
        << "\" text-anchor=\"middle\">n, bodies in the stack</text>\n<path fill=\"none\" stroke=\"#0072b2\" stroke-width=\"2\" "
           "stroke-dasharray=\"6 3\" d=\"M";
    for (const Measured& one : all) out << (&one == all.data() ? "" : "L") << point(plot.x(one.height), plot.y(theory(one)));
    out << "\"/>\n";
    for (const Measured& one : all)
        out << "<circle cx=\"" << text("%.1f", plot.x(one.height)) << "\" cy=\"" << text("%.1f", plot.y(value(one)))
            << "\" r=\"4\" fill=\"#d55e00\"/>\n";
}

std::string pictureOf(const std::vector<Measured>& all) {
    std::ostringstream out;
    out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n"
           "<!-- SPDX-FileCopyrightText: 2026 The Solverscope developers -->\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 396\" width=\"760\" height=\"396\" "
           "font-family=\"DejaVu Sans, sans-serif\" font-size=\"12\">\n<title>How slowly sweeps carry the weight of a stack to the "
           "ground</title>\n<rect width=\"760\" height=\"396\" fill=\"#fff\"/>\n"
           "<text x=\"60\" y=\"18\" font-size=\"14\">n equal bodies of 1 kg, one on the other; sequential impulses, no warm "
           "starting, step 1</text>\n";
    draw(
        out, {60, -4, 0}, "1 − ρ: what a late sweep removes of the error", all, [](const Measured& one) { return 1 - one.theory; },
        [](const Measured& one) { return 1 - one.late; });
    draw(
        out, {440, 0, 4}, "sweeps until the error is 1 %", all, [](const Measured& one) { return sweepsByTheory(one); },
        [](const Measured& one) { return static_cast<Real>(one.sweeps); });
    out << "<circle cx=\"70\" cy=\"378\" r=\"4\" fill=\"#d55e00\"/><text x=\"80\" y=\"382\">measured</text>\n"
           "<path d=\"M170,378H200\" stroke=\"#0072b2\" stroke-width=\"2\" stroke-dasharray=\"6 3\"/>"
           "<text x=\"208\" y=\"382\">theory: ρ = cos²(π/2n), and ln 100 / −ln ρ sweeps</text>\n</svg>\n";
    return out.str();
}

std::string read(const char* file) {
    std::ifstream in(file);
    std::stringstream content;
    content << in.rdbuf();
    return content.str();
}

}  // namespace

int main(int argc, char** argv) {
    const bool write = argc > 1 && std::strcmp(argv[1], "--write") == 0;
    if (argc != (write ? 4 : 3)) return 2;
    const char* const pageFile = argv[argc - 2];
    const char* const pictureFile = argv[argc - 1];
    std::string page = read(pageFile);
    const std::size_t begin = page.find(tableBegin);
    const std::size_t end = page.find(tableEnd);
    if (begin == std::string::npos || end == std::string::npos) {
        std::fprintf(stderr, "%s: the lines that enclose the table are missing\n", pageFile);
        return 2;
    }
    std::vector<Measured> all;
    for (const int height : heights) all.push_back(measure(height));
    const std::size_t first = begin + tableBegin.size();
    const std::string table = tableOf(all);
    const std::string picture = pictureOf(all);
    if (write) {
        page.replace(first, end - first, table);
        std::ofstream(pageFile) << page;
        std::ofstream(pictureFile) << picture;
        return 0;
    }
    const bool same = page.substr(first, end - first) == table && read(pictureFile) == picture;
    if (!same)
        std::fprintf(stderr,
                     "other numbers than the page's or the picture's:\n%s\nWhere the change is meant: stack_rate --write %s %s\n",
                     table.c_str(), pageFile, pictureFile);
    return same ? 0 : 1;
}
