// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/compare_presets.h"

#include <QCoreApplication>
#include <algorithm>

namespace solverscope {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(solverscope::ComparePresets)
};

std::vector<VariantEntry> each(const QStringList& changes) {
    std::vector<VariantEntry> entries;
    for (const QString& one : changes) entries.push_back({.changes = one});
    return entries;
}

int substepsOf(const Settings& settings) { return hasSubsteps(settings.method) ? settings.substeps : 1; }

/// Of every method that is not wrong on purpose, each with as many sweeps in a step as the method in force makes: sub-steps share
/// them.
std::vector<VariantEntry> allMethods(const Settings& now) {
    const int sweeps = now.iterations * substepsOf(now);
    std::vector<VariantEntry> entries;
    for (const SettingChoice& choice : findSetting("method")->choices) {
        if (choice.group == methodsWrongOnPurpose) continue;
        QString changes = QStringLiteral("method=") + QString::fromStdString(std::string(choice.name));
        Settings other = now;
        other.method = withSetting(now, "method", choice.name)->method;
        const int substeps = substepsOf(other);
        const int iterations = std::max(1, (sweeps + substeps / 2) / substeps);
        if (substeps > 1) changes += QStringLiteral(",substeps=%1").arg(substeps);
        if (iterations != now.iterations) changes += QStringLiteral(",iterations=%1").arg(iterations);
        entries.push_back({.changes = changes});
    }
    return entries;
}

}  // namespace

std::vector<ComparePreset> comparePresets(const Settings& now) {
    const QString sweeping =
        accumulates(now) && now.method != Method::Direct ? QString() : QStringLiteral("method=sequential_impulses,");
    const QString corrected = correctsOverlap(now.method) ? QString() : QStringLiteral("method=sequential_impulses,");
    const QString correction = corrected + QStringLiteral("position_correction=%1");
    VariantEntry warm{.name = Texts::tr("Warm start"), .changes = QStringLiteral("warm_starting=1")};
    VariantEntry cold{.name = Texts::tr("Cold start"), .changes = QStringLiteral("warm_starting=0")};
    return {
        {QStringLiteral("warm-starting"),
         Texts::tr("&Warm starting on / off"),
         Texts::tr("A step that begins with the last step's impulses beside one that begins with none."),
         {warm, cold}},
        {QStringLiteral("iterations"), Texts::tr("&Iterations 4, 10, 30"), Texts::tr("What more sweeps are worth."),
         each({sweeping + QStringLiteral("iterations=4"), sweeping + QStringLiteral("iterations=10"),
               sweeping + QStringLiteral("iterations=30")})},
        {QStringLiteral("gauss-seidel-jacobi"),
         Texts::tr("&Gauss–Seidel, Jacobi"),
         Texts::tr("Impulses that land at once beside impulses that land after the sweep."),
         {{.name = Texts::tr("Gauss–Seidel"), .changes = QStringLiteral("method=sequential_impulses")},
          {.name = Texts::tr("Jacobi"), .changes = QStringLiteral("method=jacobi")}}},
        {QStringLiteral("position-correction"),
         Texts::tr("&ERP, split impulses, NGS"),
         Texts::tr("Ways of removing overlap: as a velocity, as a pseudo-velocity, by moving the bodies."),
         {{.name = Texts::tr("ERP"), .changes = correction.arg(QStringLiteral("erp"))},
          {.name = Texts::tr("Split impulses"), .changes = correction.arg(QStringLiteral("split_impulse"))},
          {.name = Texts::tr("NGS"), .changes = correction.arg(QStringLiteral("ngs"))}}},
        {QStringLiteral("row-order"), Texts::tr("&Order of the rows"), Texts::tr("The same sweeps in another order."),
         each({sweeping + QStringLiteral("row_order=as_built"), sweeping + QStringLiteral("row_order=reversed"),
               sweeping + QStringLiteral("row_order=ping_pong"), sweeping + QStringLiteral("row_order=shuffled")})},
        {QStringLiteral("all-methods"), Texts::tr("&All methods"),
         Texts::tr("Every method, each with about as many sweeps in a step; sub-steps share them. The other settings as they are."),
         allMethods(now)},
    };
}

}  // namespace solverscope
