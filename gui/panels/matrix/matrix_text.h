// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>
#include <functional>

#include "physics/analysis/spectrum/conditioning.h"
#include "physics/analysis/spectrum/row_matrix.h"
#include "physics/world/world.h"

namespace solverscope {

/// A rectangle of a matrix, by places in the solve order.
struct MatrixBlock {
    int top = 0;
    int left = 0;
    int bottom = 0;  // the last one, included
    int right = 0;

    std::size_t cells() const { return static_cast<std::size_t>(bottom - top + 1) * static_cast<std::size_t>(right - left + 1); }
    bool operator==(const MatrixBlock&) const = default;
};

/// The matrix of a list of rows in words and as text to copy.
class MatrixText {
    Q_DECLARE_TR_FUNCTIONS(MatrixText)

public:
    /// All of it must live as long as the story.
    MatrixText(const Scene& scene, const World& world, const RowMatrix& matrix, RowList list)
        : m_scene(scene), m_world(world), m_matrix(matrix), m_list(list) {}

    /// "lower/upper#1 push".
    QString nameOf(std::uint32_t row) const;

    /// "row 3 (lower/upper#1 push)".
    QString longNameOf(std::uint32_t row) const;

    /// The effect of an impulse on row j on row i, and through which bodies.
    QString cell(std::uint32_t i, std::uint32_t j) const;

    /// Which rows an impulse on a row disturbs, and how much weight they have against it.
    QString disturbed(std::uint32_t row) const;

    QString conditioning(const Conditioning& conditioning) const;

    /// Lines of numbers in full with the names of rows and columns, as far as `maxCells`; a block beyond that as a list of its
    /// entries that are not 0.
    QString csv(const std::vector<std::uint32_t>& order, const MatrixBlock& block, std::size_t maxCells = 250'000) const;

    /// The unit of an entry between two rows.
    static QString unitOf(const Row& i, const Row& j);

private:
    QString change(std::uint32_t i, Real value) const;

    const Scene& m_scene;
    const World& m_world;
    const RowMatrix& m_matrix;
    RowList m_list;
};

}  // namespace solverscope
