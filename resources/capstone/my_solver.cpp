// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// My own solver. Check it with
//   solverscope capstone --level 1 my_solver.cpp
// or in lesson 7.1. The levels: 1 one row, 2 many rows, 3 friction, 4 warm start, 5 position correction, 6 a stack of ten.
//
// This file is yours. Lines that begin with "TODO" say which level they belong to. The names are
// explained at the beginning of solverscope_capstone.h: Vec2 with dot(), cross() and left(), then Body, Contact, Row and Step.
// The header finds the contacts and moves the bodies; you only change velocities, by the impulses of rows.
#include "solverscope_capstone.h"

using namespace capstone;

// TODO level 4: the impulses of the last step, by contact. A variable here lives on from step to step.

// Builds the row of a contact along the direction n, and computes how hard it is to change the velocity along it. The bodies
// know 1/m and 1/I: invMass and invInertia, 0 for what never moves.
Row makeRow(const Step& step, int contact, Kind kind, Vec2 n) {
    const Contact& c = step.contacts[contact];
    const Body& a = step.bodies[c.a];
    const Body& b = step.bodies[c.b];
    Row row;
    row.kind = kind;
    row.contact = contact;
    row.n = n;
    // TODO level 1: the lever arms row.wA and row.wB, and row.effectiveMass
    (void)a;
    (void)b;
    // TODO level 5: row.bias
    return row;
}

// Gives the impulse lambda to the two bodies of a row: b along n, a the other way.
void applyImpulse(Step& step, const Row& row, double lambda) {
    Body& a = step.bodies[step.contacts[row.contact].a];
    Body& b = step.bodies[step.contacts[row.contact].b];
    // TODO level 1: change velocity and omega of both
    (void)a;
    (void)b;
    (void)lambda;
}

// One visit: the impulse that makes Jv + bias zero, within the bounds of the row.
void visit(Step& step, int i) {
    Row& row = step.rows[i];
    const Body& a = step.bodies[step.contacts[row.contact].a];
    const Body& b = step.bodies[step.contacts[row.contact].b];
    double delta = 0;
    // TODO level 1: Jv, and delta from it
    (void)a;
    (void)b;
    // TODO level 2: clamp the sum row.lambda + delta, not delta; then delta is the change of the clamped sum
    // TODO level 3: friction has other bounds; they need lambda of the normal row of the same contact
    // TODO level 5: the bias is added to Jv
    row.lambda += delta;
    applyImpulse(step, row, delta);
    step.visited(i);
}

// Called once for each step of a problem. Bodies and contacts are there, and gravity has acted.
void solve(Step& step) {
    for (int i = 0; i < int(step.contacts.size()); ++i) {
        step.rows.push_back(makeRow(step, i, Kind::Normal, step.contacts[i].normal));
        // TODO level 3: a second row for friction, across the normal. If it comes next, the normal row of rows[i] is rows[i - 1]
    }
    // TODO level 4: begin with the impulses of the last step: look up row.lambda of every row
    step.built();
    // TODO level 4: apply them; report each with step.warmStarted(i)

    // TODO level 2: step.iterations sweeps over all rows
    for (int i = 0; i < int(step.rows.size()); ++i) visit(step, i);
    step.swept();
    // TODO level 4: forget the old impulses, and keep those of this step for the next one
}
