// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace solverscope {

/// A line above or below the scene that displays a message without being modal: selectable, and closed by a click.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Problem, Hint };

    explicit MessageBar(Kind kind, QWidget* parent = nullptr);

    void showText(const QString& text);

    /// A button next to the text; a click emits `accepted` and closes the bar.
    void offer(const QString& what);

    /// A second button, which closes the bar and emits `refused`; otherwise only the cross closes it.
    void offerToRefuse(const QString& what);

    QString text() const;

signals:
    void dismissed();
    void accepted();
    void refused();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintGround();

    Kind m_kind;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_offer;
    QPushButton* m_refuse;
    QToolButton* m_close;
};

}  // namespace solverscope
