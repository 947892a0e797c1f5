// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/run_window.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <clocale>

#include "gui/language/language.h"
#include "gui/language/language_switch.h"
#include "gui/main_window.h"
#include "gui/session/scene_source.h"
#include "gui/session_end.h"
#include "gui/style/theme.h"

namespace solverscope {

void prepareApplication(QApplication& application, const QString& language) {
    std::setlocale(LC_NUMERIC, "C");  // QApplication took the user's; numbers in files keep the point
    application.setOrganizationName(QStringLiteral("solverscope"));
    application.setApplicationName(QStringLiteral("solverscope"));
    application.setApplicationDisplayName(QStringLiteral("Solverscope"));
    application.setApplicationVersion(QStringLiteral(SOLVERSCOPE_VERSION));
    application.setDesktopFileName(QStringLiteral("org.solverscope.Solverscope"));
    application.setWindowIcon(QIcon(QStringLiteral(":/icons/solverscope.svg")));
    applyTheme(savedTheme());
    useLanguage(language.isEmpty() ? savedLanguage() : language);
}

int runWindow(QApplication& application, const QString& source, const QString& language, const QString& lessons) {
    prepareApplication(application, language);
    LanguageSwitch holder;
    MainWindow& window = holder.window();
    const QString first = QStringLiteral("stack_10");
    const bool hasLessons = !lessons.isEmpty() && window.openLessons(lessons);
    const bool isLesson = !source.isEmpty() && !QFileInfo::exists(source) && window.openLesson(source);
    const bool opened =
        isLesson || (isMomentLink(source) ? window.openLink(source) : !source.isEmpty() && window.openScene(source));
    if (!opened) {
        const QString problem = window.message();
        source.isEmpty() && !hasLessons ? window.start() : static_cast<void>(window.openScene(first));
        if (!problem.isEmpty()) window.showProblem(problem);
    }
    const SessionEnd end;
    QObject::connect(&end, &SessionEnd::keepNow, &holder, [&holder] { holder.window().keepAll(); });
    QObject::connect(&end, &SessionEnd::ended, &holder, [&holder] { holder.window().endFromOutside(); });
    window.show();
    return QApplication::exec();
}

}  // namespace solverscope
