// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// The designer of soft constraints, in the real window.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "gui/app/actions.h"
#include "gui/charts/line_chart.h"
#include "gui/panels/soft_designer/soft_designer.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/number_edit.h"
#include "tests/gui/chosen_language.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

bool close(Real a, Real b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

struct OpenedDesigner {
    ShownWindow window;
    SoftDesigner* panel = nullptr;

    template <typename Widget>
    Widget* find(const QString& name) const {
        auto* found = panel->findChild<Widget*>(name);
        if (!found) qFatal("no %s", qPrintable(name));
        return found;
    }
    NumberEdit& first(int form) const { return *find<NumberEdit>(QStringLiteral("softFirst%1").arg(form)); }
    NumberEdit& second(int form) const { return *find<NumberEdit>(QStringLiteral("softSecond%1").arg(form)); }
    void type(NumberEdit& edit, const QString& text) const {
        edit.setFocus();
        edit.selectAll();
        QTest::keyClicks(&edit, text);
        QTest::keyClick(&edit, Qt::Key_Return);
    }
    QString words(const char* label) const {
        const auto* found = find<QLabel>(QLatin1String(label));
        return found->isVisible() ? unbound(found->text()) : QString();
    }
    bool isMarked(const NumberEdit& edit) const {
        const auto marks = edit.findChild<QLineEdit*>()->actions();
        return std::ranges::any_of(marks, [](const QAction* mark) { return mark->isVisible() && !mark->toolTip().isEmpty(); });
    }
    bool isBold(int form) const {
        for (const auto* label : panel->findChildren<QLabel*>())
            if (label->buddy() == &first(form)) return label->font().bold();
        return false;
    }
    QString row() const { return find<QComboBox>(QStringLiteral("softTarget"))->currentText(); }
    QPushButton& apply() const { return *find<QPushButton>(QStringLiteral("softApply")); }
    void choose(const QString& row) const {
        auto* choice = find<QComboBox>(QStringLiteral("softTarget"));
        const int place = choice->findText(row, Qt::MatchStartsWith);
        if (place < 0) qFatal("no row %s", qPrintable(row));
        choice->setCurrentIndex(place);
        emit choice->activated(place);
    }
    const Scene& scene() const { return window->controller().scene(); }
    const ChartSeries* series(const QString& name) const { return panel->chart().findSeries(name); }
    void undo() const { window->actions()[QStringLiteral("undo")]->trigger(); }
};

OpenedDesigner opened(const QString& scene = QStringLiteral("damped_springs")) {
    OpenedDesigner opened{sharedWindow(scene), nullptr};
    QTest::keyClick(opened.window.get(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    opened.panel = &opened.window->panel<SoftDesigner>();
    if (!QTest::qWaitFor([&] { return opened.panel->isVisible(); })) qFatal("no panel");
    settle();
    return opened;
}

}  // namespace

class TestSoftDesigner : public QObject {
    Q_OBJECT

    UserOfATest m_user;

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void theSpringOfAJointIsShownInAllForms() {
        const OpenedDesigner it = opened();
        it.choose(QStringLiteral("spring 6"));  // 2 Hz, ζ = 0.1, on 1 kg, 60 steps a second
        const Real omega = twoPi * 2;
        const Real k = omega * omega;
        const Real c = 0.2 * omega;
        const Real h = 1.0 / 60;
        QVERIFY(close(it.first(0).value(), 2) && close(it.second(0).value(), 0.1));
        QVERIFY(close(it.first(1).value(), k) && close(it.second(1).value(), c));
        QVERIFY(close(it.first(2).value(), h * k / (c + h * k)) && close(it.second(2).value(), 1 / (h * (c + h * k))));
        QVERIFY(close(it.first(3).value(), h * k / (c + h * k)) && close(it.second(3).value(), 1 / (c + h * k)));
        QVERIFY2(it.words("softFacts").contains(QStringLiteral("1/K = 1 kg")), qPrintable(it.words("softFacts")));
    }

    void theOtherFormsFollowTheOneThatIsEdited() {
        const OpenedDesigner it = opened();
        const Real h = 1.0 / 60;
        it.type(it.first(1), QStringLiteral("400"));
        it.type(it.second(1), QStringLiteral("4"));
        QVERIFY(close(it.first(0).value(), 20 / twoPi) && close(it.second(0).value(), 0.1));
        QVERIFY(close(it.first(3).value(), h * 400 / (4 + h * 400)));
        it.type(it.first(3), QStringLiteral("0.5"));
        it.type(it.second(3), QStringLiteral("0.1"));
        QVERIFY(close(it.first(1).value(), 0.5 / (0.1 * h)) && close(it.second(1).value(), 0.5 / 0.1));
        QVERIFY(close(it.first(2).value(), 0.5) && close(it.second(2).value(), 0.1 / h));
        it.type(it.first(2), QStringLiteral("1"));
        QCOMPARE(it.second(1).value(), 0.0);
        it.type(it.first(0), QStringLiteral("3"));
        QVERIFY(close(it.first(1).value(), std::pow(twoPi * 3, 2)));
    }

    void whatIsNoSpringIsRefusedWithAReason() {
        const OpenedDesigner it = opened();
        const Real k = it.first(1).value();
        const auto refused = [&](NumberEdit& edit, const char* value, const char* reason) {
            const Real before = edit.value();
            it.type(edit, QLatin1String(value));
            QVERIFY2(it.words("softProblem").contains(QLatin1String(reason)), qPrintable(it.words("softProblem")));
            QVERIFY(!it.apply().isEnabled());
            QVERIFY(close(it.first(1).value(), k) || &edit == &it.first(1));
            for (int form = 0; form < 4; ++form)
                for (NumberEdit* field : {&it.first(form), &it.second(form)}) {
                    const bool isGiven = field->objectName().back() == edit.objectName().back();
                    QCOMPARE(field->isEnabled(), isGiven);
                    QCOMPARE(field->text() == field->suffix(), !isGiven);
                    QCOMPARE(it.isMarked(*field), field == &edit);
                    QCOMPARE(it.isBold(form), isGiven);
                }
            it.find<QPushButton>(QStringLiteral("softReset"))->click();
            QCOMPARE(it.words("softProblem"), QString());
            QVERIFY(it.first(2).isEnabled() && !it.isMarked(edit));
            QCOMPARE(edit.value(), before);
        };
        refused(it.first(0), "5000", "between 0.001 and 1000 Hz");
        refused(it.first(0), "1e308", "between 0.001 and 1000 Hz");
        refused(it.second(0), "-1", "between 0 and 100");
        refused(it.first(1), "0", "06 N/m");
        refused(it.second(1), "-2", "not be negative");
        refused(it.first(2), "1.5", "at most 1");
        refused(it.second(2), "0", "hard");
        refused(it.first(3), "0", "more than 0");
        refused(it.second(3), "0", "CFM");
    }

    void theResponseOfTheRowIsBesideThatOfTheOscillator() {
        const OpenedDesigner it = opened();
        it.type(it.first(0), QStringLiteral("1"));
        it.type(it.second(0), QStringLiteral("0.2"));
        const ChartSeries* exact = it.series(QStringLiteral("oscillator"));
        const ChartSeries* row = it.series(QStringLiteral("row"));
        QVERIFY(exact && row);
        for (const QPointF& point : exact->points) QVERIFY(close(1 + point.y(), 1 + dampedOscillation({1, 0.2}, point.x())));
        QCOMPARE(row->points[0], QPointF(0, 1));
        QVERIFY(close(row->points[1].x(), 1.0 / 60));
        const auto expected = rowResponse(inAllForms(SpringDef{1, 0.2}, 1, 1.0 / 60), Settings{}, 10);
        for (int i = 0; i <= 10; ++i) QVERIFY(close(row->points[i].y(), expected[static_cast<std::size_t>(i)]));
        QVERIFY(!it.series(QStringLiteral("row, relaxed")));
    }

    void aJointGetsTheSpringAndUndoTakesItBack() {
        const OpenedDesigner it = opened();
        it.window->controller().toStep(20);
        settle();
        it.choose(QStringLiteral("spring 3"));
        const Scene before = it.scene();
        it.type(it.first(1), QStringLiteral("250"));
        it.type(it.second(1), QStringLiteral("3"));
        it.apply().click();
        settle();
        QVERIFY(it.scene().joints[2].spring == AnySpringDef(StiffnessDef{250, 3}));
        QVERIFY(close(it.first(1).value(), 250));
        it.type(it.first(2), QStringLiteral("0.25"));
        it.type(it.second(2), QStringLiteral("2"));
        it.apply().click();
        settle();
        QVERIFY(it.scene().joints[2].spring == AnySpringDef(BetaGammaDef{0.25, 2}));
        it.undo();
        it.undo();
        settle();
        QVERIFY(it.scene() == before);
        QCOMPARE(session(*it.window).cursor().step, std::int64_t{20});
    }

    void aHardJointCanBecomeASpring() {
        const OpenedDesigner it = opened(QStringLiteral("chain_10"));
        QVERIFY2(it.words("softFacts").contains(QStringLiteral("now hard")), qPrintable(it.words("softFacts")));
        it.apply().click();
        settle();
        QVERIFY(it.scene().joints[0].spring.has_value());
        QVERIFY(!it.words("softFacts").contains(QStringLiteral("now hard")));
    }

    void contactsGetTheirSpringFromTheSettings() {
        const OpenedDesigner it = opened(QStringLiteral("stack_10"));
        QVERIFY(it.window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("tgs_soft")));
        it.window->controller().toStep(30);
        settle();
        it.choose(QStringLiteral("ground"));  // with a static body: twice the frequency
        QVERIFY(close(it.first(0).value(), 60) && close(it.second(0).value(), 10));
        QVERIFY(it.words("softFacts").contains(QStringLiteral("sub-step h")));
        QVERIFY(it.series(QStringLiteral("row, relaxed")));
        it.type(it.first(0), QStringLiteral("50"));
        it.type(it.second(0), QStringLiteral("2"));
        QCOMPARE(it.words("softLimit"), QString());
        it.apply().click();
        settle();
        QVERIFY(close(session(*it.window).nextSettings().contactHertz, 25));
        QVERIFY(close(session(*it.window).nextSettings().contactDampingRatio, 2));
        it.undo();
        settle();
        QCOMPARE(session(*it.window).nextSettings().contactHertz, 30.0);
        QCOMPARE(session(*it.window).nextSettings().contactDampingRatio, 10.0);
        QVERIFY(close(it.first(0).value(), 60));
    }

    void aLimitThatBindsIsNamed() {
        const OpenedDesigner it = opened(QStringLiteral("stack_10"));
        QVERIFY(it.window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("tgs_soft")));
        it.window->controller().toStep(30);
        settle();
        it.choose(QStringLiteral("ground"));
        it.type(it.first(0), QStringLiteral("500"));
        QVERIFY2(it.words("softLimit").contains(QStringLiteral("contact_hertz_limit")) &&
                     it.words("softLimit").contains(QStringLiteral("only 120 Hz")),
                 qPrintable(it.words("softLimit")));
        // The row in the chart is the one that the scene would have.
        Settings settings = session(*it.window).nextSettings();
        settings.contactHertz = 250;
        const auto targets = softTargetsOf(session(*it.window).world());
        const auto ground = std::ranges::find_if(targets, &SoftTarget::onStatic);
        const auto expected = rowResponse(*springOf(*ground, settings), settings, 5);
        for (int i = 0; i <= 5; ++i)
            QVERIFY(std::abs(it.series(QStringLiteral("row"))->points[i].y() - expected[static_cast<std::size_t>(i)]) < 1e-6);
    }

    void whatTheSettingsCannotBeIsRefused() {
        const OpenedDesigner it = opened(QStringLiteral("stack_10"));
        QVERIFY(it.window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("soft")));
        it.window->controller().toStep(30);
        settle();
        it.choose(QStringLiteral("ground"));
        it.type(it.first(0), QStringLiteral("0.1"));  // half of it is the setting
        QVERIFY(!it.apply().isEnabled());
        QVERIFY2(it.words("softEffect").contains(QStringLiteral("contact_hertz must be between 0.1 and 1000")),
                 qPrintable(it.words("softEffect")));
    }

    void aLimitThatBindsNowIsNamed() {
        const OpenedDesigner it = opened(QStringLiteral("stack_10"));
        QVERIFY(it.window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("soft")));
        it.window->controller().toStep(30);
        settle();
        it.choose(QStringLiteral("box"));  // 30 Hz, a third of 60 at most
        QVERIFY2(it.words("softLimit").contains(QStringLiteral("only 19.98 Hz")), qPrintable(it.words("softLimit")));
        QVERIFY(close(it.first(0).value(), 0.333 * 60));
    }

    void whereContactsAreHardTheButtonSaysWhy() {
        const OpenedDesigner it = opened(QStringLiteral("stack_10"));
        QVERIFY(!it.apply().isEnabled());
        QVERIFY2(it.apply().toolTip().startsWith(QStringLiteral("Not used by this method")), qPrintable(it.apply().toolTip()));
    }

    void besideTheButtonIsWhatItDoes() {
        const OpenedDesigner joint = opened();
        QCOMPARE(joint.words("softEffect"), QStringLiteral("Restarts the scene with this spring."));
        const OpenedDesigner contact = opened(QStringLiteral("stack_10"));
        QVERIFY(contact.window->controller().changeSetting(QStringLiteral("method"), QStringLiteral("soft")));
        settle();
        QVERIFY2(contact.words("softEffect").contains(QStringLiteral("for all contacts")), qPrintable(contact.words("softEffect")));
    }

    void theRowAtTheCursorIsDesignedUnlessANumberIsEdited() {
        const OpenedDesigner it = opened();
        const auto step = [&] {
            it.window->controller().forward(Granularity::Row);
            settle();
        };
        while (!it.row().startsWith(QStringLiteral("spring 2"))) {
            QVERIFY(session(*it.window).cursor().step < 2);
            step();
        }
        it.choose(QStringLiteral("spring 7"));
        it.window->controller().forward(Granularity::Term);
        settle();
        step();
        QVERIFY2(it.row().startsWith(QStringLiteral("spring 3")), qPrintable(it.row()));
        it.type(it.first(1), QStringLiteral("123"));
        step();
        QVERIFY2(it.row().startsWith(QStringLiteral("spring 3")), qPrintable(it.row()));
        QCOMPARE(it.first(1).value(), 123.0);
    }

    void fieldsShowAllDigitsOnlyWhileTheyAreEdited() {
        const OpenedDesigner it = opened();
        it.type(it.first(1), QStringLiteral("123.456789"));
        QCOMPARE(it.first(1).text(), QStringLiteral("123.456789 N/m"));
        it.second(1).setFocus();
        QCOMPARE(it.first(1).text(), QStringLiteral("123.457 N/m"));
        QCOMPARE(it.first(1).value(), 123.456789);
        it.first(1).setFocus();
        QCOMPARE(it.first(1).text(), QStringLiteral("123.456789 N/m"));
    }

    void theFormThatWasEditedIsBoldAfterItIsApplied() {
        const OpenedDesigner it = opened();
        it.type(it.first(3), QStringLiteral("0.3"));
        it.type(it.second(3), QStringLiteral("0.01"));
        it.apply().click();
        settle();
        QVERIFY(std::holds_alternative<BetaGammaDef>(*it.scene().joints[0].spring));
        QVERIFY(it.isBold(3) && !it.isBold(2));
        QCOMPARE(it.second(3).text(), QStringLiteral("0.01 s/kg"));
        it.choose(QStringLiteral("spring 2"));
        QVERIFY(it.isBold(0));
    }

    void theWholeChartIsInSightInALowDock() {
        DebuggerController controller;
        QVERIFY(controller.openScene(QStringLiteral("damped_springs")));
        controller.toStep(1);
        SoftDesigner panel(controller);
        panel.resize(400, 350);
        panel.show();
        settle();
        QCOMPARE(panel.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
        QVERIFY(panel.chart().height() >= 120);
    }

    void aLessonCanKeepTheSceneAsItIs() {
        const OpenedDesigner it = opened();
        it.type(it.first(0), QStringLiteral("3"));
        it.panel->allowUse(false, true);
        QVERIFY(!it.apply().isEnabled() && it.apply().toolTip().contains(QStringLiteral("lesson")));
        it.panel->allowUse(true, true);
        QVERIFY(it.apply().isEnabled());
    }

    void aSceneWithoutRowsSaysSo() {
        const OpenedDesigner it = opened(QStringLiteral("single_box"));
        if (it.words("softProblem").isEmpty()) it.window->controller().toStep(1);
        settle();
        QVERIFY(!it.apply().isEnabled());
    }

    void anotherLanguageKeepsWhatWasEdited() {
        waitingWindow().reset();
        LanguageSwitch language;
        const auto designer = [&] { return &language.window().panel<SoftDesigner>(); };
        const auto field = [&](const char* name) { return designer()->findChild<NumberEdit*>(QLatin1String(name)); };
        QVERIFY(language.window().openScene(QStringLiteral("damped_springs")));
        language.window().show();
        language.window().showPanel(QStringLiteral("soft"));
        settle();
        field("softFirst1")->setValue(321);
        field("softSecond1")->setValue(7);
        settle();
        chooseLanguage(language, "ru");
        QCOMPARE(field("softFirst1")->value(), 321.0);
        QCOMPARE(field("softSecond1")->value(), 7.0);
        designer()->findChild<QPushButton*>(QStringLiteral("softApply"))->click();
        settle();
        QVERIFY(language.window().controller().scene().joints[0].spring == AnySpringDef(StiffnessDef{321, 7}));
    }
};

SOLVERSCOPE_TEST(TestSoftDesigner, QApplication)
#include "test_soft_designer.moc"
