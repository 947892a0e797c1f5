// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace solverscope {

struct ReferenceProgress;

/// Asks whether to search for an exact answer that takes long, and shows how far a search is, with a button that ends it. Empty
/// and hidden where there is nothing to ask or to wait for.
class ReferenceBar : public QWidget {
    Q_OBJECT

public:
    /// `name`: the prefix of the widgets' object names, followed by "Progress", "Find" and "Cancel".
    ReferenceBar(const char* name, QWidget* parent = nullptr);

    void showNothing();
    void ask();
    void showSearch(std::shared_ptr<const ReferenceProgress> progress);

    bool asks() const;
    void focusFind();

signals:
    void findClicked();
    void cancelClicked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showProgress();

    QLabel* m_text;
    QBoxLayout* m_row = nullptr;
    QPushButton* m_find;
    QPushButton* m_cancel;
    std::shared_ptr<const ReferenceProgress> m_progress;  // of the search that is under way
    QTimer m_ticker;
};

}  // namespace solverscope
