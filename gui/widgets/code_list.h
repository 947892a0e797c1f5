// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QListWidget>
#include <QTextLayout>
#include <optional>
#include <vector>

#include "gui/widgets/cpp_highlighter.h"

namespace solverscope {

/// Wraps a line at the width: what follows is indented a little more than the line itself. Returns its height.
double layOutCode(QTextLayout& layout, double width);

/// Lines of code in a list that is as high as they are. A line that can be chosen is chosen by a click, or with Up, Down and Return
/// or Space; lines that can be moved are dragged, or moved with Alt+Up and Alt+Down.
class CodeList : public QListWidget {
    Q_OBJECT

public:
    /// What the margin shows next to a line.
    enum class Sign { None, Stop, Here, Open, Picked, Right, Wrong, Handle };

    struct Line {
        QString text;
        QString number = {};
        Sign sign = Sign::None;
        bool isChoosable = true;
        bool isMarked = false;  // by its ground
    };

    CodeList(const char* name, const QString& accessible, QWidget* parent);

    /// In letters of one width, in the colours of C++; otherwise as words.
    void setCode(bool code);
    void setMovable(bool movable);

    void setLines(std::vector<Line> lines);
    const std::vector<Line>& lines() const { return m_lines; }
    void setSign(int line, Sign sign, bool marked);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int line, bool byReturn);

    /// The line is to change places with the next one (+1) or the one before (−1).
    void moveRequested(int line, int by);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    friend class CodeLines;

    bool uses(const QKeyEvent& key) const;
    bool isChoosable(int line) const;
    int lineAt(QPoint place) const;
    int marginWidth() const;
    int lineHeight(int line, int width) const;
    void describe(int line);
    void drag(int y);
    void bringIntoView(int line);

    std::vector<Line> m_lines;
    std::optional<CppColours> m_colours;  // until the palette changes
    bool m_isCode = true;
    bool m_isMovable = false;
    int m_pressed = -1;
};

}  // namespace solverscope
