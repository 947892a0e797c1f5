// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/app/help/help_window.h"

#include <QDialogButtonBox>
#include <QDockWidget>
#include <QRegularExpression>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolTip>
#include <QTreeWidget>
#include <algorithm>

#include "gui/app/actions.h"
#include "gui/app/lesson_host.h"
#include "gui/app/main_window.h"
#include "gui/lessons/lesson_panel.h"
#include "gui/lessons/lesson_text.h"
#include "gui/scene/scene_view.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"
#include "gui/widgets/search_field.h"
#include "lessons/loader/lesson_link.h"

namespace solverscope {
namespace {

constexpr QSize helpSize{820, 560};
constexpr int listWidth = 250;
constexpr int pageRole = Qt::UserRole;

}  // namespace

HelpWindow::HelpWindow(MainWindow& window)
    : QDialog(&window),
      m_window(window),
      m_pages(helpPages(languageInUse())),
      m_search(new SearchField("helpSearch", tr("Find a panel or a term"), tr("Type to find a panel or a term"), this)),
      m_list(named(new QTreeWidget(this), "helpPages", tr("Pages of the help"))),
      m_text(named(new QTextBrowser(this), "helpText", tr("Page of the help"))) {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help"));
    m_search->setList(m_list);
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(12);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* left = new QWidget(this);
    fillPanel(left, 0, {m_search, {m_list, 1}});
    auto* split = new QSplitter(this);
    split->addWidget(left);
    split->addWidget(m_text);
    split->setStretchFactor(1, 1);
    m_search->setMinimumWidth(widthToShowAll(*m_search));
    split->setSizes({textScaled(listWidth), textScaled(helpSize.width() - listWidth)});
    fillPanel(this, Gaps{}, {{split, 1}, buttons});
    resizeForText(*this, helpSize);
    fill();
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::sift);
    connect(m_search, &SearchField::entered, m_text, [this] { m_text->setFocus(); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &HelpWindow::showCurrent);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

HelpWindow& HelpWindow::of(MainWindow& window) {
    auto* help = window.findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    return help ? *help : *new HelpWindow(window);
}

QString HelpWindow::pageOf(MainWindow& window, const QWidget* focus) {
    const auto* lessons = window.panels().made<LessonPanel>();
    if (lessons && (QToolTip::isVisible() || lessons->isAncestorOf(focus)))
        for (const auto* text : lessons->findChildren<LessonTextView*>())
            if (const QString entry = text->symbolUnderMouse(); !entry.isEmpty()) return termPrefix + entry;
    for (const QWidget* each = focus; each; each = each->parentWidget()) {
        if (each == &window.sceneView()) return QStringLiteral("scene");
        const auto* dock = qobject_cast<const QDockWidget*>(each);
        if (!dock) continue;
        for (const PanelInfo& panel : panelTable())
            if (dock->objectName() == QLatin1String(panel.dock)) return QLatin1String(panel.name);
    }
    return QStringLiteral("window");
}

void HelpWindow::fill() {
    const auto heading = [this](const QString& title) {
        auto* item = new QTreeWidgetItem(m_list, {title});
        item->setFont(0, bold(m_list->font()));
        item->setExpanded(true);
        return item;
    };
    const HelpPage* articles = find(articlesPage);
    m_panels = heading(tr("Window and panels"));
    m_articles = heading(articles ? articles->title : QString());
    m_terms = heading(tr("Glossary"));
    m_panels->setFlags(Qt::ItemIsEnabled);
    m_articles->setData(0, pageRole, articlesPage);
    for (const HelpPage& page : m_pages) {
        if (page.id == articlesPage) continue;
        auto* item = new QTreeWidgetItem(groups()[static_cast<std::size_t>(page.group)], {page.title});
        item->setData(0, pageRole, page.id);
        item->setToolTip(0, plainToolTip(page.title));
    }
    m_terms->sortChildren(0, Qt::AscendingOrder);
}

void HelpWindow::sift() {
    const QString typed = m_search->text().simplified();
    QTreeWidgetItem* best = nullptr;
    int bestScore = 0;
    for (QTreeWidgetItem* group : groups()) {
        for (int i = 0; i < group->childCount(); ++i) {
            const int score = find(group->child(i)->data(0, pageRole).toString())->matchScore(typed);
            group->child(i)->setHidden(score == 0);
            if (score > bestScore) best = group->child(i);
            bestScore = std::max(bestScore, score);
        }
    }
    if (best && !typed.isEmpty()) m_list->setCurrentItem(best);
    if (!best) m_text->setHtml(htmlFromMarkdown(tr("Nothing found."), palette()));
}

const HelpPage* HelpWindow::find(const QString& id) const {
    const auto found = std::ranges::find(m_pages, id, &HelpPage::id);
    return found == m_pages.end() ? nullptr : &*found;
}

QString HelpWindow::page() const { return m_list->currentItem() ? m_list->currentItem()->data(0, pageRole).toString() : QString(); }

void HelpWindow::come() {
    show();
    raise();
    activateWindow();
}

void HelpWindow::showPage(const QString& id) {
    m_search->clear();
    if (id == articlesPage) m_list->setCurrentItem(m_articles);
    for (QTreeWidgetItem* group : groups())
        for (int i = 0; i < group->childCount(); ++i)
            if (group->child(i)->data(0, pageRole) == id) m_list->setCurrentItem(group->child(i));
    come();
    m_text->setFocus();
}

void HelpWindow::showGlossary() {
    m_search->clear();
    m_list->setCurrentItem(m_terms);
    m_list->scrollToItem(m_terms, QAbstractItemView::PositionAtTop);
    come();
    m_search->setFocus();
}

QString HelpWindow::titleOf(const QString& address) const {
    if (address.startsWith(QLatin1Char('#'))) {
        const HelpPage* page = find(address.mid(1));
        return page ? page->title : QString();
    }
    const auto link = parseLink(address.toStdString());
    const auto* lesson = link ? std::get_if<LessonLink>(&*link) : nullptr;
    if (!lesson) return {};
    const auto& contents = m_window.panel<LessonPanel>().library().contents();
    const QString id = QString::fromStdString(lesson->id);
    const auto entry = std::ranges::find(contents, id, &ContentsEntry::id);
    return entry == contents.end() ? QString() : tr("lesson %1, %2").arg(entry->id, entry->title);
}

/// The lessons that mirror an article, each with the section that it names.
QString HelpWindow::lessonsOf(int article) const {
    QStringList lines;
    const LessonLibrary& library = m_window.panel<LessonPanel>().library();
    for (const ContentsEntry& entry : library.contents()) {
        if (!entry.lesson) continue;
        const ArticleOfLesson mirrored = articleOf(library.lessons()[*entry.lesson].lesson);
        if (mirrored.number != article) continue;
        lines += QStringLiteral("- [%1](solverscope:lesson?id=%2): %3")
                     .arg(tr("lesson %1, %2").arg(entry.id, entry.title), entry.id, mirrored.section);
    }
    return lines.isEmpty()
               ? QString()
               : tr("The lessons that mirror it, and its sections:") + QStringLiteral("\n\n") + lines.join(QLatin1Char('\n'));
}

QString HelpWindow::markdown(const HelpPage& page) const {
    static const QRegularExpression lessons(QStringLiteral("\\{lessons (\\d)\\}"));
    static const QRegularExpression key(QStringLiteral("\\{key ([a-z-]+)\\}"));
    static const QRegularExpression untitled(QStringLiteral("\\[\\]\\(([^)]+)\\)"));
    QString text;
    qsizetype at = 0;
    for (auto it = key.globalMatch(page.text); it.hasNext();) {
        const auto match = it.next();
        const QString name = match.captured(1);
        const QString keys = m_window.actions().keyOf(name);
        text += page.text.mid(at, match.capturedStart() - at);
        text += QStringLiteral("**%1**").arg(keys.isEmpty() ? Actions::plain(m_window.actions()[name]->text()) : keys);
        at = match.capturedEnd();
    }
    text += page.text.mid(at);
    QString linked;
    at = 0;
    for (auto it = untitled.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        linked += text.mid(at, match.capturedStart() - at);
        linked += QStringLiteral("[%1](%2)").arg(titleOf(match.captured(1)), match.captured(1));
        at = match.capturedEnd();
    }
    linked += text.mid(at);
    const auto mirrored = lessons.match(linked);
    return mirrored.hasMatch() ? linked.replace(mirrored.captured(), lessonsOf(mirrored.captured(1).toInt())) : linked;
}

void HelpWindow::showCurrent() {
    const QTreeWidgetItem* item = m_list->currentItem();
    if (!item) return;
    QString shown;
    const HelpPage* page = find(this->page());
    const auto pageText = [this](const HelpPage& each) {
        return each.symbols.isEmpty() ? markdown(each) : each.symbols + QStringLiteral("\n\n") + markdown(each);
    };
    if (item == m_terms || item == m_articles) {
        shown = QStringLiteral("# %1\n").arg(item->text(0));
        if (page) shown += markdown(*page) + QLatin1Char('\n');
        for (int i = 0; i < item->childCount(); ++i) {
            const HelpPage& each = *find(item->child(i)->data(0, pageRole).toString());
            shown += QStringLiteral("### %1\n%2\n").arg(each.title, pageText(each));
        }
    } else if (page) {
        shown = QStringLiteral("## %1\n%2\n").arg(page->title, pageText(*page));
        const bool isOfPanel = page->group == HelpPage::Group::Panel && m_window.panels().dock(page->id);
        if (isOfPanel) shown += QStringLiteral("[%1](panel:%2)\n").arg(tr("Show this panel"), page->id);
    }
    m_text->setHtml(htmlFromMarkdown(shown, palette()));
}

void HelpWindow::follow(const QUrl& address) {
    if (address.scheme() == QLatin1String("panel")) return m_window.showPanel(address.path());
    if (address.scheme().isEmpty()) return showPage(address.fragment());
    if (address.scheme().startsWith(QLatin1String("http"))) return LessonPanel::openPage(this, address.toString());
    const auto link = parseLink(address.toString().toStdString());
    if (const auto* lesson = link ? std::get_if<LessonLink>(&*link) : nullptr) {
        m_window.openLesson(QString::fromStdString(lesson->id));
        m_window.activateWindow();
    }
}

void HelpWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showCurrent();
}

/// The list follows the arrow keys while the search has the keyboard.
}  // namespace solverscope
