// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/lambda_plane/lambda_plane_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QSignalBlocker>
#include <QStringListModel>
#include <algorithm>

#include "gui/panels/lambda_plane/plane_canvas.h"
#include "gui/text/event_description.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/text/row_formula.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr int planeDigits = 5;

/// The plane of two impulses in words.
class PlaneText {
    Q_DECLARE_TR_FUNCTIONS(PlaneText)

public:
    /// Both must live as long as this.
    PlaneText(const LambdaPlane& plane, const Session& session, RowList list);

    /// "Λ of row 3".
    QString axis(int row) const;
    QString unit(int row) const { return m_units[static_cast<std::size_t>(row)]; }

    QString spot(PlaneSpot at) const;
    QString corner(const PlaneCorner& corner) const;

    /// The two impulses, the residuals of the rows, and their solution on their own.
    QString summary() const;

private:
    const LambdaPlane& m_plane;
    const Session& m_session;
    std::array<QString, 2> m_units;
    std::array<QString, 2> m_speeds;
};

PlaneText::PlaneText(const LambdaPlane& plane, const Session& session, RowList list) : m_plane(plane), m_session(session) {
    const auto& rows = rowsOf(session.world(), list);
    for (std::size_t k = 0; k < 2; ++k) {
        const bool turns = plane.rows[k].row < rows.size() && isAngular(rows[plane.rows[k].row]);
        m_units[k] = impulseUnit(list, turns);
        m_speeds[k] = rowUnit(list, turns);
    }
}

QString PlaneText::axis(int row) const { return tr("Λ of row %1").arg(m_plane.rows[static_cast<std::size_t>(row)].row + 1); }

QString PlaneText::spot(PlaneSpot at) const {
    if (m_units[0] == m_units[1])
        return withUnit(QStringLiteral("(%1, %2)").arg(shown(at[0], planeDigits), shown(at[1], planeDigits)), m_units[0]);
    return QStringLiteral("(%1, %2)")
        .arg(withUnit(shown(at[0], planeDigits), m_units[0]), withUnit(shown(at[1], planeDigits), m_units[1]));
}

QString PlaneText::corner(const PlaneCorner& corner) const {
    if (corner.moved < 0) return tr("Start, after the warm start: Λ = %1").arg(spot(corner.at));
    const Event& event = m_session.events()[corner.event];
    const QString when =
        event.iteration > 0 ? tr("%1, sweep %2").arg(phaseLabel(event.phase)).arg(event.iteration) : phaseLabel(event.phase);
    QString text = tr("%1: visit to row %2, Λ = %3").arg(when).arg(event.visit.row + 1).arg(spot(corner.at));
    if (corner.clamp == Clamp::Lower) text += tr(", stopped at the lower bound");
    if (corner.clamp == Clamp::Upper) text += tr(", stopped at the upper bound");
    return text;
}

QString PlaneText::summary() const {
    QString text = tr("Λ = %1 at the cursor.").arg(spot(m_plane.now));
    for (const int k : {0, 1}) {
        const auto place = static_cast<std::size_t>(k);
        text = sentences({text, tr("Row %1: Jv + bias + γΛ = %2.")
                                    .arg(m_plane.rows[place].row + 1)
                                    .arg(withUnit(shown(m_plane.residual(k, m_plane.now), 3), m_speeds[place]))});
    }
    text += QLatin1Char(' ');
    text += m_plane.solution ? tr("Alone, the two rows would end at %1.").arg(spot(*m_plane.solution))
                             : tr("The two lines are parallel: the two rows alone have no unique solution.");
    if (m_plane.coupling == 0) text = sentences({text, tr("The rows share no body that moves: neither disturbs the other.")});
    if (!m_plane.boundsSums)
        text = sentences({text, tr("The bounds apply to each single impulse here, so that no Λ is excluded.")});
    if (m_plane.appliesAfterSweep)
        text = sentences({text, tr("Impulses are applied at the end of the sweep; the lines are those of this sweep.")});
    return text;
}

}  // namespace

LambdaPlaneView::LambdaPlaneView(DebuggerController& controller, QWidget* parent)
    : StepPanel("lambdaPlaneView", controller, parent),
      m_canvas(new PlaneCanvas(this)),
      m_rows{new QComboBox(this), new QComboBox(this)},
      m_jacobi(named(new QCheckBox(tr("&Jacobi"), this), "planeJacobi", {},
                     tr("Shows where Jacobi's method would go from the same start: both rows at once"))),
      m_summary(focusableLabel("planeSummary", this)),
      m_legend(focusableLabel("planeLegend", this, Qt::RichText)),
      m_empty(focusableLabel("planeEmpty", this)),
      m_body(new PictureWithWords(m_canvas, named(new QScrollArea(this), "planeWords", tr("The plane in words")),
                                  {m_legend, m_summary}, this)),
      m_names(new QStringListModel(this)) {
    setFocusProxy(m_canvas);
    m_empty->setAlignment(Qt::AlignCenter);
    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 0}, {buildBar(), {m_body, 1}, {m_empty, 1}});

    m_canvas->setTips(
        [this](const PlaneCorner& corner) { return m_plane ? PlaneText(*m_plane, session(), m_list).corner(corner) : QString(); });
    connect(m_canvas, &PlaneCanvas::moveAlongPath, this, &LambdaPlaneView::travel);
    connect(m_canvas, &PlaneCanvas::cornerChosen, this, [this](qulonglong event) { m_controller.seekEvent(event); });
    connect(&controller, &DebuggerController::sceneChanged, this, [this] {
        m_chosen.reset();
        m_listed.clear();
    });
    showLegend();
    new ViewState(this, {}, m_list, m_chosen);
}

QLayout* LambdaPlaneView::buildBar() {
    auto* bar = inRow({.margins = {6, 4, 6, 4}}, {});
    const auto button = [&](const char* name, const QString& text, const QString& tip, auto slot) {
        auto* each = signButton(name, text, tip, this);
        connect(each, &QToolButton::clicked, this, slot);
        bar->addWidget(each);
    };
    const auto combo = [&](std::size_t k, const char* name, const QString& accessible) {
        named(m_rows[k], name, accessible, accessible);
        m_rows[k]->setModel(m_names);
        m_rows[k]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_rows[k]->setMinimumContentsLength(8);
        m_rows[k]->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(m_rows[k], &QComboBox::activated, this, &LambdaPlaneView::chosen);
        bar->addWidget(m_rows[k], 1);
    };
    combo(0, "planeFirst", tr("Row on the horizontal axis"));
    button("planeSwap", QStringLiteral("⇄"), tr("Swaps the two rows"), [this] { swap(); });
    combo(1, "planeSecond", tr("Row on the vertical axis"));
    button("planeMarked", tr("Marked"), tr("Selects the marked row, and the row that it disturbs most"),
           [this] { takeMarkedRow(); });
    bar->addSpacing(4);
    m_jacobi->setChecked(true);
    connect(m_jacobi, &QCheckBox::toggled, this, [this](bool on) {
        m_canvas->setJacobiShown(on);
        showLegend();
    });
    bar->addWidget(m_jacobi);
    button("planeAll", tr("All"), tr("Shows everything (0)"), [this] { m_canvas->frame(PlaneCanvas::Frame::All); });
    button("planePath", tr("Path"), tr("Shows the path so far (P)"), [this] { m_canvas->frame(PlaneCanvas::Frame::Path); });
    return bar;
}

void LambdaPlaneView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_legend != nullptr) showLegend();
}

void LambdaPlaneView::refresh() {
    const Event& event = session().event();
    const bool playing = m_controller.isRunning();
    if (!playing && (event.kind == EventKind::Row || event.kind == EventKind::Iteration) && rowListOf(event.phase) != m_list) {
        m_list = rowListOf(event.phase);
        m_chosen.reset();
    }
    // In the middle of a visit its impulse is only half applied: the lines are those from before it.
    const bool within = session().cursor().term != Term::VelocityB && event.kind == EventKind::Row && session().cursor().event > 0;
    const World& world = within ? session().worldBefore() : session().world();
    const auto& rows = rowsOf(world, m_list);
    if (!playing) listRows();
    if (m_chosen && std::max((*m_chosen)[0], (*m_chosen)[1]) >= rows.size()) m_chosen.reset();
    m_plane.reset();
    if (rows.size() > 1) {
        if (!m_chosen) return takeMarkedRow();
        showPlane(world, session().cursor().event - (within ? 1 : 0));
    }
    showInstead(*m_body, *m_empty, m_plane ? QString() : emptyReason());
    for (QComboBox* each : m_rows) each->setEnabled(rows.size() > 1);
}

QString LambdaPlaneView::emptyReason() const {
    const auto& rows = rowsOf(session().world(), m_list);
    if (m_list == RowList::Positions)
        return tr(
            "Rows that move positions are recomputed at every visit, so that their lines do not stay in place. Go to a visit to a "
            "velocity row to see its plane.");
    if (rows.empty() && !hasReached(session().event().phase, Phase::Linearize, session().settings()))
        return tr("This step has not built its rows yet. Step by a row (F10) to see the plane of two rows.");
    if (rows.size() < 2)
        return tr("Two rows are needed. Open a scene with at least two contacts or joints, such as two_box_stack.");
    return tr("One of these rows has no effect: no impulse moves it, or it is excluded. Choose two others above.");
}

void LambdaPlaneView::listRows() {
    const World& world = session().world();
    std::vector<Identity> present;
    for (const Row& row : rowsOf(world, m_list)) present.push_back({row.constraint, row.kind, row.a, row.b});
    if (present == m_listed) return;
    QStringList names;
    names.reserve(static_cast<int>(present.size()));
    for (std::size_t i = 0; i < present.size(); ++i)
        names += QStringLiteral("%1  %2 %3")
                     .arg(i + 1)
                     .arg(constraintText(session().scene(), world, present[i].constraint),
                          rowKindLabel(present[i].kind, present[i].constraint.kind));
    m_listed = std::move(present);
    const QSignalBlocker firstBlocker(m_rows[0]);
    const QSignalBlocker secondBlocker(m_rows[1]);
    m_names->setStringList(names);
    for (std::size_t k = 0; k < 2 && m_chosen; ++k) m_rows[k]->setCurrentIndex(static_cast<int>((*m_chosen)[k]));
}

void LambdaPlaneView::takeMarkedRow() {
    const World& world = session().world();
    const auto& rows = rowsOf(world, m_list);
    if (rows.size() < 2) return;
    const auto marked = m_controller.markedRow();
    std::uint32_t first = marked && marked->list == m_list && marked->row < rows.size() ? marked->row : 0;
    std::uint32_t second = mostCoupledRow(RowMatrix(rows, world.inverseMasses), first);
    if (second == first) second = first + 1 < rows.size() ? first + 1 : first - 1;
    if (second < first) std::swap(first, second);
    choose(first, second);
}

void LambdaPlaneView::choose(std::uint32_t first, std::uint32_t second) {
    m_chosen = {first, second};
    for (std::size_t k = 0; k < 2; ++k) m_rows[k]->setCurrentIndex(static_cast<int>((*m_chosen)[k]));
    refreshIfVisible();
}

/// The same row twice is no plane: the other combo then takes the row that this one disturbs most.
void LambdaPlaneView::chosen() {
    std::array<std::uint32_t, 2> wanted{};
    for (std::size_t k = 0; k < 2; ++k) wanted[k] = static_cast<std::uint32_t>(std::max(0, m_rows[k]->currentIndex()));
    if (wanted[0] == wanted[1]) {
        const World& world = session().world();
        const auto& rows = rowsOf(world, m_list);
        const std::size_t other = sender() == m_rows[0] ? 1 : 0;
        if (wanted[0] >= rows.size()) return;
        wanted[other] = mostCoupledRow(RowMatrix(rows, world.inverseMasses), wanted[1 - other]);
        if (wanted[0] == wanted[1]) wanted[other] = wanted[1 - other] > 0 ? 0 : 1;
    }
    choose(wanted[0], wanted[1]);
}

void LambdaPlaneView::swap() {
    if (m_chosen) choose((*m_chosen)[1], (*m_chosen)[0]);
}

void LambdaPlaneView::showPlane(const World& world, std::size_t at) {
    m_plane = lambdaPlane(world, session().events(), at, m_list, (*m_chosen)[0], (*m_chosen)[1]);
    if (!m_plane) return m_canvas->show({}, {}, {});
    const PlaneText description(*m_plane, session(), m_list);
    const auto title = [&](int row) { return QStringLiteral("%1 [%2]").arg(description.axis(row), description.unit(row)); };
    m_canvas->show(m_plane, title(0), title(1));
    m_summary->setText(description.summary());
    showLegend();
}

void LambdaPlaneView::showLegend() {
    const auto of = [this](PlaneSeries series) { return planePen(series, palette()).color(); };
    const auto number = [this](std::size_t k) {
        return m_plane ? static_cast<int>(m_plane->rows[k].row) + 1 : static_cast<int>(k) + 1;
    };
    const QColor ink = palette().color(QPalette::WindowText);
    QStringList entries{legendEntry(QStringLiteral("━━"), of(PlaneSeries::First), tr("row %1 is satisfied").arg(number(0))),
                        legendEntry(QStringLiteral("╍╍"), of(PlaneSeries::Second), tr("row %1 is satisfied").arg(number(1))),
                        legendEntry(QStringLiteral("●━"), of(PlaneSeries::Path), tr("visits (■ clamped)"))};
    if (m_jacobi->isChecked()) entries += legendEntry(QStringLiteral("◇╌"), of(PlaneSeries::Jacobi), tr("Jacobi, only these two"));
    entries += legendEntry(QStringLiteral("▲"), seriesColour(1, palette()), tr("after the warm start"));
    entries += legendEntry(QStringLiteral("◯"), ink, tr("now"));
    entries += legendEntry(QStringLiteral("✕"), ink, tr("solution of the two rows"));
    entries += legendEntry(QStringLiteral("▨"), blended(palette().color(QPalette::Window), ink, 0.5), tr("outside the bounds"));
    m_legend->setText(legendText(entries, ink));
    m_legend->setToolTip(
        tr("Lines and bounds are those at the cursor, with the impulses that all other rows have there. Visits to other rows move "
           "the lines; that is why earlier corners may lie off them. Click a corner to go to its visit; the arrow keys go along "
           "the path, + and − zoom, 0 shows everything, P the path so far."));
}

void LambdaPlaneView::travel(int way) {
    if (!m_plane) return;
    const std::size_t now = session().cursor().event;
    std::optional<std::size_t> to;
    for (const PlaneCorner& corner : m_plane->path) {
        if (way < 0 && corner.event < now) to = corner.event;
        if (way > 0 && corner.event > now && !to) to = corner.event;
    }
    if (to) m_controller.seekEvent(*to);
}

}  // namespace solverscope
