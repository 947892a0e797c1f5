// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Numbers as they are shown: their digits, and their units on the same line.
#include <QDockWidget>
#include <QLabel>
#include <QRegularExpression>
#include <QTableView>
#include <QTextBoundaryFinder>
#include <QTextBrowser>
#include <QTextDocument>
#include <bit>
#include <cmath>
#include <random>

#include "gui/app/actions.h"
#include "gui/app/perspective.h"
#include "gui/panels/iteration_table/iteration_table.h"
#include "gui/panels/row_card/row_card.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// Numbers of every size and with every last digit.
std::vector<double> anyNumbers(int count) {
    std::mt19937_64 random(7);
    std::vector<double> numbers{0.1 + 0.2, 1.0 / 3, -1e-17, 1e300, 5e-324, -0.0375};
    while (static_cast<int>(numbers.size()) < count)
        if (const auto number = std::bit_cast<double>(random()); std::isfinite(number)) numbers.push_back(number);
    return numbers;
}

/// Where a text may end a line between a number and its unit, or within a unit.
QStringList brokenUnits(const QString& text) {
    static const QRegularExpression quantity(
        QStringLiteral("\\d[\\x{2060}\\d.e−+]*[ \\x{A0}]((?:1/)?(?:m|kg|N|J|s|rad|Hz)[²³]?"
                       "([ \\x{A0}/]\\x{2060}?(?:m|kg|s|rad)[²³]?)*)(?![\\w/])"));
    QStringList broken;
    for (auto each = quantity.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        QTextBoundaryFinder lines(QTextBoundaryFinder::Line, text);
        lines.setPosition(match.capturedStart());
        const auto end = lines.toNextBoundary();
        if (end >= 0 && end < match.capturedEnd()) broken += match.captured();
    }
    return broken;
}

class AllDigits {
public:
    AllDigits() { setShowsAllDigits(true); }
    ~AllDigits() { setShowsAllDigits(false); }
};

struct LanguageOfTest {
    explicit LanguageOfTest(const char* code) { useLanguage(QLatin1String(code)); }
    ~LanguageOfTest() { useLanguage(QStringLiteral("en")); }
};

}  // namespace

class TestNumberText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }

    void allDigitsReadBackToTheSameBits() {
        const AllDigits on;
        for (const double number : anyNumbers(2000)) {
            const auto read = typedNumber(shown(number));
            QVERIFY2(read, qPrintable(shown(number)));
            QCOMPARE(std::bit_cast<std::uint64_t>(*read), std::bit_cast<std::uint64_t>(number));
        }
    }

    void aRoundedNumberIsOffByHalfItsLastDigitAtMost() {
        for (const double number : anyNumbers(2000)) {
            if (std::abs(number) < 1e-12) continue;
            const auto read = typedNumber(shown(number, 4));
            QVERIFY(read);
            QVERIFY(std::abs(*read - number) <= 0.5001e-3 * std::abs(number));
        }
    }

    void whatRoundingLeavesIsNotShownAsDigitsOfMeaning() {
        QCOMPARE(shown(0.1 + 0.2), QStringLiteral("0.3"));
        QCOMPARE(shown(-1.73472e-18).remove(wordJoiner), QStringLiteral("−1.7e−18"));
        QCOMPARE(shown(-0.0), QStringLiteral("0"));
        QCOMPARE(shownFixed(-0.0004, 3), QStringLiteral("0.000"));
        QCOMPARE(shownFixed(-0.0006, 3), QStringLiteral("−0.001"));
    }

    void aUnitStaysOnTheLineOfItsNumber() {
        for (const char* unit : {"m", "m/s", "m/s²", "N s", "N m s", "1/(kg m²)", "N s/m"}) {
            const QString text = QStringLiteral("it is now ") + withUnit(shown(-1.5e-7), QLatin1String(unit));
            QTextBoundaryFinder lines(QTextBoundaryFinder::Line, text);
            lines.setPosition(text.lastIndexOf(QLatin1Char(' ')) + 1);
            QCOMPARE(lines.toNextBoundary(), text.size());
        }
    }

    void aSentenceBindsItsUnitsAndNothingElse() {
        const QChar blank(0x00A0);
        const QString slash = QLatin1Char('/') + QString(wordJoiner);
        QCOMPARE(withUnitsBound(QStringLiteral("%1 m/s of %2 steps, %3 %4")),
                 QStringLiteral("%1") + blank + QStringLiteral("m") + slash + QStringLiteral("s of %2 steps, %3 %4"));
        QCOMPARE(withUnitsBound(QStringLiteral("%1 J of energy")), QStringLiteral("%1") + blank + QStringLiteral("J of energy"));
        for (const char* same : {"%1 samples", "row 3 Next", "%1 more", "1 more step", "%1 %2", "2 shown, 3 kept"})
            QCOMPARE(withUnitsBound(QLatin1String(same)), QLatin1String(same));
    }

    void noPanelSeparatesANumberFromItsUnit_data() {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("scene");
        for (const Language& language : languages())
            for (const char* scene : {"stack_10", "motor_arm", "tyres"})
                QTest::addRow("%s %s", language.code, scene) << QByteArray(language.code) << QString::fromLatin1(scene);
    }
    void noPanelSeparatesANumberFromItsUnit() {
        QFETCH(QByteArray, language);
        QFETCH(QString, scene);
        const LanguageOfTest spoken(language);
        const auto window = shownWindow(scene);
        window->controller().toStep(20);
        for (int i = 0; i < 6; ++i) window->controller().forward(Granularity::Row);
        QStringList broken;
        int numbers = 0;
        const auto check = [&] {
            settle();
            const auto look = [&](const QWidget& widget, const QString& text) {
                if (!widget.isVisible()) return;
                numbers += text.contains(QRegularExpression(QStringLiteral("\\d\\x{A0}\\p{L}")));
                for (const QString& each : brokenUnits(text))
                    broken += QStringLiteral("%1: %2 in “%3”").arg(widget.objectName(), each, text.left(120));
            };
            for (const auto* label : window->findChildren<QLabel*>()) look(*label, label->text());
            for (const auto* page : window->findChildren<QTextBrowser*>()) look(*page, page->document()->toRawText());
        };
        for (const Perspective each : allPerspectives) {
            window->showPerspective(each);
            check();
        }
        for (QDockWidget* dock : window->panels().docks()) {
            dock->show();
            dock->raise();
            check();
        }
        broken.removeDuplicates();
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join(QLatin1Char('\n'))));
        QVERIFY(numbers > 5);
    }

    void theSwitchShowsAllDigitsInTableAndCard() {
        LanguageSwitch holder;
        holder.window().setWindowState(Qt::WindowNoState);
        holder.window().resize(smallWindow);
        QVERIFY(holder.window().openScene(QStringLiteral("stack_10")));
        holder.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&holder.window()));
        holder.window().showPerspective(Perspective::Debug);
        holder.window().controller().toStep(5);
        holder.window().controller().forward(Granularity::Iteration);
        for (int i = 0; i < 7; ++i) holder.window().controller().forward(Granularity::Row);
        settle();
        const double delta = holder.window().controller().session().event().visit.delta;
        const double sum = holder.window().controller().session().event().visit.lambdaAfter;
        const auto card = [&] { return holder.window().panel<RowCard>().findChild<QTextBrowser*>()->toPlainText(); };
        const auto table = [&] {
            QStringList texts;
            const QAbstractItemModel& model = *holder.window().panel<IterationTable>().findChild<QTableView*>()->model();
            for (int row = 0; row < model.rowCount(); ++row)
                for (int column = 0; column < model.columnCount(); ++column) texts += model.index(row, column).data().toString();
            return texts.join(QLatin1Char('\n'));
        };
        const auto inFull = [&](bool on) {
            holder.window().actions()[QStringLiteral("all-digits")]->trigger();
            QTRY_COMPARE(showsAllDigits(), on);
            settle();
        };
        const QString rounded = shown(delta);
        QVERIFY(card().contains(rounded));
        inFull(true);
        QVERIFY(holder.window().actions()[QStringLiteral("all-digits")]->isChecked());
        QVERIFY(shown(delta).size() > rounded.size());
        QVERIFY2(card().contains(shown(delta)), qPrintable(card()));
        QVERIFY2(table().contains(shown(sum)), qPrintable(table()));
        QVERIFY(savedAllDigits());
        inFull(false);
        QVERIFY(card().contains(rounded));
        QVERIFY(!table().contains(exact(sum)));
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestNumberText, QApplication)
#include "test_number_text.moc"
