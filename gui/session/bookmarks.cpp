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
#include <utility>

#include "gui/models/moment_words.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_source.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

constexpr int writingDelay = 300;  // ms: typing a note does not write the file at every letter
constexpr qint64 notANote = 0;

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

/// A change of the entries that can be taken back. What another window has changed since stays.
class NotebookEdit : public QUndoCommand {
public:
    /// `noted`: the bookmark whose note is being typed.
    NotebookEdit(Bookmarks& bookmarks, const QString& what, qint64 noted, std::vector<Bookmark> after)
        : QUndoCommand(what),
          m_bookmarks(bookmarks),
          m_noted(noted),
          m_merges(bookmarks.m_kept->merges()),
          m_before(bookmarks.entries()),
          m_after(std::move(after)) {}

    void undo() override { change(m_after, m_before); }
    void redo() override { change(m_before, m_after); }
    int id() const override { return m_noted == notANote ? -1 : 1; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* typed = static_cast<const NotebookEdit*>(later);
        if (typed->m_noted != m_noted || typed->m_merges != m_merges) return false;
        m_after = typed->m_after;
        return true;
    }

private:
    void change(const std::vector<Bookmark>& from, const std::vector<Bookmark>& to) {
        m_bookmarks.setEntries(mergedBookmarks(from, m_bookmarks.entries(), to, false));
    }

    Bookmarks& m_bookmarks;
    qint64 m_noted;
    int m_merges;
    std::vector<Bookmark> m_before;
    std::vector<Bookmark> m_after;
};

Bookmarks::Bookmarks(DebuggerController& controller, MomentTravel& travel, QObject* parent)
    : QObject(parent), m_controller(controller), m_travel(travel) {
    m_writing.setSingleShot(true);
    connect(&m_writing, &QTimer::timeout, this, &Bookmarks::flush);
    connect(&controller, &DebuggerController::sceneChanged, this, &Bookmarks::sceneChanged);
    load(ownFile());
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
    m_undo.clear();
    m_differs.clear();
    const auto left = std::ranges::find(m_left, file, &KeptNotebook::file);
    if (left == m_left.end()) {
        m_kept.emplace(file, m_controller.scene());
    } else {
        m_kept = std::move(*left);
        m_left.erase(left);
    }
}

/// What cannot be written now is written later.
void Bookmarks::leave() {
    flush();
    if (!m_kept->isSaved()) m_left.push_back(std::move(*m_kept));
}

void Bookmarks::adoptScene() { m_kept->describe(QString::fromStdString(m_controller.scene().title), m_controller.sceneFile()); }

int Bookmarks::find(qint64 id) const {
    const auto found = std::ranges::find(entries(), id, &Bookmark::id);
    return found == entries().end() ? -1 : static_cast<int>(found - entries().begin());
}

int Bookmarks::addHere(const QByteArray& picture) {
    const Session& session = m_controller.session();
    const MomentWords words = MomentWords::of(session);
    Bookmark bookmark;
    bookmark.id = newEntryId();
    bookmark.name = words.name;
    bookmark.where = words.where;
    bookmark.place = placeOf(session);
    bookmark.inputs = inputsSoFar(session);
    bookmark.picture = picture;
    const auto known =
        std::ranges::find_if(entries(), [&](const Bookmark& entry) { return entry.isMoment() && *entry.scene == session.scene(); });
    bookmark.scene = known == entries().end() ? std::make_shared<const Scene>(session.scene()) : known->scene;
    const qint64 id = bookmark.id;
    std::vector<Bookmark> after = entries();
    after.push_back(std::move(bookmark));
    adoptScene();
    edit(tr("bookmark"), notANote, std::move(after));
    const int place = find(id);
    emit added(place);
    return place;
}

void Bookmarks::rename(int place, const QString& name) {
    if (!has(place) || name.trimmed().isEmpty() || name == (*this)[place].name) return;
    std::vector<Bookmark> after = entries();
    Bookmark& bookmark = after[static_cast<std::size_t>(place)];
    bookmark.name = name.trimmed();
    if (!bookmark.isMoment()) bookmark.unknown[QStringLiteral("name")] = bookmark.name;
    edit(tr("name"), notANote, std::move(after));
}

void Bookmarks::setNote(int place, const QString& note) {
    if (!has(place) || !(*this)[place].isMoment() || note == (*this)[place].note) return;
    std::vector<Bookmark> after = entries();
    after[static_cast<std::size_t>(place)].note = note;
    edit(tr("note"), (*this)[place].id, std::move(after));  // what is typed into one note is one thing to take back
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
    edit(tr("order"), notANote, std::move(after));
}

void Bookmarks::remove(int place) {
    if (!has(place)) return;
    std::vector<Bookmark> after = entries();
    after.erase(after.begin() + place);
    edit(tr("deletion"), notANote, std::move(after));
}

void Bookmarks::edit(const QString& what, qint64 noted, std::vector<Bookmark> after) {
    m_undo.push(new NotebookEdit(*this, what, noted, std::move(after)));
    if (noted == notANote) flush();
}

void Bookmarks::setEntries(std::vector<Bookmark> entries) {
    m_kept->setEntries(std::move(entries));
    m_writing.start(writingDelay);
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
    if (m_differs.contains(bookmark.id)) return tr("Another world: the solver gives something else than it did then.");
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
        m_controller.openScene(*bookmark.scene, notebook().source);
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
    m_travel.go(bookmark.place, [this, id = bookmark.id] {
        m_differs.erase(id);
        if (!m_travel.isSame()) m_differs.insert(id);
        emit changed();
        emit cameBack();
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
    leave();
    const auto first = std::ranges::find_if(read->entries, &Bookmark::isMoment);
    if (first != read->entries.end() && *first->scene != m_controller.scene()) {
        // The file that the notebook names is believed only when it holds this scene.
        const auto named = read->source.isEmpty() ? Result<Scene>(Error{}) : loadSceneFrom(read->source);
        const bool isThat = named && *named == *first->scene;
        m_comingBack = true;
        m_controller.openScene(*first->scene, isThat ? read->source : QString());
        m_comingBack = false;
    }
    hold(file);
    readAgain();
    emit changed();
    return true;
}

void Bookmarks::readAgain() {
    const int merges = m_kept->merges();
    m_kept->readAgain();
    reportDamage(*m_kept);
    if (m_kept->merges() != merges) emit changed();
}

bool Bookmarks::flush() {
    m_writing.stop();
    const QString before = m_problem;
    const int merges = m_kept->merges();
    write(*m_kept);
    for (KeptNotebook& each : m_left) write(each);
    std::erase_if(m_left, [](const KeptNotebook& each) { return each.isSaved(); });
    const bool saved = m_left.empty() && m_kept->isSaved();
    if (saved && std::exchange(m_failing, false) && m_problem == before) report({});
    if (m_kept->merges() != merges) emit changed();
    return saved;
}

void Bookmarks::write(KeptNotebook& notebook) {
    const auto outcome = notebook.write();
    reportDamage(notebook);
    if (outcome == KeptFile::Outcome::Done) return;
    m_writing.start(KeptFile::retryDelay(outcome));
    if (outcome == KeptFile::Outcome::Failed && !std::exchange(m_failing, true))
        report(tr("The notebook cannot be written to %1; it is kept while the window is open.")
                   .arg(QDir::toNativeSeparators(notebook.file())));
}

QStringList Bookmarks::unsavedFiles() const {
    QStringList files;
    for (const KeptNotebook& each : m_left) files += each.file();
    if (!m_kept->isSaved()) files += m_kept->file();
    return files;
}

void Bookmarks::reportDamage(KeptNotebook& notebook) {
    const auto damage = notebook.takeDamage();
    if (damage && !(m_failing && damage->keptAs.isEmpty()))
        report(damage->inWords(tr("The notebook of this scene could not be read (%1). %2")));
}

void Bookmarks::report(const QString& problem) {
    m_problem = problem;
    emit problemFound();
}

}  // namespace solverscope
