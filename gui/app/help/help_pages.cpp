// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/help/help_pages.h"

#include <algorithm>

#include "gui/app/panels.h"
#include "gui/text/glossary.h"

namespace solverscope {
namespace {

void readPages(const QString& file, HelpPage::Group group, std::vector<HelpPage>& pages) {
    for (const HelpSection& section : helpSections(file)) pages.push_back({section.id, section.title, section.text, group});
}

}  // namespace

std::vector<HelpPage> helpPages(const QString& language) {
    const QString folder = QStringLiteral(":/help/%1/");
    std::vector<HelpPage> pages;
    readPages(folder.arg(language) + QStringLiteral("panels.md"), HelpPage::Group::Panel, pages);
    if (pages.empty() && language != QLatin1String("en")) return helpPages(QStringLiteral("en"));
    readPages(folder.arg(language) + QStringLiteral("articles.md"), HelpPage::Group::Article, pages);
    for (const GlossaryEntry& entry : readGlossary(language))
        pages.push_back({termPrefix + entry.id, entry.title, entry.text, HelpPage::Group::Term, symbolLine(entry)});
    const std::vector<PanelInfo> panels = panelTable();
    std::erase_if(pages, [&panels](HelpPage& page) {
        const auto panel = std::ranges::find(panels, page.id, [](const PanelInfo& each) { return QLatin1String(each.name); });
        if (panel != panels.end()) page.title = panel->title;
        return page.title.isEmpty();  // of a panel that there is not
    });
    return pages;
}

int HelpPage::matchScore(const QString& typed) const {
    if (typed.isEmpty()) return 1;
    if (title.compare(typed, Qt::CaseInsensitive) == 0) return 5;
    if (title.startsWith(typed, Qt::CaseInsensitive)) return 4;
    if (title.contains(typed, Qt::CaseInsensitive)) return 3;
    return text.contains(typed, Qt::CaseInsensitive) ? 2 : 0;
}

}  // namespace solverscope
