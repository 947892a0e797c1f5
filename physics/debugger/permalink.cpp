// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/debugger/permalink.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "physics/base/hash.h"
#include "physics/base/plain_text.h"
#include "physics/debugger/session.h"
#include "physics/trace/input_text.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

constexpr std::int64_t maxEvents = 1'000'000'000;
constexpr std::int64_t maxIterations = 1'000'000;
constexpr std::size_t checkDigits = 8;
constexpr std::size_t maxInputs = 1000;

// The last term has no word: it is the end of a visit.
constexpr std::array<std::string_view, termCount - 1> termWords{"jv", "raw", "sum", "clamp", "va"};

/// `place` is the byte of the whole text, from 0.
Error wrong(std::size_t place, std::string message) { return {{}, 1, static_cast<int>(place) + 1, std::move(message)}; }

std::string quoted(std::string_view text) { return "'" + std::string(text.substr(0, 40)) + "'"; }

/// A whole number that fills the text.
std::optional<std::int64_t> wholeNumber(std::string_view text) {
    return text.starts_with('-') ? std::nullopt : numberOf<std::int64_t>(text);
}

std::string hexText(std::uint32_t number) {
    std::string digits(checkDigits, '0');
    for (std::size_t i = checkDigits; i-- > 0; number >>= 4) digits[i] = "0123456789abcdef"[number & 15];
    return digits;
}

/// Reads the text after '#'; `offset` is its position in the link.
class PlaceReader {
public:
    PlaceReader(std::string_view text, std::size_t offset) : m_text(text), m_offset(offset) {}

    Result<StepPlace> read() {
        std::size_t end = std::min(m_text.find('~'), m_text.size());
        std::size_t at = 0;
        for (bool first = true; first || at <= end; first = false) {
            const std::size_t dot = std::min(m_text.find('.', at), end);
            const std::string_view part = m_text.substr(at, dot - at);
            if (auto error = first ? step(part) : this->part(part, at)) return *error;
            if (dot >= end) break;
            at = dot + 1;
        }
        const bool hasNamedPlace = m_place.substep || m_place.phase || m_place.iteration || m_place.row;
        if (m_place.event && hasNamedPlace) return wrong(m_offset, "expected an event's number or words, not both");
        if (m_place.term != Term::VelocityB && !m_place.event && !m_place.row)
            return wrong(m_offset, "expected a row before its term " + quoted(termWords[static_cast<std::size_t>(m_place.term)]));
        if (end == m_text.size()) return m_place;
        return check(m_text.substr(end + 1), end + 1);
    }

private:
    std::optional<Error> step(std::string_view part) {
        const auto number = part.starts_with('f') ? wholeNumber(part.substr(1)) : std::nullopt;
        if (!number || *number < 1 || *number > Recording::maxLength)
            return wrong(m_offset,
                         "expected 'f' and a step from 1 to " + std::to_string(Recording::maxLength) + ", found " + quoted(part));
        m_place.step = *number;
        return std::nullopt;
    }

    std::optional<Error> part(std::string_view part, std::size_t at) {
        for (std::size_t i = 0; i < termWords.size(); ++i)
            if (part == termWords[i]) {
                if (m_place.term != Term::VelocityB) return twice(part, at);
                m_place.term = static_cast<Term>(i);
                return std::nullopt;
            }
        if (const auto phase = phaseNamed(part)) return once(m_place.phase, *phase, part, at);
        const auto number = part.size() > 1 ? wholeNumber(part.substr(1)) : std::nullopt;
        const std::int64_t lowest = part.starts_with('e') ? 0 : 1;
        const std::int64_t highest = part.starts_with('e') ? maxEvents : maxIterations;
        if (number && std::string_view("esir").find(part[0]) != std::string_view::npos) {
            if (*number < lowest || *number > highest)
                return wrong(m_offset + at + 1,
                             "expected a number from " + std::to_string(lowest) + " to " + std::to_string(highest));
            switch (part[0]) {
                case 'e':
                    return once(m_place.event, static_cast<std::size_t>(*number), part, at);
                case 's':
                    return once(m_place.substep, static_cast<int>(*number), part, at);
                case 'i':
                    return once(m_place.iteration, static_cast<int>(*number), part, at);
                default:
                    return once(m_place.row, static_cast<std::uint32_t>(*number), part, at);
            }
        }
        return wrong(m_offset + at,
                     "expected i and a sweep, r and a row, e and an event, s and a sub-step, a phase or a term (jv, "
                     "raw, sum, clamp, va), found " +
                         quoted(part));
    }

    template <typename T>
    std::optional<Error> once(std::optional<T>& target, T value, std::string_view part, std::size_t at) {
        if (target) return twice(part, at);
        target = value;
        return std::nullopt;
    }

    std::optional<Error> twice(std::string_view part, std::size_t at) const {
        return wrong(m_offset + at, quoted(part) + " repeats an earlier part");
    }

    Result<StepPlace> check(std::string_view digits, std::size_t at) {
        std::uint32_t number = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
        if (problem != std::errc{} || digits.size() != checkDigits || end != digits.data() + digits.size())
            return wrong(m_offset + at, "expected eight hexadecimal digits after '~'");
        m_place.check = number;
        return m_place;
    }

    std::string_view m_text;
    std::size_t m_offset;
    StepPlace m_place;
};

/// The kind of event that the words denote: determined by the finest of them.
std::optional<EventKind> kindOf(const StepPlace& place) {
    if (place.row) return EventKind::Row;
    if (place.iteration) return EventKind::Iteration;
    if (place.phase) return EventKind::Phase;
    if (place.substep) return EventKind::Substep;
    return std::nullopt;
}

bool fits(const Event& event, const StepPlace& place) {
    return (!place.substep || event.substep == *place.substep) && (!place.phase || event.phase == *place.phase) &&
           (!place.iteration || event.iteration == *place.iteration) && (!place.row || event.visit.row + 1 == *place.row);
}

std::string describePlace(const StepPlace& place) {
    std::string words;
    const auto add = [&](const std::string& part) { words += (words.empty() ? "" : ", ") + part; };
    if (place.substep) add("sub-step " + std::to_string(*place.substep));
    if (place.phase) add("phase " + std::string(phaseName(*place.phase)));
    if (place.iteration) add("sweep " + std::to_string(*place.iteration));
    if (place.row) add("row " + std::to_string(*place.row));
    return words;
}

}  // namespace

std::string placeText(const StepPlace& place) {
    std::string text = "f" + std::to_string(place.step);
    if (place.event) text += ".e" + std::to_string(*place.event);
    if (place.substep) text += ".s" + std::to_string(*place.substep);
    if (place.phase) text += "." + std::string(phaseName(*place.phase));
    if (place.iteration) text += ".i" + std::to_string(*place.iteration);
    if (place.row) text += ".r" + std::to_string(*place.row);
    if (place.term != Term::VelocityB) text += "." + std::string(termWords[static_cast<std::size_t>(place.term)]);
    if (place.check) text += "~" + hexText(*place.check);
    return text;
}

std::string linkText(const Permalink& link) {
    std::string text = encodedText(link.scene);
    char separator = '?';
    for (const auto& input : link.inputs) {
        text += separator + input.text;
        if (input.step != 1) text += "@" + std::to_string(input.step);
        separator = '&';
    }
    if (link.place) text += "#" + placeText(*link.place);
    return text;
}

Result<StepPlace> parsePlace(std::string_view text) { return PlaceReader(text, 0).read(); }

Result<Permalink> parsePermalink(std::string_view text) {
    if (text.size() > Permalink::maxLength)
        return wrong(Permalink::maxLength, "expected at most " + std::to_string(Permalink::maxLength) + " bytes");
    Permalink link;
    const std::size_t hash = std::min(text.find('#'), text.size());
    const std::size_t question = std::min(text.substr(0, hash).find('?'), hash);
    link.scene = decodedText(text.substr(0, question));
    if (link.scene.find('\0') != std::string::npos) return wrong(0, "expected a name without a zero byte");
    for (std::size_t at = question + 1; at <= hash && question < hash;) {
        const std::size_t end = std::min(text.find('&', at), hash);
        std::string_view input = text.substr(at, end - at);
        if (input.empty()) return wrong(at, "expected an input, such as iterations=20");
        if (link.inputs.size() == maxInputs) return wrong(at, "expected at most " + std::to_string(maxInputs) + " inputs");
        Permalink::LinkedInput linked;
        linked.column = static_cast<int>(at) + 1;
        if (const std::size_t atSign = input.rfind('@'); atSign != std::string_view::npos) {
            const auto step = wholeNumber(input.substr(atSign + 1));
            if (!step || *step < 1 || *step > Recording::maxLength)
                return wrong(at + atSign + 1, "expected a step from 1 to " + std::to_string(Recording::maxLength) + " after '@'");
            linked.step = *step;
            input = input.substr(0, atSign);
        }
        linked.text = std::string(input);
        link.inputs.push_back(std::move(linked));
        at = end + 1;
    }
    if (hash < text.size()) {
        const auto place = PlaceReader(text.substr(hash + 1), hash + 1).read();
        if (!place) return place.error();
        link.place = *place;
    }
    if (text.empty()) return wrong(0, "expected a scene, or '#' and a place");
    return link;
}

Result<std::vector<TimedInput>> linkedInputs(const Permalink& link, const Scene& scene) {
    std::vector<TimedInput> inputs;
    std::vector<Permalink::LinkedInput> sorted = link.inputs;
    std::ranges::stable_sort(sorted, {}, &Permalink::LinkedInput::step);
    for (const auto& linked : sorted) {
        auto input = parseInput(scene, linked.text);
        if (!input) {
            Error error = input.error();
            error.column += std::max(0, linked.column - 1);
            return error;
        }
        inputs.push_back({linked.step, std::move(*input)});
    }
    if (auto problem = findTooMuchWork(scene, inputs))
        return Error{{}, 1, std::max(1, sorted[problem->input].column), std::move(problem->expected)};
    return inputs;
}

Result<std::size_t> eventAt(const StepPlace& place, const EventList& events) {
    const std::string step = "step " + std::to_string(place.step);
    if (place.event) {
        if (*place.event < events.size()) return *place.event;
        return Error{
            {},
            0,
            0,
            step + " has no event " + std::to_string(*place.event) + ", its last one is " + std::to_string(events.size() - 1)};
    }
    const auto kind = kindOf(place);
    if (!kind) return events.size() - 1;
    const auto found = std::ranges::find_if(events, [&](const Event& event) { return event.kind == *kind && fits(event, place); });
    if (found == events.end()) return Error{{}, 0, 0, step + " has no " + describePlace(place)};
    return static_cast<std::size_t>(found - events.begin());
}

StepPlace placeOf(const Session& session) {
    const Cursor& cursor = session.cursor();
    const Event& event = session.event();
    StepPlace place;
    place.step = cursor.step;
    place.term = cursor.term;
    place.check = checkOf(session);
    if (session.atEndOfStep()) return place;
    const auto means = [&] {
        const auto found = eventAt(place, session.events());
        return found && *found == cursor.event;
    };
    switch (event.kind) {
        case EventKind::Row:
            place.row = event.visit.row + 1;
            [[fallthrough]];
        case EventKind::Iteration:
            if (event.iteration > 0) place.iteration = event.iteration;
            if (means()) return place;
            [[fallthrough]];
        case EventKind::Phase:
            place.phase = event.phase;
            if (means()) return place;
            [[fallthrough]];
        case EventKind::Substep:
            if (event.kind == EventKind::Substep) place.phase.reset();
            place.substep = event.substep;
            if (means()) return place;
            break;
        case EventKind::Pair:
        case EventKind::Body:
            break;
    }
    place.substep.reset();
    place.phase.reset();
    place.iteration.reset();
    place.row.reset();
    place.event = cursor.event;
    return place;
}

std::uint32_t checkOf(const Session& session) {
    const Event& event = session.event();
    Hash hash;
    hash.add(hashOf(session.world()));
    hash.add(static_cast<std::uint64_t>(session.cursor().event));
    hash.add(static_cast<std::uint64_t>(event.kind) << 32 | static_cast<std::uint64_t>(event.phase) << 16 |
             static_cast<std::uint64_t>(session.cursor().term));
    hash.add(static_cast<std::uint64_t>(event.iteration) << 32 | event.visit.row);
    for (const RowList list : {RowList::Velocities, RowList::PseudoVelocities, RowList::Positions})
        for (const Row& row : rowsOf(session.world(), list)) hash.add(row.lambda);
    return static_cast<std::uint32_t>(hash.value() >> 32);
}

std::vector<TimedInput> inputsSoFar(const Session& session) {
    std::vector<TimedInput> inputs;
    for (const TimedInput& input : session.recording().inputs())
        if (input.step <= session.step()) inputs.push_back(input);
    return inputs;
}

Permalink permalinkTo(const Session& session, const std::string& scene) {
    Permalink link;
    link.scene = scene;
    for (const TimedInput& timed : inputsSoFar(session))
        link.inputs.push_back({timed.step, inputText(session.scene(), timed.input)});
    link.place = placeOf(session);
    return link;
}

Result<bool> goTo(Session& session, const StepPlace& place) {
    session.seek({place.step, 0, Term::VelocityB});
    if (session.step() != place.step) return Error{{}, 0, 0, "the recording ends at step " + std::to_string(session.step())};
    const auto event = eventAt(place, session.events());
    if (!event) return event.error();
    session.seek({place.step, *event, place.term});
    return !place.check || *place.check == checkOf(session);
}

}  // namespace solverscope
