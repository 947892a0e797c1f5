// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Drawings as the contents of picture files.
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <functional>

class QImage;
class QPainter;

namespace solverscope {

/// `size` in px. With a title the picture is for itself, and its letters are as large as on the screen.
QByteArray svgOf(QSize size, const std::function<void(QPainter&)>& paint, const QString& title = {});

QByteArray pngOf(const QImage& image);

bool isSvgName(const QString& file);
bool isPngName(const QString& file);

}  // namespace solverscope
