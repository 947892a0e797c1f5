// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/capstone_widget.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include "gui/lessons/solver_check_text.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/capstone_text.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

QString fileKey() { return QStringLiteral("capstone/file"); }

void setOrHide(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

}  // namespace

CapstoneWidget::CapstoneWidget(const Capstone& capstone, const WidgetPlace& place)
    : ExerciseWidget("capstone", capstone, place),
      m_capstone(capstone),
      m_level(static_cast<CapstoneLevel>(capstone.level)),
      m_file(QSettings().value(fileKey()).toString()),
      m_travel(m_controller) {
    addTitle(tr("Level %1: %2").arg(QString::number(capstone.level), capstoneLevelName(m_level)));
    m_name = addLabel("file");
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* fresh = makeButton("new-file", tr("New file from the template…"),
                             tr("Writes a file to begin with, and the header that it includes next to it"));
    auto* choose =
        makeButton("choose-file", tr("Choose file…"), tr("Takes a C++ file of yours, or a trace that your engine has written"));
    m_editor = makeButton("open-file", tr("Open in the editor"), tr("Opens the file with the program of your desktop"));
    column().addLayout(inRow({fresh, choose, emptyStretch()}));
    m_run = makeButton("check", tr("Build and check"),
                       tr("Builds the file and checks it on fresh problems, level by level up to this one"));
    m_cancel = makeButton("cancel", tr("Cancel"));
    column().addLayout(inRow({m_editor, emptyStretch(), m_cancel, m_run}));
    m_progress = addLabel("progress");
    m_levels = addLabel("levels");
    m_difference = addLabel("difference");
    m_mistake = addLabel("mistake");
    m_mistake->setFont(bold(font()));
    m_explained = addLabel("explained");
    m_output = addLabel("output");
    m_output->setFont(fixedFont());
    m_output->setTextFormat(Qt::PlainText);
    for (QLabel* label : {m_difference, m_mistake, m_explained, m_output})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_moment =
        makeButton("moment", tr("Go to this moment"), tr("Opens the trace of your solver where it goes wrong; the lesson waits"));
    m_reference =
        makeButton("reference", tr("See the reference"), tr("Opens the problem at the same moment as a scene; the lesson waits"));
    column().addLayout(inRow({m_moment, m_reference, emptyStretch()}));

    connect(fresh, &QPushButton::clicked, this, &CapstoneWidget::chooseNew);
    connect(choose, &QPushButton::clicked, this, &CapstoneWidget::chooseFile);
    connect(m_editor, &QPushButton::clicked, this, &CapstoneWidget::openInEditor);
    connect(m_run, &QPushButton::clicked, this, &CapstoneWidget::check);
    connect(m_cancel, &QPushButton::clicked, this, &CapstoneWidget::cancel);
    connect(m_moment, &QPushButton::clicked, this, [this] { openMoment(m_check->levels.back().failed()->trace); });
    connect(m_reference, &QPushButton::clicked, this, [this] {
        QString scene = m_check->levels.back().failed()->trace;
        openMoment(scene.chopped(1));  // .json next to .jsonl
    });
    connect(&m_travel, &MomentTravel::failed, this, [this] { emit problem(m_travel.outcome()); });
    showState();
    showResult();
}

void CapstoneWidget::restoreFrom(ExerciseWidget& other) {
    const auto& before = static_cast<CapstoneWidget&>(other);
    m_record = before.m_record;
    m_file = before.m_file;
    m_check = before.m_check;
    showState();
    showResult();
    if (before.isChecking()) check();
}

void CapstoneWidget::focusFirst() {
    if (m_run->isEnabled())
        m_run->setFocus();
    else
        setFocus();
}

NotebookEntry CapstoneWidget::entry(NotebookEntry here) const {
    NotebookEntry entry = entryOf(EntryKind::Task, std::move(here));
    entry.heading = tr("Level %1: %2").arg(QString::number(m_capstone.level), capstoneLevelName(m_level));
    entry.given = m_record.given;
    return entry;
}

void CapstoneWidget::setFile(const QString& file) {
    m_file = file;
    QSettings().setValue(fileKey(), file);
    m_check.reset();
    showState();
    showResult();
}

bool CapstoneWidget::makeFile(const QString& file) {
    if (const auto mistake = writeSolverTemplate(file)) {
        emit problem(*mistake);
        return false;
    }
    setFile(file);
    return true;
}

void CapstoneWidget::chooseNew() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString file = QFileDialog::getSaveFileName(this, tr("New solver"), QDir(folder).filePath(QStringLiteral("my_solver.cpp")),
                                                tr("C++ (*.cpp)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".cpp");
    makeFile(file);
}

void CapstoneWidget::chooseFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Your solver"), QFileInfo(m_file).path(),
                                                      tr("Solvers and traces (*.cpp *.cc *.cxx *.jsonl);;All files (*)"));
    if (!file.isEmpty()) setFile(file);
}

void CapstoneWidget::openInEditor() {
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(m_file))) emit problem(tr("No program opens “%1”.").arg(m_file));
}

void CapstoneWidget::check() {
    if (m_file.isEmpty() || isChecking()) return;
    SolverCheckRequest request;
    request.file = m_file;
    request.last = m_level;
    request.seed = freshSeed();
    m_check.reset();
    m_isChecking = true;
    const auto progress = [this](const SolverCheckProgress& now) {
        QMetaObject::invokeMethod(
            this, [this, now] { showProgress(now); }, Qt::QueuedConnection);
    };
    m_task.run([request, progress](const std::atomic<bool>& cancelled) { return checkSolver(request, &cancelled, progress); },
               [this](SolverCheck check) { take(std::move(check)); }, true);
    showResult();
    setOrHide(*m_progress, tr("Building…"));
    showState();
}

void CapstoneWidget::cancel() {
    m_task.cancel();
    m_isChecking = false;
    m_progress->hide();
    showState();
    showResult();
}

void CapstoneWidget::take(SolverCheck check) {
    m_check = std::move(check);
    m_isChecking = false;
    m_progress->hide();
    m_record.given = QFileInfo(m_file).fileName();
    ++m_record.tries;
    const bool first = m_check->passed() && !m_record.right;
    m_record.right = m_record.right || m_check->passed();
    showState();
    showResult();
    if (first)
        emit done();
    else
        emit changed();
}

void CapstoneWidget::showProgress(const SolverCheckProgress& progress) {
    if (!isChecking()) return;
    if (!progress.level) return setOrHide(*m_progress, tr("Building…"));
    setOrHide(*m_progress, tr("Level %1, problem %2 of %3…")
                               .arg(QString::number(levelNumber(*progress.level)), QString::number(progress.problem),
                                    QString::number(problemsOf(*progress.level))));
}

void CapstoneWidget::showState() {
    const QFileInfo file(m_file);
    m_name->setText(m_file.isEmpty() ? tr("No file yet. Begin with the template, or choose a file of your own.")
                                     : tr("Your file: %1").arg(QDir::toNativeSeparators(file.fileName())));
    m_name->setToolTip(QDir::toNativeSeparators(m_file));
    m_editor->setVisible(!m_file.isEmpty());
    m_run->setEnabled(!m_file.isEmpty() && !isChecking());
    m_cancel->setVisible(isChecking());
}

void CapstoneWidget::showResult() {
    QStringList levels;
    if (m_check)
        for (const CheckedLevel& level : m_check->levels)
            levels << QStringLiteral("%1 %2  %3: %4")
                          .arg(level.passed() ? QStringLiteral("✓") : QStringLiteral("✗"),
                               QString::number(levelNumber(level.level)), capstoneLevelName(level.level), levelResultText(level));
    else if (m_record.right && !isChecking())
        levels << tr("✓ Passed with %1.").arg(m_record.given);
    setOrHide(*m_levels, levels.join(QLatin1Char('\n')));

    const CheckedLevel* level = m_check && !m_check->levels.empty() ? &m_check->levels.back() : nullptr;
    const CheckedProblem* failed = level ? level->failed() : nullptr;
    const bool differs = failed && level->difference;
    QString what = m_check ? checkEndText(*m_check, m_file) : QString();
    QString output = failed ? failed->output : QString();
    if (m_check && m_check->end == SolverCheckEnd::NotBuilt) {
        what = what.section(QLatin1Char('\n'), 0, 0);
        output = m_check->message;
    }
    if (failed) what = problemEndText(*failed, SolverCheckRequest().seconds);
    if (differs) what = sentences({what, differenceText(*level->difference)});
    setOrHide(*m_difference, what);
    setOrHide(*m_mistake, differs ? mistakeText(level->difference->mistake) : QString());
    setOrHide(*m_explained, differs ? sentences({numbersText(*level->difference), explainedText(*level->difference)}) : QString());
    setOrHide(*m_output, beginningOf(output).join(QLatin1Char('\n')));
    m_moment->setVisible(differs);
    m_reference->setVisible(differs && failed->seed != 0);
}

void CapstoneWidget::openMoment(const QString& file) {
    const CapstoneDifference difference = *m_check->levels.back().difference;
    if (m_travel.openLink(momentLinkOf(difference, file)) && difference.row)
        emit linkActivated(QUrl(QStringLiteral("solverscope:show?panel=row")));
}

ExerciseWidget* makeWidget(const Capstone& capstone, const WidgetPlace& place) { return new CapstoneWidget(capstone, place); }

}  // namespace solverscope
