// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/trace/formats/foreign_trace.h"

#include <fstream>
#include <limits>
#include <system_error>
#include <vector>

#include "physics/trace/formats/trace_reader.h"

namespace solverscope {

bool looksLikeTrace(std::string_view beginning) {
    return beginning.substr(0, beginning.find('\n')).find("\"solverscope-trace\"") != std::string_view::npos;
}

Result<Scene> readTrace(std::istream& input, const std::string& name, const TraceLimits& limits, TraceProgress* progress) {
    constexpr std::size_t blockBytes = 1 << 16;
    TraceReader reader(name, limits);
    std::vector<char> block(blockBytes);
    std::string rest;  // of the block before: the beginning of a line
    int number = 0;
    const auto tooLong = [&] {
        return Error{name, number + 1, 1, "expected lines of at most " + std::to_string(TraceLine::maxBytes) + " bytes"};
    };
    while (input) {
        if (progress && progress->cancelled) return Error{name, 0, 0, "reading was cancelled"};
        input.read(block.data(), static_cast<std::streamsize>(block.size()));
        std::string_view text(block.data(), static_cast<std::size_t>(input.gcount()));
        if (progress) progress->bytes += text.size();
        for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
            if (number == std::numeric_limits<int>::max() - 1) return Error{name, number, 1, "expected fewer lines"};
            std::string_view line = text.substr(0, end);
            text.remove_prefix(end + 1);
            if (!rest.empty()) line = rest.append(line);
            if (line.size() > TraceLine::maxBytes) return tooLong();
            if (auto error = reader.read(line, ++number)) return *error;
            rest.clear();
        }
        rest += text;
        if (rest.size() > TraceLine::maxBytes) return tooLong();
    }
    if (input.bad()) return Error{name, 0, 0, "expected a file that can be read to its end"};
    if (!rest.empty())
        if (auto error = reader.read(rest, ++number))
            if (!reader.breakOff(rest, *error)) return *error;
    return reader.finish(number);
}

Result<Scene> loadTrace(const std::filesystem::path& file, const TraceLimits& limits, TraceProgress* progress) {
    std::error_code problem;
    if (!std::filesystem::is_regular_file(file, problem)) return Error{file.string(), 0, 0, "expected a regular file"};
    std::ifstream input(file, std::ios::binary);
    if (!input) return Error{file.string(), 0, 0, "expected a file that can be read"};
    return readTrace(input, file.string(), limits, progress);
}

}  // namespace solverscope
