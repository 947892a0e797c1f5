// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/formula.h"

#include <array>
#include <cstdint>

#include "lessons/loader/field_block.h"

namespace solverscope {

std::vector<Formula> formulasOf(const PlacedText& text) {
    constexpr std::string_view mark = "$$";
    std::vector<Formula> formulas;
    const std::string& raw = text.text();
    for (std::size_t at = raw.find(mark); at != std::string::npos; at = raw.find(mark, at)) {
        const std::size_t begin = at == 0 ? 0 : raw.rfind('\n', at - 1) + 1;
        const std::size_t end = std::min(raw.find('\n', at), raw.size());
        const std::string_view line = trimmed(std::string_view(raw).substr(begin, end - begin));
        const std::string_view tex = line.size() < 4 ? "" : trimmed(line.substr(2, line.size() - 4));
        const bool alone =
            line.starts_with(mark) && line.ends_with(mark) && !tex.empty() && tex.find('$') == std::string_view::npos;
        if (!alone) fail(text.placeOf(at), "expected a formula on a line of its own: $$ TeX $$");
        formulas.push_back({text.placeOf(at), std::string(tex)});
        at = end;
    }
    return formulas;
}

std::string formulaPicture(std::string_view tex) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char byte : tex) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    std::string name(16, '0');
    for (std::size_t i = 0; i < name.size(); ++i) name[i] = "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
    return "formulas/" + name + ".svg";
}

}  // namespace solverscope
