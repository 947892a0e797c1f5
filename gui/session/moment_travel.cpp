// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/moment_travel.h"

#include <QApplication>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "gui/session/debugger_controller.h"
#include "gui/session/scene_edits.h"
#include "gui/session/scene_link.h"
#include "gui/session/scene_source.h"
#include "gui/session/trace_opening.h"
#include "physics/trace/input_text.h"

namespace solverscope {
namespace {

/// The scene in a link: its name in the library, or its file.
QString sourceOf(const QString& file) {
    const QString library = QStringLiteral(":/scenes/");
    if (file.startsWith(library)) return QFileInfo(file).completeBaseName();
    if (file.startsWith(QLatin1Char(':')) || !QFileInfo::exists(file)) return file;
    return QFileInfo(file).absoluteFilePath();
}

/// The settings in which a scene differs from its file, as inputs before the first step.
std::vector<Permalink::LinkedInput> changedSettings(const Scene& file, const Scene& scene) {
    std::vector<Permalink::LinkedInput> inputs;
    for (const SetSetting& change : settingChanges(file.settings, scene.settings)) inputs.push_back({1, inputText(scene, change)});
    return inputs;
}

bool isSameButForSettings(Scene a, const Scene& b) {
    a.settings = b.settings;
    return a == b;
}

bool isOfTheMouse(const Permalink::LinkedInput& input) {
    return input.text.starts_with("grab:") || input.text.starts_with("drag=") || input.text == "release";
}

}  // namespace

MomentLink MomentLink::of(const DebuggerController& controller) {
    const QString source = sourceOf(controller.sceneFile());
    Permalink link = permalinkTo(controller.session(), source.toStdString());
    QStringList remarks;
    const auto onFile = source.isEmpty() || source == QLatin1String("-") ? Result<Scene>(Error{}) : loadSceneFrom(source);
    const bool isOfFile = onFile && isSameButForSettings(*onFile, controller.scene());
    const auto word = isOfFile ? std::nullopt : sceneWord(controller.scene());
    qsizetype most = maxLength;
    if (word) {
        link.scene = word->toStdString();
        most = static_cast<qsizetype>(Permalink::maxLength);
    } else if (!onFile) {
        link.scene.clear();
        remarks += tr("This scene is in no file, and too large for a link: the link works only while the scene is open.");
    } else {
        const auto settings = changedSettings(*onFile, controller.scene());
        link.inputs.insert(link.inputs.begin(), settings.begin(), settings.end());
        if (!isOfFile) remarks += tr("The scene differs from its file: the link opens the scene in the file.");
    }
    QString text = QString::fromStdString(linkText(link));
    if (text.size() > most) {
        const auto left = std::erase_if(link.inputs, isOfTheMouse);
        text = QString::fromStdString(linkText(link));
        remarks += tr("The mouse input (inputs: %1) is too long for a link, so the link leads to another moment and says so. A "
                      "bookmark keeps everything.")
                       .arg(left);
    }
    return {text, remarks.join(QLatin1Char(' '))};
}

MomentLink MomentLink::ofScene(const DebuggerController& controller) {
    Scene scene = controller.scene();
    scene.settings = controller.session().nextSettings();
    const QString source = sourceOf(controller.sceneFile());
    const auto inLibrary = libraryScenes().contains(source) ? loadSceneFrom(source) : Result<Scene>(Error{});
    if (inLibrary && isSameButForSettings(*inLibrary, scene)) {
        Permalink link;
        link.scene = source.toStdString();
        link.inputs = changedSettings(*inLibrary, scene);
        return {QString::fromStdString(linkText(link)), {}};
    }
    const auto word = sceneWord(scene);
    if (word) return {*word, {}};
    return {{},
            scene.playback ? tr("A recorded trace cannot be shared as a link: share its file.")
                           : tr("The scene is too large for a link of at most %1 characters: save it and share the file.")
                                 .arg(Permalink::maxLength)};
}

Result<LinkedMoment> readLink(const QString& link, const Scene& open) {
    QString text = link.trimmed();
    if (isSceneWord(text)) text = text.simplified().remove(QLatin1Char(' '));  // a letter breaks long lines
    const auto read = parsePermalink(text.toStdString());
    if (!read) return read.error();
    LinkedMoment moment;
    moment.place = read->place;
    if (const QString word = QString::fromStdString(read->scene); isSceneWord(word)) {
        auto scene = sceneInWord(word);
        if (!scene) return scene.error();
        moment.scene = std::move(*scene);
    } else if (!read->scene.empty()) {
        moment.file = QString::fromStdString(read->scene);
        auto scene = loadSceneFrom(moment.file);
        if (!scene) return scene.error();
        moment.scene = std::move(*scene);
    }
    auto inputs = linkedInputs(*read, moment.scene ? *moment.scene : open);
    if (!inputs) return inputs.error();
    moment.inputs = std::move(*inputs);
    return moment;
}

namespace {

constexpr int travelSlice = 12;

}  // namespace

Cursor openingMoment(const Session& session) {
    const auto& events = session.events();
    const auto first = std::find_if(events.begin(), events.end(), [](const Event& event) {
        if (event.kind == EventKind::Pair || event.kind == EventKind::Body) return true;
        return event.kind == EventKind::Row && (event.phase == Phase::SolveVelocities || event.phase == Phase::SolvePositions);
    });
    Cursor cursor;
    if (first != events.end()) cursor.event = static_cast<std::size_t>(first - events.begin());
    cursor.step = session.step();
    return cursor;
}

Cursor openingMoment(const DebuggerController& controller) {
    return controller.edits().isBuilding() ? Cursor{} : openingMoment(controller.session());
}

MomentTravel::MomentTravel(DebuggerController& controller, QObject* parent) : QObject(parent), m_controller(controller) {
    connect(&m_slices, &QTimer::timeout, this, &MomentTravel::advanceSlice);
    connect(&controller, &DebuggerController::aboutToMove, this, &MomentTravel::cancel);
}

bool MomentTravel::openLink(const QString& link) {
    cancel();
    auto moment = readLink(link, m_controller.scene());
    if (!moment) {
        const Error& error = moment.error();
        const bool ofLink = error.file.empty() && error.column > 0;
        m_outcome = ofLink ? tr("%1, column %2: %3").arg(link).arg(error.column).arg(QString::fromStdString(error.message))
                           : openingProblem(error);
        emit failed();
        return false;
    }
    if (moment->scene) {
        const bool isOfFile = moment->file.isEmpty() || moment->file == m_controller.sceneFile();
        const bool isOpen = isOfFile && *moment->scene == m_controller.scene();
        if (!isOpen && !m_controller.mayLeaveScene()) return false;
        if (!isOpen) m_controller.openScene(std::move(*moment->scene), moment->file);
    }
    m_controller.replaceInputs(std::move(moment->inputs));
    recordTrace(m_controller, QApplication::activeWindow());
    if (moment->place)
        go(*moment->place);
    else
        m_controller.seek(openingMoment(m_controller));
    return true;
}

void MomentTravel::go(const StepPlace& place, std::function<void()> then) {
    cancel();
    m_outcome.clear();
    m_same = true;
    m_controller.pause();
    m_to = place;
    m_then = std::move(then);
    if (place.step <= m_controller.session().recording().steps())
        finishTravel();
    else
        m_slices.start();
}

void MomentTravel::cancel() {
    if (!m_to || m_advancing) return;
    m_slices.stop();
    m_to.reset();
    m_then = {};
    emit progressed();
}

QString MomentTravel::progress() const {
    if (!m_to) return {};
    return tr("Going to step %1, now at %2 …").arg(m_to->step).arg(m_controller.session().recording().steps());
}

void MomentTravel::advanceSlice() {
    m_advancing = true;
    const bool there = m_controller.extendTo(m_to->step, travelSlice);
    m_advancing = false;
    if (there) finishTravel();
    emit progressed();
}

void MomentTravel::finishTravel() {
    const StepPlace to = *m_to;
    m_slices.stop();
    m_to.reset();
    m_controller.seek({to.step, 0, Term::VelocityB});
    const Session& session = m_controller.session();
    const auto event = eventAt(to, session.events());
    if (session.step() != to.step) {
        m_same = false;
        m_outcome = tr("The recording ends at step %1, before step %2 of this moment.").arg(session.step()).arg(to.step);
    } else if (!event) {
        m_same = false;
        m_outcome = tr("This moment no longer exists: %1.").arg(QString::fromStdString(event.error().message));
    } else {
        m_controller.seek({to.step, *event, to.term});
        m_same = !to.check || *to.check == checkOf(session);
        if (!m_same)
            m_outcome =
                tr("This moment differs from the one that was saved: the scene, its inputs or the solver have changed since.");
    }
    const auto then = std::exchange(m_then, {});
    if (then) then();
    emit arrived();
}

}  // namespace solverscope
