// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/run_window.h"

#include <fcntl.h>
#include <unistd.h>

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QSocketNotifier>
#include <algorithm>
#include <atomic>
#include <clocale>
#include <csignal>

#include "gui/app/lesson_host.h"
#include "gui/app/main_window.h"
#include "gui/app/user_session.h"
#include "gui/session/scene_source.h"
#include "gui/session/step_analysis.h"
#include "gui/style/motion.h"
#include "gui/style/text_size.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

constexpr int presentedTextSize = 150;  // %, at least

constexpr std::array endingSignals{SIGTERM, SIGINT, SIGHUP};

std::atomic<int> writeEnd = -1;

// Nothing but write() is safe here.
extern "C" void forwardSignal(int) {
    const char any = 0;
    [[maybe_unused]] const auto written = ::write(writeEnd, &any, 1);
}

}  // namespace

void prepareApplication(QApplication& application, const QString& language) {
    std::setlocale(LC_NUMERIC, "C");  // QApplication set the user's; numbers in files need a decimal point
    application.setOrganizationName(QStringLiteral("solverscope"));
    application.setApplicationName(QStringLiteral("solverscope"));
    application.setApplicationDisplayName(QStringLiteral("Solverscope"));
    application.setApplicationVersion(QStringLiteral(SOLVERSCOPE_VERSION));
    application.setDesktopFileName(QStringLiteral("org.solverscope.Solverscope"));
    application.setWindowIcon(QIcon(QStringLiteral(":/icons/solverscope.svg")));
    applyTheme(savedTheme());
    applyTextSize(savedTextSize());
    setShowsAllDigits(savedAllDigits());
    useLanguage(language.isEmpty() ? savedLanguage() : language);
}

int runWindow(QApplication& application, const QString& source, const QString& language, const QString& lessons) {
    prepareApplication(application, language);
    applyMotion(savedMotion());
    LanguageSwitch holder;
    MainWindow& window = holder.window();
    window.controller().refreshQueue().setBudget(frameBudget);
    const QString first = QStringLiteral("stack_10");
    const bool hasLessons = !lessons.isEmpty() && window.lessons().openFolder(lessons);
    const bool isLesson = !source.isEmpty() && !QFileInfo::exists(source) && window.openLesson(source);
    const bool opened =
        isLesson || (isMomentLink(source) ? window.openLink(source) : !source.isEmpty() && window.openScene(source));
    if (!opened) {
        const QString problem = window.message();
        source.isEmpty() && !hasLessons ? window.userSession().begin() : static_cast<void>(window.openScene(first));
        if (!problem.isEmpty()) window.showProblem(problem);
    }
    const SessionEnd end;
    QObject::connect(&end, &SessionEnd::saveRequested, &holder, [&holder] { holder.window().userSession().saveAll(); });
    QObject::connect(&end, &SessionEnd::ended, &holder, [&holder] { holder.window().userSession().requestQuit(); });
    window.show();
    return QApplication::exec();
}

LanguageSwitch::LanguageSwitch(QObject* parent)
    : QObject(parent), m_workspace(std::make_unique<Workspace>()), m_window(std::make_unique<MainWindow>(m_workspace.get())) {
    listen();
}

LanguageSwitch::~LanguageSwitch() = default;

void LanguageSwitch::listen() {
    // Later: the menu of the choice belongs to the window that is deleted.
    connect(m_window.get(), &MainWindow::languageRequested, this, &LanguageSwitch::speak, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::textSizeRequested, this, &LanguageSwitch::setTextSize, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::allDigitsRequested, this, &LanguageSwitch::showAllDigits, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::presentationRequested, this, &LanguageSwitch::present, Qt::QueuedConnection);
}

void LanguageSwitch::speak(const QString& code) {
    saveLanguage(code);
    if (code != languageInUse()) replace([&code] { useLanguage(code); });
}

void LanguageSwitch::setTextSize(int percent) {
    if (!m_presents) saveTextSize(percent);
    if (percent != textSize()) replace([percent] { applyTextSize(percent); });
}

void LanguageSwitch::showAllDigits(bool on) {
    saveAllDigits(on);
    if (on != showsAllDigits()) replace([on] { setShowsAllDigits(on); });
}

void LanguageSwitch::present(bool on) {
    if (on == m_presents) return;
    if (on) m_sizeBefore = textSize();
    // Saves the layout in its present state: while presenting, a window does not save any.
    replace([this, on] {
        m_presents = on;
        applyTextSize(on ? std::max(m_sizeBefore, presentedTextSize) : m_sizeBefore);
    });
}

void LanguageSwitch::replace(const std::function<void()>& change) {
    DebuggerController& controller = m_workspace->controller;
    const bool wasRunning = controller.isRunning();
    controller.pause();
    m_window->userSession().saveAll();  // its place and layout, with which the next one begins
    change();
    auto next = std::make_unique<MainWindow>(m_workspace.get());
    if (m_presents) next->beginPresentation(m_window->perspective());
    m_window->showPerspective(next->perspective());  // that of a presentation ends with it
    next->takeStateFrom(*m_window);
    m_window.swap(next);
    listen();
    if (wasRunning) controller.play();
}

SessionEnd::SessionEnd(QObject* parent) : QObject(parent) {
    // Direct: the session manager waits only until the signal has returned.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &SessionEnd::saveRequested, Qt::DirectConnection);
    if (::pipe2(m_ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    writeEnd = m_ends[1];
    auto* notifier = new QSocketNotifier(m_ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> read{};
        while (::read(m_ends[0], read.data(), read.size()) > 0) continue;
        emit saveRequested();
        emit ended();
    });
    for (const int each : endingSignals) std::signal(each, forwardSignal);
}

SessionEnd::~SessionEnd() {
    if (m_ends[0] < 0) return;
    for (const int each : endingSignals) std::signal(each, SIG_DFL);
    writeEnd = -1;
    for (const int end : m_ends) ::close(end);
}

}  // namespace solverscope
