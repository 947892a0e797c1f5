// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/language.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QFont>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QSpinBox>
#include <QTextDocument>
#include <QTranslator>
#include <algorithm>
#include <array>
#include <string>

#include "gui/text/number_text.h"

#include "physics/base/result.h"

namespace solverscope {
namespace {

constexpr std::array allLanguages{
    Language{"en", "English"},
    Language{"ru", "Русский"},
    Language{"ja", "日本語"},
};

QString settingsKey() { return QStringLiteral("language"); }

// The application owns its translators; these are their names.
constexpr const char* translatorNames[] = {"qtTranslator", "solverscopeTranslator"};
constexpr const char* inUseProperty = "solverscopeLanguage";

/// Keeps numbers and their units on one line, in every text.
class UnitBinder : public QTranslator {
public:
    explicit UnitBinder(bool translates) : m_translates(translates) {}

    bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* source, const char* comment, int n) const override {
        const QString found = QTranslator::translate(context, source, comment, n);
        if (!found.isNull()) return withUnitsBound(found);
        if (m_translates || n >= 0) return found;
        const QString english = QString::fromUtf8(source);
        const QString boundText = withUnitsBound(english);
        return boundText == english ? found : boundText;
    }

private:
    bool m_translates;  // what it does not find is Qt's
};

template <typename Translator>
Translator* freshTranslator(const char* name, auto... arguments) {
    if (auto* old = qApp->findChild<QTranslator*>(QLatin1String(name), Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    auto* translator = new Translator(arguments...);
    translator->setParent(qApp);
    translator->setObjectName(QLatin1String(name));
    return translator;
}

}  // namespace

std::span<const Language> languages() { return allLanguages; }

bool isLanguage(const QString& code) {
    return std::ranges::any_of(allLanguages, [&](const Language& each) { return code == QLatin1String(each.code); });
}

QString savedLanguage() {
    const QString code = QSettings().value(settingsKey()).toString();
    return isLanguage(code) ? code : QString();
}

void saveLanguage(const QString& code) { QSettings().setValue(settingsKey(), code); }

QString systemLanguage() {
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.section(QLatin1Char('-'), 0, 0);
        if (isLanguage(code)) return code;
    }
    return QLatin1String(allLanguages.front().code);
}

void useLanguage(const QString& code) {
    const QString wanted = code.isEmpty() ? systemLanguage() : isLanguage(code) ? code : QLatin1String(allLanguages.front().code);
    auto* ofQt = freshTranslator<QTranslator>(translatorNames[0]);
    const bool isEnglish = wanted == QLatin1String(allLanguages.front().code);
    auto* ours = freshTranslator<UnitBinder>(translatorNames[1], !isEnglish);
    if (ofQt->load(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(ofQt);
    if (ours->load(QStringLiteral(":/translations/solverscope_%1.qm").arg(wanted))) QCoreApplication::installTranslator(ours);
    qApp->setProperty(inUseProperty, wanted);
    const QFont before = QApplication::font();
    const QFont font = withFontsOfLanguage(before);
    if (font.families() != before.families()) QApplication::setFont(font);
}

QString languageInUse() {
    const QString code = qApp ? qApp->property(inUseProperty).toString() : QString();
    return code.isEmpty() ? QString::fromLatin1(allLanguages.front().code) : code;
}

// QFont::insertSubstitutions() would be shorter, but Qt keeps fonts that have been used before as they were: a text laid out with
// those would be drawn with the letters of others as soon as Qt drops them.
QFont withFontsOfLanguage(const QFont& font) {
    QStringList families{font.family()};
    if (languageInUse() == QLatin1String("ja")) families += {QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Noto Sans JP")};
    QFont preferring = font;
    preferring.setFamilies(families);
    return preferring;
}

QString inLanguage(const QString& file) {
    const QFileInfo plain(file);
    const QString variant =
        QStringLiteral("%1/%2.%3.%4").arg(plain.path(), plain.completeBaseName(), languageInUse(), plain.suffix());
    return QFile::exists(variant) ? variant : file;
}

namespace {

QString translatedIn(const char* context, std::string_view english) {
    // Qt needs a null-terminated text.
    return english.empty() ? QString() : QCoreApplication::translate(context, std::string(english).c_str());
}

}  // namespace

QString engineText(std::string_view english) { return translatedIn("Engine", english); }
QString libraryText(std::string_view english) { return translatedIn("Scenes", english); }

QString branchText(std::string_view name) {
    constexpr std::string_view numbered = "Branch ";
    const bool isNumbered = name.starts_with(numbered) && name.find_first_not_of("0123456789", numbered.size()) == name.npos;
    if (!isNumbered || name.size() == numbered.size()) return engineText(name);
    return engineText("Branch %1").arg(QString::fromStdString(std::string(name.substr(numbered.size()))));
}

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
    for (const std::string_view name : names) list += qstring(name);
    return list.join(QStringLiteral(", "));
}

int columnOf(const QString& typed, std::size_t byte) {
    return static_cast<int>(QString::fromUtf8(typed.toUtf8().left(static_cast<qsizetype>(byte) - 1)).size()) + 1;
}

QString errorText(const QString& typed, const Error& error) {
    return QCoreApplication::translate("Sentences", "column %1: %2")
        .arg(columnOf(typed, static_cast<std::size_t>(error.column)))
        .arg(QString::fromStdString(error.message));
}

void setPrefixAndSuffix(QSpinBox& number, const QString& words) {
    const auto place = words.indexOf(QLatin1String("%1"));
    number.setPrefix(words.left(place));
    number.setSuffix(words.mid(place + 2));
}

QString plainToolTip(const QString& text) { return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text; }

}  // namespace solverscope
