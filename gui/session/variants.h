// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <vector>

#include "gui/session/step_analysis.h"
#include "physics/scene/settings.h"
#include "physics/study/variant_runs.h"

namespace solverscope {

class DebuggerController;

/// One way of solving that is compared: its differences from the current settings at the cursor.
struct VariantEntry {
    QString name = {};     // its own
    QString changes = {};  // KEY=VALUE[,KEY=VALUE…]
    bool shown = true;
    bool named = false;             // by the user: the name does not follow the changes
    int look = 0;                   // colour, dash and marker, kept while others are added and removed
    QString (*naming)() = nullptr;  // a name that is the program's: in the language in use
    bool operator==(const VariantEntry&) const = default;
};

/// What is compared: up to a dozen variants, one of which is the base for the others.
class Variants : public QObject {
    Q_OBJECT

public:
    static constexpr int maxCount = 12;

    explicit Variants(QObject* parent = nullptr) : QObject(parent) {}

    const std::vector<VariantEntry>& entries() const { return m_entries; }
    int count() const { return static_cast<int>(m_entries.size()); }
    bool hasRoom() const { return count() < maxCount; }

    /// The index of the base; −1 if there are no variants.
    int base() const { return m_base; }

    /// Replaces all variants; the first becomes the base. Empty names are generated from the changes.
    void replace(const std::vector<VariantEntry>& entries);

    /// Generates the names that are not the user's again, in the current language.
    void retranslate();

    /// Both return the new index, or −1 if the list is full.
    int add(const QString& changes);
    int duplicate(int place);

    void remove(int place);
    void rename(int place, const QString& name);
    void setChanges(int place, const QString& changes);
    void setShown(int place, bool shown);
    void setBase(int place);
    void clear() { replace({}); }

signals:
    void changed();

private:
    bool isPlace(int place) const { return place >= 0 && place < count(); }
    VariantEntry& at(int place) { return m_entries[static_cast<std::size_t>(place)]; }
    void insert(int place, VariantEntry entry);
    QString freeName(QString wanted, int exceptFor) const;
    int freeLook() const;

    std::vector<VariantEntry> m_entries;
    int m_base = -1;
};

/// The default name of changes: the settings' names and their values.
QString nameOfChanges(const QString& changes);

/// A comparison that is one click away.
struct ComparePreset {
    QString key;  // unchanging
    QString title;
    QString explanation;
    std::vector<VariantEntry> entries;
};

/// All of them, warm starting on against off first. Changes that the current settings would make ineffective are adapted:
/// position corrections are combined with velocity methods only.
std::vector<ComparePreset> comparePresets(const Settings& now);

/// An active variant: its entry in the list, with the resulting settings.
struct ActiveVariant {
    int place = 0;  // in the list
    QString name;
    int look = 0;
    Settings settings;
    bool operator==(const ActiveVariant&) const = default;
};

/// The step that has moved the bodies last: of the cursor's step only its last phases do.
std::int64_t stepOfBodies(const Session& session);

/// Compares the variants of the list in the background: the cursor's step frozen, and runs of the scene from its beginning.
/// Only what is requested is computed; no request blocks.
class VariantComparison : public QObject {
    Q_OBJECT

public:
    static constexpr std::int64_t minRunSteps = 120;  // steps of a free run
    static constexpr std::int64_t maxRunSteps = 3600;

    VariantComparison(DebuggerController& controller, QObject* parent = nullptr);

    Variants& variants() { return m_variants; }
    const Variants& variants() const { return m_variants; }

    /// The active variants, the base first.
    const std::vector<ActiveVariant>& active() const { return m_active; }

    /// Why a variant of the list cannot be active, and what is wrong with changes being typed; empty: nothing.
    QString problemOf(int place) const;
    QString problemIn(const QString& changes) const;

    /// Why nothing can be compared; empty: something can.
    QString nothingToCompareReason() const;

    // Requests for the cursor's moment. Cheap if the result exists already.
    void requestFrozen();
    void requestRuns();
    void requestTimes();

    bool isBusy() const { return m_frozen.isBusy() || m_runTask.isBusy() || m_timeTask.isBusy(); }

    /// The step compared last, and its variants; null before the first time.
    const Comparison* frozen() const { return m_frozen.result() ? &m_frozen.result()->comparison : nullptr; }
    const std::vector<ActiveVariant>& frozenVariants() const;
    std::int64_t frozenStep() const { return m_frozen.result() ? m_frozen.result()->step : 0; }

    /// The free runs of `active()`, in that order; null before they are requested.
    const VariantRuns* runs() const { return m_runs.get(); }

    /// Requests the runs up to a step. If the window has passed the computed steps, they follow for a few milliseconds.
    void goTo(std::int64_t step);

    /// The world of an active variant's run after a step, or the latest one available. Null if there are no runs.
    const World* worldAfter(std::size_t variant, std::int64_t step);

    /// The measured time of a step by active variant; empty before that [ms].
    const std::vector<Real>& millisecondsPerStep() const { return m_times; }

signals:
    void activeChanged();  // other variants are active, or with other settings
    void frozenChanged();
    void runsChanged();  // steps were added, or the runs are others
    void timesChanged();

private:
    struct FrozenQuestion {
        std::vector<ActiveVariant> variants;
        std::int64_t step = 0;

        /// Names do not matter.
        bool covers(const FrozenQuestion& other) const { return haveSameSettings(variants, other.variants); }
    };
    struct Frozen : FrozenQuestion {
        Comparison comparison;
    };

    static bool haveSameSettings(const std::vector<ActiveVariant>& a, const std::vector<ActiveVariant>& b);

    void refreshActive();
    void forget();
    void makeRuns(std::int64_t steps);
    std::int64_t requestedSteps() const;
    bool areInProgress() const { return m_runs && m_inProgress == m_runs.get(); }

    DebuggerController& m_controller;
    Variants m_variants;
    std::vector<ActiveVariant> m_active;
    StepAnalysis<Frozen, FrozenQuestion> m_frozen;
    std::vector<ActiveVariant> m_frozenVariants;  // with their present names
    std::shared_ptr<VariantRuns> m_runs;
    std::vector<World> m_shown;  // by active variant, as last requested
    std::vector<Real> m_times;
    const VariantRuns* m_inProgress = nullptr;
    bool m_timesRequested = false;
    QTimer m_progress;
    LatestTask<bool> m_runTask;
    LatestTask<std::vector<Real>> m_timeTask;
};

}  // namespace solverscope
