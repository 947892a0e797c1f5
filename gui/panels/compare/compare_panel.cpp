// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/compare/compare_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <algorithm>
#include <utility>

#include "gui/panels/compare/compare_charts.h"
#include "gui/panels/compare/compare_list.h"
#include "gui/session/variants.h"
#include "gui/style/text_size.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int cornerLetters = 11;  // of the lists next to the tabs
constexpr int wideEnough = 1000;   // px, from which on the outcomes are beside the charts, and presets are buttons

const auto warmStartingPreset = QStringLiteral("warm-starting");

template <typename Chosen>
Chosen chosenOf(const QComboBox& box, std::span<const Chosen> all) {
    return all[static_cast<std::size_t>(std::max(0, box.currentIndex()))];
}

/// Next to the tabs: as wide as its lists need, as far as the tabs leave room.
class TabCorner : public QStackedWidget {
public:
    explicit TabCorner(QTabWidget& tabs) : QStackedWidget(&tabs), m_tabs(tabs) {}

    QSize sizeHint() const override {
        const QSize needed = QStackedWidget::sizeHint();
        const int room = m_tabs.width() - m_tabs.tabBar()->sizeHint().width();
        return {std::max(minimumSizeHint().width(), std::min(needed.width(), room)), needed.height()};
    }

private:
    const QTabWidget& m_tabs;
};

}  // namespace

ComparePanel::ComparePanel(DebuggerController& controller, VariantComparison& comparison, QWidget* parent)
    : StepPanel("comparePanel", controller, parent, RefreshThrottle::slow),
      m_comparison(comparison),
      m_split(named(new QSplitter(Qt::Horizontal, this), "compareSplit")) {
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(buildLeft());
    m_split->addWidget(buildTabs());
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 5);
    m_split->setSizes({205, 430});
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    fillPanel(this, {.margins = {0, 2, 0, 2}, .spacing = 2}, {buildPresets(), {m_split, 1}});
    connectCharts();
    connect(&controller, &DebuggerController::aboutToMove, this, [this] { m_seeksDifference = false; });

    const auto changed = [this] {
        offerWarmStarting();  // also while hidden: a window that takes the place of this one would press the button
        markDirty({FrozenStep, FreeRun, Outcomes});
        refreshIfVisible();
        emit ghostsChanged();
    };
    offerWarmStarting();
    connect(&m_comparison.variants(), &Variants::changed, this, changed);
    connect(&m_comparison, &VariantComparison::activeChanged, this, changed);
    connect(&controller, &DebuggerController::settingsChanged, this, &ComparePanel::refreshIfVisible);
    connect(&controller, &DebuggerController::playbackChanged, this, [this] {
        if (isVisible()) moveCursors();
    });
    connect(&m_comparison, &VariantComparison::frozenChanged, this, [this] {
        markDirty({FrozenStep, Outcomes});
        offerDifferingStep();
    });
    connect(&m_comparison, &VariantComparison::runsChanged, this, [this] {
        markDirty({FreeRun, Outcomes});
        offerDifferingStep();
        emit ghostsChanged();
    });
    connect(&m_comparison, &VariantComparison::timesChanged, this, [this] { markDirty({Outcomes}); });
}

ComparePanel::~ComparePanel() {
    delete m_split;  // an editor that is still open reads the comparison when it is destroyed
}

/// A button for each preset, where there is room for them.
QWidget* ComparePanel::buildPresets() {
    m_presetBar = flowBar(this, {.margins = {4, 0, 4, 0}, .spacing = 4}, {});
    for (const ComparePreset& preset : comparePresets(Settings{})) {
        auto* button = new QPushButton(preset.title, m_presetBar);
        button->setObjectName(QStringLiteral("presetButton.") + preset.key);
        button->setToolTip(preset.explanation);
        connect(button, &QPushButton::clicked, this, [this, key = preset.key] { choose(key); });
        m_presetBar->layout()->addWidget(button);
        if (preset.key == warmStartingPreset) m_firstPreset = button;
    }
    m_presetBar->hide();
    return m_presetBar;
}

QWidget* ComparePanel::buildLeft() {
    auto* left = new QWidget(this);
    m_warmStart = named(new QPushButton(tr("Warm starting on / off"), left), "warmStartCompare", {},
                        tr("Compares steps that start with the last step's impulses with steps that start without."));
    m_warmStart->setCheckable(true);
    auto* list = new CompareList(m_comparison, left);
    m_presets = menuButton("comparePresets", tr("Comparisons"), tr("Ready-made comparisons."), left);
    m_presets->setFocusPolicy(Qt::TabFocus);
    list->offerIn(*m_presets->menu(), [this](const QString& key) { choose(key); });
    connect(m_warmStart, &QPushButton::clicked, this, [this](bool on) {
        setOn(false);
        if (on) choose(warmStartingPreset);
    });

    m_listBar = flowBar(left, {.spacing = 4}, {m_warmStart, m_presets});
    fillPanel(left, {.margins = {4, 0, 0, 0}, .spacing = 2}, {m_listBar, {list, 1}});
    return left;
}

QWidget* ComparePanel::buildTabs() {
    m_tabs = named(new QTabWidget(this), "compareTabs");
    m_tabs->setDocumentMode(true);
    m_corner = new TabCorner(*m_tabs);
    m_family = named(new QComboBox(m_corner), "compareFamily", tr("Error shown"));
    for (const FrozenMeasure& measure : frozenMeasures()) m_family->addItem(measure.name);
    m_quantity = named(new QComboBox(m_corner), "compareQuantity", tr("Quantity shown"));
    for (const RunQuantity& quantity : runQuantities()) m_quantity->addItem(tr(quantity.name));
    for (QComboBox* box : {m_family, m_quantity}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMinimumContentsLength(cornerLetters);
    }
    for (QWidget* each : {static_cast<QWidget*>(m_family), static_cast<QWidget*>(m_quantity), new QWidget(m_corner)})
        m_corner->addWidget(each);
    m_tabs->setCornerWidget(m_corner);

    const auto page = [this](const QString& title, const QString& meaning, const char* textName, ElidedLabel*& text,
                             QWidget* content, QPushButton* beside = nullptr) {
        auto* widget = new QWidget(m_tabs);
        widget->setWindowTitle(title);
        widget->setToolTip(meaning);
        text = named(new ElidedLabel(widget), textName);
        fillPanel(widget, {.margins = {4, 2, 4, 0}, .spacing = 1}, {inRow({{text, 1}, beside}), {content, 1}});
        m_tabs->setTabToolTip(m_tabs->addTab(widget, title), meaning);
        return widget;
    };
    m_frozenChart = named(new LineChart(m_tabs), "compareFrozenChart", tr("Errors of the variants over the sweeps"));
    m_freeChart = named(new LineChart(m_tabs), "compareFreeChart", tr("Runs of the variants over the steps"));
    m_outcomes = new CompareOutcomes(m_comparison, m_tabs);
    m_goToDifference = named(new QPushButton(m_tabs), "compareGoToDifference", {},
                             tr("The first step in which the free runs of the variants differ."));
    m_goToDifference->hide();
    page(tr("Frozen step"), tr("The state at the start of the cursor's step, solved with the settings of each variant."),
         "compareFrozenText", m_frozenText, m_frozenChart, m_goToDifference);
    page(tr("Free run"),
         tr("The scene from its beginning with the settings of each variant; everything else as it is set now, without the drags."),
         "compareFreeText", m_freeText, m_freeChart);
    m_outcomePage = page(tr("Outcomes"), tr("The results of the variants in numbers: click a title to sort, Ctrl+C copies."),
                         "compareOutcomeText", m_outcomeText, m_outcomes);

    m_difference = named(new QCheckBox(tr("minus the &base"), this), "compareDifference", {},
                         tr("Shows how far each variant is from the base: its values minus those of the base."));
    m_ghosts = named(new QCheckBox(tr("g&hosts"), this), "compareGhosts", {},
                     tr("Draws the bodies of the other runs over the scene while the free runs are shown."));
    m_ghosts->setChecked(true);
    m_sideBySide = named(new QToolButton(this), "compareSideBySide");
    m_sideBySide->setText(tr("Side by side"));
    m_sideBySide->setCheckable(true);
    m_sideBySide->setFocusPolicy(Qt::TabFocus);
    m_sideBySide->setToolTip(tr("Shows the scenes of all variants side by side, in step with the cursor."));
    m_goToDivergence = textButton("compareGoToParting", tr("First difference"),
                                  tr("Moves the cursor to the first event at which a variant differs from the base."), this);
    m_goToDivergence->setFocusPolicy(Qt::TabFocus);
    auto* below = flowBar(this, {.margins = {4, 0, 4, 0}, .spacing = 8}, {m_difference, m_ghosts, m_sideBySide, m_goToDivergence});
    below->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);

    auto* right = new QWidget(this);
    fillPanel(right, {.margins = {0, 0, 0, 0}, .spacing = 0}, {{m_tabs, 1}, below});
    return right;
}

void ComparePanel::connectCharts() {
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) {
        m_corner->setCurrentIndex(tab);
        refresh();
        emit ghostsChanged();
    });
    connect(m_family, &QComboBox::currentIndexChanged, this, [this] {
        markDirty({FrozenStep});
        moveCursors();
    });
    connect(m_quantity, &QComboBox::currentIndexChanged, this, [this] { markDirty({FreeRun}); });
    connect(m_difference, &QCheckBox::toggled, this, [this] { markDirty({FrozenStep, FreeRun}); });
    connect(m_ghosts, &QCheckBox::toggled, this, &ComparePanel::ghostsChanged);
    connect(m_sideBySide, &QToolButton::clicked, this, &ComparePanel::sideBySideRequested);
    connect(m_goToDivergence, &QToolButton::clicked, this, &ComparePanel::travelToEarliestDivergence);
    connect(m_goToDifference, &QPushButton::clicked, this, [this] {
        if (const auto variant = earliestDivergence(false)) travelToDivergence(*variant, false);
    });
    connect(m_frozenChart, &LineChart::clickedAt, this, &ComparePanel::clickedFrozen);
    connect(m_freeChart, &LineChart::clickedAt, this, &ComparePanel::clickedFree);
    connect(m_outcomes, &CompareOutcomes::divergenceChosen, this,
            [this](std::size_t variant) { travelToDivergence(variant, false); });
}

void ComparePanel::compare(const QString& key, const QString& a, const QString& b) {
    std::vector<VariantEntry> entries;
    for (const QString& value : {a, b}) entries.push_back({.changes = QStringLiteral("%1=%2").arg(key, value)});
    m_comparison.variants().replace(entries);
}

bool ComparePanel::choosePreset(const QString& key) {
    for (const ComparePreset& preset : comparePresets(session().settings())) {
        if (preset.key != key) continue;
        m_comparison.variants().replace(preset.entries);
        return true;
    }
    return false;
}

void ComparePanel::showFreeRun() { m_tabs->setCurrentIndex(FreeRun); }

void ComparePanel::offerPresets() {
    m_presets->setFocus(Qt::ShortcutFocusReason);
    QMenu* menu = m_presets->menu();
    menu->popup(m_presets->mapToGlobal(QPoint(0, m_presets->height())));
    menu->setActiveAction(menu->actions().constFirst());
}

void ComparePanel::choose(const QString& preset) {
    if (choosePreset(preset)) seekDifference();
}

void ComparePanel::resizeEvent(QResizeEvent* event) {
    StepPanel::resizeEvent(event);
    const bool isWide = width() >= textScaled(wideEnough);
    (isWide ? m_presetBar : m_listBar)->layout()->addWidget(m_presets);
    m_presetBar->setVisible(isWide);
    m_listBar->setVisible(!isWide);
    showOutcomesBeside(isWide);
}

/// What it can do with: as high as it would like to be, it would scroll in a small window.
int ComparePanel::heightForWidth(int width) const { return layout()->minimumHeightForWidth(width); }

void ComparePanel::setOn(bool on) {
    if (!on)
        m_comparison.variants().clear();
    else if (!isOn())
        choosePreset(warmStartingPreset);
}

bool ComparePanel::comparesWarmStarting() const {
    const auto& entries = m_comparison.variants().entries();
    return entries.size() == 2 && entries[0].changes == QLatin1String("warm_starting=1") &&
           entries[1].changes == QLatin1String("warm_starting=0");
}

/// Unless nothing would differ: some methods begin with nothing, or always in the same way.
void ComparePanel::offerWarmStarting() {
    const bool on = comparesWarmStarting();
    const auto idle = on ? std::string_view() : idleReason(session().settings(), *findSetting("warm_starting"));
    m_warmStart->setChecked(on);
    m_warmStart->setEnabled(idle.empty());
    setDisabledReason(*m_warmStart, engineText(idle));
    m_presets->menu()->actions().constFirst()->setEnabled(idle.empty());
    m_firstPreset->setEnabled(idle.empty());
    setDisabledReason(*m_firstPreset, engineText(idle));
}

void ComparePanel::showSideBySide(bool on) { m_sideBySide->setChecked(on); }

bool ComparePanel::showsDifference() const { return m_difference->isChecked(); }

void ComparePanel::refresh() {
    offerWarmStarting();
    const int tab = m_tabs->currentIndex();
    if (tab != FreeRun || showsOutcomes() || m_seeksDifference) m_comparison.requestFrozen();
    if (tab != FrozenStep || showsOutcomes()) m_comparison.requestRuns();
    if (showsOutcomes()) m_comparison.requestTimes();
    redrawDirtyTab();
    moveCursors();
}

void ComparePanel::markDirty(std::initializer_list<Tab> tabs) {
    for (const Tab tab : tabs) m_isDirty[tab] = true;
    redrawDirtyTab();
}

void ComparePanel::redrawDirtyTab() {
    if (!isVisible()) return;
    const int tab = m_tabs->currentIndex();
    const auto isDue = [this](Tab each, bool isSeen) { return isSeen && std::exchange(m_isDirty[each], false); };
    const bool drawsFrozen = isDue(FrozenStep, tab == FrozenStep);
    const bool drawsFree = isDue(FreeRun, tab == FreeRun);
    const bool drawsOutcomes = isDue(Outcomes, showsOutcomes());
    if (drawsFrozen) drawFrozen();
    if (drawsFree) drawFree();
    if (drawsOutcomes) drawOutcomes();
    if (drawsFrozen || drawsFree || drawsOutcomes) moveCursors();
}

void ComparePanel::drawFrozen() {
    const FrozenMeasure measure = frozenMeasure();
    const bool isOfPositions = measure.phase == Phase::SolvePositions;
    using Scale = LineChart::Scale;
    m_frozenChart->setAxes(tr("sweep"), measure.unit, showsDifference() ? Scale::Linear : Scale::Logarithmic);
    const QString nothing = m_comparison.nothingToCompareReason();
    const bool any = nothing.isEmpty() && m_comparison.frozen();
    auto series = any ? frozenSeries(m_comparison, measure, showsDifference()) : std::vector<ChartSeries>{};
    const auto isEmpty = [](const ChartSeries& one) { return one.points.isEmpty(); };
    const auto empty = std::ranges::count_if(series, isEmpty);
    m_frozenChart->setNotice(!nothing.isEmpty() ? nothing
                             : !any             ? tr("Solving …")
                             : empty == 0       ? QString()
                             : empty == std::ssize(series)
                                 ? (isOfPositions ? tr("No variant has sweeps over positions: compare them in a free run.")
                                                  : tr("No variant has sweeps over velocities: compare them in a free run."))
                                 : QString());
    QString text = any ? frozenText(m_comparison) : QString();
    if (empty > 0 && empty < std::ssize(series) && !isOfPositions)
        text += tr(" · some move positions and have no sweeps over velocities");
    m_frozenText->setFullText(text);
    m_frozenChart->setMarks(any ? frozenMarks(m_comparison, measure.phase) : std::vector<ChartMark>{});
    m_frozenChart->setSections(any ? substepSections(frozenStarts(m_comparison)) : ChartSections());
    m_frozenChart->replace(std::move(series));
    offerDifferingStep();
}

FrozenMeasure ComparePanel::frozenMeasure() const {
    const auto all = frozenMeasures();
    return chosenOf<FrozenMeasure>(*m_family, all);
}

void ComparePanel::drawFree() {
    const RunQuantity quantity = chosenOf(*m_quantity, runQuantities());
    m_freeChart->setAxes(tr("step"), QString::fromUtf8(quantity.unit),
                         showsDifference() ? LineChart::Scale::Linear : quantity.scale);
    const QString nothing = m_comparison.nothingToCompareReason();
    const bool any = nothing.isEmpty() && m_comparison.runs();
    m_freeChart->setNotice(nothing);
    m_freeChart->setMarks(any ? runMarks(m_comparison) : std::vector<ChartMark>{});
    m_freeChart->replace(any ? runSeries(m_comparison, quantity, showsDifference()) : std::vector<ChartSeries>{});
    m_freeText->setFullText(any ? runText(m_comparison, quantity) : QString());
}

void ComparePanel::moveCursors() {
    const auto substep = static_cast<std::size_t>(session().event().substep);
    const bool isOnAxis = substep <= std::max<std::size_t>(1, m_frozenChart->sections().count());
    const Phase phase = frozenMeasure().phase;
    const bool isHere = isOnAxis || phase != Phase::SolveVelocities;
    const double here =
        isHere ? sweepPlaceOf(session().events(), session().cursor().event, phase) : velocitySweeps(session().settings());
    m_frozenChart->setCursorAt(here);
    m_frozenChart->setKnownUntil(m_controller.isPlayingRows() ? std::optional(here) : std::nullopt);
    m_freeChart->setCursorAt(static_cast<double>(session().step()));
}

std::vector<SceneGhost> ComparePanel::ghostsAt(std::int64_t step) {
    std::vector<SceneGhost> ghosts;
    if (m_tabs->currentIndex() != FreeRun || !m_ghosts->isChecked() || !isOn() || step < 0) return ghosts;
    m_comparison.goTo(step);
    const Settings& now = session().settings();
    const auto& active = m_comparison.active();
    for (std::size_t i = 0; i < active.size(); ++i) {
        if (active[i].settings == now) continue;  // the scene itself
        const World* world = m_comparison.worldAfter(i, step);
        if (!world || world->step != step) continue;
        const ChartSeries look = lookOfVariant(active[i].look);
        ghosts.push_back({*world, active[i].name, look.colour, look.dash == Qt::SolidLine ? Qt::DashLine : look.dash});
    }
    return ghosts;
}

}  // namespace solverscope
