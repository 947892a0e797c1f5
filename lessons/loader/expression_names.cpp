// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include "lessons/loader/expression_names.h"

#include <algorithm>
#include <array>

namespace solverscope {
namespace {

constexpr std::array functions{
    FunctionName{"abs", "n", false},
    FunctionName{"sqrt", "n", false},
    FunctionName{"min", "nn", false},
    FunctionName{"max", "nn", false},
    FunctionName{"sign", "n", false},
    FunctionName{"sin", "n", false},  // of an angle in rad, like the next two
    FunctionName{"cos", "n", false},
    FunctionName{"tan", "n", false},
    FunctionName{"iterations_to", "n"},   // sweeps until the velocity error is this share of the cold error
    FunctionName{"velocity_error", "n"},  // √J, after that sweep; 0: before the first
    FunctionName{"cold_error", ""},       // √J, before any impulse
    FunctionName{"error_share", "n"},     // the error after that sweep as a share of the cold error
    FunctionName{"predicted_rate", ""},
    FunctionName{"row_lambda", "tn"},  // N s, Λ after that sweep; 0: before the first
    FunctionName{"row_delta", "tn"},   // N s, what the visit in that sweep added
    FunctionName{"reference_lambda", "t"},
    FunctionName{"row_count", ""},
    FunctionName{"contact_count", ""},
    FunctionName{"has_row", "t"},
    FunctionName{"max_penetration", ""},
    FunctionName{"fastest", ""},         // m/s, of all bodies
    FunctionName{"kinetic_energy", ""},  // J
    FunctionName{"energy", ""},          // J, kinetic and potential
    FunctionName{"degrees_of_freedom_left", ""},
    FunctionName{"first_contact", ""},  // the first step with a contact
    FunctionName{"step", ""},
    FunctionName{"iteration", ""},
    FunctionName{"time", ""},
};

constexpr std::array<std::string_view, 17> eventFields{
    "jv",  "raw_delta", "sum_before", "sum_after",      "delta", "lower",  "upper",     "clamped", "bias",
    "n_x", "n_y",       "w_a",        "effective_mass", "w_b",   "is_row", "iteration", "row"};
constexpr std::array<std::string_view, 14> rowFields{
    "effective_mass", "inverse_effective_mass", "bias", "lambda", "n_x", "n_y", "w_a", "w_b", "lower", "upper", "friction", "jv",
    "place",          "reference_lambda"};
constexpr std::array<std::string_view, 14> bodyFields{"x",
                                                      "y",
                                                      "angle",
                                                      "vx",
                                                      "vy",
                                                      "omega",
                                                      "pseudo_vx",
                                                      "pseudo_vy",
                                                      "pseudo_omega",
                                                      "mass",
                                                      "inverse_mass",
                                                      "inertia",
                                                      "inverse_inertia",
                                                      "is_static"};

constexpr std::array<std::string_view, 10> ownJointFields{"count", "C",     "j_x_a",     "j_y_a", "j_angle_a",
                                                          "j_x_b", "j_y_b", "j_angle_b", "K",     "effective_mass"};

const std::array objects{
    ObjectName{"own_joint", "", ownJointFields},
    ObjectName{"event", "", eventFields},
    ObjectName{"row", "[t]", rowFields},
    ObjectName{"a", "", bodyFields},
    ObjectName{"b", "", bodyFields},
    ObjectName{"body", "[t]", bodyFields},
};

}  // namespace

const FunctionName* findFunction(std::string_view name) {
    const auto found = std::find_if(functions.begin(), functions.end(), [&](const auto& one) { return one.name == name; });
    return found == functions.end() ? nullptr : &*found;
}

const ObjectName* findObject(std::string_view name) {
    const auto found = std::find_if(objects.begin(), objects.end(), [&](const auto& one) { return one.name == name; });
    return found == objects.end() ? nullptr : &*found;
}

}  // namespace solverscope
