// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QHelpEvent>
#include <QLabel>
#include <QTextBlock>
#include <QToolButton>
#include <QToolTip>

#include "gui/panels/source/solver_source.h"
#include "gui/panels/source/source_names.h"
#include "gui/panels/source/source_text.h"
#include "gui/panels/source/source_view.h"
#include "physics/base/missing.h"
#include "tests/gui/shown_window.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

QString allSources() {
    QString all;
    for (const QString& file : SolverSource::files()) all += SolverSource(file).text();
    return all;
}

/// What the event itself says for a name, or the row that it visited.
std::optional<double> ofEvent(const QString& name, const Session& session) {
    const Event& event = session.event();
    const RowVisit& visit = event.visit;
    if (name == "jv") return visit.jv;
    if (name == "rawDelta" || name == "carried") return visit.rawDelta;
    if (name == "lambdaBefore") return visit.lambdaBefore;
    if (name == "rawLambda") return visit.lambdaBefore + visit.rawDelta;
    if (name == "row.lambda") return visit.lambdaAfter;
    if (name == "delta") return visit.delta;
    if (name == "bounds.lower") return visit.lower;
    if (name == "bounds.upper") return visit.upper;
    if (name == "row.wA") return event.wA;
    if (name == "row.wB") return event.wB;
    if (name == "row.softness") return event.softness;
    if (name == "splitMass") return event.effectiveMass;
    if (name == "relaxation" || name == "share") return visit.relaxation;
    if (name == "addedBias") return visit.addedBias;
    if (name == "iteration") return event.iteration;
    return std::nullopt;
}

}  // namespace

class TestSourceNames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everyNameAndFormulaOccursInTheSources() {
        const QString sources = allSources();
        QVERIFY(!sources.isEmpty());
        for (const SourceName& name : sourceNames()) {
            const QString word = QRegularExpression::escape(QLatin1String(name.name)).replace("\\[\\]", "\\]");
            const QRegularExpression there((word.startsWith("\\]") ? QString() : QStringLiteral("\\b")) + word + "\\b");
            QVERIFY2(there.match(sources).hasMatch(), name.name);
        }
        for (const ArticleFormula& formula : articleFormulas()) {
            const QRegularExpression there(QLatin1String(formula.pattern), QRegularExpression::MultilineOption);
            QVERIFY2(there.isValid() && there.match(sources).hasMatch(), formula.pattern);
        }
    }

    void everyValueIsTheEventsOwnToTheBit_data() {
        QTest::addColumn<QString>("variant");
        QTest::newRow("as it is") << QString();
        for (const QString& variant : methodVariants()) QTest::newRow(qPrintable(variant)) << variant;
    }
    void everyValueIsTheEventsOwnToTheBit() {
        QFETCH(QString, variant);
        Scene scene = shippedScene("stack_10");
        scene.settings = withVariant(scene.settings, variant);
        Session session(scene);
        session.run(2);
        int seen = 0;
        const std::size_t count = session.events().size();
        for (std::size_t event = 0; event < count; event += 1 + count / 40) {
            session.seek({3, event, Term::VelocityB});
            if (session.event().kind != EventKind::Row) continue;
            const bool moves = actsOnPositions(session.event().phase);
            for (const SourceName& name : sourceNames()) {
                const auto story = SourceNameDescription::of(QLatin1String(name.name), session, true);
                QVERIFY(story);
                const auto expected = ofEvent(QLatin1String(name.name), session);
                if (!expected || (moves && QLatin1String(name.name) == "jv")) continue;
                QCOMPARE(story->numbers.size(), std::size_t{1});
                QVERIFY2(sameBits(story->numbers[0], *expected), name.name);
                ++seen;
            }
            // The visit uses these with a factor and a summand that have names of their own.
            const RowVisit& visit = session.event().visit;
            const double mass = SourceNameDescription::of(QStringLiteral("row.effectiveMass"), session, true)->numbers[0];
            const double bias = SourceNameDescription::of(QStringLiteral("row.bias"), session, true)->numbers[0];
            QVERIFY(sameBits(mass * visit.relaxation, session.event().effectiveMass));
            QVERIFY(sameBits(bias + visit.addedBias, session.event().bias));
            const auto motion = SourceNameDescription::of(QStringLiteral("vB"), session, true);
            QCOMPARE(motion->numbers, (std::vector<double>{session.event().vB.v.x, session.event().vB.v.y, session.event().vB.w}));
        }
        QVERIFY(seen > 20);
    }

    void aValueIsAbsentUntilItsTermHasBeenComputed() {
        Session session(shippedScene("stack_10"));
        session.run(1);
        while (session.event().kind != EventKind::Row || session.event().iteration == 0)
            QVERIFY(session.forward(Granularity::Stop));
        const Cursor at = session.cursor();
        for (const SourceName& name : sourceNames()) {
            for (int term = 0; term < termCount; ++term) {
                session.seek({at.step, at.event, static_cast<Term>(term)});
                const auto story = SourceNameDescription::of(QLatin1String(name.name), session, true);
                const bool absent = story->valueText == QStringLiteral("not computed yet");
                QCOMPARE(absent, static_cast<Term>(term) < name.from);
                if (absent) QVERIFY(story->numbers.empty());
            }
        }
        session.seek({at.step, at.event, Term::Jv});
        QCOMPARE(SourceNameDescription::of(QStringLiteral("row.lambda"), session, true)->numbers[0],
                 session.event().visit.lambdaBefore);
        QVERIFY(SourceNameDescription::of(QStringLiteral("delta"), session, false)->numbers.empty());
    }

    void aNameIsFoundWithWhatStandsBeforeItsDots() {
        const QString line = QStringLiteral("    const Bounds bounds = boundsOf(row, system.rows[row.normalRow].lambda);");
        const auto at = [&](const char* word, int offset = 1) {
            return nameIn(line, static_cast<int>(line.lastIndexOf(QLatin1String(word))) + offset);
        };
        QCOMPARE(at("lambda"), QStringLiteral("system.rows[row.normalRow].lambda"));
        QCOMPARE(at("normalRow"), QStringLiteral("row.normalRow"));
        QCOMPARE(at("rows"), QStringLiteral("system.rows"));
        QCOMPARE(nameIn(line, 2), QString());
        QCOMPARE(nameIn(QString(), 0), QString());
        QCOMPARE(nameIn(QStringLiteral("].x"), 2), QStringLiteral("x"));
        QCOMPARE(QLatin1String(findSourceName(at("lambda"))->name), QLatin1String("[].lambda"));
        QCOMPARE(QLatin1String(findSourceName(QStringLiteral("row.lambda"))->name), QLatin1String("row.lambda"));
        QCOMPARE(QLatin1String(findSourceName(QStringLiteral("system.velocities[index(row.a)].jv"))->name), QLatin1String("jv"));
        QVERIFY(!findSourceName(QStringLiteral("watch.row")));
    }

    void hoveringOverANameTellsItsValue() {
        const auto window = atAVisit();
        const Session& at = session(*window);
        auto* text = window->findChild<SourceText*>();
        const QPoint place = placeOfWord(*text, QStringLiteral("rawDelta"));
        QHelpEvent help(QEvent::ToolTip, place, text->viewport()->mapToGlobal(place));
        QApplication::sendEvent(text->viewport(), &help);
        QVERIFY2(QToolTip::text().contains(QStringLiteral("rawDelta")), qPrintable(QToolTip::text()));
        const auto story = SourceNameDescription::of(QStringLiteral("rawDelta"), at, true);
        QVERIFY(QToolTip::text().contains(story->valueText));
        QVERIFY(QToolTip::text().contains(QStringLiteral("article 3")));
    }

    void theTextCursorOnANameTellsTheSameBelow() {
        const auto window = atAVisit();
        auto* text = window->findChild<SourceText*>();
        auto* below = window->findChild<QLabel*>(QStringLiteral("sourceName"));
        QVERIFY(below->text().contains(QStringLiteral("Hover over a name")));
        text->setFocus();
        int line = text->markedLine();
        while (!text->document()->findBlockByNumber(line - 1).text().contains(QStringLiteral("Real jv ="))) --line;
        text->setTextCursor(QTextCursor(text->document()->findBlockByNumber(line - 1)));
        const auto toldAs = [&] { return SourceNameDescription::of(QStringLiteral("jv"), session(*window), true)->html(); };
        for (int i = 0; i < 20 && below->text() != toldAs(); ++i) QTest::keyClick(text, Qt::Key_Right);
        QCOMPARE(below->text(), toldAs());
        const QString before = below->text();
        for (int i = 0; i < 5; ++i) QTest::keyClick(window.get(), Qt::Key_F10);
        QCOMPARE(below->text(), toldAs());
        QVERIFY(below->text() != before);
    }

    void theArticlesLettersStandBesideTheLines() {
        const auto window = atAVisit();
        auto* text = window->findChild<SourceText*>();
        auto* letters = window->findChild<QToolButton*>(QStringLiteral("articleLetters"));
        QVERIFY(text->remarks().empty());
        letters->setFocus();
        QTest::keyClick(letters, Qt::Key_Space);
        QVERIFY(text->remarks().size() > 8);
        for (const SourceText::Remark& remark : text->remarks()) {
            const QString line = text->document()->findBlockByNumber(remark.line - 1).text();
            if (line.contains(QStringLiteral("rawDelta =")))
                QVERIFY2(remark.text.contains(QStringLiteral("(b + γ)")), qPrintable(remark.text));
        }
        QTest::keyClick(letters, Qt::Key_Space);
        QVERIFY(text->remarks().empty());
    }

private:
    /// The window at the first visit of the solver, its source in sight.
    static ShownWindow atAVisit() {
        auto window = shownWindow();
        dockOf(*window, "sourceDock")->raise();
        window->controller().toStep(2);
        do window->controller().forward(Granularity::Row);
        while (session(*window).event().iteration == 0);
        settle();
        return window;
    }

    /// Of its first place before the marked line.
    static QPoint placeOfWord(SourceText& text, const QString& word) {
        for (int line = text.markedLine(); line > 0; --line) {
            const QTextBlock block = text.document()->findBlockByNumber(line - 1);
            const qsizetype column = block.text().indexOf(word);
            if (column < 0 || block.text().contains(QStringLiteral("watch."))) continue;
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + static_cast<int>(column) + 2);
            text.setTextCursor(cursor);
            text.ensureCursorVisible();
            return text.cursorRect(cursor).center();
        }
        return {};
    }

    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestSourceNames, QApplication)
#include "test_source_names.moc"
