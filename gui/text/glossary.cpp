// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/glossary.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <map>

#include "gui/text/language.h"

namespace solverscope {
namespace {

const QLatin1String originalLanguage("en");

/// For tr().
class Glossary {
    Q_DECLARE_TR_FUNCTIONS(Glossary)
};

std::vector<GlossarySymbol> symbolsFrom(const QString& listed) {
    // The numbers in brackets have commas between them, too.
    static const QRegularExpression one(QStringLiteral("([^,()]+?)\\s*(?:\\(([^)]*)\\))?\\s*(?:,|$)"));
    std::vector<GlossarySymbol> symbols;
    for (auto it = one.globalMatch(listed); it.hasNext();) {
        const auto match = it.next();
        GlossarySymbol symbol{match.captured(1).trimmed(), {}};
        for (const QString& scope : match.captured(2).split(QLatin1Char(','), Qt::SkipEmptyParts)) symbol.scopes += scope.trimmed();
        if (!symbol.letters.isEmpty()) symbols.push_back(std::move(symbol));
    }
    return symbols;
}

std::vector<std::pair<int, QString>> namesFrom(const QString& listed) {
    std::vector<std::pair<int, QString>> names;
    for (const QString& each : listed.split(QLatin1Char(';'))) {
        const QString name = each.trimmed();
        names.emplace_back(name.section(QLatin1Char(' '), 0, 0).toInt(), name.section(QLatin1Char(' '), 1));
    }
    return names;
}

/// Whether the line is one of those between a heading and its text.
bool takeKey(const QString& line, GlossaryEntry& entry) {
    const QString key = line.section(QLatin1String(": "), 0, 0);
    const QString value = line.section(QLatin1String(": "), 1);
    if (key == QLatin1String("word"))
        entry.word = value;
    else if (key == QLatin1String("symbols"))
        entry.symbols = symbolsFrom(value);
    else if (key == QLatin1String("letters"))
        entry.articleNames = namesFrom(value);
    else if (key == QLatin1String("unit"))
        entry.unit = value;
    else
        return false;
    return true;
}

/// The key lines of an entry come before its text.
QString withoutKeys(const QString& text, GlossaryEntry& entry) {
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype end = text.indexOf(QLatin1Char('\n'), at);
        if (!takeKey(text.mid(at, end - at), entry)) break;
        at = end + 1;
    }
    return text.mid(at);
}

std::vector<GlossaryEntry> readFile(const QString& language) {
    std::vector<GlossaryEntry> entries;
    for (const HelpSection& section : helpSections(QStringLiteral(":/help/%1/glossary.md").arg(language))) {
        GlossaryEntry& entry = entries.emplace_back();
        entry.id = section.id;
        entry.title = section.title;
        entry.text = withoutKeys(section.text, entry);
    }
    for (GlossaryEntry& entry : entries)
        if (entry.word.isEmpty()) entry.word = entry.title;
    return entries;
}

QString namesInArticles(const GlossaryEntry& entry) {
    QStringList names;
    for (const auto& [article, name] : entry.articleNames) names += Glossary::tr("article %1: %2").arg(article).arg(name);
    return names.join(QStringLiteral(" · "));
}

/// "unit N s", "no unit"
QString unitInWords(const GlossaryEntry& entry) {
    return entry.unit == QLatin1String("1") ? Glossary::tr("no unit") : Glossary::tr("unit %1").arg(entry.unit);
}

}  // namespace

QString GlossaryEntry::sentence() const {
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression first(QStringLiteral("^.*?(?:[.!?](?=\\s|$)|。)"));
    QString line = text.section(QLatin1Char('\n'), 0, 0);
    line.replace(link, QStringLiteral("\\1")).remove(QLatin1Char('*'));
    const auto match = first.match(line);
    return match.hasMatch() ? match.captured() : line;
}

QString GlossaryEntry::letters() const {
    QStringList all;
    for (const GlossarySymbol& symbol : symbols) all += symbol.letters;
    return all.join(QStringLiteral(", "));
}

std::vector<HelpSection> helpSections(const QString& file) {
    QFile resource(file);
    std::vector<HelpSection> sections;
    if (!resource.open(QIODevice::ReadOnly)) return sections;
    for (const QString& line : QString::fromUtf8(resource.readAll()).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("# ")))
            sections.push_back(
                {line.mid(2).section(QLatin1Char(':'), 0, 0).trimmed(), line.section(QLatin1Char(':'), 1).trimmed(), QString()});
        else if (!sections.empty())
            sections.back().text += line + QLatin1Char('\n');
    }
    return sections;
}

std::vector<GlossaryEntry> readGlossary(const QString& language) {
    std::vector<GlossaryEntry> entries = readFile(language);
    if (language == originalLanguage) return entries;
    for (const GlossaryEntry& original : readFile(originalLanguage)) {
        const auto entry = std::ranges::find(entries, original.id, &GlossaryEntry::id);
        if (entry == entries.end()) continue;
        entry->symbols = original.symbols;
        entry->articleNames = original.articleNames;
        entry->unit = original.unit;
    }
    return entries;
}

const std::vector<GlossaryEntry>& glossary() {
    static std::map<QString, std::vector<GlossaryEntry>> read;
    const QString language = languageInUse();
    const auto known = read.find(language);
    if (known != read.end()) return known->second;
    std::vector<GlossaryEntry> entries = readGlossary(language);
    return read[language] = entries.empty() ? readGlossary(originalLanguage) : std::move(entries);
}

QString symbolTip(const GlossaryEntry& entry) {
    QString tip = QStringLiteral("<b>%1</b>").arg(Glossary::tr("%1: %2").arg(entry.letters(), entry.word).toHtmlEscaped());
    const QString names = namesInArticles(entry);
    tip += QStringLiteral("<br>") + unitInWords(entry).toHtmlEscaped();
    if (!names.isEmpty()) tip += QStringLiteral("<br>") + names.toHtmlEscaped();
    return tip + QStringLiteral("<p>%1</p>").arg(entry.sentence().toHtmlEscaped());
}

QString symbolBrief(const GlossaryEntry& entry) {
    return QStringLiteral("<b>%1</b> %2")
        .arg(entry.letters().toHtmlEscaped(), Glossary::tr("%1, %2").arg(entry.word, unitInWords(entry)).toHtmlEscaped());
}

QString symbolLine(const GlossaryEntry& entry) {
    if (entry.symbols.empty()) return {};
    const QString names = namesInArticles(entry);
    const QString line = QStringLiteral("`%1` · %2").arg(entry.letters(), unitInWords(entry));
    return names.isEmpty() ? line : line + QStringLiteral(" · ") + names;
}

}  // namespace solverscope
