// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <memory>

namespace solverscope {

class MainWindow;
class Workspace;

/// Holds the window, and makes it anew when it shall speak another language: the texts of a window are looked up when it is
/// built. What the user works on goes on in the new window as it stood in the old one.
class LanguageSwitch : public QObject {
    Q_OBJECT

public:
    explicit LanguageSwitch(QObject* parent = nullptr);
    ~LanguageSwitch() override;

    MainWindow& window() { return *m_window; }

    /// Changes the language at once and keeps the choice. The old window is gone afterwards.
    void speak(const QString& code);

private:
    void listen();

    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace solverscope
