// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_library.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "gui/session/scene_source.h"
#include "gui/text/language.h"

namespace solverscope {
namespace {

/// Names of scenes below their headings, which begin with "# ".
QStringList linesOfContents() {
    QFile file(QStringLiteral(":/scenes/contents.txt"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

std::string headingIn(const QString& line) {
    return line.startsWith(QLatin1String("# ")) ? line.mid(2).toStdString() : std::string();
}

/// Group and name of each scene.
std::vector<std::pair<QString, QString>> contents() {
    std::vector<std::pair<QString, QString>> list;
    QStringList left = libraryScenes();
    QString group;
    for (const QString& line : linesOfContents()) {
        if (const std::string heading = headingIn(line); !heading.empty())
            group = engineText(heading);
        else if (left.removeOne(line))
            list.emplace_back(group, line);
    }
    for (const QString& name : left) list.emplace_back(QCoreApplication::translate("SceneLibrary", "Other scenes"), name);
    return list;
}

bool hasWord(const QString& text, const QString& word, bool whole) {
    const QString pattern = QStringLiteral("(?<!\\w)") + QRegularExpression::escape(word);
    return text.contains(
        QRegularExpression(whole ? pattern + QStringLiteral("(?!\\w)") : pattern,
                           QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption));
}

}  // namespace

std::vector<std::string> sceneGroups() {
    std::vector<std::string> groups;
    for (const QString& line : linesOfContents())
        if (std::string heading = headingIn(line); !heading.empty()) groups.push_back(std::move(heading));
    return groups;
}

int LibraryScene::matchScore(const QString& typed) const {
    const QString called =
        title + QLatin1Char('\n') + name + QLatin1Char('\n') + QString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
    const QString rest = group + QLatin1Char('\n') + description;
    const auto rank = [&](const QString& words) {
        if (hasWord(called, words, true)) return 5;
        if (hasWord(called, words, false)) return 4;
        if (hasWord(rest, words, true)) return 3;
        if (hasWord(rest, words, false)) return 2;
        return called.contains(words, Qt::CaseInsensitive) || rest.contains(words, Qt::CaseInsensitive) ? 1 : 0;
    };
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.isEmpty()) return 1;
    constexpr int most = 5;
    int weakest = most;
    for (const QString& word : words) weakest = std::min(weakest, rank(word));
    // Among equal scores a scene comes first if the words follow one another in its title, or if that is its name.
    const QString together = words.join(QLatin1Char(' '));
    const bool exactly = title.compare(together, Qt::CaseInsensitive) == 0 || name.compare(together, Qt::CaseInsensitive) == 0;
    return weakest == 0 ? 0 : 100 * weakest + 10 * rank(together) + (exactly ? 1 : 0);
}

QString LibraryScene::brief() const {
    static const QRegularExpression sentence(QStringLiteral("^.*?[.!?](?=\\s|$)"), QRegularExpression::DotMatchesEverythingOption);
    const QString first = sentence.match(description).captured();
    return (first.isEmpty() ? description : first).simplified();
}

std::vector<LibraryScene> sceneLibrary() {
    std::vector<LibraryScene> scenes;
    for (const auto& [group, name] : contents()) {
        LibraryScene entry{group, name, {}, {}};
        const auto scene = loadSceneFrom(entry.file());
        if (!scene) continue;
        entry.title = libraryText(scene->title);
        entry.description = libraryText(scene->description);
        scenes.push_back(entry);
    }
    return scenes;
}

}  // namespace solverscope
