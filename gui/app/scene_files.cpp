// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/scene_files.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include "gui/app/main_window.h"
#include "gui/app/messages.h"
#include "gui/app/scene_library.h"
#include "gui/scene/scene_motion.h"
#include "gui/scene/scene_view.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/kept_file.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_document.h"
#include "gui/session/scene_edits.h"
#include "gui/session/trace_opening.h"
#include "gui/style/motion.h"
#include "gui/widgets/picture.h"
#include "physics/scene/scene_file.h"

namespace solverscope {
namespace {

constexpr int recentScenes = 8;
constexpr double previewSeconds = 2;  // of a scene in which nothing touches at first
constexpr int previewPatience = 60;   // ms, for its steps

QString recentKey() { return QStringLiteral("recentScenes"); }

bool savePicture(QWidget& widget, const QString& file) {
    if (isSvgName(file)) return replaceFile(svgOf(widget.size(), [&](QPainter& painter) { widget.render(&painter); }), file);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const QByteArray format = QFileInfo(file).suffix().toLatin1();
    return buffer.open(QIODevice::WriteOnly) && widget.grab().save(&buffer, format.constData()) && replaceFile(bytes, file);
}

}  // namespace

SceneFiles::SceneFiles(MainWindow& window)
    : QObject(&window), m_window(window), m_controller(window.controller()), m_document(window.workspace().document) {}

bool SceneFiles::open(const QString& file) {
    if (!m_controller.mayLeaveScene()) return false;
    if (isTraceFile(file)) {
        auto trace = openTrace(file, &m_window);
        if (!trace) {
            m_window.showProblem(QString::fromStdString(trace.error().text()));
            return false;
        }
        m_controller.openScene(std::move(*trace), file);
    } else if (!m_controller.openScene(file)) {
        return false;
    }
    m_controller.seek(openingMoment(m_controller));
    recordTrace(m_controller, &m_window);
    rememberRecent(file);
    if (!m_controller.edits().isBuilding() && !isMotionReduced() && m_controller.session().cursor() == Cursor{})
        m_controller.preview(endOfMotion(m_controller, previewSeconds, previewPatience));
    return true;
}

void SceneFiles::newScene() {
    if (!m_controller.edits().newScene()) return;
    m_window.showPerspective(Perspective::Build);
    m_window.sceneView().setFocus();
}

void SceneFiles::chooseFromLibrary() {
    SceneLibraryDialog library(&m_window);
    library.choose(QFileInfo(m_controller.sceneFile()).completeBaseName());
    if (library.exec() == QDialog::Accepted && library.chosen()) m_window.openScene(library.chosen()->file());
}

void SceneFiles::choose() {
    // Where the last scene was opened from or saved to.
    const QString recent = QSettings().value(recentKey()).toStringList().value(0);
    const QString folder = recent.isEmpty() ? QString() : QFileInfo(recent).absolutePath();
    const QString file = QFileDialog::getOpenFileName(&m_window, tr("Open scene"), folder,
                                                      tr("Scenes and traces (*.json *.jsonl *.ndjson);;All files (*)"));
    if (!file.isEmpty()) m_window.openScene(file);
}

bool SceneFiles::save(const QString& file, SavedMoment moment) {
    const Session& session = m_controller.session();
    Scene scene = moment == SavedMoment::Now ? sceneAt(session.scene(), session.world()) : session.scene();
    scene.settings = session.nextSettings();
    if (const auto error = saveScene(scene, file.toStdString())) {
        m_window.showProblem(QString::fromStdString(error->text()));
        return false;
    }
    m_document.saved(file, moment == SavedMoment::Start);
    rememberRecent(file);
    m_window.messages().say(tr("Saved: %1").arg(QDir::toNativeSeparators(file)), Messages::statusMessageTime);
    return true;
}

bool SceneFiles::canSave() {
    m_controller.pause();
    if (!m_controller.scene().playback) return true;
    m_window.showProblem(tr("A recorded trace can't be saved as a scene: it contains no model to continue from."));
    return false;
}

/// A moment never replaces the start in the scene's file unless the user chooses that file.
bool SceneFiles::save() {
    if (!canSave()) return false;
    const auto moment = askWhichMoment();
    if (!moment) return false;
    return *moment == SavedMoment::Start ? saveStart() : saveAs(*moment);
}

bool SceneFiles::saveStart() {
    if (!canSave()) return false;
    return m_document.file().isEmpty() ? saveAs(SavedMoment::Start) : save(m_document.file(), SavedMoment::Start);
}

bool SceneFiles::saveAs() {
    if (!canSave()) return false;
    const auto moment = askWhichMoment();
    return moment && saveAs(*moment);
}

bool SceneFiles::saveAs(SavedMoment moment) {
    QFileDialog dialog(&m_window, tr("Save scene as"), {}, tr("Scenes (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("json"));
    const QFileInfo proposed(proposedFile(moment));
    dialog.setDirectory(proposed.path());
    dialog.selectFile(proposed.fileName());
    return dialog.exec() == QDialog::Accepted && save(dialog.selectedFiles().front(), moment);
}

/// Asks only if the two are different scenes.
std::optional<SavedMoment> SceneFiles::askWhichMoment() {
    const Session& session = m_controller.session();
    if (sceneAt(session.scene(), session.world()) == session.scene()) return SavedMoment::Start;
    QMessageBox box(QMessageBox::Question, tr("Save scene as"), tr("Which moment of the run should the scene begin with?"),
                    QMessageBox::Cancel, &m_window);
    box.setObjectName(QStringLiteral("whatToSave"));
    box.setInformativeText(
        tr("This moment includes the positions and velocities of the bodies, but not the impulses of the last step."));
    QPushButton* now = box.addButton(tr("&This moment (step %1)").arg(session.step()), QMessageBox::AcceptRole);
    QPushButton* start = box.addButton(tr("The &start"), QMessageBox::AcceptRole);
    box.setDefaultButton(now);
    box.exec();
    if (box.clickedButton() == now) return SavedMoment::Now;
    return box.clickedButton() == start ? std::optional(SavedMoment::Start) : std::nullopt;
}

/// Next to the file of the scene, if it has one.
QString SceneFiles::proposedFile(SavedMoment moment, const QString& suffix) const {
    const bool isOnDisk = !m_document.file().isEmpty();
    const QFileInfo file(isOnDisk ? m_document.file() : m_controller.sceneFile());
    QString name = file.completeBaseName();
    if (name.isEmpty()) name = QStringLiteral("scene");
    if (moment == SavedMoment::Now) name += QStringLiteral("-step-%1").arg(m_controller.session().step());
    const QString folder = isOnDisk ? file.absolutePath() : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder + QLatin1Char('/') + name + suffix;
}

void SceneFiles::copyLink() {
    const MomentLink link = MomentLink::ofScene(m_controller);
    if (link.text.isEmpty()) return m_window.showProblem(link.remark);
    QGuiApplication::clipboard()->setText(link.text);
    m_window.messages().say(tr("A link to the scene is in the clipboard (%n characters). “Go to a link…” opens it.", nullptr,
                               static_cast<int>(link.text.size())),
                            Messages::statusMessageTime);
}

void SceneFiles::exportPicture() {
    const QString sceneFilter = tr("Scene (*.png *.svg)");
    const QString windowFilter = tr("Window (*.png)");
    QString chosen = sceneFilter;
    QString file =
        QFileDialog::getSaveFileName(&m_window, tr("Export picture"), proposedFile(SavedMoment::Now, QStringLiteral(".png")),
                                     sceneFilter + QStringLiteral(";;") + windowFilter, &chosen);
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".png");
    exportPicture(chosen == windowFilter ? static_cast<QWidget&>(m_window) : m_window.sceneView(), file);
}

void SceneFiles::exportPicture(QWidget& of, const QString& file) {
    const bool isSaved = savePicture(of, file);
    m_window.messages().showProblemOf(this, isSaved ? QString() : tr("%1: cannot be written").arg(file));
    if (isSaved) m_window.messages().say(tr("Saved: %1").arg(QDir::toNativeSeparators(file)), Messages::statusMessageTime);
}

void SceneFiles::addRecentTo(QMenu& menu) {
    QMenu* recent = menu.addMenu(tr("Recent s&cenes"));
    connect(&menu, &QMenu::aboutToShow, recent, [this, recent] { fill(*recent); });
    fill(*recent);
}

void SceneFiles::fill(QMenu& recent) {
    recent.clear();
    for (const QString& file : QSettings().value(recentKey()).toStringList()) {
        QAction* action = recent.addAction(QDir::toNativeSeparators(file));
        action->setToolTip(tr("Reopens this scene."));
        connect(action, &QAction::triggered, this, [this, file] { m_window.openScene(file); });
    }
    recent.setEnabled(!recent.isEmpty());
}

void SceneFiles::rememberRecent(const QString& file) {
    if (file.startsWith(QLatin1Char(':')) || !QFileInfo::exists(file)) return;
    QStringList recent = QSettings().value(recentKey()).toStringList();
    const QString path = QFileInfo(file).absoluteFilePath();
    recent.removeAll(path);
    recent.prepend(path);
    QSettings().setValue(recentKey(), recent.mid(0, recentScenes));
}

}  // namespace solverscope
