// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session_end.h"

#include <fcntl.h>
#include <unistd.h>

#include <QGuiApplication>
#include <QSocketNotifier>
#include <atomic>
#include <csignal>

namespace solverscope {
namespace {

constexpr std::array endingSignals{SIGTERM, SIGINT, SIGHUP};

std::atomic<int> writeEnd = -1;

// Nothing but write() is safe here.
extern "C" void tellOfSignal(int) {
    const char any = 0;
    [[maybe_unused]] const auto written = ::write(writeEnd, &any, 1);
}

}  // namespace

SessionEnd::SessionEnd(QObject* parent) : QObject(parent) {
    // Direct: the session manager waits only until the signal has returned.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &SessionEnd::keepNow, Qt::DirectConnection);
    if (::pipe2(m_ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    writeEnd = m_ends[1];
    auto* notifier = new QSocketNotifier(m_ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> read{};
        while (::read(m_ends[0], read.data(), read.size()) > 0) continue;
        emit keepNow();
        emit ended();
    });
    for (const int each : endingSignals) std::signal(each, tellOfSignal);
}

SessionEnd::~SessionEnd() {
    if (m_ends[0] < 0) return;
    for (const int each : endingSignals) std::signal(each, SIG_DFL);
    writeEnd = -1;
    for (const int end : m_ends) ::close(end);
}

}  // namespace solverscope
