// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/predicted_answer.h"

#include <QRegularExpression>
#include <QString>
#include <cmath>

#include "gui/lessons/exercise_widget.h"
#include "gui/lessons/lesson_engine.h"
#include "gui/session/debugger_controller.h"

namespace solverscope {
namespace {

constexpr int pieces = 24;            // of a path
constexpr Real secondsOnward = 0.35;  // of the way that a velocity leads

/// The body's number that the formula reads, and whether the answer grows when it does.
struct AskedNumber {
    QString body;
    QString field;
    Real sign = 1;
};

/// Formulas such as `body("ball").y` and `2 - body("ball").y`.
std::optional<AskedNumber> askedNumber(const std::string& formula) {
    static const QRegularExpression form(QStringLiteral("^([0-9.]+ - )?body\\(\"([^\"]+)\"\\)\\.(x|y|vx|vy)( [-+] [0-9.]+)?$"));
    const auto match = form.match(QString::fromStdString(formula));
    if (!match.hasMatch()) return std::nullopt;
    return AskedNumber{match.captured(2), match.captured(3), match.captured(1).isEmpty() ? 1.0 : -1.0};
}

std::optional<std::size_t> placeOf(const Scene& scene, const std::string& id) {
    for (std::size_t i = 0; i < scene.bodies.size(); ++i)
        if (scene.bodies[i].id == id) return i;
    return std::nullopt;
}

std::vector<Vec2> pathOf(Vec2 start, Vec2 velocity, Vec2 acceleration, Real seconds) {
    std::vector<Vec2> path;
    for (int i = 0; i <= pieces; ++i) {
        const Real t = seconds * i / pieces;
        path.push_back(start + t * velocity + (0.5 * t * t) * acceleration);
    }
    return path;
}

std::optional<PredictedMotion> onward(const World& world, std::size_t body, Vec2 velocity) {
    if (!std::isfinite(length(velocity))) return std::nullopt;
    return PredictedMotion{BodyId{static_cast<std::uint32_t>(body)}, std::nullopt,
                           pathOf(world.poses[body].position, velocity, world.gravity, secondsOnward)};
}

}  // namespace

std::optional<PredictedMotion> predictedMotion(const Question& question, const Truth& truth, const QuestionAnswer& answer,
                                               EngineState& engine, Cursor from) {
    const auto asked = askedNumber(question.value.source());
    if (!asked) return std::nullopt;
    const auto body = placeOf(engine.scene(), asked->body.toStdString());
    if (!body) return std::nullopt;
    const World there = engine.worldAt(truth.at);
    if (const auto* arrow = std::get_if<Vec2>(&answer)) {
        const bool isVelocity = asked->field == QLatin1String("vx") && question.arrow && askedNumber(question.arrow->y.source());
        auto motion = isVelocity ? onward(there, *body, *arrow) : std::nullopt;
        if (motion) motion->isNamed = false;
        return motion;
    }
    if (question.kind != AnswerKind::Number) return std::nullopt;
    const Real change = asked->sign * (std::get<Real>(answer) - truth.number);
    if (!std::isfinite(change)) return std::nullopt;
    if (asked->field == QLatin1String("vx")) return onward(there, *body, there.velocities[*body].v + Vec2{change, 0});
    if (asked->field == QLatin1String("vy")) return onward(there, *body, there.velocities[*body].v + Vec2{0, change});
    const Vec2 end = there.poses[*body].position + (asked->field == QLatin1String("x") ? Vec2{change, 0} : Vec2{0, change});
    PredictedMotion motion{BodyId{static_cast<std::uint32_t>(*body)}, end, {}};
    if (!(from < truth.at)) return motion;
    // The one parabola that begins as the body does and ends where it was predicted.
    const World begin = engine.worldAt(from);
    const Real seconds = stepLength(there.settings) * static_cast<Real>(truth.at.step - from.step + (from.event == 0 ? 1 : 0));
    if (!(seconds > 0)) return motion;
    const Vec2 start = begin.poses[*body].position;
    const Vec2 velocity = begin.velocities[*body].v;
    const Vec2 acceleration = (2 / (seconds * seconds)) * (end - start - seconds * velocity);
    motion.path = pathOf(start, velocity, acceleration, seconds);
    return motion;
}

/// A body flies as its arrow was drawn.
std::vector<SceneChange> QuestionWidget::changesForAnswer() const {
    std::vector<SceneChange> changes = m_question.changes;
    const auto* drawn = std::get_if<Vec2>(&m_given);
    if (!drawn || !m_question.arrow || m_question.arrow->flies == 0) return changes;
    const auto set = [&](const char* field, Real value) {
        if (const auto formula = parseExpression(numberText(value), {}); formula)
            changes.push_back({m_question.place, m_question.arrow->body, field, *formula});
    };
    set("vx", drawn->x);
    set("vy", drawn->y);
    return changes;
}

/// From the moment of the question, or where the learner was, to the answer; next to it what was predicted.
void QuestionWidget::playAnswer(Cursor before) {
    if (!isVisible() || !m_engine.isSceneShown()) return;
    const Cursor from = m_question.from ? m_engine.find(*m_question.from, variables()).value_or(before) : before;
    if (!m_record.right) m_controller.prediction().show(this, predictedMotion(m_question, m_truth, m_given, state(), from));
    m_controller.replay(from);
}

}  // namespace solverscope
