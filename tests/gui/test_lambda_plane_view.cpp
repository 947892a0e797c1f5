// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>
#include <QtTest>

#include "gui/charts/plane_painter.h"
#include "gui/panels/lambda_plane/lambda_plane_view.h"
#include "gui/panels/lambda_plane/plane_canvas.h"
#include "gui/text/number_text.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

namespace {

/// The panel as the user opens it: by its key.
struct OpenedPlane {
    ShownWindow window;
    LambdaPlaneView* view = nullptr;
    PlaneCanvas* canvas = nullptr;

    explicit OpenedPlane(const char* scene) : window(sharedWindow(QLatin1String(scene))) {
        QTest::keyClick(window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        settle();
        view = &window->panel<LambdaPlaneView>();
        canvas = view->findChild<PlaneCanvas*>();
        if (!view->isVisible()) qFatal("the plane does not open");
    }
    const LambdaPlane& plane() const { return *view->plane(); }
    std::size_t event() const { return session(*window).cursor().event; }
    QString text(const char* name) const { return unbound(view->findChild<QLabel*>(QLatin1String(name))->text()); }
    void press(const char* button) const {
        QTest::mouseClick(view->findChild<QToolButton*>(QLatin1String(button)), Qt::LeftButton);
    }
    /// As a click on an entry of the list does it.
    void choose(const char* combo, int row) const {
        auto* box = view->findChild<QComboBox*>(QLatin1String(combo));
        box->setCurrentIndex(row);
        emit box->activated(row);
    }
    /// How many pixels are drawn in about this colour.
    int pixelsOf(const QColor& colour) const {
        const QImage image = canvas->grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor at = image.pixelColor(x, y);
                count += std::abs(at.red() - colour.red()) < 12 && std::abs(at.green() - colour.green()) < 12 &&
                         std::abs(at.blue() - colour.blue()) < 12;
            }
        return count;
    }
};

}  // namespace

class TestLambdaPlaneView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void anAxisGivesUpItsUnitBeforeItsTitleIsCut() {
        const QFontMetrics metrics{QFont()};
        const QString whole = QStringLiteral("Λ of row 5 [N s]");
        const QString name = QStringLiteral("Λ of row 5");
        QCOMPARE(axisTitle(whole, metrics, metrics.horizontalAdvance(whole)), whole);
        QCOMPARE(axisTitle(whole, metrics, metrics.horizontalAdvance(whole) - 1), name);
        QVERIFY(axisTitle(whole, metrics, metrics.horizontalAdvance(name) - 1).contains(QChar(0x2026)));
    }

    void anEntryOfTheLegendStaysOnALineInJapaneseToo() {
        const QString entry =
            legendEntry(QStringLiteral("●"), Qt::black, QStringLiteral("この二つの行だけの解（クランプされた行）"));
        QTextDocument legend;
        legend.setHtml(entry);
        const double width = legend.idealWidth();
        legend.setHtml(legendText({entry, entry}, Qt::black));
        legend.setTextWidth(1.5 * width);
        const QTextLayout& lines = *legend.firstBlock().layout();
        QCOMPARE(lines.lineCount(), 2);
        QCOMPARE(legend.characterAt(lines.lineAt(1).textStart()), QChar(0x25cf));
    }

    void itsKeyOpensItWithTheMarkedRowAndItsNeighbour() {
        const OpenedPlane opened("two_box_stack");
        QCOMPARE(QApplication::focusWidget(), opened.canvas);
        QCOMPARE(dockOf(*opened.window, "planeDock")->windowTitle(), QStringLiteral("λ₁–λ₂ plane"));
        QCOMPARE(opened.plane().rows[0].row, 0U);
        QCOMPARE(opened.plane().rows[1].row, 1U);
        QCOMPARE(opened.view->findChild<QComboBox*>("planeSecond")->currentText(), QStringLiteral("2  lower/upper#1 push"));
        QVERIFY2(opened.text("planeSummary").contains(QStringLiteral("end at (0.33333, 0.16667) N s")),
                 qPrintable(opened.text("planeSummary")));
    }

    void theArrowsGoAlongTheStaircase() {
        const OpenedPlane opened("two_box_stack");
        const auto path = opened.plane().path;
        QCOMPARE(path.size(), std::size_t{21});
        QCOMPARE(opened.event(), path[1].event);
        for (std::size_t k = 2; k < path.size(); ++k) {
            QTest::keyClick(opened.canvas, Qt::Key_Right);
            QCOMPARE(opened.event(), path[k].event);
            QCOMPARE(opened.plane().now, path[k].at);
            QCOMPARE(opened.plane().reached, k + 1);
        }
        QTest::keyClick(opened.canvas, Qt::Key_Right);
        QCOMPARE(opened.event(), path.back().event);
        for (std::size_t k = path.size() - 1; k-- > 0;) {
            QTest::keyClick(opened.canvas, Qt::Key_Left);
            QCOMPARE(opened.event(), path[k].event);
        }
    }

    void aClickOnACornerTravelsToItsVisit() {
        const OpenedPlane opened("two_box_stack");
        for (const std::size_t k : {3, 1, 2, 4}) {
            const PlaneCorner corner = opened.plane().path[k];
            const QPointF at = opened.canvas->toScreen(corner.at);
            QVERIFY(opened.canvas->plot().contains(at));
            QTest::mouseClick(opened.canvas, Qt::LeftButton, {}, at.toPoint());
            QCOMPARE(opened.event(), corner.event);
        }
        // Nothing happens beside them.
        const std::size_t before = opened.event();
        QTest::mouseClick(opened.canvas, Qt::LeftButton, {}, (opened.canvas->plot().topLeft() + QPointF(3, 3)).toPoint());
        QCOMPARE(opened.event(), before);
    }

    void aNewtonSecondIsAsLongOnBothAxes() {
        const OpenedPlane opened("two_box_stack");
        const QPointF origin = opened.canvas->toScreen({0, 0});
        const QPointF right = opened.canvas->toScreen({0.1, 0});
        const QPointF up = opened.canvas->toScreen({0, 0.1});
        QCOMPARE(right.y(), origin.y());
        QCOMPARE(up.x(), origin.x());
        QVERIFY(right.x() > origin.x() && up.y() < origin.y());
        QVERIFY(std::abs((right.x() - origin.x()) - (origin.y() - up.y())) < 1e-9);
        const PlaneSpot back = opened.canvas->toPlane(opened.canvas->toScreen({0.2, 0.05}));
        QVERIFY(std::abs(back[0] - 0.2) < 1e-12 && std::abs(back[1] - 0.05) < 1e-12);
    }

    void everythingIsInTheFrameAndZoomKeepsWhatIsUnderThePointer() {
        const OpenedPlane opened("two_box_stack");
        const auto inSight = [&](PlaneSpot spot) { return opened.canvas->plot().contains(opened.canvas->toScreen(spot)); };
        for (const PlaneCorner& corner : opened.plane().path) QVERIFY(inSight(corner.at));
        for (const PlaneSpot& spot : opened.plane().jacobi) QVERIFY(inSight(spot));
        QVERIFY(inSight({0, 0}) && inSight(*opened.plane().solution));
        const QPointF fixed = opened.canvas->plot().center() + QPointF(30, -20);
        const PlaneSpot under = opened.canvas->toPlane(fixed);
        opened.canvas->zoom(3, fixed);
        QVERIFY(std::abs(opened.canvas->toPlane(fixed)[0] - under[0]) < 1e-12);
        const double wide = opened.canvas->toScreen({1, 0}).x() - opened.canvas->toScreen({0, 0}).x();
        QTest::keyClick(opened.canvas, Qt::Key_0);
        QVERIFY(opened.canvas->toScreen({1, 0}).x() - opened.canvas->toScreen({0, 0}).x() < wide);
        QTest::keyClick(opened.canvas, Qt::Key_P);
        QCOMPARE(opened.canvas->framing(), PlaneCanvas::Frame::Path);
        QVERIFY(inSight(opened.plane().now));
    }

    void swappingMirrorsThePlane() {
        const OpenedPlane opened("two_box_stack");
        const PlaneSpot before = opened.plane().now;
        opened.press("planeSwap");
        QCOMPARE(opened.plane().rows[0].row, 1U);
        QCOMPARE(opened.plane().now, (PlaneSpot{before[1], before[0]}));
        QCOMPARE(opened.plane().rows[0].diagonal, 2.0);
    }

    void jacobiIsDrawnWhereItIsAskedFor() {
        const OpenedPlane opened("two_box_stack");
        const QColor colour = planePen(PlaneSeries::Jacobi, opened.canvas->palette()).color();
        QVERIFY(opened.pixelsOf(colour) > 20);
        QTest::mouseClick(opened.view->findChild<QCheckBox*>("planeJacobi"), Qt::LeftButton, {}, {6, 8});
        QVERIFY(!opened.view->findChild<QCheckBox*>("planeJacobi")->isChecked());
        QCOMPARE(opened.pixelsOf(colour), 0);
        QVERIFY(!opened.text("planeLegend").contains("Jacobi"));
    }

    void bothLinesAreDrawnWhereTheirRowsAreSatisfied() {
        const OpenedPlane opened("two_box_stack");
        const QImage image = opened.canvas->grab().toImage();
        const auto near = [](const QColor& x, const QColor& y) {
            return std::abs(x.red() - y.red()) + std::abs(x.green() - y.green()) + std::abs(x.blue() - y.blue()) < 60;
        };
        // Row 1: Λ₁ = Λ₂ + 1/6. Far from the staircase, which does not go below 0.
        const QColor first = planePen(PlaneSeries::First, opened.canvas->palette()).color();
        const PlaneSpot spot{1.0 / 6 - 0.02, -0.02};
        const QPointF at = opened.canvas->toScreen(spot);
        QVERIFY(opened.canvas->plot().contains(at));
        QVERIFY(std::abs(opened.plane().residual(0, spot)) < 1e-12);
        bool found = false;
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy) found = found || near(image.pixelColor(at.toPoint() + QPoint(dx, dy)), first);
        QVERIFY(found);
        QVERIFY(opened.pixelsOf(planePen(PlaneSeries::Second, opened.canvas->palette()).color()) > 30);
    }

    void theTwoRowsAreChosenFromTheLists() {
        const OpenedPlane opened("stack_10");
        opened.choose("planeFirst", 8);
        opened.choose("planeSecond", 12);
        QCOMPARE(opened.plane().rows[0].row, 8U);
        QCOMPARE(opened.plane().rows[1].row, 12U);
        // Stepping on does not take them away; the button brings those of the marked row.
        QTest::keyClick(opened.window.get(), Qt::Key_F10);
        QCOMPARE(opened.plane().rows[0].row, 8U);
        opened.press("planeMarked");
        const std::uint32_t marked = session(*opened.window).event().visit.row;
        QVERIFY(opened.plane().rows[0].row == marked || opened.plane().rows[1].row == marked);
        // One row twice is no plane.
        opened.choose("planeSecond", static_cast<int>(opened.plane().rows[0].row));
        QVERIFY(opened.plane().rows[0].row != opened.plane().rows[1].row);
    }

    void emptyStatesSayWhatToDo() {
        const OpenedPlane opened("stack_10");
        DebuggerController& controller = opened.window->controller();
        controller.seek({1, 0, Term::VelocityB});
        QVERIFY(!opened.canvas->isVisible());
        QVERIFY2(opened.text("planeEmpty").contains("F10"), qPrintable(opened.text("planeEmpty")));
        QTest::keyClick(opened.window.get(), Qt::Key_F10);
        QVERIFY(opened.canvas->isVisible());
        QVERIFY(controller.changeSetting("position_correction", "ngs"));
        const auto& events = controller.session().events();
        const auto found = std::ranges::find(events, Phase::SolvePositions, &Event::phase);
        QVERIFY(found != events.end());
        controller.seek({1, static_cast<std::size_t>(found - events.begin()), Term::VelocityB});
        QVERIFY(!opened.canvas->isVisible());
        QVERIFY2(opened.text("planeEmpty").contains("recomputed at every visit"), qPrintable(opened.text("planeEmpty")));
        controller.toStep(2);
        controller.forward(Granularity::Row);
        QVERIFY(opened.canvas->isVisible());
    }

    void insideAVisitThePlaneIsThatFromBeforeIt() {
        const OpenedPlane opened("two_box_stack");
        const Cursor at = session(*opened.window).cursor();
        QTest::keyClick(opened.window.get(), Qt::Key_F11);
        const PlaneSpot before = opened.plane().path[1].at;
        QVERIFY(session(*opened.window).cursor() > at);
        QVERIFY(session(*opened.window).cursor().term != Term::VelocityB);
        QCOMPARE(opened.plane().now, before);
    }

    void itSurvivesARunAndSceneChanges() {
        const OpenedPlane opened("pyramid_10");
        DebuggerController& controller = opened.window->controller();
        controller.play();
        QTRY_VERIFY(controller.session().cursor().step > 10);
        controller.pause();
        QVERIFY(opened.view->plane());
        QVERIFY(opened.window->openScene(QStringLiteral("two_box_stack")));
        QVERIFY(opened.plane().rows[1].row <= 1U);
        QVERIFY(opened.window->openScene(QStringLiteral("bouncing_ball")));
        controller.seek({});
        QVERIFY(!opened.canvas->isVisible());
        QVERIFY(!opened.view->grab().isNull());
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestLambdaPlaneView, QApplication)
#include "test_lambda_plane_view.moc"
