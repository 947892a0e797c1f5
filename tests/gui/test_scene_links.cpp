// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// A whole scene as a link: what comes out is what went in, and nothing that comes from elsewhere is believed.
#include <QClipboard>
#include <QLineEdit>

#include "gui/app/actions.h"
#include "gui/app/scene_files.h"
#include "gui/panels/notebook/link_dialog.h"
#include "gui/session/moment_travel.h"
#include "gui/session/scene_link.h"
#include "gui/session/scene_source.h"
#include "physics/base/hash.h"
#include "physics/debugger/session.h"
#include "physics/scene/scene_file.h"
#include "tests/gui/shown_window.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QString wordOf(const QByteArray& packed) {
    return QStringLiteral("solverscope:") +
           QString::fromLatin1(packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

Scene edited(const char* name) {
    auto scene = loadSceneFrom(QLatin1String(name));
    if (!scene) qFatal("no scene");
    scene->bodies.back().friction += 0.1;
    scene->title = "Ünïcode – 積み木";
    return *scene;
}

}  // namespace

class TestSceneLinks : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everySceneComesBackToTheBitOrIsTooLarge() {
        int fit = 0;
        const QStringList names = libraryScenes();
        for (const QString& name : names) {
            const auto scene = loadSceneFrom(name);
            QVERIFY(scene.has_value());
            const auto word = sceneWord(*scene);
            if (!word) continue;
            ++fit;
            QVERIFY(word->size() <= static_cast<qsizetype>(Permalink::maxLength));
            const auto back = sceneInWord(*word);
            QVERIFY2(back.has_value(), back ? "" : back.error().text().c_str());
            QVERIFY2(*back == *scene, qPrintable(name));
            QCOMPARE(sceneText(*back), sceneText(*scene));
        }
        QVERIFY2(fit > 0.9 * names.size(), qPrintable(QString::number(fit)));
    }

    void anEditedSceneAndItsMomentTravelInALink() {
        const auto window = shownWindow();
        window->controller().editScene(edited("stack_10"));
        window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("4"));
        window->controller().toStep(3);
        const MomentLink link = MomentLink::of(window->controller());
        QVERIFY(link.remark.isEmpty());
        const Scene scene = window->controller().scene();
        const Cursor at = session(*window).cursor();
        const std::uint32_t check = checkOf(session(*window));
        window->workspace().document.saved({}, false);
        QVERIFY(window->openScene(QStringLiteral("single_box")));
        QVERIFY(window->openLink(link.text));
        QTRY_COMPARE(session(*window).cursor(), at);
        QVERIFY(window->controller().scene() == scene);
        QCOMPARE(checkOf(session(*window)), check);
        QVERIFY(!window->isWindowModified());
    }

    void theSceneIsCopiedAndOpened() {
        const auto window = shownWindow();
        window->controller().editScene(edited("two_box_stack"));
        window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("7"));
        Scene scene = window->controller().scene();
        scene.settings = session(*window).nextSettings();
        window->actions()[QStringLiteral("copy-scene-link")]->trigger();
        const QString link = QGuiApplication::clipboard()->text();
        QVERIFY2(isSceneWord(link), qPrintable(link));
        window->workspace().document.saved({}, false);
        QVERIFY(window->openScene(QStringLiteral("single_box")));
        const LinkDialog dialog(window->controller(), window.get());
        QCOMPARE(dialog.link(), link);
        QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
        QVERIFY(window->openLink(dialog.link()));
        QVERIFY(window->controller().scene() == scene);
    }

    void aSceneOfTheLibraryIsLinkedByItsName() {
        const auto window = shownWindow();
        window->controller().changeSetting(QStringLiteral("iterations"), QStringLiteral("4"));
        QCOMPARE(MomentLink::ofScene(window->controller()).text, QStringLiteral("stack_10?iterations=4"));
    }

    void aLinkBrokenIntoLinesIsStillOne() {
        const auto word = sceneWord(edited("single_box"));
        QVERIFY(word.has_value());
        QString broken = *word;
        for (qsizetype at = broken.size() / 2; at > 20; at -= 40) broken.insert(at, QStringLiteral("\r\n  "));
        const auto moment = readLink(broken, Scene{});
        QVERIFY2(moment.has_value(), moment ? "" : moment.error().text().c_str());
        QVERIFY(*moment->scene == edited("single_box"));
    }

    void aSceneTooLargeIsSaidWithTheWayOut() {
        DebuggerController controller;
        Scene scene = edited("single_box");
        BodyDef body = scene.bodies.back();
        for (int i = 0; i < 4000; ++i) {
            body.id = "b" + std::to_string(i);
            body.position = {std::sqrt(i + 0.1), std::sqrt(1.7 * i)};
            scene.bodies.push_back(body);
        }
        controller.openScene(scene);
        const MomentLink link = MomentLink::ofScene(controller);
        QVERIFY(link.text.isEmpty());
        QVERIFY2(link.remark.contains(QStringLiteral("16384")), qPrintable(link.remark));
        QVERIFY(!MomentLink::of(controller).remark.isEmpty());
    }

    void hostileLinksAreRefused_data() {
        QTest::addColumn<QString>("link");
        const QByteArray text = QByteArray::fromStdString(sceneText(edited("single_box")));
        const QByteArray packed = qCompress(text);
        QByteArray lies = packed;
        lies[0] = '\x7f';
        QByteArray small = packed;
        small[2] = small[3] = 0;
        QByteArray flipped = packed;
        flipped[flipped.size() / 2] = static_cast<char>(~flipped[flipped.size() / 2]);
        QTest::newRow("nothing") << QStringLiteral("solverscope:");
        QTest::newRow("no base64") << QStringLiteral("solverscope:%%%%");
        QTest::newRow("four bytes") << wordOf(QByteArray(4, '\0'));
        QTest::newRow("zeros") << wordOf(QByteArray(400, '\0'));
        QTest::newRow("a size of 2 GB") << wordOf(lies);
        QTest::newRow("flipped bits") << wordOf(flipped);
        QTest::newRow("bomb") << wordOf(qCompress(QByteArray(8 << 20, ' '), 9));
        QTest::newRow("bomb beyond a file") << wordOf(qCompress(QByteArray(11 << 20, ' '), 9));
        QTest::newRow("bomb that understates itself")
            << wordOf(QByteArray(4, '\1') + qCompress(QByteArray(11 << 20, '['), 9).mid(4));
        QTest::newRow("not JSON") << wordOf(qCompress("hello"));
        QTest::newRow("another format") << wordOf(qCompress("{\"format\": \"zip\", \"version\": 1, \"bodies\": []}"));
        QTest::newRow("deep") << wordOf(qCompress(QByteArray(100'000, '['), 9));
        QTest::newRow("too long") << QStringLiteral("solverscope:") + QString(20'000, QLatin1Char('A'));
        QTest::newRow("crowded") << [] {
            QByteArray bodies;
            for (int i = 0; i < 2000; ++i)
                bodies +=
                    (i ? ",{\"id\":\"" : "{\"id\":\"") + QByteArray::number(i) + "\",\"shape\":{\"type\":\"circle\",\"radius\":1}}";
            return wordOf(qCompress("{\"format\":\"solverscope-scene\",\"version\":1,\"bodies\":[" + bodies + "]}", 9));
        }();
        for (qsizetype cut = 1; cut < packed.size(); cut += 37)
            QTest::addRow("cut at %d", static_cast<int>(cut)) << wordOf(packed.left(cut));
    }
    void hostileLinksAreRefused() {
        QFETCH(QString, link);
        const auto moment = readLink(link, Scene{});
        QVERIFY(!moment.has_value());
        QVERIFY(!moment.error().message.empty());
        QVERIFY2(moment.error().column > 0 || !moment.error().file.empty(), moment.error().text().c_str());
    }

    void aSceneThatIsNotThereIsNamedWithWhatToDo_data() {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("named");
        QTest::newRow("of the library") << QStringLiteral("stack_eleven#f7") << QStringLiteral("no scene named “stack_eleven”");
        QTest::newRow("a file") << QStringLiteral("/home/of/somebody/tower.json#f7")
                                << QStringLiteral("no file “/home/of/somebody/tower.json”");
    }
    void aSceneThatIsNotThereIsNamedWithWhatToDo() {
        QFETCH(QString, link);
        QFETCH(QString, named);
        const auto window = shownWindow();
        QVERIFY(!window->openLink(link));
        QGuiApplication::clipboard()->setText(link);
        const LinkDialog dialog(window->controller(), window.get());
        for (const QString& said : {window->message(), dialog.problem()}) {
            QVERIFY2(said.contains(named) && said.contains(QStringLiteral("Copy scene as a link")), qPrintable(said));
            QVERIFY2(!said.contains(QStringLiteral("No such file")), qPrintable(said));
        }
    }

    void aSceneThatALessonLinksToIsNamedWithoutItsPlaceInTheProgram() {
        const auto window = shownWindow();
        QVERIFY(!window->openScene(QStringLiteral(":/scenes/see_saws.json")));
        QVERIFY2(window->message().contains(QStringLiteral("“see_saws”")), qPrintable(window->message()));
        QVERIFY2(!window->message().contains(QStringLiteral(":/scenes")), qPrintable(window->message()));
    }

    void aRefusedLinkChangesNothingAndNamesThePlace() {
        const auto window = shownWindow();
        const Scene before = window->controller().scene();
        QVERIFY(!window->openLink(wordOf(qCompress("{\"format\": \"solverscope-scene\",\n \"version\": 1, \"bodies\": 3}"))));
        QVERIFY2(window->message().contains(QStringLiteral("2:")), qPrintable(window->message()));
        QVERIFY(window->controller().scene() == before);
    }
};

SOLVERSCOPE_TEST(TestSceneLinks, QApplication)
#include "test_scene_links.moc"
