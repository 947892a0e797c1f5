// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QString>

namespace solverscope {

enum class TexSpans : bool { No, Yes };

/// The HTML of a Markdown text, with tables; HTML in it is text. With TeX, `$…$` becomes <x-equation>.
QString htmlOfMarkdown(const QString& markdown, TexSpans tex);

}  // namespace solverscope
