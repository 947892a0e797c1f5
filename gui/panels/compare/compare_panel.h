// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <array>
#include <initializer_list>
#include <vector>

#include "gui/scene/scene_painter.h"
#include "gui/session/variants.h"
#include "gui/widgets/step_panel.h"

class QCheckBox;
class QComboBox;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace solverscope {

class CompareOutcomes;
struct FrozenMeasure;
class ElidedLabel;
class LineChart;

/// Any number of variants side by side: for the cursor's step, frozen, and in free runs of the scene; as superimposed lines, as
/// differences from the base, and as a table of results.
class ComparePanel : public StepPanel {
    Q_OBJECT

public:
    ComparePanel(DebuggerController& controller, VariantComparison& comparison, QWidget* parent = nullptr);
    ~ComparePanel() override;

    VariantComparison& comparison() { return m_comparison; }

    bool isOn() const { return m_comparison.variants().count() > 0; }

    /// With nothing to compare, on means warm starting on against off.
    void setOn(bool on);
    bool comparesWarmStarting() const;
    void offerWarmStarting();

    /// Compares two values of a setting, written as in a file.
    void compare(const QString& key, const QString& a, const QString& b);

    /// Compares the variants of a preset. False if there is none with that key.
    bool choosePreset(const QString& key);

    /// Shows the runs from the scene's beginning instead of the frozen step.
    void showFreeRun();

    /// If the variants do the same in the cursor's step, goes to a step in which they differ as soon as one is known, or says that
    /// there is none.
    void seekDifference();

    /// Opens the list of presets.
    void offerPresets();

    /// Whether numbers are still on their way.
    bool isBusy() const { return m_comparison.isBusy(); }

    /// The worlds of the free runs after a step, while the runs are on show: those that are not the session's own.
    std::vector<SceneGhost> ghostsAt(std::int64_t step);

    LineChart& frozenChart() { return *m_frozenChart; }
    LineChart& freeChart() { return *m_freeChart; }
    CompareOutcomes& outcomes() { return *m_outcomes; }

    /// Whether the button for side-by-side scenes is checked.
    void showSideBySide(bool on);

    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void wentToDifference(qlonglong step);  // on its own, as `seekDifference` asks
    void ghostsChanged();                   // query ghostsAt again, even for the same step
    void sideBySideRequested(bool on);

private:
    enum Tab { FrozenStep, FreeRun, Outcomes };

    QWidget* buildPresets();
    QWidget* buildLeft();
    QWidget* buildTabs();
    void showOutcomesBeside(bool beside);
    void widenOutcomes();
    bool showsOutcomes() const;
    void choose(const QString& preset);
    void travelToShownDifference(std::size_t variant);
    void connectCharts();
    void refresh() override;
    void markDirty(std::initializer_list<Tab> tabs);
    void redrawDirtyTab();
    void drawFrozen();
    void drawFree();
    void drawOutcomes();
    void moveCursors();
    void travelTo(const Divergence& divergence, const ActiveVariant& base, const ActiveVariant& other);
    std::optional<Divergence> divergenceOf(std::size_t variant, bool frozen) const;
    void travelToDivergence(std::size_t variant, bool frozen);
    void travelToEarliestDivergence();
    std::optional<std::size_t> earliestDivergence(bool frozen) const;
    void offerDifferingStep();
    void clickedFrozen(double place);
    void clickedFree(double step);
    bool showsDifference() const;
    FrozenMeasure frozenMeasure() const;

    VariantComparison& m_comparison;
    std::array<bool, 3> m_isDirty{true, true, true};  // by tab; drawn when it is seen
    bool m_seeksDifference = false;
    bool m_isSplitByHand = false;
    QWidget* m_presetBar = nullptr;
    QWidget* m_listBar = nullptr;  // instead of it, where the panel is narrow
    QSplitter* m_split;
    QPushButton* m_warmStart = nullptr;
    QPushButton* m_firstPreset = nullptr;  // the same in the bar
    QWidget* m_outcomePage = nullptr;      // a tab, or beside the charts
    QToolButton* m_presets = nullptr;
    QTabWidget* m_tabs = nullptr;
    QStackedWidget* m_corner = nullptr;
    QComboBox* m_family = nullptr;
    QComboBox* m_quantity = nullptr;
    QCheckBox* m_difference = nullptr;
    QCheckBox* m_ghosts = nullptr;
    QToolButton* m_sideBySide = nullptr;
    QToolButton* m_goToDivergence = nullptr;
    QPushButton* m_goToDifference = nullptr;
    ElidedLabel* m_frozenText = nullptr;
    ElidedLabel* m_freeText = nullptr;
    ElidedLabel* m_outcomeText = nullptr;
    LineChart* m_frozenChart = nullptr;
    LineChart* m_freeChart = nullptr;
    CompareOutcomes* m_outcomes = nullptr;
};

}  // namespace solverscope
