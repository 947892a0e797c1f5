// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QtEndian>
#include <algorithm>
#include <cstdint>
#include <vector>

namespace solverscope {

/// A small PNG of at most 255 colours. With several frames it is an animated one (PNG specification, third edition, 11.3.6), which
/// repeats for ever; programs that do not know them show the first frame.
class PalettePng {
public:
    /// All frames have the same size. One that equals the frame before it lengthens that one.
    void add(const QImage& image, int milliseconds = 0) {
        m_size = image.size();
        std::vector<Colour> pixels = pixelsOf(image.convertToFormat(QImage::Format_RGB32));
        if (!m_frames.empty() && m_frames.back().pixels == pixels)
            m_frames.back().milliseconds += milliseconds;
        else
            m_frames.push_back({std::move(pixels), milliseconds});
    }

    std::size_t frames() const { return m_frames.size(); }

    int milliseconds() const {
        int all = 0;
        for (const Frame& frame : m_frames) all += frame.milliseconds;
        return all;
    }

    /// The file. Of each frame, only what differs from the one before.
    QByteArray bytes() const {
        const QList<QRgb> palette = commonColours();
        const std::vector<uchar> places = nearest(palette);
        const bool isAnimated = m_frames.size() > 1;
        QByteArray file = signature;
        std::uint32_t sequence = 0;
        QImage before;
        for (const Frame& frame : m_frames) {
            const QImage now = indexed(frame, palette, places);
            const QRect changed = before.isNull() ? now.rect() : difference(before, now);
            const Chunks chunks = chunksOf(before.isNull() ? now : only(changed, before, now));
            if (before.isNull()) {
                file += chunk("IHDR", chunks.header);
                if (isAnimated) file += chunk("acTL", number(static_cast<std::uint32_t>(m_frames.size())) + number(0));
                file += chunk("PLTE", chunks.palette);
                file += chunk("tRNS", chunks.transparency);
            }
            if (isAnimated) file += chunk("fcTL", control(sequence++, changed, frame.milliseconds));
            if (before.isNull())
                file += chunk("IDAT", chunks.data);
            else
                file += chunk("fdAT", number(sequence++) + chunks.data);
            before = now;
        }
        file += chunk("IEND", {});
        return file;
    }

    inline static const QByteArray signature = QByteArrayLiteral("\x89PNG\r\n\x1a\n");

    static QByteArray chunk(const QByteArray& type, const QByteArray& data) {
        return number(static_cast<std::uint32_t>(data.size())) + type + data + number(checksum(type + data));
    }

    /// The types and contents of the chunks of a PNG.
    static QList<std::pair<QByteArray, QByteArray>> chunksIn(const QByteArray& file) {
        QList<std::pair<QByteArray, QByteArray>> all;
        for (qsizetype at = signature.size(); at + 8 < file.size();) {
            const auto size = static_cast<qsizetype>(qFromBigEndian<quint32>(file.constData() + at));
            all.emplaceBack(file.mid(at + 4, 4), file.mid(at + 8, size));
            at += 12 + size;
        }
        return all;
    }

private:
    using Colour = std::uint16_t;             // its place in m_colours
    static constexpr uchar transparent = 0;   // its place in the palette
    static constexpr int maxColours = 65536;  // of all frames, before they are made fewer

    struct Frame {
        std::vector<Colour> pixels;
        int milliseconds = 0;
    };

    struct Chunks {
        QByteArray header;
        QByteArray palette;
        QByteArray transparency;
        QByteArray data;
    };

    std::vector<Colour> pixelsOf(const QImage& image) {
        std::vector<Colour> pixels;
        pixels.reserve(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
        QRgb last = 0;  // no colour of an image without transparency
        Colour place = 0;
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                if (const QRgb colour = line[x] | 0xff000000U; colour != last) {
                    last = colour;
                    place = placeOf(colour);
                }
                ++m_counts[place];
                pixels.push_back(place);
            }
        }
        return pixels;
    }

    Colour placeOf(QRgb colour) {
        const auto known = m_places.constFind(colour);
        if (known != m_places.cend()) return *known;
        if (m_colours.size() == maxColours) qFatal("a picture of the window has too many colours");
        m_colours.push_back(colour);
        m_counts.push_back(0);
        return *m_places.insert(colour, static_cast<Colour>(m_colours.size() - 1));
    }

    static int distance(QRgb a, QRgb b) {
        return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
    }

    /// After the transparent one, the most frequent colours, and then such as are not too near to one that is there.
    QList<QRgb> commonColours() const {
        std::vector<std::pair<std::int64_t, QRgb>> sorted;
        for (std::size_t i = 0; i < m_colours.size(); ++i) sorted.emplace_back(-m_counts[i], m_colours[i]);
        std::ranges::sort(sorted);
        QList<QRgb> chosen{0};
        for (std::size_t i = 0; i < std::min<std::size_t>(96, sorted.size()); ++i) chosen += sorted[i].second;
        for (const int apart : {24, 16, 8, 4, 1})
            for (const auto& [unused, colour] : sorted) {
                if (chosen.size() == 256) return chosen;
                const auto isNear = [colour = colour, apart](QRgb other) { return distance(other, colour) < apart; };
                if (std::none_of(chosen.cbegin() + 1, chosen.cend(), isNear)) chosen += colour;
            }
        return chosen;
    }

    /// Of each colour the place in the palette that comes nearest to it.
    std::vector<uchar> nearest(const QList<QRgb>& palette) const {
        std::vector<uchar> places;
        for (const QRgb colour : m_colours) {
            const auto far = [colour](QRgb each) { return distance(each, colour); };
            const auto best = std::ranges::min_element(palette.cbegin() + 1, palette.cend(), {}, far);
            places.push_back(static_cast<uchar>(best - palette.cbegin()));
        }
        return places;
    }

    QImage indexed(const Frame& frame, const QList<QRgb>& palette, const std::vector<uchar>& places) const {
        QImage image(m_size, QImage::Format_Indexed8);
        image.setColorTable(palette);
        const Colour* pixel = frame.pixels.data();
        for (int y = 0; y < image.height(); ++y) {
            uchar* line = image.scanLine(y);
            for (int x = 0; x < image.width(); ++x) line[x] = places[*pixel++];
        }
        return image;
    }

    /// The rectangle that holds all that differs; of one pixel where nothing does, for a frame cannot be empty.
    static QRect difference(const QImage& before, const QImage& now) {
        QRect changed;
        for (int y = 0; y < now.height(); ++y) {
            const uchar* a = before.constScanLine(y);
            const uchar* b = now.constScanLine(y);
            const auto first = std::mismatch(a, a + now.width(), b).first;
            if (first == a + now.width()) continue;
            int last = now.width() - 1;
            while (a[last] == b[last]) --last;
            changed |= QRect(QPoint(static_cast<int>(first - a), y), QPoint(last, y));
        }
        return changed.isNull() ? QRect(0, 0, 1, 1) : changed;
    }

    /// The rectangle, transparent where nothing has changed: that takes almost no room.
    static QImage only(const QRect& changed, const QImage& before, const QImage& now) {
        QImage part = now.copy(changed);
        for (int y = 0; y < part.height(); ++y) {
            const uchar* old = before.constScanLine(changed.top() + y) + changed.left();
            uchar* line = part.scanLine(y);
            for (int x = 0; x < part.width(); ++x)
                if (line[x] == old[x]) line[x] = transparent;
        }
        return part;
    }

    /// What Qt writes of an image, without the lengths and checksums.
    static Chunks chunksOf(const QImage& image) {
        QByteArray file;
        QBuffer buffer(&file);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG", 0);  // 0: the smallest file
        Chunks chunks;
        for (const auto& [type, data] : chunksIn(file)) {
            if (type == "IHDR") chunks.header = data;
            if (type == "PLTE") chunks.palette = data;
            if (type == "tRNS") chunks.transparency = data;
            if (type == "IDAT") chunks.data += data;
        }
        return chunks;
    }

    static QByteArray number(std::uint32_t value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    }

    static QByteArray number16(int value) { return number(static_cast<std::uint32_t>(value)).last(2); }

    static QByteArray control(std::uint32_t sequence, const QRect& at, int milliseconds) {
        const auto of = [](int value) { return number(static_cast<std::uint32_t>(value)); };
        const QByteArray staysAndIsLaidOver("\0\1", 2);
        return number(sequence) + of(at.width()) + of(at.height()) + of(at.x()) + of(at.y()) + number16(milliseconds) +
               number16(1000) + staysAndIsLaidOver;
    }

    static std::uint32_t checksum(const QByteArray& bytes) {
        std::uint32_t sum = 0xffffffffU;
        for (const char byte : bytes) {
            sum ^= static_cast<unsigned char>(byte);
            for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ (sum & 1U ? 0xedb88320U : 0U);
        }
        return ~sum;
    }

    QSize m_size;
    std::vector<QRgb> m_colours;
    std::vector<std::int64_t> m_counts;
    QHash<QRgb, Colour> m_places;
    std::vector<Frame> m_frames;
};

}  // namespace solverscope
