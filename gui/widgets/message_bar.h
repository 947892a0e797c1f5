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

    /// Whether it has something to say; while it yields to another bar it says so later.
    bool isWanted() const { return m_wanted; }
    void setYields(bool yields);

    void setVisible(bool on) override;

signals:
    void wantedChanged();
    void dismissed();
    void accepted();
    void refused();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintGround();

    Kind m_kind;
    bool m_wanted = false;
    bool m_yields = false;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_offer;
    QPushButton* m_refuse;
    QToolButton* m_close;
};

}  // namespace solverscope
