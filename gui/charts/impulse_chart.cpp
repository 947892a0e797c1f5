// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/impulse_chart.h"

#include <QComboBox>
#include <QSet>
#include <QShortcut>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "gui/charts/chosen_list.h"
#include "gui/charts/line_chart.h"
#include "gui/session/debugger_controller.h"
#include "gui/session/step_analysis.h"
#include "gui/session/step_sampler.h"
#include "gui/widgets/build.h"
#include "gui/widgets/sampler_bar.h"
#include "gui/widgets/spoiler_overlay.h"
#include "gui/widgets/view_state.h"
#include "physics/trace/sweep_axis.h"

namespace solverscope {
namespace {

/// Rows stay valid for a scene with the same bodies, for example after a restart.
std::vector<std::string> bodiesOf(const Scene& scene) {
    std::vector<std::string> ids;
    for (const BodyDef& body : scene.bodies) ids.push_back(body.id);
    return ids;
}

}  // namespace

ImpulseChart::ImpulseChart(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_quantity(named(new QComboBox(this), "impulseQuantity", tr("Which impulse"))),
      m_axis(named(new QComboBox(this), "impulseAxis", tr("Horizontal axis"))),
      m_list(named(new ChosenList(this), "impulseRows", tr("Rows that are shown"))),
      m_chart(named(new LineChart(this), "impulseLines", tr("Impulses of the selected rows"))),
      m_subtitle(named(new ElidedLabel(this), "impulseSubtitle")),
      m_sampler(new StepSampler(controller, this)),
      m_samplerBar(new SamplerBar(*m_sampler, "impulses", this)),
      m_finding(this),
      m_task(
          controller, this,
          [](const StepTrace& step, const std::vector<RowIdentity>& rows, const std::atomic<bool>&) {
              return StepImpulses{impulsesInStep(step, rows), substepStarts(step.events())};
          },
          [this] { visitsArrived(); }) {
    setObjectName(QStringLiteral("impulseChart"));
    m_list->setHint(tr("no rows yet"));

    fillPanel(this, {.margins = {4, 2, 4, 2}, .spacing = 2}, {buildTop(), m_subtitle, {m_list->placedBeside(m_chart), 1}});

    connect(m_list, &ChosenList::removalRequested, this, &ImpulseChart::removeRow);
    connect(m_list, &ChosenList::entryActivated, this, &ImpulseChart::travelToRow);
    connect(m_chart, &LineChart::clickedAt, this, &ImpulseChart::travelTo);
    connect(m_chart, &LineChart::shownChanged, this, &ImpulseChart::titleAxes);
    connect(m_sampler, &StepSampler::sampled, this, [this] {
        if (isVisible() && axis() == ImpulseAxis::Steps) draw();
    });
    connect(&controller, &DebuggerController::sceneChanged, this, &ImpulseChart::sceneChanged);
    connect(&controller, &DebuggerController::selectionChanged, this, &ImpulseChart::selectionChanged);
    connect(&controller, &DebuggerController::futureVisibilityChanged, this, &ImpulseChart::draw);
    new RefreshThrottle(controller, this, [this] { refresh(); });
    draw();
    new ViewState(
        this, [this](ImpulseChart&) { rowsChanged(); }, m_rows, m_picked);
}

QWidget* ImpulseChart::buildTop() {
    m_quantity->addItem(tr("Λ, the sum"));
    m_quantity->addItem(tr("Δλ, each change"));
    m_quantity->setItemData(0, tr("The accumulated impulse of the row"), Qt::ToolTipRole);
    m_quantity->setItemData(1, tr("What the visits of the sweeps add to it, without the warm start"), Qt::ToolTipRole);
    m_axis->addItem(tr("per sweep"));
    m_axis->addItem(tr("per row visit"));
    m_axis->addItem(tr("per step"));
    const auto button = [&](const char* name, const QString& text, const QString& toolTip, auto slot) {
        auto* made = textButton(name, text, toolTip, this);
        connect(made, &QToolButton::clicked, this, slot);
        return made;
    };
    auto* row =
        button("addImpulseRow", tr("+ Row"), tr("Adds the marked row (Ins): the one at the cursor, or the one last clicked"),
               &ImpulseChart::addMarkedRow);
    auto* body = button("addImpulseBody", tr("+ Body"), tr("Adds all rows of the selected body (Shift+Ins), up to %1").arg(maxRows),
                        &ImpulseChart::addRowsOfBody);
    auto* remove = button("removeImpulseRow", tr("Remove"), tr("Removes the selected row from the list (Del)"),
                          [this] { removeRow(m_list->currentRow()); });
    m_samplerBar->hide();
    const auto key = [this](const QKeySequence& keys, auto slot) {
        auto* shortcut = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    key(Qt::Key_Insert, &ImpulseChart::addMarkedRow);
    key(Qt::SHIFT | Qt::Key_Insert, &ImpulseChart::addRowsOfBody);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &ImpulseChart::draw);
    connect(m_axis, &QComboBox::currentIndexChanged, this, [this] {
        m_samplerBar->setVisible(axis() == ImpulseAxis::Steps);
        draw();
        refresh();
    });
    return flowBar(this, {}, {m_quantity, m_axis, row, body, remove, m_samplerBar});
}

ImpulseAxis ImpulseChart::axis() const { return static_cast<ImpulseAxis>(std::max(0, m_axis->currentIndex())); }
ImpulseQuantity ImpulseChart::quantity() const { return static_cast<ImpulseQuantity>(std::max(0, m_quantity->currentIndex())); }

/// Bounds hold for the sum, or for each impulse alone where sums are not clamped.
bool ImpulseChart::boundsApply() const {
    if (m_controller.scene().playback) return true;
    const bool ofSums = clampsSums(m_controller.session().settings());
    if (axis() == ImpulseAxis::Visits || ofSums) return ofSums == (quantity() == ImpulseQuantity::Sum);
    return false;  // the total of several visits has no bounds
}

bool ImpulseChart::isBusy() const {
    return m_finding.isBusy() || m_task.isBusy() || (axis() == ImpulseAxis::Steps && m_sampler->isBusy());
}

void ImpulseChart::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_picked = m_controller.pickedRow();
    if (m_rows.empty() && m_controller.markedRow()) addMarkedRow();
}

void ImpulseChart::startReading() { m_chart->setFocus(Qt::ShortcutFocusReason); }

void ImpulseChart::sceneChanged() {
    m_visits.assign(m_rows.size(), {});
    m_finding.cancel();
    m_task.cancel();
    if (bodiesOf(m_controller.scene()) != m_bodies) {
        m_rows.clear();
        rowsChanged();
    }
    draw();
}

void ImpulseChart::selectionChanged() {
    const auto picked = m_controller.pickedRow();
    if (picked == m_picked) return;
    m_picked = picked;
    if (picked && isVisible()) addRow(*picked);
}

void ImpulseChart::addMarkedRow() {
    if (const auto row = m_controller.markedRow()) return addRow(*row);
    m_remark = tr("No row is marked: click a contact in the scene.");
    updateSubtitle();
}

void ImpulseChart::addRow(RowRef row) {
    find([wanted = row](const StepTrace& step) {
        const auto known = knownRow(step, wanted);
        return known ? std::vector{*known} : std::vector<KnownRow>();
    });
}

void ImpulseChart::addRowsOfBody() {
    const auto body = m_controller.selectedBody();
    if (!body) {
        m_remark = tr("No body is selected: click one in the scene.");
        updateSubtitle();
        return;
    }
    find([wanted = *body](const StepTrace& step) { return rowsOfBody(step, wanted, maxRows); });
}

void ImpulseChart::find(std::function<std::vector<KnownRow>(const StepTrace& step)> search) {
    m_remark.clear();
    m_finding.run(
        [trace = m_controller.session().trace(), search = std::move(search)](const std::atomic<bool>&) { return search(*trace); },
        [this](std::vector<KnownRow> found) { add(found); }, false);
}

void ImpulseChart::add(const std::vector<KnownRow>& found) {
    if (found.empty()) m_remark = tr("No such row is visited in this step.");
    const std::size_t before = m_rows.size();
    for (const KnownRow& row : found) {
        const auto same = std::ranges::find(m_rows, row.identity, &KnownRow::identity);
        if (same != m_rows.end()) {
            m_list->setCurrentRow(static_cast<int>(same - m_rows.begin()));
        } else if (m_rows.size() == maxRows) {
            m_remark = tr("%1 rows are shown: remove one to add another.").arg(maxRows);
        } else {
            m_rows.push_back(row);
        }
    }
    if (m_rows.size() != before) rowsChanged();
    updateSubtitle();
}

void ImpulseChart::removeRow(int place) {
    if (place < 0 || place >= static_cast<int>(m_rows.size())) return;
    m_rows.erase(m_rows.begin() + place);
    m_remark.clear();
    rowsChanged();
}

void ImpulseChart::rowsChanged() {
    m_bodies = bodiesOf(m_controller.scene());
    std::vector<ChartSeries> looks;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        looks.push_back(lookOfRow(m_controller.scene(), m_rows[i], static_cast<int>(i)));
    m_list->show(std::move(looks));
    if (!m_rows.empty()) m_list->setCurrentRow(static_cast<int>(m_rows.size()) - 1);
    m_visits.assign(m_rows.size(), {});
    if (m_rows.empty())
        m_sampler->take(nullptr);
    else
        m_sampler->take([rows = identities()](World& world) { return sampleOf(impulsesOfStep(world, rows)); });
    refresh();
    draw();
}

void ImpulseChart::refresh() {
    if (!isVisible()) return;
    if (axis() == ImpulseAxis::Steps) {
        m_sampler->follow();
        m_chart->setCursorAt(static_cast<double>(m_controller.session().step()));
        return;
    }
    if (!m_rows.empty()) m_task.request(identities());
    if (m_controller.hidesFuture()) draw();
    m_chart->setCursorAt(placeOfEvent(m_visits, axis(), m_controller.session().cursor().event));
}

std::vector<RowIdentity> ImpulseChart::identities() const {
    std::vector<RowIdentity> identities;
    for (const KnownRow& row : m_rows) identities.push_back(row.identity);
    return identities;
}

void ImpulseChart::visitsArrived() {
    if (m_task.result()->visits.size() != m_rows.size()) return;
    m_visits = m_task.result()->visits;
    draw();
    refresh();
}

/// The visits up to the cursor while the learner predicts the next ones; otherwise all.
std::span<const ImpulseVisit> ImpulseChart::visibleVisits(std::size_t row) const {
    const std::span<const ImpulseVisit> all = m_visits[row];
    if (!m_controller.hidesFuture()) return all;
    const auto isAhead = [now = m_controller.session().cursor().event](const ImpulseVisit& visit) { return visit.event > now; };
    return all.first(static_cast<std::size_t>(std::ranges::find_if(all, isAhead) - all.begin()));
}

void ImpulseChart::draw() {
    std::vector<std::vector<ImpulsePoint>> points;
    for (std::size_t i = 0; i < m_rows.size(); ++i) switch (axis()) {
            case ImpulseAxis::Sweeps:
                points.push_back(overSweeps(visibleVisits(i)));
                break;
            case ImpulseAxis::Visits:
                points.push_back(overVisits(visibleVisits(i)));
                break;
            case ImpulseAxis::Steps:
                points.push_back(overSteps(m_sampler->firstStep(), m_sampler->samples(), i));
                if (m_controller.hidesFuture())
                    std::erase_if(points.back(), [this](const ImpulsePoint& point) {
                        return point.x >= static_cast<double>(m_controller.session().step());
                    });
                break;
        }
    m_chart->replace(impulseSeries(m_controller.scene(), m_rows, points, quantity(), boundsApply()));
    m_chart->setMarks(substepMarks(m_visits, axis()));
    m_chart->setSections(axis() == ImpulseAxis::Sweeps && m_task.result() ? substepSections(m_task.result()->starts)
                                                                          : ChartSections());
    m_chart->setNotice(m_rows.empty() ? tr("Click a contact in the scene, or a row of “Rows × sweeps”:\nits impulse is plotted "
                                           "here. “+ Body” adds all rows of a body.")
                                      : QString());
    titleAxes();
    updateSubtitle();
}

void ImpulseChart::titleAxes() {
    QSet<QString> units;
    for (const ChartSeries& series : m_chart->series())
        if (m_chart->isShown(series.name)) units.insert(series.unit);
    const QString symbol = quantity() == ImpulseQuantity::Sum ? tr("Λ") : tr("Δλ");
    const QString unit = m_rows.empty() ? QStringLiteral("N s") : units.size() == 1 ? *units.begin() : QString();
    const QString over = axis() == ImpulseAxis::Sweeps ? tr("sweep") : axis() == ImpulseAxis::Visits ? tr("row visit") : tr("step");
    m_chart->setAxes(over, unit.isEmpty() ? symbol : tr("%1 [%2]").arg(symbol, unit), LineChart::Scale::Linear);
}

void ImpulseChart::updateSubtitle() {
    const bool none = std::ranges::all_of(m_visits, [](const auto& of) { return of.empty(); });
    QString text = m_remark;
    if (m_controller.hidesFuture()) text = hiddenNotice();
    if (text.isEmpty() && axis() == ImpulseAxis::Steps && m_sampler->isStopped())
        text = tr("cancelled after %1 of %2 steps").arg(m_sampler->done()).arg(m_sampler->wanted());
    else if (text.isEmpty() && m_rows.empty())
        text = tr("no rows selected");
    else if (text.isEmpty() && axis() != ImpulseAxis::Steps && none && !m_task.isBusy())
        text = tr("step %1 has none of these rows").arg(m_controller.session().step());
    else if (text.isEmpty())
        text = tr("hollow square: the visit ended at a bound · dotted: bounds of friction, ±μλₙ");
    m_subtitle->setFullText(text);
}

void ImpulseChart::travelTo(double x) {
    if (axis() == ImpulseAxis::Steps) return m_controller.toStep(std::llround(x));
    std::vector<ImpulseVisit> candidates;
    const auto marked = static_cast<std::size_t>(std::max(0, m_list->currentRow()));
    // Of one sweep the visit to the row that is marked in the list; of single visits the nearest.
    for (std::size_t i = 0; i < m_visits.size(); ++i)
        if (axis() == ImpulseAxis::Visits || i == marked || m_visits[marked].empty())
            if (const auto visit = visitAt(m_visits[i], axis(), x)) candidates.push_back(*visit);
    const auto away = [x, this](const ImpulseVisit& visit) {
        return std::abs((axis() == ImpulseAxis::Visits ? static_cast<double>(visit.visit) : visit.place) - x);
    };
    const auto nearest = std::ranges::min_element(candidates, {}, away);
    if (nearest == candidates.end()) return;
    m_controller.seek({m_controller.session().step(), nearest->event, Term::VelocityB});
}

/// To the last visit of the step to that row.
void ImpulseChart::travelToRow(int place) {
    const auto row = static_cast<std::size_t>(place);
    if (row >= m_visits.size() || m_visits[row].empty()) return;
    m_controller.seek({m_controller.session().step(), m_visits[row].back().event, Term::VelocityB});
}

}  // namespace solverscope
