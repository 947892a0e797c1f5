// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The menus View and Help.
#include "gui/app/commands.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMessageBox>
#include <algorithm>

#include "gui/app/help/help_window.h"
#include "gui/app/main_window.h"
#include "gui/app/user_session.h"
#include "gui/charts/line_chart.h"
#include "gui/scene/scene_view.h"
#include "gui/style/motion.h"
#include "gui/style/text_size.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"

namespace solverscope {
namespace {

/// Commands of which one is checked at a time, in a menu of their own.
void addChoices(MainWindow& window, QMenu& menu, std::vector<std::pair<Command, bool>> choices) {
    auto* group = new QActionGroup(&menu);
    for (auto& [command, isChosen] : choices) {
        QAction* action = window.actions().add(std::move(command));
        action->setCheckable(true);
        action->setChecked(isChosen);
        group->addAction(action);
        menu.addAction(action);
    }
}

void addFrameTimes(MainWindow& window, QMenu& menu) {
    Command command{
        QStringLiteral("frame-times"),
        Commands::tr("Frame t&imes"),
        Commands::tr("Shows in a corner of the scene where the time of a frame goes: physics, events, each view, painting, as "
                     "the mean of the last second."),
        {Qt::CTRL | Qt::ALT | Qt::Key_F}};
    command.toggle = [&window](bool on) { window.sceneView().showFrameTimes(on); };
    menu.addAction(window.actions().add(std::move(command)));
}

}  // namespace

void Commands::addView() {
    begin(tr("&View"));
    MainWindow& window = m_window;
    int key = Qt::Key_1;
    for (const Perspective each : allPerspectives) {
        const PerspectiveInfo info = infoOf(each);
        add(info.name, info.title, info.meaning, {Qt::CTRL | Qt::Key(key++)}, info.name,
            [&window, each] { window.showPerspective(each); });
    }
    separate();
    insert([&window](QMenu& menu) {
        addPanelsTo(window, *menu.addMenu(tr("&Panels")));
        QMenu* layers = menu.addMenu(tr("Layers of the &scene"));
        layers->addActions(window.sceneView().layerActions());
        layers->addSeparator();
        addFrameTimes(window, *layers);
    });
    insert([&window](QMenu& menu) {
        addMotions(window, menu);
        addThemes(window, menu);
        addTextSizes(window, menu);
        addLanguages(window, menu);
    });
    separate();
    add("chart-table", tr("Chart as ta&ble"),
        tr("Shows the values of the chart that was used last as a table in its place, or the lines again."),
        {Qt::CTRL | Qt::ALT | Qt::Key_T}, [&window, last = m_lastUsed] {
            LineChart* chart = last->chart();
            if (!chart) return sayThatThereIsNoChart(window);
            chart->showTable(!chart->isTableShown());
            chart->setFocus(Qt::ShortcutFocusReason);
        });
    insert([&window](QMenu& menu) { addAllDigits(window, menu); });
    separate();
    add("full-scene", tr("&Full scene"), tr("Hides all panels, or shows them again."), {Qt::Key_F12}, "full-scene", {}).toggle =
        [&window](bool on) { window.panels().setFullScene(on); };
    add("presentation", tr("Pr&esentation"),
        tr("Shows large texts on the full screen, with the panel that matters most in this perspective; Escape ends it."),
        {Qt::SHIFT | Qt::Key_F12}, [&window] { emit window.presentationRequested(!window.panels().isPresenting()); });
    add("reset-layout", tr("&Reset layout"),
        tr("Moves every panel of this perspective back to its initial place, and shows the initial layers of the scene."), {},
        [&window] {
            window.resetLayout();
            window.sceneView().resetLayers();
        });
}

/// Those that are alone at their place first, then a menu for each of the others.
void Commands::addPanelsTo(MainWindow& window, QMenu& menu) {
    const std::vector<std::pair<PanelPlace, QString>> places{{PanelPlace::Card, tr("&Row and step")},
                                                             {PanelPlace::List, tr("&Lists and settings")},
                                                             {PanelPlace::Chart, tr("&Charts and studies")}};
    std::vector<std::pair<PanelPlace, QMenu*>> menus;
    for (const auto& [place, title] : places) menus.emplace_back(place, menu.addMenu(title));
    QAction* const before = menu.insertSeparator(menu.actions().front());
    for (QDockWidget* dock : window.panels().docks()) {
        const auto found = std::ranges::find(menus, window.panels().placeOf(*dock), &std::pair<PanelPlace, QMenu*>::first);
        if (found != menus.end())
            found->second->addAction(dock->toggleViewAction());
        else
            menu.insertAction(before, dock->toggleViewAction());
    }
}

void Commands::addMotions(MainWindow& window, QMenu& view) {
    const auto motion = [&window](Motion kind, const char* name, const QString& text, const QString& explanation) {
        Command command{QLatin1String(name), text, explanation};
        command.run = [&window, kind] {
            saveMotion(kind);
            applyMotion(kind);
            if (window.controller().playing() == Playing::Replay) window.controller().pause();
        };
        return std::pair(std::move(command), kind == savedMotion());
    };
    const QString speed = tr("Chooses how fast answers are played.");
    addChoices(
        window, *view.addMenu(tr("&Motion")),
        {motion(Motion::Slow, "motion-slow", tr("&Slow"), speed), motion(Motion::Normal, "motion-normal", tr("&Normal"), speed),
         motion(Motion::Fast, "motion-fast", tr("&Fast"), speed),
         motion(Motion::Reduced, "motion-reduced", tr("&Reduced motion"),
                tr("Nothing moves by itself: answers jump to where they end, and pictures stand still."))});
}

void Commands::addThemes(MainWindow& window, QMenu& view) {
    const auto theme = [](ThemeMode mode, const char* name, const QString& text) {
        Command command{QLatin1String(name), text, tr("Chooses the colours of the window.")};
        command.run = [mode] {
            saveTheme(mode);
            applyTheme(mode);
        };
        return std::pair(std::move(command), mode == savedTheme());
    };
    addChoices(window, *view.addMenu(tr("&Theme")),
               {theme(ThemeMode::System, "theme-system", tr("Like the &desktop")),
                theme(ThemeMode::Light, "theme-light", tr("&Light")), theme(ThemeMode::Dark, "theme-dark", tr("D&ark"))});
}

void Commands::addTextSizes(MainWindow& window, QMenu& view) {
    QMenu* menu = view.addMenu(tr("Te&xt size"));
    std::vector<std::pair<Command, bool>> choices;
    for (const int percent : textSizes) {
        Command command{QStringLiteral("text-size-%1").arg(percent), tr("%1 %").arg(percent), tr("Shows all texts in this size.")};
        command.run = [&window, percent] { emit window.textSizeRequested(percent); };
        choices.emplace_back(std::move(command), percent == textSize());
    }
    addChoices(window, *menu, std::move(choices));
    menu->addSeparator();
    Command larger{QStringLiteral("text-larger"),
                   tr("&Larger"),
                   tr("Shows all texts in the next larger size."),
                   {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}};
    larger.run = [&window] { emit window.textSizeRequested(largerTextSize(textSize())); };
    Command smaller{QStringLiteral("text-smaller"),
                    tr("&Smaller"),
                    tr("Shows all texts in the next smaller size."),
                    {Qt::CTRL | Qt::Key_Minus}};
    smaller.run = [&window] { emit window.textSizeRequested(smallerTextSize(textSize())); };
    for (Command* each : {&larger, &smaller}) menu->addAction(window.actions().add(std::move(*each)));
}

void Commands::addAllDigits(MainWindow& window, QMenu& view) {
    Command command{
        QStringLiteral("all-digits"),
        tr("All &digits"),
        tr("Shows every number with all its digits, so that it reads back to the same bits, or rounded again. Tool tips and "
           "copies always have all digits."),
        {Qt::CTRL | Qt::ALT | Qt::Key_D}};
    command.run = [&window] { emit window.allDigitsRequested(!showsAllDigits()); };
    QAction* action = window.actions().add(std::move(command));
    action->setCheckable(true);
    action->setChecked(showsAllDigits());
    view.addAction(action);
}

void Commands::addLanguages(MainWindow& window, QMenu& view) {
    QMenu* menu = view.addMenu(tr("Lan&guage"));
    menu->setObjectName(QStringLiteral("languageMenu"));
    std::vector<std::pair<Command, bool>> choices;
    for (const Language& language : languages()) {
        const QString code = QLatin1String(language.code);
        // Each name is in its own language, so that its speakers find it.
        Command command{QStringLiteral("language-") + code, QString::fromUtf8(language.name),
                        tr("Shows the window and the lessons in this language; everything else stays as it is.")};
        command.run = [&window, code] { emit window.languageRequested(code); };
        choices.emplace_back(std::move(command), code == languageInUse());
    }
    addChoices(window, *menu, std::move(choices));
}

void Commands::addHelp() {
    begin(tr("&Help"));
    MainWindow& window = m_window;
    add("welcome", tr("&Welcome"), tr("Shows the welcome page: learn, explore scenes, compare, or continue where you were."),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_H}, [&window] { window.userSession().welcome(); });
    add("tour", tr("60-second &tour"), tr("Shows what the window can do: a tower, Run, a dragged box, the row card, a comparison."),
        {}, [&window] { window.userSession().startTour(); });
    separate();
    add("help", tr("&Help for this panel"),
        tr("Explains the panel that has the keyboard: what it shows, how to read it, its keys."), {Qt::Key_F1},
        [&window] { HelpWindow::of(window).showPage(HelpWindow::pageOf(window, QApplication::focusWidget())); });
    add("glossary", tr("&Glossary"), tr("Explains the terms in a sentence or two, with their formulas; to search."),
        {Qt::SHIFT | Qt::Key_F1}, [&window] { HelpWindow::of(window).showGlossary(); });
    add("articles", tr("The five a&rticles"), tr("Names the articles that the lessons follow: author, address, language, lessons."),
        {}, [&window] { HelpWindow::of(window).showPage(articlesPage); });
    separate();
    add("keys", tr("&Keys"), tr("Shows all keys at a glance."), {Qt::CTRL | Qt::Key_F1},
        [&window] { KeysDialog(window.actions(), &window).exec(); });
    add("shortcuts", tr("Keyboard &shortcuts…"), tr("Assigns other keys to commands."), {},
        [&window] { ShortcutsDialog(window.actions(), &window).exec(); });
    separate();
    add("about", tr("&About Solverscope"), tr("Shows the version and licence."), {}, [&window] {
        QMessageBox::about(
            &window, tr("About Solverscope"),
            tr("<h3>Solverscope %1</h3>"
               "<p>An oscilloscope for physics solvers: stop at every row of every sweep, forward and back.</p>"
               "<p>Copyright © 2026 The Solverscope developers</p>"
               "<p>This program is free software: you may redistribute and change it under the terms of the GNU General "
               "Public License, version 3 or (at your option) any later version. It comes with absolutely no "
               "warranty.</p><p>Qt %2</p>")
                .arg(QStringLiteral(SOLVERSCOPE_VERSION), QLatin1String(qVersion())));
    });
}

}  // namespace solverscope
