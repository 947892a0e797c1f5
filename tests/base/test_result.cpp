// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QTest>
#include <memory>

#include "physics/base/result.h"
#include "tests/test_program.h"

using namespace solverscope;

class ResultTest : public QObject {
    Q_OBJECT
private slots:
    void anErrorNamesThePlaceAsFarAsItIsKnown() {
        QCOMPARE((Error{"scene.json", 3, 14, "expected a number"}.text()), std::string("scene.json:3:14: expected a number"));
        QCOMPARE((Error{"scene.json", 0, 0, "expected a file"}.text()), std::string("scene.json: expected a file"));
        QCOMPARE((Error{"", 0, 0, "expected a key"}.text()), std::string("expected a key"));
    }

    void aResultHoldsAValueOrAnError() {
        const Result<int> seven = 7;
        QVERIFY(seven.has_value());
        QVERIFY(static_cast<bool>(seven));
        QCOMPARE(*seven, 7);
        const Result<int> wrong = Error{"f", 1, 2, "expected seven"};
        QVERIFY(!wrong.has_value());
        QCOMPARE(wrong.error().line, 1);
        QCOMPARE(wrong.error().column, 2);
    }

    void aValueOfTheErrorsOwnTypeIsStillAValue() {
        const Result<std::string> text = std::string("expected");
        QVERIFY(text.has_value());
        QCOMPARE(text->size(), std::size_t(8));
    }

    void aValueThatCannotBeCopiedIsMovedInAndOut() {
        Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
        const std::unique_ptr<int> out = std::move(*result);
        QCOMPARE(*out, 5);
    }

    void theValueCanBeChangedInPlace() {
        Result<std::string> text = std::string("a");
        text->append("b");
        QCOMPARE(text.value(), std::string("ab"));
    }
};

SOLVERSCOPE_TEST(ResultTest, QCoreApplication)
#include "test_result.moc"
