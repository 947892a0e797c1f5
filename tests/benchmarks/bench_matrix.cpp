// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QPalette>
#include <numeric>

#include "gui/panels/matrix/matrix_canvas.h"
#include "physics/analysis/reference/frozen_step.h"
#include "physics/analysis/spectrum/row_matrix.h"
#include "physics/world/step.h"
#include "tests/pyramid.h"

using namespace solverscope;

// The matrix A = J M⁻¹ Jᵀ of the rows of a pyramid of 30 (more than 3,000): building it, and painting it at 900 × 900 pixels.
namespace {

VelocityProblem problem() {
    World world = makeWorld(pyramidScene(30));
    for (int i = 0; i < 6; ++i) step(world);
    return frozenStep(world).velocities;
}

RowMatrix matrixOf(const VelocityProblem& problem) { return {problem.rows, problem.inverseMasses}; }

void build(benchmark::State& state) {
    const VelocityProblem rows = problem();
    for (auto _ : state) benchmark::DoNotOptimize(matrixOf(rows).entries());
    state.counters["rows"] = static_cast<double>(rows.rows.size());
}

void paint(benchmark::State& state) {
    const RowMatrix A = matrixOf(problem());
    std::vector<std::uint32_t> order(A.size());
    std::iota(order.begin(), order.end(), 0U);
    const std::vector<bool> idle(A.size(), false);
    constexpr int side = 900;  // pixels
    for (auto _ : state)
        benchmark::DoNotOptimize(
            matrixPicture({A, order, order, idle, {}, static_cast<double>(side) / A.size()}, {side, side}, QPalette())
                .sizeInBytes());
    state.counters["rows"] = static_cast<double>(A.size());
}

}  // namespace

BENCHMARK(build)->Unit(benchmark::kMillisecond);
BENCHMARK(paint)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
