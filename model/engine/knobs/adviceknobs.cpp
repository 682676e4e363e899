#include "model/engine/knobs/choicerow.h"
#include "model/engine/knobs/conditions.h"

#include <algorithm>

namespace engine {
namespace {

using enum Unit;
using enum Scale;

// The model serves, and could be fine-tuned for it.
constexpr auto kTeaches = [](const Plan& p) { return std::ranges::any_of(p.work, kTeachable); };

constexpr Number kAdviceNumbers[] = {
    number<&Circumstances::engineers>("advice.engineers", Count)
        .slider(0, 20)
        .limits(0, 10000)
        .on(Section::Organization, 20)
        .optional()
        .label(L("Knobs", "Operations engineers"))
        .tip(L("Knobs", "Engineers of your own who can run a GPU cluster, in full-time positions. "
                        "Leave it empty if this is open.")),
    number<&Circumstances::roundTrip>("advice.round_trip", Milliseconds)
        .slider(0, 300)
        .limits(0, 10000)
        .when(kAnyServes)
        .on(Section::Organization, 30)
        .optional()
        .label(L("Knobs", "Farthest round trip"))
        .tip(L("Knobs", "Network round trip between the cluster and the users farthest from it; "
                        "about 80 ms across the Atlantic and 150 ms to East Asia.")),
    number<&Circumstances::measured>("advice.measured_mfu", Percent)
        .slider(1, 100)
        .limits(0.1, 100)
        .when([](const Plan& p) { return p.trains(); })
        .on(Section::Organization, 40)
        .optional()
        .label(L("Knobs", "Measured MFU"))
        .tip(L("Knobs", "MFU that your own run reaches. Advice compares it with the computed one "
                        "and lists the likely causes of the gap.")),
    number<&Circumstances::instructions>("advice.instructions", TokensUnit)
        .slider(0, 8000)
        .limits(0, 1e6)
        .wholeNumbers()
        .when(kTeaches)
        .on(Section::Organization, 50)
        .label(L("Knobs", "Instructions and examples"))
        .tip(L("Knobs",
               "Tokens added to each question if the model is neither fine-tuned nor given "
               "retrieved text. All requests share them, so they come from the prefix "
               "cache.")),
    number<&Circumstances::tunings>("advice.tunings", EachYear)
        .slider(0, 24)
        .limits(0, 1000)
        .when(kTeaches)
        .on(Section::Organization, 60)
        .label(L("Knobs", "Fine-tunings"))
        .tip(L("Knobs", "How often a fine-tuned model is retrained to learn new facts.")),
    number<&Circumstances::tuningExamples>("advice.tuning_examples", Count)
        .slider(100, 1e6, Log)
        .limits(1, 1e9)
        .wholeNumbers()
        .when(kTeaches)
        .on(Section::Organization, 70)
        .label(L("Knobs", "Examples per fine-tuning"))
        .tip(L("Knobs",
               "Question and answer pairs, of the lengths of the requests, on which a LoRA "
               "adapter is trained for three epochs.")),
};

constexpr Named<DataRule> kDataRules[] = {
    {DataRule::Unstated, "unstated", L("Choices", "not stated")},
    {DataRule::Anywhere, "anywhere", L("Choices", "hosted API allowed")},
    {DataRule::OwnTenancy, "own_tenancy", L("Choices", "own tenancy only")},
    {DataRule::OnPremises, "on_premises", L("Choices", "on premises only")},
};

constexpr Choice kAdviceChoices[] = {
    choice<kDataRules, &Circumstances::data>("advice.data")
        .on(Section::Organization, 10)
        .label(L("Knobs", "Data policy"))
        .tip(L("Knobs", "Where prompts, answers and training data may be processed. It rules out "
                        "hosted APIs, or rented machines as well.")),
};

} // namespace

std::span<const Number> adviceNumbers()
{
    return kAdviceNumbers;
}

std::span<const Choice> adviceChoices()
{
    return kAdviceChoices;
}

} // namespace engine
