// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPointer>
#include <QtTest>

#include "gui/app/actions.h"
#include "gui/app/main_window.h"
#include "gui/app/run_window.h"
#include "tests/gui/waiting.h"

namespace solverscope {

/// As the user does: the old window is gone when the menu has been left.
inline void chooseLanguage(LanguageSwitch& language, const char* code) {
    const QPointer<MainWindow> before = &language.window();
    language.window().actions()[QStringLiteral("language-") + QLatin1String(code)]->trigger();
    QTRY_VERIFY(before.isNull());
    settle();
}

}  // namespace solverscope
