// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/parameter_scan/parameter_axis_edit.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStringListModel>
#include <algorithm>
#include <cmath>

#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/setting_editor.h"

namespace solverscope {
namespace {

QStringList namesOf(const SettingInfo& info) {
    if (info.kind == SettingKind::Switch) return {QStringLiteral("false"), QStringLiteral("true")};
    QStringList names;
    for (const SettingChoice& choice : info.choices) names += qstring(choice.name);
    return names;
}

/// Values around the current one.
QString suitableValues(const SettingInfo& info, const Settings& now) {
    switch (info.kind) {
        case SettingKind::Choice: {
            QStringList names;
            for (const SettingChoice& choice : info.choices)
                if (choice.group != museumMethods) names += qstring(choice.name);
            return names.join(QStringLiteral(", "));
        }
        case SettingKind::Switch:
            return namesOf(info).join(QStringLiteral(", "));
        case SettingKind::Text:
            return QString::fromStdString(settingText(now, info.key));
        case SettingKind::Integer:
        case SettingKind::Number:
            break;
    }
    const bool whole = info.kind == SettingKind::Integer;
    if (!whole && info.lowest == 0 && info.highest == 1 && settingNumber(now, info.key) >= 0.1) return QStringLiteral("0:1:6");
    double number = settingNumber(now, info.key);
    if (number == 0) number = whole ? 4 : 0.01 * info.highest;
    QStringList values;
    for (const double factor : {0.25, 0.5, 1.0, 2.0, 4.0}) {
        const double value = std::clamp(whole ? std::round(factor * number) : factor * number, info.lowest, info.highest);
        if (!values.contains(exact(value))) values += exact(value);
    }
    return values.join(QStringLiteral(", "));
}

}  // namespace

ParameterAxisEdit::ParameterAxisEdit(const QString& label, const char* name, QWidget* parent)
    : QWidget(parent), m_key(new QComboBox(this)), m_values(new QLineEdit(this)) {
    setObjectName(QLatin1String(name));
    m_key->setObjectName(QLatin1String(name) + QStringLiteral(".key"));
    m_key->setAccessibleName(label);
    m_key->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_key->setMinimumContentsLength(12);
    for (const SettingInfo& info : settingsTable()) {
        m_key->addItem(settingLabel(info), qstring(info.key));
        m_key->setItemData(m_key->count() - 1, settingExplanation(info), Qt::ToolTipRole);
    }
    m_values->setObjectName(QLatin1String(name) + QStringLiteral(".values"));
    m_values->setAccessibleName(tr("Values: %1").arg(label));
    m_values->setPlaceholderText(tr("1, 2, 5 or 0:1:6"));
    m_values->setToolTip(tr("Values separated by commas, as in a scene file; from:to:count is this many evenly spaced numbers."));
    m_values->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0, 0.5, 0.8, 0.9, 0.95, 1, 2")));
    fillRow(this, {.margins = {0, 0, 0, 0}, .spacing = 4}, {labelFor(m_key, label), m_key, {m_values, 1}});
    connect(m_key, &QComboBox::currentIndexChanged, this, [this] {
        offerValues();
        m_values->setText(suitableValues(*findSetting(key().toStdString()), m_settings));
        m_values->setCursorPosition(0);
        read();
    });
    connect(m_values, &QLineEdit::textEdited, this, &ParameterAxisEdit::read);
    connect(m_values, &QLineEdit::returnPressed, this, &ParameterAxisEdit::accepted);
    offerValues();
}

QString ParameterAxisEdit::key() const { return m_key->currentData().toString(); }

void ParameterAxisEdit::choose(const QString& key, const Settings& now, const QString& values) {
    const int place = m_key->findData(key);
    if (place < 0) return;
    m_settings = now;
    const QSignalBlocker quiet(m_key);
    m_key->setCurrentIndex(place);
    offerValues();
    m_values->setText(values.isEmpty() ? suitableValues(*findSetting(key.toStdString()), now) : values);
    m_values->setCursorPosition(0);  // their beginning is seen
    read();
}

void ParameterAxisEdit::interpret(const Settings& settings) {
    if (settings == m_settings) return;
    m_settings = settings;
    read();
}

void ParameterAxisEdit::offerValues() {
    const QStringList names = namesOf(*findSetting(key().toStdString()));
    m_values->setCompleter(nullptr);
    if (!names.isEmpty()) completePart(*m_values, new QStringListModel(names, m_values), beginOfListed);
}

void ParameterAxisEdit::read() {
    const std::string name = key().toStdString();
    const QByteArray typed = m_values->text().toUtf8();
    const auto values = parameterValues(m_settings, name, typed.toStdString());
    m_axis.reset();
    m_problem.clear();
    if (values)
        m_axis = ParameterAxis{name, *values};
    else
        m_problem = tr("%1, column %2: %3")
                        .arg(m_key->currentText())
                        .arg(QString::fromUtf8(typed.left(values.error().column - 1)).size() + 1)
                        .arg(QString::fromStdString(values.error().message));
    emit changed();
}

}  // namespace solverscope
