// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/lesson_contents.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidgetItemIterator>

#include "gui/lessons/lesson_library.h"
#include "gui/lessons/lesson_progress.h"
#include "gui/lessons/lesson_tree.h"
#include "gui/lessons/question_result.h"
#include "gui/lessons/review.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int partRole = Qt::UserRole + 1;
constexpr int doneRole = Qt::UserRole + 2;
constexpr int rowPadding = 9;  // px
constexpr int maxNotices = 12;

/// How many of its exercises have been answered right, and how many there are.
std::pair<int, int> scoreOf(const Lesson& lesson, const LessonRecord& record) {
    int right = 0;
    int count = 0;
    for (const Stage& stage : lesson.stages)
        for (const LessonBlock& block : stage.blocks)
            if (const Exercise* exercise = exerciseIn(block)) {
                ++count;
                right += record.answers.value(QString::fromStdString(exercise->id)).right ? 1 : 0;
            }
    return {right, count};
}

}  // namespace

LessonContents::LessonContents(QWidget* parent) : QWidget(parent) {
    auto* heading = new QLabel(tr("Lessons"), this);
    heading->setFont(scaled(font(), 1.35, true));
    auto* sentence = new QLabel(tr("Predict, step, change. Ten minutes each."), this);
    sentence->setWordWrap(true);
    m_review = named(new QPushButton(this), "review");
    auto* skills = named(new QPushButton(tr("What you can do"), this), "toSkills", {},
                         tr("Shows what each lesson teaches, and how far you are with it"));
    connect(m_review, &QPushButton::clicked, this, &LessonContents::reviewRequested);
    connect(skills, &QPushButton::clicked, this, &LessonContents::skillsRequested);
    m_notice = named(new QLabel(this), "contentsNotice");
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);  // messages quote texts of lessons
    m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary = named(new QFrame(this), "summary");
    m_summary->setFrameShape(QFrame::StyledPanel);
    m_summaryTitle = named(new QLabel(m_summary), "summaryTitle");
    m_summaryTitle->setFont(bold(font()));
    m_summaryTitle->setTextFormat(Qt::PlainText);
    m_summaryText = named(new QLabel(m_summary), "summaryText", tr("What there is to see again"));
    m_summaryText->setTextInteractionFlags(Qt::TextBrowserInteraction);
    for (QLabel* label : {m_summaryTitle, m_summaryText}) label->setWordWrap(true);
    m_summaryNext = named(new QPushButton(m_summary), "summaryNext", tr("Next lesson"));
    setPrimary(*m_summaryNext, true);
    fillPanel(m_summary, 10, {m_summaryTitle, m_summaryText, m_summaryNext});
    m_summary->hide();
    connect(m_summaryNext, &QPushButton::clicked, this, [this] { emit chosen(m_nextLesson); });
    connect(m_summaryText, &QLabel::linkActivated, this, [this](const QString& place) {
        emit stageChosen(place.section(QLatin1Char(':'), 0, 0), place.section(QLatin1Char(':'), 1).toInt());
    });
    m_tree = named(new LessonTree(this), "contents", tr("Lessons"));
    fillPanel(this, 8,
              {heading, sentence, flowBar(this, Gaps{{0, 0, 0, 0}, 6}, {m_review, skills}), m_notice, m_summary, {m_tree, 1}})
        ->setContentsMargins(8, 10, 8, 8);
    connect(m_tree, &LessonTree::chosen, this, &LessonContents::chosen);
}

/// How many questions are due, or when the next one is.
void LessonContents::showReviews(const ReviewPlan& reviews) {
    const int due = static_cast<int>(reviews.due);
    m_review->setText(due > 0 ? tr("Review: %n due", nullptr, due) : tr("Review"));
    setPrimary(*m_review, due > 0);
    m_review->setEnabled(due > 0);
    const QString day = QLocale().toString(reviews.next, QLocale::LongFormat);
    const int asked = static_cast<int>(reviews.session.size());
    m_review->setToolTip(
        plainToolTip(due > 0 ? tr("Asks %n old questions again, with fresh numbers, from all parts in turn", nullptr, asked)
                     : reviews.later > 0 ? tr("Nothing is due today. The next question comes back on %1.").arg(day)
                                         : tr("Questions of finished lessons come back here after days, with fresh numbers.")));
}

void LessonContents::fill(const LessonLibrary& library, const LessonProgress& progress, const ReviewPlan& reviews) {
    m_summary->hide();
    showReviews(reviews);
    m_tree->clear();
    QTreeWidgetItem* part = nullptr;
    QTreeWidgetItem* first = nullptr;
    for (const ContentsEntry& entry : library.contents()) {
        if (!part || part->data(0, partRole).toString() != entry.part) {
            part = new QTreeWidgetItem(m_tree, {tr("%1  %2").arg(entry.id.section(QLatin1Char('.'), 0, 0), entry.part)});
            part->setData(0, partRole, entry.part);
            part->setFont(0, scaled(font(), 1, true));
            part->setFlags(Qt::ItemIsEnabled);
            part->setFirstColumnSpanned(true);
            part->setSizeHint(0, {0, fontMetrics().height() + rowPadding});
        }
        auto* item = new QTreeWidgetItem(part, {QStringLiteral("%1  %2").arg(entry.id, entry.title)});
        item->setSizeHint(0, {0, fontMetrics().height() + rowPadding});
        if (!entry.lesson) {
            item->setFlags(Qt::NoItemFlags);
            item->setToolTip(0, plainToolTip(tr("%1: not written yet").arg(entry.title)));
            continue;
        }
        const Lesson& lesson = library.lessons()[*entry.lesson].lesson;
        const LessonRecord record = progress.of(entry.id);
        item->setData(0, LessonTree::lessonRole, entry.id);
        item->setData(0, doneRole, record.done);
        const auto [right, count] = scoreOf(lesson, record);
        item->setText(1, record.done        ? right == count ? tr("✓ done") : tr("%1 of %2 right").arg(right).arg(count)
                                : record.stage > 0 ? tr("%1 of %2").arg(record.stage + 1).arg(lesson.stages.size())
                                            : tr("%1 min").arg(lesson.minutes));
        item->setToolTip(0, plainToolTip(tr("%1\nMirrors: %2").arg(entry.title, QString::fromStdString(lesson.article))));
        if (!first) first = item;
        part->setExpanded(true);
    }
    if (first) m_tree->setCurrentItem(first);
    if (first) m_tree->scrollToItem(first->parent(), QAbstractItemView::PositionAtTop);
}

void LessonContents::showNotices(const QStringList& notices) {
    m_notice->setText(notices.mid(0, maxNotices).join(QLatin1Char('\n')));
    m_notice->setVisible(!notices.isEmpty());
}

void LessonContents::showSummary(const QString& title, const QString& text, const QString& next, const QString& nextTitle) {
    m_summaryTitle->setText(title);
    m_summaryText->setText(text);
    m_nextLesson = next;
    m_summaryNext->setText(tr("Next lesson: %1  %2").arg(next, nextTitle));
    m_summaryNext->setVisible(!next.isEmpty());
    m_summary->show();
    if (!next.isEmpty()) m_summaryNext->setFocus();
}

void LessonContents::focusList() { m_tree->setFocus(); }

void LessonContents::select(const QString& lesson) {
    for (QTreeWidgetItemIterator each(m_tree); *each; ++each)
        if (!lesson.isEmpty() && LessonTree::lessonOf(**each) == lesson) return goTo(*each);
}

QString LessonContents::selected() const {
    const QTreeWidgetItem* item = m_tree->currentItem();
    return item ? LessonTree::lessonOf(*item) : QString();
}

void LessonContents::selectNextAfter(const QString& lesson) {
    select(lesson);
    bool behind = false;
    for (QTreeWidgetItemIterator each(m_tree); *each; ++each) {
        const QString id = LessonTree::lessonOf(**each);
        if (behind && !id.isEmpty() && !(*each)->data(0, doneRole).toBool()) return goTo(*each);
        behind = behind || id == lesson;
    }
}

void LessonContents::goTo(QTreeWidgetItem* item) {
    m_tree->setCurrentItem(item);
    m_tree->scrollToItem(item, QAbstractItemView::PositionAtCenter);
}

}  // namespace solverscope
