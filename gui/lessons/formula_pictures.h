// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QColor>
#include <QImage>
#include <QString>
#include <QUrl>

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

}  // namespace solverscope
