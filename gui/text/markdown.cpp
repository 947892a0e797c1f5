// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "gui/text/markdown.h"

#include <md4c-html.h>

#include <QByteArray>

namespace solverscope {

QString htmlOfMarkdown(const QString& markdown, TexSpans tex) {
    const QByteArray source = markdown.toUtf8();
    QByteArray html;
    const auto append = [](const MD_CHAR* text, MD_SIZE size, void* target) {
        static_cast<QByteArray*>(target)->append(text, static_cast<qsizetype>(size));
    };
    const unsigned flags = MD_FLAG_TABLES | MD_FLAG_NOHTML | MD_FLAG_STRIKETHROUGH;
    md_html(source.constData(), static_cast<MD_SIZE>(source.size()), append, &html,
            tex == TexSpans::Yes ? flags | MD_FLAG_LATEXMATHSPANS : flags, MD_HTML_FLAG_SKIP_UTF8_BOM);
    return QString::fromUtf8(html);
}

}  // namespace solverscope
