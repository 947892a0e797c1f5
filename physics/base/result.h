// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "physics/base/plain_text.h"

namespace solverscope {

/// An error message and its location. Line and column count from 1; 0 means that the error has no location in a text.
struct Error {
    std::string file;
    int line = 0;
    int column = 0;
    std::string message;

    /// "file:line:column: message", without the parts that are unknown. Control characters other than line ends become "?".
    std::string text() const {
        std::string place = file;
        if (line > 0) place += ":" + std::to_string(line) + ":" + std::to_string(column);
        // File names and contents may contain anything; a terminal obeys control characters.
        return withoutControlCharacters(place.empty() ? message : place + ": " + message, "?", "\n");
    }
};

/// A value or an Error, with the names of std::expected (which is C++23).
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& value() {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    const T& value() const {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    const Error& error() const {
        assert(!has_value());
        return *std::get_if<1>(&m_state);
    }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

private:
    std::variant<T, Error> m_state;
};

}  // namespace solverscope
