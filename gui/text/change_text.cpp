// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/change_text.h"

#include <QCoreApplication>

#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

/// A case for each: a new kind of input does not compile without its words.
class ChangeText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::ChangeText)

public:
    explicit ChangeText(const Scene& scene) : m_scene(scene) {}

    QString operator()(const SetSetting& input) const {
        const SettingInfo* info = findSetting(input.key);
        const QString label = info ? engineText(info->label) : QString::fromStdString(input.key);
        const QString value = input.text == "true"    ? tr("on")
                              : input.text == "false" ? tr("off")
                                                      : QString::fromStdString(input.text);
        return tr("%1: %2").arg(label, value);
    }
    QString operator()(const MoveBody& input) const {
        return tr("Move %1 to %2").arg(bodyText(m_scene, input.body), placeText(input.position));
    }
    QString operator()(const GrabBody& input) const { return tr("Drag %1").arg(bodyText(m_scene, input.body)); }
    QString operator()(const DragTo& input) const { return tr("Drag to %1").arg(placeText(input.target)); }
    QString operator()(const ReleaseBody&) const { return tr("Release the body"); }
    QString operator()(const BreakMatch& input) const {
        return tr("Discard impulses between %1 and %2").arg(bodyText(m_scene, input.a), bodyText(m_scene, input.b));
    }
    QString operator()(const SetMass& input) const {
        return tr("Mass of %1: %2").arg(bodyText(m_scene, input.body), withUnit(shown(input.mass, digits), QStringLiteral("kg")));
    }
    QString operator()(const SetVelocity& input) const {
        const auto& [v, w] = input.velocity;
        return tr("Velocity of %1: %2, %3")
            .arg(bodyText(m_scene, input.body), vectorText(v, QStringLiteral("m/s")),
                 withUnit(shown(w, digits), QStringLiteral("rad/s")));
    }
    QString operator()(const Intervention& input) const {
        return tr("Impulse of row %1: %2").arg(QString::number(input.row + 1), shown(input.lambda, digits));
    }

    QString of(const SessionChange& change) const {
        if (change.kind == SessionChange::Kind::Restart) return tr("Restart");
        if (change.kind == SessionChange::Kind::Replacement) return tr("Replace the changes");
        if (change.inputs.empty()) return tr("Change");
        if (change.inputs.size() == 1) return std::visit(*this, change.inputs.front());
        const bool ofSettings = std::holds_alternative<SetSetting>(change.inputs.front());
        const int count = static_cast<int>(change.inputs.size());
        if (ofSettings) return tr("%n settings", nullptr, count);
        if (std::holds_alternative<MoveBody>(change.inputs.front())) return tr("Move %n bodies", nullptr, count);
        return tr("%n changes", nullptr, count);
    }

private:
    static constexpr int digits = 4;

    static QString vectorText(Vec2 vector, const QString& unit) {
        return withUnit(QStringLiteral("(%1, %2)").arg(shown(vector.x, digits), shown(vector.y, digits)), unit);
    }
    static QString placeText(Vec2 place) { return vectorText(place, QStringLiteral("m")); }

    const Scene& m_scene;
};

}  // namespace

QString inputText(const Input& input, const Scene& scene) { return std::visit(ChangeText(scene), input); }

QString changeText(const SessionChange& change, const Scene& scene) { return ChangeText(scene).of(change); }

}  // namespace solverscope
