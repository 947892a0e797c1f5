// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_source.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <fstream>
#include <iostream>
#include <streambuf>
#include <string>
#include <utility>

#include "gui/session/scene_link.h"
#include "gui/text/language.h"
#include "lessons/loader/challenge.h"
#include "physics/scene/scene_file.h"
#include "physics/trace/formats/foreign_trace.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

const QString library = QStringLiteral(":/scenes/");

constexpr qint64 sniffedBytes = 4096;

constexpr const char* missingScene = "expected a file or the name of a scene of the library, found neither";

/// A text of which the beginning has been read already.
class Rejoined : public std::streambuf {
public:
    Rejoined(std::string beginning, std::istream& rest) : m_block(std::move(beginning)), m_rest(rest) { show(m_block.size()); }

protected:
    int_type underflow() override {
        m_block.resize(1 << 16);
        m_rest.read(m_block.data(), static_cast<std::streamsize>(m_block.size()));
        show(static_cast<std::size_t>(m_rest.gcount()));
        return gptr() == egptr() ? traits_type::eof() : traits_type::to_int_type(*gptr());
    }

private:
    void show(std::size_t bytes) { setg(m_block.data(), m_block.data(), m_block.data() + bytes); }

    std::string m_block;
    std::istream& m_rest;
};

/// A scene or a trace. Both are read no further than they may be long.
Result<Scene> fromStandardInput() {
    std::string text(sniffedBytes, '\0');
    std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::cin.gcount()));
    const bool isTrace = looksLikeTrace(text);
    Rejoined all(std::move(text), std::cin);
    std::istream input(&all);
    if (isTrace) return readTrace(input, "-");
    std::string scene(scene_limits::fileBytes + 1, '\0');
    input.read(scene.data(), static_cast<std::streamsize>(scene.size()));
    scene.resize(static_cast<std::size_t>(input.gcount()));
    return rejectIfCrowded(parseScene(scene, "-", challengeFormulaProblem), "-");
}

Result<Scene> fromDevice(QFile& file, const QString& name) {
    const QByteArray text = file.read(scene_limits::fileBytes + 1);
    return parseScene({text.constData(), static_cast<std::size_t>(text.size())}, name.toStdString(), challengeFormulaProblem);
}

bool isTrace(const std::filesystem::path& file) {
    std::error_code problem;
    if (!std::filesystem::is_regular_file(file, problem)) return false;
    const QString suffix = QString::fromStdString(file.extension().string()).toLower();
    if (suffix == QLatin1String(".jsonl") || suffix == QLatin1String(".ndjson")) return true;
    std::ifstream input(file, std::ios::binary);
    std::string beginning(sniffedBytes, '\0');
    input.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    beginning.resize(static_cast<std::size_t>(input.gcount()));
    return looksLikeTrace(beginning);
}

Result<Scene> loadSceneFile(const std::filesystem::path& file) {
    if (isTrace(file)) return loadTrace(file);
    return rejectIfCrowded(loadScene(file, challengeFormulaProblem), file.string());
}

}  // namespace

bool isTraceFile(const QString& file) { return isTrace(std::filesystem::path(file.toStdString())); }

Result<Scene> loadSceneNamed(const std::string& source) {
    const QString name = QString::fromStdString(source);
    return name.toStdString() == source ? loadSceneFrom(name) : loadSceneFile(source);
}

Result<Scene> loadSceneFrom(const QString& source) {
    if (source == QLatin1String("-")) return fromStandardInput();
    QString file = source;
    if (!QFileInfo::exists(file) && QFileInfo::exists(library + source + QStringLiteral(".json")))
        file = library + source + QStringLiteral(".json");
    if (!file.startsWith(QLatin1Char(':'))) {
        const std::filesystem::path path(file.toStdString());
        std::error_code problem;
        const bool isMissing = std::filesystem::status(path, problem).type() == std::filesystem::file_type::not_found;
        return isMissing ? Error{path.string(), 0, 0, missingScene} : loadSceneFile(path);
    }
    QFile resource(file);
    if (!resource.open(QIODevice::ReadOnly)) return Error{QFileInfo(file).completeBaseName().toStdString(), 0, 0, missingScene};
    return fromDevice(resource, QFileInfo(file).fileName());
}

QString openingProblem(const Error& error) {
    if (error.message != missingScene) return QString::fromStdString(error.text());
    const QString name = QString::fromStdString(error.file);
    if (name.contains(QLatin1Char('/')) || name.endsWith(QLatin1String(".json")))
        return QCoreApplication::translate(
                   "SceneLibrary",
                   "There is no file “%1” on this computer. Open the scene from where it is, or ask for a link "
                   "that contains it: “Copy scene as a link” in the menu File makes one.")
            .arg(name);
    return QCoreApplication::translate(
               "SceneLibrary",
               "This program has no scene named “%1”. “Scene library” in the menu File lists those that it has; "
               "for somebody’s own scene, ask for its file or for a link made by “Copy scene as a link”.")
        .arg(name);
}

bool isMomentLink(const QString& source) {
    if (isSceneWord(source)) return true;
    return (source.contains(QLatin1Char('#')) || source.contains(QLatin1Char('?'))) && !QFileInfo::exists(source);
}

QStringList libraryScenes() {
    QStringList names;
    for (const QFileInfo& file : QDir(library).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names.append(file.completeBaseName());
    return names;
}

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

bool hasWord(const QString& text, const QString& word) {
    const QString pattern = QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(word));
    return text.contains(
        QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption));
}

bool hasPart(const QString& text, const QString& part) { return text.contains(part, Qt::CaseInsensitive); }

/// How well one of a scene's names fits words in this order.
int rankOfName(const QString& name, const QString& words) {
    if (name.compare(words, Qt::CaseInsensitive) == 0) return 7;
    if (!name.startsWith(words, Qt::CaseInsensitive)) return 0;
    return hasWord(name.left(words.size() + 1), words) ? 6 : 5;
}

}  // namespace

std::vector<std::string> sceneGroups() {
    std::vector<std::string> groups;
    for (const QString& line : linesOfContents())
        if (std::string heading = headingIn(line); !heading.empty()) groups.push_back(std::move(heading));
    return groups;
}

int LibraryScene::matchScore(const QString& typed) const {
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.isEmpty()) return 1;
    const QString spaced = QString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
    const QString together = words.join(QLatin1Char(' '));
    int best = 0;
    for (const QString& each : {title, name, spaced}) best = std::max(best, rankOfName(each, together));
    const QString called = QStringList{title, name, spaced}.join(QLatin1Char('\n'));
    const QString whole = QStringList{called, group, description}.join(QLatin1Char('\n'));
    const auto all = [&](auto fits, const QString& text) {
        return std::ranges::all_of(words, [&](const QString& word) { return fits(text, word); });
    };
    if (best == 0)
        best = all(hasWord, called) ? 4 : all(hasPart, called) ? 3 : all(hasWord, whole) ? 2 : all(hasPart, whole) ? 1 : 0;
    constexpr int mostWords = 100;
    const auto inTitle = std::ranges::count_if(words, [&](const QString& word) { return hasPart(called, word); });
    return best == 0 ? 0 : best * mostWords + std::min(static_cast<int>(inTitle), mostWords - 1);
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
