// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDir>
#include <QLatin1String>
#include <QTemporaryDir>

#include "tests/written_file.h"

namespace solverscope {

/// A folder of lessons with a lesson of the test, "9.1", about two boxes, and a program. It begins with a goal.
class WrittenLesson {
public:
    explicit WrittenLesson(const QByteArray& stages, const QByteArray& program = {}) {
        const QDir root(m_folder.path());
        if (!root.mkpath(QStringLiteral("9.1-boxes")) || !root.mkpath(QStringLiteral("programs")))
            qFatal("no folder for the lesson");
        write(root.filePath(QStringLiteral("contents.txt")), "# Tests\n9.1 Boxes\n");
        write(root.filePath(QStringLiteral("programs/boxes.cpp")), program);
        write(root.filePath(QStringLiteral("9.1-boxes/lesson.md")),
              "---\nid: 9.1\ntitle: Boxes\npart: Tests\narticle: None\nscene: two_box_stack\nminutes: 10\n---\n" +
                  (stages.startsWith("# Goal") ? QByteArray() : QByteArray("# Goal\nA stack.\n")) + stages);
    }

    QString folder() const { return m_folder.path(); }
    static QString id() { return QStringLiteral("9.1"); }

private:
    QTemporaryDir m_folder;
};

}  // namespace solverscope
