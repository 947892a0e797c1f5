// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/sentences.h"

#include <QCoreApplication>
#include <QSpinBox>

namespace solverscope {

QString sentences(std::initializer_list<QString> texts) {
    QString all;
    for (const QString& text : texts) {
        if (text.isEmpty()) continue;
        //: Two sentences, one after the other
        all = all.isEmpty() ? text : QCoreApplication::translate("Sentences", "%1 %2").arg(all, text);
    }
    return all;
}

QString inARow(const std::vector<std::string_view>& names) {
    QStringList list;
    for (const std::string_view name : names) list += QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return list.join(QStringLiteral(", "));
}

void setPrefixAndSuffix(QSpinBox& number, const QString& words) {
    const auto place = words.indexOf(QLatin1String("%1"));
    number.setPrefix(words.left(place));
    number.setSuffix(words.mid(place + 2));
}

}  // namespace solverscope
