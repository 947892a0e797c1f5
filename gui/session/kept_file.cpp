// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/kept_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace solverscope {

Result<QJsonObject> parseJsonObject(const QByteArray& text, const QString& fileName, const char* expected) {
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(text, &fault);
    if (fault.error == QJsonParseError::NoError) return document.object();
    const QByteArray before = text.left(fault.offset);
    const auto line = static_cast<int>(before.count('\n')) + 1;
    const auto column = static_cast<int>(before.size() - before.lastIndexOf('\n'));
    return Error{fileName.toStdString(), line, column,
                 "expected " + std::string(expected) + ": " + fault.errorString().toStdString()};
}

QString nameForBad(const QString& file) {
    QString name = file + QStringLiteral(".bad");
    for (int i = 2; QFile::exists(name); ++i) name = QStringLiteral("%1.bad%2").arg(file).arg(i);
    return name;
}

bool replaceFile(const QByteArray& text, const QString& file) {
    QSaveFile target(file);
    // commit() of Qt 6.4 writes out what is left, but reports success even when that fails.
    return target.open(QIODevice::WriteOnly) && target.write(text) == text.size() && target.flush() && target.commit();
}

bool replaceFileInMadeFolder(const QByteArray& text, const QString& file) {
    return QDir().mkpath(QFileInfo(file).absolutePath()) && replaceFile(text, file);
}

}  // namespace solverscope
