// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// How a window rebuilt in another language gets the state of the window that it replaces.
#pragma once

#include <QWidget>
#include <functional>
#include <tuple>
#include <type_traits>

namespace solverscope {

/// See ViewState.
class AnyViewState : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// `before`: that of a view of the same class.
    virtual void takeFrom(AnyViewState& before) = 0;
};

/// What a view keeps in another language beside the values of its controls: zoom, selection, results. A child of the view, made in
/// its constructor:
///     new ViewState(this, [this](ThisView& before) { … }, m_scale, m_chosen);
template <typename View, typename... Members>
class ViewState final : public AnyViewState {
public:
    /// The view swaps these members with the view that it replaces. Then `restored`, if any, is called; it may read more of that
    /// view.
    ViewState(View* view, std::type_identity_t<std::function<void(View& before)>> restored, Members&... members)
        : AnyViewState(view), m_view(*view), m_restored(std::move(restored)), m_members(members...) {}

    void takeFrom(AnyViewState& before) override {
        auto& other = static_cast<ViewState&>(before);
        m_members.swap(other.m_members);
        if (m_restored) m_restored(other.m_view);
    }

private:
    View& m_view;
    std::function<void(View& before)> m_restored;
    std::tuple<Members&...> m_members;
};

/// Walks through both windows in parallel. First every view with a ViewState takes it, then controls whose value differs are
/// changed as if by the user: lists, check boxes, numbers, lines of text, tabs, splitters. Controls without a counterpart are left
/// alone. Scroll bars follow when the layout is done.
void restoreViews(QWidget& before, QWidget& now);

/// Restores the keyboard focus.
void restoreFocus(QWidget& before, QWidget& now);

}  // namespace solverscope
