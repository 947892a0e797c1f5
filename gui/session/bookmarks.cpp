// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/bookmarks.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUndoCommand>
#include <algorithm>

#include "gui/models/moment_words.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_source.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

constexpr int writingDelay = 300;  // ms: typing a note does not write the file at every letter
constexpr int noMerging = -1;

QString digest(const QByteArray& bytes) {
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(8));
}

/// Letters and digits of a name, so that every file system takes it.
QString plainName(const QString& name) {
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9._-]+"));
    const QString plain = QString(name).replace(other, QStringLiteral("_")).left(60);
    return plain.isEmpty() ? QStringLiteral("scene") : plain;
}

/// A name beside the file that is not taken yet.
QString backupName(const QString& file) {
    QString name = file + QStringLiteral(".bak");
    for (int i = 2; QFile::exists(name); ++i) name = QStringLiteral("%1.bak%2").arg(file).arg(i);
    return name;
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

/// A change of the entries that can be taken back.
class NotebookEdit : public QUndoCommand {
public:
    NotebookEdit(Bookmarks& bookmarks, const QString& what, int mergeId, std::vector<Bookmark> after)
        : QUndoCommand(what),
          m_bookmarks(bookmarks),
          m_mergeId(mergeId),
          m_before(bookmarks.entries()),
          m_after(std::move(after)) {}

    void undo() override { m_bookmarks.setEntries(m_before); }
    void redo() override { m_bookmarks.setEntries(m_after); }
    int id() const override { return m_mergeId; }
    bool mergeWith(const QUndoCommand* later) override {
        m_after = static_cast<const NotebookEdit*>(later)->m_after;
        return true;
    }

private:
    Bookmarks& m_bookmarks;
    int m_mergeId;
    std::vector<Bookmark> m_before;
    std::vector<Bookmark> m_after;
};

Bookmarks::Bookmarks(DebuggerController& controller, MomentTravel& travel, QObject* parent)
    : QObject(parent), m_controller(controller), m_travel(travel) {
    m_writing.setSingleShot(true);
    m_writing.setInterval(writingDelay);
    connect(&m_writing, &QTimer::timeout, this, &Bookmarks::flush);
    connect(&controller, &DebuggerController::sceneChanged, this, &Bookmarks::sceneChanged);
    m_ownFile = m_file = ownFile();
    load();
}

Bookmarks::~Bookmarks() { flush(); }

QString Bookmarks::ownFile() const { return notebookFileOf(m_controller.sceneFile(), m_controller.scene()); }

void Bookmarks::sceneChanged() {
    const QString own = ownFile();
    if (m_comingBack || own == m_ownFile) {
        m_ownFile = own;
        emit changed();
        return;
    }
    flush();
    m_ownFile = m_file = own;
    load();
}

void Bookmarks::load() {
    m_notebook = {};
    m_undo.clear();
    m_differs.clear();
    adoptScene();
    if (QFile::exists(m_file)) {
        auto read = loadNotebook(m_file, &m_controller.scene());
        if (read) {
            m_notebook.entries = std::move(read->entries);
        } else {
            const QString aside = backupName(m_file);
            const bool kept = QFile::rename(m_file, aside);
            report(tr("The notebook of this scene could not be read (%1). %2")
                       .arg(QString::fromStdString(read.error().text()),
                            kept ? tr("The file is kept as %1.").arg(QDir::toNativeSeparators(aside)) : QString()));
        }
    }
    emit changed();
}

void Bookmarks::adoptScene() {
    m_notebook.title = QString::fromStdString(m_controller.scene().title);
    m_notebook.source = m_controller.sceneFile();
}

int Bookmarks::addHere(const QByteArray& picture) {
    const Session& session = m_controller.session();
    const MomentWords words = MomentWords::of(session);
    Bookmark bookmark;
    bookmark.name = words.name;
    bookmark.where = words.where;
    bookmark.place = placeOf(session);
    bookmark.inputs = inputsSoFar(session);
    bookmark.picture = picture;
    const auto known =
        std::ranges::find_if(entries(), [&](const Bookmark& entry) { return entry.isMoment() && *entry.scene == session.scene(); });
    bookmark.scene = known == entries().end() ? std::make_shared<const Scene>(session.scene()) : known->scene;
    std::vector<Bookmark> after = entries();
    after.push_back(std::move(bookmark));
    adoptScene();
    edit(tr("bookmark"), noMerging, std::move(after));
    emit added(count() - 1);
    return count() - 1;
}

void Bookmarks::rename(int place, const QString& name) {
    if (!has(place) || name.trimmed().isEmpty() || name == (*this)[place].name) return;
    std::vector<Bookmark> after = entries();
    Bookmark& bookmark = after[static_cast<std::size_t>(place)];
    bookmark.name = name.trimmed();
    if (!bookmark.isMoment()) bookmark.unknown[QStringLiteral("name")] = bookmark.name;
    edit(tr("name"), noMerging, std::move(after));
}

void Bookmarks::setNote(int place, const QString& note) {
    if (!has(place) || !(*this)[place].isMoment() || note == (*this)[place].note) return;
    std::vector<Bookmark> after = entries();
    after[static_cast<std::size_t>(place)].note = note;
    edit(tr("note"), place, std::move(after));  // what is typed into one note is one thing to take back
    emit noted(place);
}

void Bookmarks::move(int from, int to) {
    if (from == to || !has(from) || !has(to)) return;
    std::vector<Bookmark> after = entries();
    const auto begin = after.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    edit(tr("order"), noMerging, std::move(after));
}

void Bookmarks::remove(int place) {
    if (!has(place)) return;
    std::vector<Bookmark> after = entries();
    after.erase(after.begin() + place);
    edit(tr("deletion"), noMerging, std::move(after));
}

void Bookmarks::edit(const QString& what, int mergeId, std::vector<Bookmark> after) {
    m_undo.push(new NotebookEdit(*this, what, mergeId, std::move(after)));
    if (mergeId == noMerging) flush();
}

void Bookmarks::setEntries(std::vector<Bookmark> entries) {
    if (entries.size() != m_notebook.entries.size()) m_differs.clear();
    m_notebook.entries = std::move(entries);
    m_writing.start();
    emit changed();
}

QString Bookmarks::whyElsewhere(int place) const {
    if (!has(place)) return {};
    const Bookmark& bookmark = (*this)[place];
    if (!bookmark.isMoment()) return tr("Made by another edition of the program; kept as it is.");
    if (*bookmark.scene != m_controller.scene()) return tr("The scene has changed since; coming back opens it as it was.");
    std::vector<TimedInput> inputs;
    for (const TimedInput& input : m_controller.session().recording().inputs())
        if (input.step <= bookmark.place.step) inputs.push_back(input);
    if (inputs != bookmark.inputs) return tr("The inputs have changed since; coming back puts its own in place.");
    const auto at = static_cast<std::size_t>(place);
    if (at < m_differs.size() && m_differs[at]) return tr("Another world: the solver gives something else than it did then.");
    return {};
}

void Bookmarks::comeBack(int place) {
    if (!has(place)) return;
    const Bookmark bookmark = (*this)[place];
    if (!bookmark.isMoment()) return;
    m_remark.clear();
    m_comingBack = true;
    if (*bookmark.scene != m_controller.scene()) {
        m_remark = tr("The scene is shown as it was when the bookmark was set.");
        m_controller.openScene(*bookmark.scene, m_notebook.source);
    }
    std::vector<TimedInput> inputs;
    const auto present = m_controller.session().recording().inputs();
    for (const TimedInput& input : present)
        if (input.step <= bookmark.place.step) inputs.push_back(input);
    if (inputs != bookmark.inputs) {
        if (!present.empty()) m_remark = tr("The inputs of the bookmark are in place again; undoing brings back yours.");
        m_controller.replaceInputs(bookmark.inputs);
    }
    m_comingBack = false;
    m_travel.go(bookmark.place, [this, place] {
        m_differs.resize(entries().size());
        if (place < count()) m_differs[static_cast<std::size_t>(place)] = !m_travel.isSame();
        emit changed();
        emit cameBack();
    });
}

bool Bookmarks::saveAs(const QString& file) {
    if (!saveNotebook(m_notebook, file)) {
        report(tr("%1: cannot be written").arg(QDir::toNativeSeparators(file)));
        return false;
    }
    flush();
    m_file = file;
    emit changed();
    return true;
}

bool Bookmarks::open(const QString& file) {
    auto read = loadNotebook(file, &m_controller.scene());
    if (!read) {
        report(QString::fromStdString(read.error().text()));
        return false;
    }
    flush();
    const auto first = std::ranges::find_if(read->entries, &Bookmark::isMoment);
    if (first != read->entries.end() && *first->scene != m_controller.scene()) {
        // The file that the notebook names is believed only when it holds this scene.
        const auto named = read->source.isEmpty() ? Result<Scene>(Error{}) : loadSceneFrom(read->source);
        const bool isThat = named && *named == *first->scene;
        m_comingBack = true;
        m_controller.openScene(*first->scene, isThat ? read->source : QString());
        m_comingBack = false;
    }
    m_file = file;
    m_notebook = std::move(*read);
    m_undo.clear();
    m_differs.clear();
    emit changed();
    return true;
}

void Bookmarks::flush() {
    if (!m_writing.isActive()) return;
    m_writing.stop();
    if (!saveNotebook(m_notebook, m_file))
        report(
            tr("The notebook cannot be written to %1; it is kept while the window is open.").arg(QDir::toNativeSeparators(m_file)));
}

void Bookmarks::report(const QString& problem) {
    m_problem = problem;
    emit problemFound();
}

}  // namespace solverscope
