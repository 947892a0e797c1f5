// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QLabel>
#include <QPushButton>
#include <QtTest>
#include <algorithm>
#include <set>

#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/step_map.h"
#include "gui/lessons/step_map_box.h"
#include "gui/session/notebooks.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "physics/scene/methods.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestStepMap : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() {
        m_user.forget();
        m_controller = std::make_unique<DebuggerController>();
        QVERIFY(m_controller->openScene(QStringLiteral("two_box_stack")));
        m_map = std::make_unique<StepMap>(*m_controller);
        m_map->resize(360, 60);
        m_map->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_map.get()));
    }
    void cleanup() {
        m_map.reset();
        m_controller.reset();
        useLanguage(QStringLiteral("en"));
    }

    void theBoxesAreThePhasesOfTheRecordedStep_data() {
        QTest::addColumn<QString>("method");
        for (const MethodTraits& traits : methodTraits) {
            const QString key = QString::fromUtf8(traits.key.data(), static_cast<qsizetype>(traits.key.size()));
            QTest::newRow(qPrintable(key)) << key;
        }
    }
    void theBoxesAreThePhasesOfTheRecordedStep() {
        QFETCH(QString, method);
        toStepWith(method);
        std::vector<Phase> recorded;
        for (const Event& event : session().events())
            if (std::ranges::find(recorded, event.phase) == recorded.end()) recorded.push_back(event.phase);
        QVERIFY(recorded.size() >= 4);
        QVERIFY(std::ranges::equal(m_map->boxes(), recorded, {}, &StepMapBox::phase));
        std::set<QString> names;
        for (const StepMapBox* box : m_map->boxes()) {
            QVERIFY(box->isVisible() && !box->text().isEmpty() && !box->toolTip().isEmpty() && !box->accessibleName().isEmpty());
            names.insert(box->text());
            QVERIFY(m_map->rect().contains(box->geometry()));
        }
        QCOMPARE(names.size(), recorded.size());
    }

    void whatAMethodDoesNotHaveIsAbsent() {
        toStepWith(QStringLiteral("sequential_impulses"));
        QVERIFY(box(Phase::SolveVelocities) && !box(Phase::DeriveVelocities));
        for (const char* method : {"xpbd", "verlet", "avbd"}) {
            toStepWith(QLatin1String(method));
            QVERIFY2(box(Phase::SolvePositions) && !box(Phase::SolveVelocities), method);
        }
        toStepWith(QStringLiteral("tgs_soft"));
        QVERIFY(box(Phase::RelaxVelocities));
    }

    void theBoxOfTheCursorIsLitAtEveryStop() {
        toStepWith(QStringLiteral("sequential_impulses"));
        for (std::size_t i = 0; i < session().events().size(); ++i) {
            m_controller->seekEvent(i);
            settle();
            const Phase now = session().event().phase;
            bool isBefore = true;
            for (const StepMapBox* each : m_map->boxes()) {
                const bool isHere = each->phase() == now;
                QCOMPARE(each->state(), isHere     ? StepMapBox::State::Current
                                        : isBefore ? StepMapBox::State::Passed
                                                   : StepMapBox::State::ToCome);
                isBefore = isBefore && !isHere;
            }
        }
    }

    void statesDifferWithoutColours_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void statesDifferWithoutColours() {
        QFETCH(bool, dark);
        StepMapBox each(Phase::SolveVelocities, true, nullptr);
        each.setPalette(dark ? darkPalette() : lightPalette());
        each.resize(each.sizeHint());
        QList<QImage> pictures;
        for (const auto state : {StepMapBox::State::Passed, StepMapBox::State::Current, StepMapBox::State::ToCome}) {
            each.setState(state, {});
            pictures += each.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        }
        const auto mean = [](const QImage& picture) {
            qint64 sum = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) sum += qGray(picture.pixel(x, y));
            return static_cast<double>(sum) / (picture.width() * picture.height());
        };
        QVERIFY(std::abs(mean(pictures[1]) - mean(pictures[0])) > 30);
        QVERIFY(pictures[0] != pictures[2]);
    }

    void aClickGoesToTheBeginningOfThePhase() {
        toStepWith(QStringLiteral("sequential_impulses"));
        for (const Phase phase : {Phase::SolveVelocities, Phase::Collide, Phase::IntegratePositions}) {
            QTest::mouseClick(box(phase), Qt::LeftButton);
            settle();
            QCOMPARE(session().event().phase, phase);
            QVERIFY(session().cursor().event == 0 || session().events()[session().cursor().event - 1].phase != phase);
            QCOMPARE(session().cursor().step, 3);
        }
    }

    void aStageThatIsLimitedKeepsItsMoments() {
        toStepWith(QStringLiteral("sequential_impulses"));
        const auto& events = session().events();
        const auto rowAt = [&](int number) {
            for (std::size_t i = 0; i < events.size(); ++i)
                if (events[i].phase == Phase::SolveVelocities && events[i].kind == EventKind::Row && number-- == 0) return i;
            return std::size_t(0);
        };
        const Cursor from{3, rowAt(1), Term::VelocityB};
        const Cursor to{3, rowAt(2), Term::VelocityB};
        m_map->setRange(std::pair(from, to));
        for (const StepMapBox* each : m_map->boxes()) {
            QCOMPARE(each->isEnabled(), each->phase() == Phase::SolveVelocities);
            if (!each->isEnabled()) QVERIFY2(each->toolTip().contains(QLatin1String("This stage")), qPrintable(each->toolTip()));
        }
        QTest::mouseClick(box(Phase::SolveVelocities), Qt::LeftButton);
        QCOMPARE(session().cursor(), from);
        m_map->setRange(std::nullopt);
        QVERIFY(box(Phase::Collide)->isEnabled());
    }

    void whatComesLaterIsLockedWhileItIsHidden() {
        toStepWith(QStringLiteral("sequential_impulses"));
        QTest::mouseClick(box(Phase::WarmStart), Qt::LeftButton);
        settle();
        m_controller->hideFuture(this, true);
        settle();
        QVERIFY(box(Phase::Collide)->isEnabled() && box(Phase::WarmStart)->isEnabled());
        QVERIFY(!box(Phase::SolveVelocities)->isEnabled() && !box(Phase::IntegratePositions)->isEnabled());
        QVERIFY(box(Phase::SolveVelocities)->toolTip().contains(QLatin1String("hidden")));
        m_controller->hideFuture(this, false);
        settle();
        QVERIFY(box(Phase::SolveVelocities)->isEnabled());
    }

    void aClickStaysInTheSubStep() {
        QVERIFY(m_controller->changeSetting(QStringLiteral("substeps"), QStringLiteral("4")));
        toStepWith(QStringLiteral("tgs_soft"));
        const auto& events = session().events();
        const auto third = std::ranges::find_if(
            events, [](const Event& event) { return event.substep == 3 && event.phase == Phase::SolveVelocities; });
        QVERIFY(third != events.end());
        m_controller->seekEvent(static_cast<std::size_t>(third - events.begin()));
        settle();
        QCOMPARE(m_map->findChild<QLabel*>(QStringLiteral("stepMapSubstep"))->text(), QStringLiteral("sub-step 3 of 4"));
        QTest::mouseClick(box(Phase::IntegratePositions), Qt::LeftButton);
        settle();
        QCOMPARE(session().event().substep, 3);
        QCOMPARE(session().event().phase, Phase::IntegratePositions);
    }

    void theKeysReachEveryBox() {
        toStepWith(QStringLiteral("sequential_impulses"));
        m_controller->seekEvent(0);
        settle();
        int stops = 0;
        for (const StepMapBox* each : m_map->boxes()) stops += (each->focusPolicy() & Qt::TabFocus) != 0;
        QCOMPARE(stops, 1);
        m_map->boxes()[0]->setFocus(Qt::TabFocusReason);
        QTest::keyClick(m_map->boxes()[0], Qt::Key_Right);
        QVERIFY(m_map->boxes()[1]->hasFocus());
        QTest::keyClick(m_map->boxes()[1], Qt::Key_Right);
        QTest::keyClick(m_map->boxes()[2], Qt::Key_Left);
        QTest::keyClick(m_map->boxes()[1], Qt::Key_Space);
        settle();
        QCOMPARE(session().event().phase, m_map->boxes()[1]->phase());
        QVERIFY(m_map->boxes()[1]->hasFocus());
    }

    void theNamesAreTranslated() {
        QCOMPARE(StepMapBox(Phase::SolveVelocities, true, nullptr).text(), QStringLiteral("sweeps"));
        useLanguage(QStringLiteral("ru"));
        QCOMPARE(StepMapBox(Phase::SolveVelocities, true, nullptr).text(), QStringLiteral("проходы"));
        useLanguage(QStringLiteral("ja"));
        QCOMPARE(StepMapBox(Phase::SolveVelocities, true, nullptr).text(), QStringLiteral("スイープ"));
    }

    void everyStageOfALessonHasItWithTheStagesMoments() {
        Journal journal;
        LessonPanel panel(*m_controller, journal);
        panel.resize(360, 800);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVERIFY(panel.openLesson(QStringLiteral("3.2")));
        auto* map = panel.findChild<StepMap*>();
        bool wasLimited = false;
        for (int stage = 0; stage < panel.stageCount(); ++stage) {
            settle();
            QCOMPARE(panel.stage(), stage);
            QVERIFY(map->isVisible() && !map->boxes().empty());
            const auto lit = std::ranges::find(map->boxes(), StepMapBox::State::Current, &StepMapBox::state);
            QVERIFY(lit != map->boxes().end());
            QCOMPARE((*lit)->phase(), session().event().phase);
            for (StepMapBox* each : map->boxes()) wasLimited = wasLimited || each->toolTip().contains(QLatin1String("This stage"));
            auto* next = panel.findChild<QPushButton*>(QStringLiteral("next"));
            (next->isEnabled() ? next : panel.findChild<QPushButton*>(QStringLiteral("skip")))->click();
        }
        QVERIFY(wasLimited);
    }

private:
    const Session& session() const { return m_controller->session(); }

    StepMapBox* box(Phase phase) const {
        const auto found = std::ranges::find(m_map->boxes(), phase, &StepMapBox::phase);
        return found == m_map->boxes().end() ? nullptr : *found;
    }

    void toStepWith(const QString& method) {
        m_controller->seek({1, 0, Term::VelocityB});
        QVERIFY2(m_controller->changeSetting(QStringLiteral("method"), method), qPrintable(m_controller->problem()));
        m_controller->toStep(3);
        settle();
    }

    UserOfATest m_user;
    std::unique_ptr<DebuggerController> m_controller;
    std::unique_ptr<StepMap> m_map;
};

SOLVERSCOPE_TEST(TestStepMap, QApplication)
#include "test_step_map.moc"
