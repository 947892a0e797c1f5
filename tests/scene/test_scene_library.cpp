// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDir>
#include <QFile>
#include <QTest>

#include "physics/scene/scene_file.h"
#include "tests/test_program.h"

using namespace solverscope;

class SceneLibrary : public QObject {
    Q_OBJECT
private slots:
    void everySceneReadsBackEqual_data() { addScenes(); }
    void everySceneReadsBackEqual() {
        QFETCH(QString, file);
        const Result<Scene> scene = loadScene(file.toStdString());
        QVERIFY2(scene.has_value(), scene ? "" : scene.error().text().c_str());
        const std::string text = sceneText(*scene);
        const Result<Scene> again = parseScene(text, "again");
        QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
        QVERIFY(*again == *scene);
        QCOMPARE(sceneText(*again), text);
    }

    void everySceneSaysWhatItIs_data() { addScenes(); }
    void everySceneSaysWhatItIs() {
        QFETCH(QString, file);
        const Result<Scene> scene = loadScene(file.toStdString());
        QVERIFY(scene.has_value());
        QVERIFY(!scene->title.empty());
        QVERIFY(scene->description.size() >= 40);
        QVERIFY(scene->description.ends_with('.'));
    }

    void theLibraryHasTheScenesThatLessonsAndBenchmarksName() {
        for (const char* name : {"single_box", "single_box_corner", "two_box_stack", "stack_10", "pyramid_10", "pyramid_30",
                                 "box_on_ramp", "chain_10", "heavy_on_light", "see_saw", "newtons_cradle"})
            QVERIFY2(library().exists(QString(name) + ".json"), name);
    }

    void theExampleOfTheDocumentationIsRead() {
        const QString page = documentation();
        const qsizetype begin = page.indexOf("```json") + 7;
        const Result<Scene> scene = parseScene(page.mid(begin, page.indexOf("```", begin) - begin).toStdString(), "example");
        QVERIFY2(scene.has_value(), scene ? "" : scene.error().text().c_str());
        QCOMPARE(scene->bodies.size(), std::size_t(3));
    }

    void theDocumentationNamesEverySettingAndItsDefault() {
        const QString page = documentation();
        for (const SettingInfo& info : settingsTable()) {
            const QString key = QString::fromUtf8(info.key.data(), qsizetype(info.key.size()));
            const qsizetype begin = page.indexOf("| `" + key + "` |");
            QVERIFY2(begin >= 0, qPrintable(key));
            const QString line = page.mid(begin, page.indexOf('\n', begin) - begin);
            const QString usual = key == "dt" ? "1/60" : QString::fromStdString(settingText({}, info.key));
            QVERIFY2(line.section('|', -2, -2).contains(usual), qPrintable(line));
            for (const SettingChoice& choice : info.choices)
                QVERIFY2(line.contains(QString::fromUtf8(choice.name.data(), qsizetype(choice.name.size()))), qPrintable(line));
        }
    }

private:
    static QString documentation() {
        QFile file(SOLVERSCOPE_SOURCE_DIR "/docs/scene-format.md");
        if (!file.open(QIODevice::ReadOnly)) qFatal("no docs/scene-format.md");
        return QString::fromUtf8(file.readAll());
    }
    static QDir library() { return QDir(SOLVERSCOPE_SOURCE_DIR "/resources/scenes"); }
    static void addScenes() {
        QTest::addColumn<QString>("file");
        for (const QString& name : library().entryList({"*.json"})) QTest::newRow(qPrintable(name)) << library().filePath(name);
    }
};

SOLVERSCOPE_TEST(SceneLibrary, QCoreApplication)
#include "test_scene_library.moc"
