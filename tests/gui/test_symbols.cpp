// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QtTest>
#include <algorithm>

#include "gui/lessons/lesson_library.h"
#include "gui/text/glossary.h"
#include "gui/text/language.h"
#include "gui/text/symbols.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// "λ=lambda b=inverse-effective-mass"
QString described(const QString& line, SymbolPlace place, const QString& scopes) {
    QStringList found;
    for (const FoundSymbol& each : symbolsIn(line, place, scopes.split(QLatin1Char(' '), Qt::SkipEmptyParts)))
        found += line.mid(each.from, each.length) + QLatin1Char('=') + each.entry->id;
    return found.join(QLatin1Char(' '));
}

}  // namespace

class TestSymbols : public QObject {
    Q_OBJECT

private slots:
    void everySymbolEntryHasAWordAUnitAndASentence_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages()) QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void everySymbolEntryHasAWordAUnitAndASentence() {
        QFETCH(QString, language);
        const auto english = readGlossary(QStringLiteral("en"));
        int count = 0;
        for (const GlossaryEntry& entry : readGlossary(language)) {
            if (entry.symbols.empty()) continue;
            ++count;
            QVERIFY2(!entry.word.isEmpty() && !entry.unit.isEmpty() && entry.sentence().size() > 5, qPrintable(entry.id));
            QVERIFY2(!entry.sentence().contains(QLatin1String("](")), qPrintable(entry.sentence()));
            const auto original = std::ranges::find(english, entry.id, &GlossaryEntry::id);
            QCOMPARE(entry.letters(), original->letters());
            if (language != QLatin1String("en")) QVERIFY2(entry.word != original->word, qPrintable(entry.word));
            for (const auto& [article, name] : entry.articleNames)
                QVERIFY2(article >= 1 && article <= 5 && !name.isEmpty(), qPrintable(entry.id));
        }
        QVERIFY(count >= 25);
    }

    void symbolsAreFoundWhereTheyAreMeant_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<SymbolPlace>("place");
        QTest::addColumn<QString>("scopes");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* line, const char* scopes, const char* expected,
                            SymbolPlace place = SymbolPlace::Text) {
            QTest::newRow(name) << QString::fromUtf8(line) << place << QString::fromUtf8(scopes) << QString::fromUtf8(expected);
        };
        row("a formula of the third article", "λ = −a/b", "3.2 3", "λ=lambda a=jv b=inverse-effective-mass");
        row("the article a", "There is a box, and a row pushes it.", "3.2 3", "");
        row("the word I", "What I mean: a row.", "3.2 3", "");
        row("a letter among words of another script", "скорость a равна нулю", "3.2 3", "a=jv");
        row("the impulse of the first article", "I = 4.5 / 1.5", "1.4 1", "I=lambda");
        row("the inertia of the third", "b = 1/m + w²/I", "3.2 3", "b=inverse-effective-mass m=mass w²=lever-arm I=inertia");
        row("a letter without a meaning here", "b.v += 1, and 2 b", "1.4 1", "");
        row("units after numbers", "Jv = −24 m/s and 0.5 N s, 2 kg m², 72 J", "3.2 3", "Jv=jv");
        row("units with word joiners and bound blanks", "0.5 N\u00A0s, 10 m/\u2060s²", "3.2 3", "");
        row("units without a number", "the unit is 1/kg, not N s or m/s", "3.2 3", "");
        row("time times mass", "10 · h · m", "3.2 3", "h=step m=mass");
        row("subscripts and powers", "Λ₁ + Λ₂, v′ = −e·v, h²", "2.3 2",
            "Λ₁=lambda Λ₂=lambda v′=velocity e=restitution v=velocity h²=step");
        row("entries of a matrix", "a₁₂·a₂₁ / (a₁₁·a₂₂)", "3.4 3", "a₁₂=coupling a₂₁=coupling a₁₁=coupling a₂₂=coupling");
        row("the factor of over-relaxation", "ω = 1.5", "3.5 3", "ω=relaxation");
        row("an angular velocity", "ω = 1.5 rad/s", "3.2 3", "ω=angular-velocity");
        row("an angular frequency", "ω = 2π·f", "4.4 4", "ω=angular-frequency f=frequency");
        row("an error that is called x", "β·x₁/h", "4.2 4", "β=baumgarte x₁=position-error h=step");
        row("a lever arm", "w = r × n", "3.1 3", "w=lever-arm r × n=lever-arm");
        row("masses of the first article", "1/Ma + 1/Mb", "1.4 1", "Ma=mass Mb=mass");
        row("the inverse of all masses", "J M⁻¹ Jᵀ", "3.2 3", "J=jacobian M⁻¹=inverse-mass Jᵀ=jacobian");
        row("an effective mass", "Δλ = −m_eff (Jv + bias)", "3.2 3", "Δλ=delta-lambda m_eff=effective-mass Jv=jv");
        row("abbreviations and names", "e.g. the x-axis, b.vx, n-th, h-scene", "3.2 3", "");
        row("counts to a power", "n links need n² sweeps", "6.1 0", "");
        row("a listing", "b.v += g * h;", "1.3 1", "g=gravity h=step", SymbolPlace::Listing);
        row("a loop in a listing", "for (b : bodies) solve(c);", "4.2 4", "", SymbolPlace::Listing);
        row("nothing of its own", "a b c d", "", "");
    }
    void symbolsAreFoundWhereTheyAreMeant() {
        QFETCH(QString, line);
        QFETCH(SymbolPlace, place);
        QFETCH(QString, scopes);
        QFETCH(QString, expected);
        QCOMPARE(described(line, place, scopes), expected);
    }

    void formulasInTexHaveTheirSymbols_data() {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("scopes");
        QTest::addColumn<QString>("expected");
        QTest::newRow("accents and fractions")
            << QStringLiteral("\\Delta\\lambda = -\\frac{C + \\tilde\\alpha\\Lambda}{K + \\tilde\\alpha}")
            << QStringLiteral("6.4 0")
            << QStringLiteral("delta-lambda position-error compliance lambda inverse-effective-mass compliance");
        QTest::newRow("products and powers") << QStringLiteral("b = J M^{-1} J^{\\mathsf T} = \\frac{1}{m} + \\frac{w^2}{I}")
                                             << QStringLiteral("3.2 3")
                                             << QStringLiteral(
                                                    "inverse-effective-mass jacobian inverse-mass jacobian mass lever-arm inertia");
        QTest::newRow("subscripts") << QStringLiteral("v_2 + \\frac{\\beta}{h}\\,x_1 + \\gamma j = 0") << QStringLiteral("4.3 4")
                                    << QStringLiteral("velocity baumgarte step position-error softness lambda");
        QTest::newRow("words") << QStringLiteral("\\text{share of A} = \\frac{1/m_A}{1/m_A + 1/m_B}") << QStringLiteral("2.4 2")
                               << QStringLiteral("mass mass mass");
        QTest::newRow("two letters that belong together")
            << QStringLiteral("Jv + e\\,Jv_0 = 0") << QStringLiteral("3.9 3") << QStringLiteral("jv restitution jv");
        QTest::newRow("a matrix") << QStringLiteral("\\rho = \\frac{a_{AB}^2}{a_{AA}\\,a_{BB}}") << QStringLiteral("6.1 0")
                                  << QStringLiteral("rate coupling coupling coupling");
        QTest::newRow("nothing") << QString() << QString() << QString();
        QTest::newRow("braces that do not end") << QStringLiteral("x_{1") << QStringLiteral("4.2 4") << QString();
    }
    void formulasInTexHaveTheirSymbols() {
        QFETCH(QString, tex);
        QFETCH(QString, scopes);
        QFETCH(QString, expected);
        QStringList found;
        for (const FoundSymbol& each :
             symbolsIn(lettersOfTex(tex), SymbolPlace::Formula, scopes.split(QLatin1Char(' '), Qt::SkipEmptyParts)))
            found += each.entry->id;
        QCOMPARE(found.join(QLatin1Char(' ')), expected);
    }

    void scopesNameLessonsAndArticlesThatThereAre() {
        const LessonLibrary library;
        for (const GlossaryEntry& entry : readGlossary(QStringLiteral("en")))
            for (const GlossarySymbol& symbol : entry.symbols)
                for (const QString& scope : symbol.scopes)
                    QVERIFY2(scope.contains(QLatin1Char('.')) ? library.find(scope).has_value()
                                                              : (scope.toInt() >= 0 && scope.toInt() <= 5),
                             qPrintable(entry.id + QLatin1Char(' ') + scope));
    }

    void everyLanguageNamesTheArticleOfALesson_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("section");
        const auto row = [](const char* line, int number, const char* section) {
            QTest::newRow(line) << QString::fromUtf8(line) << number << QString::fromUtf8(section);
        };
        row("Article 3, “Friction”", 3, "“Friction”");
        row("Article 5, the loop over the links", 5, "the loop over the links");
        row("Статья 3, «Трение»", 3, "«Трение»");
        row("記事 2「基礎と力積による解決」、衝突検出", 2, "「基礎と力積による解決」、衝突検出");
        row("none; the numbers behind article 3’s sweeps", 0, "");
        row("none", 0, "");
        row("Article 12", 0, "");
    }
    void everyLanguageNamesTheArticleOfALesson() {
        QFETCH(QString, line);
        QFETCH(int, number);
        QFETCH(QString, section);
        Lesson lesson;
        lesson.article = line.toStdString();
        QCOMPARE(articleOf(lesson).number, number);
        QCOMPARE(articleOf(lesson).section, section);
    }

    void theTipSaysLettersWordUnitArticlesAndASentence() {
        const auto entries = readGlossary(QStringLiteral("en"));
        const QString tip = symbolTip(*std::ranges::find(entries, QStringLiteral("lambda"), &GlossaryEntry::id));
        for (const char* part :
             {"λ, Λ, j", "impulse of a row", "unit N s", "article 1: I", "article 3: lambda", "The impulse of a row;"})
            QVERIFY2(tip.contains(QString::fromUtf8(part)), qPrintable(tip));
        const QString none = symbolTip(*std::ranges::find(entries, QStringLiteral("restitution"), &GlossaryEntry::id));
        QVERIFY(none.contains(QLatin1String("no unit")));
    }
};

SOLVERSCOPE_TEST(TestSymbols, QApplication)
#include "test_symbols.moc"
