// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Solverscope developers
// A step reuses the memory of the steps before: every call of operator new in this program is counted.
#include <QTest>
#include <cstdlib>
#include <new>

#include "physics/scene/settings.h"
#include "physics/world/step.h"
#include "tests/shipped_scenes.h"
#include "tests/test_program.h"

static std::size_t allocations = 0;

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, std::align_val_t alignment) {
    ++allocations;
    const auto unit = static_cast<std::size_t>(alignment);
    if (void* memory = std::aligned_alloc(unit, (size + unit - 1) / unit * unit)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

using namespace solverscope;

namespace {

constexpr int steps = 150;

/// The allocations of the steps from the start on, in the memory of a world that has made them before.
std::size_t allocationsOf(const World& start) {
    World world = start;
    for (int i = 0; i < steps; ++i) step(world);
    world = start;
    const std::size_t before = allocations;
    for (int i = 0; i < steps; ++i) step(world);
    return allocations - before;
}

}  // namespace

class TestStepAllocations : public QObject {
    Q_OBJECT

private slots:
    void theCountCounts() {
        const std::size_t before = allocations;
        delete new int(1);
        QCOMPARE(allocations, before + 1);
    }

    void everySceneKeepsItsMemory_data() { addShippedScenes(); }
    void everySceneKeepsItsMemory() {
        QFETCH(const QString, name);
        QCOMPARE(allocationsOf(shippedWorld(name)), std::size_t{0});
    }

    void everyMethodKeepsItsMemory_data() {
        QTest::addColumn<QString>("value");
        for (const SettingChoice& method : findSetting("method")->choices)
            QTest::newRow(std::string(method.name).c_str())
                << QString::fromUtf8(method.name.data(), static_cast<qsizetype>(method.name.size()));
    }
    void everyMethodKeepsItsMemory() {
        QFETCH(const QString, value);
        for (const char* scene : {"stack_10", "chain_10", "shapes"}) {
            World world = shippedWorld(scene);
            world.settings = *withSetting(world.settings, "method", value.toStdString());
            QCOMPARE(allocationsOf(world), std::size_t{0});
        }
    }

    void rowsInBlocksKeepTheirMemory() {
        for (const char* scene : {"pyramid_10", "chain_10", "shapes", "car"}) {
            World world = shippedWorld(scene);
            world.settings.rowOrder = RowOrder::Coloured;
            QCOMPARE(allocationsOf(world), std::size_t{0});
        }
    }

    void keptManifoldsKeepTheirMemory() {
        World world = shippedWorld("pyramid_10");
        world.settings.contactRecycleDistance = 0.01;
        QCOMPARE(allocationsOf(world), std::size_t{0});
    }
};

SOLVERSCOPE_TEST(TestStepAllocations, QCoreApplication)
#include "test_step_allocations.moc"
