// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/bodies/bodies_table.h"

#include <QAction>
#include <QEvent>

#include "gui/session/debugger_controller.h"
#include "gui/session/step_analysis.h"
#include "gui/style/theme.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int bodyDigits = 5;
constexpr int cellMargins = 12;  // px, both sides

std::array<double, BodyLine::numberCount> numbersOf(const World& world, std::size_t body) {
    const Pose& pose = world.poses[body];
    const Velocity& velocity = world.velocities[body];
    const Velocity& pseudo = world.pseudoVelocities[body];
    const InverseMass& mass = world.inverseMasses[body];
    return {pose.position.x, pose.position.y, pose.angle, velocity.v.x, velocity.v.y, velocity.w,
            pseudo.v.x,      pseudo.v.y,      pseudo.w,   mass.m,       mass.I};
}

}  // namespace

BodiesTable::BodiesTable(DebuggerController& controller, QWidget* parent)
    : QTableView(parent), m_controller(controller), m_model(new Model(columns(), this)) {
    named(this, "bodiesTable", tr("Bodies"));
    setModel(m_model);
    makeLineTable(*this);
    setSelectionMode(QAbstractItemView::SingleSelection);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setSizes();
    // What a newcomer looks for comes first: the velocity next to the position.
    for (const int column : {1 + BodyLine::Vx, 1 + BodyLine::Vy})
        horizontalHeader()->moveSection(horizontalHeader()->visualIndex(column), column - 1);
    connect(&m_controller, &DebuggerController::sceneChanged, this, &BodiesTable::setSizes);

    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!m_following && current.isValid()) m_controller.selectBody(m_model->item(current.row()).body);
    });
    connect(&m_controller, &DebuggerController::selectionChanged, this, [this] {
        if (isVisible()) refresh();
    });
    new RefreshThrottle(
        m_controller, this, [this] { refresh(); }, Reads::End);

    auto* reason = named(new QAction(tr("Where does this number come from?"), this), "whyOfBody");
    addAction(reason);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto ask = [this](const QModelIndex& cell, bool isExplicit) {
        if (const auto quantity = quantityAt(cell)) emit provenanceRequested(*quantity, isExplicit);
    };
    connect(reason, &QAction::triggered, this, [this, ask] { ask(currentIndex(), true); });
    connect(this, &QTableView::activated, this, [ask](const QModelIndex& cell) { ask(cell, true); });
    connect(this, &QTableView::clicked, this, [ask](const QModelIndex& cell) { ask(cell, false); });
}

std::optional<Quantity> BodiesTable::quantityAt(const QModelIndex& cell) const {
    // The first column is the name; then the numbers in the order of Quantity.
    if (!cell.isValid() || cell.column() < 1 || cell.column() > Quantity::bodyKinds) return std::nullopt;
    return Quantity{static_cast<Quantity::Kind>(cell.column() - 1), m_model->item(cell.row()).body, {}};
}

/// The two bodies of the marked row stand out.
QVariant BodiesTable::ground(const BodyLine& line) const {
    if (line.side == BodyLine::Side::None) return {};
    return blended(palette().color(QPalette::Base), seriesColour(1, palette()), 0.2);
}

BodiesTable::Model::Column BodiesTable::numberColumn(BodyLine::Number number, const QString& title, const QString& toolTip) {
    const auto value = [this, number](const BodyLine& line, int role) -> QVariant {
        if (role == Qt::FontRole && line.changed[number]) return bold(font());
        if (role == Qt::BackgroundRole) return ground(line);
        return numberCell(line.numbers[number], role, bodyDigits);
    };
    return {title, toolTip, value};
}

std::vector<BodiesTable::Model::Column> BodiesTable::columns() {
    const auto name = [this](const BodyLine& line, int role) -> QVariant {
        const QString id = bodyText(m_controller.scene(), line.body);
        switch (role) {
            case Qt::DisplayRole:
                if (line.side == BodyLine::Side::A) return QStringLiteral("A  ") + id;
                if (line.side == BodyLine::Side::B) return QStringLiteral("B  ") + id;
                return QStringLiteral("    ") + id;
            case Qt::ToolTipRole:
                return id;
            case Qt::BackgroundRole:
                return ground(line);
            default:
                return {};
        }
    };
    return {
        {tr("body"), tr("The body's id; A and B are the bodies of the marked row"), name},
        numberColumn(BodyLine::X, QStringLiteral("x"), tr("Position of the centre of mass, m")),
        numberColumn(BodyLine::Y, QStringLiteral("y"), tr("Position of the centre of mass, m")),
        numberColumn(BodyLine::Angle, QStringLiteral("angle"), tr("Angle, rad, counter-clockwise")),
        numberColumn(BodyLine::Vx, QStringLiteral("v x"), tr("Velocity, m/s")),
        numberColumn(BodyLine::Vy, QStringLiteral("v y"), tr("Velocity, m/s")),
        numberColumn(BodyLine::Omega, QStringLiteral("ω"), tr("Angular velocity, rad/s")),
        numberColumn(BodyLine::PseudoVx, QStringLiteral("ṽ x"), tr("Pseudo-velocity, m/s: moves the body in this step only")),
        numberColumn(BodyLine::PseudoVy, QStringLiteral("ṽ y"), tr("Pseudo-velocity, m/s: moves the body in this step only")),
        numberColumn(BodyLine::PseudoOmega, QStringLiteral("ω̃"), tr("Angular pseudo-velocity, rad/s")),
        numberColumn(BodyLine::InverseMassOf, QStringLiteral("m⁻¹"), tr("Inverse mass, 1/kg; 0: no impulse moves the body")),
        numberColumn(BodyLine::InverseInertia, QStringLiteral("I⁻¹"),
                     tr("Inverse moment of inertia, 1/(kg m²); 0: no impulse turns the body")),
    };
}

void BodiesTable::setSizes() {
    const QFontMetrics metrics = fontMetrics();
    verticalHeader()->setDefaultSectionSize(metrics.height() + 5);
    horizontalHeader()->setDefaultSectionSize(metrics.horizontalAdvance(QStringLiteral("−0.12345")) + cellMargins);
    m_widths.fill(horizontalHeader()->defaultSectionSize());
    for (int column = 1; column <= BodyLine::numberCount; ++column) setColumnWidth(column, m_widths.front());
    constexpr int longestName = 18;  // letters
    int name = metrics.horizontalAdvance(tr("body")) + cellMargins;
    for (const BodyDef& body : m_controller.scene().bodies)
        name = std::max(name, metrics.horizontalAdvance(QStringLiteral("A  ") + qstring(body.id)) + cellMargins);
    setColumnWidth(0, std::min(name, longestName * metrics.averageCharWidth()));
}

/// A column becomes as wide as its longest number in view, and stays so: columns do not jump. One that the user has resized is
/// left alone.
void BodiesTable::widenColumns() {
    const int first = std::max(0, rowAt(0));
    const int last = rowAt(viewport()->height() - 1) < 0 ? m_model->rowCount() - 1 : rowAt(viewport()->height() - 1);
    for (std::size_t number = 0; number < m_widths.size(); ++number) {
        const int column = 1 + static_cast<int>(number);
        int& width = m_widths[number];
        if (columnWidth(column) != width) continue;
        for (int row = first; row <= last; ++row)
            width = std::max(width, fontMetrics().horizontalAdvance(m_model->index(row, column).data().toString()) + cellMargins);
        if (columnWidth(column) != width) setColumnWidth(column, width);
    }
}

void BodiesTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange && model() != nullptr) setSizes();
}

void BodiesTable::refresh() {
    const Session& session = m_controller.session();
    const World& world = session.world();
    std::vector<BodyLine> lines(world.bodies.size());
    // What the event changed requires the world before it, for which there is no time during playback.
    const World* before = m_controller.isRunning() ? nullptr : &session.worldBefore();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        BodyLine& line = lines[i];
        line.body = BodyId{static_cast<std::uint32_t>(i)};
        line.numbers = numbersOf(world, i);
        if (before == nullptr) continue;
        const auto was = numbersOf(*before, i);
        for (std::size_t k = 0; k < was.size(); ++k) line.changed[k] = line.numbers[k] != was[k];
    }
    if (const auto marked = m_controller.markedRow()) {
        const auto& rows = rowsOf(world, marked->list);
        if (marked->row < rows.size()) {
            const Row& row = rows[marked->row];
            if (solverscope::index(row.a) < lines.size()) lines[solverscope::index(row.a)].side = BodyLine::Side::A;
            if (solverscope::index(row.b) < lines.size()) lines[solverscope::index(row.b)].side = BodyLine::Side::B;
        }
    }
    m_model->setItems(std::move(lines));
    widenColumns();
    showSelection();
}

void BodiesTable::showSelection() {
    m_following = true;
    if (const auto body = m_controller.selectedBody()) {
        const QModelIndex line = m_model->index(static_cast<int>(solverscope::index(*body)), 0);
        if (line.row() != currentIndex().row()) {
            setCurrentIndex(line);
            scrollTo(line);
        }
    } else {
        setCurrentIndex({});
        clearSelection();
    }
    m_following = false;
}

}  // namespace solverscope
