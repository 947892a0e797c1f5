// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QDialog>
#include <QString>
#include <vector>

#include "gui/app/help/help_pages.h"

class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

namespace solverscope {

class SearchField;
class MainWindow;

/// The page of each panel, the articles and the glossary, with a search; stays open beside the window.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(MainWindow& window);

    /// That of the window, made when it is first asked for.
    static HelpWindow& of(MainWindow& window);

    /// The page of the panel, or of the part of the window, that has the keyboard; of the symbol under the mouse in a lesson.
    static QString pageOf(MainWindow& window, const QWidget* focus);

    void showPage(const QString& id);
    void showGlossary();

    /// The page that is shown; empty: the whole glossary. `articlesPage` shows all articles.
    QString page() const;

    /// Its text, with what the file leaves to be filled in: keys of commands, and titles of linked pages and lessons.
    QString markdown(const HelpPage& page) const;

    const std::vector<HelpPage>& pages() const { return m_pages; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void sift();
    void showCurrent();
    void follow(const QUrl& address);
    const HelpPage* find(const QString& id) const;
    QString titleOf(const QString& address) const;
    QString lessonsOf(int article) const;
    std::vector<QTreeWidgetItem*> groups() const { return {m_panels, m_articles, m_terms}; }
    void come();

    MainWindow& m_window;
    std::vector<HelpPage> m_pages;
    SearchField* m_search;
    QTreeWidget* m_list;
    QTreeWidgetItem* m_panels = nullptr;
    QTreeWidgetItem* m_articles = nullptr;
    QTreeWidgetItem* m_terms = nullptr;
    QTextBrowser* m_text;
};

}  // namespace solverscope
