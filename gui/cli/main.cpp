// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <fcntl.h>

#include <QApplication>
#include <functional>
#include <iostream>

#include "gui/app/run_window.h"
#include "gui/cli/command_line.h"
#include "physics/base/parallel.h"
#include "physics/base/thread_team.h"

namespace {

bool isSet(const char* variable) { return !qEnvironmentVariableIsEmpty(variable); }

/// Pictures and pages do not depend on the user: English, unless another language is requested.
QString languageOf(const std::string& code) { return code.empty() ? QStringLiteral("en") : QString::fromStdString(code); }

QtMessageHandler previousHandler = nullptr;

/// From here on windows are only rendered, and need no display. Without one Qt warns about every window that it cannot size,
/// which is useless.
void useOffscreenPlatform() {
    if (!isSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    previousHandler = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
        if (!text.contains(QLatin1String("propagateSizeHints"))) previousHandler(type, context, text);
    });
}

/// Otherwise an opened file could get the descriptor of a closed standard stream, and printed text would end up in it.
void fillClosedStreams() {
    for (const int stream : {0, 1, 2})
        if (::fcntl(stream, F_GETFD) < 0) ::open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY);  // using it still fails
}

}  // namespace

int main(int argc, char** argv) {
    using namespace solverscope;
    fillClosedStreams();
    setStepThreads(usefulThreadCount());
    const Invocation invocation = runCommandLine(argc, argv, std::cout, std::cerr);
    if (const auto* exit = std::get_if<ExitStatus>(&invocation)) return exit->status;

    const auto draw = [&](const std::string& language, const std::function<int()>& command) {
        useOffscreenPlatform();
        QApplication application(argc, argv);
        prepareApplication(application, languageOf(language));
        return command();
    };
    if (const auto* picture = std::get_if<RenderRequest>(&invocation))
        return draw(picture->language, [&] { return renderCommand(*picture, std::cerr); });
    if (const auto* map = std::get_if<ParameterScanPictureRequest>(&invocation))
        return draw({}, [&] { return parameterScanPictureCommand(*map, std::cerr); });
    if (const auto* page = std::get_if<NotebookRequest>(&invocation))
        return draw(page->language, [&] {
            useFixedLook(false);
            return notebookCommand(*page, std::cerr);
        });

    if (!isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY") && !isSet("QT_QPA_PLATFORM")) {
        std::cerr << "No display is available for the window; the commands run, trace, compare, sweep, render, scene, "
                     "lessons, capstone and notebook need none (solverscope --help).\n";
        return 2;
    }
    QApplication application(argc, argv);
    const auto& wanted = std::get<WindowRequest>(invocation);
    return runWindow(application, QString::fromStdString(wanted.scene), QString::fromStdString(wanted.language),
                     QString::fromStdString(wanted.lessons));
}
