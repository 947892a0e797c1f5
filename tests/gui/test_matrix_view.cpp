// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QtTest>
#include <cmath>

#include "gui/panels/matrix/matrix_canvas.h"
#include "gui/panels/matrix/matrix_view.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"
#include "physics/analysis/spectrum/row_arrangement.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The panel as the user opens it: by its key.
struct OpenedMatrix {
    ShownWindow window;
    MatrixView* view = nullptr;
    MatrixCanvas* canvas = nullptr;

    explicit OpenedMatrix(const char* scene) : window(sharedWindow(QLatin1String(scene))) {
        QTest::keyClick(window.get(), Qt::Key_M, Qt::ControlModifier);
        settle();
        view = &window->panel<MatrixView>();
        canvas = view->findChild<MatrixCanvas*>();
        if (!view->isVisible()) qFatal("the matrix does not open");
    }
    QString text(const char* name) const { return unbound(view->findChild<QLabel*>(QLatin1String(name))->text()); }
    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) const { QTest::keyClick(canvas, key, with); }
    void click(QPoint cell, Qt::KeyboardModifiers with = {}) const {
        QTest::mouseClick(canvas, Qt::LeftButton, with, canvas->cellRect(cell).center().toPoint());
    }
};

/// Where an entry's colour is to be seen: away from its number.
QColor colourAt(MatrixCanvas& canvas, QPoint cell) {
    const QRectF rect = canvas.cellRect(cell);
    return canvas.grab().toImage().pixelColor((rect.topLeft() + QPointF(0.12 * rect.width(), 0.12 * rect.height())).toPoint());
}

/// Equal up to the number of shades that a picture has.
bool alike(const QColor& x, const QColor& y) {
    const auto near = [](int a, int b) { return std::abs(a - b) <= 3; };
    return near(x.red(), y.red()) && near(x.green(), y.green()) && near(x.blue(), y.blue());
}

}  // namespace

class TestMatrixView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void itsKeyOpensItAndTheKeyboardIsThere() {
        const OpenedMatrix opened("two_box_stack");
        QCOMPARE(QApplication::focusWidget(), opened.canvas);
        QCOMPARE(dockOf(*opened.window, "matrixDock")->windowTitle(), QStringLiteral("Matrix"));
        QCOMPARE(opened.view->matrix()->size(), 2U);
    }

    void aCellSaysWhatItMeansAndThroughWhichBody() {
        const OpenedMatrix opened("two_box_stack");
        opened.key(Qt::Key_Right);  // the first key selects the current row's own cell
        QCOMPARE(opened.canvas->selected(), std::optional(QPoint(0, 0)));
        QVERIFY2(opened.text("matrixCell").contains("an impulse of 1 N s on row 1 changes the speed of row 1 by 1 m/s"),
                 qPrintable(opened.text("matrixCell")));
        QVERIFY(opened.text("matrixCell").contains("effective mass is 1/1 = 1 kg"));
        opened.key(Qt::Key_Right);
        QCOMPARE(
            opened.text("matrixCell"),
            QStringLiteral("Row 1 (ground/lower#1 push) and row 2 (lower/upper#1 push) share lower: an impulse of 1 N s on row 2 "
                           "changes the speed of row 1 by −1 m/s."));
        QVERIFY2(opened.text("matrixRow").contains("disturbs one other row: 2."), qPrintable(opened.text("matrixRow")));
    }

    void conditionAndSpectralRadiusAreThoseOfTheLesson() {
        const OpenedMatrix opened("two_box_stack");
        // κ = (1 + 1/√2) / (1 − 1/√2)
        QTRY_VERIFY2(opened.text("matrixCondition").contains(QStringLiteral("κ = 5.828, exact")),
                     qPrintable(opened.text("matrixCondition")));
        QTRY_VERIFY2(opened.text("matrixCondition").contains(QStringLiteral("leaves 0.5000 of the error")),
                     qPrintable(opened.text("matrixCondition")));
    }

    void aRateCloseToOneShowsWhatIsMissing() {
        QCOMPARE(shownRate(0.5), QStringLiteral("0.5000"));
        QCOMPARE(shownRate(0.96938), QStringLiteral("0.9694"));
        QCOMPARE(shownRate(0.99996), QStringLiteral("0.99996"));
        QCOMPARE(shownRate(1), QStringLiteral("1.0000"));
        QCOMPARE(shownRate(1e-7), QStringLiteral("1e−07"));
        QCOMPARE(shownRate(std::nan("")), QStringLiteral("–"));
    }

    void coloursTellTheSignInLightAndDark() {
        const OpenedMatrix opened("two_box_stack");
        opened.window->controller().pickRow(std::nullopt);
        opened.window->controller().seek({1, 4, Term::VelocityB});
        const RowMatrix& A = *opened.view->matrix();
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(30, 30, 30));
        dark.setColor(QPalette::Text, Qt::white);
        for (const QPalette& palette : {opened.canvas->palette(), dark}) {
            opened.canvas->setPalette(palette);
            const QColor negative = colourAt(*opened.canvas, {1, 0});
            const QColor positive = colourAt(*opened.canvas, {1, 1});
            QVERIFY(alike(negative, entryColour(entryShare(-1, A.largest()), false, palette)));
            QVERIFY(alike(positive, entryColour(1, false, palette)));
            QVERIFY(negative.red() > negative.blue() && positive.blue() > positive.red());
        }
    }

    void rowsStandInTheOrderOfTheSweep() {
        const OpenedMatrix opened("stack_10");
        DebuggerController& controller = opened.window->controller();
        QVERIFY(controller.changeSetting("row_order", "reversed"));
        controller.toStep(3);
        const auto last = opened.view->matrix()->size() - 1;
        QCOMPARE(opened.canvas->rowAt(0), last);
        QCOMPARE(opened.canvas->rowAt(static_cast<int>(last)), 0U);
    }

    void aClickMarksTheRowAndTheSceneKnowsIt() {
        const OpenedMatrix opened("stack_10");
        DebuggerController& controller = opened.window->controller();
        controller.toStep(3);
        QVERIFY(!controller.markedRow());
        opened.click({2, 5});
        QCOMPARE(controller.markedRow(), std::optional(RowRef{RowList::Velocities, opened.canvas->rowAt(5)}));
        QVERIFY2(opened.text("matrixRow").startsWith("Row 6"), qPrintable(opened.text("matrixRow")));
        opened.key(Qt::Key_Down);
        opened.key(Qt::Key_Return);
        QCOMPARE(controller.markedRow()->row, opened.canvas->rowAt(6));
    }

    void theCellUnderThePointerIsTheOneThatIsDrawnThere() {
        const OpenedMatrix opened("stack_10");
        const int count = static_cast<int>(opened.view->matrix()->size());
        for (const double factor : {1.0, 3.0, 0.2}) {
            opened.canvas->zoom(factor);
            for (int i = 0; i < count; ++i) {
                const QPointF middle = opened.canvas->cellRect({i, i}).center();
                if (!opened.canvas->plot().contains(middle)) continue;
                QCOMPARE(opened.canvas->cellAt(middle), std::optional(QPoint(i, i)));
            }
        }
        QVERIFY(!opened.canvas->cellAt({0, 0}));
    }

    void zoomAndArrowsKeepTheSelectedCellInSight() {
        const OpenedMatrix opened("pyramid_10");
        opened.window->controller().toStep(20);
        const int count = static_cast<int>(opened.view->matrix()->size());
        QVERIFY(count > 100);
        const double all = opened.canvas->cellSize();
        QVERIFY(opened.canvas->plot().contains(opened.canvas->cellRect({count - 1, count - 1}).center()));
        opened.canvas->select({count - 1, count / 2});
        for (int i = 0; i < 12; ++i) opened.key(Qt::Key_Plus);
        QVERIFY(opened.canvas->cellSize() > 5 * all);
        QVERIFY(opened.canvas->plot().contains(opened.canvas->cellRect({count - 1, count / 2}).center()));
        opened.canvas->select({0, 0});
        QVERIFY(opened.canvas->plot().contains(opened.canvas->cellRect({0, 0}).center()));
        for (int i = 0; i < 30; ++i) opened.key(Qt::Key_Down);
        QCOMPARE(opened.canvas->selected(), std::optional(QPoint(0, 30)));
        QVERIFY(opened.canvas->plot().contains(opened.canvas->cellRect({0, 30}).center()));
        opened.key(Qt::Key_0);
        QCOMPARE(opened.canvas->cellSize(), all);
    }

    void theSelectedBlockIsCopiedWithNamesAndNumbersInFull() {
        const OpenedMatrix opened("two_box_stack");
        opened.click({0, 0});
        opened.key(Qt::Key_Right, Qt::ShiftModifier);
        opened.key(Qt::Key_Down, Qt::ShiftModifier);
        opened.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("row,name,row 1,row 2\n"
                                                                   "1,ground/lower#1 push,1,-1\n"
                                                                   "2,lower/upper#1 push,-1,2\n"));
        opened.click({1, 0});
        QTest::mouseClick(opened.view->findChild<QToolButton*>("matrixCopy"), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("row,name,row 2\n1,ground/lower#1 push,-1\n"));
    }

    void clampedRowsAreDim() {
        const OpenedMatrix opened("pyramid_10");
        DebuggerController& controller = opened.window->controller();
        controller.toStep(30);
        const Session& at = controller.session();
        const auto clamps = lastClamps(at.events(), at.cursor().event, RowList::Velocities, opened.view->matrix()->size());
        const auto clamped =
            std::ranges::find_if(clamps, [](const auto& clamp) { return clamp && *clamp != Clamp::None; }) - clamps.begin();
        QVERIFY(clamped < static_cast<std::ptrdiff_t>(clamps.size()));
        const int place = static_cast<int>(clamped);  // as built
        QCOMPARE(opened.canvas->rowAt(place), static_cast<std::uint32_t>(clamped));
        opened.canvas->select({place, place});
        opened.canvas->zoom(100);
        const Real value = opened.view->matrix()->diagonal(static_cast<std::uint32_t>(clamped));
        const QColor bright = entryColour(entryShare(value, opened.view->matrix()->largest()), false, opened.canvas->palette());
        const QColor base = opened.canvas->palette().color(QPalette::Base);
        const QImage image = opened.canvas->grab().toImage();
        const QRect cell = opened.canvas->cellRect({place, place}).toRect().adjusted(4, 4, -4, -4);
        QVERIFY(cell.width() > 20);
        for (int x = cell.left(); x < cell.right(); ++x) QVERIFY(image.pixelColor(x, cell.top()) != bright);
        QVERIFY(std::abs(bright.lightness() - base.lightness()) > 40);
    }

    void ofManyEntriesOnAPixelTheLargestIsSeen() {
        const OpenedMatrix opened("pyramid_30");
        opened.window->controller().toStep(6);
        const RowMatrix& A = *opened.view->matrix();
        QVERIFY(A.size() >= 2000);
        std::vector<std::uint32_t> order(A.size());
        std::iota(order.begin(), order.end(), 0U);
        const std::vector<bool> idle(A.size(), false);
        const QImage picture =
            matrixPicture({A, order, order, idle, {}, 900.0 / A.size()}, QSize(900, 900), opened.canvas->palette());
        std::map<std::pair<int, int>, Real> largest;
        for (std::uint32_t i = 0; i < A.size(); ++i)
            for (std::size_t k = 0; k < A.columns(i).size(); ++k) {
                Real& found =
                    largest[{static_cast<int>(A.columns(i)[k] * 900.0 / A.size()), static_cast<int>(i * 900.0 / A.size())}];
                if (std::abs(A.values(i)[k]) > std::abs(found)) found = A.values(i)[k];
            }
        for (const auto& [at, value] : largest) {
            const QColor wanted = entryColour(entryShare(value, A.largest()), false, opened.canvas->palette());
            const QColor seen = picture.pixelColor(at.first, at.second);
            // Two entries of one size and different sign may stand for each other.
            const QColor other = entryColour(-entryShare(value, A.largest()), false, opened.canvas->palette());
            QVERIFY(alike(wanted, seen) || alike(other, seen));
        }
    }

    void withoutRowsItSaysWhatToDo() {
        const OpenedMatrix opened("stack_10");
        opened.window->controller().seek({1, 0, Term::VelocityB});
        QVERIFY(!opened.canvas->isVisible());
        QVERIFY2(opened.text("matrixEmpty").contains("F10"), qPrintable(opened.text("matrixEmpty")));
        QTest::keyClick(opened.window.get(), Qt::Key_F10);
        QVERIFY(opened.canvas->isVisible());
    }

    void itFollowsTheCursorToOtherListsOfRowsAndSurvivesARun() {
        const OpenedMatrix opened("stack_10");
        DebuggerController& controller = opened.window->controller();
        QVERIFY(controller.changeSetting("position_correction", "ngs"));
        controller.toStep(2);
        const auto& events = controller.session().events();
        const auto found = std::ranges::find_if(
            events, [](const Event& event) { return event.kind == EventKind::Row && event.phase == Phase::SolvePositions; });
        QVERIFY(found != events.end());
        controller.seek({2, static_cast<std::size_t>(found - events.begin()), Term::VelocityB});
        QCOMPARE(opened.view->findChild<QComboBox*>("matrixRows")->currentText(), QStringLiteral("Position rows"));
        opened.key(Qt::Key_Right);
        QVERIFY2(opened.text("matrixCell").contains("1 kg m on row"), qPrintable(opened.text("matrixCell")));
        const std::int64_t before = controller.session().cursor().step;
        controller.play();
        QTRY_VERIFY(controller.session().cursor().step > before + 20);
        controller.pause();
        QVERIFY(!opened.view->grab().isNull());
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestMatrixView, QApplication)
#include "test_matrix_view.moc"
