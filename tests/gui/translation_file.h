// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>
#include <vector>

namespace solverscope {

/// A message of a file of translations.
struct TranslatedText {
    QString context;
    QString source;
    QStringList forms;  // of the translation: one, or one for each grammatical number
    bool finished = true;
};

/// Of resources/translations, as lupdate has written it.
inline std::vector<TranslatedText> translationsInto(const QString& language) {
    QFile file(QStringLiteral(SOLVERSCOPE_SOURCE_DIR "/resources/translations/solverscope_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no translations into %s", qPrintable(language));
    std::vector<TranslatedText> texts;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            texts.push_back({context, xml.readElementText(), {}});
        } else if (xml.name() == QLatin1String("translation")) {
            texts.back().finished = xml.attributes().value(QLatin1String("type")) != QLatin1String("unfinished");
            QString plain;
            while (xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isStartElement())
                    texts.back().forms.append(xml.readElementText());
                else if (xml.isCharacters())
                    plain += xml.text();
            }
            if (texts.back().forms.isEmpty()) texts.back().forms.append(plain);
        }
    }
    if (xml.hasError()) qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(xml.errorString()));
    return texts;
}

}  // namespace solverscope
