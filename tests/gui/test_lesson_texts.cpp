// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// How the lessons' texts lie in the window.
#include <QDirIterator>
#include <QFontInfo>
#include <QPushButton>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include "gui/lessons/lesson_library.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "lessons/loader/lesson_texts.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

constexpr int maxLines = 5;

QStringList lessonFiles() {
    QStringList files;
    for (QDirIterator it(QStringLiteral(":/lessons"), {QStringLiteral("lesson*.md")}, QDir::Files, QDirIterator::Subdirectories);
         it.hasNext();)
        files.append(it.next());
    files.sort();
    return files;
}

Lesson read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no such lesson");
    auto lesson = parseLesson(file.readAll().toStdString(), path.toStdString());
    if (!lesson) qFatal("%s", lesson.error().text().c_str());
    return *lesson;
}

/// As in the window, where the engine's numbers are about as long.
QString markdown(const LessonText& text) {
    std::string all;
    for (const auto& piece : text.pieces) {
        const auto* claim = std::get_if<Claim>(&piece);
        all += !claim ? std::get<std::string>(piece) : claim->shown.empty() ? "0.1234" : claim->shown;
    }
    return QString::fromStdString(all);
}

}  // namespace

class TestLessonTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_user.begin();
        const auto window = shownWindow();
        QVERIFY(window->openLesson(QStringLiteral("3.2")));
        auto* panel = &window->panel<LessonPanel>();
        const auto goOn = [&] {
            auto* next = panel->findChild<QPushButton*>(QStringLiteral("next"));
            (next->isEnabled() ? next : panel->findChild<QPushButton*>(QStringLiteral("skip")))->click();
            settle();
        };
        goOn();  // to a stage that is longer than the panel, so that there is a scroll bar
        auto* prose = panel->findChild<LessonTextView*>(QStringLiteral("text1"));
        QVERIFY(prose);
        m_proseWidth = prose->viewport()->width();
        m_font = prose->font();
        m_palette = prose->palette();
        goOn();
        auto* ask = panel->findChild<LessonTextView*>(QStringLiteral("ask"));
        QVERIFY(ask);
        m_exerciseWidth = ask->viewport()->width();
        QVERIFY(m_exerciseWidth > 200 && m_exerciseWidth < m_proseWidth);
    }

    void noParagraphIsLongerThanFiveLines_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : lessonFiles()) QTest::newRow(qPrintable(file.mid(10))) << file;
    }

    void noParagraphIsLongerThanFiveLines() {
        QFETCH(QString, file);
        const Lesson lesson = read(file);
        int tooLong = 0;
        for (const Stage& stage : lesson.stages)
            for (const auto& block : stage.blocks)
                for (const auto& [use, text] : textsOf(block)) tooLong += longParagraphs(use, *text);
        QCOMPARE(tooLong, 0);
    }

private:
    int longParagraphs(TextUse use, const LessonText& text) {
        const int width = use == TextUse::Prose ? m_proseWidth : m_exerciseWidth;
        const FormulaPictures pictures{
            {}, m_palette.color(QPalette::WindowText), 1.35 * QFontInfo(m_font).pixelSize(), width - 24.0, 1};
        // A hint stands in a box of its own, behind its number.
        const QString shown =
            use == TextUse::Hint ? QStringLiteral("> **Which quantity.** %1").arg(markdown(text)) : markdown(text);
        QTextDocument document;
        document.setDefaultFont(m_font);
        document.setDocumentMargin(0);
        document.setHtml(htmlFromMarkdown(shown, m_palette, &pictures));
        document.setTextWidth(width);
        if (document.size().height() <= 0) qFatal("nothing is laid out");
        int found = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            const int lines = block.layout()->lineCount();
            if (lines == 0 && block.isVisible()) qFatal("a paragraph is not laid out");
            if (lines <= maxLines) continue;
            ++found;
            qWarning("line %d: %d lines, %d characters: %s", text.place.line, lines, static_cast<int>(block.text().size()),
                     qPrintable(block.text().left(60)));
        }
        return found;
    }

    UserOfATest m_user;
    int m_proseWidth = 0;
    int m_exerciseWidth = 0;
    QFont m_font;
    QPalette m_palette;
};

SOLVERSCOPE_TEST(TestLessonTexts, QApplication)
#include "test_lesson_texts.moc"
