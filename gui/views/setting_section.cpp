// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/views/setting_section.h"

#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/views/setting_entry.h"
#include "gui/widgets/build.h"

namespace solverscope {
namespace {

constexpr int sectionIndent = 18;  // so far as the heading's arrow goes

}  // namespace

SettingSection::SettingSection(const QString& key, const QString& title, QWidget* parent)
    : QWidget(parent), m_key(key), m_title(title), m_heading(new QToolButton(this)), m_content(new QWidget(this)) {
    setObjectName(QStringLiteral("section.") + key);
    m_heading->setObjectName(QStringLiteral("heading.") + key);
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_heading->setFocusPolicy(Qt::StrongFocus);
    m_heading->installEventFilter(this);
    QFont font = m_heading->font();
    font.setBold(true);
    m_heading->setFont(font);
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
