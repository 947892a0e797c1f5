// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lessons/loader/lesson.h"

namespace solverscope {

/// Text put together from lines of a file, every byte of which still knows its place there.
class PlacedText {
public:
    void append(std::string_view text, Place place) {
        m_starts.emplace_back(m_text.size(), place);
        m_text += text;
    }

    const std::string& text() const { return m_text; }

    Place placeOf(std::size_t offset) const {
        const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), offset,
                                            [](std::size_t wanted, const auto& start) { return wanted < start.first; });
        if (after == m_starts.begin()) return {};
        const auto& [start, at] = *std::prev(after);
        return {at.line, at.column + static_cast<int>(offset - start)};
    }

private:
    std::string m_text;
    std::vector<std::pair<std::size_t, Place>> m_starts;
};

}  // namespace solverscope
