#include "tests/support/random.h"

#include "model/engine/knobs/knob.h"
#include "tests/support/plans.h"

#include <cmath>

namespace support {

using namespace engine;

namespace {

double somewhere(Random& random, const Number& row)
{
    const double u = random.unit();
    const double value = row.scale == Scale::Log ? row.low * std::pow(row.high / row.low, u)
                                                 : row.low + u * (row.high - row.low);
    return row.whole ? std::round(value) : value;
}

} // namespace

ChoiceTurn randomOption(Random& random, const Plan& plan)
{
    const Choice& row = choices()[random.below(choices().size())];
    const std::size_t w = random.below(plan.work.size());
    const auto options = row.options(plan, plan.work[w], catalog());
    if (options.empty())
        return {};
    const Option& option = options[random.below(options.size())];
    return option.available ? ChoiceTurn{boundPath(row.path, plan.work[w].id), option.id}
                            : ChoiceTurn{};
}

NumberTurn randomNumber(Random& random, const Plan& plan)
{
    for (;;) {
        const Number& row = numbers()[random.below(numbers().size())];
        const Workload& work = plan.work[random.below(plan.work.size())];
        if (row.applies(plan, work))
            return {boundPath(row.path, work.id), somewhere(random, row) * info(row.unit).size};
    }
}

Plan randomTurn(Random& random, const Plan& plan)
{
    if (random.below(5) == 0) {
        const ChoiceTurn turn = randomOption(random, plan);
        return turn.path.empty() ? plan : choose(plan, turn.path, turn.option);
    }
    for (;;) {
        const NumberTurn turn = randomNumber(random, plan);
        // An edit may push another knob out of its limits, and is then rejected.
        if (auto next = turned(plan, turn.path, turn.base))
            return std::move(*next);
    }
}

Plan randomPlan(Random& random, int turns)
{
    const auto& gpus = catalog().accelerators;
    Plan plan = choose(samplePlan(), "cluster.gpu", gpus[random.below(gpus.size())].id);
    for (int i = 0; i < turns; ++i)
        plan = randomTurn(random, plan);
    return plan;
}

} // namespace support
