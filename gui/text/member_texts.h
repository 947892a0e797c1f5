// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>

namespace solverscope {

/// What a member of the scene format is called in the window, its unit, and its meaning.
struct MemberText {
    Q_DECLARE_TR_FUNCTIONS(MemberText)

public:
    QString label;
    QString unit;
    QString meaning;

    /// Of a path as in physics/editing/properties.h, without its last part where that is x, y, lower or upper. `type`: of the
    /// joint, because a motor of a hinge turns and that of a slider pushes. Of an unknown one the path is the label.
    static MemberText of(const QString& path, const QString& type = {});

    /// Whether there is one.
    static bool isKnown(const QString& path);

    /// One of the values of a choice.
    static QString choice(const QString& path, const QString& value);

    /// What a shape or joint is called by its type in files.
    static QString kind(const QString& type);
};

}  // namespace solverscope
