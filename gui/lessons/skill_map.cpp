// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/lessons/skill_map.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <algorithm>

#include "gui/lessons/lesson_tree.h"
#include "gui/text/language.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int skillRowPadding = 8;  // px

/// Rows as high as their wrapped texts: a tree's own delegate asks for the height of one line.
class WrappingDelegate : public QStyledItemDelegate {
public:
    explicit WrappingDelegate(QTreeWidget* tree) : QStyledItemDelegate(tree), m_tree(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        if (index.column() != 0) return QStyledItemDelegate::sizeHint(option, index);
        int depth = m_tree->rootIsDecorated() ? 1 : 0;
        for (QModelIndex up = index.parent(); up.isValid(); up = up.parent()) ++depth;
        constexpr int cellMargins = 8;
        const int width = m_tree->columnWidth(0) - depth * m_tree->indentation() - cellMargins;
        const QFont font = index.data(Qt::FontRole).isValid() ? index.data(Qt::FontRole).value<QFont>() : option.font;
        const QRect text =
            QFontMetrics(font).boundingRect(QRect(0, 0, std::max(40, width), 1 << 16), Qt::TextWordWrap, index.data().toString());
        return {width, text.height() + skillRowPadding};
    }

private:
    QTreeWidget* m_tree;
};

}  // namespace

QString skillMark(SkillState state) {
    switch (state) {
        case SkillState::NotYet:
            return SkillMap::tr("○ not yet");
        case SkillState::Seen:
            return SkillMap::tr("◐ seen");
        case SkillState::Can:
            return SkillMap::tr("● can");
        case SkillState::Due:
            return SkillMap::tr("↻ review");
    }
    return {};
}

SkillMap::SkillMap(QWidget* parent) : QWidget(parent) {
    auto* back = named(new QPushButton(tr("☰ Lessons"), this), "skillsToContents", {}, tr("Returns to the table of contents"));
    auto* heading = new QLabel(tr("What you can do"), this);
    heading->setFont(scaled(font(), 1.35, true));
    auto* legend = named(new QLabel(this), "skillLegend");
    legend->setWordWrap(true);
    legend->setText(tr("%1: the lesson has not been begun. %2: begun, or not everything was right. %3: everything was right. %4: a "
                       "question of it is due for review.")
                        .arg(skillMark(SkillState::NotYet), skillMark(SkillState::Seen), skillMark(SkillState::Can),
                             skillMark(SkillState::Due)));
    m_total = named(new QLabel(this), "skillTotal");
    m_total->setFont(bold(font()));
    m_tree = named(new LessonTree(this), "skills", tr("What you can do"));
    m_tree->setWordWrap(true);
    auto* delegate = new WrappingDelegate(m_tree);
    m_tree->setItemDelegate(delegate);
    fillPanel(this, 8, {inRow({back, emptyStretch()}), heading, m_total, legend, {m_tree, 1}})->setContentsMargins(8, 8, 8, 8);
    connect(back, &QPushButton::clicked, this, &SkillMap::contentsRequested);
    connect(m_tree->header(), &QHeaderView::sectionResized, delegate, [delegate] { emit delegate->sizeHintChanged({}); });
    connect(m_tree, &LessonTree::chosen, this, &SkillMap::chosen);
}

void SkillMap::fill(const LessonLibrary& library, const LessonProgress& progress, QDate today) {
    m_tree->clear();
    QTreeWidgetItem* part = nullptr;
    QString partName;
    int number = 0;
    int mastered = 0;
    int all = 0;
    int ofPart = 0;
    const auto closePart = [&] {
        if (part) part->setText(1, tr("%1 of %2").arg(ofPart).arg(part->childCount()));
    };
    for (const ContentsEntry& entry : library.contents()) {
        if (!entry.lesson) continue;
        if (!part || partName != entry.part) {
            closePart();
            ofPart = 0;
            partName = entry.part;
            part = new QTreeWidgetItem(m_tree, {tr("%1  %2").arg(++number).arg(entry.part)});
            part->setFont(0, bold(font()));
            part->setFlags(Qt::ItemIsEnabled);
            part->setExpanded(true);
        }
        const LibraryLesson& found = library.lessons()[*entry.lesson];
        const Lesson& lesson = found.lesson;
        const LessonRecord record = progress.of(entry.id);
        const SkillState state = skillState(lesson, record, today);
        // The title has been translated even where the lesson has not.
        const QString skill = found.isTranslated ? QString::fromStdString(lesson.skill) : QString();
        const QString able = skill.isEmpty() ? entry.title : tr("You can %1").arg(skill);
        auto* item = new QTreeWidgetItem(part, {tr("%1  %2").arg(entry.id, able), skillMark(state)});
        item->setToolTip(0, plainToolTip(tr("Lesson %1, %2").arg(entry.id, entry.title)));
        item->setToolTip(1, item->toolTip(0));
        item->setData(0, LessonTree::lessonRole, entry.id);
        ++all;
        const bool isMastered = isAllRight(lesson, record);
        mastered += isMastered;
        ofPart += isMastered;
    }
    closePart();
    m_total->setText(tr("%1 of %2 skills").arg(mastered).arg(all));
    if (m_tree->topLevelItemCount() > 0) m_tree->setCurrentItem(m_tree->topLevelItem(0)->child(0));
}

void SkillMap::focusList() { m_tree->setFocus(); }

}  // namespace solverscope
