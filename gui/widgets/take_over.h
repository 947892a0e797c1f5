// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How a window that is made anew in another language gets the state of the one that it stands for.
#pragma once

class QWidget;

namespace solverscope {

/// A view that has more to hand on than what its controls stand at: what was zoomed, chosen, computed.
class RestorableView {
public:
    virtual ~RestorableView() = default;

    /// `before`: the same view of the window that goes. It still lives, and may be emptied.
    virtual void takeOver(RestorableView& before) = 0;
};

/// Says what a view has to hand on, once its type is known: class X : public QWidget, public Heir<X> { void inherit(X& before); }
template <typename View>
class ViewState : public RestorableView {
public:
    void takeOver(RestorableView& before) final { static_cast<View*>(this)->restoreFrom(static_cast<View&>(before)); }
};

/// Goes through both windows side by side. First every RestorableView is asked; then controls that stand elsewhere than before are
/// moved there as if by the user: lists, check boxes, numbers, lines of text, tabs, splitters. Where the windows differ, what has
/// no counterpart is left alone. Scroll bars follow when the layout is done.
void restoreViews(QWidget& before, QWidget& now);

/// Puts the keyboard where it was.
void restoreFocus(QWidget& before, QWidget& now);

}  // namespace solverscope
