// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/language.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QFont>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>
#include <algorithm>
#include <array>

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

QTranslator* freshTranslator(const char* name) {
    if (auto* old = qApp->findChild<QTranslator*>(QLatin1String(name), Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    auto* translator = new QTranslator(qApp);
    translator->setObjectName(QLatin1String(name));
    return translator;
}

/// Chinese and Japanese draw some shared characters differently; without a preference Qt may choose the font of the other.
void preferFontsOf(const QString& code) {
    QStringList families{QApplication::font().family(), QStringLiteral("DejaVu Sans")};
    families.removeDuplicates();
    for (const QString& family : families) {
        QFont::removeSubstitutions(family);
        if (code == QLatin1String("ja"))
            QFont::insertSubstitutions(family, {QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Noto Sans JP")});
    }
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
    QTranslator* ofQt = freshTranslator(translatorNames[0]);
    QTranslator* ours = freshTranslator(translatorNames[1]);
    if (ofQt->load(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(ofQt);
    if (ours->load(QStringLiteral(":/translations/solverscope_%1.qm").arg(wanted))) QCoreApplication::installTranslator(ours);
    preferFontsOf(wanted);
    qApp->setProperty(inUseProperty, wanted);
}

QString languageInUse() {
    const QString code = qApp ? qApp->property(inUseProperty).toString() : QString();
    return code.isEmpty() ? QString::fromLatin1(allLanguages.front().code) : code;
}

QString inLanguage(const QString& file) {
    const QFileInfo plain(file);
    const QString variant =
        QStringLiteral("%1/%2.%3.%4").arg(plain.path(), plain.completeBaseName(), languageInUse(), plain.suffix());
    return QFile::exists(variant) ? variant : file;
}

}  // namespace solverscope
