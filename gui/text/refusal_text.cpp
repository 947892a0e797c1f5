// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/refusal_text.h"

#include <QRegularExpression>

#include "gui/text/language.h"
#include "physics/scene/refusals.h"

namespace solverscope {

QString editRefusalText(const Error& error) {
    return error.line > 0 ? QString::fromStdString(error.text()) : editRefusalText(error.text());
}

QString editRefusalText(const std::string& message) {
    const QString text = QString::fromStdString(message);
    static const QRegularExpression part(QStringLiteral("%\\d"));
    for (const std::string_view pattern : refusalPatterns()) {
        const QString english = QString::fromUtf8(pattern.data(), static_cast<qsizetype>(pattern.size()));
        QStringList pieces = english.split(part);
        for (QString& piece : pieces) piece = QRegularExpression::escape(piece);
        const QRegularExpression form(QRegularExpression::anchoredPattern(pieces.join(QStringLiteral("(.*)"))),
                                      QRegularExpression::DotMatchesEverythingOption);
        const auto match = form.match(text);
        if (!match.hasMatch()) continue;
        // All at once: a part that was entered may contain a percent sign.
        const QString translated = engineText(pattern);
        QString said;
        qsizetype from = 0;
        for (auto each = part.globalMatch(translated); each.hasNext();) {
            const auto place = each.next();
            said += translated.mid(from, place.capturedStart() - from) + match.captured(place.captured().mid(1).toInt());
            from = place.capturedEnd();
        }
        return said + translated.mid(from);
    }
    return text;
}

}  // namespace solverscope
