// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QCoreApplication>
#include <QString>

#include "gui/notebook/moment_report.h"
#include "gui/session/notebook_file.h"

namespace solverscope {

/// A notebook as one HTML page to read: no script, nothing loaded from elsewhere, light or dark as the reader likes it. The same
/// notebook gives the same bytes. To be used in the thread of the widgets, as charts are drawn.
class NotebookPage {
    Q_DECLARE_TR_FUNCTIONS(NotebookPage)

public:
    explicit NotebookPage(const Notebook& notebook);

    void add(const Bookmark& bookmark, const MomentReport& report);
    QByteArray finish() const;

private:
    QString changes(const Settings& settings) const;
    QString rowTable(const MomentReport& report) const;
    QString bodyTable(const MomentReport& report) const;
    QString linkOf(const Bookmark& bookmark) const;

    QString m_title;
    QString m_source;
    std::shared_ptr<const Scene> m_scene;  // of the first moment: the others say in what they differ
    QString m_contents;
    QString m_body;
    int m_moments = 0;
};

/// The beginning of a page, to its heading: no script, nothing loaded from elsewhere.
QString pageBegin(const QString& title, const QString& moreStyle = {});

/// Text that means itself in HTML.
QString htmlText(const QString& plain);

/// A cell of a table, with a text or with a number that is shown to six digits and in full in its tool tip.
QString htmlCell(const QString& text);
QString htmlNumberCell(double value);

/// The address of a picture that is part of the page: `imageType` as in "image/png".
QString dataUri(const char* imageType, const QByteArray& image);

/// A note's Markdown as HTML: HTML in it is text, pictures become their names, and links lead only to web pages.
QString htmlNote(const QString& markdown);

}  // namespace solverscope
