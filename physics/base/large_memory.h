// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace solverscope {

/// The memory of a list that is long in large scenes, and whose maker writes all of each element: one that is made without a value
/// is left as it is. Lists of several megabytes get large pages where the system has them: of the small ones of such a list, a
/// processor must look up most in the page tables again in every pass.
template <typename Value>
struct LargeMemory : std::allocator<Value> {
    static_assert(std::is_trivially_copyable_v<Value>);

    template <typename Other>
    struct rebind {
        using other = LargeMemory<Other>;
    };

    Value* allocate(std::size_t count) {
        Value* memory = std::allocator<Value>::allocate(count);
#if defined(__linux__)
        constexpr std::uintptr_t page = std::uintptr_t{2} << 20;
        const auto begin = reinterpret_cast<std::uintptr_t>(memory);
        const std::uintptr_t firstPage = (begin + page - 1) / page * page;
        const std::uintptr_t endOfPages = (begin + count * sizeof(Value)) / page * page;
        if (firstPage < endOfPages) madvise(reinterpret_cast<void*>(firstPage), endOfPages - firstPage, MADV_HUGEPAGE);
#endif
        return memory;
    }

    void construct(Value*) noexcept {}
    template <typename... Arguments>
    void construct(Value* place, Arguments&&... arguments) {
        std::construct_at(place, std::forward<Arguments>(arguments)...);
    }
};

}  // namespace solverscope
