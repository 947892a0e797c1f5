// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/branches/branch_compare.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QStackedWidget>
#include <algorithm>
#include <array>

#include "gui/charts/line_chart.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int branchDigits = 5;

struct ComparedQuantity {
    const char* name;
    const char* unit;
    Real Measures::*value;  // null: the distance between the two
};

const std::array<ComparedQuantity, 3>& comparedQuantities() {
    static const std::array<ComparedQuantity, 3> all{{
        {QT_TRANSLATE_NOOP("solverscope::BranchCompare", "Distance"), "m", nullptr},
        {QT_TRANSLATE_NOOP("solverscope::BranchCompare", "Kinetic energy"), "J", &Measures::kineticEnergy},
        {QT_TRANSLATE_NOOP("solverscope::BranchCompare", "Worst penetration"), "m", &Measures::worstPenetration},
    }};
    return all;
}

QString nameOf(const Branches& branches, std::optional<BranchId> id) {
    const Branch* branch = id ? branches.find(*id) : nullptr;
    return branch ? branchText(branch->name) : QString();
}

}  // namespace

BranchCompare::BranchCompare(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_others(named(new QComboBox(this), "otherBranch", tr("Branch to compare with"))),
      m_ghost(new QCheckBox(tr("as a ghost"), this)),
      m_text(selectableLabel("branchParting", this)),
      m_go(named(new QPushButton(tr("Go there"), this), "goToParting", {},
                 tr("Moves the cursor to the first stop at which the two differ."))),
      m_quantity(named(new QComboBox(this), "branchQuantity", tr("Quantity shown"))),
      m_below(new QStackedWidget(this)),
      m_chart(named(new LineChart(this), "branchChart", tr("The two branches over the steps"))),
      m_model(new Model(columns(), this)),
      m_table(lineTable("branchOutcomes", tr("State of the two branches, step by step"), m_model, this)),
      m_task(this) {
    setObjectName(QStringLiteral("branchCompare"));
    m_others->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    named(m_ghost, "branchGhost", {},
          tr("Draws the bodies of the other branch over the scene, where they are after the same step."));
    for (const ComparedQuantity& one : comparedQuantities()) m_quantity->addItem(tr(one.name));
    m_quantity->addItem(tr("All as a table"));
    m_table->horizontalHeader()->setDefaultSectionSize(fontMetrics().horizontalAdvance(QStringLiteral("−0.00012345")) + 12);

    for (QWidget* each : std::initializer_list<QWidget*>{m_chart, m_table}) m_below->addWidget(each);
    fillPanel(this, {.margins = {4, 4, 4, 0}},
              {inRow({labelFor(m_others, tr("with")), {m_others, 1}, m_ghost}),
               inRow({{m_text, 1}, {m_go, 0, Qt::AlignTop}}),
               {m_quantity, 0, Qt::AlignLeft},
               {m_below, 1}});

    connect(m_others, &QComboBox::currentIndexChanged, this, [this] {
        if (m_filling) return;
        refresh();
        emit ghostChanged();
    });
    connect(m_ghost, &QCheckBox::toggled, this, &BranchCompare::ghostChanged);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &BranchCompare::draw);
    connect(m_go, &QPushButton::clicked, this, [this] {
        if (m_divergence) m_controller.seek({m_divergence->step, m_divergence->event.value_or(0), Term::VelocityB});
    });
    connect(m_chart, &LineChart::clickedAt, this, [this](double step) { m_controller.toStep(std::llround(step)); });
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& at) { m_controller.toStep(m_model->item(at.row()).difference.step); });
    connect(&controller, &DebuggerController::branchesChanged, this, [this] {
        fillOthers();
        refresh();
        emit ghostChanged();
    });
    connect(&controller, &DebuggerController::recordingChanged, this, &BranchCompare::refresh);
    connect(&controller, &DebuggerController::playbackChanged, this, &BranchCompare::refresh);
    connect(&controller, &DebuggerController::cursorMoved, this, [this] {
        if (isVisible()) m_chart->setCursorAt(static_cast<double>(m_controller.session().step()));
    });
    fillOthers();
    say();
    draw();
}

std::vector<BranchCompare::Model::Column> BranchCompare::columns() {
    const auto number = [](const QString& title, const QString& toolTip, auto value) {
        return numberColumn<BranchOutcome>(title, toolTip, branchDigits, value);
    };
    const auto step = [](const BranchOutcome& outcome, int role) {
        if (role == Qt::DisplayRole) return QVariant::fromValue<qlonglong>(outcome.difference.step);
        return role == Qt::TextAlignmentRole ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    };
    const auto body = [this](const BranchOutcome& outcome, int role) -> QVariant {
        if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
        if (!(outcome.difference.distance > 0)) return QStringLiteral("–");
        return bodyText(m_controller.scene(), outcome.difference.farthest);
    };
    return {
        {tr("step"), tr("After this step"), step},
        number(tr("distance"), tr("m; of the body that is farthest from its position in the other branch"),
               [](const BranchOutcome& o) { return o.difference.distance; }),
        {tr("of body"), tr("The body that is farthest from its position in the other branch"), body},
        number(tr("E here"), tr("Kinetic energy of the current branch, J"),
               [](const BranchOutcome& o) { return o.a.kineticEnergy; }),
        number(tr("E there"), tr("Kinetic energy of the other branch, J"),
               [](const BranchOutcome& o) { return o.b.kineticEnergy; }),
        number(tr("overlap here"), tr("Worst penetration of the current branch, m"),
               [](const BranchOutcome& o) { return o.a.worstPenetration; }),
        number(tr("overlap there"), tr("Worst penetration of the other branch, m"),
               [](const BranchOutcome& o) { return o.b.worstPenetration; }),
    };
}

std::optional<BranchId> BranchCompare::other() const {
    if (m_others->currentIndex() < 0) return std::nullopt;
    return BranchId{m_others->currentData().toUInt()};
}

/// All but the shown branch. The choice is kept; at first it is the parent of the shown branch.
void BranchCompare::fillOthers() {
    m_filling = true;
    const auto chosen = other();
    const Branches& branches = m_controller.branches();
    m_others->clear();
    for (const Branch& each : branches.list())
        if (each.id != branches.shownId()) m_others->addItem(branchText(each.name), static_cast<uint>(each.id));
    const auto parent = branches.find(branches.shownId())->parent;
    for (const auto& wanted : {parent, chosen})
        if (const int place = wanted ? m_others->findData(static_cast<uint>(*wanted)) : -1; place >= 0)
            m_others->setCurrentIndex(place);
    const bool any = m_others->count() > 0;
    m_others->setEnabled(any);
    m_ghost->setEnabled(any);
    m_filling = false;
}

void BranchCompare::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void BranchCompare::refresh() {
    // While playing, the shown branch grows with every frame.
    if (!isVisible() || m_controller.isPlaying()) return;
    const auto with = other();
    if (!with) {
        m_task.cancel();
        m_key.reset();
        m_divergence.reset();
        m_model->setItems({});
        say();
        draw();
        return;
    }
    const Branches& branches = m_controller.branches();
    const Recording& a = branches.shown().recording();
    const Recording& b = branches.session(*with).recording();
    const std::int64_t steps = std::min(a.steps(), b.steps());
    const auto hashAt = [steps](const Recording& one) { return one.records()[static_cast<std::size_t>(steps - 1)].checksum; };
    const Key key{branches.shownId(), *with, steps, hashAt(a), hashAt(b)};
    if (m_key == key) return say();
    m_key = key;
    compare(a, b);
}

void BranchCompare::compare(const Recording& a, const Recording& b) {
    m_divergence = divergenceOf(a, b);
    m_model->setItems({});
    say();
    draw();
    m_task.cancel();
    if (!m_divergence) return;
    // From the last step that both share, so that the lines begin together.
    const std::int64_t common = m_divergence->step - 1;
    const std::int64_t from = std::max<std::int64_t>(0, common - 1);
    const std::int64_t steps = std::min(m_key->steps - from, maxRunSteps);
    m_task.run(
        [runA = rerunAfter(a, from), runB = rerunAfter(b, from), steps](const std::atomic<bool>& cancelled) {
            return differencesOf(runA, runB, steps, [&cancelled] { return !cancelled; });
        },
        [this](std::vector<RunDifference> differences) { arrived(std::move(differences)); }, true);
}

void BranchCompare::arrived(std::vector<RunDifference> differences) {
    const Branches& branches = m_controller.branches();
    const auto with = other();
    if (!with || !m_key || m_key->a != branches.shownId() || m_key->b != *with) return;
    const auto a = branches.shown().recording().records();
    const auto b = branches.session(*with).recording().records();
    std::vector<BranchOutcome> outcomes;
    for (const RunDifference& one : differences) {
        const auto place = static_cast<std::size_t>(one.step - 1);
        if (place >= a.size() || place >= b.size()) break;
        outcomes.push_back({one, a[place].measures, b[place].measures});
    }
    m_model->setItems(std::move(outcomes));
    draw();
}

void BranchCompare::draw() {
    const auto chosen = static_cast<std::size_t>(std::max(0, m_quantity->currentIndex()));
    const bool isChart = chosen < comparedQuantities().size();
    m_below->setCurrentWidget(isChart ? static_cast<QWidget*>(m_chart) : m_table);
    const ComparedQuantity& quantity = comparedQuantities()[isChart ? chosen : 0];
    const QString unit = QString::fromLatin1(quantity.unit);
    m_chart->setAxes(tr("step"), unit, LineChart::Scale::Linear);
    const auto points = [&](auto value) {
        QList<QPointF> all;
        for (int i = 0; i < m_model->rowCount(); ++i) {
            const BranchOutcome& outcome = m_model->item(i);
            all.append({static_cast<double>(outcome.difference.step), value(outcome)});
        }
        return all;
    };
    std::vector<ChartSeries> series;
    if (m_model->rowCount() > 0 && quantity.value) {
        const Branches& branches = m_controller.branches();
        series.push_back({nameOf(branches, branches.shownId()), unit, 0, Qt::SolidLine, ChartMarker::None,
                          points([&](const BranchOutcome& o) { return o.a.*quantity.value; }), true, tr("The current branch")});
        series.push_back({nameOf(branches, other()), unit, 3, Qt::DashLine, ChartMarker::None,
                          points([&](const BranchOutcome& o) { return o.b.*quantity.value; }), true, tr("The other branch")});
    } else if (m_model->rowCount() > 0) {
        series.push_back({tr("Distance"), unit, 0, Qt::SolidLine, ChartMarker::None,
                          points([](const BranchOutcome& o) { return o.difference.distance; }), true,
                          tr("Of the body that is farthest from its position in the other branch")});
    }
    m_chart->setNotice(m_model->rowCount() > 0 ? QString()
                       : m_divergence          ? tr("Recomputing the steps of both …")
                                               : tr("Nothing to compare yet."));
    m_chart->replace(std::move(series));
    m_chart->setCursorAt(static_cast<double>(m_controller.session().step()));
}

void BranchCompare::say() {
    m_go->setVisible(m_divergence.has_value());
    const auto with = other();
    if (!with) {
        m_text->setText(
            tr("There is only one run. Branch at a moment, change something there and continue: then the two can be compared."));
        return;
    }
    if (!m_divergence) {
        m_text->setText(tr("Both are identical in all steps that they have in common (%1).").arg(m_key ? m_key->steps : 0));
        return;
    }
    const QString body = m_divergence->body ? bodyText(m_controller.scene(), *m_divergence->body) : QString();
    const QString what = body.isEmpty() ? tr("no body moves differently yet, but the stored impulses differ")
                                        : tr("the first body with a different state at the end of the step is %1").arg(body);
    m_text->setText(
        m_divergence->event
            ? tr("They first differ in step %1 at event %2; %3.").arg(m_divergence->step).arg(*m_divergence->event).arg(what)
            : tr("They first differ in step %1; %2.").arg(m_divergence->step).arg(what));
}

std::optional<World> BranchCompare::ghostAt(std::int64_t step) {
    const auto with = other();
    if (!m_ghost->isChecked() || !with) return std::nullopt;
    const Recording& run = m_controller.branches().session(*with).recording();
    if (step < 0 || step > run.steps()) return std::nullopt;
    const bool isThere = step > 0 && m_ghostWorld.step == step &&
                         checksumOf(m_ghostWorld) == run.records()[static_cast<std::size_t>(step - 1)].checksum;
    if (!isThere) moveTo(run, step, m_ghostWorld);
    return m_ghostWorld;
}

QString BranchCompare::ghostName() const { return nameOf(m_controller.branches(), other()); }

}  // namespace solverscope
