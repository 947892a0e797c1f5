// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_recovery.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

#include "gui/session/debugger_controller.h"
#include "gui/session/kept_file.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_document.h"

namespace solverscope {
namespace {

constexpr std::size_t maxLeft = 10;        // files that are offered, one after the other
constexpr std::size_t maxInputs = 20'000;  // with more, only the scene is kept
const char* const endingOfLock = ".lock";

/// Locked only if nobody else has it. A lock whose program no longer runs does not count.
std::unique_ptr<QLockFile> lockedFor(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + QLatin1String(endingOfLock));
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

Notebook notebookOf(const DebuggerController& controller, const SceneDocument& document) {
    const Session& session = controller.session();
    NotebookEntry moment;
    moment.id = newEntryId();
    moment.kind = EntryKind::Moment;
    moment.place = placeOf(session);
    moment.scene = std::make_shared<const Scene>(session.scene());
    const auto inputs = session.recording().inputs();
    if (inputs.size() <= maxInputs)
        moment.inputs = inputsSoFar(session);
    else
        moment.place.event = 0;
    return {.title = document.name(), .source = document.file(), .entries = {std::move(moment)}};
}

}  // namespace

SceneRecovery::SceneRecovery(DebuggerController& controller, SceneDocument& document, MomentTravel& travel, QObject* parent)
    : QObject(parent), m_controller(controller), m_document(document), m_travel(travel) {
    m_writing.setSingleShot(true);
    m_writing.setObjectName(QStringLiteral("recoveryWriting"));
    connect(&m_writing, &QTimer::timeout, this, &SceneRecovery::write);
    const auto schedule = [this] {
        if (m_document.isModified() && !m_writing.isActive()) m_writing.start(delay);
    };
    connect(&document, &SceneDocument::changed, this, [this, schedule] {
        if (!m_controller.isVisiting()) m_document.isModified() ? schedule() : remove();
    });
    connect(&controller, &DebuggerController::recordingChanged, this, schedule);
}

SceneRecovery::~SceneRecovery() {
    if (!m_keeps) remove();
}

QString SceneRecovery::folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery/");
}

bool SceneRecovery::write() {
    if (m_controller.isVisiting()) return true;
    m_writing.stop();
    if (!m_document.isModified()) {
        remove();
        return true;
    }
    if (!m_lock) {
        if (!QDir().mkpath(folder())) return false;
        const QString file = folder() + QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".json");
        m_lock = lockedFor(file);
        if (!m_lock) return false;
        m_file = file;
    }
    return saveNotebook(notebookOf(m_controller, m_document), m_file);
}

void SceneRecovery::keep() {
    write();
    m_keeps = true;
}

void SceneRecovery::remove() {
    m_writing.stop();
    if (!m_lock) return;
    QFile::remove(m_file);
    m_lock.reset();
    m_file.clear();
}

void SceneRecovery::look() {
    QStringList damaged;
    QFileInfoList files = QDir(folder()).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
    if (static_cast<std::size_t>(files.size()) > maxLeft) files.resize(maxLeft);
    for (QFileInfo& each : files) {
        const QString file = each.absoluteFilePath();
        const bool isKnown = file == m_file || std::ranges::any_of(m_left, [&](const Left& left) { return left.file == file; });
        auto lock = isKnown ? nullptr : lockedFor(file);
        each.refresh();
        if (!lock || !each.exists()) continue;  // of a program that runs, or has just saved it
        auto notebook = loadNotebook(file);
        const bool hasMoment = notebook && !notebook->entries.empty() && notebook->entries.front().isMoment();
        if (hasMoment) {
            m_left.insert(m_left.begin(), Left{file, each.lastModified(), std::move(lock), std::move(*notebook)});
            continue;
        }
        const QString aside = quarantineName(file);
        const QString what = notebook ? tr("it contains no scene") : QString::fromStdString(notebook.error().text());
        damaged += QFile::rename(file, aside) ? tr("A scene that was not saved cannot be read (%1). The file is kept as %2.")
                                                    .arg(what, QDir::toNativeSeparators(aside))
                                              : tr("A scene that was not saved cannot be read (%1).").arg(what);
    }
    m_problem = damaged.join(QLatin1Char('\n'));
    emit lostChanged();
}

std::optional<SceneRecovery::Lost> SceneRecovery::lost() const {
    if (m_left.empty()) return std::nullopt;
    return Lost{m_left.back().notebook.title, m_left.back().time, m_left.size() - 1};
}

void SceneRecovery::restore() {
    if (m_left.empty() || !m_controller.mayLeaveScene()) return;
    const NotebookEntry& moment = m_left.back().notebook.entries.front();
    m_controller.openScene(*moment.scene);
    m_document.recovered(m_left.back().notebook.source);
    m_controller.replaceInputs(moment.inputs);
    const StepPlace place = moment.place;
    if (write()) discard();  // the old file is not needed any more; otherwise it is offered again
    m_travel.go(place);
}

void SceneRecovery::discard() {
    if (m_left.empty()) return;
    QFile::remove(m_left.back().file);
    m_left.pop_back();
    emit lostChanged();
}

}  // namespace solverscope
