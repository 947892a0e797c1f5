// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QDir>
#include <QFile>
#include <QFont>
#include <QImage>
#include <QProcess>
#include <QRawFont>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

// Pictures drawn by the program itself, each in a process of its own. With SOLVERSCOPE_NEW_GOLDEN=1 the golden ones are written
// again.
namespace {

const QString golden = QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/tests/golden/pictures/");

/// What the looks of letters and lines depend on.
QString madeWith() {
    const QRawFont font = QRawFont::fromFont(QFont(QStringLiteral("DejaVu Sans"), 9));
    const QByteArray head = font.fontTable("head");
    // Bytes 4 to 7 of the table: the font's revision, as 16.16 fixed point.
    const auto byte = [&](int place) { return place < head.size() ? static_cast<quint8>(head[place]) : 0U; };
    const double revision = byte(4) * 256 + byte(5) + (byte(6) * 256 + byte(7)) / 65536.0;
    return QStringLiteral("Qt %1, %2 %3\n").arg(QLatin1String(qVersion()), font.familyName()).arg(revision, 0, 'f', 3);
}

/// Draws in a process of its own; empty when that fails.
QByteArray drawn(const QStringList& arguments, const QString& out) {
    QProcess program;
    program.start(QCoreApplication::applicationDirPath() + QStringLiteral("/../gui/solverscope"),
                  QStringList{"render"} + arguments + QStringList{"--out", out});
    if (!program.waitForFinished(120'000) || program.exitCode() != 0) qWarning("%s", program.readAllStandardError().constData());
    return contentOf(out);
}

}  // namespace

class TestGoldenPictures : public QObject {
    Q_OBJECT

private slots:
    void twoProcessesDrawTheSameBytes_data() {
        QTest::addColumn<QString>("view");
        for (const char* view : {"convergence", "visits", "energy", "compare", "scene"}) QTest::newRow(view) << QString(view);
    }
    void twoProcessesDrawTheSameBytes() {
        QFETCH(QString, view);
        const QTemporaryDir folder;
        for (const char* ending : {"svg", "png"}) {
            const QStringList what{"stack_10", "--step", "25", "--view", view};
            const QByteArray first = drawn(what, folder.filePath(QStringLiteral("a.") + ending));
            QVERIFY(first.size() > 1000);
            QVERIFY2(drawn(what, folder.filePath(QStringLiteral("b.") + ending)) == first, ending);
        }
    }

    void chartsLookAsTheyDid_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("convergence") << QStringList{"two_box_stack",   "--step", "10",         "--set",
                                                    "warm_starting=0", "--view", "convergence"};
        QTest::newRow("convergence_dark") << QStringList{"two_box_stack",   "--step", "10",          "--set",
                                                         "warm_starting=0", "--view", "convergence", "--dark"};
        QTest::newRow("visits") << QStringList{"two_box_stack", "--step", "10", "--set", "warm_starting=0", "--view", "visits"};
    }
    void chartsLookAsTheyDid() {
        QFETCH(QStringList, arguments);
        const QString name = QString::fromLatin1(QTest::currentDataTag()) + ".png";
        const QTemporaryDir folder;
        const QByteArray now = drawn(arguments, folder.filePath(name));
        QVERIFY(!now.isEmpty());
        if (qEnvironmentVariableIsSet("SOLVERSCOPE_NEW_GOLDEN")) {
            QFile::remove(golden + name);
            QVERIFY(QDir().mkpath(golden) && QFile::copy(folder.filePath(name), golden + name));
            QFile note(golden + "made-with.txt");
            QVERIFY(note.open(QIODevice::WriteOnly) && note.write(madeWith().toUtf8()) > 0);
            return;
        }
        const QString with = QString::fromUtf8(contentOf(golden + "made-with.txt"));
        QVERIFY2(
            with == madeWith(),
            qPrintable(QStringLiteral("the golden pictures were drawn with %1, here is %2: is the package fonts-dejavu-core of "
                                      "Debian 12 installed?")
                           .arg(with.trimmed(), madeWith().trimmed())));
        const QImage wanted(golden + name);
        QVERIFY2(!wanted.isNull(), qPrintable(golden + name));
        const QImage got = QImage::fromData(now);
        if (got == wanted) return;
        const QString kept = QDir::temp().filePath("solverscope-" + name);
        QFile::remove(kept);
        QFile::copy(folder.filePath(name), kept);
        QFAIL(qPrintable(QStringLiteral("%1 looks otherwise than before: see %2").arg(golden + name, kept)));
    }
};

SOLVERSCOPE_TEST(TestGoldenPictures, QApplication)
#include "test_golden_pictures.moc"
