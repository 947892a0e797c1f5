// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <array>

#include "physics/base/result.h"
#include "physics/scene/settings.h"

class QComboBox;
class QPushButton;
class QToolButton;

namespace solverscope {

class DebuggerController;

/// Which setting is compared, and its two values: one button for warm starting on against off, and fields for any other pair.
class CompareFields : public QWidget {
    Q_OBJECT

public:
    CompareFields(DebuggerController& controller, QWidget* parent);

    /// Chooses a setting and two values of it, as they stand in a file. False when there is no such setting.
    bool choose(const QString& key, const QString& a, const QString& b);

    /// Whether something is compared, as the button shows it.
    void showOn(bool on);

    bool isWarmAgainstCold() const;

    /// The settings of one side (0 or 1), all else as in `now`.
    Result<Settings> side(int side, const Settings& now) const;
    QString nameOf(int side) const;

signals:
    void chosen();       // something is to be compared
    void switchedOff();  // nothing is to be compared any more

private:
    void offerValues();
    QString key() const;
    QString value(int side) const;

    DebuggerController& m_controller;
    QPushButton* m_warmStart;
    QToolButton* m_other;
    QComboBox* m_key;
    std::array<QComboBox*, 2> m_values{};
    QWidgetList m_fields;  // shown on demand
};

}  // namespace solverscope
