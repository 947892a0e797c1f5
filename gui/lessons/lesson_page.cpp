// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_page.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "gui/lessons/lesson_library.h"
#include "gui/lessons/lesson_text.h"
#include "gui/lessons/question_result.h"
#include "gui/lessons/step_map.h"
#include "gui/session/debugger_controller.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int gapAroundBlock = 12;
constexpr int roomBesideText = 18;  // px

/// The width of the page does not depend on its scroll bar. Pictures are the higher, the wider they are: a page that fits only
/// next to the bar would otherwise make QScrollArea show and hide it without end.
class StageArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

protected:
    void resizeEvent(QResizeEvent* event) override {
        if (widget()) widget()->setMaximumWidth(std::max(1, width() - verticalScrollBar()->sizeHint().width()));
        QScrollArea::resizeEvent(event);
    }
};

QLayout* insideMargins(QLayout* layout) {
    layout->setContentsMargins(12, 0, 12, 0);
    return layout;
}

/// The buttons of a stage that is restricted to a few rows.
QWidget* makeStepper(DebuggerController& controller, QWidget* parent) {
    auto* stepper = named(new QWidget(parent), "stepper");
    auto* sentence = new QLabel(LessonPage::tr("In this stage the stepper is limited to the rows in question."), stepper);
    sentence->setWordWrap(true);
    // In a narrow panel they wrap to a second line.
    auto* row = new QWidget(stepper);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(4);
    const auto add = [&](const QString& text, const char* name, auto move) {
        auto* button = named(new QPushButton(text, row), name);
        button->setFixedWidth(row->fontMetrics().horizontalAdvance(text) + roomBesideText);
        QObject::connect(button, &QPushButton::clicked, &controller, move);
        buttons->addWidget(button);
    };
    add(LessonPage::tr("◀ Row"), "rowBack", [&controller] { controller.back(Granularity::Row); });
    add(LessonPage::tr("◀ Term"), "termBack", [&controller] { controller.back(Granularity::Term); });
    add(LessonPage::tr("Next term ▶"), "termForward", [&controller] { controller.forward(Granularity::Term); });
    add(LessonPage::tr("Row ▶"), "rowForward", [&controller] { controller.forward(Granularity::Row); });
    QVBoxLayout* column = fillPanel(stepper, 0, {sentence, row});
    column->setContentsMargins(12, 0, 12, 0);
    column->setSpacing(4);
    stepper->hide();
    return stepper;
}

}  // namespace

LessonPage::LessonPage(DebuggerController& controller, QWidget* parent) : QWidget(parent) {
    auto* contents =
        named(new QPushButton(tr("☰ Lessons"), this), "toContents", {}, tr("Returns to the table of contents; your place is kept"));
    m_freePlay = named(new QPushButton(tr("Free play"), this), "freePlay");
    auto* symbols = menuButton("symbols", QStringLiteral("λ?"),
                               tr("Lists the symbols of this stage, each with its page in the glossary"), this);
    symbols->setAccessibleName(tr("Symbols of this stage"));
    symbols->setFocusPolicy(Qt::StrongFocus);
    m_symbols = symbols->menu();
    m_symbols->setToolTipsVisible(true);
    connect(m_symbols, &QMenu::aboutToShow, this, &LessonPage::listSymbols);
    m_title = named(new QLabel(this), "lessonTitle");
    m_article = named(new QLabel(this), "lessonArticle");
    m_article->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_article->setForegroundRole(QPalette::PlaceholderText);
    m_article->hide();
    m_bar = named(new QProgressBar(this), "lessonProgress", tr("Progress in this lesson"));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);
    m_fallback = named(new QLabel(this), "fallback");
    m_fallback->hide();
    for (QLabel* label : {m_title, m_article, m_fallback}) {
        label->setContentsMargins(12, 0, 12, 0);
        label->setWordWrap(true);
    }

    m_noticeRow = new QWidget(this);
    m_notice = named(new QLabel(m_noticeRow), "notice");
    m_notice->setWordWrap(true);
    m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reset = named(new QPushButton(tr("Back to the lesson"), m_noticeRow), "reset");
    m_noticeRow->setLayout(insideMargins(inRow({{m_notice, 1}, m_reset})));
    m_noticeRow->hide();

    m_scroll = named(new StageArea(this), "stageArea", tr("Text of this stage"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(m_scroll);
    m_kind = named(new QLabel(content), "stageKind");
    m_stageTitle = named(new QLabel(content), "stageTitle");
    m_stageTitle->setFont(scaled(font(), 1.3, true));
    m_stageTitle->setWordWrap(true);
    m_blocks = new QVBoxLayout;
    m_blocks->setSpacing(10);
    m_blocks->setContentsMargins(0, 6, 0, 0);
    QVBoxLayout* column = fillPanel(content, 12, {m_kind, m_stageTitle, m_blocks, emptyStretch()});
    column->setContentsMargins(12, 4, 12, 12);
    column->setSpacing(4);
    m_scroll->setWidget(content);
    m_stepper = makeStepper(controller, this);
    m_stepMap = new StepMap(controller, this);

    m_back = named(new QPushButton(tr("Back"), this), "back");
    m_skip = named(new QPushButton(tr("Skip"), this), "skip", {}, tr("Leaves this stage as it is"));
    m_next = named(new QPushButton(tr("Next"), this), "next");
    for (QPushButton* button : {m_back, m_skip, m_next}) button->installEventFilter(this);
    for (QPushButton* button : {m_back, m_skip}) setPrimary(*button, false);
    QVBoxLayout* layout = fillPanel(this, 0,
                                    {insideMargins(inRow({contents, emptyStretch(), symbols, m_freePlay})),
                                     m_title,
                                     m_bar,
                                     m_article,
                                     m_fallback,
                                     m_stepMap,
                                     m_noticeRow,
                                     {m_scroll, 1},
                                     m_stepper,
                                     insideMargins(inRow({m_back, emptyStretch(), m_skip, m_next}))});
    layout->setContentsMargins(0, 8, 0, 8);
    layout->setSpacing(8);
    setWaiting(false);

    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &LessonPage::scrollToTarget, Qt::QueuedConnection);
    // The text gets keyboard focus only if it can scroll.
    m_scroll->setFocusPolicy(Qt::ClickFocus);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, m_scroll,
            [this](int from, int to) { m_scroll->setFocusPolicy(from < to ? Qt::StrongFocus : Qt::ClickFocus); });
    connect(m_scroll->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_scrollTarget = nullptr; });
    for (QLabel* label : {m_title, m_notice, m_kind, m_stageTitle}) label->setTextFormat(Qt::PlainText);  // words of the lesson
    connect(contents, &QPushButton::clicked, this, &LessonPage::contentsRequested);
    connect(m_back, &QPushButton::clicked, this, &LessonPage::backRequested);
    connect(m_skip, &QPushButton::clicked, this, &LessonPage::nextRequested);
    connect(m_next, &QPushButton::clicked, this, &LessonPage::nextRequested);
    connect(m_reset, &QPushButton::clicked, this, &LessonPage::resetRequested);
    connect(m_freePlay, &QPushButton::clicked, this, &LessonPage::freePlayRequested);
    connect(m_article, &QLabel::linkActivated, this, [this](const QString& number) { emit articleRequested(number.toInt()); });
}

void LessonPage::showLesson(const QString& title, const QString& article, int articleNumber, int stages) {
    m_title->setText(title);
    m_title->setToolTip(plainToolTip(article));
    m_article->clear();
    if (articleNumber > 0) {
        // Its first words, "Article 3", lead to what is known of it.
        const qsizetype end = article.indexOf(QString::number(articleNumber)) + 1;
        const QString link = QStringLiteral("<a href=\"%1\">%2</a>").arg(articleNumber).arg(article.left(end).toHtmlEscaped());
        m_article->setText(tr("“The article” is here: %1.").arg(link + article.mid(end).toHtmlEscaped()));
    }
    m_bar->setRange(0, stages);
}

void LessonPage::showTranslation(const LibraryLesson& lesson) {
    m_fallback->setText(lesson.isTranslated ? tr("This is the translation of an earlier version; the English lesson is newer.")
                                            : tr("This lesson has not been translated yet; it is in English."));
    m_fallback->setVisible(!lesson.isTranslated || lesson.lesson.isOlder);
}

void LessonPage::showStage(const QString& kind, const QString& title, int place) {
    m_kind->setText(tr("%1 · %2 of %3").arg(kind.toUpper()).arg(place + 1).arg(m_bar->maximum()));
    m_stageTitle->setText(title.isEmpty() ? kind : title);
    m_article->setVisible(place == 0 && !m_article->text().isEmpty());
    m_bar->setValue(place + 1);
}

void LessonPage::showNotice(const QString& text, bool offerReset) {
    m_notice->setText(text);
    m_reset->setVisible(offerReset);
    m_noticeRow->setVisible(!text.isEmpty());
}

QString LessonPage::notice() const { return m_notice->text(); }

void LessonPage::setWaiting(bool waiting) {
    m_freePlay->setEnabled(!waiting);
    m_freePlay->setToolTip(waiting ? tr("You are already in free play")
                                   : tr("Unlocks everything temporarily; the lesson stays as it is"));
    m_scroll->widget()->setEnabled(!waiting);
}

void LessonPage::showButtons(bool first, bool last, bool complete, bool blockLeadsOn) {
    m_back->setEnabled(!first);
    m_skip->setVisible(!complete && !last);
    m_next->setEnabled(complete);
    m_next->setText(last ? tr("Finish") : tr("Next"));
    m_next->setVisible(!blockLeadsOn);
    setPrimary(*m_next, complete);
}

void LessonPage::limitTo(const std::optional<std::pair<Cursor, Cursor>>& range) {
    m_stepper->setVisible(range.has_value());
    m_stepMap->setRange(range);
}

bool LessonPage::canContinue() const { return m_next->isEnabled(); }

void LessonPage::focusNextButton() { m_next->setFocus(); }

void LessonPage::add(QWidget* block) { m_blocks->addWidget(block); }

bool LessonPage::isFirst(const QWidget* block) const { return m_blocks->indexOf(block) == 0; }

QWidget* LessonPage::takeFirst() {
    QLayoutItem* item = m_blocks->takeAt(0);
    if (!item) return nullptr;
    QWidget* block = item->widget();
    delete item;
    return block;
}

void LessonPage::scrollToTop() {
    m_scrollTarget = nullptr;
    m_scroll->ensureVisible(0, 0);
}

void LessonPage::scrollTo(QWidget* block) {
    m_scrollTarget = block;
    // Only when the layout is done the block has its place; texts get their heights one after the other.
    QTimer::singleShot(0, this, &LessonPage::scrollToTarget);
}

/// What is shown now: texts, questions, hints.
void LessonPage::listSymbols() {
    m_symbols->clear();
    std::vector<const GlossaryEntry*> listed;
    for (int i = 0; i < m_blocks->count(); ++i) {
        QWidget* block = m_blocks->itemAt(i)->widget();
        QList<LessonTextView*> texts = block->findChildren<LessonTextView*>();
        if (auto* text = qobject_cast<LessonTextView*>(block)) texts.prepend(text);
        for (const LessonTextView* text : std::as_const(texts)) {
            if (text->isHidden()) continue;
            for (const GlossaryEntry* entry : text->symbols())
                if (std::ranges::find(listed, entry) == listed.end()) listed.push_back(entry);
        }
    }
    for (const GlossaryEntry* entry : listed) {
        QAction* action = m_symbols->addAction(tr("%1: %2").arg(entry->letters(), entry->word));
        action->setToolTip(symbolTip(*entry));
        connect(action, &QAction::triggered, this, [this, id = entry->id] { emit symbolRequested(id); });
    }
    if (listed.empty()) m_symbols->addAction(tr("No symbols here"))->setEnabled(false);
}

bool LessonPage::eventFilter(QObject* watched, QEvent* event) {
    // A double click advances only once: no stage is skipped by it.
    if (event->type() == QEvent::MouseButtonDblClick && qobject_cast<QPushButton*>(watched)) return true;
    return QWidget::eventFilter(watched, event);
}

/// Blocks come and go; Tab goes through them from the top and then to the buttons below.
bool LessonPage::focusNextPrevChild(bool next) {
    QWidget* last = m_scroll;
    const auto appendToTabOrder = [&](QWidget* part) {
        if (part->isWindow() || part->window() != window() || part->focusProxy() || !(part->focusPolicy() & Qt::TabFocus)) return;
        setTabOrder(last, part);
        last = part;
    };
    for (int i = 0; i < m_blocks->count(); ++i)
        if (QWidget* block = m_blocks->itemAt(i)->widget()) {
            appendToTabOrder(block);
            for (QWidget* part : block->findChildren<QWidget*>()) appendToTabOrder(part);
        }
    for (QWidget* part : m_stepper->findChildren<QWidget*>()) appendToTabOrder(part);
    for (QWidget* part : {m_back, m_skip, m_next}) appendToTabOrder(part);
    return QWidget::focusNextPrevChild(next);
}

void LessonPage::scrollToTarget() {
    if (!m_scrollTarget) return;
    // Not ensureWidgetVisible(): for a text it shows only the line of its cursor.
    const int top = m_scrollTarget->mapTo(m_scroll->widget(), QPoint()).y();
    m_scroll->ensureVisible(0, top + m_scrollTarget->height(), 0, gapAroundBlock);
    m_scroll->ensureVisible(0, top, 0, gapAroundBlock);
    QWidget* next = m_scroll->focusWidget();
    if (next && m_scrollTarget->isAncestorOf(next)) m_scroll->ensureWidgetVisible(next, 0, gapAroundBlock);
}

}  // namespace solverscope
