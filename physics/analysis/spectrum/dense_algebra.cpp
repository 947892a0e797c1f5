// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/analysis/spectrum/dense_algebra.h"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <Eigen/QR>

namespace solverscope {

Eigen::VectorXcd eigenvaluesOf(const Eigen::MatrixXd& matrix) { return matrix.eigenvalues(); }

Eigen::VectorXcd eigenvectorNear(const Eigen::MatrixXd& matrix, std::complex<Real> shift, const Eigen::VectorXcd& start) {
    const Eigen::Index n = matrix.rows();
    const Eigen::PartialPivLU<Eigen::MatrixXcd> shifted(matrix.cast<std::complex<Real>>() -
                                                        shift * Eigen::MatrixXcd::Identity(n, n));
    Eigen::VectorXcd z = start;
    for (int i = 0; i < 4; ++i) z = shifted.solve(z.normalized());
    return z;
}

SymmetricSpectrum spectrumOfSymmetric(const Eigen::MatrixXd& matrix) {
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(matrix);
    return {eigen.eigenvalues(), eigen.eigenvectors()};
}

Eigen::VectorXd eigenvaluesOfTridiagonal(const Eigen::VectorXd& diagonal, const Eigen::VectorXd& beside) {
    Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen;
    eigen.computeFromTridiagonal(diagonal, beside, Eigen::EigenvaluesOnly);
    return eigen.eigenvalues();
}

namespace {

Eigen::ColPivHouseholderQR<Eigen::MatrixXd> pivotedQr(const Eigen::MatrixXd& columns, Real threshold) {
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(columns);
    qr.setThreshold(threshold);
    return qr;
}

}  // namespace

Eigen::Index rankOf(const Eigen::MatrixXd& columns, Real threshold) { return pivotedQr(columns, threshold).rank(); }

Eigen::MatrixXd basisOf(const Eigen::MatrixXd& columns, Real threshold) {
    const auto qr = pivotedQr(columns, threshold);
    return qr.householderQ() * Eigen::MatrixXd::Identity(columns.rows(), qr.rank());
}

Eigen::VectorXd leastSquares(const Eigen::MatrixXd& A, const Eigen::VectorXd& b) {
    return Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd>(A).solve(b);
}

Eigen::MatrixXd transposedTimes(const Eigen::MatrixXd& A, const Eigen::MatrixXd& B) { return A.transpose() * B; }

}  // namespace solverscope
