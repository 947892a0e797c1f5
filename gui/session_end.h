// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <array>

namespace solverscope {

/// Says when the program is asked to end in another way than by its window: by SIGTERM, SIGINT or SIGHUP, or with the session of
/// the user. There is one of them at a time.
class SessionEnd : public QObject {
    Q_OBJECT

public:
    explicit SessionEnd(QObject* parent = nullptr);
    ~SessionEnd() override;

signals:
    void keepNow();  // the program may be killed soon
    void ended();    // a signal; behind keepNow()

private:
    std::array<int, 2> m_ends{-1, -1};  // of the pipe from the signals to the window's thread
};

}  // namespace solverscope
