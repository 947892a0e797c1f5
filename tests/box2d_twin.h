// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
#pragma once

#include <box2d/box2d.h>

#include <array>
#include <vector>

#include "physics/scene/body.h"

namespace solverscope {

/// The same scene in Box2D 2.4.1: the independent engine that tests and benchmarks compare with. Sleeping is off.
class Box2dTwin {
public:
    explicit Box2dTwin(const Scene& scene) : m_scene(scene), m_world(vec(scene.gravity)) {
        m_world.SetAllowSleeping(false);
        for (const BodyDef& definition : scene.bodies) m_bodies.push_back(create(definition));
        for (const JointDef& joint : scene.joints) join(joint);
    }

    void step(int velocityIterations, int positionIterations) {
        m_world.Step(static_cast<float>(stepLength(m_scene.settings)), velocityIterations, positionIterations);
    }

    /// Of the centre of mass.
    Vec2 position(std::size_t body) const {
        const b2Vec2 p = m_bodies[body]->GetWorldCenter();
        return {p.x, p.y};
    }
    Real angle(std::size_t body) const { return m_bodies[body]->GetAngle(); }
    Velocity velocity(std::size_t body) const {
        const b2Vec2 v = m_bodies[body]->GetLinearVelocity();
        return {{v.x, v.y}, m_bodies[body]->GetAngularVelocity()};
    }

private:
    static b2Vec2 vec(Vec2 v) { return {static_cast<float>(v.x), static_cast<float>(v.y)}; }

    b2Body* create(const BodyDef& definition) {
        b2BodyDef def;
        def.type = definition.isStatic ? b2_staticBody : b2_dynamicBody;
        def.position = vec(definition.position);
        def.angle = static_cast<float>(definition.angle);
        def.linearVelocity = vec(definition.velocity);
        def.angularVelocity = static_cast<float>(definition.angularVelocity);
        def.fixedRotation = definition.fixedRotation;
        b2Body* body = m_world.CreateBody(&def);

        b2FixtureDef fixture;
        fixture.friction = static_cast<float>(definition.friction);
        fixture.restitution = static_cast<float>(definition.restitution);
        fixture.restitutionThreshold = static_cast<float>(m_scene.settings.bounceThreshold);
        fixture.density = 1;
        b2PolygonShape polygon;
        b2CircleShape circle;
        b2EdgeShape edge;
        if (const auto* box = std::get_if<Box>(&definition.shape)) {
            polygon.SetAsBox(static_cast<float>(box->width / 2), static_cast<float>(box->height / 2));
            fixture.shape = &polygon;
        } else if (const auto* round = std::get_if<Circle>(&definition.shape)) {
            circle.m_radius = static_cast<float>(round->radius);
            fixture.shape = &circle;
        } else if (const auto* shape = std::get_if<Polygon>(&definition.shape)) {
            std::array<b2Vec2, Polygon::maxCorners> points;
            for (std::uint32_t k = 0; k < shape->count; ++k) points[k] = vec(shape->points[k]);
            polygon.Set(points.data(), static_cast<int>(shape->count));
            fixture.shape = &polygon;
        } else if (const auto* plane = std::get_if<HalfPlane>(&definition.shape)) {
            const Vec2 on = plane->offset * plane->normal;
            const Vec2 along = 500.0 * rightPerpendicular(plane->normal);
            edge.SetTwoSided(vec(on - along), vec(on + along));
            fixture.shape = &edge;
        }
        body->CreateFixture(&fixture);
        if (!definition.isStatic) {
            const InverseMass inverse = makeBody(definition).inverseMass;
            b2MassData mass;
            mass.mass = static_cast<float>(1 / inverse.m);
            // Box2D takes the moment about the origin of the frame.
            const Vec2 centre = toLocal(poseAt(definition.position, definition.angle), startPose(definition).position);
            mass.I = inverse.I > 0 ? static_cast<float>(1 / inverse.I + lengthSquared(centre) / inverse.m) : 0.0f;
            mass.center = vec(centre);
            body->SetMassData(&mass);
        }
        return body;
    }

    void join(const JointDef& joint) {
        b2Body* a = m_bodies[index(joint.bodyA)];
        b2Body* b = m_bodies[index(joint.bodyB)];
        if (const auto* revolute = std::get_if<RevoluteDef>(&joint.kind)) {
            b2RevoluteJointDef def;
            def.Initialize(a, b, vec(revolute->anchor));
            if (revolute->limits) {
                def.enableLimit = true;
                def.lowerAngle = static_cast<float>(revolute->limits->lower);
                def.upperAngle = static_cast<float>(revolute->limits->upper);
            }
            if (revolute->motor) {
                def.enableMotor = true;
                def.motorSpeed = static_cast<float>(revolute->motor->speed);
                def.maxMotorTorque = static_cast<float>(revolute->motor->strength);
            }
            def.collideConnected = joint.collideConnected;
            m_world.CreateJoint(&def);
        } else if (const auto* distance = std::get_if<DistanceDef>(&joint.kind)) {
            b2DistanceJointDef def;
            def.Initialize(a, b, vec(distance->anchorA), vec(distance->anchorB));
            if (distance->length) def.length = static_cast<float>(*distance->length);
            def.minLength = distance->minLength ? static_cast<float>(*distance->minLength) : def.length;
            def.maxLength = distance->maxLength ? static_cast<float>(*distance->maxLength) : def.length;
            def.collideConnected = joint.collideConnected;
            m_world.CreateJoint(&def);
        } else if (const auto* weld = std::get_if<WeldDef>(&joint.kind)) {
            b2WeldJointDef def;
            def.Initialize(a, b, vec(weld->anchor));
            def.collideConnected = joint.collideConnected;
            m_world.CreateJoint(&def);
        } else if (const auto* prismatic = std::get_if<PrismaticDef>(&joint.kind)) {
            b2PrismaticJointDef def;
            def.Initialize(a, b, vec(prismatic->anchor), vec(prismatic->axis));
            if (prismatic->limits) {
                def.enableLimit = true;
                def.lowerTranslation = static_cast<float>(prismatic->limits->lower);
                def.upperTranslation = static_cast<float>(prismatic->limits->upper);
            }
            if (prismatic->motor) {
                def.enableMotor = true;
                def.motorSpeed = static_cast<float>(prismatic->motor->speed);
                def.maxMotorForce = static_cast<float>(prismatic->motor->strength);
            }
            def.collideConnected = joint.collideConnected;
            m_world.CreateJoint(&def);
        }
    }

    const Scene m_scene;
    b2World m_world;
    std::vector<b2Body*> m_bodies;
};

}  // namespace solverscope
