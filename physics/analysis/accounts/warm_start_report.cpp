// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/accounts/warm_start_report.h"

#include <algorithm>
#include <optional>

namespace solverscope {
namespace {

/// The first visit of the warm start to each row of the contacts, by place of the contact.
struct WarmVisits {
    struct OfContact {
        std::optional<RowVisit> normal;
        std::optional<RowVisit> tangent;
        std::optional<RowVisit> pseudo;
    };

    WarmVisits(EventRange events, std::size_t contacts) : of(contacts) {
        for (const Event& event : events) {
            if (event.kind != EventKind::Row || event.constraint.kind != ConstraintKind::Contact) continue;
            if (!isWarmStart(event.phase)) continue;
            if (event.substep > 1 || event.constraint.index >= of.size()) continue;
            OfContact& mine = of[event.constraint.index];
            std::optional<RowVisit>& visit = event.phase == Phase::WarmStartPseudo ? mine.pseudo
                                             : event.rowKind == RowKind::Friction  ? mine.tangent
                                                                                   : mine.normal;
            if (!visit) visit = event.visit;
        }
    }

    std::vector<OfContact> of;
};

class WarmStartReporter {
public:
    WarmStartReporter(const World& world, EventRange events)
        : m_world(world), m_old(world.previousContacts), m_now(world.contacts), m_visits(events, world.contacts.size()) {}

    WarmStartReport report() {
        m_report.factor = m_world.settings.warmStarting;
        if (traitsOf(m_world.settings).matchesContactsByPlace)
            matchByIndex();
        else
            matchByKey();
        return std::move(m_report);
    }

private:
    void matchByKey() {
        std::size_t i = 0;
        std::size_t k = 0;
        while (i < m_old.size() || k < m_now.size()) {
            const bool onlyOld = k == m_now.size() || (i < m_old.size() && contactKey(m_old[i]) < contactKey(m_now[k]));
            const bool onlyNew = i == m_old.size() || (k < m_now.size() && contactKey(m_now[k]) < contactKey(m_old[i]));
            if (!onlyOld && !onlyNew) meet(i, k, m_old[i].matchBroken ? MatchStatus::Broken : MatchStatus::Kept);
            if (onlyOld) lose(i);
            if (onlyNew) begin(k);
            i += onlyNew ? 0 : 1;
            k += onlyOld ? 0 : 1;
        }
    }

    /// The mistake of wrong_features.
    void matchByIndex() {
        for (std::size_t k = 0; k < m_now.size(); ++k) {
            if (k >= m_old.size())
                begin(k);
            else
                meet(k, k,
                     m_old[k].matchBroken                           ? MatchStatus::Broken
                     : contactKey(m_old[k]) == contactKey(m_now[k]) ? MatchStatus::Kept
                                                                    : MatchStatus::MismatchedPoint);
        }
        for (std::size_t i = m_now.size(); i < m_old.size(); ++i) lose(i);
    }

    PointReport& add(const Contact& contact, MatchStatus matchStatus) {
        PointReport& point = m_report.points.emplace_back();
        point.a = contact.a;
        point.b = contact.b;
        point.feature = contact.feature;
        point.matchStatus = matchStatus;
        point.age = contact.age;
        return point;
    }

    static void copyFromOld(PointReport& point, const Contact& old) {
        point.normal.old = old.normalImpulse;
        point.tangent.old = old.tangentImpulse;
        point.pseudo.old = old.pseudoImpulse;
    }

    void begin(std::size_t now) { add(m_now[now], MatchStatus::New).contact = static_cast<std::uint32_t>(now); }

    void lose(std::size_t old) {
        PointReport& point = add(m_old[old], MatchStatus::Lost);
        point.before = static_cast<std::uint32_t>(old);
        copyFromOld(point, m_old[old]);
        const auto bodies = [](const Contact& c) { return std::pair(c.a, c.b); };
        const bool touch = std::ranges::binary_search(m_now, bodies(m_old[old]), {}, bodies);
        for (KeptImpulse* impulse : {&point.normal, &point.tangent, &point.pseudo})
            if (impulse->old != 0) impulse->reason = touch ? Discard::FeatureChanged : Discard::Separated;
    }

    void meet(std::size_t old, std::size_t now, MatchStatus matchStatus) {
        PointReport& point = add(m_now[now], matchStatus);
        point.contact = static_cast<std::uint32_t>(now);
        point.before = static_cast<std::uint32_t>(old);
        copyFromOld(point, m_old[old]);
        const WarmVisits::OfContact& visits = m_visits.of[now];
        const Settings& settings = m_world.settings;
        const bool starts = takesWarmStart(settings, 0);
        // The direct method uses the last step's impulses only if it gives up: then there are visits.
        const bool keeps = starts || visits.normal;
        reuse(point.normal, visits.normal, keeps, settings.warmStarting);
        reuse(point.tangent, visits.tangent, keeps, settings.warmStarting);
        reuse(point.pseudo, visits.pseudo, (starts || visits.pseudo) && splitsImpulses(settings),
              settings.pseudoWarmStarting ? 1 : 0);
        if (matchStatus == MatchStatus::Broken)
            for (KeptImpulse* impulse : {&point.normal, &point.tangent, &point.pseudo})
                if (impulse->old != 0) impulse->reason = Discard::Broken;
        if (point.tangent.reason == Discard::TakenOut && !visits.tangent) point.tangent.reason = Discard::SurfacesApart;
    }

    static void reuse(KeptImpulse& impulse, const std::optional<RowVisit>& visit, bool keeps, Real factor) {
        if (visit) {
            impulse.carried = visit->rawDelta;
            impulse.reused = visit->lambdaAfter;
        }
        if (impulse.old == 0 || impulse.discarded() == 0) return;
        impulse.reason = !keeps                              ? Discard::MethodKeepsNone
                         : factor == 0                       ? Discard::SwitchedOff
                         : impulse.carried == 0              ? Discard::TakenOut
                         : impulse.reused != impulse.carried ? Discard::Clamped
                                                             : Discard::Factor;
    }

    const World& m_world;
    std::span<const Contact> m_old;
    std::span<const Contact> m_now;
    WarmVisits m_visits;
    WarmStartReport m_report;
};

}  // namespace

std::size_t WarmStartReport::count(MatchStatus matchStatus) const {
    return static_cast<std::size_t>(std::ranges::count(points, matchStatus, &PointReport::matchStatus));
}

KeptImpulse WarmStartReport::total(KeptImpulse PointReport::*kind) const {
    KeptImpulse sum;
    for (const PointReport& point : points) {
        sum.old += (point.*kind).old;
        sum.carried += (point.*kind).carried;
        sum.reused += (point.*kind).reused;
    }
    return sum;
}

std::optional<WarmStartReport> warmStartReport(const StepTrace& step) {
    const auto collided = step.start().playback ? std::nullopt : step.endOf(Phase::Collide);
    if (!collided) return std::nullopt;
    return WarmStartReporter(step.worldAt(*collided), step.events()).report();
}

}  // namespace solverscope
