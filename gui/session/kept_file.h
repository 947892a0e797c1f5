// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Files of user data: progress, notebooks. Several windows, of the same program or of several, may have the same file open.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "physics/base/result.h"

namespace solverscope {

/// Parses a text as a JSON object. Error: line and column if it is not one, and what was expected there: "a notebook".
Result<QJsonObject> parseJsonObject(const QByteArray& text, const QString& fileName, const char* expected);

/// An error whose message begins with the path of a value, such as "runs[0].scene: expected a number" or
/// "lessons[\"3.2\"].stage: …", with the line and column of that value, or of its innermost existing ancestor.
Error located(Error error, const QByteArray& text);

/// Reads the values of a JSON object by their keys. A value of another type than expected is a mistake, not an empty value.
class JsonReader {
public:
    explicit JsonReader(QJsonObject json) : m_json(std::move(json)) {}

    QString text(const char* key, bool isRequired = false) {
        return value(key, QJsonValue::String, "a text", isRequired).toString();
    }
    bool flag(const char* key) { return value(key, QJsonValue::Bool, "true or false").toBool(); }
    int count(const char* key) { return std::max(0, value(key, QJsonValue::Double, "a number").toInt()); }
    qint64 number(const char* key, qint64 absent = 0) { return value(key, QJsonValue::Double, "a number").toInteger(absent); }

    /// Absent: without values.
    QJsonObject optionalObject(const char* key) { return value(key, QJsonValue::Object, "an object").toObject(); }

    /// The program always writes these: if one is missing, its key is damaged.
    QJsonArray list(const char* key) { return value(key, QJsonValue::Array, "a list", true).toArray(); }
    QJsonObject object(const char* key) { return value(key, QJsonValue::Object, "an object", true).toObject(); }

    /// All values, which must be objects.
    QMap<QString, QJsonObject> objects();

    /// The values that were not read.
    QJsonObject rest() const;

    /// The first error: "text: expected a text". Empty if there is none.
    const QString& mistake() const { return m_mistake; }

private:
    QJsonValue value(const char* key, QJsonValue::Type type, const char* expected, bool isRequired = false);
    void note(const QString& key, const char* expected);

    QJsonObject m_json;
    std::vector<const char*> m_found;
    QString m_mistake;
};

/// The contents of a regular file. Error: it cannot be read, or it is longer.
Result<QByteArray> readFile(const QString& file, qsizetype maxBytes);

/// Whether there is a regular file or none. A device or a pipe that a file is moved over is no longer there for others.
bool isReplaceable(const QString& file);

/// Writes to a new file next to `file` and renames that. False if it cannot be written or is not replaceable; the old file is
/// kept then.
bool replaceFile(const QByteArray& text, const QString& file);

/// The same; a missing folder is created.
bool replaceFileCreatingFolder(const QByteArray& text, const QString& file);

/// An unused name next to a damaged file: "notebook.json.bad", "notebook.json.bad2", …
QString quarantineName(const QString& file);

/// A number for a new entry of a file, larger than the others. Two programs do not give the same.
qint64 newEntryId(qint64 largest = 0);

/// The revision of a changed entry, which shows the later of two changes: milliseconds since 1970, but always more than
/// `before`.
qint64 newRevision(qint64 before);

/// Which version of an entry is kept, the one here or the one in the file. `before` is their common ancestor; a null pointer is
/// an entry that does not exist. A change wins over a deletion.
enum class Keep { Mine, Theirs, Both };

template <typename Entry, typename IsSame>
Keep versionToKeep(const Entry* before, const Entry* mine, const Entry* theirs, IsSame isSame) {
    const auto same = [&](const Entry* a, const Entry* b) { return a && b ? isSame(*a, *b) : a == b; };
    if (same(mine, theirs) || same(before, theirs)) return Keep::Mine;
    if (same(before, mine) || !mine) return Keep::Theirs;
    return theirs ? Keep::Both : Keep::Mine;
}

/// The same for a value that always exists. If both have changed it, the later one is kept.
template <typename Value>
const Value& valueToKeep(const Value& before, const Value& mine, const Value& theirs, bool mineIsLater) {
    if (theirs == before) return mine;
    return mine == before || !mineIsLater ? theirs : mine;
}

/// A file that other programs may write, too. Its contents decide whether it has changed; writing means to read, merge and
/// replace it under a lock (FILE.lock). A damaged file is renamed to FILE.bad, never overwritten.
class KeptFile {
public:
    /// Reads changes written by another program. Error: the text is damaged, and nothing was read.
    using Merge = std::function<std::optional<Error>(const QByteArray& text)>;

    /// Busy: another program is writing for longer than a window may wait. Failed: the file cannot be written.
    enum class Outcome { Done, Busy, Failed };

    struct Damage {
        Error error;
        QString keptAs;  // empty: it could not be put aside

        /// "The notebook could not be read (%1). %2", with what is wrong in it and where the file is now.
        QString describe(const QString& sentence) const;
    };

    /// In milliseconds: failed writes are retried after this time.
    static constexpr int busyDelay = 200;
    static constexpr int failedDelay = 2'000;
    static constexpr int retryDelay(Outcome outcome) { return outcome == Outcome::Busy ? busyDelay : failedDelay; }

    KeptFile(QString name, qsizetype maxBytes) : m_name(std::move(name)), m_maxBytes(maxBytes) {}

    const QString& name() const { return m_name; }

    /// Passes the text of the file to `merge` if it differs from the one last read or written here.
    void read(const Merge& merge);

    /// The same under a lock, and then puts `text()` in its place.
    Outcome write(const Merge& merge, const std::function<QByteArray()>& text);

    /// Whether there was no file when it was last looked at.
    bool isMissing() const { return !m_known; }

    /// The damage found since the last call.
    std::optional<Damage> takeDamage() { return std::exchange(m_damage, std::nullopt); }

private:
    std::optional<Error> readIfChanged(const Merge& merge);
    bool readOrQuarantine(const Merge& merge);

    QString m_name;
    qsizetype m_maxBytes;
    std::optional<QByteArray> m_known;  // the contents of the file, as last read or written
    std::optional<Damage> m_damage;
};

/// A list in the user's settings, for example of breakpoints. Two windows have separate lists; the union of both is saved,
/// without what was removed from either.
class KeptList {
public:
    explicit KeptList(QString key) : m_key(std::move(key)) {}

    /// At most this many; the rest stays in the settings.
    QStringList load(qsizetype most = -1);
    void save(const QStringList& mine);

private:
    QString m_key;
    QStringList m_before;  // this window's, when it was loaded or saved last
};

}  // namespace solverscope
