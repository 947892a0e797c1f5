// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QAbstractButton>
#include <QButtonGroup>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QStyleOption>
#include <QTabBar>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <set>

#include "gui/app/actions.h"
#include "gui/charts/line_chart.h"
#include "gui/style/theme.h"
#include "gui/widgets/message_bar.h"
#include "tests/gui/contrast.h"
#include "tests/gui/shown_window.h"
#include "tests/test_program.h"

using namespace solverscope;

class TestWindowLayout : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_user.begin(); }
    void init() { m_user.forget(); }

    void theLayoutIsKeptAndCanBeReset() {
        QRect before;
        {
            const auto window = shownWindow();
            QVERIFY(dockOf(*window, "settingsDock")->toggleViewAction()->isChecked());
            dockOf(*window, "settingsDock")->hide();
            window->addDockWidget(Qt::LeftDockWidgetArea, dockOf(*window, "sourceDock"));
            settle();
            QCOMPARE(window->dockWidgetArea(dockOf(*window, "sourceDock")), Qt::LeftDockWidgetArea);
            window->close();
        }
        const auto window = shownWindow();
        QVERIFY(dockOf(*window, "settingsDock")->isHidden());
        QCOMPARE(window->dockWidgetArea(dockOf(*window, "sourceDock")), Qt::LeftDockWidgetArea);
        window->actions()[QStringLiteral("reset-layout")]->trigger();
        settle();
        QVERIFY(dockOf(*window, "settingsDock")->toggleViewAction()->isChecked());
        QVERIFY(window->dockWidgetArea(dockOf(*window, "sourceDock")) != Qt::LeftDockWidgetArea);
    }

    void aResetDocksWhatFloats() {
        const auto window = shownWindow(QStringLiteral("stack_10"), {1920, 1080});
        QDockWidget* const timeline = dockOf(*window, "timelineDock");
        timeline->setFloating(true);
        settle();
        window->actions()[QStringLiteral("reset-layout")]->trigger();
        settle();
        QVERIFY(!timeline->isFloating());
        QVERIFY(timeline->isVisible());
        QCOMPARE(timeline->window(), window.get());
    }

    /// Qt comes back to a layout that a hidden window was too small for, with docks that may have moved in the meantime.
    void theDocksOfAMaximizedWindowMayMoveBeforeItIsShown() {
        const auto keepLayout = [] {
            MainWindow window;
            window.setWindowState(Qt::WindowMaximized);
            window.resize(1280, 800);
            window.show();
            settle();
            window.close();
        };
        for (const Perspective perspective : {Perspective::Learn, Perspective::Compare, Perspective::Build}) {
            keepLayout();
            MainWindow window;
            QVERIFY(window.isMaximized());
            window.showPerspective(perspective);
            window.showPerspective(Perspective::Debug);
            for (int i = 0; i < 2; ++i) window.actions()[QStringLiteral("full-scene")]->toggle();
            window.showPerspective(perspective);
            window.show();
            settle();
            QCOMPARE(window.perspective(), perspective);
            window.showPerspective(Perspective::Debug);
            settle();
        }
    }

    void aMaximizedWindowKeepsTheSizesOfItsDocks() {
        QList<QSize> before;
        const auto sizes = [](const MainWindow& window) {
            QList<QSize> all;
            for (const QDockWidget* dock : window.findChildren<QDockWidget*>())
                if (dock->isVisible() && window.rect().intersects(dock->geometry())) all += dock->size();
            return all;
        };
        {
            MainWindow window;
            window.setWindowState(Qt::WindowMaximized);
            window.show();
            settle();
            window.resizeDocks({dockOf(window, "rowCardDock")}, {330}, Qt::Horizontal);
            settle();
            before = sizes(window);
            window.close();
        }
        for (int start = 0; start < 3; ++start) {
            MainWindow window;
            window.show();
            settle();
            QVERIFY(window.isMaximized());
            QCOMPARE(sizes(window), before);
            window.close();
        }
    }

    /// Qt does not check what it restores: one wrong bit could end every start.
    void aDamagedLayoutIsLeftOut() {
        {
            const auto window = shownWindow();
            dockOf(*window, "settingsDock")->hide();
            window->close();
        }
        const QString key = QStringLiteral("window/debug");
        const QByteArray sound = QSettings().value(key).toByteArray();
        QVERIFY(sound.size() > 200);
        for (const qsizetype place : {sound.size() / 3, sound.size() / 2, sound.size() - 1}) {
            QByteArray damaged = sound;
            damaged[place] = static_cast<char>(damaged[place] ^ 1);
            QSettings().setValue(key, damaged);
            const auto window = shownWindow();
            QVERIFY2(dockOf(*window, "settingsDock")->toggleViewAction()->isChecked(), qPrintable(QString::number(place)));
        }
    }

    void theLayoutOfAStartThatCameToNoEndIsLeftOut() {
        {
            const auto window = shownWindow();
            dockOf(*window, "settingsDock")->hide();
            window->close();
        }
        QSettings().setValue(QStringLiteral("window/starting"), true);
        {
            const auto window = shownWindow();
            QVERIFY(dockOf(*window, "settingsDock")->toggleViewAction()->isChecked());
        }
        const auto window = shownWindow();  // that start came to its end
        QVERIFY(!dockOf(*window, "settingsDock")->toggleViewAction()->isChecked());
    }

    void aPanelFromTheMenuComesToTheFront() {
        const auto window = shownWindow();
        for (const char* panel : {"matrixDock", "notebookDock", "offendersDock"}) {
            QDockWidget* dock = dockOf(*window, panel);
            QVERIFY(dock->isHidden());
            dock->toggleViewAction()->trigger();
            QTRY_VERIFY2(!dock->visibleRegion().isEmpty(), panel);
        }
    }

    void aPanelBehindItsTabLosesTheKeyboard() {
        const auto window = shownWindow();
        const auto& actions = window->actions();
        actions[QStringLiteral("breakpoints")]->trigger();
        settle();
        QVERIFY(dockOf(*window, "breakpointsDock")->isAncestorOf(QApplication::focusWidget()));
        window->tabifyDockWidget(dockOf(*window, "breakpointsDock"), dockOf(*window, "offendersDock"));
        actions[QStringLiteral("offenders")]->trigger();
        settle();
        QVERIFY(!dockOf(*window, "breakpointsDock")->isAncestorOf(QApplication::focusWidget()));
    }

    void theLayersOfTheSceneAreKeptAndCanBeReset() {
        const auto shown = [](MainWindow& window) {
            QList<bool> layers;
            for (const QAction* layer : window.sceneView().layerActions()) layers.append(layer->isChecked());
            return layers;
        };
        QList<bool> first;
        QList<bool> others;
        {
            const auto window = shownWindow();
            first = shown(*window);
            for (QAction* layer : window->sceneView().layerActions())
                if (layer->objectName() != QLatin1String("sceneLayerGrid")) layer->toggle();
            others = shown(*window);
            window->close();
        }
        QVERIFY(first.contains(true) && first.contains(false) && others != first);
        const auto window = shownWindow();
        QCOMPARE(shown(*window), others);
        window->actions()[QStringLiteral("reset-layout")]->trigger();
        QCOMPARE(shown(*window), first);
    }

    void fullSceneHidesAllPanelsAndBringsThemBack() {
        const auto window = shownWindow();
        const int width = window->sceneView().width();
        QTest::keyClick(window.get(), Qt::Key_F12);
        settle();
        for (const auto* dock : window->findChildren<QDockWidget*>()) QVERIFY(!dock->isVisible());
        QVERIFY(window->sceneView().width() > width);
        QTest::keyClick(window.get(), Qt::Key_F12);
        settle();
        QVERIFY(std::abs(window->sceneView().width() - width) <= 2);
    }

    void closingIsSafeWhilePanelsFloat() {
        auto window = shownWindow();
        for (auto* dock : window->findChildren<QDockWidget*>()) {
            dock->setFloating(true);
            dock->show();
        }
        settle();
        const QPointer<DebuggerController> controller(&window->controller());
        int outlived = 0;
        for (auto* dock : window->findChildren<QDockWidget*>())
            connect(dock, &QObject::destroyed, dock, [&outlived, controller] { outlived += controller ? 1 : 0; });
        const auto docks = window->findChildren<QDockWidget*>().size();
        window.reset();
        QVERIFY(!controller);
        QCOMPARE(outlived, static_cast<int>(docks));
    }

    void everyDockFitsIntoTheSmallWindow() {
        const auto window = shownWindow();
        QCOMPARE(window->size(), smallWindow);
        QVERIFY2(window->sceneView().width() >= 400 && window->sceneView().height() >= 280,
                 qPrintable(QStringLiteral("%1 x %2").arg(window->sceneView().width()).arg(window->sceneView().height())));
    }

    void everyTabOfThePanelsIsSeenInTheSmallWindow() {
        const auto window = shownWindow();
        int bars = 0;
        for (const auto* bar : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!bar->isVisible()) continue;
            ++bars;
            const int last = bar->count() - 1;
            QVERIFY2(bar->tabRect(last).right() < bar->width(), qPrintable(bar->tabText(last)));
        }
        QVERIFY(bars >= 2);
    }

    void everyFocusableWidgetHasAName() {
        const auto window = shownWindow();
        for (const auto* dock : window->findChildren<QDockWidget*>()) const_cast<QDockWidget*>(dock)->show();
        for (const QWidget* widget : window->findChildren<QWidget*>()) {
            if (widget->window() != window.get() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()) continue;
            if (qobject_cast<const QLabel*>(widget)) continue;  // its text is its name
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool isPart = widget->objectName().startsWith(QLatin1String("qt_"));  // parts that Qt made and speaks for
            const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) || isPart;
            QString path;
            for (const QWidget* each = widget; each; each = each->parentWidget())
                path += QStringLiteral(" < %1 %2").arg(QLatin1String(each->metaObject()->className()), each->objectName());
            QVERIFY2(named, qPrintable(path));
        }
    }

    void aFlatButtonHasAnOutline() {
        const auto window = shownWindow();
        for (const char* theme : {"theme-light", "theme-dark"}) {
            window->actions()[QLatin1String(theme)]->trigger();
            QPushButton button(QStringLiteral("Skip"));
            button.setFlat(true);
            button.resize(100, 30);
            const QImage picture = button.grab().toImage();
            const QColor ground = picture.pixelColor(10, 4);
            QVERIFY2(std::abs(picture.pixelColor(50, 0).lightness() - ground.lightness()) > 40, theme);
        }
        window->actions()[QStringLiteral("theme-light")]->trigger();
    }

    void theIconsOfHighlightedLinesAndOfDocksAreSeenOnTheirGround() {
        const auto window = shownWindow();
        const auto mostContrast = [](const QImage& picture, const QColor& ground) {
            double most = 0;
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y) most = std::max(most, contrast(picture.pixelColor(x, y), ground));
            return most;
        };
        for (const char* theme : {"theme-light", "theme-dark"}) {
            window->actions()[QLatin1String(theme)]->trigger();
            const QPalette palette = QApplication::palette();
            QMenu menu;
            QStyleOptionMenuItem line;
            line.initFrom(&menu);
            line.state |= QStyle::State_Selected | QStyle::State_Enabled;
            line.rect = QRect(0, 0, 200, 26);
            line.icon = themedIcon(QStringLiteral("open"));
            line.maxIconWidth = 20;
            QImage picture(line.rect.size(), QImage::Format_RGB32);
            picture.fill(palette.color(QPalette::Highlight));
            QPainter painter(&picture);
            menu.style()->drawControl(QStyle::CE_MenuItem, &line, &painter, &menu);
            painter.end();
            const QRect icon(3, 3, 22, 20);
            const QColor ground = palette.color(QPalette::Highlight);
            int light = 0;
            int dark = 0;
            for (int x = icon.left(); x <= icon.right(); ++x)
                for (int y = icon.top(); y <= icon.bottom(); ++y) {
                    light += contrast(picture.pixelColor(x, y), palette.color(QPalette::HighlightedText)) < 1.5;
                    dark += picture.pixelColor(x, y).lightness() < ground.lightness() / 2;
                }
            QVERIFY2(light > 10 && dark == 0, theme);
            for (const auto which :
                 {QStyle::SP_TitleBarCloseButton, QStyle::SP_TitleBarNormalButton, QStyle::SP_LineEditClearButton}) {
                QImage sign(16, 16, QImage::Format_RGB32);
                sign.fill(palette.color(QPalette::Window));
                QPainter onSign(&sign);
                menu.style()->standardIcon(which, nullptr, nullptr).paint(&onSign, sign.rect());
                onSign.end();
                QVERIFY2(mostContrast(sign, palette.color(QPalette::Window)) >= 4.5, theme);
            }
        }
        window->actions()[QStringLiteral("theme-light")]->trigger();
    }

    void theThemeChangesAtRunTime() {
        const auto window = shownWindow();
        window->actions()[QStringLiteral("theme-dark")]->trigger();
        QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
        QCOMPARE(savedTheme(), ThemeMode::Dark);
        settle();
        const auto* bar = window->findChild<MessageBar*>(QStringLiteral("hintBar"));
        QCOMPARE(bar->palette().color(QPalette::Window), hintGround(darkPalette()));
        QCOMPARE(bar->palette().color(QPalette::WindowText), darkPalette().color(QPalette::WindowText));
        window->actions()[QStringLiteral("theme-light")]->trigger();
        QCOMPARE(QApplication::palette().color(QPalette::Window), lightPalette().color(QPalette::Window));
    }

    void writingIsReadableOnEveryGround() {
        using enum QPalette::ColorRole;
        const std::vector<std::pair<QPalette::ColorRole, std::vector<QPalette::ColorRole>>> pairs{
            {WindowText, {Window}},
            {Text, {Base, AlternateBase}},
            {ButtonText, {Button, Window, Midlight}},
            {PlaceholderText, {Base, AlternateBase, Window, Button}},
            {ToolTipText, {ToolTipBase}},
            {HighlightedText, {Highlight}},
            {Link, {Base, AlternateBase, Window, ToolTipBase}},
            {LinkVisited, {Base, Window}},
        };
        for (const QPalette& palette : {lightPalette(), darkPalette()})
            for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
                // WCAG 2.1, 1.4.3: 4.5 for text
                for (const auto& [text, grounds] : pairs)
                    for (const QPalette::ColorRole ground : grounds)
                        QVERIFY2(contrast(palette.color(group, text), palette.color(group, ground)) >= 4.5,
                                 qPrintable(QStringLiteral("%1 on %2").arg(text).arg(ground)));
                for (const QColor& bar : {problemGround(palette), hintGround(palette)})
                    for (const QPalette::ColorRole text : {WindowText, Link})
                        QVERIFY(contrast(palette.color(group, text), bar) >= 4.5);
            }
    }

    void tabReachesEveryControlOfEveryPanel() {
        const auto window = shownWindow(QStringLiteral("stack_10"), QSize(1920, 1080));
        press(*window, Qt::Key_F10);
        settle();
        for (QDockWidget* dock : window->panels().docks()) {
            dock->show();
            dock->raise();
            settle();
            std::set<const QWidget*> expected;
            for (const QWidget* each : dock->widget()->findChildren<QWidget*>()) {
                const auto* button = qobject_cast<const QAbstractButton*>(each);
                // Of buttons of which one is chosen, Tab reaches that one, and the arrows the others.
                if (button && button->group() && button->group()->exclusive() && !button->isChecked()) continue;
                const bool takesTab = (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !each->focusProxy();
                if (takesTab && each->isVisible() && each->isEnabled() && each->window() == window.get()) expected.insert(each);
            }
            window->sceneView().setFocus();
            const QWidget* const start = QApplication::focusWidget();
            for (int i = 0; i < 400; ++i) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
                expected.erase(QApplication::focusWidget());
                if (QApplication::focusWidget() == start) break;
            }
            QStringList missed;
            for (const QWidget* each : expected)
                missed += QStringLiteral("%1 %2").arg(QLatin1String(each->metaObject()->className()), each->objectName());
            QVERIFY2(missed.isEmpty(), qPrintable(dock->objectName() + QStringLiteral(": ") + missed.join(QStringLiteral(", "))));
        }
    }

    void noTwoSeriesOfAChartDifferByColourAlone() {
        const auto window = shownWindow();
        window->controller().toStep(3);
        press(*window, Qt::Key_F10);
        int charts = 0;
        for (QDockWidget* dock : window->panels().docks()) {
            dock->show();
            dock->raise();
            settle();
            for (const LineChart* chart : dock->findChildren<LineChart*>()) {
                std::set<std::pair<Qt::PenStyle, ChartMarker>> looks;
                for (const ChartSeries& series : chart->series())
                    QVERIFY2(looks.insert({series.dash, series.marker}).second,
                             qPrintable(chart->objectName() + QLatin1Char(' ') + series.name));
                charts += looks.size() > 1;
            }
        }
        QVERIFY(charts >= 3);
    }

    void aRampOfColoursIsAlsoOneOfLightness() {
        for (const QPalette& palette : {lightPalette(), darkPalette()})
            for (int i = 0; i < 50; ++i) {
                const auto grey = [&](int place) { return qGray(rampColour(place / 50.0, palette).rgb()); };
                QVERIFY(isDark(palette) ? grey(i + 1) >= grey(i) : grey(i + 1) <= grey(i));
            }
    }

    void runKeepsItsNameAndItsPlaceInTheToolBar() {
        const auto window = shownWindow(QStringLiteral("stack_10"), {1440, 900});
        const auto* bar = window->findChild<QToolBar*>(QStringLiteral("toolBar"));
        std::set<int> places;
        for (const Perspective each : allPerspectives) {
            window->showPerspective(each);
            settle();
            const auto* run = qobject_cast<QToolButton*>(bar->widgetForAction(window->actions()[QStringLiteral("run")]));
            QVERIFY2(run->toolButtonStyle() != Qt::ToolButtonIconOnly, infoOf(each).name);
            places.insert(run->x());
        }
        QCOMPARE(places.size(), std::size_t{1});
    }

    void theButtonsOfTheToolBarStayWhileRunTurnsToPause() {
        const auto window = shownWindow();
        const auto* bar = window->findChild<QToolBar*>(QStringLiteral("toolBar"));
        const auto placeOf = [&](const char* command) {
            return bar->widgetForAction(window->actions()[QLatin1String(command)])->geometry();
        };
        const QRect restart = placeOf("restart");
        window->controller().play();
        settle();
        QCOMPARE(placeOf("restart"), restart);
        window->controller().pause();
    }

    void undoInAFieldThatWasEnteredUndoesTheChange() {
        const auto window = shownWindow();
        auto* field = window->findChild<QWidget*>(QStringLiteral("toolBar.iterations"))->findChild<QSpinBox*>();
        const int before = session(*window).nextSettings().iterations;
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("27"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(session(*window).nextSettings().iterations, 27);
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session(*window).nextSettings().iterations, before);
        QCOMPARE(field->value(), before);
    }

    void theColumnsOfTheTableBeginBesideTheNames() {
        const auto window = shownWindow();
        QDockWidget* dock = dockOf(*window, "iterationsDock");
        dock->raise();
        settle();
        for (const auto* table : dock->findChildren<QTableView*>())
            if (table->verticalHeader()->isVisible())
                QVERIFY(table->viewport()->geometry().left() >= table->verticalHeader()->geometry().right());
    }

private:
    UserOfATest m_user;
};

SOLVERSCOPE_TEST(TestWindowLayout, QApplication)
#include "test_window_layout.moc"
