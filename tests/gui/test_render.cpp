// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <sstream>

#include "gui/cli/drawing.h"
#include "gui/lessons/lesson_progress.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

int colours(const QImage& image) {
    QSet<QRgb> found;
    for (int y = 0; y < image.height(); y += 2)
        for (int x = 0; x < image.width(); x += 2) found.insert(image.pixel(x, y));
    return static_cast<int>(found.size());
}

}  // namespace

class TestRender : public QObject {
    Q_OBJECT

private slots:
    void everyViewBecomesAPicture_data() {
        QTest::addColumn<QString>("view");
        for (const std::string& view : renderViews()) QTest::newRow(view.c_str()) << QString::fromStdString(view);
    }
    void everyViewBecomesAPicture() {
        QFETCH(QString, view);
        const QTemporaryDir folder;
        for (const bool dark : {false, true}) {
            RenderRequest request;
            request.scene = "two_box_stack";
            request.step = 3;
            request.event = 12;
            request.view = view.toStdString();
            request.dark = dark;
            request.out = folder.filePath("picture.png").toStdString();
            std::ostringstream err;
            QVERIFY2(renderCommand(request, err) == 0, err.str().c_str());
            const QImage image(folder.filePath("picture.png"));
            QVERIFY(!image.isNull());
            QVERIFY2(colours(image) > 20, qPrintable(QString::number(colours(image))));
        }
    }

    void aComparisonIsDrawnOfTheVariantsThatAreAskedFor() {
        const QTemporaryDir folder;
        RenderRequest request;
        request.scene = "two_box_stack";
        request.step = 3;
        request.view = "compare";
        request.out = folder.filePath("compare.svg").toStdString();
        request.variants.others = {"few:iterations=2", "many:iterations=8", "averaged:method=jacobi"};
        std::ostringstream err;
        QVERIFY2(renderCommand(request, err) == 0, err.str().c_str());
        const QByteArray svg = contentOf(folder.filePath("compare.svg"));
        for (const char* name : {"few", "many", "averaged"}) QVERIFY2(svg.contains(name), name);
        request.freeRun = true;
        QVERIFY2(renderCommand(request, err) == 0, err.str().c_str());
        QVERIFY(contentOf(folder.filePath("compare.svg")) != svg);

        request.variants.others = {"wrong:iterations=none", "b:iterations=2"};
        QCOMPARE(renderCommand(request, err), 2);
        QVERIFY2(err.str().starts_with("--variant: "), err.str().c_str());
        request.variants.others = {"alone:iterations=2"};
        QCOMPARE(renderCommand(request, err), 2);
    }

    void impulsesAreDrawnWhereARowIsVisited() {
        const QTemporaryDir folder;
        RenderRequest request;
        request.scene = "two_box_stack";
        request.step = 3;
        request.event = 0;  // the beginning of the step
        request.view = "impulses";
        request.out = folder.filePath("impulses.svg").toStdString();
        std::ostringstream err;
        QCOMPARE(renderCommand(request, err), 2);
        QVERIFY2(err.str().starts_with("--event: expected"), err.str().c_str());
        request.event = 12;
        QCOMPARE(renderCommand(request, err), 0);
        QVERIFY(contentOf(folder.filePath("impulses.svg")).contains("lower"));  // the row's bodies are in the legend
    }

    void theMapOfASweepIsDrawnTheSameWithAnyNumberOfThreads() {
        const QTemporaryDir folder;
        ParameterScanPictureRequest request;
        request.sweep.scene = "two_box_stack";
        request.sweep.varied = {"iterations=1,2,4", "warm_starting=0,1"};
        request.sweep.steps = 5;
        request.sweep.jobs = 1;
        request.outcome = "worst_penetration";
        request.picture.out = folder.filePath("a.svg").toStdString();
        std::ostringstream err;
        QVERIFY2(parameterScanPictureCommand(request, err) == 0, err.str().c_str());
        request.sweep.jobs = 3;
        request.picture.out = folder.filePath("b.svg").toStdString();
        QCOMPARE(parameterScanPictureCommand(request, err), 0);
        const QByteArray svg = contentOf(folder.filePath("a.svg"));
        QVERIFY(svg == contentOf(folder.filePath("b.svg")));
        for (const char* words : {"Iterations", "Warm starting", "5 steps"}) QVERIFY2(svg.contains(words), words);

        const auto refused = [&](auto change) {
            ParameterScanPictureRequest wrong = request;
            change(wrong);
            std::ostringstream why;
            return parameterScanPictureCommand(wrong, why) == 2 ? QString::fromStdString(why.str()) : QString();
        };
        QVERIFY(refused([](auto& r) { r.outcome = "beauty"; }).startsWith("--outcome: expected one of sweeps_to_1_percent,"));
        QVERIFY(refused([](auto& r) { r.sweep.varied.pop_back(); }).startsWith("--vary: expected two settings"));
        QVERIFY(refused([](auto& r) { r.sweep.shard = "1/2"; }).startsWith("--shard: expected none"));
        QVERIFY(refused([](auto& r) { r.picture.out = "map.pdf"; }).startsWith("--out: expected"));
    }

    void thePictureOfTheWindowDoesNotDependOnWhoDrawsIt() {
        const QTemporaryDir folder;
        RenderRequest request;
        request.scene = "two_box_stack";
        request.step = 2;
        request.view = "window";
        const auto picture = [&](const char* name) {
            request.out = folder.filePath(QLatin1String(name)).toStdString();
            std::ostringstream err;
            return renderCommand(request, err) == 0 ? contentOf(folder.filePath(QLatin1String(name))) : QByteArray();
        };
        const QByteArray nobodys = picture("nobodys.png");
        qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
        const QString progress = LessonProgress::defaultFile();
        QVERIFY(progress.startsWith(folder.path()) && QDir().mkpath(QFileInfo(progress).path()));
        LessonRecord record;
        record.stage = 3;
        QVERIFY(LessonProgress(progress).keep(QStringLiteral("3.2"), record));
        const QByteArray somebodysPicture = picture("somebodys.png");
        QVERIFY(!nobodys.isEmpty());
        QVERIFY(somebodysPicture == nobodys);
    }

    void theSameRequestGivesTheSameSvgTwice_data() {
        QTest::addColumn<QString>("view");
        QTest::newRow("a scene") << "scene";
        QTest::newRow("what is worked out in the background") << "energy";
    }
    void theSameRequestGivesTheSameSvgTwice() {
        QFETCH(QString, view);
        const QTemporaryDir folder;
        RenderRequest request;
        request.scene = "see_saw";
        request.step = 20;
        request.view = view.toStdString();
        std::ostringstream err;
        request.out = folder.filePath("a.svg").toStdString();
        QCOMPARE(renderCommand(request, err), 0);
        request.out = folder.filePath("b.svg").toStdString();
        QCOMPARE(renderCommand(request, err), 0);
        const QByteArray svg = contentOf(folder.filePath("a.svg"));
        QCOMPARE(svg, contentOf(folder.filePath("b.svg")));
        QXmlStreamReader xml(svg);
        while (!xml.atEnd()) xml.readNext();
        QVERIFY(!xml.hasError());
        QVERIFY(svg.count("<path") + svg.count("<polyline") > 10);
    }

    void whatCannotBeDrawnIsSaid_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("out");
        QTest::addColumn<int>("status");
        QTest::newRow("no such scene") << "/no/such.json"
                                       << "x.png" << 2;
        QTest::newRow("not a picture") << "single_box"
                                       << "x.txt" << 2;
        QTest::newRow("no such folder") << "single_box"
                                        << "/no/such/folder/x.png" << 1;
    }
    void whatCannotBeDrawnIsSaid() {
        QFETCH(QString, scene);
        QFETCH(QString, out);
        QFETCH(int, status);
        RenderRequest request;
        request.scene = scene.toStdString();
        request.view = "scene";
        request.out = out.toStdString();
        std::ostringstream err;
        QCOMPARE(renderCommand(request, err), status);
        QVERIFY(!err.str().empty());
    }
};

SOLVERSCOPE_TEST(TestRender, QApplication)
#include "test_render.moc"
