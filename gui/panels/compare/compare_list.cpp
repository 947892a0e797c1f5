// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/compare/compare_list.h"

#include <QAction>
#include <QCompleter>
#include <QEvent>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <algorithm>
#include <functional>

#include "gui/charts/chart_series.h"
#include "gui/panels/compare/compare_charts.h"
#include "gui/session/variants.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/view_state.h"
#include "physics/scene/presets.h"

namespace solverscope {
namespace {

/// Settings and their values, as KEY=VALUE.
QStandardItemModel* offered(QObject* parent) {
    auto* model = new QStandardItemModel(parent);
    const auto add = [model](const QString& text, std::string_view meaning) {
        auto* item = new QStandardItem(text);
        item->setToolTip(engineText(meaning));
        model->appendRow(item);
    };
    for (const Preset& preset : presets()) add(QStringLiteral("preset=") + qstring(preset.key), preset.explanation);
    const Settings defaults;
    for (const SettingInfo& info : settingsTable()) {
        const QString key = qstring(info.key) + QLatin1Char('=');
        if (info.kind == SettingKind::Choice)
            for (const SettingChoice& choice : info.choices) add(key + qstring(choice.name), choice.explanation);
        else if (info.kind == SettingKind::Switch)
            for (const char* value : {"true", "false"}) add(key + QLatin1String(value), info.explanation);
        else
            add(key + QString::fromStdString(settingText(defaults, info.key)), info.explanation);
    }
    return model;
}

/// Without the blanks around keys, values and commas, and without empty parts.
QString tidyChanges(const QString& changes) {
    QStringList parts;
    for (const QString& part : changes.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(QLatin1Char('='));
        const QString tidy =
            equals < 0 ? part.trimmed() : part.left(equals).trimmed() + QLatin1Char('=') + part.mid(equals + 1).trimmed();
        if (!tidy.isEmpty()) parts << tidy;
    }
    return parts.join(QLatin1Char(','));
}

/// A line for changes that offers settings and their values.
class ChangesDelegate : public QStyledItemDelegate {
public:
    ChangesDelegate(std::function<void(const QString&)> typed, QObject* parent)
        : QStyledItemDelegate(parent), m_typed(std::move(typed)) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
        auto* edit = named(new QLineEdit(parent), "variantChanges", CompareList::tr("Settings of the variant"));
        edit->setPlaceholderText(CompareList::tr("iterations=4, warm_starting=0"));
        completePart(*edit, offered(edit), beginOfListed)->setFilterMode(Qt::MatchContains);
        connect(edit, &QLineEdit::textChanged, this, m_typed);
        return edit;
    }
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override {
        editor->setGeometry(option.rect.adjusted(0, -2, 0, 2));
    }

private:
    std::function<void(const QString&)> m_typed;
};

}  // namespace

CompareList::CompareList(VariantComparison& comparison, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_tree(named(new QTreeWidget(this), "variants", tr("Variants"))),
      m_problem(selectableLabel("variantProblem", this)) {
    m_tree->setHeaderLabels({tr("Variant"), tr("Settings")});
    m_tree->headerItem()->setToolTip(Changes,
                                     tr("The settings that differ from those at the cursor; the others are as they are now."));
    makeLineList(*m_tree);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setIconSize(sampleSize);
    m_tree->setTextElideMode(Qt::ElideRight);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked);
    m_tree->setItemDelegateForColumn(
        Changes, new ChangesDelegate([this](const QString& text) { showProblemOfChanges(tidyChanges(text)); }, m_tree));
    m_tree->header()->setSectionResizeMode(Name, QHeaderView::Interactive);
    m_tree->header()->setSectionResizeMode(Changes, QHeaderView::Interactive);
    m_tree->setMinimumHeight(40);
    m_problem->hide();
    m_tree->viewport()->installEventFilter(this);
    buildActions();

    auto* below = new QWidget(this);
    auto* buttons = new FlowLayout(below);
    buttons->setSpacing(4);
    for (QAction* action : {m_add, m_duplicate, m_remove, m_base}) {
        auto* button = new QToolButton(below);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(button);
    }
    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 0}, {{m_tree, 1}, m_problem, below});

    connect(m_tree, &QTreeWidget::itemChanged, this, &CompareList::edited);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &CompareList::showCurrentProblem);
    connect(m_tree->itemDelegateForColumn(Changes), &QAbstractItemDelegate::closeEditor, this, &CompareList::showCurrentProblem);
    connect(&m_comparison.variants(), &Variants::changed, this, &CompareList::refresh);
    connect(&m_comparison, &VariantComparison::activeChanged, this, &CompareList::refresh);
    refresh();
    new ViewState(this, [this](CompareList& before) { m_tree->setCurrentItem(m_tree->topLevelItem(before.current())); });
}

CompareList::~CompareList() {
    // An editor that is still open finishes when the tree is destroyed, and notifies a list that no longer exists.
    m_tree->itemDelegateForColumn(Changes)->disconnect(this);
    m_tree->disconnect(this);
}

void CompareList::buildActions() {
    const auto make = [this](const char* name, const QString& text, const QString& meaning, const QKeySequence& key, auto slot) {
        return named(addViewAction(*m_tree, text, key, slot), name, {},
                     tr("%1 Key: %2").arg(meaning, key.toString(QKeySequence::NativeText)));
    };
    Variants& variants = m_comparison.variants();
    const auto choose = [this](int place, int column) {
        if (place < 0) return;
        QTreeWidgetItem* item = m_tree->topLevelItem(place);
        m_tree->setCurrentItem(item);
        m_tree->setFocus();
        m_tree->editItem(item, column);
    };
    m_add = make("addVariant", tr("Add"), tr("Adds a variant and lets you type its settings."), Qt::Key_Insert,
                 [this, &variants, choose] { choose(variants.add({}), Changes); });
    m_duplicate = make("duplicateVariant", tr("Copy"), tr("Adds a copy of this variant to change."), Qt::SHIFT | Qt::Key_Insert,
                       [this, &variants, choose] { choose(variants.duplicate(current()), Changes); });
    m_remove = make("removeVariant", tr("Remove"), tr("Removes this variant."), Qt::Key_Delete,
                    [this, &variants] { variants.remove(current()); });
    m_base = make("baseVariant", tr("Base"), tr("Compares the others with this variant."), Qt::SHIFT | Qt::Key_Return,
                  [this, &variants] { variants.setBase(current()); });
    make("renameVariant", tr("Rename"), tr("Renames this variant."), Qt::Key_F2, [this, choose] { choose(current(), Name); });
    make("changeVariant", tr("Change settings"), tr("Lets you type the settings of this variant."), Qt::Key_Return,
         [this, choose] { choose(current(), Changes); });
}

void CompareList::offerIn(QMenu& menu, const std::function<void(const QString& key)>& choose) {
    menu.setToolTipsVisible(true);
    for (const ComparePreset& preset : comparePresets(Settings{})) {
        QAction* action = menu.addAction(preset.title, this, [choose, key = preset.key] { choose(key); });
        action->setObjectName(QStringLiteral("preset.") + preset.key);
        action->setToolTip(preset.explanation);
    }
    QMenu* engines = menu.addMenu(tr("Engine&s"));
    engines->setToolTipsVisible(true);
    for (const Preset& preset : presets()) {
        const QString key = qstring(preset.key);
        QAction* action = engines->addAction(engineText(preset.label), this, [&variants = m_comparison.variants(), key] {
            if (variants.count() == 0) variants.add({});  // the settings in force
            variants.add(QStringLiteral("preset=") + key);
        });
        action->setObjectName(QStringLiteral("engine.") + key);
        action->setToolTip(tr("Adds a variant. %1").arg(engineText(preset.explanation)));
    }
    menu.addSeparator();
    QAction* nothing = menu.addAction(tr("&Nothing"), &m_comparison.variants(), &Variants::clear);
    nothing->setObjectName(QStringLiteral("preset.nothing"));
}

int CompareList::current() const { return currentLine(*m_tree); }

void CompareList::refresh() {
    if (m_filling) return;
    m_filling = true;
    const Variants& variants = m_comparison.variants();
    const int before = current();
    setLineCount(*m_tree, variants.count());
    for (int i = 0; i < variants.count(); ++i) {
        const VariantEntry& entry = variants.entries()[static_cast<std::size_t>(i)];
        QTreeWidgetItem* item = m_tree->topLevelItem(i);
        const QString problem = m_comparison.problemOf(i);
        const bool isBase = i == variants.base();
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
        item->setCheckState(Name, entry.shown ? Qt::Checked : Qt::Unchecked);
        item->setIcon(Name, iconOfVariant(entry.look, palette()));
        item->setText(Name, entry.name);
        const QString about = isBase ? tr("%1: the base with which the others are compared").arg(entry.name) : entry.name;
        item->setToolTip(Name, plainToolTip(about));
        item->setText(Changes, entry.changes);
        item->setIcon(Changes, problem.isEmpty() ? QIcon() : themedIcon(QStringLiteral("warning")));
        item->setToolTip(Changes, plainToolTip(problem.isEmpty() ? entry.changes : problem));
        item->setFont(Name, bold(m_tree->font(), isBase));
    }
    if (variants.count() > 0) m_tree->setCurrentItem(m_tree->topLevelItem(std::clamp(before, 0, variants.count() - 1)));
    m_add->setEnabled(variants.hasRoom());
    m_duplicate->setEnabled(variants.hasRoom() && variants.count() > 0);
    m_remove->setEnabled(variants.count() > 0);
    m_base->setEnabled(variants.count() > 1);
    m_filling = false;
    fitColumns();
    showCurrentProblem();
}

void CompareList::showCurrentProblem() {
    if (m_filling) return;
    const int place = current();
    showProblemOfChanges(place >= 0 ? m_comparison.variants().entries()[static_cast<std::size_t>(place)].changes : QString());
}

void CompareList::showProblemOfChanges(const QString& changes) {
    const QString problem = m_comparison.problemIn(changes);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void CompareList::edited(QTreeWidgetItem* item, int column) {
    if (m_filling) return;
    Variants& variants = m_comparison.variants();
    const int place = m_tree->indexOfTopLevelItem(item);
    const QString text = item->text(column);
    const bool ticked = item->checkState(Name) == Qt::Checked;
    const VariantEntry entry = variants.entries()[static_cast<std::size_t>(place)];
    if (column == Changes)
        variants.setChanges(place, tidyChanges(text));
    else if (ticked != entry.shown)
        variants.setShown(place, ticked);
    else
        variants.rename(place, text);
    refresh();
}

bool CompareList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize) fitColumns();
    return QWidget::eventFilter(watched, event);
}

/// Both are shown in full: cut off, iterations=10 would look like another number. Where the list is narrow it scrolls.
void CompareList::fitColumns() {
    for (const Column column : {Name, Changes}) m_tree->resizeColumnToContents(column);
    const int rest = m_tree->viewport()->width() - m_tree->columnWidth(Changes);
    m_tree->setColumnWidth(Name, std::max(m_tree->columnWidth(Name), rest));
}

void CompareList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace solverscope
