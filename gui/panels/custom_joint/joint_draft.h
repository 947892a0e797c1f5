// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "physics/base/motion.h"
#include "physics/scene/scene.h"
#include "physics/scene/scene_file.h"

namespace solverscope {

/// A custom joint while it is being edited: its fields, whether they are valid or not. It outlives the window.
class JointDraft : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    struct Line {
        QString C;
        Demand demand = Demand::Zero;
    };

    /// What is wrong in which field; `formula` only for formulas.
    struct Problem {
        enum class Field : std::uint8_t { Name, Bodies, Formula, Parameters };
        Field field = Field::Formula;
        std::size_t formula = 0;
        int column = 0;  // in letters, from 1; 0 for the whole field
        QString message;
    };

    QString edited;  // the id of the joint of the scene that is shown; empty for a new one
    QString name;
    BodyId a{0};
    BodyId b{1};
    std::array<Line, scene_limits::formulas> lines;
    QString parameters;  // "L = 2, h = 3"
    bool soft = false;
    double frequency = 2;
    double dampingRatio = 0.5;
    std::optional<AnySpringDef> otherSpring;  // given as stiffness or as β and γ: kept until a frequency is entered
    bool collideConnected = false;

    /// Copies the fields from a custom joint.
    void take(const CustomDef& joint);
    void take(const JointDef& joint);

    /// The joint described by the fields, or the first error in them.
    std::variant<JointDef, Problem> read(const Scene& scene) const;
};

/// "L = 2, h = 3" of parameters.
QString parametersText(const std::vector<ParameterDef>& parameters);

/// A custom joint to start from.
struct JointExample {
    QString name;
    QString explanation;
    CustomDef joint;
};

/// Examples that hold for bodies that begin here.
std::vector<JointExample> jointExamples(const Pose& a, const Pose& b);

}  // namespace solverscope
