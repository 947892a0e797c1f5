// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/number_edit.h"

#include <QTest>
#include <QToolTip>

#include "gui/text/number_text.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

template <typename Edit>
void type(Edit& edit, const QString& text) {
    edit.show();
    edit.setFocus();
    edit.selectAll();
    QTest::keyClicks(&edit, text);
}

}  // namespace

class TestNumberEdit : public QObject {
    Q_OBJECT

private slots:
    void numbersMayBeTypedAsArithmetic() {
        NumberEdit edit;
        edit.setRange(0, 10);
        edit.setSuffix(QStringLiteral(" s"));
        type(edit, QStringLiteral("(3.5+3+2.5)*0.05"));
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edit.value(), 9 * 0.05);
        QCOMPARE(edit.text(), QStringLiteral("0.45 s"));
    }

    void aCountMayBeTypedAsArithmetic() {
        CountEdit edit;
        edit.setRange(1, 1000);
        edit.setPrefix(QStringLiteral("row "));
        type(edit, QStringLiteral("4*15"));
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edit.value(), 60);
    }

    void aFormulaWithAMistakeStaysAndTheMistakeIsShown() {
        NumberEdit edit;
        edit.setRange(0, 10);
        type(edit, QStringLiteral("(1+2"));
        QTest::keyClick(&edit, Qt::Key_Return);
        QVERIFY(edit.text().contains(QStringLiteral("(1+2")));
        QCOMPARE(edit.value(), 0.0);
        QCOMPARE(QToolTip::text(), QStringLiteral("expected ')'"));
        QTest::keyClicks(&edit, QStringLiteral(")"));
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edit.value(), 3.0);
    }

    void aNumberOutOfRangeSaysTheRange() {
        CountEdit edit;
        edit.setRange(1, 20);
        type(edit, QStringLiteral("5*5"));
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(QToolTip::text(), QStringLiteral("25; expected 1 to 20"));
        QCOMPARE(edit.value(), 1);
    }

    void aCountIsWhole() {
        CountEdit edit;
        edit.setRange(1, 20);
        type(edit, QStringLiteral("5/2"));
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(QToolTip::text(), QStringLiteral("expected a whole number"));
    }

    void theResultIsShownWhileAFormulaIsTyped() {
        QCOMPARE(typedResult(QStringLiteral("1/4"), QStringLiteral(" s")), QStringLiteral("= 0.25\u00A0s"));
        QCOMPARE(typedResult(QStringLiteral("0,25"), QStringLiteral(" s")), QString());
        QCOMPARE(typedResult(QStringLiteral("(1+"), QString()), QString());
    }
};

SOLVERSCOPE_TEST(TestNumberEdit, QApplication)
#include "test_number_edit.moc"
