// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/changes_completer.h"

#include <QStandardItemModel>

#include "gui/language/engine_text.h"
#include "gui/models/number_text.h"
#include "physics/scene/settings.h"

namespace solverscope {
namespace {

/// Where the part at the text cursor begins: behind the last comma and its blanks.
int beginOfPart(const QString& line, int end) {
    int begin = end > 0 ? static_cast<int>(line.lastIndexOf(QLatin1Char(','), end - 1)) + 1 : 0;
    while (begin < end && line[begin].isSpace()) ++begin;
    return begin;
}

QStandardItemModel* offered(QObject* parent) {
    auto* model = new QStandardItemModel(parent);
    const auto add = [model](const QString& text, std::string_view meaning) {
        auto* item = new QStandardItem(text);
        item->setToolTip(engineText(meaning));
        model->appendRow(item);
    };
    const Settings defaults;
    for (const SettingInfo& info : settingsTable()) {
        const QString key = qstring(info.key) + QLatin1Char('=');
        if (info.kind == SettingKind::Choice)
            for (const SettingChoice& choice : info.choices) add(key + qstring(choice.name), choice.explanation);
        else if (info.kind == SettingKind::Switch)
            for (const char* value : {"true", "false"}) add(key + QLatin1String(value), info.explanation);
        else
            add(key + QString::fromStdString(settingText(defaults, info.key)), info.explanation);
    }
    return model;
}

}  // namespace

ChangesCompleter::ChangesCompleter(QLineEdit* edit) : QCompleter(edit), m_edit(edit) {
    setModel(offered(this));
    setCaseSensitivity(Qt::CaseInsensitive);
    setFilterMode(Qt::MatchContains);
    setCompletionRole(Qt::EditRole);
    edit->setCompleter(this);
}

QStringList ChangesCompleter::splitPath(const QString& path) const {
    const int end = std::min<int>(m_edit->cursorPosition(), static_cast<int>(path.size()));
    const int begin = beginOfPart(path, end);
    return {path.mid(begin, end - begin)};
}

QString ChangesCompleter::pathFromIndex(const QModelIndex& index) const {
    const QString line = m_edit->text();
    const int end = m_edit->cursorPosition();
    return line.left(beginOfPart(line, end)) + index.data(Qt::EditRole).toString() + line.mid(end);
}

QString tidyChanges(const QString& changes) {
    QStringList parts;
    for (const QString& part : changes.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(QLatin1Char('='));
        const QString tidy =
            equals < 0 ? part.trimmed() : part.left(equals).trimmed() + QLatin1Char('=') + part.mid(equals + 1).trimmed();
        if (!tidy.isEmpty()) parts << tidy;
    }
    return parts.join(QLatin1Char(','));
}

}  // namespace solverscope
