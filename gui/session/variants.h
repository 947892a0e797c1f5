// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "physics/scene/settings.h"

namespace solverscope {

/// One way of solving that is compared: its differences from the current settings at the cursor.
struct VariantEntry {
    QString name = {};     // its own
    QString changes = {};  // KEY=VALUE[,KEY=VALUE…]
    bool shown = true;
    bool named = false;  // by the user: the name does not follow the changes
    int look = 0;        // colour, dash and marker, kept while others are added and removed
    bool operator==(const VariantEntry&) const = default;
};

/// What is compared: up to a dozen variants, one of which is the base for the others.
class Variants : public QObject {
    Q_OBJECT

public:
    static constexpr int maxCount = 12;

    explicit Variants(QObject* parent = nullptr) : QObject(parent) {}

    const std::vector<VariantEntry>& entries() const { return m_entries; }
    int count() const { return static_cast<int>(m_entries.size()); }
    bool hasRoom() const { return count() < maxCount; }

    /// The index of the base; −1 if there are no variants.
    int base() const { return m_base; }

    /// Replaces all variants; the first becomes the base. Empty names are generated from the changes.
    void replace(const std::vector<VariantEntry>& entries);

    /// Generates the names that are not the user's again, in the current language.
    void retranslate();

    /// Both return the new index, or −1 if the list is full.
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

/// The default name of changes: the settings' names and their values.
QString nameOfChanges(const QString& changes);

/// A comparison that is one click away.
struct ComparePreset {
    QString key;  // unchanging
    QString title;
    QString explanation;
    std::vector<VariantEntry> entries;
};

/// All of them, warm starting on against off first. Changes that the current settings would make ineffective are adapted:
/// position corrections are combined with velocity methods only.
std::vector<ComparePreset> comparePresets(const Settings& now);

}  // namespace solverscope
