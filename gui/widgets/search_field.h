// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QLineEdit>

class QAbstractItemView;

namespace solverscope {

/// A field above what it sifts. Up, Down and the page keys go on in the list of what was found, Return uses the best of it, and
/// Escape first clears the field and only then closes the dialog around it.
class SearchField : public QLineEdit {
    Q_OBJECT

public:
    SearchField(const char* name, const QString& meaning, const QString& placeholder, QWidget* parent);

    /// Without a list, the keys of a list are the same as Return.
    void setList(QAbstractItemView* list) { m_list = list; }
    /// The words typed, without the blanks around them.
    QStringList words() const { return text().split(QLatin1Char(' '), Qt::SkipEmptyParts); }
    /// Takes the keyboard; what is typed next replaces the text.
    void begin();

signals:
    void entered();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QAbstractItemView* m_list = nullptr;
};

}  // namespace solverscope
