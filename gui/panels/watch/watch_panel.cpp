// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/watch/watch_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <cmath>

#include "gui/charts/sparkline.h"
#include "gui/session/watch_list.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/condition_edit.h"
#include "gui/widgets/sampler_bar.h"
#include "gui/widgets/view_state.h"
#include "physics/trace/names.h"

namespace solverscope {
namespace {

/// The condition that holds at the visits to a row.
QString placeOf(const Session& session, RowRef ref) {
    const Row& row = rowsOf(session.world(), ref.list)[ref.row];
    QString place =
        QStringLiteral("constraint == %1 && kind == %2")
            .arg(QString::fromStdString(solverscope::quoted(constraintName(session.scene(), session.world(), row.constraint))),
                 qstring(rowKindName(row.kind)));
    // The same contact or joint may have rows in other lists.
    const Settings& settings = session.settings();
    if (ref.list == RowList::PseudoVelocities) place += QStringLiteral(" && phase == solve_pseudo_velocities");
    if (ref.list == RowList::Positions) place += QStringLiteral(" && phase == solve_positions");
    if (ref.list == RowList::Velocities && splitsImpulses(settings)) {
        place += QStringLiteral(" && phase != solve_pseudo_velocities");
        if (settings.pseudoWarmStarting) place += QStringLiteral(" && phase != warm_start_pseudo");
    }
    if (ref.list == RowList::Velocities && correctsPositions(settings)) place += QStringLiteral(" && phase != solve_positions");
    // The rows of a joint keep their indices; those of contacts do not.
    if (row.constraint.kind != ConstraintKind::Contact) place += QStringLiteral(" && row == %1").arg(ref.row);
    return place;
}

}  // namespace

WatchPanel::WatchPanel(DebuggerController& controller, WatchList& meters, QWidget* parent)
    : StepPanel("metersPanel", controller, parent),
      m_meters(meters),
      m_edit(named(new ConditionEdit(controller, this, ConditionEdit::Reads::WatchExpression), "meterEdit")),
      m_add(named(new QPushButton(tr("&Add"), this), "addMeter", {}, tr("Adds what is typed (Enter)"))),
      m_list(named(new QTreeWidget(this), "meterList", tr("Watch"))),
      m_lines(new SparklineDelegate(m_list)),
      m_span(named(new QComboBox(this), "meterSpan", tr("What the lines show"))),
      m_samplerBar(new SamplerBar(meters.sampler(), "meters", this)),
      m_hint(selectableLabel("metersHint", this, Qt::RichText)) {
    auto* offers = menuButton("meterOffers", tr("&Suggestions"),
                              tr("Suggests watches for the marked row, the selected body, the sweeps and the steps"), this);
    connect(offers->menu(), &QMenu::aboutToShow, this, [this, offers] { fillOffers(*offers->menu()); });
    m_span->addItem(tr("lines over steps"));
    m_span->addItem(tr("lines over this step"));
    m_hint->setText(
        tr("A watch shows a number at the cursor, and what it was before. Choose one of the <i>Suggestions</i> – for the marked "
           "row or the selected body – or type an expression, such as <tt>residual</tt>, <tt>v_y(\"box_1\")</tt> or <tt>lambda "
           "where kind == friction</tt>."));
    m_hint->setAlignment(Qt::AlignTop);
    buildList();

    auto* below = new QWidget(this);
    auto* flow = new FlowLayout(below);
    flow->addWidget(m_span);
    flow->addWidget(m_samplerBar);
    fillPanel(this, 6, {m_edit, inRow({m_add, emptyStretch(), offers}), {m_hint, 1}, {m_list, 1}, below});

    connect(m_add, &QPushButton::clicked, this, &WatchPanel::addFromEdit);
    connect(m_edit, &ConditionEdit::accepted, this, &WatchPanel::addFromEdit);
    connect(m_edit, &ConditionEdit::read, this, [this] {
        if (m_edit->text().isEmpty()) m_edited = -1;
        m_add->setEnabled(m_edit->isValue());
        m_add->setText(m_edited < 0 ? tr("&Add") : tr("Ch&ange"));
    });
    connect(m_span, &QComboBox::currentIndexChanged, this, [this] {
        m_samplerBar->setVisible(overSteps());
        refreshIfVisible();
    });
    connect(&meters, &WatchList::watchListChanged, this, [this] {
        m_edited = -1;  // places have changed
        refreshIfVisible();
    });
    connect(&meters, &WatchList::readingsChanged, this, &WatchPanel::showReadings);
    connect(m_lines, &SparklineDelegate::clickedAt, this, [this](int, double x) { travelTo(x); });
    m_add->setEnabled(false);
    showReadings();
    new ViewState(this, {}, m_edited);
}

void WatchPanel::buildList() {
    m_list->setHeaderLabels({tr("watch"), tr("here"), tr("before and after")});
    m_list->headerItem()->setToolTip(Name, tr("The expression; F2 changes it, Delete removes the watch"));
    m_list->headerItem()->setToolTip(
        Value, tr("The last value of this step up to the cursor; – if there is none so far. Enter goes to its stop"));
    m_list->headerItem()->setToolTip(Line, tr("From the lowest to the highest value; a click goes there"));
    makeLineList(*m_list);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setItemDelegateForColumn(Line, m_lines);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Value, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Line, QHeaderView::Interactive);
    m_list->header()->resizeSection(Line, 130);
    addViewAction(*m_list, tr("Edit\tF2"), Qt::Key_F2, [this] { editCurrent(); });
    addViewAction(*m_list, tr("Remove\tDel"), Qt::Key_Delete, [this] {
        if (const int place = currentLine(*m_list); place >= 0) m_meters.remove(place);
    });
    addViewAction(*m_list, tr("Copy\tCtrl+C"), QKeySequence::Copy, [this] { copy(); });
    connect(m_list, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { travelToReading(m_list->indexOfTopLevelItem(item)); });
}

bool WatchPanel::overSteps() const { return m_span->currentIndex() == 0; }

bool WatchPanel::isBusy() const { return m_meters.isBusy(); }

void WatchPanel::startTyping() { m_edit->startTyping(); }

void WatchPanel::addFromEdit() {
    if (!m_edit->isValue()) return;
    if (m_edited >= 0)
        m_meters.replace(m_edited, m_edit->text());
    else
        add(m_edit->text());
    m_edit->clear();
}

/// Brings the meter's text into the line; Enter there changes the meter.
void WatchPanel::editCurrent() {
    const int place = currentLine(*m_list);
    if (place < 0) return;
    m_edit->clear();
    m_edited = place;
    m_edit->setText(m_meters.entries()[static_cast<std::size_t>(place)].text);
    m_edit->startTyping();
}

void WatchPanel::add(const QString& text) {
    const int place = m_meters.add(text);
    if (place >= 0) m_list->setCurrentItem(m_list->topLevelItem(place));
}

void WatchPanel::fillOffers(QMenu& menu) {
    menu.clear();
    const auto add = [this](QMenu* into, const QString& title, const QString& text) {
        QAction* action = into->addAction(QStringLiteral("%1:  %2").arg(title, text));
        connect(action, &QAction::triggered, this, [this, text] { this->add(text); });
    };
    QMenu* row = menu.addMenu(tr("Of the marked &row"));
    const auto marked = m_controller.markedRow();
    row->setEnabled(marked && marked->row < rowsOf(session().world(), marked->list).size());
    if (row->isEnabled()) {
        const QString place = QStringLiteral(" where ") + placeOf(session(), *marked);
        for (const auto& [title, figure] :
             {std::pair{tr("Λ"), "lambda"}, std::pair{tr("Δλ"), "delta"}, std::pair{tr("Jv before the visit"), "jv"},
              std::pair{tr("Jv after it"), "jv_after"}, std::pair{tr("its clamp"), "clamp"},
              std::pair{tr("overlap of its contact"), "penetration"}})
            add(row, title, QLatin1String(figure) + place);
    }
    QMenu* body = menu.addMenu(tr("Of the selected &body"));
    body->setEnabled(m_controller.selectedBody().has_value());
    if (const auto selected = m_controller.selectedBody())
        for (const QuantityInfo& info : quantities())
            if (info.scope == QuantityScope::Bodies)
                add(body, engineText(info.explanation),
                    QStringLiteral("%1(%2)").arg(
                        qstring(info.key), QString::fromStdString(solverscope::quoted(bodyName(session().scene(), *selected)))));
    const auto addAll = [&](QMenu* into, QuantityScope scope) {
        for (const QuantityInfo& info : quantities())
            if (info.scope == scope && info.kind == QuantityKind::Number)
                add(into, engineText(info.explanation), qstring(info.key));
    };
    addAll(menu.addMenu(tr("Of the &sweeps")), QuantityScope::Iterations);
    addAll(menu.addMenu(tr("Of the s&tep")), QuantityScope::Steps);
}

void WatchPanel::refresh() {
    m_meters.follow(overSteps());
    showReadings();
}

void WatchPanel::showReadings() {
    const auto count = static_cast<int>(m_meters.entries().size());
    m_hint->setVisible(count == 0);
    m_list->setVisible(count > 0);
    if (!isVisible() && m_list->topLevelItemCount() == count) return;
    setLineCount(*m_list, count);
    for (int i = 0; i < count; ++i) showReading(i);
}

void WatchPanel::showReading(int place) {
    const WatchList::Entry& entry = m_meters.entries()[static_cast<std::size_t>(place)];
    QTreeWidgetItem* item = m_list->topLevelItem(place);
    const auto reading = m_meters.reading(place);
    const double value = reading ? reading->value : std::numeric_limits<double>::quiet_NaN();
    item->setText(Name, entry.text);
    item->setToolTip(Name, plainToolTip(entry.problem.isEmpty() ? entry.text : entry.problem));
    item->setIcon(Name, entry.problem.isEmpty() ? QIcon() : themedIcon(QStringLiteral("warning")));
    item->setText(Value, entry.meter ? fieldText(*entry.meter, value) : QStringLiteral("–"));
    item->setTextAlignment(Value, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(Value, reading ? tr("%1, since stop %2 of this step").arg(exact(value)).arg(reading->event)
                                    : tr("This step has no such quantity up to the cursor."));
    const Cursor& cursor = session().cursor();
    const QList<QPointF> points = overSteps() ? m_meters.overSteps(place) : m_meters.overStops(place);
    item->setData(Line, SparklineDelegate::pointsRole, QVariant::fromValue(points));
    item->setData(Line, SparklineDelegate::cursorRole,
                  overSteps() ? static_cast<double>(cursor.step) : static_cast<double>(cursor.event));
    item->setData(Line, SparklineDelegate::steppedRole, !overSteps());
    const auto lastStop = static_cast<double>(session().events().size()) - 1;
    item->setData(Line, SparklineDelegate::rangeRole, overSteps() ? QVariant() : QVariant(QPointF(0, lastStop)));
    const QString range = describeRange(points);
    item->setToolTip(Line, range.isEmpty() ? tr("no values so far")
                           : overSteps()   ? tr("steps: %1").arg(range)
                                           : tr("stops: %1").arg(range));
    item->setData(Line, Qt::AccessibleTextRole, range);
}

void WatchPanel::travelToReading(int place) {
    if (const auto reading = m_meters.reading(place)) m_controller.seekEvent(reading->event);
}

void WatchPanel::travelTo(double x) {
    if (overSteps())
        m_controller.toStep(std::llround(x));
    else
        m_controller.seekEvent(static_cast<std::size_t>(std::llround(x)));
}

/// Name and exact value of the line that has the keyboard.
void WatchPanel::copy() const {
    const int place = currentLine(*m_list);
    if (place < 0) return;
    const auto reading = m_meters.reading(place);
    QApplication::clipboard()->setText(m_meters.entries()[static_cast<std::size_t>(place)].text + QLatin1Char('\t') +
                                       (reading ? exact(reading->value) : QString()));
}

}  // namespace solverscope
