// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The programs of lessons/programs, each against our engine with the scene of the same name: the same method and numbers, so that
// both compute the same up to rounding. They are built without warnings by lessons/programs/CMakeLists.txt.
#include <QDir>
#include <QProcess>
#include <QtTest>

#include "physics/scene/scene_file.h"
#include "physics/trace/quantities.h"
#include "physics/world/step.h"
#include "tests/agree.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

const QString folder = QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/lessons/programs/");

// Sums in another order, the C library's sine in place of ours, velocities from positions divided by h: measured are at most 6e-14.
constexpr Real rounding = 1e-12;

struct PrintedBody {
    std::string id;
    std::map<QString, Real> numbers;  // by column
};

std::vector<PrintedBody> outputOf(const QString& name, const QStringList& arguments = {}) {
    QProcess process;
    process.start(QCoreApplication::applicationDirPath() + "/../lessons/programs/" + name, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(name), qPrintable(process.errorString()));
    QStringList lines = QString::fromUtf8(process.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
    if (lines.isEmpty()) qFatal("%s prints nothing", qPrintable(name));
    const QStringList columns = lines.takeFirst().split(',');
    std::vector<PrintedBody> bodies;
    for (const QString& line : std::as_const(lines)) {
        const QStringList cells = line.split(',');
        if (cells.size() != columns.size()) qFatal("%s: %s", qPrintable(name), qPrintable(line));
        PrintedBody body{cells[0].toStdString(), {}};
        for (qsizetype i = 1; i < cells.size(); ++i) {
            bool isNumber = false;
            body.numbers[columns[i]] = cells[i].toDouble(&isNumber);
            if (!isNumber) qFatal("%s: %s", qPrintable(name), qPrintable(line));
        }
        bodies.push_back(body);
    }
    return bodies;
}

Scene sceneOf(const QString& name) {
    auto scene = loadScene((folder + name + ".json").toStdString());
    if (!scene) qFatal("%s", scene.error().text().c_str());
    return *scene;
}

Real numberOf(const World& world, std::size_t body, const QString& column) {
    const auto quantity = findBodyQuantity(column.toStdString());
    if (!quantity) qFatal("no column %s", qPrintable(column));
    return infoOf(*quantity).ofBody(world, static_cast<BodyId>(body));
}

/// The steps that the program makes without an argument, as its head says: "./pong 120".
int stepsOf(const QString& name) {
    QFile file(folder + name + ".cpp");
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(file.fileName()));
    const auto match = QRegularExpression(R"(\./\w+ (\d+))").match(QString::fromUtf8(file.readAll()));
    if (!match.hasMatch()) qFatal("%s does not say how many steps it makes", qPrintable(name));
    return match.captured(1).toInt();
}

}  // namespace

class TestPrograms : public QObject {
    Q_OBJECT

private slots:
    void eachComputesWhatOurEngineDoes_data() {
        QTest::addColumn<QString>("name");
        const auto sources = QDir(folder).entryInfoList({"*.cpp"}, QDir::Files, QDir::Name);
        for (const QFileInfo& file : sources) QTest::newRow(qPrintable(file.baseName())) << file.baseName();
        QCOMPARE(sources.size(), 5);  // one for each part
    }
    void eachComputesWhatOurEngineDoes() {
        QFETCH(QString, name);
        const Scene scene = sceneOf(name);
        World world = makeWorld(scene);
        const int last = stepsOf(name);
        bool somethingMoves = false;
        for (const int steps : {1, last / 4, last / 2, last}) {
            while (world.step < steps) step(world);
            const auto bodies = steps == last ? outputOf(name) : outputOf(name, {QString::number(steps)});
            QVERIFY(bodies.size() >= 4);
            for (const PrintedBody& body : bodies) {
                const auto same = std::ranges::find(scene.bodies, body.id, &BodyDef::id);
                QVERIFY2(same != scene.bodies.end(), body.id.c_str());
                const auto place = static_cast<std::size_t>(same - scene.bodies.begin());
                for (const auto& [column, number] : body.numbers) {
                    const Real ours = numberOf(world, place, column);
                    const QString message = QString("step %1, %2, %3: %4, ours %5")
                                                .arg(steps)
                                                .arg(QString::fromStdString(body.id), column)
                                                .arg(number, 0, 'g', 17)
                                                .arg(ours, 0, 'g', 17);
                    QVERIFY2(agree(number, ours, rounding), qPrintable(message));
                }
                somethingMoves = somethingMoves || world.poses[place].position.y < scene.bodies[place].position.y - 0.1;
            }
            const auto moving = std::ranges::count_if(scene.bodies, [](const BodyDef& body) { return !body.isStatic; });
            QVERIFY(std::ssize(bodies) >= moving);  // none is left out
        }
        QVERIFY(somethingMoves);
    }

    /// What the scenes are for happens in them.
    void theTowerStandsAndTheSlidingBoxStops() {
        World world = makeWorld(sceneOf("solver"));
        while (world.step < stepsOf("solver")) step(world);
        for (const Velocity& velocity : world.velocities) QVERIFY(length(velocity.v) < 1e-6);
        QVERIFY(world.poses[3].position.y > 2.09);
        QVERIFY(world.poses[4].position.x > -2 && world.poses[4].position.x < -0.8);
    }
    void theRopeHangsOverTheBall() {
        World world = makeWorld(sceneOf("rope"));
        while (world.step < stepsOf("rope")) step(world);
        const auto onTheBall = std::ranges::count_if(world.poses, [](const Pose& pose) {
            const Real distance = length(pose.position - Vec2{1, 1.5});
            return distance > 0.49 && distance < 0.51;
        });
        QVERIFY(onTheBall >= 2);
    }
};

SOLVERSCOPE_TEST(TestPrograms, QCoreApplication)
#include "test_programs.moc"
