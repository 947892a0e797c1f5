// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Edited scenes are not lost: saving, the question before another scene takes their place, and what a crash leaves.
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <cstdio>

#include "gui/app/actions.h"
#include "gui/app/messages.h"
#include "gui/app/scene_files.h"
#include "gui/app/user_session.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_document.h"
#include "gui/session/scene_edits.h"
#include "gui/session/scene_recovery.h"
#include "gui/widgets/message_bar.h"
#include "physics/scene/scene_file.h"
#include "tests/gui/hands.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

Scene withMoreFriction(Scene scene) {
    scene.bodies.back().friction += 0.125;
    return scene;
}

void edit(DebuggerController& controller) { controller.editScene(withMoreFriction(controller.scene())); }

/// Presses this button of the question, and chooses this file, when they come.
class Answers : public QObject {
public:
    explicit Answers(QMessageBox::StandardButton button, QString file = {}) {
        connect(&m_look, &QTimer::timeout, this, [this, button, file] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked += box->objectName();
                box->button(button)->click();
            } else if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                asked += QStringLiteral("file");
                dialog->selectFile(file);
                static_cast<QDialog*>(dialog)->done(file.isEmpty() ? QDialog::Rejected : QDialog::Accepted);
            }
        });
        m_look.start(1);
    }

    QStringList asked;

private:
    QTimer m_look;
};

struct Editor {
    DebuggerController controller;
    SceneDocument document{controller};
    MomentTravel travel{controller};
    SceneRecovery recovery{controller, document, travel};

    explicit Editor(const QString& scene = QStringLiteral("stack_10")) {
        if (!controller.openScene(scene)) qFatal("the scene does not open");
    }
};

QStringList recoveryFiles(const QString& pattern = QStringLiteral("*.json")) {
    return QDir(SceneRecovery::folder()).entryList({pattern}, QDir::Files);
}

/// A program that is killed while it has unsaved edits.
int leaveAScene(int argc, char** argv) {
    QApplication application(argc, argv);
    prepareApplication(application);
    Editor editor;
    edit(editor.controller);
    editor.controller.toStep(3);
    std::puts(editor.recovery.write() ? "written" : "failed");
    std::fflush(stdout);
    return QApplication::exec();
}
[[maybe_unused]] const bool addedLeaving = addTestClass("leave_a_scene.cpp", leaveAScene);

void leaveBehind() {
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("leave_a_scene")});
    QVERIFY(program.waitForReadyRead(patience));
    QCOMPARE(program.readLine().trimmed(), QByteArray("written"));
    program.kill();
    QVERIFY(program.waitForFinished(patience));
    QCOMPARE(recoveryFiles().size(), 1);
}

}  // namespace

class TestSceneDocument : public QObject {
    Q_OBJECT

    UserOfATest m_user;
    std::unique_ptr<QTemporaryDir> m_folder;

    QString name(const char* file) const { return m_folder->filePath(QLatin1String(file)); }

private slots:
    void initTestCase() { m_user.begin(); }
    void init() {
        waitingWindow().reset();
        m_user.forget();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    // --- what is a change ---

    void runningAndChangingSettingsAreNoEdits() {
        Editor editor;
        editor.controller.toStep(20);
        editor.controller.changeSetting(QStringLiteral("iterations"), QStringLiteral("3"));
        editor.controller.restart();
        QVERIFY(!editor.document.isModified());
    }

    void anEditIsAChangeUntilItIsUndone() {
        Editor editor;
        edit(editor.controller);
        QVERIFY(editor.document.isModified());
        editor.controller.undo();
        QVERIFY(!editor.document.isModified());
        editor.controller.redo();
        QVERIFY(editor.document.isModified());
    }

    void theTitleOfTheWindowShowsIt() {
        const auto window = shownWindow();
        QVERIFY(!window->isWindowModified());
        edit(window->controller());
        QVERIFY(window->isWindowModified());
        QVERIFY2(window->windowTitle().contains(QStringLiteral("[*]")), qPrintable(window->windowTitle()));
        Answers discard(QMessageBox::Discard);
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
        QVERIFY(!window->isWindowModified());
    }

    void theQuestionShowsALongNameInItsRoom() {
        const auto window = shownWindow();
        Scene scene = window->controller().scene();
        scene.title = std::string(300, 'm');
        window->controller().editScene(scene);
        QVERIFY(window->windowTitle().contains(QString(300, QLatin1Char('m'))));
        QString name;
        int wanted = 0;
        int room = 0;
        const auto measure = [&](QMessageBox& box) {
            const auto* label = box.findChild<QLabel*>(QStringLiteral("qt_msgbox_label"));
            name = label->text().section(QChar(0x201c), 1).section(QChar(0x201d), 0, 0);
            wanted = label->fontMetrics().horizontalAdvance(name);
            room = label->width();
            box.button(QMessageBox::Cancel)->click();
        };
        Hands::inTheNext<QMessageBox>(measure);
        QVERIFY(!window->openScene(QStringLiteral("single_box")));
        QVERIFY2(name.startsWith(QStringLiteral("mmmm")), qPrintable(name));
        QVERIFY2(wanted > 0 && wanted <= room, qPrintable(QStringLiteral("%1 in %2").arg(wanted).arg(room)));
        Answers discard(QMessageBox::Discard);
        QVERIFY(window->openScene(QStringLiteral("stack_10")));
    }

    void aNewSceneIsLeftWithoutAQuestionUntilItIsEdited() {
        const auto window = shownWindow();
        window->files().newScene();
        QVERIFY(!window->isWindowModified());
        Answers answers(QMessageBox::Cancel);
        QVERIFY(window->openScene(QStringLiteral("single_box")));
        QVERIFY(answers.asked.isEmpty());
        window->files().newScene();
        edit(window->controller());
        QVERIFY(window->isWindowModified());
        QVERIFY(!window->openScene(QStringLiteral("single_box")));
        QCOMPARE(answers.asked, QStringList{QStringLiteral("unsavedScene")});
        window->controller().undo();
        QVERIFY(!window->isWindowModified());
    }

    void aRefusedNewSceneLeavesEverythingAsItIs() {
        const auto window = shownWindow();
        edit(window->controller());
        Answers answers(QMessageBox::Cancel);
        window->files().newScene();
        QCOMPARE(answers.asked, QStringList{QStringLiteral("unsavedScene")});
        QVERIFY(window->perspective() != Perspective::Build);
        QVERIFY(window->isWindowModified());
    }

    // --- saving ---

    void aNewSceneNeverReplacesTheFileOfTheOneBefore() {
        const auto window = shownWindow();
        QVERIFY(window->files().save(name("my.json"), SavedMoment::Start));
        const QByteArray before = contentOf(name("my.json"));
        window->files().newScene();
        edit(window->controller());
        Answers answers(QMessageBox::Save, name("new.json"));
        QVERIFY(window->files().save());
        QCOMPARE(contentOf(name("my.json")), before);
        QVERIFY(QFileInfo::exists(name("new.json")));
    }

    void undoOfANewSceneLeadsBackToTheFile() {
        const auto window = shownWindow();
        const SceneDocument& document = window->workspace().document;
        QVERIFY(window->files().save(name("my.json"), SavedMoment::Start));
        window->files().newScene();
        QVERIFY(document.file().isEmpty());
        window->controller().undo();
        QCOMPARE(document.file(), name("my.json"));
        QVERIFY(!window->isWindowModified());
        window->controller().redo();
        QVERIFY(document.file().isEmpty());
        QVERIFY(!window->isWindowModified());
    }

    void savedAndOpenedSceneIsTheSameToTheBit() {
        const auto window = shownWindow();
        edit(window->controller());
        const Scene edited = window->controller().scene();
        QVERIFY(window->files().save(name("my.json"), SavedMoment::Start));
        QVERIFY(!window->isWindowModified());
        QVERIFY(window->openScene(name("my.json")));
        QVERIFY(window->controller().scene() == edited);
        QVERIFY(window->files().save(name("again.json"), SavedMoment::Start));
        QCOMPARE(contentOf(name("again.json")), contentOf(name("my.json")));
    }

    void anEditedSceneIsSavedToItsOwnFile() {
        const auto window = shownWindow();
        QVERIFY(window->files().save(name("my.json"), SavedMoment::Start));
        edit(window->controller());
        window->controller().seek({});
        window->actions()[QStringLiteral("save")]->trigger();
        const auto onDisk = loadScene(name("my.json").toStdString());
        QVERIFY(onDisk.has_value());
        QVERIFY(*onDisk == window->controller().scene());
        QVERIFY(!window->isWindowModified());
    }

    void aSceneOfTheLibraryAsksForAFile() {
        const auto window = shownWindow();
        edit(window->controller());
        window->controller().seek({});
        Answers answers(QMessageBox::Save, name("mine.json"));
        QVERIFY(window->files().save());
        QCOMPARE(answers.asked, QStringList{QStringLiteral("file")});
        QCOMPARE(window->workspace().document.file(), name("mine.json"));
        QVERIFY(QFileInfo::exists(name("mine.json")));
    }

    void aNewSceneDoesNotGoIntoTheFileOfTheSceneBefore() {
        const auto window = shownWindow();
        QVERIFY(window->files().save(name("my.json"), SavedMoment::Start));
        const QByteArray before = contentOf(name("my.json"));
        window->actions()[QStringLiteral("new-scene")]->trigger();
        QVERIFY(window->workspace().document.file().isEmpty());
        edit(window->controller());
        Answers answers(QMessageBox::Save, name("new.json"));
        window->actions()[QStringLiteral("save")]->trigger();
        QCOMPARE(answers.asked, QStringList{QStringLiteral("file")});
        QCOMPARE(contentOf(name("my.json")), before);
        QVERIFY(QFileInfo::exists(name("new.json")));
    }

    void undoingANewSceneBringsBackTheFileOfTheOneBefore() {
        const auto window = shownWindow();
        SceneDocument& document = window->workspace().document;
        QVERIFY(window->files().save(name("my.json"), SavedMoment::Start));
        window->actions()[QStringLiteral("new-scene")]->trigger();
        QVERIFY(window->files().save(name("new.json"), SavedMoment::Start));
        window->controller().undo();
        QCOMPARE(document.file(), name("my.json"));
        QVERIFY(!document.isModified());
        edit(window->controller());
        QVERIFY(document.isModified());
        window->controller().undo();
        QVERIFY(!document.isModified());
    }

    void redoingANewSceneLeavesItWithItsOwnFile() {
        Editor editor;
        editor.controller.edits().newScene();
        editor.document.saved(name("new.json"), true);
        editor.controller.undo();
        QVERIFY(editor.document.file().isEmpty());
        editor.controller.redo();
        QCOMPARE(editor.document.file(), name("new.json"));
        QVERIFY(!editor.document.isModified());
    }

    void aNewSceneIsNoChangeUntilItIsEdited() {
        Editor editor;
        editor.controller.edits().newScene();
        QVERIFY(!editor.document.isModified());
        edit(editor.controller);
        QVERIFY(editor.document.isModified());
        editor.controller.undo();
        QVERIFY(!editor.document.isModified());
    }

    // --- a visit ---

    void aVisitedSceneIsNotTheDocument() {
        Editor editor;
        editor.document.saved(name("my.json"), true);
        edit(editor.controller);
        QVERIFY(editor.recovery.write());
        editor.controller.visitScene(Scene{}, {});
        QVERIFY(!editor.document.isModified());
        QVERIFY(editor.document.file().isEmpty());
        QVERIFY(editor.controller.openScene(QStringLiteral("single_box")));
        QCOMPARE(recoveryFiles().size(), 1);
        editor.controller.endVisit();
        QCOMPARE(editor.document.file(), name("my.json"));
        QVERIFY(editor.document.isModified());
        editor.controller.undo();
        QVERIFY(!editor.document.isModified());
    }

    // --- the question before another scene ---

    void cancellingKeepsTheEditedScene() {
        const auto window = shownWindow();
        edit(window->controller());
        const Scene edited = window->controller().scene();
        Answers answers(QMessageBox::Cancel);
        QVERIFY(!window->openScene(QStringLiteral("single_box")));
        QVERIFY(!window->openLink(QStringLiteral("single_box#f1")));
        window->openLesson(QStringLiteral("1.1"));
        window->close();
        QVERIFY(window->isVisible());
        QCOMPARE(answers.asked.size(), 4);
        QVERIFY(window->controller().scene() == edited);
        QVERIFY(window->isWindowModified());
    }

    void savingFirstWritesTheSceneAndOpensTheOther() {
        const auto window = shownWindow();
        QVERIFY(window->files().save(name("my.json"), SavedMoment::Start));
        edit(window->controller());
        const Scene edited = window->controller().scene();
        window->controller().toStep(5);
        Answers answers(QMessageBox::Save);
        QVERIFY(window->openScene(QStringLiteral("single_box")));
        QCOMPARE(answers.asked, QStringList{QStringLiteral("unsavedScene")});
        const auto onDisk = loadScene(name("my.json").toStdString());
        QVERIFY(onDisk.has_value());
        QVERIFY(*onDisk == edited);
    }

    void discardingOpensTheOtherAndTheFileStays() {
        const auto window = shownWindow();
        QVERIFY(window->files().save(name("my.json"), SavedMoment::Start));
        const QByteArray before = contentOf(name("my.json"));
        edit(window->controller());
        QVERIFY(window->workspace().recovery.write());
        QCOMPARE(recoveryFiles().size(), 1);
        Answers answers(QMessageBox::Discard);
        QVERIFY(window->openScene(QStringLiteral("single_box")));
        QCOMPARE(contentOf(name("my.json")), before);
        QVERIFY(recoveryFiles().isEmpty());
    }

    void anUneditedSceneIsLeftWithoutAQuestion() {
        const auto window = shownWindow();
        window->controller().toStep(30);
        window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("3"));
        Answers answers(QMessageBox::Cancel);
        QVERIFY(window->openScene(QStringLiteral("single_box")));
        QVERIFY(answers.asked.isEmpty());
    }

    void theSceneOfALessonIsTheLessons() {
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("1.1")));
        Scene scene = window->controller().scene();
        scene.joints.clear();
        window->controller().editScene(scene);
        Answers answers(QMessageBox::Cancel);
        QVERIFY(window->openLesson(QStringLiteral("1.5")));
        QVERIFY(answers.asked.isEmpty());
    }

    // --- after a crash ---

    void aKilledProgramLeavesItsSceneToTheNext() {
        leaveBehind();
        Editor next;
        next.recovery.look();
        QVERIFY(next.recovery.lost().has_value());
        QCOMPARE(next.recovery.lost()->title, QStringLiteral("Stack of ten boxes"));
        next.recovery.restore();
        QVERIFY(next.controller.scene() == withMoreFriction(Editor().controller.scene()));
        QTRY_COMPARE(next.controller.session().cursor().step, std::int64_t(3));
        QVERIFY(next.document.isModified());
        QVERIFY(!next.recovery.lost());
        QCOMPARE(recoveryFiles().size(), 1);  // its own now
    }

    void theWindowOffersItAndRestoresIt() {
        leaveBehind();
        const auto window = shownWindow();
        auto* bar = window->findChild<MessageBar*>(QStringLiteral("recoveryBar"));
        QVERIFY(bar->isVisible());
        QVERIFY2(bar->text().contains(QStringLiteral("Stack of ten boxes")), qPrintable(bar->text()));
        bar->findChild<QPushButton*>(QStringLiteral("messageOffer"))->click();
        QVERIFY(window->isWindowModified());
        QVERIFY(!bar->isVisible());
    }

    void discardingItRemovesIt() {
        leaveBehind();
        const auto window = shownWindow();
        auto* bar = window->findChild<MessageBar*>(QStringLiteral("recoveryBar"));
        bar->findChild<QPushButton*>(QStringLiteral("messageRefusal"))->click();
        QVERIFY(!bar->isVisible());
        QVERIFY(!window->isWindowModified());
        QVERIFY(recoveryFiles().isEmpty());
    }

    void itIsOfferedBeforeTheWelcomePage() {
        leaveBehind();
        MainWindow window;
        window.userSession().begin();
        window.show();
        QVERIFY(!window.userSession().isWelcoming());
        QVERIFY(window.findChild<MessageBar*>(QStringLiteral("recoveryBar"))->isVisibleTo(&window));
    }

    void aRunningProgramKeepsItsFile() {
        Editor running;
        edit(running.controller);
        QVERIFY(running.recovery.write());
        Editor other;
        other.recovery.look();
        QVERIFY(!other.recovery.lost());
        edit(other.controller);
        QVERIFY(other.recovery.write());
        QCOMPARE(recoveryFiles().size(), 2);
    }

    void twoProgramsDoNotOfferTheSameScene() {
        leaveBehind();
        Editor first;
        first.recovery.look();
        Editor second;
        second.recovery.look();
        QVERIFY(first.recovery.lost().has_value());
        QVERIFY(!second.recovery.lost());
    }

    void anOrderlyEndLeavesNothing() {
        {
            Editor editor;
            edit(editor.controller);
            QVERIFY(editor.recovery.write());
            QCOMPARE(recoveryFiles().size(), 1);
        }
        QVERIFY(recoveryFiles(QStringLiteral("*")).isEmpty());
    }

    void anEndFromOutsideKeepsTheSceneWithoutAQuestion() {
        {
            const auto window = shownWindow();
            edit(window->controller());
            Answers answers(QMessageBox::Cancel);
            window->userSession().saveAll();
            window->userSession().requestQuit();
            QVERIFY(!window->isVisible());
            QVERIFY(answers.asked.isEmpty());
        }
        Editor next;
        next.recovery.look();
        QVERIFY(next.recovery.lost().has_value());
    }

    void anEditIsWrittenByItself() {
        Editor editor;
        edit(editor.controller);
        QTRY_COMPARE_WITH_TIMEOUT(recoveryFiles().size(), 1, SceneRecovery::delay + patience);
        editor.controller.undo();
        QVERIFY(recoveryFiles().isEmpty());
    }

    void damagedFilesAreSetAsideAndSaid_data() {
        QTest::addColumn<QByteArray>("text");
        const QByteArray beginning = "{\"format\": \"solverscope-notebook\", \"version\": 1, \"runs\": [], \"entries\": [], ";
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not JSON") << QByteArray(10, '\xff');
        QTest::newRow("no notebook") << QByteArray("{}");
        QTest::newRow("no scene") << beginning + "\"scenes\": []}";
        QTest::newRow("a wrong scene") << beginning + "\"scenes\": [\"{}\"]}";
    }
    void damagedFilesAreSetAsideAndSaid() {
        QFETCH(QByteArray, text);
        solverscope::write(SceneRecovery::folder() + QStringLiteral("left.json"), text);
        const auto window = shownWindow();
        QVERIFY(!window->workspace().recovery.lost());
        QVERIFY2(window->workspace().recovery.problem().contains(QStringLiteral("left.json.bad")),
                 qPrintable(window->workspace().recovery.problem()));
        QCOMPARE(recoveryFiles(), QStringList());
        QCOMPARE(contentOf(SceneRecovery::folder() + QStringLiteral("left.json.bad")), text);
    }
};

SOLVERSCOPE_TEST(TestSceneDocument, QApplication)
#include "test_scene_document.moc"
