// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDialog>

namespace solverscope {

class Actions;

/// All keys at a glance, made from the registry of commands.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(const Actions& actions, QWidget* parent = nullptr);
};

}  // namespace solverscope
