// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// The decompositions of dense matrices that the debugger needs. They are Eigen's, and only dense_algebra.cpp compiles them: each
// takes the compiler seconds.
#pragma once

#include <Eigen/Core>

#include "physics/base/vec2.h"

namespace solverscope {

/// The eigenvalues of any square matrix, in no order.
Eigen::VectorXcd eigenvaluesOf(const Eigen::MatrixXd& matrix);

/// The eigenvector of the eigenvalue next to `shift`, of length 1: four inverse iterations from `start`. Not finite if the
/// shift is exactly an eigenvalue.
Eigen::VectorXcd eigenvectorNear(const Eigen::MatrixXd& matrix, std::complex<Real> shift, const Eigen::VectorXcd& start);

/// Eigenvalues in ascending order, and an orthonormal eigenvector for each as a column.
struct SymmetricSpectrum {
    Eigen::VectorXd values;
    Eigen::MatrixXd vectors;
};
SymmetricSpectrum spectrumOfSymmetric(const Eigen::MatrixXd& matrix);

/// The eigenvalues of a symmetric tridiagonal matrix, in ascending order. `beside` has one entry less than the diagonal.
Eigen::VectorXd eigenvaluesOfTridiagonal(const Eigen::VectorXd& diagonal, const Eigen::VectorXd& beside);

/// The rank of a matrix and an orthonormal basis of its column space, by QR with pivoting; pivots below `threshold` times the
/// largest count as 0.
Eigen::Index rankOf(const Eigen::MatrixXd& columns, Real threshold);
Eigen::MatrixXd basisOf(const Eigen::MatrixXd& columns, Real threshold);

/// The shortest x with the least |A x − b|.
Eigen::VectorXd leastSquares(const Eigen::MatrixXd& A, const Eigen::VectorXd& b);

/// Aᵀ B.
Eigen::MatrixXd transposedTimes(const Eigen::MatrixXd& A, const Eigen::MatrixXd& B);

}  // namespace solverscope
