// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPalette>
#include <QString>
#include <QTextBrowser>

#include "gui/lessons/formula_pictures.h"

namespace solverscope {

/// Markdown as the HTML that Qt's rich text shows well: formulas and listings on a ground of their own, tables with lines.
/// HTML in the text is shown as text. Display formulas become images as `pictures` knows them, or stay TeX without it.
QString htmlFromMarkdown(const QString& markdown, const QPalette& palette, const FormulaPictures* pictures = nullptr);

/// A property of the widget around lessons from a folder: the folder. Without it they are built in.
inline constexpr const char* folderOfLessons = "folderOfLessons";

/// A lesson's text: as tall as its content; opens no links by itself.
class LessonTextView : public QTextBrowser {
    Q_OBJECT

public:
    explicit LessonTextView(QWidget* parent = nullptr);

    void setLessonText(const QString& markdown);

    /// Texts contain only pictures of the lessons' own formulas, so nothing else is ever loaded.
    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    FormulaPictures pictures() const;
    void render();
    void fit();

    QString m_markdown;
    int m_renderedWidth = 0;
};

}  // namespace solverscope
