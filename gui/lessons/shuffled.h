// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace solverscope {

/// The places 0 … count − 1 in an order that depends on the question and its instance only: it is the same when the learner
/// returns.
inline std::vector<int> shuffledPlaces(std::size_t count, const std::string& question, int instance, int attempt = 0) {
    std::vector<int> places(count);
    std::iota(places.begin(), places.end(), 0);
    std::vector<int> seed(question.begin(), question.end());
    seed.push_back(instance);
    seed.push_back(attempt);
    std::seed_seq seeds(seed.begin(), seed.end());
    std::mt19937 random(seeds);
    for (std::size_t left = count; left > 1; --left) std::swap(places[left - 1], places[random() % left]);
    return places;
}

}  // namespace solverscope
