// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Writes the texts of the engine's tables and of the scenes as a source that lupdate can read: those layers know no Qt.
#include <QCoreApplication>
#include <QFile>

#include "gui/app/table_texts.h"

using namespace solverscope;

namespace {

void write(QFile& file, const char* context, const std::set<std::string>& texts) {
    for (const std::string& each : texts) {
        QByteArray text = QByteArray::fromStdString(each);
        text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        file.write(QByteArray("QT_TRANSLATE_NOOP(\"") + context + "\", \"" + text + "\");\n");
    }
}

}  // namespace

int main(int count, char** arguments) {
    const QCoreApplication application(count, arguments);
    QFile file(count == 2 ? QString::fromLocal8Bit(arguments[1]) : QString());
    if (!file.open(QIODevice::WriteOnly)) qFatal("The name of a file that can be written was expected.");
    write(file, "Engine", engineTexts());
    write(file, "Scenes", libraryTexts());
}
