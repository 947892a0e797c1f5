// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/kept_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSettings>
#include <QThread>
#include <limits>

#include "physics/scene/json_tree.h"

namespace solverscope {
namespace {

constexpr int maxLockWait = 300;  // ms, for a lock: a window in use must not freeze for longer
constexpr qint64 programs = 1'000;

QString lockOf(const QString& file) { return file + QStringLiteral(".lock"); }

/// QLockFile waits in steps of 100 ms; a lock is held for a few milliseconds. The lock of a program that has ended is removed.
KeptFile::Outcome tryToLock(QLockFile& lock) {
    QElapsedTimer clock;
    clock.start();
    while (!lock.tryLock(0)) {
        if (lock.error() != QLockFile::LockFailedError) return KeptFile::Outcome::Failed;
        if (clock.hasExpired(maxLockWait)) return KeptFile::Outcome::Busy;
        QThread::msleep(1);
    }
    return KeptFile::Outcome::Done;
}

}  // namespace

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

QString quarantineName(const QString& file) {
    QString name = file + QStringLiteral(".bad");
    for (int i = 2; QFile::exists(name); ++i) name = QStringLiteral("%1.bad%2").arg(file).arg(i);
    return name;
}

Error located(Error error, const QByteArray& text) {
    if (error.line > 0) return error;
    constexpr auto any = std::numeric_limits<std::uint32_t>::max();
    const JsonLimits noLimits{.bytes = static_cast<std::size_t>(text.size()),
                              .stringBytes = static_cast<std::size_t>(text.size()),
                              .keys = any,
                              .entries = any,
                              .values = any,
                              .number = std::numeric_limits<Real>::max()};
    const auto tree =
        JsonTree::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), error.file, noLimits);
    if (!tree) return error;
    const JsonNode* node = &tree->root();
    static const QRegularExpression part(QStringLiteral("\\G\\.?(?:\\[(\\d+)\\]|\\[\"([^\"]+)\"\\]|(\\w+))"));
    const QString message = QString::fromStdString(error.message);
    for (auto parts = part.globalMatch(message); parts.hasNext();) {
        const auto match = parts.next();
        const JsonNode* child = nullptr;
        if (!match.hasCaptured(1)) {
            const QString key = match.captured(match.hasCaptured(2) ? 2 : 3);
            if (node->kind == JsonKind::Object) child = tree->member(*node, key.toStdString());
        } else if (node->kind == JsonKind::Array) {
            child = tree->firstChild(*node);
            for (qsizetype i = match.captured(1).toLongLong(); child && i > 0; --i) child = tree->nextSibling(*child);
        }
        if (!child) break;
        node = child;
    }
    return tree->error(node->begin, error.message);
}

QJsonValue JsonReader::value(const char* key, QJsonValue::Type type, const char* expected, bool isRequired) {
    const QJsonValue found = m_json.value(QLatin1String(key));
    if (!found.isUndefined()) m_found.push_back(key);
    if (found.type() == type) return found;
    if (isRequired || !found.isUndefined()) note(QLatin1String(key), expected);
    return {QJsonValue::Undefined};
}

QMap<QString, QJsonObject> JsonReader::objects() {
    QMap<QString, QJsonObject> all;
    for (auto it = m_json.constBegin(); it != m_json.constEnd(); ++it) {
        if (!it->isObject()) note(QStringLiteral("[\"%1\"]").arg(it.key()), "an object");
        all[it.key()] = it->toObject();
    }
    return all;
}

QJsonObject JsonReader::rest() const {
    if (m_found.size() == static_cast<std::size_t>(m_json.size())) return {};
    QJsonObject rest = m_json;
    for (const char* key : m_found) rest.remove(QLatin1String(key));
    return rest;
}

void JsonReader::note(const QString& key, const char* expected) {
    if (m_mistake.isEmpty()) m_mistake = QStringLiteral("%1: expected %2").arg(key, QLatin1String(expected));
}

Result<QByteArray> readFile(const QString& file, qsizetype maxBytes) {
    QFile source(file);
    // A pipe would be waited for without end.
    if (!QFileInfo(file).isFile()) return Error{file.toStdString(), 0, 0, "cannot be read"};
    if (!source.open(QIODevice::ReadOnly))
        return Error{file.toStdString(), 0, 0, "cannot be read: " + source.errorString().toStdString()};
    QByteArray text = source.read(maxBytes + 1);
    if (text.size() > maxBytes)
        return Error{file.toStdString(), 0, 0, "expected at most " + std::to_string(maxBytes >> 20) + " MiB"};
    return text;
}

bool isReplaceable(const QString& file) {
    const QFileInfo info(file);
    return !info.exists() || info.isFile();
}

bool replaceFile(const QByteArray& text, const QString& file) {
    if (!isReplaceable(file)) return false;
    QSaveFile target(file);
    // commit() of Qt 6.4 flushes the rest, but reports success even if that fails.
    return target.open(QIODevice::WriteOnly) && target.write(text) == text.size() && target.flush() && target.commit();
}

bool replaceFileCreatingFolder(const QByteArray& text, const QString& file) {
    return QDir().mkpath(QFileInfo(file).absolutePath()) && replaceFile(text, file);
}

qint64 newEntryId(qint64 largest) {
    static qint64 last = 0;  // of this program
    const qint64 slot = std::max({QDateTime::currentMSecsSinceEpoch(), last / programs + 1, largest / programs + 1});
    last = slot * programs + QCoreApplication::applicationPid() % programs;
    return last;
}

qint64 newRevision(qint64 before) { return std::max(QDateTime::currentMSecsSinceEpoch(), before + 1); }

QString KeptFile::Damage::describe(const QString& sentence) const {
    const QString where =
        keptAs.isEmpty() ? QString()
                         : QCoreApplication::translate("KeptFile", "The file is kept as %1.").arg(QDir::toNativeSeparators(keptAs));
    return sentence.arg(QString::fromStdString(error.text()), where);
}

std::optional<Error> KeptFile::readIfChanged(const Merge& merge) {
    if (!QFileInfo::exists(m_name)) {
        m_known.reset();
        return std::nullopt;
    }
    const auto text = readFile(m_name, m_maxBytes);
    if (!text) return text.error();
    if (m_known == *text) return std::nullopt;
    if (auto error = merge(*text)) return error;
    m_known = *text;
    return std::nullopt;
}

/// Call with the lock held: otherwise the file that is set aside may be what another program has just written.
bool KeptFile::readOrQuarantine(const Merge& merge) {
    const auto error = readIfChanged(merge);
    if (!error) return true;
    const QString aside = quarantineName(m_name);
    const bool kept = QFile::rename(m_name, aside);
    if (kept) m_known.reset();
    m_damage = Damage{*error, kept ? aside : QString()};
    return kept;
}

void KeptFile::read(const Merge& merge) {
    // Replacing is atomic: reading needs no lock.
    const auto error = readIfChanged(merge);
    if (!error) return;
    QLockFile lock(lockOf(m_name));
    if (tryToLock(lock) == Outcome::Done)
        readOrQuarantine(merge);
    else
        m_damage = Damage{*error, {}};
}

KeptFile::Outcome KeptFile::write(const Merge& merge, const std::function<QByteArray()>& text) {
    if (!QDir().mkpath(QFileInfo(m_name).absolutePath())) return Outcome::Failed;
    QLockFile lock(lockOf(m_name));
    if (const Outcome outcome = tryToLock(lock); outcome != Outcome::Done) return outcome;
    if (!readOrQuarantine(merge)) return Outcome::Failed;
    QByteArray now = text();
    if (m_known == now) return Outcome::Done;
    if (!replaceFile(now, m_name)) return Outcome::Failed;
    m_known = std::move(now);
    return Outcome::Done;
}

QStringList KeptList::load(qsizetype most) {
    m_before = QSettings().value(m_key).toStringList().mid(0, most);
    return m_before;
}

void KeptList::save(const QStringList& mine) {
    if (mine == m_before) return;
    QSettings settings;
    const QStringList theirs = settings.value(m_key).toStringList();
    QStringList merged;
    for (const QString& text : mine)
        if (theirs.contains(text) || !m_before.contains(text)) merged += text;
    for (const QString& text : theirs)
        if (!m_before.contains(text) && !mine.contains(text)) merged += text;
    settings.setValue(m_key, merged);
    m_before = mine;
}

}  // namespace solverscope
