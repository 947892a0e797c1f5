// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/widgets/condition_edit.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QStandardItemModel>

#include "gui/session/debugger_controller.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "physics/debugger/breakpoints/watches.h"

namespace solverscope {
namespace {

/// Where the word at the text cursor begins.
int beginOfWord(const QString& line, int end) {
    const auto isInName = [](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); };
    while (end > 0 && isInName(line[end - 1])) --end;
    return end;
}

QStandardItemModel* namesModel(QObject* parent, bool meter) {
    auto* model = new QStandardItemModel(parent);
    const auto add = [&](std::string_view name, const QString& explanation) {
        auto* item = new QStandardItem(qstring(name));
        item->setToolTip(explanation);
        model->appendRow(item);
    };
    for (const QuantityInfo& info : quantities()) {
        if (!info.isOffered()) continue;
        if (info.scope != QuantityScope::Bodies)
            add(info.key, engineText(info.explanation));
        else if (meter)
            add(std::string(info.key) + "(\"", engineText(info.explanation));
    }
    add("lambda", engineText(infoOf(quantityOf("sum_after")).explanation));
    for (const SettingInfo& info : settingsTable())
        if (info.kind == SettingKind::Number || info.kind == SettingKind::Integer || info.kind == SettingKind::Switch)
            add(info.key, engineText(info.label));
    return model;
}

}  // namespace

ConditionEdit::ConditionEdit(DebuggerController& controller, QWidget* parent, Reads reads)
    : QWidget(parent), m_controller(controller), m_reads(reads), m_edit(new QLineEdit(this)), m_message(new QLabel(this)) {
    const bool meter = reads == Reads::WatchExpression;
    named(m_edit, "conditionEdit", meter ? tr("Watch expression") : tr("Condition"));
    m_edit->setPlaceholderText(meter ? QStringLiteral("jv where kind == friction")
                                     : QStringLiteral("clamp == lower && iteration > 3"));
    m_edit->setFont(fixedFont());
    m_edit->setClearButtonEnabled(true);
    completePart(*m_edit, namesModel(m_edit, reads == Reads::WatchExpression), beginOfWord);
    named(m_message, "conditionMessage");
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->hide();
    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 2}, {m_edit, m_message});
    connect(m_edit, &QLineEdit::textChanged, this, &ConditionEdit::interpret);
    connect(m_edit, &QLineEdit::returnPressed, this, [this] {
        if (m_problem.isEmpty() && !text().isEmpty()) emit accepted();
    });
    connect(&controller, &DebuggerController::sceneChanged, this, &ConditionEdit::interpret);
}

QString ConditionEdit::text() const { return m_edit->text().trimmed(); }

void ConditionEdit::setText(const QString& text) { m_edit->setText(text); }

void ConditionEdit::startTyping() {
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

/// Why the line cannot be used.
std::optional<Error> ConditionEdit::error(const QString& text) {
    const std::string line = text.toStdString();
    if (m_reads == Reads::WatchExpression) {
        const auto meter = parseWatchExpression(line, m_controller.scene());
        m_isValue = meter.has_value();
        return meter ? std::nullopt : std::optional(meter.error());
    }
    const auto condition = parseCondition(line, m_controller.scene());
    m_isValue = condition || parseValue(line, m_controller.scene());
    return condition ? std::nullopt : std::optional(condition.error());
}

void ConditionEdit::interpret() {
    m_problem.clear();
    m_isValue = false;
    if (!text().isEmpty()) {
        if (const auto wrong = error(m_edit->text())) m_problem = errorText(m_edit->text(), *wrong);
    }
    m_message->setText(m_problem);
    m_message->setVisible(!m_problem.isEmpty());
    emit read();
}

}  // namespace solverscope
