// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/panels/row_card/block_html.h"

#include <QPalette>
#include <initializer_list>

#include "gui/style/theme.h"
#include "gui/text/number_text.h"
#include "gui/text/row_text.h"

namespace solverscope {
namespace {

QString tableRow(std::initializer_list<QString> cells, const char* tag = "td") {
    QString html = QStringLiteral("<tr>");
    for (const QString& cell : cells)
        html += QStringLiteral("<%1 align=\"right\" style=\"white-space:nowrap\">%2</%1>").arg(QLatin1String(tag), cell);
    return html + QStringLiteral("</tr>");
}

/// Few digits, for the width of the panel; copied text has them all.
QString brief(double number, const QString& unit = {}) { return withUnit(shown(number, 4), unit); }

}  // namespace

QString blockInHtml(const BlockDescription& block, const QPalette& palette) {
    const QString faint = blended(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.55).name();
    const auto noted = [&](const QString& text) { return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(faint, text); };
    QString html = QStringLiteral("<p>%1</p>").arg(block.sentence.toHtmlEscaped());

    if (!block.lines.empty()) {
        html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">") +
                tableRow({QStringLiteral("C"), QStringLiteral("k"), QStringLiteral("f = clamp(Λ − k C)"), QStringLiteral("f / h²")},
                         "th");
        // The name has a line of its own, so that the numbers fit beside each other.
        for (const BlockDescription::Line& line : block.lines) {
            html += QStringLiteral("<tr><td colspan=\"4\">%1</td></tr>").arg(noted(line.name.toHtmlEscaped()));
            html += tableRow({brief(line.C, rowUnit(RowList::Positions, line.turns)),
                              brief(line.stiffness, qstring(unitText(UnitKind::Mass, RowList::Positions, line.turns))),
                              brief(line.force, impulseUnit(RowList::Positions, line.turns)),
                              brief(block.newtons(line), line.turns ? QStringLiteral("N m") : QStringLiteral("N"))});
        }
        html += QStringLiteral("</table>");
    }

    const BodyMatrix& A = block.matrix;
    html += QStringLiteral("<p>%1</p><table cellspacing=\"0\" cellpadding=\"3\">").arg(blockEquation);
    html += tableRow({QString(), QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("θ"), QString(), QStringLiteral("Δx"),
                      QString(), QStringLiteral("M (y − x) + Σ Jᵀ f")},
                     "th");
    const auto equation = [&](const char* name, Real x, Real y, Real turn, Real step, const char* unit, Real right) {
        html += tableRow({noted(QString::fromUtf8(name)), brief(x), brief(y), brief(turn), QStringLiteral("·"),
                          QStringLiteral("<b>%1</b>").arg(brief(step, QLatin1String(unit))), QStringLiteral("="), brief(right)});
    };
    equation("x", A.xx, A.xy, A.xw, block.step.v.x, "m", block.force.v.x);
    equation("y", A.xy, A.yy, A.yw, block.step.v.y, "m", block.force.v.y);
    equation("θ", A.xw, A.yw, A.ww, block.step.w, "rad", block.force.w);
    html += QStringLiteral("</table>");
    return html +
           QStringLiteral("<p><small>%1</small></p>")
               .arg(noted(BlockDescription::tr(
                   "Everything is multiplied by h²: k and the matrix are in kg, as the mass of the body is, and f in kg m.")));
}

}  // namespace solverscope
