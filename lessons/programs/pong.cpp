// SPDX-License-Identifier: GPL-3.0-or-later OR MIT
// SPDX-FileCopyrightText: 2026 The Solverscope developers
//
// Part 1: from Pong to planes, circles and a rod. Prints the balls after N steps: ./pong 120
#include <cmath>
#include <cstdio>
#include <cstdlib>

struct Vec2 {
    double x, y;
};
Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
double length(Vec2 a) { return std::sqrt(dot(a, a)); }

struct Ball {
    Vec2 p, v;       // position [m], velocity [m/s]
    double r, invM;  // radius [m], 1 / mass [1/kg]
};

struct Wall {
    Vec2 n;    // unit normal, towards the inside
    double d;  // inside is where n·p > d
};

const double h = 1.0 / 60;   // time step [s]
const Vec2 g = {0, -9.8};    // gravity [m/s²]
const double e = 0.9;        // restitution
const double rodLength = 1;  // [m], between balls 2 and 3

// Pong has four ifs, one for each side of its screen, and reflects one coordinate of v in each.
// Every one of them is the function hitWall() with the normal written here.
const Wall walls[] = {
    {{1, 0}, -1},   // if (p.x < -1 && v.x < 0) v.x = -v.x;
    {{0, 1}, -1},   // if (p.y < -1 && v.y < 0) v.y = -v.y;
    {{-1, 0}, -1},  // if (p.x > 1 && v.x > 0) v.x = -v.x;
    {{0, -1}, -1},  // if (p.y > 1 && v.y > 0) v.y = -v.y;
};

Ball balls[] = {
    {{-0.5, 0.2}, {1.5, 0.5}, 0.1, 1 / 1.0},
    {{0.4, 0.6}, {-1, 0}, 0.15, 1 / 2.0},
    {{-0.6, -0.4}, {0.8, 1}, 0.1, 1 / 1.0},
    {{0.4, -0.4}, {-0.3, 2}, 0.12, 1 / 1.5},
};

// The rod is an equality: it pushes and pulls, and takes back the error of its length within one
// step.
void holdRod(Ball& a, Ball& b) {
    Vec2 d = b.p - a.p;
    double distance = length(d);
    Vec2 n = (1 / distance) * d;
    double parting = dot(n, b.v - a.v);
    double j = -(parting + (distance - rodLength) / h) / (a.invM + b.invM);
    a.v = a.v - j * a.invM * n;
    b.v = b.v + j * b.invM * n;
}

// A wall is an inequality: it only pushes, and only a ball that has reached it and still comes
// nearer.
void hitWall(const Wall& wall, Ball& ball) {
    double gap = dot(wall.n, ball.p) - wall.d - ball.r;
    double speed = dot(wall.n, ball.v);
    if (gap <= 0 && speed < 0) ball.v = ball.v - (1 + e) * speed * wall.n;
}

// The same for two balls: the impulse j changes each velocity by its share 1/m.
void hitBall(Ball& a, Ball& b) {
    Vec2 d = b.p - a.p;
    double distance = length(d);
    if (distance == 0 || distance > a.r + b.r) return;
    Vec2 n = (1 / distance) * d;
    double parting = dot(n, b.v - a.v);
    if (parting >= 0) return;
    double j = -(1 + e) * parting / (a.invM + b.invM);
    a.v = a.v - j * a.invM * n;
    b.v = b.v + j * b.invM * n;
}

void step() {
    for (Ball& ball : balls) ball.v = ball.v + h * g;
    holdRod(balls[2], balls[3]);
    for (const Wall& wall : walls)
        for (Ball& ball : balls) hitWall(wall, ball);
    for (int a = 0; a < 4; ++a)
        for (int b = a + 1; b < 4; ++b)
            if (a != 2 || b != 3) hitBall(balls[a], balls[b]);
    for (Ball& ball : balls) ball.p = ball.p + h * ball.v;
}

int main(int argc, char** argv) {
    int steps = argc > 1 ? std::atoi(argv[1]) : 120;
    for (int i = 0; i < steps; ++i) step();
    std::printf("body,x,y,vx,vy\n");
    int number = 0;
    for (const Ball& ball : balls)
        std::printf("ball_%d,%.17g,%.17g,%.17g,%.17g\n", ++number, ball.p.x, ball.p.y, ball.v.x,
                    ball.v.y);
}
