// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The translations as files: whole, and fit for what the program puts into them.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>
#include <algorithm>
#include <iterator>
#include <set>

#include "gui/app/table_texts.h"
#include "gui/text/language.h"
#include "tests/gui/translation_file.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

std::set<QString> placesIn(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%L?(\\d+|n)"));
    std::set<QString> places;
    for (auto match = place.globalMatch(text); match.hasNext();) places.insert(match.next().captured());
    return places;
}

bool hasMnemonic(const QString& text) {
    static const QRegularExpression mnemonic(QStringLiteral("&(?!&)[^ ;&]"));
    static const QRegularExpression entity(QStringLiteral("&[a-z]+;"));
    return QString(text).remove(entity).contains(mnemonic);
}

/// Where a text goes on elsewhere, the translation does so too.
QString endingOf(const QString& text) {
    if (text.endsWith(QChar(0x2026))) return text.right(1);
    return text.endsWith(QLatin1Char(':')) || text.endsWith(QChar(0xff1a)) ? QStringLiteral(":") : QString();
}

QStringList tagsIn(const QString& text) {
    static const QRegularExpression tag(QStringLiteral("</?[a-z][^>]*>"));
    QStringList tags;
    for (auto match = tag.globalMatch(text); match.hasNext();) tags += match.next().captured();
    tags.sort();
    return tags;
}

/// The symbols of units are the international ones in every language.
bool hasRussianUnit(const QString& text) {
    static const QRegularExpression unit(QStringLiteral("(?<![а-яё])(?:(?:Дж|Гц|кг|МБ)|(?<=\\d )(?:Н|м|см|мм|мс|рад))(?![а-яё])"));
    return text.contains(unit);
}

using Texts = std::set<std::string>;

Texts missingIn(const Texts& whole, const Texts& part) {
    Texts missing;
    std::ranges::set_difference(part, whole, std::inserter(missing, missing.begin()));
    return missing;
}

QByteArray listed(const Texts& texts) {
    QStringList lines;
    for (const std::string& text : texts) lines += QString::fromStdString(text);
    return lines.join(QLatin1Char('\n')).toUtf8();
}

}  // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void everyLanguageHasAllTextsOfTheFirst() {
        std::vector<TranslatedText> first = translationsInto(QStringLiteral("ru"));
        QVERIFY(first.size() > 1900);
        for (const Language& language : languages()) {
            if (language.code == QLatin1String("en")) continue;
            const auto texts = translationsInto(QLatin1String(language.code));
            QCOMPARE(texts.size(), first.size());
            for (std::size_t i = 0; i < texts.size(); ++i) {
                QCOMPARE(texts[i].context, first[i].context);
                QCOMPARE(texts[i].source, first[i].source);
            }
        }
    }

    void everyTextIsTranslatedAndFitsWhatIsPutIntoIt_data() { languageRows(); }
    void everyTextIsTranslatedAndFitsWhatIsPutIntoIt() {
        QFETCH(QString, language);
        QStringList problems;
        for (const TranslatedText& text : translationsInto(language)) {
            if (!text.finished) problems += QStringLiteral("not translated, %1: “%2”").arg(text.context, text.source);
            if (!text.finished) continue;
            for (const QString& form : text.forms) {
                const auto demand = [&](bool holds, const char* what) {
                    if (holds) return;
                    problems += QStringLiteral("%1, %2: “%3” is “%4”").arg(QLatin1String(what), text.context, text.source, form);
                };
                demand(!form.isEmpty(), "not empty");
                demand(placesIn(form) == placesIn(text.source), "the same places to fill in");
                demand(tagsIn(form) == tagsIn(text.source), "the same tags");
                demand(endingOf(form) == endingOf(text.source), "the same ending");
                demand(hasMnemonic(form) == hasMnemonic(text.source), "a mnemonic where there was one");
                demand(!hasRussianUnit(form), "international symbols of units");
            }
        }
        QVERIFY2(problems.isEmpty(), problems.join(QLatin1Char('\n')).toUtf8());
    }

    void theTextsOfTablesAndScenesAreThoseInTheFiles_data() {
        QTest::addColumn<QString>("context");
        QTest::newRow("tables") << QStringLiteral("Engine");
        QTest::newRow("scenes") << QStringLiteral("Scenes");
    }
    void theTextsOfTablesAndScenesAreThoseInTheFiles() {
        QFETCH(QString, context);
        const Texts shown = context == QLatin1String("Engine") ? engineTexts() : libraryTexts();
        QVERIFY(shown.size() > 80);
        Texts inFile;
        for (const TranslatedText& text : translationsInto(QStringLiteral("ru")))
            if (text.context == context) inFile.insert(text.source.toStdString());
        QVERIFY2(missingIn(inFile, shown).empty(), listed(missingIn(inFile, shown)));
        QVERIFY2(missingIn(shown, inFile).empty(), listed(missingIn(shown, inFile)));
    }

    void whatLupdateFindsIsWhatTheProgramLooksUp() {
        std::set<QString> contexts;
        for (const TranslatedText& text : translationsInto(QStringLiteral("ru"))) contexts.insert(text.context);
        // A text without a context can never be found again.
        QVERIFY(!contexts.contains(QString()));
        QVERIFY(!contexts.contains(QStringLiteral("solverscope")));
        // lupdate loses the namespace of a function behind "constexpr std::size_t x = …": write solverscope::View::tr("…") there.
        for (const QString& context : contexts)
            QVERIFY2(!contexts.contains(QStringLiteral("solverscope::") + context), context.toUtf8());
        // Texts marked apart from their look-up name their context themselves; under another one they would lose their
        // translations.
        static const QRegularExpression marked(QStringLiteral("QT_TRANSLATE_NOOP\\(\\s*\"([^\"]+)\""));
        QDirIterator sources(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/gui"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                             QDir::Files, QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile source(sources.next());
            QVERIFY(source.open(QIODevice::ReadOnly));
            for (auto match = marked.globalMatch(QString::fromUtf8(source.readAll())); match.hasNext();)
                QVERIFY2(contexts.contains(match.next().captured(1)), source.fileName().toUtf8());
        }
    }

private:
    static void languageRows() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            if (language.code != QLatin1String("en")) QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
};

SOLVERSCOPE_TEST(TestTranslations, QApplication)
#include "test_translations.moc"
