// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QStringList>
#include <QTest>

#include "physics/scene/presets.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"

namespace solverscope {

/// Settings as the command line writes them: "method=sor relaxation=1.5".
inline Settings withVariant(Settings settings, const QString& variant) {
    for (const QString& one : variant.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto changed =
            withChange(settings, one.section(QLatin1Char('='), 0, 0).toStdString(), one.section(QLatin1Char('='), 1).toStdString());
        if (!changed) qFatal("%s", changed.error().text().c_str());
        settings = *changed;
    }
    return settings;
}

/// A scene of the library after some steps under such settings.
inline World shippedWorldAfter(const QString& name, int steps, const QString& variant = {}) {
    Scene scene = shippedScene(name);
    scene.settings = withVariant(scene.settings, variant);
    World world = makeWorld(scene);
    for (int i = 0; i < steps; ++i) step(world);
    return world;
}

/// Variants, and every method of the museum, or outside of it, that none of them names: no new one is left untested.
inline QStringList withOtherMethods(QStringList variants, bool museum) {
    for (const MethodTraits& method : methodTraits) {
        const QString variant =
            QStringLiteral("method=") + QString::fromUtf8(method.key.data(), static_cast<int>(method.key.size()));
        const bool isNamed = (variants.join(QLatin1Char(' ')) + QLatin1Char(' ')).contains(variant + QLatin1Char(' '));
        if (&method != methodTraits.data() && (method.group == museumMethods) == museum && !isNamed) variants << variant;
    }
    return variants;
}

/// Every way of solving the velocities that ends at the solution, beside the settings of the scene itself.
inline QStringList methodVariants() {
    return withOtherMethods({QStringLiteral("row_order=reversed"),
                             QStringLiteral("row_order=ping_pong"),
                             QStringLiteral("row_order=shuffled"),
                             QStringLiteral("row_order=shuffled accumulate=false"),
                             QStringLiteral("row_order=coloured"),
                             QStringLiteral("row_order=coloured contact_rows=friction_first joint_order=after_contacts"),
                             QStringLiteral("method=tgs_soft iterations=2 row_order=coloured"),
                             QStringLiteral("method=xpbd iterations=2 row_order=coloured"),
                             QStringLiteral("block_solve=true"),
                             QStringLiteral("speculative=true"),
                             QStringLiteral("method=tgs_soft iterations=1 speculative=true"),
                             QStringLiteral("block_solve=true row_order=shuffled"),
                             QStringLiteral("joint_blocks=true"),
                             QStringLiteral("joint_blocks=true block_solve=true row_order=shuffled"),
                             QStringLiteral("softness_kind=without_j0"),
                             QStringLiteral("softness_kind=scaled_velocity position_error=implicit"),
                             QStringLiteral("method=jacobi"),
                             QStringLiteral("method=sor"),
                             QStringLiteral("method=sor relaxation=0.7 row_order=shuffled"),
                             QStringLiteral("method=soft"),
                             QStringLiteral("method=direct"),
                             QStringLiteral("method=tgs_soft iterations=2"),
                             QStringLiteral("method=tgs_soft joint_blocks=true softness_kind=without_j0"),
                             QStringLiteral("method=tgs_soft iterations=1 substeps=3 relax_iterations=2 row_order=ping_pong"),
                             QStringLiteral("method=impulse_once bounce_threshold=0"),
                             QStringLiteral("method=impulse_once position_correction=erp approach_test=false row_order=reversed"),
                             QStringLiteral("bounce_target=every_sweep bounce_threshold=0"),
                             QStringLiteral("bounce_target=every_sweep accumulate=false row_order=shuffled"),
                             QStringLiteral("skip_separating=true joint_order=after_contacts restitution_mix=min"),
                             QStringLiteral("gravity_order=after_contacts integrator=explicit"),
                             QStringLiteral("row_order=given given_order=3"),
                             QStringLiteral("position_correction=linear_projection"),
                             QStringLiteral("preset=box2d-2.4"),
                             QStringLiteral("preset=box2d-3"),
                             QStringLiteral("preset=bullet"),
                             QStringLiteral("preset=solver2d-pgs-soft"),
                             QStringLiteral("preset=solver2d-tgs-soft"),
                             QStringLiteral("position_correction=ngs position_iterations=3 row_order=shuffled"),
                             QStringLiteral("method=xpbd iterations=2"),
                             QStringLiteral("method=xpbd substeps=2 iterations=5 compliance=0.0001 row_order=ping_pong"),
                             QStringLiteral("method=verlet"),
                             QStringLiteral("method=verlet stiffness=0.5 iterations=4 row_order=reversed")},
                            false);
}

/// The bug museum: what must hold for every method whatever it computes holds for these, too.
inline QStringList wrongVariants() {
    return withOtherMethods(
        {QStringLiteral("method=wrong_sign"), QStringLiteral("method=wrong_lever_arm row_order=ping_pong"),
         QStringLiteral("method=wrong_clamp"), QStringLiteral("method=wrong_effective_mass"),
         QStringLiteral("method=wrong_features"), QStringLiteral("method=wrong_beta position_correction=erp"),
         QStringLiteral("method=wrong_friction_bound row_order=shuffled"), QStringLiteral("method=wrong_gravity")},
        true);
}

/// A data row for every scene of the library under every variant: columns "name" and "variant". Large scenes are left out where
/// they would take long.
inline void addScenesAndVariants() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("variant");
    for (const QString& name : shippedSceneNames())
        for (const QString& variant : methodVariants() + wrongVariants())
            if (name != QLatin1String("pyramid_30"))
                QTest::addRow("%s, %s", qPrintable(name), qPrintable(variant)) << name << variant;
}

}  // namespace solverscope
