// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QWidget>
#include <functional>

class QAction;
class QLabel;
class QMenu;
class QTreeWidget;
class QTreeWidgetItem;

namespace solverscope {

class VariantComparison;

/// The compared variants: activated, named, changed, added and removed here, and one of them made the base.
class CompareList : public QWidget {
    Q_OBJECT

public:
    explicit CompareList(VariantComparison& comparison, QWidget* parent = nullptr);
    ~CompareList() override;

    /// Fills a menu: with ready-made comparisons, which `choose` gets by their keys, and with engines, which add a variant each.
    void offerIn(QMenu& menu, const std::function<void(const QString& key)>& choose);

    QTreeWidget& tree() { return *m_tree; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum Column { Name, Changes };

    void buildActions();
    void refresh();
    void fitColumns();
    void edited(QTreeWidgetItem* item, int column);
    void showCurrentProblem();
    void showProblemOfChanges(const QString& changes);
    int current() const;

    VariantComparison& m_comparison;
    QTreeWidget* m_tree;
    QLabel* m_problem;
    QAction* m_add = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_base = nullptr;
    bool m_filling = false;
};

}  // namespace solverscope
