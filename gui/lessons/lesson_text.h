// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QImage>
#include <QPalette>
#include <QString>
#include <QTextBrowser>
#include <QUrl>
#include <vector>

#include "gui/text/symbols.h"

class QTextBlock;

namespace solverscope {

/// The pictures of formulas in a folder of lessons, in a colour and a size that fit the text around them.
class FormulaPictures {
public:
    /// `lessons`: the folder that contains formulas/; empty for the built-in lessons. `letterHeight`: of the surrounding text,
    /// in pixels, as a font's pixel size. Pictures wider than `widest` are scaled down.
    FormulaPictures(const QString& lessons, QColor colour, double letterHeight, double widest, double pixelRatio)
        : m_lessons(lessons), m_colour(colour), m_letterHeight(letterHeight), m_widest(widest), m_pixelRatio(pixelRatio) {}

    /// An <img> for a formula, or its TeX if there is no picture of it.
    QString html(const QString& tex) const;

    /// The picture for the address of such an <img>; null for any other address.
    QImage image(const QUrl& address) const;

private:
    QByteArray picture(const QString& name) const;

    QString m_lessons;
    QColor m_colour;
    double m_letterHeight;
    double m_widest;
    double m_pixelRatio;
};

/// Markdown as the HTML that Qt's rich text shows well: formulas and listings on a ground of their own, tables with lines.
/// HTML in the text is shown as text. Display formulas become images as `pictures` knows them, or stay TeX without it.
QString htmlFromMarkdown(const QString& markdown, const QPalette& palette, const FormulaPictures* pictures = nullptr);

/// A property of the widget around lessons from a folder: the folder. Without it they are built in.
inline constexpr const char* folderOfLessons = "folderOfLessons";

/// The same: the number of the lesson and that of the article it mirrors, by which its letters are understood; a QStringList.
inline constexpr const char* symbolScopes = "symbolScopes";

/// What the symbols of a line are, as a tip; empty if it has none. `place`: a widget of the lesson.
QString symbolTips(const QString& line, const QWidget& place);

/// A lesson's text: as tall as its content; opens no links by itself. Symbols of the glossary in it have tips.
class LessonTextView : public QTextBrowser {
    Q_OBJECT

public:
    explicit LessonTextView(QWidget* parent = nullptr);

    void setLessonText(const QString& markdown);

    /// The glossary's entries of the symbols in it, in the order of their first use.
    std::vector<const GlossaryEntry*> symbols() const;

    /// The id of the entry of the symbol under the mouse; empty if there is none.
    QString symbolUnderMouse() const { return m_underMouse ? m_underMouse->id : QString(); }

    /// Texts contain only pictures of the lessons' own formulas, so nothing else is ever loaded.
    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    FormulaPictures pictures() const;
    void render();
    void fit();
    std::vector<const GlossaryEntry*> symbolsAt(QPoint at) const;
    std::vector<FoundSymbol> symbolsIn(const QTextBlock& block) const;
    std::vector<FoundSymbol> symbolsOfFormula(int number) const;

    QString m_markdown;
    const GlossaryEntry* m_underMouse = nullptr;
    int m_renderedWidth = 0;
};

}  // namespace solverscope
