// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/session/scene_link.h"

#include <QByteArray>
#include <QtEndian>

#include "lessons/loader/challenge.h"
#include "physics/debugger/permalink.h"
#include "physics/scene/scene_file.h"
#include "physics/world/measures.h"

namespace solverscope {
namespace {

const QString prefix = QStringLiteral("solverscope:");
constexpr qsizetype hopelessBytes = 1 << 20;  // of a scene's JSON: it shrinks to a tenth or a thirtieth
constexpr auto base64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

Error wrongAt(qsizetype column, const char* message) { return {{}, 1, static_cast<int>(column), message}; }

}  // namespace

std::optional<QString> sceneWord(const Scene& scene) {
    if (scene.playback) return std::nullopt;
    const QByteArray text = QByteArray::fromStdString(sceneText(scene));
    if (text.size() > hopelessBytes) return std::nullopt;
    const QByteArray packed = qCompress(text, 9);
    const QString word = prefix + QString::fromLatin1(packed.toBase64(base64));
    return word.size() > static_cast<qsizetype>(Permalink::maxLength) ? std::nullopt : std::optional(word);
}

bool isSceneWord(const QString& text) { return text.startsWith(prefix); }

/// A link comes from anywhere. Its length bounds what it can unpack to, about a thousand times as much; a scene is smaller still.
Result<Scene> sceneInWord(const QString& word) {
    const qsizetype begin = prefix.size() + 1;
    if (word.size() > static_cast<qsizetype>(Permalink::maxLength)) return wrongAt(begin, "expected a shorter link");
    const auto packed =
        QByteArray::fromBase64Encoding(word.mid(prefix.size()).toLatin1(), base64 | QByteArray::AbortOnBase64DecodingErrors);
    const char* const damaged = "expected a scene after 'solverscope:'; the link is cut off or damaged";
    constexpr qsizetype sizeBytes = 4;  // qCompress begins with the size of what it has compressed
    if (!packed || (*packed).size() <= sizeBytes) return wrongAt(begin, damaged);
    if (qFromBigEndian<quint32>((*packed).constData()) > scene_limits::fileBytes)
        return wrongAt(begin, "expected a scene that is not larger than a scene file may be");
    const QByteArray text = qUncompress(*packed);
    if (text.isEmpty() || static_cast<std::size_t>(text.size()) > scene_limits::fileBytes) return wrongAt(begin, damaged);
    const std::string name = "scene in the link";
    return rejectIfCrowded(parseScene({text.constData(), static_cast<std::size_t>(text.size())}, name, challengeFormulaProblem),
                           name);
}

}  // namespace solverscope
