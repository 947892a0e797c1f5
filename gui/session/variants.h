// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "physics/scene/settings.h"

namespace solverscope {

/// One way of solving that is compared: what differs from the settings in force at the cursor.
struct VariantEntry {
    QString name = {};     // its own
    QString changes = {};  // KEY=VALUE[,KEY=VALUE…]
    bool shown = true;
    bool named = false;  // by the user: the name does not follow the changes
    int look = 0;        // colour, dash and marker, which it keeps while others come and go
    bool operator==(const VariantEntry&) const = default;
};

/// What is compared with what: up to a dozen variants, one of which is the base that the others are measured against.
class Variants : public QObject {
    Q_OBJECT

public:
    static constexpr int most = 12;

    explicit Variants(QObject* parent = nullptr) : QObject(parent) {}

    const std::vector<VariantEntry>& entries() const { return m_entries; }
    int count() const { return static_cast<int>(m_entries.size()); }
    bool hasRoom() const { return count() < most; }

    /// The place of the base; −1 where there are no variants.
    int base() const { return m_base; }

    /// Takes the place of all that are there; the first becomes the base. Names that are empty are made from the changes.
    void replace(const std::vector<VariantEntry>& entries);

    /// Takes over another list with its base and its looks; names that nobody has given are made anew in the language in use.
    void restoreFrom(const Variants& before);

    /// Both return the new one's place, or −1 where there is no room.
    int add(const QString& changes);
    int duplicate(int place);

    void remove(int place);
    void rename(int place, const QString& name);
    void setChanges(int place, const QString& changes);
    void setShown(int place, bool shown);
    void setBase(int place);
    void clear() { replace({}); }

signals:
    void changed();

private:
    bool isPlace(int place) const { return place >= 0 && place < count(); }
    VariantEntry& at(int place) { return m_entries[static_cast<std::size_t>(place)]; }
    void insert(int place, VariantEntry entry);
    QString freeName(QString wanted, int exceptFor) const;
    int freeLook() const;

    std::vector<VariantEntry> m_entries;
    int m_base = -1;
};

/// What changes are called where nobody has said it: the settings' names and their values.
QString nameOfChanges(const QString& changes);

/// A comparison that is one click away.
struct ComparePreset {
    QString key;  // unchanging
    QString title;
    QString explanation;
    std::vector<VariantEntry> entries;
};

/// All of them, warm starting on against off first. What the settings in force would make useless is put right: position
/// corrections stand beside velocity methods alone.
std::vector<ComparePreset> comparePresets(const Settings& now);

}  // namespace solverscope
