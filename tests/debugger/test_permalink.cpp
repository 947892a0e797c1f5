// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <rapidcheck.h>

#include <QTest>

#include "physics/debugger/permalink.h"
#include "physics/debugger/session.h"
#include "tests/method_variants.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

StepPlace anyPlace() {
    StepPlace place;
    place.step = *rc::gen::inRange<std::int64_t>(1, Recording::maxLength + 1);
    if (*rc::gen::arbitrary<bool>()) {
        place.event = *rc::gen::inRange<std::size_t>(0, 1'000'000);
    } else {
        if (*rc::gen::arbitrary<bool>()) place.substep = *rc::gen::inRange(1, 100);
        if (*rc::gen::arbitrary<bool>()) place.phase = static_cast<Phase>(*rc::gen::inRange(0, phaseCount));
        if (*rc::gen::arbitrary<bool>()) place.iteration = *rc::gen::inRange(1, 1000);
        if (*rc::gen::arbitrary<bool>()) place.row = *rc::gen::inRange(1u, 5000u);
    }
    if (place.event || place.row) place.term = static_cast<Term>(*rc::gen::inRange(0, termCount));
    if (*rc::gen::arbitrary<bool>()) place.check = *rc::gen::arbitrary<std::uint32_t>();
    return place;
}

Permalink anyLink() {
    Permalink link;
    link.scene = *rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::distinctFrom('\0')));
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
        link.inputs.push_back({*rc::gen::inRange<std::int64_t>(1, 50), "iterations=" + std::to_string(i)});
    if (*rc::gen::arbitrary<bool>()) link.place = anyPlace();
    return link;
}

QString refusal(const char* text) {
    const auto link = parsePermalink(text);
    if (link) return QStringLiteral("understood");
    return QStringLiteral("%1: %2").arg(link.error().column).arg(QString::fromStdString(link.error().message));
}

}  // namespace

class TestPermalink : public QObject {
    Q_OBJECT

private slots:
    void everyLinkReadsBackTheSame() {
        QVERIFY(rc::check([] {
            const Permalink link = anyLink();
            const std::string text = linkText(link);
            for (const char c : text) RC_ASSERT(c > ' ' && c < 127);
            const auto read = parsePermalink(text);
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == link);
        }));
    }

    void anyTextIsRefusedWithAColumnOrUnderstood() {
        QVERIFY(rc::check([] {
            std::string text = linkText(anyLink());
            for (int changes = *rc::gen::inRange(0, 5); changes > 0; --changes) {
                const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
                if (*rc::gen::arbitrary<bool>())
                    text[at] = *rc::gen::arbitrary<char>();
                else
                    text.insert(at, 1, *rc::gen::element('#', '?', '&', '@', '~', '.', '%', 'f', '9'));
            }
            const auto read = parsePermalink(text);
            if (read) {
                RC_ASSERT(parsePermalink(linkText(*read)).value() == *read);
            } else {
                RC_ASSERT(read.error().column >= 1 && read.error().column <= static_cast<int>(text.size()) + 1);
                RC_ASSERT(!read.error().message.empty());
            }
        }));
    }

    void aLinkIsShortEnoughToType() {
        const auto link = parsePermalink("stack_10?iterations=20&warm_starting=0@9#f12.i3.r5.clamp~3fa9c21b");
        QVERIFY(link.has_value());
        QCOMPARE(link->scene, std::string("stack_10"));
        QCOMPARE(link->inputs.size(), std::size_t{2});
        QCOMPARE(link->inputs[1].step, std::int64_t{9});
        QCOMPARE(link->place->step, std::int64_t{12});
        QCOMPARE(*link->place->iteration, 3);
        QCOMPARE(*link->place->row, 5u);
        QCOMPARE(link->place->term, Term::Clamp);
        QCOMPARE(*link->place->check, 0x3fa9c21bu);
        QVERIFY(parsePermalink("#f2").has_value());
        QVERIFY(parsePermalink("a file with blanks.json").has_value());
    }

    void aMistakeIsNamedWithItsColumn() {
        QVERIFY(refusal("").startsWith("1: expected a scene"));
        QVERIFY(refusal("stack_10#12").startsWith("10: expected 'f' and a step"));
        QVERIFY(refusal("stack_10#f0").startsWith("10: "));
        QVERIFY(refusal("stack_10#f12.q3").startsWith("14: expected i and a sweep"));
        QVERIFY(refusal("stack_10#f12.i3.i4").startsWith("17: 'i4' repeats"));
        QVERIFY(refusal("stack_10#f12.i0").startsWith("15: expected a number from 1"));
        QVERIFY(refusal("stack_10#f12.clamp").startsWith("10: expected a row"));
        QVERIFY(refusal("stack_10#f12.e3.i1").startsWith("10: expected an event's number or words"));
        QVERIFY(refusal("stack_10#f12~123").startsWith("14: expected eight"));
        QVERIFY(refusal("stack_10?iterations=4@0#f1").startsWith("23: expected a step"));
        QVERIFY(refusal("stack_10?&a=1").startsWith("10: expected an input"));
    }

    void aMistakeInAnInputHasTheColumnOfTheLink() {
        const auto link = parsePermalink("two_box_stack?iterations=20&itterations=3#f2");
        const auto inputs = linkedInputs(*link, shippedScene("two_box_stack"));
        QVERIFY(!inputs.has_value());
        QCOMPARE(inputs.error().column, 29);
    }

    void aLinkCannotAskForAStepWithoutEnd() {
        const auto link = parsePermalink("two_box_stack?method=tgs_soft&substeps=10000@3&relax_iterations=10000@3#f2");
        const auto inputs = linkedInputs(*link, shippedScene("two_box_stack"));
        QVERIFY(!inputs.has_value());
        QCOMPARE(inputs.error().column, 48);
        QVERIFY(inputs.error().message.starts_with("expected fewer iterations or sub-steps"));
    }

    /// Whichever comes first: the step has both.
    void theOrderOfSettingsWithinAStepDoesNotMatter() {
        for (const char* text : {"two_box_stack?method=tgs_soft&substeps=10000&relax_iterations=19&iterations=0#f1",
                                 "two_box_stack?method=tgs_soft&iterations=0&relax_iterations=19&substeps=10000#f1"})
            QVERIFY(linkedInputs(*parsePermalink(text), shippedScene("two_box_stack")).has_value());
    }

    void aPlaceLeadsBackToItsStop_data() {
        QTest::addColumn<QString>("variant");
        for (const QString& variant : methodVariants()) QTest::newRow(qPrintable(variant)) << variant;
    }
    /// At every stop of a step (of every method) the link, read again, finds the very same stop in another session.
    void aPlaceLeadsBackToItsStop() {
        QFETCH(QString, variant);
        Scene scene = shippedScene("stack_10");
        scene.settings = withVariant(scene.settings, variant);
        Session session(scene);
        Session other(scene);
        session.run(3);
        other.run(3);
        const std::size_t count = session.events().size();
        for (std::size_t event = 0; event < count; event += 1 + count / 25) {
            session.seek({3, event, event % 2 ? Term::VelocityB : Term::Sum});
            const auto link = parsePermalink(linkText(permalinkTo(session, "stack_10")));
            const auto same = goTo(other, *link->place);
            QVERIFY(same.has_value());
            QVERIFY(*same);
            QCOMPARE(other.cursor(), session.cursor());
        }
    }

    void wordsAreUsedWhereTheyMeanTheStop() {
        Session session(shippedScene("stack_10"));
        const auto at = [&](const char* place) {
            const auto same = goTo(session, *parsePlace(place));
            return same.has_value() &&
                   placeText(placeOf(session)).substr(0, std::string(place).size() + 1) == std::string(place) + "~";
        };
        QVERIFY(at("f2"));
        QVERIFY(at("f2.collide"));
        QVERIFY(at("f2.i3"));
        QVERIFY(at("f2.i3.r5"));
        QVERIFY(at("f2.i3.r5.clamp"));
        QVERIFY(at("f2.solve_pseudo_velocities.i1.r2"));
        QCOMPARE(session.event().phase, Phase::SolvePseudoVelocities);
    }

    void theInputsOfALinkMakeTheSameMoment() {
        Session session(shippedScene("stack_10"));
        session.run(4);
        QVERIFY(session.changeSetting("iterations", "5"));
        session.addInput(MoveBody{BodyId{10}, {0.125, 11}, 0.25});
        session.run(3);
        session.addInput(GrabBody{BodyId{3}, {0.1, 0}, {2, 3}});
        session.run(2);
        session.addInput(DragTo{{2.5, 3}});
        session.run(2);
        session.seek({10, 40, Term::VelocityB});
        const std::string text = linkText(permalinkTo(session, "stack_10"));

        const auto link = parsePermalink(text);
        Session other(shippedScene("stack_10"));
        other.replaceInputs(*linkedInputs(*link, other.scene()));
        const auto same = goTo(other, *link->place);
        QVERIFY(same.has_value() && *same);
        QCOMPARE(hashOf(other.world()), hashOf(session.world()));

        Session without(shippedScene("stack_10"));
        const auto different = goTo(without, *link->place);
        QVERIFY(different.has_value() && !*different);
    }

    void aPlaceThatIsNotThereSaysSo() {
        Session session(shippedScene("stack_10"));
        const auto message = [&](const char* place) {
            const auto there = goTo(session, *parsePlace(place));
            return there ? QStringLiteral("there") : QString::fromStdString(there.error().message);
        };
        QCOMPARE(message("f2.i99"), QStringLiteral("step 2 has no sweep 99"));
        QVERIFY(message("f2.e999999").startsWith("step 2 has no event 999999, its last one is "));
        QCOMPARE(message("f2.i3.r999"), QStringLiteral("step 2 has no sweep 3, row 999"));
    }
};

SOLVERSCOPE_TEST(TestPermalink, QCoreApplication)
#include "test_permalink.moc"
