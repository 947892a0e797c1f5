// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <functional>
#include <memory>

class QApplication;

namespace solverscope {

/// How long panels are refreshed before the window handles input and paints [ms]: a third of a frame at 60 Hz.
inline constexpr int frameBudget = 5;

class MainWindow;
class Workspace;

/// Name, locale and theme of the program; once, right after the creation of QApplication.
/// `language`: that of this run; empty: the one that the user chose, or the system's.
void prepareApplication(QApplication& application, const QString& language = {});

/// Opens the window and runs until it is closed. `source`: a scene file, the name of a scene of the library, the number of a
/// lesson, or empty for the default scene. `language`: for this run only, or empty. `lessons`: a folder of lessons instead of
/// the built-in ones, or empty. Returns the exit status.
int runWindow(QApplication& application, const QString& source, const QString& language = {}, const QString& lessons = {});

/// Holds the window, and replaces it by another one when the user chooses another language, size of text or
/// number of digits: a window looks its texts up and measures them when it is built. What the user works on goes on in the new
/// window as it was in the old one.
class LanguageSwitch : public QObject {
    Q_OBJECT

public:
    explicit LanguageSwitch(QObject* parent = nullptr);
    ~LanguageSwitch() override;

    MainWindow& window() { return *m_window; }

    /// Changes the language at once and saves the choice. The old window is deleted.
    void speak(const QString& code);

    /// The same for the size of text.
    void setTextSize(int percent);

    /// The same for the digits of numbers.
    void showAllDigits(bool on);

    /// Begins or ends a presentation: large text on the full screen, with few panels. Its end restores all as it was before.
    void present(bool on);

private:
    void replace(const std::function<void()>& change);
    void listen();

    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
    bool m_presents = false;
    int m_sizeBefore = 0;  // of text, before the presentation
};

/// Reports when the program is asked to end other than by its window: by SIGTERM, SIGINT or SIGHUP, or at the end of the user's
/// session. Only one exists at a time.
class SessionEnd : public QObject {
    Q_OBJECT

public:
    explicit SessionEnd(QObject* parent = nullptr);
    ~SessionEnd() override;

signals:
    void saveRequested();  // the program may be killed soon
    void ended();          // a signal; after saveRequested()

private:
    std::array<int, 2> m_ends{-1, -1};  // of the pipe from the signals to the window's thread
};

}  // namespace solverscope
