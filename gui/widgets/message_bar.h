// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace solverscope {

/// A line above or below the scene that says something without standing in the way: selectable, and gone at a click.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Problem, Hint };

    explicit MessageBar(Kind kind, QWidget* parent = nullptr);

    void showText(const QString& text);

    /// A button beside the text; pressed, it sends `accepted` and the bar goes.
    void offer(const QString& what);

    QString text() const;

signals:
    void dismissed();
    void accepted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintGround();

    Kind m_kind;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_offer;
    QToolButton* m_close;
};

}  // namespace solverscope
