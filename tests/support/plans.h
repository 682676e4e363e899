#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

#include <initializer_list>
#include <string>
#include <string_view>

// Plans for tests. A rejected edit throws, so a test that builds an invalid plan fails at once.
namespace support {

// The shipped catalog, read from the source tree without Qt.
const engine::Catalog& catalog();
// Llama 3.1 70B on 256 H100 at 3 dollars per hour with a measured MFU and no interruptions: can be
// computed by hand.
const engine::Plan& samplePlan();
// The plan of a first start: the same with computed steps.
const engine::Plan& computedPlan();

// The same model served by the minimum number of GPUs, with a hosted model's prices for comparison.
const engine::Plan& servingPlan();
// A run on 64 GPUs, and a fleet next to it.
const engine::Plan& trainedAndServed();

// A knob's path and a value in the knob's own unit.
struct Turn {
    std::string_view path;
    double value;
};
engine::Plan with(engine::Plan plan, std::initializer_list<Turn> turns);
engine::Plan choose(const engine::Plan& plan, std::string_view path, std::string_view id);

engine::Assessment assessed(const engine::Plan& plan);
// A dial or a knob in its own unit.
double dial(const engine::Plan& plan, std::string_view path);
double knob(const engine::Plan& plan, std::string_view path);

// Equal within a relative tolerance. Unknown equals only unknown.
bool near(double actual, double expected, double relative = 1e-9);
std::string compared(double actual, double expected);

} // namespace support

// A failure shows both numbers.
#define VERIFY_NEAR(actual, expected, relative)                                                    \
    QVERIFY2(support::near(actual, expected, relative), support::compared(actual, expected).c_str())
