// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/lesson_translation.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "lessons/loader/lesson_texts.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

// What must be identical is compared as text that contains everything but the place in the file.

std::string textOf(Real number) {
    std::array<char, 40> buffer{};
    return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr};
}

std::string textOf(const Moment& moment) {
    std::string text = "step=" + moment.step.source();
    if (moment.phase) text += ", phase=" + std::string(phaseName(*moment.phase));
    if (moment.iteration) text += ", iteration=" + moment.iteration->source();
    if (moment.rowPlace) text += ", row=" + moment.rowPlace->source();
    if (!moment.rowName.empty()) text += ", row=\"" + moment.rowName + "\"";
    return text;
}

std::string textOf(const std::optional<Moment>& moment) { return moment ? textOf(*moment) : "nothing"; }

std::string textOf(const LessonInput& input) {
    switch (input.kind) {
        case LessonInput::Kind::Set:
            return "set " + input.key + " = " + input.text + " at step " + std::to_string(input.steps);
        case LessonInput::Kind::Move:
            return "move " + input.key + " to " + textOf(input.x) + " " + textOf(input.y) + " at step " +
                   std::to_string(input.steps);
        case LessonInput::Kind::Run:
            return "run " + std::to_string(input.steps);
        case LessonInput::Kind::Joint:
            return "joint " + input.text;
        case LessonInput::Kind::Go:
            break;
    }
    return "go " + textOf(input.moment);
}

template <typename Items, typename Text>
std::string listOf(const Items& items, Text text) {
    std::string list;
    for (const auto& item : items) list += (list.empty() ? "" : "; ") + text(item);
    return list.empty() ? "nothing" : list;
}

std::string textOf(const std::vector<LessonInput>& inputs) {
    return listOf(inputs, [](const LessonInput& input) { return textOf(input); });
}

std::string textOf(const std::vector<std::string>& names) {
    return listOf(names, [](const std::string& name) { return name; });
}

std::string textOf(const Setup& setup) { return setup.scene + "; " + textOf(setup.inputs); }

std::string textOf(const Variation& variation) {
    return variation.name + " in " + listOf(variation.values, [](Real value) { return textOf(value); });
}

std::string textOf(const std::vector<SceneChange>& changes) {
    return listOf(changes, [](const SceneChange& one) { return one.body + "." + one.field + " = " + one.value.source(); });
}

std::string textOf(const Claim& claim) {
    std::string text = (claim.shown.empty() ? "" : claim.shown + " = ") + claim.expression.source();
    if (claim.at) text += " at " + textOf(*claim.at);
    return claim.shown.empty() ? text : text + " tol " + textOf(claim.tolerance);
}

std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::vector<std::string> claimsOf(const LessonText& text) {
    std::vector<std::string> claims;
    for (const auto& piece : text.pieces)
        if (const auto* claim = std::get_if<Claim>(&piece)) claims.push_back(textOf(*claim));
    return sorted(std::move(claims));
}

/// Numbers with a decimal point as displayed, without repetitions: whole ones may be words in another language.
std::vector<std::string> decimalsOf(const LessonText& text) {
    std::vector<std::string> decimals;
    for (const Paragraph& paragraph : paragraphsOf(text)) {
        const std::string& shown = paragraph.shown;
        for (std::size_t at = shown.find_first_of("0123456789"); at < shown.size(); at = shown.find_first_of("0123456789", at)) {
            const std::size_t end = std::min(shown.find_first_not_of("0123456789.", at), shown.size());
            std::string number = shown.substr(at, end - at);
            while (number.back() == '.') number.pop_back();
            if (number.find('.') != number.npos) decimals.push_back(std::move(number));
            at = end;
        }
    }
    decimals = sorted(std::move(decimals));
    decimals.erase(std::unique(decimals.begin(), decimals.end()), decimals.end());
    return decimals;
}

std::string_view kindName(const LessonBlock& block) {
    if (std::holds_alternative<LessonText>(block)) return "a text";
    if (std::holds_alternative<Question>(block)) return "a question";
    if (std::holds_alternative<ManualExercise>(block)) return "an exercise by hand";
    return "an exercise";
}

class Comparison {
public:
    explicit Comparison(const std::string& file) : m_file(file) {}

    std::vector<Error> run(const Lesson& english, const Lesson& other) {
        constexpr Place front{1, 1};
        same(front, "id", english.id, other.id);
        same(front, "scene", english.scene, other.scene);
        same(front, "minutes", std::to_string(english.minutes), std::to_string(other.minutes));
        same(front, "controls", textOf(english.controls), textOf(other.controls));
        const auto stages = [](const Lesson& lesson) {
            return listOf(lesson.stages, [](const Stage& stage) { return std::string(stageName(stage.kind)); });
        };
        if (!same(front, "stages", stages(english), stages(other))) return std::move(m_findings);
        for (std::size_t i = 0; i < other.stages.size(); ++i) compare(english.stages[i], other.stages[i]);
        return std::move(m_findings);
    }

private:
    bool same(Place place, const std::string& what, const std::string& english, const std::string& found) {
        if (english == found) return true;
        m_findings.push_back(
            {m_file, place.line, place.column, "expected the " + what + " of the English lesson: " + english + "; found " + found});
        return false;
    }

    void compare(const Stage& english, const Stage& other) {
        same(other.place, "setup", textOf(english.setup), textOf(other.setup));
        const auto span = [](const Stage& stage) {
            return stage.span ? textOf(stage.span->from) + " to " + textOf(stage.span->to) : "nothing";
        };
        same(other.span ? other.span->place : other.place, "'step' block", span(english), span(other));
        const auto blocks = [](const Stage& stage) {
            return listOf(stage.blocks, [](const LessonBlock& block) { return std::string(kindName(block)); });
        };
        if (!same(other.place, "blocks", blocks(english), blocks(other))) return;
        for (std::size_t i = 0; i < other.blocks.size(); ++i)
            std::visit([&]<typename Block>(const Block& block) { compare(std::get<Block>(english.blocks[i]), block); },
                       other.blocks[i]);
    }

    void compare(const LessonText& english, const LessonText& other) { compare("text", english, other); }
    void compare(const Exercise& english, const Exercise& other) { compare("exercise", english, other); }

    /// What every kind of exercise has; `what` its texts are called.
    void compare(const std::string& what, const Exercise& english, const Exercise& other) {
        same(other.place, "'id'", english.id, other.id);
        const auto setup = [](const Exercise& one) { return one.setup ? textOf(*one.setup) : "nothing"; };
        same(other.place, "setup", setup(english), setup(other));
        const auto varied = [](const Variation& one) { return textOf(one); };
        same(other.place, "'vary'", listOf(english.variations, varied), listOf(other.variations, varied));
        same(other.place, "'start'", textOf(english.changes), textOf(other.changes));
        compare(what, english.ask, other.ask);
        for (std::size_t i = 0; i < std::min(english.hints.size(), other.hints.size()); ++i)
            compare("hint", english.hints[i], other.hints[i]);
        compare("'why'", english.why, other.why);
    }

    void compare(const std::string& what, const LessonText& english, const LessonText& other) {
        const auto tex = [](const LessonText& text) {
            std::vector<std::string> all;
            for (const Formula& formula : text.formulas) all.push_back(formula.tex);
            return sorted(std::move(all));
        };
        same(other.place, "checked numbers in this " + what, textOf(claimsOf(english)), textOf(claimsOf(other)));
        same(other.place, "decimal numbers in this " + what, textOf(decimalsOf(english)), textOf(decimalsOf(other)));
        same(other.place, "formulas in this " + what, textOf(tex(english)), textOf(tex(other)));
        const auto links = [](const LessonText& text) {
            std::vector<std::string> all;
            for (const TextLink& link : text.links) all.push_back(link.address);
            return sorted(std::move(all));
        };
        same(other.place, "links in this " + what, textOf(links(english)), textOf(links(other)));
    }

    void compare(const Question& english, const Question& other) {
        const auto at = [&](Place place) { return place.line > 0 ? place : other.place; };
        same(other.place, "'role'", std::to_string(static_cast<int>(english.role)), std::to_string(static_cast<int>(other.role)));
        same(other.place, "'kind'", std::to_string(static_cast<int>(english.kind)), std::to_string(static_cast<int>(other.kind)));
        same(at(other.value.place), "'value'", english.value.source(), other.value.source());
        const auto engine = [](const Question& question) { return question.engine ? question.engine->source() : "nothing"; };
        same(other.place, "'engine'", engine(english), engine(other));
        same(at(other.at.place), "'at'", textOf(english.at), textOf(other.at));
        same(other.place, "'from'", textOf(english.from), textOf(other.from));
        const auto tolerance = [](const Question& question) {
            return textOf(question.tolerance) + (question.relative ? " of the correct answer" : "");
        };
        same(other.place, "'tolerance'", tolerance(english), tolerance(other));
        const auto given = [](const GivenCell& cell) { return cell.value.source(); };
        same(other.place, "'given' cells", listOf(english.given, given), listOf(other.given, given));
        const auto arrow = [](const Question& question) {
            if (!question.arrow) return std::string("nothing");
            const ArrowForm& form = *question.arrow;
            return form.y.source() + " from " + form.body + form.contact + ", " + textOf(form.metresPerUnit) + " m, within " +
                   textOf(form.angle) + " rad, " + textOf(form.length.value_or(0));
        };
        same(other.place, "arrow", arrow(english), arrow(other));
        const auto wrong = [](const Misconception& one) { return one.value.source() + " " + one.y.source(); };
        same(other.place, "misconceptions", listOf(english.misconceptions, wrong), listOf(other.misconceptions, wrong));
        compare("question", static_cast<const Exercise&>(english), other);
        for (std::size_t i = 0; i < std::min(english.misconceptions.size(), other.misconceptions.size()); ++i)
            compare("feedback", english.misconceptions[i].feedback, other.misconceptions[i].feedback);
    }

    void compare(const ManualExercise& english, const ManualExercise& other) {
        same(other.place, "'from'", textOf(english.from), textOf(other.from));
        const auto plan = [](const ManualExercise& one) {
            return std::to_string(one.plan.sweeps) + " sweeps, " + std::to_string(one.plan.visits) + " visits, " +
                   (one.plan.anyOrder ? "any order, " : "") + textOf(one.tolerance.absolute) + ", " + textOf(one.tolerance.share);
        };
        same(other.place, "sweeps, visits, order and tolerance", plan(english), plan(other));
        compare(static_cast<const Exercise&>(english), other);
    }

    void compare(const Task& english, const Task& other) {
        same(other.place, "'controls'", textOf(english.controls), textOf(other.controls));
        same(other.place, "'check'", english.check.source(), other.check.source());
        same(other.place, "'at'", textOf(english.at), textOf(other.at));
        same(other.place, "'solution'", textOf(english.solution), textOf(other.solution));
        compare("task", static_cast<const Exercise&>(english), other);
    }

    const std::string& m_file;
    std::vector<Error> m_findings;
};

}  // namespace

std::vector<Error> checkTranslation(const Lesson& english, const Lesson& translation) {
    return Comparison(translation.file).run(english, translation);
}

}  // namespace solverscope
