// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/settings/setting_entry.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <algorithm>

#include "gui/session/debugger_controller.h"
#include "gui/style/text_size.h"
#include "gui/style/theme.h"
#include "gui/text/language.h"
#include "gui/text/number_text.h"
#include "gui/widgets/build.h"
#include "gui/widgets/number_edit.h"
#include "gui/widgets/setting_editor.h"

namespace solverscope {
namespace {

constexpr int gapBelow = 8;
constexpr int sectionIndent = 18;  // indented like the heading's arrow
constexpr int numberWidth = 150;   // "0.0166666666666667 s" fits

QString title(const SettingInfo& info) {
    QString text = settingLabel(info);
    if (!info.symbol.empty()) text += QStringLiteral(" ") + qstring(info.symbol);
    return text;
}

QString rangeText(const SettingInfo& info) {
    if (info.kind != SettingKind::Integer && info.kind != SettingKind::Number) return {};
    return QCoreApplication::translate("Settings", "%1 to %2.")
        .arg(shortText(info.lowest), withUnit(shortText(info.highest), info.unit));
}

QString searchedText(const SettingInfo& info) {
    QStringList parts{title(info), qstring(info.key), settingExplanation(info)};
    for (const SettingGroupInfo& group : settingGroups())
        if (group.group == info.group) parts << engineText(group.label);
    for (const SettingChoice& choice : info.choices)
        parts << qstring(choice.name) << engineText(choice.label) << engineText(choice.explanation) << engineText(choice.group);
    return parts.join(QLatin1Char('\n')).toLower();
}

bool occur(const QStringList& words, const QString& text) {
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

}  // namespace

SettingEntry::SettingEntry(DebuggerController& controller, const SettingInfo& info, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_info(info),
      m_name(new QLabel(title(info), this)),
      m_editor(new SettingEditor(controller, info, false, this)),
      m_reset(new QToolButton(this)),
      m_text(new QLabel(this)),
      m_searched(searchedText(info)) {
    setObjectName(qstring(info.key) + QStringLiteral(".entry"));
    m_name->setBuddy(m_editor);
    m_name->setWordWrap(true);
    m_reset->setIcon(themedIcon(QStringLiteral("reset")));
    m_reset->setAutoRaise(true);
    m_reset->setObjectName(qstring(info.key) + QStringLiteral(".reset"));
    m_reset->setAccessibleName(tr("Reset %1").arg(settingLabel(info)));
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    connect(m_reset, &QToolButton::clicked, this, &SettingEntry::resetToScene);
    m_text->setObjectName(qstring(info.key) + QStringLiteral(".text"));
    m_text->setWordWrap(true);
    m_text->setForegroundRole(QPalette::PlaceholderText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, gapBelow);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(0, 1);
    // The names of choices are long: their lists take the whole width.
    const bool wide = info.kind == SettingKind::Choice;
    if (!wide) m_editor->setFixedWidth(textScaled(numberWidth));
    grid->addWidget(m_name, 0, 0, 1, wide ? 2 : 1);
    grid->addWidget(m_editor, wide ? 1 : 0, wide ? 0 : 1, 1, wide ? 2 : 1);
    grid->addWidget(m_reset, wide ? 1 : 0, 2);
    grid->addWidget(m_text, 2, 0, 1, 3);
}

void SettingEntry::resetToScene() { m_controller.changeSettings({{std::string(m_info.key), m_sceneText.toStdString()}}); }

void SettingEntry::showValue(const Settings& settings, const Settings& own, const QString& idle, bool locked) {
    m_editor->show(settings);
    const QString text = QString::fromStdString(settingText(settings, m_info.key));
    m_sceneText = QString::fromStdString(settingText(own, m_info.key));
    m_differs = text != m_sceneText;
    m_name->setFont(bold(m_name->font(), m_differs));
    m_reset->setVisible(m_differs);
    m_reset->setToolTip(tr("Resets to the scene's own value, %1").arg(m_sceneText));
    m_editor->setEnabled(idle.isEmpty());
    setDisabledReason(*m_editor, idle);
    m_reset->setEnabled(!locked);
    m_name->setForegroundRole(idle.isEmpty() ? QPalette::WindowText : QPalette::PlaceholderText);
    const auto chosen = std::ranges::find(m_info.choices, text.toStdString(), &SettingChoice::name);
    m_chosen = chosen == m_info.choices.end() ? QString() : engineText(chosen->explanation);
    m_idle = idle;
    m_locked = locked;
    explain();
}

void SettingEntry::showBegin(std::int64_t step) {
    if (step == m_begin) return;
    m_begin = step;
    explain();
}

void SettingEntry::setExplained(bool on) {
    m_explained = on;
    explain();
}

bool SettingEntry::matches(const QStringList& words) const { return occur(words, m_searched); }

bool SettingEntry::matchesName(const QStringList& words) const {
    return occur(words, (title(m_info) + QLatin1Char('\n') + qstring(m_info.key)).toLower());
}

void SettingEntry::takeFocus() { m_editor->setFocus(Qt::TabFocusReason); }

void SettingEntry::explain() {
    QStringList lines;
    if (isIdle() && !m_locked) lines << QStringLiteral("<b>%1</b>").arg(m_idle.toHtmlEscaped());
    if (m_begin > 1) lines << QStringLiteral("<b>%1</b>").arg(tr("Acts from step %1 on.").arg(m_begin));
    if (!m_chosen.isEmpty()) lines << m_chosen.toHtmlEscaped();
    if (m_explained) lines << (settingExplanation(m_info) + QLatin1Char(' ') + rangeText(m_info)).trimmed().toHtmlEscaped();
    m_text->setText(lines.join(m_chosen.isEmpty() ? QStringLiteral(" ") : QStringLiteral("<br>")));
    m_text->setVisible(!lines.isEmpty());
}

SettingSection::SettingSection(const QString& key, const QString& title, QWidget* parent)
    : QWidget(parent), m_key(key), m_title(title), m_heading(new QToolButton(this)), m_content(new QWidget(this)) {
    setObjectName(QStringLiteral("section.") + key);
    m_heading->setObjectName(QStringLiteral("heading.") + key);
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_heading->setFocusPolicy(Qt::StrongFocus);
    m_heading->installEventFilter(this);
    m_heading->setFont(bold(m_heading->font()));
    connect(m_heading, &QToolButton::clicked, this, [this] { toggle(!m_open); });

    auto* entries = new QVBoxLayout(m_content);
    entries->setContentsMargins(sectionIndent, 2, 0, 4);
    entries->setSpacing(4);
    fillPanel(this, {.margins = {0, 0, 0, 0}, .spacing = 0}, {m_heading, m_content});
    refresh();
}

void SettingSection::add(SettingEntry* entry) {
    m_content->layout()->addWidget(entry);
    m_entries.push_back(entry);
}

void SettingSection::setOpen(bool open) {
    m_open = open;
    refresh();
}

void SettingSection::setSearched(bool on) {
    m_searched = on;
    refresh();
}

void SettingSection::countChanges() {
    const auto changed =
        std::count_if(m_entries.begin(), m_entries.end(), [](const SettingEntry* each) { return each->differs(); });
    m_heading->setText(changed == 0 ? m_title : tr("%1 · %2 changed").arg(m_title).arg(changed));
}

bool SettingSection::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_heading || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    toggle(key == Qt::Key_Left ? false : key == Qt::Key_Right ? true : !m_open);
    return true;
}

void SettingSection::toggle(bool open) {
    if (m_searched || open == m_open) return;
    setOpen(open);
    emit toggled();
}

void SettingSection::refresh() {
    const bool shown = m_open || m_searched;
    m_heading->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
    m_heading->setAccessibleDescription(shown ? tr("open") : tr("closed"));
    m_content->setVisible(shown);
    countChanges();
}

}  // namespace solverscope
