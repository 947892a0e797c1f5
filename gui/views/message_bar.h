// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace solverscope {

/// A line above or below the scene that says something without standing in the way: selectable, and gone at a click.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Problem, Hint };

    explicit MessageBar(Kind kind, QWidget* parent = nullptr);

    void showText(const QString& text);
    QString text() const;

signals:
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintGround();

    Kind m_kind;
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_close;
};

}  // namespace solverscope
