// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Takes the pictures of README.md and docs/. With SOLVERSCOPE_NEW_PICTURES=1 they are written: see docs/make-pictures.
#include <QDirIterator>
#include <QElapsedTimer>
#include <QRegularExpression>

#include "gui/cli/drawing.h"
#include "tests/pictures/window_pictures.h"
#include "tests/test_program.h"
#include "tests/written_file.h"

using namespace solverscope;

namespace {

const QString root = QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/");

struct ShownPicture {
    QString page;
    QString file;  // from the root
    QString alternative;
};

/// The pictures that README.md and the pages of docs/ show.
QList<ShownPicture> shownPictures() {
    QStringList pages{root + "README.md"};
    for (QDirIterator it(root + "docs", {"*.md"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) pages << it.next();
    static const QRegularExpression picture("!\\[([^\\]]*)\\]\\(([^)]+)\\)");
    QList<ShownPicture> all;
    for (const QString& page : pages)
        for (auto matches = picture.globalMatch(QString::fromUtf8(contentOf(page))); matches.hasNext();) {
            const auto match = matches.next();
            all.append({page, QDir::cleanPath(QFileInfo(page).path() + '/' + match.captured(2)), match.captured(1)});
        }
    return all;
}

/// Those that docs/make-pictures writes: of the window, and those that other programs measure, which it names.
QSet<QString> writtenPictures() {
    QSet<QString> all;
    for (const WindowPicture& each : windowPictures) all << QStringLiteral("docs/") + each.name;
    static const QRegularExpression named("docs/[a-z-]+\\.(svg|png)");
    for (auto matches = named.globalMatch(QString::fromUtf8(contentOf(root + "docs/make-pictures"))); matches.hasNext();)
        all << matches.next().captured();
    return all;
}

/// A square of this colour with a smaller one in it, from (1, 2) to (4, 4).
QImage square(const QColor& colour, const QColor& inner) {
    QImage image(6, 6, QImage::Format_RGB32);
    image.fill(colour);
    for (int y = 2; y <= 4; ++y)
        for (int x = 1; x <= 4; ++x)
            if (x != y) image.setPixelColor(x, y, inner);
    return image;
}

/// The second frame of an animated PNG as a picture for itself.
QImage secondFrameOf(const QByteArray& file) {
    QHash<QByteArray, QByteArray> last;  // by type
    for (const auto& [type, data] : PalettePng::chunksIn(file)) last[type] = data;
    const QByteArray size = last["fcTL"].mid(4, 8);
    const QByteArray sequenceNumber = last["fdAT"].first(4);
    return QImage::fromData(PalettePng::signature + PalettePng::chunk("IHDR", size + last["IHDR"].mid(8)) +
                            PalettePng::chunk("PLTE", last["PLTE"]) + PalettePng::chunk("tRNS", last["tRNS"]) +
                            PalettePng::chunk("IDAT", last["fdAT"].mid(sequenceNumber.size())) + PalettePng::chunk("IEND", {}));
}

}  // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_user.begin();
        useFixedLook(false);
    }
    void init() { m_user.forget(); }

    void theScriptWritesEveryPictureOfThePagesAndNoOther() {
        QSet<QString> shown;
        for (const ShownPicture& each : shownPictures())
            if (!each.file.startsWith("docs/benchmarks/")) shown << each.file;  // those are measured, by ./bench engines
        QVERIFY(shown.size() > 3);
        const QSet<QString> written = writtenPictures();
        QVERIFY2((shown - written).isEmpty(), qPrintable("not written: " + (shown - written).values().join(' ')));
        QVERIFY2((written - shown).isEmpty(), qPrintable("not shown: " + (written - shown).values().join(' ')));
    }

    void everyPictureOfThePagesIsThere() {
        for (const ShownPicture& each : shownPictures()) QVERIFY2(QFileInfo::exists(each.file), qPrintable(each.file));
    }

    void everyPictureHasAnAlternativeText() {
        for (const ShownPicture& each : shownPictures())
            QVERIFY2(each.alternative.simplified().size() > 40, qPrintable(each.page + ": " + each.file));
    }

    void everyPictureCanBeTaken_data() {
        QTest::addColumn<std::size_t>("place");
        for (std::size_t i = 0; i < windowPictures.size(); ++i) QTest::newRow(windowPictures[i].name) << i;
    }
    void everyPictureCanBeTaken() {
        QFETCH(std::size_t, place);
        const WindowPicture& picture = windowPictures[place];
        const PalettePng taken = picture.take();
        const QByteArray bytes = taken.bytes();
        QVERIFY(!QImage::fromData(bytes).isNull());
        QVERIFY2(bytes.size() <= picture.maxKilobytes * 1024, qPrintable(QString::number(bytes.size())));
        if (qEnvironmentVariableIsSet("SOLVERSCOPE_NEW_PICTURES")) write(root + "docs/" + picture.name, bytes);
    }

    void aPictureOfOneFrameIsAPlainPng() {
        PalettePng picture;
        picture.add(square(Qt::red, Qt::blue));
        QCOMPARE(QImage::fromData(picture.bytes()).convertToFormat(QImage::Format_RGB32), square(Qt::red, Qt::blue));
        QVERIFY(!picture.bytes().contains("acTL"));
    }

    void aFrameThatShowsNothingNewLengthensTheOneBefore() {
        PalettePng picture;
        picture.add(square(Qt::red, Qt::blue), 30);
        picture.add(square(Qt::red, Qt::blue), 40);
        QCOMPARE(picture.frames(), std::size_t{1});
        QCOMPARE(picture.milliseconds(), 70);
    }

    void aLaterFrameIsLaidOverTheOneBefore() {
        const QImage first = square(Qt::red, Qt::blue);
        const QImage second = square(Qt::red, Qt::green);
        PalettePng picture;
        picture.add(first, 30);
        picture.add(second, 30);
        QImage shown = first;
        QPainter painter(&shown);
        painter.drawImage(1, 2, secondFrameOf(picture.bytes()));
        painter.end();
        QCOMPARE(shown, second);
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestPictures, QApplication)
#include "test_pictures.moc"
