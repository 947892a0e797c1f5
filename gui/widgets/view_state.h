// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How a window rebuilt in another language gets the state of the window that it replaces.
#pragma once

class QWidget;

namespace solverscope {

/// A view with more state than that of its controls: zoom, selection, results.
class RestorableView {
public:
    virtual ~RestorableView() = default;

    /// `before`: the same view of the old window. It still exists, and may be emptied.
    virtual void takeStateFrom(RestorableView& before) = 0;
};

/// The type-safe form for a view: class X : public QWidget, public ViewState<X> { void restoreFrom(X& before); }
template <typename View>
class ViewState : public RestorableView {
public:
    void takeStateFrom(RestorableView& before) final { static_cast<View*>(this)->restoreFrom(static_cast<View&>(before)); }
};

/// Walks through both windows in parallel. First every RestorableView is handled, then controls whose value differs are changed
/// as if by the user: lists, check boxes, numbers, lines of text, tabs, splitters. Controls without a counterpart are left
/// alone. Scroll bars follow when the layout is done.
void restoreViews(QWidget& before, QWidget& now);

/// Restores the keyboard focus.
void restoreFocus(QWidget& before, QWidget& now);

}  // namespace solverscope
