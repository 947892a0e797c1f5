// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/refusal_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "gui/text/language.h"
#include "gui/text/member_texts.h"
#include "physics/scene/refusals.h"

namespace solverscope {
namespace {

/// What files call a member, in the quotes of any language, is said as the window calls it.
QString withLabels(const QString& text) {
    static const QRegularExpression key(QStringLiteral("['«「]([a-zA-Z_]+)['»」]"));
    QString said;
    qsizetype from = 0;
    for (auto each = key.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        const QString path = match.captured(1);
        const QString ofShape = QStringLiteral("shape.") + path;
        const bool isKnown = MemberText::isKnown(path);
        said += text.mid(from, match.capturedStart() - from);
        said += isKnown || MemberText::isKnown(ofShape)
                    //: A field of a panel, by its label
                    ? QCoreApplication::translate("RefusalText", "“%1”").arg(MemberText::of(isKnown ? path : ofShape).label)
                    : match.captured();
        from = match.capturedEnd();
    }
    return said + text.mid(from);
}

}  // namespace

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
            const QString filled = match.captured(place.captured().mid(1).toInt());
            const bool wasEntered = english.contains(QLatin1String("found ") + place.captured());
            said += withLabels(translated.mid(from, place.capturedStart() - from)) + (wasEntered ? filled : withLabels(filled));
            from = place.capturedEnd();
        }
        return said + withLabels(translated.mid(from));
    }
    return text;
}

}  // namespace solverscope
