// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/notebooks.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "gui/session/debugger_controller.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_source.h"
#include "gui/text/event_description.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

QString digest(const QByteArray& bytes) {
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(8));
}

/// Letters and digits of a name, so that every file system takes it.
QString plainName(const QString& name) {
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9._-]+"));
    const QString plain = QString(name).replace(other, QStringLiteral("_")).left(60);
    return plain.isEmpty() ? QStringLiteral("scene") : plain;
}

}  // namespace

QString notebookFileOf(const QString& sceneFile, const Scene& scene) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/notebooks/");
    const QString library = QStringLiteral(":/scenes/");
    const QString ending = QStringLiteral(".json");
    const QFileInfo file(sceneFile);
    if (sceneFile.startsWith(library)) return folder + file.completeBaseName() + ending;
    if (!sceneFile.isEmpty() && !file.exists() && QFile::exists(library + sceneFile + ending)) return folder + sceneFile + ending;
    if (sceneFile.startsWith(QLatin1Char(':'))) return folder + plainName(sceneFile.mid(2));
    if (file.exists())
        return folder + plainName(file.completeBaseName()) + QLatin1Char('-') + digest(file.absoluteFilePath().toUtf8()) + ending;
    return folder + plainName(QString::fromStdString(scene.title)) + QLatin1Char('-') +
           digest(QByteArray::fromStdString(sceneText(scene))) + ending;
}

Bookmarks::Bookmarks(DebuggerController& controller, MomentTravel& travel, QObject* parent)
    : NotebookStore(parent), m_controller(controller), m_travel(travel) {
    connect(&controller, &DebuggerController::sceneChanged, this, &Bookmarks::sceneChanged);
    load(ownFile());
}

Bookmarks::~Bookmarks() { flush(); }

QString Bookmarks::ownFile() const { return notebookFileOf(m_controller.sceneFile(), m_controller.scene()); }

void Bookmarks::sceneChanged() {
    const QString own = ownFile();
    if (m_goingToBookmark || own == m_ownFile) {
        m_ownFile = own;
        emit changed();
        return;
    }
    leave();
    load(own);
}

void Bookmarks::load(const QString& file) {
    m_ownFile = file;
    hold(file);
    adoptScene();
    readAgain();
    emit changed();
}

void Bookmarks::hold(const QString& file) {
    undoStack().clear();
    m_differs.clear();
    const auto left = std::ranges::find(m_left, file, &KeptNotebook::file);
    if (left == m_left.end()) {
        m_kept.emplace(file, m_controller.scene());
    } else {
        m_kept = std::move(*left);
        m_left.erase(left);
    }
}

void Bookmarks::adoptScene() { m_kept->describe(QString::fromStdString(m_controller.scene().title), m_controller.sceneFile()); }

qint64 Bookmarks::addHere(const QByteArray& picture) {
    const Session& session = m_controller.session();
    const MomentDescription words = MomentDescription::of(session);
    NotebookEntry bookmark;
    const qint64 id = bookmark.id = newEntryId();
    bookmark.kind = EntryKind::Moment;
    bookmark.heading = words.name;
    bookmark.where = words.where;
    bookmark.place = solverscope::placeOf(session);
    bookmark.inputs = inputsSoFar(session);
    bookmark.picture = picture;
    const auto known = std::ranges::find_if(
        entries(), [&](const NotebookEntry& entry) { return entry.isMoment() && *entry.scene == session.scene(); });
    bookmark.scene = known == entries().end() ? std::make_shared<const Scene>(session.scene()) : known->scene;
    std::vector<NotebookEntry> after = entries();
    after.push_back(std::move(bookmark));
    adoptScene();
    edit(tr("bookmark"), std::move(after));
    emit added(id);
    return id;
}

void Bookmarks::rename(qint64 id, const QString& name) {
    const int place = placeOf(id);
    if (place < 0 || name.trimmed().isEmpty() || name == (*this)[place].heading) return;
    std::vector<NotebookEntry> after = entries();
    NotebookEntry& bookmark = after[static_cast<std::size_t>(place)];
    bookmark.heading = name.trimmed();
    if (!bookmark.isMoment()) bookmark.unknown[QStringLiteral("name")] = bookmark.heading;
    edit(tr("name"), std::move(after));
}

void Bookmarks::move(int from, int to) {
    if (from == to || !has(from) || !has(to)) return;
    std::vector<NotebookEntry> after = entries();
    const auto begin = after.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    edit(tr("order"), std::move(after));
}

QString Bookmarks::elsewhereReason(int place) const {
    if (!has(place)) return {};
    const NotebookEntry& bookmark = (*this)[place];
    if (!bookmark.isMoment()) return tr("Made by another version of the program; kept as it is.");
    if (*bookmark.scene != m_controller.scene()) return tr("The scene has changed since; going there opens it as it was.");
    std::vector<TimedInput> inputs;
    for (const TimedInput& input : m_controller.session().recording().inputs())
        if (input.step <= bookmark.place.step) inputs.push_back(input);
    if (inputs != bookmark.inputs) return tr("The inputs have changed since; going there restores its own.");
    if (m_differs.contains(bookmark.id)) return tr("The result differs: the solver no longer computes what it did then.");
    return {};
}

void Bookmarks::goToBookmark(int place) {
    if (!has(place)) return;
    const NotebookEntry bookmark = (*this)[place];
    const bool isOfOther = bookmark.isMoment() && *bookmark.scene != m_controller.scene();
    if (!bookmark.isMoment() || (isOfOther && !m_controller.mayLeaveScene())) return;
    m_remark.clear();
    m_goingToBookmark = true;
    if (isOfOther) {
        m_remark = tr("The scene is shown as it was when the bookmark was set.");
        m_controller.openScene(*bookmark.scene, notebook().source);
    }
    std::vector<TimedInput> inputs;
    const auto present = m_controller.session().recording().inputs();
    for (const TimedInput& input : present)
        if (input.step <= bookmark.place.step) inputs.push_back(input);
    if (inputs != bookmark.inputs) {
        if (!present.empty()) m_remark = tr("The inputs of the bookmark are restored; undo brings back yours.");
        m_controller.replaceInputs(bookmark.inputs);
    }
    m_goingToBookmark = false;
    m_travel.go(bookmark.place, [this, id = bookmark.id] {
        m_differs.erase(id);
        if (!m_travel.isSame()) m_differs.insert(id);
        emit changed();
        emit bookmarkReached();
    });
}

bool Bookmarks::saveAs(const QString& file) {
    KeptNotebook there(file, m_controller.scene());
    if (!there.replaceBy(notebook())) {
        report(tr("%1: cannot be written").arg(QDir::toNativeSeparators(file)));
        return false;
    }
    leave();
    m_kept = std::move(there);
    emit changed();
    return true;
}

bool Bookmarks::open(const QString& file) {
    const auto read = loadNotebook(file, &m_controller.scene());
    if (!read) {
        report(QString::fromStdString(read.error().text()));
        return false;
    }
    const auto first = std::ranges::find_if(read->entries, &NotebookEntry::isMoment);
    const bool isOfOther = first != read->entries.end() && *first->scene != m_controller.scene();
    if (isOfOther && !m_controller.mayLeaveScene()) return false;
    leave();
    if (isOfOther) {
        // The file that the notebook names is believed only when it holds this scene.
        const auto named = read->source.isEmpty() ? Result<Scene>(Error{}) : loadSceneFrom(read->source);
        const bool isThat = named && *named == *first->scene;
        m_goingToBookmark = true;
        m_controller.openScene(*first->scene, isThat ? read->source : QString());
        m_goingToBookmark = false;
    }
    hold(file);
    readAgain();
    emit changed();
    return true;
}

QString Journal::defaultFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lesson-notebook.json");
}

Journal::Journal(QString file, QObject* parent) : NotebookStore(parent) {
    m_kept.emplace(std::move(file));
    readAgain();
}

Journal::~Journal() { flush(); }

qint64 Journal::add(NotebookEntry entry) {
    entry.id = newEntryId(entries().empty() ? 0 : entries().back().id);
    if (!entry.time.isValid()) entry.time = QDateTime::currentDateTimeUtc();
    cutToFileLimits(entry);
    const qint64 id = entry.id;
    addElsewhere(std::move(entry));
    return id;
}

void Journal::follow(qint64 id, const QString& text, const QString& feedback) {
    const int place = placeOf(id);
    if (place < 0 || ((*this)[place].text == text && (*this)[place].feedback == feedback)) return;
    std::vector<NotebookEntry> after = entries();
    after[static_cast<std::size_t>(place)].text = text;
    after[static_cast<std::size_t>(place)].feedback = feedback;
    cutToFileLimits(after[static_cast<std::size_t>(place)]);
    editElsewhere(std::move(after));
}

}  // namespace solverscope
