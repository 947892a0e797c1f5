// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPixmap>
#include <QString>
#include <QWidget>

namespace solverscope {

/// A small picture of the bodies and joints of a scene as they stand at the beginning.
class ScenePreview : public QWidget {
    Q_OBJECT

public:
    explicit ScenePreview(QWidget* parent = nullptr);

    /// Shows the scene of that file; empty: nothing.
    void showScene(const QString& file);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_file;
    QPixmap m_picture;
};

}  // namespace solverscope
