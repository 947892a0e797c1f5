// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/variants.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "gui/text/language.h"
#include "physics/scene/settings.h"

namespace solverscope {
namespace {

constexpr int maxNameLength = 60;  // characters

QString valueName(const SettingInfo& info, const QString& value) {
    for (const SettingChoice& choice : info.choices)
        if (value.toStdString() == choice.name) return engineText(choice.label);
    return value;
}

}  // namespace

QString nameOfChanges(const QString& changes) {
    QStringList parts;
    for (const QString& change : changes.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString key = change.section(QLatin1Char('='), 0, 0).trimmed();
        const QString value = change.section(QLatin1Char('='), 1).trimmed();
        const SettingInfo* info = findSetting(key.toStdString());
        if (!info)
            parts << change.trimmed();
        else if (info->kind == SettingKind::Choice)
            parts << valueName(*info, value);  // describes itself
        else
            parts << QStringLiteral("%1 = %2").arg(engineText(info->label).toLower(), value);
    }
    return parts.isEmpty() ? Variants::tr("unchanged") : parts.join(QStringLiteral(", "));
}

void Variants::replace(const std::vector<VariantEntry>& entries) {
    m_entries.clear();
    for (const VariantEntry& entry : entries)
        if (hasRoom()) insert(count(), entry);
    m_base = m_entries.empty() ? -1 : 0;
    emit changed();
}

void Variants::retranslate() {
    for (VariantEntry& entry : m_entries)
        if (!entry.named) entry.name.clear();
    for (int i = 0; i < count(); ++i)
        if (!at(i).named) at(i).name = freeName(nameOfChanges(at(i).changes), i);
    emit changed();
}

int Variants::add(const QString& changes) {
    if (!hasRoom()) return -1;
    insert(count(), {.changes = changes});
    if (m_base < 0) m_base = 0;
    emit changed();
    return count() - 1;
}

int Variants::duplicate(int place) {
    if (!isPlace(place) || !hasRoom()) return -1;
    insert(place + 1, at(place));
    if (m_base > place) ++m_base;
    emit changed();
    return place + 1;
}

void Variants::remove(int place) {
    if (!isPlace(place)) return;
    m_entries.erase(m_entries.begin() + place);
    if (m_base > place || m_base == count()) --m_base;
    if (!m_entries.empty()) m_base = std::max(0, m_base);
    emit changed();
}

void Variants::rename(int place, const QString& name) {
    const QString wanted = name.simplified().left(maxNameLength);
    if (!isPlace(place) || wanted == at(place).name) return;
    at(place).named = !wanted.isEmpty();
    at(place).name = freeName(wanted.isEmpty() ? nameOfChanges(at(place).changes) : wanted, place);
    emit changed();
}

void Variants::setChanges(int place, const QString& changes) {
    if (!isPlace(place) || at(place).changes == changes) return;
    at(place).changes = changes;
    if (!at(place).named) at(place).name = freeName(nameOfChanges(changes), place);
    emit changed();
}

void Variants::setShown(int place, bool shown) {
    if (!isPlace(place) || at(place).shown == shown) return;
    at(place).shown = shown;
    emit changed();
}

void Variants::setBase(int place) {
    if (!isPlace(place) || m_base == place) return;
    m_base = place;
    at(place).shown = true;
    emit changed();
}

void Variants::insert(int place, VariantEntry entry) {
    entry.look = freeLook();
    entry.named = entry.named || !entry.name.isEmpty();
    entry.name = freeName(entry.name.isEmpty() ? nameOfChanges(entry.changes) : entry.name, -1);
    m_entries.insert(m_entries.begin() + place, std::move(entry));
}

/// Charts identify series by their names.
QString Variants::freeName(QString wanted, int exceptFor) const {
    const auto isTaken = [&](const QString& name) {
        for (int i = 0; i < count(); ++i)
            if (i != exceptFor && m_entries[static_cast<std::size_t>(i)].name == name) return true;
        return false;
    };
    if (!isTaken(wanted)) return wanted;
    int number = 2;
    while (isTaken(QStringLiteral("%1 (%2)").arg(wanted).arg(number))) ++number;
    return QStringLiteral("%1 (%2)").arg(wanted).arg(number);
}

int Variants::freeLook() const {
    int look = 0;
    while (std::ranges::find(m_entries, look, &VariantEntry::look) != m_entries.end()) ++look;
    return look;
}

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
        if (choice.group == museumMethods) continue;
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
        accumulates(now) && !traitsOf(now).hasPivots ? QString() : QStringLiteral("method=sequential_impulses,");
    const QString corrected = correctsOverlap(now.method) ? QString() : QStringLiteral("method=sequential_impulses,");
    const QString correction = corrected + QStringLiteral("position_correction=%1");
    VariantEntry warm{.name = Texts::tr("Warm start"), .changes = QStringLiteral("warm_starting=1")};
    VariantEntry cold{.name = Texts::tr("Cold start"), .changes = QStringLiteral("warm_starting=0")};
    return {
        {QStringLiteral("warm-starting"),
         Texts::tr("&Warm starting on / off"),
         Texts::tr("Compares a step that starts with the last step's impulses with one that starts without."),
         {warm, cold}},
        {QStringLiteral("iterations"), Texts::tr("&Iterations 4, 10, 30"), Texts::tr("Shows the effect of more sweeps."),
         each({sweeping + QStringLiteral("iterations=4"), sweeping + QStringLiteral("iterations=10"),
               sweeping + QStringLiteral("iterations=30")})},
        {QStringLiteral("gauss-seidel-jacobi"),
         Texts::tr("&Gauss–Seidel, Jacobi"),
         Texts::tr("Compares impulses that are applied at once with impulses that are applied after the sweep."),
         {{.name = Texts::tr("Gauss–Seidel"), .changes = QStringLiteral("method=sequential_impulses")},
          {.name = Texts::tr("Jacobi"), .changes = QStringLiteral("method=jacobi")}}},
        {QStringLiteral("position-correction"),
         Texts::tr("&ERP, split impulses, NGS"),
         Texts::tr("Compares ways of removing overlap: by velocities, by pseudo-velocities, by moving the bodies."),
         {{.name = Texts::tr("ERP"), .changes = correction.arg(QStringLiteral("erp"))},
          {.name = Texts::tr("Split impulses"), .changes = correction.arg(QStringLiteral("split_impulse"))},
          {.name = Texts::tr("NGS"), .changes = correction.arg(QStringLiteral("ngs"))}}},
        {QStringLiteral("row-order"), Texts::tr("&Order of the rows"), Texts::tr("Compares the same sweeps in different orders."),
         each({sweeping + QStringLiteral("row_order=as_built"), sweeping + QStringLiteral("row_order=reversed"),
               sweeping + QStringLiteral("row_order=ping_pong"), sweeping + QStringLiteral("row_order=shuffled")})},
        {QStringLiteral("all-methods"), Texts::tr("&All methods"),
         Texts::tr("Compares all methods, each with about the same number of sweeps per step; sub-steps share them. The other "
                   "settings stay as they are."),
         allMethods(now)},
    };
}

}  // namespace solverscope
