// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/warm_start/warm_start_panel.h"

#include <QEvent>
#include <QPushButton>
#include <algorithm>

#include "gui/style/theme.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/text/warm_start_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int impulseDigits = 5;

/// Why a point's impulses were not all reused: once if both reasons are the same.
QString discardReasonOf(const PointReport& point) {
    const QString normal = discardReasonText(point.normal.reason);
    const QString tangent = discardReasonText(point.tangent.reason);
    if (tangent.isEmpty() || normal == tangent) return normal;
    if (normal.isEmpty()) return WarmStartPanel::tr("friction: %1").arg(tangent);
    return WarmStartPanel::tr("%1; friction: %2").arg(normal, tangent);
}

}  // namespace

WarmStartPanel::WarmStartPanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("warmStartPanel", controller, parent),
      m_model(new Model(columns(), this)),
      m_table(lineTable("warmStartTable", tr("Contact points and their impulses of the last step"), m_model, this)),
      m_summary(selectableLabel("warmStartSummary", this)),
      m_empty(selectableLabel("warmStartEmpty", this)),
      m_hint(named(new QLabel(this), "breakMatchHint")),
      m_break(named(new QPushButton(tr("&Break this match"), this), "breakMatch")),
      m_body(new QWidget(this)) {
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    const int digit = fontMetrics().averageCharWidth();
    const std::array widths{23, 12, 16, 12, 12, 44, 12, 12, 56};
    for (int i = 0; i < static_cast<int>(widths.size()); ++i)
        m_table->setColumnWidth(
            i, std::max(widths[static_cast<std::size_t>(i)] * digit, m_table->horizontalHeader()->sectionSizeHint(i)));
    m_empty->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);

    fillPanel(m_body, 0, {m_summary, {m_table, 1}, inRow({m_break, {m_hint, 1}})});
    fillPanel(this, 6, {{m_body, 1}, {m_empty, 1}});

    connect(m_break, &QPushButton::clicked, this, &WarmStartPanel::breakMatch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& line) {
        if (!m_following) choose(line);
        showChoice();
    });
    connect(m_table, &QTableView::clicked, this, &WarmStartPanel::choose);
    connect(m_table, &QTableView::activated, this, &WarmStartPanel::travel);
    connect(&m_controller, &DebuggerController::sceneChanged, this, [this] {
        if (m_step.isOf(session())) return;  // a visited scene is kept
        m_report.reset();
        fill();
    });
    connect(&m_controller, &DebuggerController::selectionChanged, this, [this] {
        if (isVisible() && !m_choosing) followMarkedRow();
    });
}

QVariant WarmStartPanel::look(const PointReport& point, int role) const {
    if (role != Qt::ForegroundRole || point.matchStatus != MatchStatus::Lost) return {};
    return blended(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.6);
}

WarmStartPanel::Model::Column WarmStartPanel::impulseColumn(const QString& title, const QString& toolTip,
                                                            KeptImpulse PointReport::*kind, Real KeptImpulse::*part) {
    const auto value = [this, kind, part](const PointReport& point, int role) {
        const QVariant cell = numberCell(point.*kind.*part, role, impulseDigits, QStringLiteral("N s"));
        return cell.isValid() ? cell : look(point, role);
    };
    return {title, toolTip, value};
}

std::vector<WarmStartPanel::Model::Column> WarmStartPanel::columns() {
    // Only of the lines that are seen: those of all points of a large scene would take longer than the step.
    const auto words = [this](auto textOf) {
        return [this, textOf](const PointReport& point, int role) -> QVariant {
            if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return look(point, role);
            const QString text = textOf(point);
            return role == Qt::ToolTipRole && text.isEmpty() ? QVariant() : QVariant(text);
        };
    };
    const auto bodies = [this](const PointReport& point) {
        const Scene& scene = m_controller.scene();
        return QStringLiteral("%1 / %2").arg(bodyText(scene, point.a), bodyText(scene, point.b));
    };
    const auto feature = [this](const PointReport& point) {
        return describeFeature(m_controller.scene(), point.a, point.b, point.feature);
    };
    const auto matchStatus = [this, feature](const PointReport& point, int role) -> QVariant {
        if (role == Qt::DisplayRole) return matchStatusText(point.matchStatus);
        if (role == Qt::ToolTipRole && point.matchStatus == MatchStatus::MismatchedPoint)
            return tr("The method gave it another point's impulse on purpose: it belongs to the bug museum.");
        if (role == Qt::ToolTipRole) {
            const QString reason = discardReasonOf(point);
            return reason.isEmpty() ? feature(point) : tr("%1: %2").arg(feature(point), reason);
        }
        const bool standsOut = point.matchStatus != MatchStatus::Kept && point.matchStatus != MatchStatus::Lost;
        if (role == Qt::ForegroundRole && standsOut) return seriesColour(3, palette());
        return look(point, role);
    };
    const auto age = [this](const PointReport& point, int role) -> QVariant {
        if (role == Qt::DisplayRole) return ageText(point.age);
        if (role == Qt::DecorationRole && point.matchStatus != MatchStatus::Lost) return ageColour(point.age, palette());
        return look(point, role);
    };
    const auto normal = &PointReport::normal;
    const auto tangent = &PointReport::tangent;
    const QString reused = tr("The part of it that the warm start of this step applied, N s");
    return {
        {tr("bodies"), tr("The two bodies that touch"), words(bodies)},
        {tr("match"), tr("Whether the same feature of the two bodies touched in the last step"), matchStatus},
        {tr("age"), tr("For how many steps the point has been matched"), age},
        impulseColumn(tr("Λn last"), tr("Normal impulse at the end of the last step, N s"), normal, &KeptImpulse::old),
        impulseColumn(tr("reused"), reused, normal, &KeptImpulse::reused),
        {tr("discarded because"), tr("Why impulses of the last step, or parts of them, were discarded"), words(discardReasonOf)},
        impulseColumn(tr("Λt last"), tr("Friction impulse at the end of the last step, N s"), tangent, &KeptImpulse::old),
        impulseColumn(tr("reused"), reused, tangent, &KeptImpulse::reused),
        {tr("feature"), tr("Which corner and edge made the point, in each body's own frame"), words(feature)},
    };
}

void WarmStartPanel::refresh() {
    if (m_step.follow(session())) {
        m_report = warmStartReport(*session().trace());
        fill();
    }
    showSummary();
    followMarkedRow();
}

void WarmStartPanel::fill() {
    m_following = true;
    m_model->setItems(m_report ? m_report->points : std::vector<PointReport>());
    m_following = false;
}

void WarmStartPanel::showSummary() {
    const QString reason =
        !m_report ? tr("A recorded trace does not record how its contacts were matched.")
        : m_report->points.empty()
            ? tr("Nothing touches in this step, so there are no impulses to start from. Run (F6) until bodies touch.")
            : QString();
    showInstead(*m_body, *m_empty, reason);
    if (!reason.isEmpty()) return;
    const KeptImpulse total = m_report->total(&PointReport::normal);
    QString text = tr("Step %1, factor %2: %3 of %4 points matched, %5 new, %6 gone. The warm start reuses %7 of Σ Λn = %8 N s.")
                       .arg(session().step())
                       .arg(shown(m_report->factor))
                       .arg(m_report->count(MatchStatus::Kept))
                       .arg(m_report->points.size() - m_report->count(MatchStatus::Lost))
                       .arg(m_report->count(MatchStatus::New))
                       .arg(m_report->count(MatchStatus::Lost))
                       .arg(shown(total.reused), shown(total.old));
    const KeptImpulse pseudo = m_report->total(&PointReport::pseudo);
    if (pseudo.old != 0)
        text +=
            QLatin1Char(' ') +
            (pseudo.reused == 0
                 ? tr("Pseudo-velocity impulses start at 0: none of the %1 N s is reused.").arg(shown(pseudo.old))
                 : tr("Of the pseudo-velocity impulses, %1 of %2 N s are reused.").arg(shown(pseudo.reused), shown(pseudo.old)));
    m_summary->setText(text);
}

const PointReport* WarmStartPanel::chosen() const {
    const int line = m_table->currentIndex().row();
    return line >= 0 && line < m_model->rowCount() ? &m_model->item(line) : nullptr;
}

/// The first visit of the step to the point's normal row; or the one in which its old impulse is applied.
std::optional<std::size_t> WarmStartPanel::firstVisitOf(const PointReport& point, bool warmStart) const {
    if (!point.contact) return std::nullopt;
    const auto& events = session().events();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        if (event.kind != EventKind::Row || event.constraint != ConstraintRef{ConstraintKind::Contact, *point.contact}) continue;
        if (event.rowKind == RowKind::Friction || (warmStart && event.phase != Phase::WarmStart)) continue;
        return i;
    }
    return std::nullopt;
}

void WarmStartPanel::choose(const QModelIndex& line) {
    if (!line.isValid()) return;
    const PointReport& point = m_model->item(line.row());
    if (const auto visit = firstVisitOf(point, false)) {
        const Event& event = session().events()[*visit];
        m_choosing = true;
        m_controller.pickRow(RowRef{rowListOf(event.phase), event.visit.row});
        m_choosing = false;
    }
}

void WarmStartPanel::travel(const QModelIndex& line) {
    if (!line.isValid()) return;
    const PointReport point = m_model->item(line.row());
    auto visit = firstVisitOf(point, true);
    if (!visit) visit = firstVisitOf(point, false);
    if (visit) m_controller.seekEvent(*visit);
}

QString WarmStartPanel::breakDisabledReason(const PointReport* point) const {
    if (!point) return tr("Choose a point to see what its match is worth: the step is recomputed without it.");
    if (point->matchStatus == MatchStatus::Lost) return tr("The point is gone already.");
    if (session().atEndOfStep()) return {};
    if (point->matchStatus == MatchStatus::Broken) return tr("Broken. Undo (Ctrl+Z) restores it.");
    if (point->matchStatus == MatchStatus::New) return tr("The point is new: there is no match to break.");
    return {};
}

void WarmStartPanel::followMarkedRow() {
    m_following = true;
    const auto marked = m_controller.markedRow();
    if (marked && m_report && !m_controller.isRunning()) {
        const auto& rows = rowsOf(session().world(), marked->list);
        const bool isContact = marked->row < rows.size() && rows[marked->row].constraint.kind == ConstraintKind::Contact;
        for (int line = 0; isContact && line < m_model->rowCount(); ++line) {
            if (m_model->item(line).contact != rows[marked->row].constraint.index) continue;
            if (line != m_table->currentIndex().row()) {
                m_table->selectRow(line);
                m_table->scrollTo(m_model->index(line, 0));
            }
            break;
        }
    }
    m_following = false;
    showChoice();
}

/// Whether the selected match can be broken, and the effect.
void WarmStartPanel::showChoice() {
    const QString reason = breakDisabledReason(chosen());
    m_break->setEnabled(reason.isEmpty());
    m_hint->setText(!reason.isEmpty()         ? reason
                    : session().atEndOfStep() ? tr("Step %1 will start without this point's impulses.").arg(session().step() + 1)
                                              : tr("This step is recomputed without this point's impulses."));
}

void WarmStartPanel::breakMatch() {
    const PointReport* point = chosen();
    if (!breakDisabledReason(point).isEmpty()) return;
    m_controller.addInput(BreakMatch{point->a, point->b, point->feature});
}

void WarmStartPanel::startReading() {
    m_table->setFocus();
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0) m_table->selectRow(0);
}

void WarmStartPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_table) m_table->viewport()->update();
}

}  // namespace solverscope
