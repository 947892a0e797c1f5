// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/charts/chart_legend.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include "gui/charts/flow_layout.h"
#include "gui/charts/series_look.h"
#include "gui/models/plain_tool_tip.h"

namespace solverscope {

ChartLegend::ChartLegend(QWidget* parent) : QWidget(parent), m_layout(new FlowLayout(this)) {
    QSizePolicy wraps(QSizePolicy::Preferred, QSizePolicy::Minimum);
    wraps.setHeightForWidth(true);
    setSizePolicy(wraps);
}

void ChartLegend::rebuild(const std::vector<ChartSeries>& series) {
    for (QToolButton* button : m_buttons) {
        m_layout->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    for (const ChartSeries& one : series) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("legend:") + one.name);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(sampleSize);
        button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        connect(button, &QToolButton::toggled, this, [this, name = one.name](bool on) { emit toggled(name, on); });
        m_layout->addWidget(button);
        button->setVisible(one.inLegend);
        m_buttons.push_back(button);
    }
}

void ChartLegend::setShown(std::size_t place, bool shown) {
    const QSignalBlocker quiet(m_buttons[place]);
    m_buttons[place]->setChecked(shown);
}

void ChartLegend::setNames(const std::vector<ChartSeries>& series, bool roomy) {
    for (std::size_t i = 0; i < series.size(); ++i) {
        const QString full = legendText(series[i]);
        const QString text = roomy ? full : series[i].name;
        const QString told = plainToolTip(series[i].meaning.isEmpty() ? full : full + QChar('\n') + series[i].meaning);
        if (m_buttons[i]->text() != text) m_buttons[i]->setText(text);
        if (m_buttons[i]->toolTip() != told) m_buttons[i]->setToolTip(told);
    }
}

void ChartLegend::restyle(const std::vector<ChartSeries>& series, const QPalette& palette) {
    for (std::size_t i = 0; i < series.size(); ++i) {
        QPixmap pixmap(sampleSize * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintSample(painter, series[i], palette, {0, 0});
        painter.end();
        m_buttons[i]->setIcon(pixmap);
    }
}

}  // namespace solverscope
