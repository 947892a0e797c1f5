// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/provenance/provenance_panel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <utility>

#include "gui/panels/provenance/provenance_model.h"
#include "gui/panels/provenance/waterfall_chart.h"
#include "gui/text/number_text.h"
#include "gui/text/provenance_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/quantity_chooser.h"
#include "gui/widgets/view_state.h"

namespace solverscope {
namespace {

constexpr int fitting = -1;  // the choice of the grouping is left to the number of contributions

}  // namespace

ProvenancePanel::ProvenancePanel(DebuggerController& controller, QWidget* parent)
    : StepPanel("provenancePanel", controller, parent),
      m_model(new ProvenanceModel(controller, this)),
      m_chooser(new QuantityChooser(controller, this)),
      m_grouping(named(new QComboBox(this), "whyGrouping", tr("How visits are grouped"), tr("How visits are grouped"))),
      m_return(named(new QToolButton(this), "whyReturn", tr("Return to the moment of the breakdown"))),
      m_pages(new QStackedWidget(this)),
      m_words(selectableLabel("whyWords", this, Qt::PlainText)),
      m_headline(selectableLabel("whyHeadline", this, Qt::PlainText)),
      m_sum(selectableLabel("whySum", this, Qt::PlainText)),
      m_shares(selectableLabel("whyShares", this, Qt::PlainText)),
      m_splitter(new QSplitter(Qt::Vertical, this)),
      m_table(named(new QTreeView(this), "whyTable", tr("Contributions as a table"))),
      m_chart(nullptr),
      m_task(this) {
    m_grouping->addItem(tr("automatic"), fitting);
    m_grouping->addItem(tr("every visit"), static_cast<int>(Grouping::Parts));
    m_grouping->addItem(tr("by sweep"), static_cast<int>(Grouping::Sweeps));
    m_grouping->addItem(tr("by row"), static_cast<int>(Grouping::Rows));
    m_return->setText(tr("Return"));
    m_return->setFocusPolicy(Qt::TabFocus);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setMargin(10);
    m_pages->addWidget(m_words);
    m_pages->addWidget(buildAccount());

    fillPanel(this, 0, {inRow({.margins = {6, 6, 6, 0}}, {{m_chooser, 1}, m_grouping, m_return}), {m_pages, 1}});

    connect(m_chooser, &QuantityChooser::chosen, this, &ProvenancePanel::ask);
    connect(m_grouping, &QComboBox::currentIndexChanged, this, &ProvenancePanel::regroup);
    connect(m_return, &QToolButton::clicked, this, [this] { m_controller.seek(m_account.cursor); });
    connect(m_chart, &WaterfallChart::activated, this, &ProvenancePanel::travel);
    connect(m_chart, &WaterfallChart::pointed, this, &ProvenancePanel::point);
    connect(m_table, &QTreeView::activated, this, [this](const QModelIndex& cell) {
        if (m_model->partAt(cell)) travel(cell);  // groups expand automatically
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProvenancePanel::point);
    connect(&m_controller, &DebuggerController::sceneChanged, this, [this] {
        // The same scene from its beginning: the request is kept.
        const QString scene = m_controller.sceneFile() + QString::fromStdString(m_controller.scene().title);
        if (std::exchange(m_scene, scene) != scene) {
            m_requestedQuantity.reset();
            m_row.reset();
        }
        m_sent.reset();
        m_task.cancel();
        m_model->clear();
        m_chooser->refresh();
    });
    const auto restored = [this](ProvenancePanel& before) {
        if (!m_requestedQuantity) return;
        m_chooser->refresh();
        m_chooser->show(*m_requestedQuantity);
        if (before.m_model->provenance()) showAccount(before.m_model->provenance());
    };
    new ViewState(this, restored, m_scene, m_requestedQuantity, m_row, m_lastKind, m_account, m_sent);
}

QWidget* ProvenancePanel::buildAccount() {
    auto* page = new QWidget(this);
    m_headline->setFont(bold(font()));
    m_table->setModel(m_model);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_chart = named(new WaterfallChart(*m_model, *m_table, this), "whyChart", tr("Contributions as bars"));

    auto* copyLines = named(new QAction(tr("Copy lines\tCtrl+C"), m_table), "copyWhyLines");
    auto* copyAll = named(new QAction(tr("Copy everything"), m_table), "copyWhy");
    for (QWidget* view : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_chart)}) {
        view->addActions({copyLines, copyAll});
        view->setContextMenuPolicy(Qt::ActionsContextMenu);
        auto* key = new QShortcut(QKeySequence::Copy, view, nullptr, nullptr, Qt::WidgetShortcut);
        connect(key, &QShortcut::activated, copyLines, &QAction::trigger);
    }
    connect(copyLines, &QAction::triggered, this, &ProvenancePanel::copy);
    connect(copyAll, &QAction::triggered, this, [this] {
        QApplication::clipboard()->setText(unbound(m_headline->text() + QLatin1Char('\n') + m_model->table() + m_sum->text() +
                                                   QLatin1Char('\n') + m_shares->text() + QLatin1Char('\n')));
    });

    m_splitter->addWidget(m_chart);
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setChildrenCollapsible(false);
    fillPanel(page, {.margins = {6, 4, 6, 4}, .spacing = 3}, {m_headline, {m_splitter, 1}, m_sum, m_shares});
    return page;
}

void ProvenancePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int wide = 760;  // px: room for both side by side
    m_splitter->setOrientation(width() >= wide ? Qt::Horizontal : Qt::Vertical);
}

void ProvenancePanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    emit rowPointed(std::nullopt);
}

ProvenancePanel::Moment ProvenancePanel::now() const { return {session().cursor(), StepSeen::of(session())}; }

void ProvenancePanel::ask(Quantity quantity) {
    m_sent.reset();
    m_requestedQuantity = quantity;
    m_row.reset();
    if (quantity.kind == Quantity::Kind::Lambda) {
        m_row = identityOf(session().world(), quantity.row);
        // Before the rows are built, they are those that this step is going to have.
        if (!m_row) m_row = identityOf(session().trace()->end(), quantity.row);
    } else {
        m_lastKind = quantity.kind;
    }
    m_chooser->show(quantity);
    refreshIfVisible();
}

void ProvenancePanel::askAboutSelection() {
    if (const auto body = m_controller.selectedBody())
        ask({m_lastKind, *body, {}});
    else if (const auto row = m_controller.markedRow())
        ask({Quantity::Kind::Lambda, {}, *row});
    else if (const Event& event = session().event(); event.kind == EventKind::Body)
        ask({Quantity::Kind::X, event.a, {}});
}

void ProvenancePanel::takeFocus() {
    if (m_requestedQuantity)
        m_chart->setFocus();
    else
        m_chooser->setFocus();
}

void ProvenancePanel::refresh() {
    m_chooser->refresh();
    if (m_sent && *m_sent == now()) return showMoment();
    m_sent.reset();
    account();
}

void ProvenancePanel::account() {
    if (!m_requestedQuantity)
        return showPlaceholder(
            tr("Where does a number come from?\n\nChoose a number above. Or point at one: a velocity, a position or an angle in "
               "“Bodies”, an impulse in “Rows × sweeps” or in “Row”; a double click, Enter or the context menu asks for "
               "it.\n\nIt is then broken down into what it was at the beginning of the step and everything that was added since. "
               "Each contribution is a link to the stop that made it."));
    Quantity quantity = *m_requestedQuantity;
    if (quantity.kind == Quantity::Kind::Lambda) {
        const auto row = m_row ? findRow(session().world(), *m_row) : std::nullopt;
        if (!row)
            return showPlaceholder(
                tr("The row does not exist at this stop.\n\nRows are rebuilt in each step, once its contacts have been found; a "
                   "contact that has disappeared has no row."));
        quantity.row = *row;
        if (quantity != *m_requestedQuantity) m_chooser->show(quantity);
        m_requestedQuantity = quantity;
    }
    m_account = now();
    showMoment();
    const std::size_t event = lastChangeEvent(session().event(), session().cursor(), quantity);
    m_task.run(
        [trace = session().trace(), event, quantity](const std::atomic<bool>&) { return provenanceOf(*trace, event, quantity); },
        [this, requestedQuantity = m_account](std::optional<Provenance> provenance) {
            if (requestedQuantity == m_account) showAccount(std::move(provenance));
        },
        false);
}

void ProvenancePanel::showPlaceholder(const QString& words) {
    m_task.cancel();
    m_model->clear();
    m_words->setText(words);
    m_pages->setCurrentIndex(0);
    showMoment();
}

void ProvenancePanel::showAccount(std::optional<Provenance> provenance) {
    if (!m_requestedQuantity) return;
    if (!provenance) return showPlaceholder(tr("This stop has no such number."));
    const QString unit = ProvenanceText::unit(session(), provenance->quantity);
    const QString name = ProvenanceText::quantity(session(), provenance->quantity);
    m_headline->setToolTip(withUnit(exact(provenance->value), unit));
    m_headline->setText(tr("%1 = %2").arg(name, withUnit(shown(provenance->value), unit)));
    const auto count = static_cast<int>(provenance->parts.size());
    const bool agrees = sumOf(*provenance) == provenance->value;
    m_sum->setText(agrees ? tr("Contributions: %1. Added up in their order they give %2, to the last bit.")
                                .arg(count)
                                .arg(withUnit(exact(provenance->value), unit))
                          : tr("Contributions: %1. The number is not finite.").arg(count));
    const QString shares = ProvenanceText::shares(sharesOf(*provenance), provenance->quantity.kind);
    m_shares->setText(shares.isEmpty() ? QString() : tr("All visits together: %1").arg(shares));
    m_shares->setVisible(!shares.isEmpty());
    const int chosen = m_grouping->currentData().toInt();
    const Grouping grouping = chosen == fitting ? suggestedGrouping(*provenance) : static_cast<Grouping>(chosen);
    m_model->show(std::move(*provenance), grouping);
    for (int column = 0; column < ProvenanceModel::columns; ++column) m_table->resizeColumnToContents(column);
    m_pages->setCurrentIndex(1);
    showMoment();
}

void ProvenancePanel::regroup() {
    if (!m_model->provenance()) return;
    showAccount(m_model->provenance());
}

/// Shows the moment of the account, and marks what the event at the cursor has done.
void ProvenancePanel::showMoment() {
    const Cursor& cursor = session().cursor();
    const bool away = m_sent.has_value();
    m_return->setEnabled(away);
    m_return->setToolTip(away ? tr("Back to event %1, to which the breakdown belongs").arg(m_account.cursor.event)
                              : tr("Returns from a contribution to the moment of the breakdown"));
    m_chart->setCursorEvent(away ? std::optional(cursor.event) : std::nullopt);
}

void ProvenancePanel::travel(const QModelIndex& line) {
    const Contribution* part = m_model->partAt(line);
    if (!part) return;
    const Cursor from = m_account.cursor;
    if (part->origin == Origin::LastStep) {
        // The initial value is explained by the end of the previous step.
        if (from.step > 1) m_controller.toStep(from.step - 1);
        return;
    }
    m_sent = Moment{{from.step, part->event, Term::VelocityB}, m_account.step};
    m_controller.seek(m_sent->cursor);
}

void ProvenancePanel::point(const QModelIndex& line) {
    const QModelIndex wanted = line.isValid() ? line : m_table->currentIndex();
    const QVariant row = wanted.data(ProvenanceModel::RowRole);
    const bool here = m_chart->hasFocus() || m_table->hasFocus() || line.isValid();
    if (!here || !row.isValid()) return emit rowPointed(std::nullopt);
    emit rowPointed(RowRef{static_cast<RowList>(wanted.data(ProvenanceModel::ListRole).toInt()), row.toUInt()});
}

void ProvenancePanel::copy() const {
    QString text;
    for (const QModelIndex& line : m_table->selectionModel()->selectedRows()) text += m_model->tableLine(line) + QLatin1Char('\n');
    QApplication::clipboard()->setText(unbound(text));
}

}  // namespace solverscope
