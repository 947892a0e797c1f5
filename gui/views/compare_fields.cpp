// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/compare_fields.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "gui/charts/flow_layout.h"
#include "gui/session/debugger_controller.h"
#include "gui/views/setting_editor.h"

namespace solverscope {

CompareFields::CompareFields(DebuggerController& controller, QWidget* parent) : QWidget(parent), m_controller(controller) {
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(4, 0, 4, 0);
    flow->setSpacing(4);
    QSizePolicy wraps(QSizePolicy::Preferred, QSizePolicy::Minimum);
    wraps.setHeightForWidth(true);
    setSizePolicy(wraps);

    m_warmStart = new QPushButton(tr("Warm starting on / off"), this);
    m_warmStart->setObjectName(QStringLiteral("warmStartCompare"));
    m_warmStart->setCheckable(true);
    m_warmStart->setToolTip(tr("Overlays a step that begins with the last step's impulses (A) and one that begins with none (B)."));
    m_other = new QToolButton(this);
    m_other->setObjectName(QStringLiteral("compareOther"));
    m_other->setText(tr("Other setting"));
    m_other->setCheckable(true);
    m_other->setToolTip(tr("Overlays any two values of any setting."));
    m_key = new QComboBox(this);
    m_key->setObjectName(QStringLiteral("compareKey"));
    m_key->setAccessibleName(tr("Setting compared"));
    m_key->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_key->setMinimumContentsLength(13);
    for (const SettingInfo& info : settingsTable()) {
        m_key->addItem(settingLabel(info), QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size())));
        m_key->setItemData(m_key->count() - 1, settingExplanation(info), Qt::ToolTipRole);
    }
    flow->addWidget(m_warmStart);
    flow->addWidget(m_other);
    flow->addWidget(m_key);
    m_fields += m_key;
    for (int side = 0; side < 2; ++side) {
        const QString letter = side == 0 ? tr("A") : tr("B");
        QComboBox*& value = m_values[static_cast<std::size_t>(side)];
        value = new QComboBox(this);
        value->setObjectName(side == 0 ? QStringLiteral("compareA") : QStringLiteral("compareB"));
        value->setAccessibleName(tr("Value of %1").arg(letter));
        value->setInsertPolicy(QComboBox::NoInsert);
        value->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        value->setMinimumContentsLength(5);
        auto* label = new QLabel(letter, this);
        label->setBuddy(value);
        label->setMinimumHeight(value->sizeHint().height());
        flow->addWidget(label);
        flow->addWidget(value);
        m_fields += {label, value};
        connect(value, &QComboBox::currentTextChanged, this, &CompareFields::chosen);
    }
    m_key->setCurrentIndex(m_key->findData(QStringLiteral("warm_starting")));
    offerValues();
    connect(m_key, &QComboBox::currentIndexChanged, this, [this] {
        offerValues();
        emit chosen();
    });
    connect(m_warmStart, &QPushButton::clicked, this, [this](bool on) {
        if (!on) {
            emit switchedOff();
            return;
        }
        choose(QStringLiteral("warm_starting"), QStringLiteral("1"), QStringLiteral("0"));
        emit chosen();
    });
    connect(m_other, &QToolButton::toggled, this, [this](bool open) {
        for (QWidget* field : m_fields) field->setVisible(open);
        if (open)
            emit chosen();
        else if (!isWarmAgainstCold())
            emit switchedOff();
    });
    for (QWidget* field : m_fields) field->hide();
}

QString CompareFields::key() const { return m_key->currentData().toString(); }

QString CompareFields::value(int side) const { return m_values[static_cast<std::size_t>(side)]->currentText(); }

void CompareFields::offerValues() {
    const std::string name = key().toStdString();
    const SettingInfo* info = findSetting(name);
    const Settings& now = m_controller.session().settings();
    const QString value = QString::fromStdString(settingText(now, name));
    QStringList offered;
    switch (info->kind) {
        case SettingKind::Choice:
            for (const auto choice : info->choices)
                offered += QString::fromUtf8(choice.name.data(), static_cast<qsizetype>(choice.name.size()));
            break;
        case SettingKind::Switch:
            offered = {QStringLiteral("true"), QStringLiteral("false")};
            break;
        case SettingKind::Text:
            offered += value;
            if (!value.isEmpty()) offered += QString();
            break;
        case SettingKind::Integer:
        case SettingKind::Number: {
            const bool whole = info->kind == SettingKind::Integer;
            const double number = settingNumber(now, name);
            offered += value;
            for (const double other : {number * 2, number / 2, info->lowest, info->highest}) {
                const double rounded = std::clamp(whole ? std::round(other) : other, info->lowest, info->highest);
                const QString text = QString::number(rounded, 'g', QLocale::FloatingPointShortest);
                if (!offered.contains(text)) offered += text;
            }
            break;
        }
    }
    const bool free = info->kind != SettingKind::Choice && info->kind != SettingKind::Switch;
    for (QComboBox* field : m_values) {
        const QSignalBlocker quiet(field);
        field->clear();
        field->setEditable(free);
        field->addItems(offered);
        field->setToolTip(settingExplanation(*info));
    }
    const auto other = std::find_if(offered.begin(), offered.end(), [&](const QString& text) { return text != value; });
    const QSignalBlocker quietA(m_values[0]);
    const QSignalBlocker quietB(m_values[1]);
    m_values[0]->setCurrentText(name == "warm_starting" ? QStringLiteral("1") : value);
    m_values[1]->setCurrentText(name == "warm_starting" ? QStringLiteral("0") : other == offered.end() ? value : *other);
}

bool CompareFields::choose(const QString& key, const QString& a, const QString& b) {
    const QSignalBlocker quiet(m_key);
    const int place = m_key->findData(key);
    if (place < 0) return false;
    m_key->setCurrentIndex(place);
    offerValues();
    for (int side = 0; side < 2; ++side) {
        QComboBox* field = m_values[static_cast<std::size_t>(side)];
        const QSignalBlocker alsoQuiet(field);
        field->setCurrentText(side == 0 ? a : b);
    }
    return true;
}

void CompareFields::showOn(bool on) { m_warmStart->setChecked(on && isWarmAgainstCold()); }

bool CompareFields::isWarmAgainstCold() const {
    return key() == QStringLiteral("warm_starting") && value(0) == QStringLiteral("1") && value(1) == QStringLiteral("0");
}

Result<Settings> CompareFields::side(int side, const Settings& now) const {
    return withSetting(now, key().toStdString(), value(side).toStdString());
}

QString CompareFields::nameOf(int side) const {
    if (isWarmAgainstCold()) return side == 0 ? tr("A: warm start") : tr("B: cold start");
    const QString letter = side == 0 ? tr("A") : tr("B");
    return QStringLiteral("%1: %2 = %3").arg(letter, m_key->currentText().toLower(), value(side));
}

}  // namespace solverscope
