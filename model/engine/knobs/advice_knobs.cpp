#include "model/engine/knobs/choice_row.h"

namespace engine {
namespace {

using enum Unit;

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
        .when([](const Plan& p) { return p.serves(); })
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
