// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <ctime>

namespace solverscope {

/// How long a thread has worked: what else the machine does meanwhile is not counted.
class CpuClock {
public:
    double milliseconds() const { return 1e3 * (now() - m_begin); }

private:
    static double now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }

    double m_begin = now();
};

}  // namespace solverscope
