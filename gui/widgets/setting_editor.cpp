// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/setting_editor.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <algorithm>
#include <vector>

#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/number_edit.h"

namespace solverscope {

QString settingLabel(const SettingInfo& info) { return engineText(info.label); }
QString settingExplanation(const SettingInfo& info) { return engineText(info.explanation); }

SettingEditor::SettingEditor(DebuggerController& controller, const SettingInfo& info, bool brief, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_info(info) {
    const QString key = qstring(info.key);
    const QString label = settingLabel(info);
    const QString unit = info.unit.empty() ? QString() : QStringLiteral(" ") + qstring(info.unit);
    const bool isFactor = info.key == "warm_starting";
    setObjectName(key);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto place = [&](QWidget* widget, const char* part) {
        widget->setObjectName(key + QLatin1Char('.') + QLatin1String(part));
        widget->setAccessibleName(label);
        widget->setAccessibleDescription(settingExplanation(info));
        widget->setToolTip(
            QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(label.toHtmlEscaped(), settingExplanation(info).toHtmlEscaped()));
        layout->addWidget(widget);
    };

    if (info.kind == SettingKind::Choice) {
        m_choice = new QComboBox(this);
        fill(*m_choice);
        m_choice->setSizeAdjustPolicy(brief ? QComboBox::AdjustToContents : QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_choice->setMinimumContentsLength(14);
        place(m_choice, "choice");
        // Not activated(): typing the first letters of a choice changes it, too.
        connect(m_choice, &QComboBox::currentIndexChanged, this, [this] { change(m_choice->currentData().toString()); });
    }
    if (info.kind == SettingKind::Switch || isFactor) {
        m_switch = new QCheckBox(brief ? label : tr("On"), this);
        place(m_switch, "switch");
        connect(m_switch, &QCheckBox::clicked, this, [this, isFactor](bool on) {
            const QString onText = isFactor ? shortText(m_factorWhenOn, false) : QStringLiteral("true");
            change(on ? onText : isFactor ? QStringLiteral("0") : QStringLiteral("false"));
        });
    }
    if (info.kind == SettingKind::Integer) {
        m_count = new CountEdit(this);
        m_count->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
        m_count->setRange(static_cast<int>(info.lowest), static_cast<int>(info.highest));
        m_count->setSuffix(unit);
        place(m_count, "count");
        connect(m_count, &QSpinBox::valueChanged, this, [this](int value) { change(QString::number(value)); });
    }
    if (info.kind == SettingKind::Number && !(isFactor && brief)) {
        m_number = new NumberEdit(this);
        m_number->setRange(info.lowest, info.highest);
        m_number->setSuffix(unit);
        m_number->setShowsFractions(info.key == "dt");
        place(m_number, "number");
        connect(m_number, &QDoubleSpinBox::valueChanged, this, [this](double value) { change(shortText(value, false)); });
    }
    if (info.kind == SettingKind::Text) {
        m_text = new QLineEdit(this);
        m_text->setPlaceholderText(tr("none"));
        place(m_text, "text");
        connect(m_text, &QLineEdit::editingFinished, this, [this] {
            if (m_text->text() != m_shown) change(m_text->text().simplified());
        });
    }
    if (m_choice || m_count || m_number || m_text) {
        QWidget* widest = m_choice  ? static_cast<QWidget*>(m_choice)
                          : m_count ? static_cast<QWidget*>(m_count)
                          : m_text  ? static_cast<QWidget*>(m_text)
                                    : m_number;
        widest->setSizePolicy(brief ? QSizePolicy::Preferred : QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFocusProxy(widest);
    } else {
        layout->addStretch(1);
        setFocusProxy(m_switch);
    }
}

void SettingEditor::fill(QComboBox& list) const {
    std::vector<std::string_view> groups;
    for (const SettingChoice& choice : m_info.choices)
        if (std::ranges::find(groups, choice.group) == groups.end()) groups.push_back(choice.group);
    auto* items = new QStandardItemModel(&list);
    for (const std::string_view group : groups) {
        if (!group.empty()) {
            auto* heading = new QStandardItem(engineText(group));
            QFont font = list.font();
            font.setBold(true);
            heading->setFont(font);
            heading->setFlags(Qt::NoItemFlags);
            items->appendRow(heading);
        }
        for (const SettingChoice& choice : m_info.choices) {
            if (choice.group != group) continue;
            auto* item = new QStandardItem(engineText(choice.label));
            item->setData(qstring(choice.name), Qt::UserRole);
            item->setToolTip(QStringLiteral("<p>%1</p>").arg(engineText(choice.explanation).toHtmlEscaped()));
            items->appendRow(item);
        }
    }
    list.setModel(items);
    list.setMaxVisibleItems(items->rowCount());
    list.view()->setMinimumWidth(list.view()->sizeHintForColumn(0) + list.view()->verticalScrollBar()->sizeHint().width());
}

void SettingEditor::show(const Settings& settings) {
    const QString text = QString::fromStdString(settingText(settings, m_info.key));
    if (text == m_shown) return;
    m_shown = text;
    refresh();
}

void SettingEditor::refresh() {
    if (m_choice) {
        const QSignalBlocker quiet(m_choice);
        m_choice->setCurrentIndex(m_choice->findData(m_shown));
    }
    if (m_count) {
        const QSignalBlocker quiet(m_count);
        m_count->setValue(m_shown.toInt());
    }
    if (m_text) m_text->setText(m_shown);
    const double number = QLocale::c().toDouble(m_shown);
    if (m_number) {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(number);
    }
    if (!m_switch) return;
    if (m_info.kind == SettingKind::Switch) {
        m_switch->setChecked(m_shown == QLatin1String("true"));
        return;
    }
    if (number > 0) m_factorWhenOn = number;
    m_switch->setChecked(number > 0);
    if (m_number) m_number->setEnabled(number > 0);
}

void SettingEditor::change(const QString& text) {
    if (!m_controller.changeSetting(qstring(m_info.key), text)) refresh();
}

}  // namespace solverscope
