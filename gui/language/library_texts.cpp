// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// Titles and descriptions of the scenes of the library (resources/scenes/*.json), for lupdate to find. test_engine_texts names
// what is missing here, and what no scene has any more.
#include <QtGlobal>
#include <array>

#include "gui/language/engine_text.h"

namespace solverscope {
namespace {

constexpr std::array libraryTextTable{
    // particle_box
    QT_TRANSLATE_NOOP("Scenes", "Particles in a turned box"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Twelve particles bounce between four planes. A plane is a normal N and an offset; a particle is past it where the "
        "distance N·P − offset is below 0, and is reflected where it approaches as well, N·V < 0. Switch the approach test off: a "
        "particle that is still past the plane in the next step is turned around again, back into it."),
    // reflection
    QT_TRANSLATE_NOOP("Scenes", "Reflection"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Five balls with restitution 0, 0.25, 0.5, 0.75 and 1 fall side by side. Each arrives, overlaps the floor a little, and "
        "has its velocity reflected: R = V − (1 + e) N (V·N), the impulse of the contact row divided by the mass. Only balls that "
        "approach are reflected: switch the approach test off and see them sent back into the floor."),
    // circle_masses
    QT_TRANSLATE_NOOP("Scenes", "Circles with masses"),
    QT_TRANSLATE_NOOP("Scenes",
                      "A ball of 1 kg hits one of 1, 10, 100 and 1000 kg, and one that never moves. Both get the same impulse (1 + "
                      "e) V·N / (1/m₁ + 1/m₂), and 1/m says what it does to each; a body that never moves has 1/m = 0. The heavier "
                      "the other ball, the more the impact looks like that on a wall."),
    // rod_chain
    QT_TRANSLATE_NOOP("Scenes", "Chain of rods"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Eight balls on rods swing down from a pin onto a peg. A rod removes the relative velocity of its ends along "
                      "its axis, and adds (length − rest)/h so that one pass that leaves errors behind still mends them in the "
                      "next step. Joints come after contacts here, so that the chain holds and is rather pressed into the peg: let "
                      "them come before contacts, and it is the rods that give way."),
    // bouncing_ball
    QT_TRANSLATE_NOOP("Scenes", "Bouncing ball"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Three balls fall from the same height with restitution 0, 0.5 and 0.9. The target of a bounce is set once, "
                      "before the sweeps: watch the bias of the contact row."),
    // bullet
    QT_TRANSLATE_NOOP("Scenes", "Bullets and a thin wall"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Four bullets fly at a wall of 2 cm; the fastest cover more than three metres in a step. Speculative "
                      "contacts stop each of them at the surface: the bias of an open contact is gap / h, so the row takes only "
                      "the speed that would overlap. The rubber ball bounces a step later, from the speed that was left to it. "
                      "Switch speculative off and only the slow one stays on this side."),
    // ghost_contact
    QT_TRANSLATE_NOOP("Scenes", "A contact with a ghost"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Both balls would fly past the corner of the block, the nearer one 4 cm beside it. Its speculative contact "
                      "sees a straight wall across the line to the corner: the row forbids to come nearer along its normal than "
                      "the gap is wide, and the ball is turned aside by something that it never touches. That is the price of "
                      "looking ahead by a line. Switch speculative off and it passes."),
    // impulse_resolution
    QT_TRANSLATE_NOOP("Scenes", "Impulse resolution"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Two bodies that cannot turn meet: relative velocity along the normal, the smaller of the two restitutions, and j = −(1 + "
        "e) V·N / (1/m₁ + 1/m₂), which the lighter one feels more. In the step after, the bodies still overlap but part, so that "
        "no more impulse is given; what is left of the overlap beyond 1 cm is projected away by a fifth in each step."),
    // overlap_tests
    QT_TRANSLATE_NOOP("Scenes", "Tests for overlap"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Article 2's tests, each pair a stop of its own while contacts are looked for: two circles, two with the "
                      "same middle, two whose boxes meet but not they; two AABBs that overlap less along x, two that x still keeps "
                      "apart; an AABB and a circle, and a circle with its middle inside. Step on by single stops and read what "
                      "each test computed. Without gravity they only push each other apart."),
    // sinking_box
    QT_TRANSLATE_NOOP("Scenes", "Sunk into the floor"),
    QT_TRANSLATE_NOOP("Scenes",
                      "A box and a ball have been set into the floor. Contacts only stop bodies from going deeper: with position "
                      "correction none both stay where they are. Linear projection moves each pair of bodies apart once a step, by "
                      "a share (error reduction, the article's percent) of what is deeper than the slop, and gives nobody a speed "
                      "by it. Step to the phase that solves positions and read the row card: error, push, and how far each body "
                      "goes. Set error reduction to 1 and the slop to 0, and the box stands on the floor after one step."),
    // newtons_cradle
    QT_TRANSLATE_NOOP("Scenes", "Newton's cradle"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "One ball swings into four that hang at rest, and the last one flies off at nearly the same speed. It works because the "
        "balls are a millimetre apart and hit one after another: close the gaps and all of them leave together."),
    // single_box
    QT_TRANSLATE_NOOP("Scenes", "Single box"),
    QT_TRANSLATE_NOOP("Scenes",
                      "One box falls from half a metre and comes to rest on the ground. Watch how its two contact points share the "
                      "weight: the impulses of both together are exactly what gravity adds in one step."),
    // single_box_corner
    QT_TRANSLATE_NOOP("Scenes", "Box dropped on its corner"),
    QT_TRANSLATE_NOOP("Scenes",
                      "A box lands on one corner, so that the first impulse acts beside its middle. Watch one contact row stop the "
                      "corner and set the box turning at the same time."),
    // two_box_stack
    QT_TRANSLATE_NOOP("Scenes", "Two-body stack in one dimension"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Two bodies of 1 kg rest on the ground, each with a single contact and nothing else to do but move up and down. Without "
        "warm starting the velocity error halves in every sweep: impulses (1/6, 1/12), (1/4, 1/8), and so on to (1/3, 1/6)."),
    // stack_10
    QT_TRANSLATE_NOOP("Scenes", "Stack of ten boxes"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Ten boxes stand on each other. The bottom contact carries all of them, and each sweep passes the news of a "
                      "weight on by one box only: compare the convergence with warm starting on and off."),
    // pyramid_10
    QT_TRANSLATE_NOOP("Scenes", "Pyramid of ten rows"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Fifty-five boxes in ten rows, the usual test of a physics engine. Watch the impulses spread from the top "
                      "box down to the ground in two widening lines."),
    // pyramid_30
    QT_TRANSLATE_NOOP("Scenes", "Pyramid of thirty rows"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Four hundred and sixty-five boxes in thirty rows. Ten sweeps are far from enough to find its impulses "
                      "afresh; with warm starting it stands all the same, because every step continues where the last one ended."),
    // heavy_on_light
    QT_TRANSLATE_NOOP("Scenes", "Heavy box on a light one"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "A box of 100 kg stands on one of 1 kg, the hardest thing to ask of Gauss–Seidel sweeps: watch how slowly the velocity "
        "error falls. With 10 iterations the light box is squeezed out within two seconds; with 40 it carries its load."),
    // see_saw
    QT_TRANSLATE_NOOP("Scenes", "See-saw"),
    QT_TRANSLATE_NOOP("Scenes",
                      "A plank turns on a pivot with a small weight on its left end, and a heavier one falls on the right. Watch "
                      "the impulse of the falling box run through the plank: it throws the other box up within the same step."),
    // box_on_ramp
    QT_TRANSLATE_NOOP("Scenes", "Box on a ramp"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "A box rests on a ramp of 23 degrees (0.4 rad). It needs a friction of tan 0.4 = 0.42 and has 0.5, so that it sticks: "
        "watch the friction rows stay just inside their bounds, then lower the friction and let it slide."),
    // domino
    QT_TRANSLATE_NOOP("Scenes", "Row of dominoes"),
    QT_TRANSLATE_NOOP("Scenes",
                      "A ball rolls into the first of twelve dominoes. Watch the contacts come and go along the row: each new one "
                      "starts without a stored impulse, because it has no past."),
    // slider
    QT_TRANSLATE_NOOP("Scenes", "Sliders with limits"),
    QT_TRANSLATE_NOOP("Scenes",
                      "A carriage is driven along a rail by a motor until it meets its limit, where limit and motor push against "
                      "each other; a second one slides down a chute to its lower end; a piston falls to its shortest length. Watch "
                      "the limit's row wake up one step before the stop: it demands C/h, so that the carriage ends exactly there."),
    // ropes
    QT_TRANSLATE_NOOP("Scenes", "A rope, a bungee and a winch"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Three balls hang from a beam. The left rope is slack until its ball has fallen 2 m, and its row, which is "
                      "there all the time, pulls only from then on; the middle rope is soft; the right one is wound in by a winch "
                      "until it is 1 m long. Watch the clamp of each row: a rope that is slack wants to push and is held at zero."),
    // chain_10
    QT_TRANSLATE_NOOP("Scenes", "Chain of ten links"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Ten links start out level and swing down from the ceiling. Every joint is two rows; with few iterations the "
                      "chain stretches like rubber, and the joint at the top is the last to learn what hangs below."),
    // chain_30_heavy
    QT_TRANSLATE_NOOP("Scenes", "Chain of thirty links with a heavy ball"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "A ball a hundred times as heavy as a link swings on thirty links. Every sweep carries the ball's weight only a little "
        "further up the chain, and a light link between heavy neighbours gives way: after ten sweeps the joints are far from "
        "closed, and the chain stretches. Try more iterations, tgs_soft with many sub-steps, or a lighter ball."),
    // motor_arm
    QT_TRANSLATE_NOOP("Scenes", "Motor arm"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "A motor in the shoulder lifts an arm against its weight, up to the limit of the joint; the weld of the hand holds all the "
        "while. Watch the motor's row: its impulse stays within ±torque·h. Give it less torque in the file, and the arm sinks."),
    // pulley
    QT_TRANSLATE_NOOP("Scenes", "Pulley"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Two loads hang over wheels. On the left the heavier one pulls the lighter one up, slower than it would fall: the wheel "
        "has to be turned, too. On the right the rope of the light load runs on a drum twice as large, so that it balances one of "
        "twice its mass. Watch the tension pass through the wheel, from row to row and from sweep to sweep."),
    // gears
    QT_TRANSLATE_NOOP("Scenes", "Gears"),
    QT_TRANSLATE_NOOP("Scenes",
                      "A motor turns the small wheel; the large one turns half as fast the other way, and winds up a weight on a "
                      "drum. A gear is one row with no direction at all: only w_A, the ratio, and w_B, one. Compare the impulses "
                      "of the gear and of the motor: twice the torque at half the speed."),
    // own_joints
    QT_TRANSLATE_NOOP("Scenes", "Joints of your own"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Three joints written as C(q). On the left a rope over two fixed wheels, which pulls its loads each in a "
                      "direction of its own; in the middle a bead on a wire that is an ellipse; on the right two wheels whose gear "
                      "gives way like a spring. Open Your joint to see C and J, and to change them."),
    // car
    QT_TRANSLATE_NOOP("Scenes", "A car on wheels"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Two wheels on springs carry a car over a bump; the rear one is driven. A wheel joint is a hard row across "
                      "its axis, a soft one along it and a motor: watch how the soft row keeps softness and bias in its formula, "
                      "and how the wheel's friction row, not the motor, pushes the car."),
    // tyres
    QT_TRANSLATE_NOOP("Scenes", "Tyres"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Three driven wheels climb the same slope. Pacejka's curve grips best at a slip of some tenths: at full throttle Coulomb's "
        "wheel is away at once, while the tyre spins on the spot and slides back; driven gently the same tyre climbs."),
    // damped_springs
    QT_TRANSLATE_NOOP("Scenes", "Damped springs"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Seven balls of 1 kg are let go on springs of several frequencies and damping ratios. Each sinks to g/ω² below where it "
        "started, whatever the time step; the card of a spring's row says its f, ζ, k, c, β and γ. Try softness = without j₀."),
    // soft_bar
    QT_TRANSLATE_NOOP("Scenes", "Soft bar"),
    QT_TRANSLATE_NOOP("Scenes",
                      "A bar is welded to a wall by three soft rows: two hold the anchor, one the angle. It sags until they carry "
                      "its weight. Joint blocks solve the three at once; softness without j₀ lets warm starting carry the weight, "
                      "so that the bar comes back up."),
    // pulled_weld
    QT_TRANSLATE_NOOP("Scenes", "Pulled weld"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "A weld starts pulled 2 m and 1 m apart and turned by 0.8 rad. Baumgarte's term removes the share β = 0.1 of the error in "
        "every step, so that (1 − β)ⁿ of it is left after n. Position error = after the step leaves (1/(1 + β))ⁿ."),
    // verlet_rope
    QT_TRANSLATE_NOOP("Scenes", "A rope of particles"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Thirty particles, held together by links, are pinned to a hook and fall over a ball and a shelf. There is "
                      "no velocity to be solved: the particles move on as they have moved, then sweeps put every link back to its "
                      "length, half by half, and push particles out of what they have got into along the shortest way. Turn the "
                      "stiffness down, or make fewer iterations, and the rope becomes elastic; the heavier it hangs, the more."),
    // rope_and_chain
    QT_TRANSLATE_NOOP("Scenes", "A rope beside a chain"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Left a rope of particles and links, right a chain of bars and hinges, of the same length and mass. The "
                      "method is one for the whole scene: it starts with Verlet, as the article has it; compare it with sequential "
                      "impulses in a free run, and look at the energy, and at how long each joint gets."),
    // rope_heavy_end
    QT_TRANSLATE_NOOP("Scenes", "A heavy ball on a light rope"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Forty links of 0.1 kg carry a ball of 10 kg. Sweeps carry a pull from link to link, so that with sequential "
                      "impulses the rope stretches like rubber. XPBD spends its work on many small sub-steps with one sweep each "
                      "instead: within a sub-step the ball falls so little that hardly anything is left to carry. Change sub-steps "
                      "and iterations so that their product stays, and watch the error of the joints."),
    // shapes
    QT_TRANSLATE_NOOP("Scenes", "Shapes"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Polygons and capsules fall into a heap beside a slope, with a ball, a box and a box that never turns among "
                      "them. Every polygon turns about its own centre of mass, wherever its corners stand in the file."),
    // particles
    QT_TRANSLATE_NOOP("Scenes", "Particles"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Two hundred particles in a box without gravity. They pass through each other and bounce off the walls with "
                      "restitution 1, so that the energy stays the same to the last digits. Nothing is ever solved by more than "
                      "one row: watch single impulses."),
    // wrong_sign
    QT_TRANSLATE_NOOP("Scenes", "Bug museum: sign of J"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Wrong on purpose: one block of J has the wrong sign. The box that lands on its corner should fall over to the side; see "
        "which way it turns. The box beside it lands flat and shows nothing, which is why this bug lives long."),
    // wrong_lever_arm
    QT_TRANSLATE_NOOP("Scenes", "Bug museum: no lever arm"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Wrong on purpose: r × n is missing from every row. The box lands on its corner and stays there; the weight "
                      "lands on the end of the plank, which does not turn."),
    // wrong_clamp
    QT_TRANSLATE_NOOP("Scenes", "Bug museum: the new impulse is clamped"),
    QT_TRANSLATE_NOOP(
        "Scenes",
        "Wrong on purpose: each new impulse is kept from being negative, instead of the sum. Nothing here is elastic, yet the "
        "boxes bounce: the warm start gives the impulse of the landing once more, and no sweep can take it back."),
    // wrong_effective_mass
    QT_TRANSLATE_NOOP("Scenes", "Bug museum: stale effective mass"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Wrong on purpose: the effective masses of the hinge are computed once, at the start, and never again. While "
                      "the bar swings, its rows answer with up to twice what they should, the sweeps run away from the solution "
                      "instead of towards it, and the bar is torn from its hinge."),
    // wrong_features
    QT_TRANSLATE_NOOP("Scenes", "Bug museum: no feature ids"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Wrong on purpose: contacts take over impulses by their place in the list. Whenever the balls touch down or "
                      "leave, all contacts of the tower move along in the list, and begin with the impulses of contacts some "
                      "storeys away. The tower hops each time and falls after some five seconds; with feature ids it stands."),
    // wrong_beta
    QT_TRANSLATE_NOOP("Scenes", "Bug museum: β too large"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Wrong on purpose: ten times the error reduction. The box begins 5 cm deep in the ground; the velocity that "
                      "is to bring it out in one step is twice what it needs, and what is left over throws it up."),
    // wrong_friction_bound
    QT_TRANSLATE_NOOP("Scenes", "Bug museum: friction bound of the last step"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Wrong on purpose: friction is bounded by the normal impulse of the step before. The spinning ball touches "
                      "the ground for one step at a time, in which it has no step before: it bounces on the spot, as if there were "
                      "no friction. The box brakes one step too late."),
    // wrong_gravity
    QT_TRANSLATE_NOOP("Scenes", "Bug museum: gravity twice"),
    QT_TRANSLATE_NOOP("Scenes",
                      "Wrong on purpose: gravity acts twice in every step. The ball should need one second for its five metres; "
                      "the pendulum should swing once in 2.9 seconds."),
};

}  // namespace

std::span<const char* const> libraryTexts() { return libraryTextTable; }

}  // namespace solverscope
