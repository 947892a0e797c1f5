// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QHelpEvent>
#include <QLabel>
#include <QTextBlock>
#include <QToolTip>
#include <QtTest>
#include <cmath>
#include <set>

#include "gui/panels/row_card/cone_gauge.h"
#include "gui/panels/row_card/formula_text.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_term.h"
#include "physics/debugger/friction_history.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

bool isSwept(const Event& event, RowKind kind) {
    return event.kind == EventKind::Row && event.phase == Phase::SolveVelocities && event.rowKind == kind;
}

/// Stands at the first visit of its kind that gives an impulse.
void seekVisit(MainWindow& window, RowKind kind, std::int64_t step, Term term = Term::VelocityB) {
    window.controller().seek({step, 0, Term::VelocityB});
    const auto& events = session(window).events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!isSwept(events[i], kind) || events[i].visit.delta == 0) continue;
        window.controller().seek({step, i, term});
        return;
    }
    qFatal("no such visit");
}

/// Where a term stands in the formula, in the viewport.
QPoint placeOfTerm(FormulaText& text, RowTerm term) {
    for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (termOfAnchor(part.fragment().charFormat().anchorHref()) != term) continue;
            QTextCursor cursor(text.document());
            cursor.setPosition(part.fragment().position());
            const QRect from = text.cursorRect(cursor);
            return from.center() + QPoint(3, 0);
        }
    return {};
}

FormulaText& formulaOf(MainWindow& window) { return *window.findChild<FormulaText*>(QStringLiteral("rowCardFormula")); }

const std::array everyTermOfAVisit{
    RowTerm::Direction,    RowTerm::LeverArmA,       RowTerm::LeverArmB,    RowTerm::VelocityA,    RowTerm::VelocityB,
    RowTerm::OmegaA,       RowTerm::OmegaB,          RowTerm::Jv,           RowTerm::Bias,         RowTerm::EffectiveMass,
    RowTerm::Softness,     RowTerm::RawDelta,        RowTerm::LambdaBefore, RowTerm::Sum,          RowTerm::Bounds,
    RowTerm::LambdaAfter,  RowTerm::Delta,           RowTerm::InverseMassA, RowTerm::InverseMassB, RowTerm::InverseInertiaA,
    RowTerm::NewVelocityA, RowTerm::InverseInertiaB, RowTerm::NewVelocityB, RowTerm::NewOmegaA,    RowTerm::NewOmegaB};

}  // namespace

class TestRowTerms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void everyLetterOfAFormulaIsItsTerm_data() {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<QList<int>>("terms");
        const auto row = [](const char* letters, std::initializer_list<RowTerm> terms) {
            QList<int> numbers;
            for (const RowTerm term : terms) numbers << static_cast<int>(term);
            QTest::newRow(letters) << QString::fromUtf8(letters) << numbers;
        };
        using T = RowTerm;
        row("Jv = n·v_B + w_B ω_B − n·v_A − w_A ω_A",
            {T::Jv, T::Direction, T::VelocityB, T::LeverArmB, T::OmegaB, T::Direction, T::VelocityA, T::LeverArmA, T::OmegaA});
        row("Δλ_raw = −m_eff (Jv + bias + γ Λ)", {T::RawDelta, T::EffectiveMass, T::Jv, T::Bias, T::Softness, T::LambdaBefore});
        row("Δλ_raw = −m_eff (bias + α̃ Λ)", {T::RawDelta, T::EffectiveMass, T::Bias, T::Softness, T::LambdaBefore});
        row("Δλ_raw = −k bias", {T::RawDelta, T::EffectiveMass, T::Bias});
        row("k′ = min(k + h² β |C|, k*)", {T::StiffnessAfter});
        row("sum = Λ + Δλ_raw", {T::Sum, T::LambdaBefore, T::RawDelta});
        row("lower, upper = ∓ μ Λ_n", {T::Bounds, T::Friction, T::NormalImpulse});
        row("Λ′ = clamp(sum, lower, upper)", {T::LambdaAfter, T::Sum, T::Bounds});
        row("Δλ = Λ′ − Λ", {T::Delta, T::LambdaAfter, T::LambdaBefore});
        row("v_A ← v_A − Δλ m_A⁻¹ n", {T::NewVelocityA, T::VelocityA, T::Delta, T::InverseMassA, T::Direction});
        row("ω_B ← ω_B + Δλ I_B⁻¹ w_B", {T::NewOmegaB, T::OmegaB, T::Delta, T::InverseInertiaB, T::LeverArmB});
        row("x_B ← x_B + Δλ m_B⁻¹ n", {T::NewPositionB, T::PositionB, T::Delta, T::InverseMassB, T::Direction});
        row("v_A", {T::NewVelocityA});
        row("Λ_last: this row's impulse at the end of the last step", {T::LambdaLast});
        row("Δλ_raw = factor · Λ_last", {T::RawDelta, T::Factor, T::LambdaLast});
    }
    void everyLetterOfAFormulaIsItsTerm() {
        QFETCH(QString, letters);
        QFETCH(QList<int>, terms);
        bool found = false;
        for (const char* method : {"sequential_impulses", "jacobi", "xpbd", "avbd"}) {
            DebuggerController controller;
            QVERIFY(controller.openScene(QStringLiteral(":/scenes/stack_10.json")));
            QVERIFY(controller.changeSetting(QStringLiteral("method"), QLatin1String(method)));
            controller.toStep(8);
            const auto count = controller.session().events().size();
            for (std::size_t k = 0; k < count; ++k) {
                controller.seek({8, k, Term::VelocityB});
                const auto formula = RowFormula::of(controller.session());
                if (!formula) continue;
                for (const FormulaLine& line : formula->lines) {
                    if (exactText(line.letters) != letters) continue;
                    QList<int> here;
                    for (const FormulaPart& part : line.letters)
                        if (part.term != RowTerm::None) here << static_cast<int>(part.term);
                    QCOMPARE(here, terms);
                    found = true;
                }
                if (found) return;
            }
        }
        QVERIFY(found);
    }

    void everyLineOfEveryVisitHasTermsAndEveryTermIsExplained_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("method");
        for (const char* scene : {"stack_10", "car", "damped_springs", "ropes", "gears"})
            for (const char* method : {"sequential_impulses", "soft", "jacobi", "xpbd", "avbd"})
                QTest::addRow("%s, %s", scene, method) << QString::fromLatin1(scene) << QString::fromLatin1(method);
    }
    void everyLineOfEveryVisitHasTermsAndEveryTermIsExplained() {
        QFETCH(QString, scene);
        QFETCH(QString, method);
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral(":/scenes/%1.json").arg(scene)));
        QVERIFY(controller.changeSetting(QStringLiteral("method"), method));
        controller.toStep(8);
        const Session& session = controller.session();
        const std::size_t count = session.events().size();
        for (std::size_t k = 0; k < count; k += 1 + count / 40) {
            controller.seek({8, k, Term::VelocityB});
            const auto formula = RowFormula::of(session);
            if (!formula) continue;
            for (const FormulaLine& line : formula->lines) {
                std::set<RowTerm> terms;
                for (const FormulaPart& part : line.letters) terms.insert(part.term);
                for (const FormulaParts* parts : {&line.numbers, &line.result})
                    for (const FormulaPart& part : *parts) {
                        if (!part.number) continue;
                        QVERIFY2(part.term != RowTerm::None, qPrintable(exactText(line.letters)));
                        terms.insert(part.term);
                    }
                terms.erase(RowTerm::None);
                QVERIFY2(!terms.empty(), qPrintable(exactText(line.letters)));
                for (const RowTerm term : terms) {
                    const TermDescription story = TermDescription::of(session, term);
                    QVERIFY(!story.letter.isEmpty());
                    QVERIFY(story.words.size() > 15);
                    QVERIFY2(!story.value.isEmpty() || term == RowTerm::Spring, qPrintable(story.letter));
                }
            }
        }
    }

    void aTermsNumberIsTheEventsOwn() {
        const auto window = sharedWindow();
        seekVisit(*window, RowKind::Unilateral, 5);
        const Event& event = session(*window).event();
        const auto value = [&](RowTerm term) { return unbound(TermDescription::of(session(*window), term).exact); };
        QCOMPARE(value(RowTerm::Jv), exact(event.visit.jv) + QStringLiteral(" m/s"));
        QCOMPARE(value(RowTerm::EffectiveMass), exact(event.effectiveMass) + QStringLiteral(" kg"));
        QCOMPARE(value(RowTerm::LeverArmB), exact(event.wB) + QStringLiteral(" m"));
        QCOMPARE(value(RowTerm::Delta), exact(event.visit.delta) + QStringLiteral(" N s"));
        QCOMPARE(value(RowTerm::NewOmegaB), exact(event.vB.w) + QStringLiteral(" rad/s"));
    }

    void whatHasNotBeenComputedHasNoNumber() {
        const auto window = sharedWindow();
        seekVisit(*window, RowKind::Unilateral, 5, Term::Jv);
        QVERIFY(!TermDescription::of(session(*window), RowTerm::Jv).value.isEmpty());
        for (const RowTerm term : {RowTerm::RawDelta, RowTerm::Sum, RowTerm::LambdaAfter, RowTerm::Delta, RowTerm::NewVelocityB})
            QVERIFY(TermDescription::of(session(*window), term).value.isEmpty());
    }

    void theMouseOverATermLightsItInTheScene() {
        const auto window = sharedWindow();
        seekVisit(*window, RowKind::Unilateral, 5);
        settle();
        FormulaText& text = formulaOf(*window);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::None);
        const QImage plain = window->sceneView().grab().toImage();
        for (const RowTerm term : {RowTerm::Jv, RowTerm::Direction, RowTerm::LeverArmB}) {
            const QPoint place = placeOfTerm(text, term);
            QVERIFY(!place.isNull());
            QTest::mouseMove(text.viewport(), place);
            QTRY_COMPARE(window->sceneView().highlightedTerm(), term);
            QVERIFY(window->sceneView().grab().toImage() != plain);
            QHelpEvent help(QEvent::ToolTip, place, text.viewport()->mapToGlobal(place));
            QCoreApplication::sendEvent(text.viewport(), &help);
            QCOMPARE(QToolTip::text(), TermDescription::of(session(*window), term).html());
        }
        QToolTip::hideText();
        QTest::mouseMove(&window->sceneView(), QPoint(60, 60));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&text, &leave);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::None);
        QCOMPARE(window->sceneView().grab().toImage(), plain);
    }

    void everyTermHasAPictureOfItsOwn_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("contact") << static_cast<int>(RowKind::Unilateral);
        QTest::newRow("friction") << static_cast<int>(RowKind::Friction);
    }
    void everyTermHasAPictureOfItsOwn() {
        QFETCH(int, kind);
        const auto window = shownWindow(QStringLiteral("domino"));
        seekVisit(*window, static_cast<RowKind>(kind), 60);
        settle();
        std::vector<std::pair<QString, QImage>> pictures{{QString(), window->sceneView().grab().toImage()}};
        for (const RowTerm term : everyTermOfAVisit) {
            window->sceneView().highlight(term);
            const QImage picture = window->sceneView().grab().toImage();
            // What does not move has the same velocity before and after.
            const QString story = TermDescription::of(session(*window), term).plain().section(QLatin1Char('.'), 0, 0);
            for (const auto& [name, other] : pictures) QVERIFY2(name == story || picture != other, qPrintable(story));
            pictures.emplace_back(story, picture);
        }
    }

    void keysGoFromTermToTermAndBack() {
        const auto window = sharedWindow();
        seekVisit(*window, RowKind::Unilateral, 5);
        settle();
        QTest::keyClick(window.get(), Qt::Key_I, Qt::ControlModifier);
        FormulaText& text = formulaOf(*window);
        QVERIFY(text.hasFocus());
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::Jv);
        QVERIFY(!text.accessibleDescription().isEmpty());
        QTest::keyClick(&text, Qt::Key_Right);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::Direction);
        QVERIFY(!text.extraSelections().isEmpty());
        QTest::keyClick(&text, Qt::Key_Tab);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::VelocityB);
        QTest::keyClick(&text, Qt::Key_Left);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::Direction);
        QTest::keyClick(&text, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::Jv);
        // The term stays while one steps from row to row, but not the tip with its old number, nor a tip over another panel.
        QVERIFY(!QToolTip::text().isEmpty());
        window->controller().forward(Granularity::Row);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::Jv);
        QTRY_VERIFY(QToolTip::text().isEmpty());
        QTest::keyClick(&text, Qt::Key_Right);
        QVERIFY(!QToolTip::text().isEmpty());
        QTest::keyClick(window.get(), Qt::Key_B, Qt::AltModifier);
        QTRY_VERIFY(QToolTip::text().isEmpty());
        QTest::keyClick(window.get(), Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::Jv);
        QTest::keyClick(&text, Qt::Key_Escape);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::None);
    }

    void nothingIsLitWhereThereIsNoVisit() {
        const auto window = sharedWindow();
        seekVisit(*window, RowKind::Unilateral, 5);
        settle();
        QTest::keyClick(window.get(), Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::Jv);
        window->controller().toStep(5);
        QCOMPARE(window->sceneView().highlightedTerm(), RowTerm::None);
    }

    void theConeShowsTheTrailOfTheContact() {
        const auto window = sharedWindow();
        auto* cone = window->findChild<ConeGauge*>();
        for (const RowKind kind : {RowKind::Friction, RowKind::Unilateral}) {
            seekVisit(*window, kind, 5);
            QVERIFY(cone->isVisible());
            const Event& event = session(*window).event();
            const auto history = frictionHistory(session(*window), {RowList::Velocities, event.visit.row});
            const QString words = cone->findChild<QLabel*>(QStringLiteral("coneWords"))->text();
            QVERIFY2(words.contains(coneStateLabel(history->state())), qPrintable(words));
            QVERIFY(words.contains(shown(history->normal())));
            QVERIFY(cone->text().contains(exact(history->tangent())));
            QCOMPARE(cone->text().count(QLatin1Char('\n')), static_cast<qsizetype>(history->points.size()) + 2);
        }
        window->controller().seek({5, 0, Term::VelocityB});
        QVERIFY(!cone->isVisible());
    }

    void aVisitThatUsesOtherBoundsThanTheConesSaysSo() {
        const auto window = sharedWindow(QStringLiteral("wrong_friction_bound"));
        window->controller().seek({34, 0, Term::VelocityB});
        const auto& events = session(*window).events();
        const auto visit = std::ranges::find_if(events, [](const Event& each) { return isSwept(each, RowKind::Friction); });
        window->controller().seek({34, static_cast<std::size_t>(visit - events.begin()), Term::VelocityB});
        auto* words = window->findChild<ConeGauge*>()->findChild<QLabel*>(QStringLiteral("coneWords"));
        QVERIFY2(unbound(words->text()).contains(QStringLiteral("other bounds: ±0 N")), qPrintable(words->text()));
    }

    void theConesPictureIsToScale() {
        const auto window = sharedWindow();
        seekVisit(*window, RowKind::Friction, 5);
        settle();
        auto* cone = window->findChild<ConeGauge*>();
        const auto history = frictionHistory(session(*window), {RowList::Velocities, session(*window).event().visit.row});
        const QPointF apex = cone->placeOf(0, 0);
        const QPointF now = cone->placeOf(history->normal(), history->tangent());
        const QPointF edge = cone->placeOf(history->normal(), history->friction * history->normal());
        QVERIFY(now.y() < apex.y());
        QVERIFY(std::abs(now.y() - edge.y()) <= 1);
        QVERIFY(now.x() <= edge.x() + 1);
        QVERIFY(QRectF(cone->rect()).contains(edge));
    }

    void joinedBodiesHaveNoCone() {
        const auto window = sharedWindow(QStringLiteral("chain_10"));
        window->controller().seek({5, 0, Term::VelocityB});
        window->controller().forward(Granularity::Row);
        QCOMPARE(session(*window).event().kind, EventKind::Row);
        QVERIFY(!window->findChild<ConeGauge*>()->isVisible());
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestRowTerms, QApplication)
#include "test_row_terms.moc"
