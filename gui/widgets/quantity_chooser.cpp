// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/quantity_chooser.h"

#include <QComboBox>
#include <QSpinBox>
#include <algorithm>
#include <utility>

#include "gui/session/debugger_controller.h"
#include "gui/text/provenance_text.h"
#include "gui/text/row_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {

QuantityChooser::QuantityChooser(DebuggerController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_kind(named(new QComboBox(this), "whyKind", tr("Which number"), tr("Which number"))),
      m_body(named(new QComboBox(this), "whyBody", tr("Of which body"), tr("Of which body"))),
      m_row(named(new CountEdit(this), "whyRow", tr("Of which row"), tr("Of which row; the first is 1"))) {
    for (int kind = 0; kind < Quantity::bodyKinds; ++kind)
        m_kind->addItem(ProvenanceText::kind(static_cast<Quantity::Kind>(kind)), kind);
    m_kind->setCurrentIndex(static_cast<int>(Quantity::Kind::Vy));
    for (const auto& [text, list] : {std::pair{tr("Λ of a velocity row"), RowList::Velocities},
                                     std::pair{tr("Λ of a pseudo-velocity row"), RowList::PseudoVelocities},
                                     std::pair{tr("Λ of a position row"), RowList::Positions}})
        m_kind->addItem(text, Quantity::bodyKinds + static_cast<int>(list));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(8);
    m_body->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_body->setMinimumContentsLength(8);
    m_row->setPrefix(tr("row "));

    fillRow(this, {.margins = {0, 0, 0, 0}}, {{m_kind, 1}, {m_body, 1}, {m_row, 1}});

    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showParts();
        choose();
    });
    connect(m_body, &QComboBox::currentIndexChanged, this, &QuantityChooser::choose);
    connect(m_row, &QSpinBox::valueChanged, this, &QuantityChooser::choose);
    refresh();
    showParts();
}

void QuantityChooser::refresh() {
    const bool wasFilling = std::exchange(m_filling, true);
    const Scene& scene = m_controller.scene();
    const auto bodies = static_cast<int>(scene.bodies.size());
    const auto nameOf = [&](int body) { return bodyText(scene, BodyId{static_cast<std::uint32_t>(body)}); };
    bool same = m_body->count() == bodies;
    for (int i = 0; same && i < bodies; ++i) same = m_body->itemText(i) == nameOf(i);
    if (!same) {
        m_body->clear();
        for (int i = 0; i < bodies; ++i) m_body->addItem(nameOf(i));
    }
    const int kind = m_kind->currentData().toInt();
    const auto list = static_cast<RowList>(std::max(0, kind - Quantity::bodyKinds));
    // At stops before the rows are built there are none; the range is kept.
    if (const auto rows = static_cast<int>(rowsOf(m_controller.session().world(), list).size()); rows > 0) m_row->setRange(1, rows);
    m_filling = wasFilling;
}

void QuantityChooser::showParts() {
    const bool ofBody = m_kind->currentData().toInt() < Quantity::bodyKinds;
    m_body->setVisible(ofBody);
    m_row->setVisible(!ofBody);
    refresh();
}

void QuantityChooser::show(const Quantity& quantity) {
    const bool ofBody = quantity.kind != Quantity::Kind::Lambda;
    m_filling = true;
    m_kind->setCurrentIndex(
        m_kind->findData(ofBody ? static_cast<int>(quantity.kind) : Quantity::bodyKinds + static_cast<int>(quantity.row.list)));
    showParts();
    if (ofBody) {
        m_body->setCurrentIndex(static_cast<int>(index(quantity.body)));
    } else {
        const auto row = static_cast<int>(quantity.row.row) + 1;
        m_row->setRange(1, std::max(m_row->maximum(), row));
        m_row->setValue(row);
    }
    m_filling = false;
}

void QuantityChooser::choose() {
    if (m_filling) return;
    const int kind = m_kind->currentData().toInt();
    Quantity quantity;
    if (kind < Quantity::bodyKinds) {
        if (m_body->currentIndex() < 0) return;
        quantity.kind = static_cast<Quantity::Kind>(kind);
        quantity.body = BodyId{static_cast<std::uint32_t>(m_body->currentIndex())};
    } else {
        quantity.kind = Quantity::Kind::Lambda;
        quantity.row = {static_cast<RowList>(kind - Quantity::bodyKinds), static_cast<std::uint32_t>(m_row->value() - 1)};
    }
    emit chosen(quantity);
}

}  // namespace solverscope
