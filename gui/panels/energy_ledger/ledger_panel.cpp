// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/energy_ledger/ledger_panel.h"

#include <QPushButton>
#include <QResizeEvent>
#include <QSpinBox>
#include <QSplitter>
#include <algorithm>

#include "gui/charts/exportable.h"
#include "gui/style/text_size.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr int ledgerDigits = 4;
constexpr int wideHead = 700;  // px, from which on the headline has the controls beside it

QTableView* ledgerTable(const char* name, const QString& accessible, QAbstractItemModel* model, QWidget* parent) {
    auto* table = lineTable(name, accessible, model, parent);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    makeExportable(*table, accessible);
    return table;
}

/// What removes errors under these settings.
QString meansOf(const Settings& settings) {
    if (const std::string_view removal = traitsOf(settings).removal; !removal.empty()) return engineText(removal);
    switch (settings.positionCorrection) {
        case PositionCorrection::None:
            return LedgerPanel::tr("nothing is corrected");
        case PositionCorrection::LinearProjection:
            return LedgerPanel::tr("linear projection moves overlapping bodies once");
        case PositionCorrection::Erp:
            return LedgerPanel::tr("Baumgarte's bias corrects with a part of the velocity");
        case PositionCorrection::SplitImpulse:
            return LedgerPanel::tr("pseudo-velocities move the bodies");
        case PositionCorrection::Ngs:
            return LedgerPanel::tr("NGS moves the bodies in separate sweeps");
    }
    return {};
}

/// A sentence for each law of mechanics that the step broke.
QString breachesOf(const Ledger& ledger, const Settings& settings) {
    QStringList sentences;
    const auto tell = [&](Law law, const QString& sentence) {
        if (!breaks(ledger.conservation, law)) return;
        const Real change = quantityOf(ledger.conservation, law).change;
        sentences << sentence.arg(shown(change, ledgerDigits), engineText(breachReason(ledger, law, settings)));
    };
    tell(Law::Energy, LedgerPanel::tr("This step made %1 J of energy: %2."));
    tell(Law::Momentum, LedgerPanel::tr("The momentum changed by %1 N s without a force from outside: %2."));
    tell(Law::AngularMomentum, LedgerPanel::tr("The angular momentum changed by %1 N m s without a torque from outside: %2."));
    return sentences.join(QLatin1Char('\n'));
}

Real correctionOf(const LedgerLine& line) { return line.kinetic[static_cast<std::size_t>(Cause::Correction)]; }

}  // namespace

LedgerPanel::LedgerPanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("ledgerPanel", controller, parent),
      m_lines(new Lines(lineColumns(), this)),
      m_causes(new Causes(causeColumns(), this)),
      m_lineTable(ledgerTable("ledgerLines", tr("Corrections of each contact and joint"), m_lines, this)),
      m_causeTable(ledgerTable("ledgerCauses", tr("Energy by its causes"), m_causes, this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_headline(selectableLabel("ledgerHeadline", this)),
      m_breaches(selectableLabel("ledgerBreaches", this)),
      m_steps(new CountEdit(this)),
      m_add(named(new QPushButton(tr("Add &up"), this), "ledgerAddUp")),
      m_ledger(
          controller, this, [](const StepTrace& step, auto, const std::atomic<bool>&) { return ledgerOf(step); },
          [this] { show(); }),
      m_sumTask(this) {
    named(m_steps, "ledgerSteps", tr("How many steps are added up"),
          tr("How many steps are added up; the last is the one at the cursor"));
    m_steps->setRange(1, 100'000);
    m_steps->setValue(60);
    setPrefixAndSuffix(*m_steps, tr("the last %1 steps"));
    m_lineTable->horizontalHeader()->setResizeContentsPrecision(100);  // lines; a heap has thousands, and each takes time
    m_splitter->addWidget(m_lineTable);
    m_splitter->addWidget(m_causeTable);
    m_splitter->setChildrenCollapsible(false);
    m_head = inRow({{m_headline, 1}, inRow({m_steps, m_add, emptyStretch()})});
    fillPanel(this, {.margins = {6, 6, 6, 4}, .spacing = 4}, {m_head, m_breaches, {m_splitter, 1}});
    m_breaches->hide();

    connect(m_lineTable, &QTableView::clicked, this, &LedgerPanel::travel);
    connect(m_lineTable, &QTableView::activated, this, &LedgerPanel::travel);
    connect(m_add, &QPushButton::clicked, this, &LedgerPanel::addUp);
    connect(&m_controller, &DebuggerController::sceneChanged, this, [this] {
        m_sumTask.cancel();
        m_add->setEnabled(true);
        m_sum.reset();
    });
    const auto restored = [this](LedgerPanel& before) {
        m_ledger.takeOver(before.m_ledger);
        if (m_ledger.result()) show();
    };
    new ViewState(this, restored, m_sum, m_summed);
}

std::vector<LedgerPanel::Lines::Column> LedgerPanel::lineColumns() {
    const auto name = [this](const LedgerLine& line, int role) {
        const QString text = constraintText(m_controller.scene(), session().world(), line.constraint);
        return textCell(text, role, tr("%1: click or Enter goes to the visit that corrected most").arg(text));
    };
    const auto number = [](const QString& title, const QString& toolTip, auto get) {
        return numberColumn<LedgerLine>(title, toolTip, ledgerDigits, get);
    };
    return {
        {tr("contact or joint"), tr("What the rows belong to"), name},
        number(tr("requested, m"), tr("The part of the overlap or joint error that the corrections should remove"),
               &LedgerLine::requested),
        number(tr("corrected, m"), tr("What they removed; negative where the error has grown in the meantime"),
               &LedgerLine::corrected),
        number(tr("bias, J"), tr("Kinetic energy that the bias added for the correction"), correctionOf),
        number(tr("lifted, J"), tr("Potential energy from moving bodies against gravity in order to correct"), &LedgerLine::lifted),
        number(tr("all impulses, J"), tr("Kinetic energy that all impulses of the step added or removed"),
               [](const LedgerLine& line) { return total(line.kinetic); })};
}

std::vector<LedgerPanel::Causes::Column> LedgerPanel::causeColumns() {
    return {{tr("cause"), tr("What caused the change"),
             [](const CauseLine& line, int role) { return textCell(line.name, role, line.meaning); }},
            numberColumn<CauseLine>(tr("this step"), tr("In the step at the cursor"), ledgerDigits, &CauseLine::step),
            {tr("added up"), tr("In the last steps together; “Add up” computes it"),
             [](const CauseLine& line, int role) { return line.sum ? numberCell(*line.sum, role, ledgerDigits) : QVariant(); }},
            {tr("unit"), {}, [](const CauseLine& line, int role) { return textCell(line.unit, role, {}); }}};
}

void LedgerPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() > height() ? Qt::Horizontal : Qt::Vertical);
    m_head->setDirection(width() >= textScaled(wideHead) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void LedgerPanel::startReading() {
    m_lineTable->setFocus();
    if (!m_lineTable->currentIndex().isValid() && m_lines->rowCount() > 0) m_lineTable->setCurrentIndex(m_lines->index(0, 0));
}

void LedgerPanel::refresh() {
    if (m_ledger.request()) m_sum.reset();
}

void LedgerPanel::show() {
    const Ledger& ledger = *m_ledger.result();
    const Settings& settings = session().settings();
    m_headline->setText(tr("Step %1: %2. Requested %3 m, corrected %4 m; the bias added %5 J, lifting %6 J.")
                            .arg(m_ledger.step())
                            .arg(meansOf(settings), shown(ledger.requested, ledgerDigits), shown(ledger.corrected, ledgerDigits),
                                 shown(ledger.kinetic[static_cast<std::size_t>(Cause::Correction)], ledgerDigits),
                                 shown(ledger.lifted, ledgerDigits)));
    const QString breaches = breachesOf(ledger, settings);
    m_breaches->setText(breaches);
    m_breaches->setVisible(!breaches.isEmpty());
    m_lines->setItems(ledger.lines);
    m_lineTable->resizeColumnsToContents();
    showCauses();
}

void LedgerPanel::showCauses() {
    struct Name {
        Cause cause;
        QString name;
        QString meaning;
    };
    const std::array<Name, causeCount> names{{
        {Cause::Forces, tr("gravity"), tr("v += h g")},
        {Cause::WarmStart, tr("warm start"), tr("The impulses of the last step, applied at once")},
        {Cause::Speed, tr("stopping, holding"), tr("Impulses that remove the relative velocity that was present")},
        {Cause::Bounce, tr("bounce"), tr("Impulses for the target speed of a bounce")},
        {Cause::Drive, tr("motors"), tr("Impulses for the target speed of a motor")},
        {Cause::Correction, tr("correction"), tr("Impulses of the bias that removes overlap and joint error")},
        {Cause::Clamped, tr("clamps"), tr("Impulses removed because bounds have narrowed, such as those of friction")},
        {Cause::Spring, tr("springs, mouse"), tr("Joints that are springs, and the pull of the mouse")},
        {Cause::Positions, tr("position sweeps"), tr("Moves that become velocity: they hold and correct at the same time")},
        {Cause::Other, tr("rounding"), tr("The remainder, and changes from outside")},
    }};
    std::vector<CauseLine> lines;
    const auto add = [&](const QString& name, const QString& meaning, const QString& unit, auto get) {
        lines.push_back({name, meaning, get(*m_ledger.result()), m_sum ? std::optional<Real>(get(*m_sum)) : std::nullopt, unit});
    };
    for (const Name& name : names)
        add(name.name, name.meaning, QStringLiteral("J"),
            [&](const Ledger& ledger) { return ledger.kinetic[static_cast<std::size_t>(name.cause)]; });
    add(tr("= change of kinetic energy"), tr("The sum of all of these"), QStringLiteral("J"),
        [](const Ledger& ledger) { return ledger.kineticAfter - ledger.kineticBefore; });
    add(tr("change of all energy"),
        tr("Kinetic, potential and that of springs in joints; only motors, winches and the mouse may raise it"),
        QStringLiteral("J"), [](const Ledger& ledger) { return ledger.conservation.energy.change; });
    add(tr("unexplained momentum"), tr("The change that neither gravity nor a fixed body causes"), QStringLiteral("N s"),
        [](const Ledger& ledger) { return ledger.conservation.momentum.change; });
    add(tr("unexplained angular momentum"), tr("The change that no torque of gravity or of a fixed body causes"),
        QStringLiteral("N m s"), [](const Ledger& ledger) { return ledger.conservation.angularMomentum.change; });
    add(tr("lifted by corrections"), tr("Potential energy from moving bodies against gravity in order to correct"),
        QStringLiteral("J"), [](const Ledger& ledger) { return ledger.lifted; });
    add(tr("requested correction"), tr("Overlap and joint error that the corrections should remove"), QStringLiteral("m"),
        [](const Ledger& ledger) { return ledger.requested; });
    add(tr("corrected"), tr("What they removed"), QStringLiteral("m"), [](const Ledger& ledger) { return ledger.corrected; });
    m_causes->setItems(std::move(lines));
    m_causeTable->resizeColumnsToContents();
    m_add->setToolTip(m_sum ? tr("The sum covers steps %1 to %2").arg(m_summed.first).arg(m_summed.second) : QString());
}

void LedgerPanel::addUp() {
    const std::int64_t last = session().step();
    const std::int64_t first = std::max<std::int64_t>(1, last - m_steps->value() + 1);
    const auto inputs = session().recording().inputs();
    m_add->setEnabled(false);
    m_sumTask.run(
        [world = session().recording().startOf(first), inputs = std::vector<TimedInput>(inputs.begin(), inputs.end()), first,
         last](const std::atomic<bool>& cancelled) mutable -> std::optional<Sum> {
            Sum sum{ledgerOfStep(world), first, last};
            for (std::int64_t next = first + 1; next <= last; ++next) {
                if (cancelled) return std::nullopt;
                for (const TimedInput& each : inputs)
                    if (each.step == next) applyInput(world, each.input);
                sum.ledger += ledgerOfStep(world);
            }
            return sum;
        },
        [this](std::optional<Sum> sum) {
            m_add->setEnabled(true);
            if (!sum || !m_ledger.result() || sum->last != m_ledger.step()) return;
            m_sum = std::move(sum->ledger);
            m_summed = {sum->first, sum->last};
            showCauses();
        },
        true);
}

void LedgerPanel::travel(const QModelIndex& cell) {
    if (!cell.isValid()) return;
    const LedgerLine line = m_lines->item(cell.row());
    m_controller.pickRow(line.row);
    m_controller.seek({m_ledger.step(), line.event, Term::VelocityB});
}

}  // namespace solverscope
