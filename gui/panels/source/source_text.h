// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QPlainTextEdit>
#include <functional>
#include <vector>

#include "gui/panels/source/solver_source.h"
#include "gui/widgets/cpp_highlighter.h"

namespace solverscope {

/// Source text with line numbers, one marked line, and values at the end of lines. Read-only; can be selected and scrolled by
/// the keyboard.
class SourceText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceText(QWidget* parent = nullptr);

    void setSource(const QString& text);

    /// Marks a line (0: none) and brings it into view when it is out of it.
    void mark(int line);
    int markedLine() const { return m_marked; }

    /// What the gutter shows next to a line.
    enum class GutterSign { Stop, Breakpoint, BreakpointOff };  // a place for one; one; one that is switched off
    struct Sign {
        int line;
        GutterSign sign;
    };
    void setSigns(std::vector<Sign> signs);
    const std::vector<Sign>& signs() const { return m_signs; }

    /// The position of the text cursor.
    int caretLine() const { return textCursor().blockNumber() + 1; }

    void setNotes(std::vector<SolverSource::Note> notes);
    const std::vector<SolverSource::Note>& notes() const { return m_notes; }

    /// Text at the ends of lines, after the notes.
    struct Remark {
        int line;
        QString text;
    };
    void setRemarks(std::vector<Remark> remarks);
    const std::vector<Remark>& remarks() const { return m_remarks; }

    /// Returns the tool tip for a name of the source; empty: none.
    void setExplanation(std::function<QString(const QString& name)> explain) { m_explain = std::move(explain); }

    /// The name at the text cursor, with the qualifiers before its dots; empty: none.
    QString nameAtCaret() const;

    /// The same for a place of the viewport.
    QString nameAt(QPoint place) const;

signals:
    void gutterClicked(int line);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class SourceGutter;

    int gutterWidth() const;
    void placeGutter();
    void paintGutter(QPaintEvent* event);
    void paintSign(QPainter& painter, GutterSign sign, QPointF centre, double size) const;
    int lineAt(int y) const;
    void showMark();
    void bringMarkIntoView();
    QRectF placeOf(const QTextBlock& block) const;

    QWidget* m_gutter;
    CppHighlighter* m_highlighter;
    int m_marked = 0;
    std::vector<SolverSource::Note> m_notes;
    std::vector<Remark> m_remarks;
    std::function<QString(const QString&)> m_explain;
    std::vector<Sign> m_signs;
};

}  // namespace solverscope
