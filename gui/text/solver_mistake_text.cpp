// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#include <QCoreApplication>

#include "gui/text/capstone_text.h"

namespace solverscope {
namespace {

struct SolverMistakeText {
    Q_DECLARE_TR_FUNCTIONS(solverscope::SolverMistakeText)
};

QString ofRows(SolverMistake mistake) {
    using enum SolverMistake;
    switch (mistake) {
        case NoRows:
            return SolverMistakeText::tr("Fill step.rows with a row for each contact, then call step.built().");
        case NormalRowMissing:
            return SolverMistakeText::tr("Every contact needs a row along its normal.");
        case FrictionRowMissing:
            return SolverMistakeText::tr("A contact with friction needs a second row, across the normal.");
        case RowTwice:
            return SolverMistakeText::tr("A contact has one row along its normal and at most one for friction.");
        case NormalReversed:
            return SolverMistakeText::tr("The row points from B to A. The contact's normal points from A to B; use it as it is.");
        case FrictionAlongNormal:
            return SolverMistakeText::tr(
                "The friction row has the direction of the normal. Friction acts across it: left(normal).");
        case NormalAcross:
            return SolverMistakeText::tr("The normal row has the direction of the friction row.");
        case NoLeverArm:
            return SolverMistakeText::tr(
                "The lever arm is missing: w = r × n, with r from the body's centre to the contact point.");
        case LeverArmReversed:
            return SolverMistakeText::tr(
                "The lever arm has the wrong sign. It is r × n, not n × r, and r leads from the centre to the point: point − "
                "position.");
        case LeverArmFromOrigin:
            return SolverMistakeText::tr(
                "r is the contact point itself. It has to begin at the body's centre: r = point − position.");
        case LeverArmOfOtherBody:
            return SolverMistakeText::tr("The lever arms of A and B are exchanged.");
        case LeverArmOfNormal:
            return SolverMistakeText::tr(
                "The friction row has the lever arms of the normal row. Compute them with its own direction.");
        case LeverArmAlong:
            return SolverMistakeText::tr("That is the dot product r · n. The lever arm is the cross product r × n.");
        case MassWithoutLeverArms:
            return SolverMistakeText::tr("The effective mass leaves out the rotation: K = 1/mA + 1/mB + wA²/IA + wB²/IB.");
        case MassWithoutInertia:
            return SolverMistakeText::tr(
                "The squares of the lever arms are not divided by the moments of inertia: multiply them by invInertia.");
        case MassLeverNotSquared:
            return SolverMistakeText::tr("The lever arms have to be squared in K.");
        case MassOfOneBody:
            return SolverMistakeText::tr(
                "K counts one of the two bodies only in part, or not at all. Both resist: add the terms of A and of B.");
        case MassIsK:
            return SolverMistakeText::tr("That is K itself. The effective mass is 1/K.");
        case MassOfNormal:
            return SolverMistakeText::tr(
                "The friction row uses the effective mass of the normal row. Its lever arms are others, and so is its mass.");
        case BiasReversed:
            return SolverMistakeText::tr("The bias has the wrong sign. It is added to Jv, so that bodies part if it is negative.");
        case WholeDepth:
            return SolverMistakeText::tr("The whole overlap is to go in one step. Take the share β of it only.");
        case SlopIgnored:
            return SolverMistakeText::tr(
                "The slop is not subtracted: only the overlap beyond it is corrected, max(depth − slop, 0).");
        case SlopAsLeast:
            return SolverMistakeText::tr(
                "That is max(depth, slop), which pushes even contacts without an overlap apart. Subtract the slop: max(depth − "
                "slop, 0).");
        case SlopAdded:
            return SolverMistakeText::tr("The slop is added to the depth. It has to be subtracted.");
        case BiasNotDividedByH:
            return SolverMistakeText::tr("The bias is a length. It has to be a speed: divide by h.");
        case BiasTimesH:
            return SolverMistakeText::tr("The bias is multiplied by h. The overlap is to go within one step: divide by h.");
        case BiasBelowSlop:
            return SolverMistakeText::tr(
                "Contacts less deep than the slop are pulled together. Cut off at zero: max(depth − slop, 0).");
        case NoBias:
            return SolverMistakeText::tr("The bias is missing: it removes the share β of the overlap beyond the slop.");
        case BiasOnFriction:
            return SolverMistakeText::tr(
                "The friction row has the bias of its normal row. Friction only stops the sliding: its bias is 0.");
        case BiasNotAsked:
            return SolverMistakeText::tr(
                "There is a bias although step.beta is 0 here. Use step.beta and not a number of your own.");
        default:
            return {};
    }
}

QString ofWarmStart(SolverMistake mistake) {
    using enum SolverMistake;
    switch (mistake) {
        case GravityTwice:
            return SolverMistakeText::tr("Gravity has acted already when solve() is called; it acts twice now.");
        case ChangedUnreported:
            return SolverMistakeText::tr(
                "Between two reports velocities change only in the visit that is reported. Call step.visited() or "
                "step.warmStarted() right after each row, and change nothing else.");
        case WarmStartMissing:
            return SolverMistakeText::tr(
                "The row begins at 0, but the same contact had an impulse at the end of the last step. Keep it and begin with "
                "it.");
        case WarmStartNotApplied:
            return SolverMistakeText::tr(
                "Λ begins with the old impulse, but the velocities do not have it. Apply it to both bodies, too.");
        case WarmStartForgotten:
            return SolverMistakeText::tr(
                "The old impulse is applied to the velocities, but Λ begins at 0. Then the bounds hold for the wrong sum.");
        case WarmStartTwice:
            return SolverMistakeText::tr("The old impulse is applied twice.");
        case WarmStartReversed:
            return SolverMistakeText::tr("The old impulse is applied with the wrong sign.");
        case WarmStartOnA:
            return SolverMistakeText::tr("The old impulse is applied to A only.");
        case WarmStartOnB:
            return SolverMistakeText::tr("The old impulse is applied to B only.");
        case WarmStartByIndex:
            return SolverMistakeText::tr(
                "The row has the impulse of the row that was at this place in the last step. Contacts come and go: match them by "
                "a, b and feature, not by their place.");
        case WarmStartByFeature:
            return SolverMistakeText::tr(
                "The impulse belongs to the same feature of two other bodies. Match a, b and feature together.");
        case WarmStartByBodies:
            return SolverMistakeText::tr(
                "The impulse belongs to another point of the same two bodies. Match the feature, too: it tells their points "
                "apart.");
        case WarmStartByContact:
            return SolverMistakeText::tr(
                "The normal row and the friction row of a contact share an impulse. Keep one for each: match the kind, too.");
        case WarmStartOfEarlierStep:
            return SolverMistakeText::tr(
                "The contact did not exist in the last step. Forget impulses of contacts that have ended.");
        case WarmStartLastDelta:
            return SolverMistakeText::tr("You keep what the last visit added. Keep the sum Λ.");
        case WarmStartNoFriction:
            return SolverMistakeText::tr("Friction begins at 0. Friction rows need their old impulse as well as normal rows.");
        default:
            return {};
    }
}

QString ofSweeps(SolverMistake mistake) {
    using enum SolverMistake;
    switch (mistake) {
        case NotSwept:
            return SolverMistakeText::tr("Call step.swept() after each sweep, that is each pass over the rows.");
        case SweepsMissing:
            return SolverMistakeText::tr("Make step.iterations sweeps.");
        case SweepsTooMany:
            return SolverMistakeText::tr("Make no more than step.iterations sweeps.");
        case RowNotVisited:
            return SolverMistakeText::tr("A sweep visits every row.");
        case RowVisitedTwice:
            return SolverMistakeText::tr("A sweep visits every row once. Does step.swept() follow each sweep?");
        case SignOfJv:
            return SolverMistakeText::tr(
                "Jv or the impulse has the wrong sign: λ = −m (Jv + bias), and Jv is the velocity of B minus that of A: n·vB + wB "
                "ωB − n·vA − wA ωA.");
        case JvWithoutTurning:
            return SolverMistakeText::tr("Jv leaves out the rotation: + wB ωB − wA ωA.");
        case JvOfOneBody:
            return SolverMistakeText::tr("Jv has the velocity of one body only.");
        case JvTurningReversed:
            return SolverMistakeText::tr("The rotation enters Jv with the wrong sign: + wB ωB − wA ωA.");
        case BiasSubtracted:
            return SolverMistakeText::tr("The bias is subtracted from Jv. It is added: λ = −m (Jv + bias).");
        case BiasOmitted:
            return SolverMistakeText::tr("The visit leaves out the row's bias: λ = −m (Jv + bias).");
        case NoEffectiveMass:
            return SolverMistakeText::tr("The velocity is taken for the impulse. Multiply by the effective mass.");
        case TimesK:
            return SolverMistakeText::tr("The velocity is divided by the effective mass. Multiply by it.");
        case NormalsMass:
            return SolverMistakeText::tr("The visit to the friction row uses the effective mass of the normal row.");
        case ClampsDelta:
            return SolverMistakeText::tr(
                "The impulse of this visit is clamped. Clamp the sum Λ: a later visit may take back a part of what an earlier one "
                "gave.");
        case NotClamped:
            return SolverMistakeText::tr("The bounds are not applied.");
        case SumForgotten:
            return SolverMistakeText::tr("Λ is the impulse of this visit alone. Add it to the sum of the visits before.");
        case OldVelocities:
            return SolverMistakeText::tr(
                "The visit uses the velocities from the beginning of the sweep. Use those that the rows before it have left.");
        case FrictionOneSided:
            return SolverMistakeText::tr("Friction acts in both directions: its lower bound is −μΛn, not 0.");
        case FrictionOnlyPushes:
            return SolverMistakeText::tr("The friction row has the bounds of a normal row. Its bounds are −μΛn and μΛn.");
        case FrictionBoundIsMu:
            return SolverMistakeText::tr("The bound of friction is μ alone. Multiply it by Λ of the normal row.");
        case FrictionBoundOfVisit:
            return SolverMistakeText::tr(
                "The bound of friction comes from what the last visit added to the normal row. Take its sum Λ.");
        case FrictionBoundOfLastStep:
            return SolverMistakeText::tr(
                "The bound of friction comes from Λ of the normal row before the sweeps. Take its present Λ.");
        case FrictionBoundOfLastSweep:
            return SolverMistakeText::tr(
                "The bound of friction comes from Λ of the normal row after the last sweep. Take its present Λ.");
        case FrictionBoundOfOther:
            return SolverMistakeText::tr(
                "The bound of friction comes from Λ of a wrong row. Take that of the normal row of the same contact.");
        default:
            return {};
    }
}

QString ofImpulses(SolverMistake mistake) {
    using enum SolverMistake;
    switch (mistake) {
        case NotApplied:
            return SolverMistakeText::tr(
                "The impulse is not applied: the velocities stay as they are. (Copies of bodies do not change the bodies.)");
        case NotAppliedToA:
            return SolverMistakeText::tr("The impulse is not applied to A. It gets −Δλ when B gets +Δλ.");
        case NotAppliedToB:
            return SolverMistakeText::tr("The impulse is not applied to B.");
        case AppliedToAAlike:
            return SolverMistakeText::tr("A is pushed in the same direction as B. It gets −Δλ.");
        case AppliedReversed:
            return SolverMistakeText::tr("The impulse acts in the wrong direction: B is pushed along n, A the other way.");
        case NoTurning:
            return SolverMistakeText::tr("The impulse changes only v. It also changes ω, by w Δλ / I.");
        case TurningReversed:
            return SolverMistakeText::tr("ω changes in the wrong direction: A gets −wA Δλ / IA, B gets +wB Δλ / IB.");
        case AppliedLambda:
            return SolverMistakeText::tr("The whole sum Λ is applied. Apply only what this visit has changed: Δλ.");
        case AppliedUnclamped:
            return SolverMistakeText::tr(
                "The impulse is applied as it was before the bounds. Apply the change of the clamped sum.");
        case AppliedTwice:
            return SolverMistakeText::tr("The impulse is applied twice.");
        case WithoutInverseMass:
            return SolverMistakeText::tr(
                "The impulse is added to the velocity as if every mass were 1. Multiply by invMass and invInertia.");
        case MassForInertia:
            return SolverMistakeText::tr("ω changes by invMass. Rotation has its own inertia: multiply by invInertia.");
        case NotFinite:
            return SolverMistakeText::tr(
                "The number is infinite or not a number. Does something divide by zero, such as by K of two bodies that never "
                "move?");
        case StackFell:
            return SolverMistakeText::tr(
                "The recorded steps agree with the reference, so look at what is not recorded: what remains from step to step.");
        default:
            return {};
    }
}

}  // namespace

QString mistakeText(SolverMistake mistake) {
    for (const auto text : {ofRows, ofWarmStart, ofSweeps, ofImpulses})
        if (const QString found = text(mistake); !found.isEmpty()) return found;
    return {};
}

}  // namespace solverscope
