// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "physics/scene/scene_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "physics/scene/scene_reader.h"

namespace solverscope {
namespace {

namespace limits = scene_limits;

// ---- files ----

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }
    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    bool close() {
        const int number = m_number;
        m_number = -1;
        return number < 0 || ::close(number) == 0;
    }

private:
    int m_number;
};

std::string systemReason() { return std::generic_category().message(errno); }

bool writeAll(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

}  // namespace

Result<Scene> parseScene(std::string_view text, const std::string& fileName, FormulaCheck checkFormula) {
    const Result<JsonTree> tree = JsonTree::parse(text, fileName);
    if (!tree) return tree.error();
    return SceneReader(*tree, checkFormula).read();
}

Result<Scene> loadScene(const std::filesystem::path& file, FormulaCheck checkFormula) {
    const std::string name = file.string();
    // Non-blocking, because opening a pipe would wait for its other end.
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!descriptor.isOpen()) return Error{.file = name, .message = "expected a file that can be read: " + systemReason()};
    struct stat status {};
    if (::fstat(descriptor.number(), &status) != 0)
        return Error{.file = name, .message = "expected a file that can be read: " + systemReason()};
    if (!S_ISREG(status.st_mode))
        return Error{.file = name,
                     .message = S_ISDIR(status.st_mode) ? "expected a file, found a directory"
                                                        : "expected a regular file, found a pipe or a device"};
    // One byte more than the limit detects a file that is too large, even one that grows or reports a wrong size.
    std::string text(limits::fileBytes + 1, '\0');
    std::size_t size = 0;
    while (size < text.size()) {
        const ssize_t count = ::read(descriptor.number(), text.data() + size, text.size() - size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return Error{.file = name, .message = "expected a file that can be read: " + systemReason()};
        if (count == 0) break;
        size += static_cast<std::size_t>(count);
    }
    if (size > limits::fileBytes)
        return Error{.file = name, .message = "expected a file of at most " + std::to_string(limits::fileBytes) + " bytes"};
    return parseScene(std::string_view(text).substr(0, size), name, checkFormula);
}

std::optional<Error> saveScene(const Scene& scene, const std::filesystem::path& file) {
    const std::string text = sceneText(scene);
    const Result<Scene> readBack = parseScene(text, file.string());
    if (!readBack) return readBack.error();

    // A link is preserved: its target is replaced.
    std::error_code ignored;
    const std::filesystem::path resolved = std::filesystem::weakly_canonical(file, ignored);
    const std::filesystem::path target = resolved.empty() ? file : resolved;
    const auto problem = [&] {
        return Error{.file = file.string(), .message = "expected a place that can be written: " + systemReason()};
    };
    struct stat before {};
    const bool exists = ::stat(target.c_str(), &before) == 0;
    if (exists && !S_ISREG(before.st_mode)) return Error{.file = file.string(), .message = "expected a regular file to write to"};

    std::string temporary = target.string() + ".XXXXXX";
    Descriptor descriptor(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!descriptor.isOpen()) return problem();
    const mode_t mode = exists ? before.st_mode & 07777 : 0644;
    if (!writeAll(descriptor.number(), text) || ::fchmod(descriptor.number(), mode) != 0 || ::fsync(descriptor.number()) != 0 ||
        !descriptor.close() || ::rename(temporary.c_str(), target.c_str()) != 0) {
        const Error error = problem();
        ::unlink(temporary.c_str());
        return error;
    }
    return std::nullopt;
}

}  // namespace solverscope
