// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QRandomGenerator>

namespace solverscope {

/// Another instance than this one, by chance; `count` is at least 2.
inline int freshInstance(int instance, std::size_t count) {
    const int others = static_cast<int>(count) - 1;
    return (instance + 1 + QRandomGenerator::global()->bounded(others)) % (others + 1);
}

}  // namespace solverscope
