// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Files that keep a user's work lose nothing: not to a full disk.
#include <sys/resource.h>

#include <csignal>

#include "gui/cli/picture_file.h"
#include "gui/session/kept_file.h"
#include "tests/gui/shown_window.h"
#include "tests/gui/written_file.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// While it is there, no file can get longer than this, as on a disk that is full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        if (getrlimit(RLIMIT_FSIZE, &m_before) != 0) qFatal("no limits");
        rlimit less = m_before;
        less.rlim_cur = bytes;
        if (setrlimit(RLIMIT_FSIZE, &less) != 0) qFatal("cannot be limited");
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

QByteArray contents(const QString& file) {
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

}  // namespace

class TestKeptFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() {
        m_user.forget();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    // --- writing ---

    void aFileThatCannotBeWrittenWholeStaysAsItWas_data() {
        QTest::addColumn<qsizetype>("bytes");
        QTest::newRow("all in the buffer") << qsizetype{9'000};
        QTest::newRow("as much as the buffer holds") << qsizetype{16'384};
        QTest::newRow("more than the buffer holds") << qsizetype{40'000};
    }
    void aFileThatCannotBeWrittenWholeStaysAsItWas() {
        QFETCH(qsizetype, bytes);
        const QString file = name("kept.json");
        write(file, "before");
        bool written = true;
        {
            const FullDisk disk(4'096);
            written = replaceFile(QByteArray(bytes, 'x'), file);
        }
        QVERIFY(!written);
        QCOMPARE(contents(file), QByteArray("before"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("kept.json")});
    }

    void aPictureThatCannotBeWrittenWholeIsNotLeftBehind_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("svg") << "picture.svg";
        QTest::newRow("png") << "picture.png";
    }
    void aPictureThatCannotBeWrittenWholeIsNotLeftBehind() {
        QFETCH(QString, file);
        const std::string path = m_folder->filePath(file).toStdString();
        const Picture picture{QSize(400, 300), [](QPainter& painter) {
                                  for (int i = 0; i < 60; ++i)
                                      painter.drawEllipse(QPointF(7.0 * (i % 50), 5.0 * i), 30.0 + i, 20.0);
                              }};
        bool written = true;
        {
            const FullDisk disk(1'000);
            written = savePicture(picture, path);
        }
        QVERIFY(!written);
        QVERIFY(!QFile::exists(m_folder->filePath(file)));
        QVERIFY(savePicture(picture, path));
        QVERIFY(QFileInfo(m_folder->filePath(file)).size() > 1'000);
    }

private:
    QString name(const char* file) const { return m_folder->filePath(QLatin1String(file)); }

    UserOfATest m_user;
    std::unique_ptr<QTemporaryDir> m_folder;
};

SOLVERSCOPE_TEST(TestKeptFiles, QApplication)
#include "test_kept_files.moc"
