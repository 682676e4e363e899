#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

#include <initializer_list>
#include <string>
#include <string_view>

// Plans to test with. What is refused throws, so a test that builds a wrong plan fails at once.
namespace support {

// The catalog that comes with the program, read from the source tree without Qt.
const engine::Catalog& catalog();
// Llama 3.1 70B on 256 H100 at 3 dollars an hour by a share of peak, never interrupted: its
// arithmetic can be done by hand.
const engine::Plan& samplePlan();
// What a first start opens: the same by computed steps.
const engine::Plan& computedPlan();

// The same model served, on as many GPUs as that takes, beside a hosted model's prices.
const engine::Plan& servingPlan();
// A run on 64 GPUs, and a fleet beside it.
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

// Equal within a share of the expected number. Unknown is near unknown only.
bool near(double actual, double expected, double relative = 1e-9);
std::string compared(double actual, double expected);

} // namespace support

// A failure shows both numbers.
#define VERIFY_NEAR(actual, expected, relative)                                                    \
    QVERIFY2(support::near(actual, expected, relative), support::compared(actual, expected).c_str())
