// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// What is right, read in the engine.
#include <algorithm>
#include <cmath>

#include "lessons/loader/answers.h"
#include "lessons/loader/lesson_run.h"
#include "physics/constraints/contact_rows.h"
#include "physics/constraints/coupling.h"

namespace solverscope {
namespace {

constexpr Real planeMargin = 0.15;  // of the larger side, around what the picture of a plane shows

/// Whether it is the number of a line, from 1.
bool isLine(const ListingForm& listing, Real value) {
    return value >= 1 && value <= static_cast<Real>(listing.lines.size()) && value == std::floor(value);
}

/// A question that is read at its moment.
class TruthReader {
public:
    TruthReader(const Question& question, EngineState& engine, const Variables& variables, const std::string& fileName, Cursor at)
        : m_question(question), m_reading{engine, at, variables}, m_fileName(fileName) {
        m_truth.at = at;
    }

    Result<Truth> run() {
        switch (m_question.kind) {
            case AnswerKind::Number:
            case AnswerKind::Sign:
                return number();
            case AnswerKind::PickRow:
            case AnswerKind::PickContact:
            case AnswerKind::PickRows:
                return rows();
            case AnswerKind::PickBody:
                return bodies();
            case AnswerKind::Arrow:
                return arrow();
            case AnswerKind::PickLine:
                return line();
            case AnswerKind::OrderLines:
                return m_truth;
            case AnswerKind::Plane:
                return plane();
            case AnswerKind::Curve:
                return curve();
        }
        return m_truth;
    }

private:
    Error wrong(Place place, std::string message) const { return errorAt(place, m_fileName, std::move(message)); }
    Result<Real> valueOf(const Expression& expression) { return read(expression, m_reading, m_fileName); }
    EngineState& engine() { return m_reading.engine; }
    std::string stepName() const { return "step " + std::to_string(m_truth.at.step); }

    Result<std::uint32_t> rowNamed(Place place, const std::string& name) {
        const auto row = engine().findRow(m_truth.at.step, name);
        if (row && *row < engine().worldAt(m_truth.at).rows.size()) return *row;
        return wrong(place, stepName() + " has no row '" + name + "' at this moment");
    }

    Result<Vec2> pair(const Expression& x, const Expression& y) {
        const auto first = valueOf(x);
        if (!first) return first.error();
        const auto second = valueOf(y);
        if (!second) return second.error();
        return Vec2{*first, *second};
    }

    Result<Truth> number() {
        const auto inRequestedForm = [&](Real value) {
            return m_question.kind != AnswerKind::Sign ? value : value > almostZero ? 1 : value < -almostZero ? -1 : 0;
        };
        const auto value = valueOf(m_question.value);
        if (!value) return value.error();
        m_truth.number = inRequestedForm(*value);
        if (!m_question.engine) return m_truth;
        const auto engines = valueOf(*m_question.engine);
        if (!engines) return engines.error();
        if (!isRight(m_question, m_truth, inRequestedForm(*engines))) m_truth.engine = inRequestedForm(*engines);
        return m_truth;
    }

    Result<Truth> rows() {
        const World world = engine().worldAt(m_truth.at);
        for (std::uint32_t row = 0; row < world.rows.size(); ++row) {
            if (m_question.kind == AnswerKind::PickContact && !isContactNormal(world.rows[row])) continue;
            ++m_truth.candidates;
            m_reading.row = RowRef{RowList::Velocities, row};
            const auto right = valueOf(m_question.value);
            if (!right) return right.error();
            if (*right != 0) m_truth.rows.push_back(row);
        }
        if (m_question.column.empty()) return m_truth;
        const auto column = rowNamed(m_question.value.place, m_question.column);
        if (!column) return column.error();
        for (const Row& row : world.rows) m_truth.columnValues.push_back(couplingOf(row, world.rows[*column], world.inverseMasses));
        return m_truth;
    }

    Result<Truth> bodies() {
        m_truth.candidates = engine().scene().bodies.size();
        for (std::uint32_t body = 0; body < m_truth.candidates; ++body) {
            m_reading.body = static_cast<BodyId>(body);
            const auto right = valueOf(m_question.value);
            if (!right) return right.error();
            if (*right != 0) m_truth.bodies.push_back(*m_reading.body);
        }
        return m_truth;
    }

    /// A body is where the question shows it, not where the answer moves it.
    Result<Vec2> tail(const ArrowForm& form) {
        if (!form.body.empty()) {
            const auto body = engine().findBody(form.body);
            if (!body) return wrong(form.place, "the scene has no body '" + form.body + "'");
            const auto from =
                m_question.from ? locate(*m_question.from, engine(), m_reading.variables, m_fileName) : Result<Cursor>(m_truth.at);
            if (!from) return from.error();
            return engine().worldAt(*from).poses[index(*body)].position;
        }
        const World& world = engine().worldAt(m_truth.at);
        const auto row = engine().findRow(m_truth.at.step, form.contact);
        const auto& rows = rowsOf(world, engine().solvedRowsOf(m_truth.at.step));
        if (!row || *row >= rows.size() || rows[*row].constraint.kind != ConstraintKind::Contact)
            return wrong(form.place, stepName() + " has no contact '" + form.contact + "' at this moment");
        return world.contacts[rows[*row].constraint.index].point;
    }

    Result<Truth> arrow() {
        const auto both = pair(m_question.value, m_question.arrow->y);
        if (!both) return both.error();
        const auto begin = tail(*m_question.arrow);
        if (!begin) return begin.error();
        m_truth.arrow = *both;
        m_truth.tail = *begin;
        m_truth.number = length(m_truth.arrow);
        return m_truth;
    }

    Result<Truth> line() {
        const auto value = valueOf(m_question.value);
        if (!value) return value.error();
        m_truth.candidates = m_question.listing->lines.size();
        if (!isLine(*m_question.listing, *value))
            return wrong(m_question.value.place, "expected the number of a line, 1 to " + std::to_string(m_truth.candidates) +
                                                     ", the formula gives " + shownNumber(*value));
        m_truth.number = *value;
        return m_truth;
    }

    /// The picture shows what is drawn at the question's `from`, the truth, and what misconceptions lead to.
    Result<Truth> plane() {
        const PlaneForm& form = *m_question.plane;
        const auto point = pair(m_question.value, form.y);
        if (!point) return point.error();
        m_truth.point = *point;
        const auto from = locate(*m_question.from, engine(), m_reading.variables, m_fileName);
        if (!from) return from.error();
        const auto x = engine().findRow(from->step, form.xRow);
        const auto y = engine().findRow(from->step, form.yRow);
        const auto plane =
            x && y ? lambdaPlane(engine().worldAt(*from), engine().eventsOf(from->step), from->event, RowList::Velocities, *x, *y)
                   : std::nullopt;
        if (!plane) return wrong(form.place, "these two rows have no plane at the moment 'from'");
        PlanePicture picture{*plane, m_truth.point, m_truth.point};
        const auto show = [&picture](Vec2 spot) {
            if (!std::isfinite(spot.x) || !std::isfinite(spot.y)) return;
            picture.low = {std::min(picture.low.x, spot.x), std::min(picture.low.y, spot.y)};
            picture.high = {std::max(picture.high.x, spot.x), std::max(picture.high.y, spot.y)};
        };
        show({});
        show({plane->now[0], plane->now[1]});
        for (std::size_t k = 0; k < plane->reached; ++k) show({plane->path[k].at[0], plane->path[k].at[1]});
        if (plane->solution) show({(*plane->solution)[0], (*plane->solution)[1]});
        for (const Misconception& one : m_question.misconceptions)
            if (const auto thought = pair(one.value, one.y)) show(*thought);
        const Vec2 size = picture.high - picture.low;
        const Real margin = planeMargin * std::max(size.x, size.y);
        if (!(margin > 0)) return wrong(form.place, "nothing moves on the plane of these two rows");
        picture.low = picture.low - Vec2{margin, margin};
        picture.high = picture.high + Vec2{margin, margin};
        m_truth.reach = form.share * (std::max(size.x, size.y) + 2 * margin);
        m_truth.picture = std::move(picture);
        return m_truth;
    }

    Result<Truth> curve() {
        const CurveForm& form = *m_question.curve;
        const auto at = [&](int sweep) -> Result<Real> {
            auto value = valueAtSweep(m_question.value, sweep, m_reading, m_fileName);
            if (value && !(*value > 0 && std::isfinite(*value)))
                return wrong(m_question.value.place, "the curve has no place on a logarithmic axis: after sweep " +
                                                         std::to_string(sweep) + " it is " + shownNumber(*value));
            return value;
        };
        const auto given = at(form.first);
        if (!given) return given.error();
        m_truth.number = *given;
        for (const int sweep : form.sweeps) {
            const auto value = at(sweep);
            if (!value) return value.error();
            m_truth.curve.push_back(*value);
        }
        return m_truth;
    }

    const Question& m_question;
    Reading m_reading;
    const std::string& m_fileName;
    Truth m_truth;
};

}  // namespace

Result<Truth> truthOf(const Question& question, EngineState& engine, const Variables& variables, const std::string& fileName) {
    const auto where = locate(question.at, engine, variables, fileName);
    if (!where) return where.error();
    return TruthReader(question, engine, variables, fileName, *where).run();
}

Result<Real> valueAtSweep(const Expression& formula, int sweep, Reading reading, const std::string& fileName) {
    reading.variables["k"] = sweep;
    return read(formula, reading, fileName);
}

Result<QuestionAnswer> answerOf(const Question& question, const Misconception& misconception, const Truth& truth,
                                EngineState& engine, const Variables& variables) {
    static const std::string noFile;
    Reading reading{engine, truth.at, variables};
    if (question.curve) {
        CurveAnswer curve;
        for (const int sweep : question.curve->sweeps) {
            const auto value = valueAtSweep(misconception.value, sweep, reading, noFile);
            if (!value) return value.error();
            curve.values.push_back(*value);
        }
        return QuestionAnswer(std::move(curve));
    }
    if (question.kind == AnswerKind::PickRows) {
        RowsAnswer rows;
        for (std::uint32_t row = 0; row < truth.candidates; ++row) {
            reading.row = RowRef{RowList::Velocities, row};
            const auto isTicked = evaluate(misconception.value, reading);
            if (!isTicked) return isTicked.error();
            if (*isTicked != 0) rows.rows.push_back(row);
        }
        return QuestionAnswer(std::move(rows));
    }
    const auto x = evaluate(misconception.value, reading);
    if (!x) return x.error();
    if (question.kind == AnswerKind::PickLine) {
        if (!isLine(*question.listing, *x)) return Error{.file = {}, .message = "this answer is impossible, " + shownNumber(*x)};
        return QuestionAnswer(LineAnswer{static_cast<int>(*x), 0});
    }
    if (!question.arrow && !question.plane) return QuestionAnswer(*x);
    const auto y = evaluate(misconception.y, reading);
    if (!y) return y.error();
    return QuestionAnswer(Vec2{*x, *y});
}

}  // namespace solverscope
