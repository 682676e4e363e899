#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

// A typed discount is not bounded by what others were offered.
template <auto Discount, auto Bound>
constexpr NumberRow discount(std::string_view path, double high)
{
    return number<&Economics::rent, Discount>(path, Percent)
        .slider(0, high)
        .limits(0, 99)
        .turns([](Plan& p, Workload&, double base) {
            p.money.rent.*Discount = base;
            p.money.rent.*Bound = {};
        });
}
template <auto Bound> constexpr NumberRow least(std::string_view path)
{
    return number<&Economics::rent, Bound>(path, DollarPerGpuHour)
        .slider(0, 20)
        .limits(0, 1e4)
        .partOnly();
}

// Reserved GPUs are paid for all hours, so there are no billing increments.
constexpr auto kByTheHour = [](const Plan& p) {
    return p.money.rent.term == Term::OnDemand || p.money.rent.term == Term::Spot;
};

constexpr Number kRentNumbers[] = {
    discount<&RentTerms::discount1y, &RentTerms::least1y>("money.discount_1y", 80)
        .on(Section::Rental, 40)
        .folded()
        .label(L("Knobs", "1-year reservation discount"))
        .tip(L("Knobs", "Reduction of the on-demand price for a one-year commitment.")),
    discount<&RentTerms::discount3y, &RentTerms::least3y>("money.discount_3y", 80)
        .on(Section::Rental, 60)
        .folded()
        .label(L("Knobs", "3-year reservation discount"))
        .tip(L("Knobs", "Reduction of the on-demand price for a three-year commitment.")),
    discount<&RentTerms::discountSpot, &RentTerms::leastSpot>("money.discount_spot", 90)
        .on(Section::Rental, 80)
        .folded()
        .label(L("Knobs", "Spot discount"))
        .tip(L("Knobs", "Reduction of the on-demand price for machines that may be preempted.")),
    // In the order a file is read: a bound comes after the discount that clears it when set.
    least<&RentTerms::least1y>("money.least_1y")
        .on(Section::Rental, 50)
        .folded()
        .label(L("Knobs", "Lowest 1-year price"))
        .tip(L("Knobs", "The lowest rental price ever offered for this GPU, excluding spot. A "
                        "rule-of-thumb discount never goes below it; 0 means no lower limit.")),
    least<&RentTerms::least3y>("money.least_3y")
        .on(Section::Rental, 70)
        .folded()
        .label(L("Knobs", "Lowest 3-year price"))
        .tip(L("Knobs", "The lowest rental price ever offered for this GPU, excluding spot. A "
                        "rule-of-thumb discount never goes below it; 0 means no lower limit.")),
    least<&RentTerms::leastSpot>("money.least_spot")
        .on(Section::Rental, 90)
        .folded()
        .label(L("Knobs", "Lowest spot price"))
        .tip(L("Knobs", "The lowest spot price ever offered for this GPU. A rule-of-thumb discount "
                        "never goes below it; 0 means no lower limit.")),
    number<&Economics::rent, &RentTerms::nodeBetween>("money.spot.node_between", Days)
        .slider(1, 365, Log)
        .limits(0.01, 1e5)
        .on(Section::Rental, 190)
        .folded()
        .label(L("Knobs", "Time between spot preemptions"))
        .tip(L(
            "Knobs",
            "Average time until one spot node is preempted. Losing any of its nodes stops a run.")),
    number<&Economics::rent, &RentTerms::saveEvery>("money.spot.save_every", Hours)
        .slider(0.1, 24, Log)
        .limits(0.001, 1e4)
        .on(Section::Rental, 200)
        .folded()
        .label(L("Knobs", "Checkpoint interval on spot"))
        .tip(L("Knobs", "Work done since the last checkpoint is lost when a node is preempted.")),
    number<&Economics::rent, &RentTerms::saveTime>("money.spot.save_time", Second)
        .slider(0, 600)
        .limits(0, 1e5)
        .on(Section::Rental, 210)
        .folded()
        .label(L("Knobs", "Checkpoint time on spot"))
        .tip(L("Knobs", "Time during which the run stalls.")),
    number<&Economics::rent, &RentTerms::restart>("money.spot.restart", Second)
        .slider(0, 3600)
        .limits(0, 1e6)
        .on(Section::Rental, 220)
        .folded()
        .label(L("Knobs", "Restart time on spot"))
        .tip(L("Knobs", "Time to get new nodes, start the software and load the last checkpoint.")),
    number<&Economics::rent, &RentTerms::billingStep>("money.billing_step", Hours)
        .slider(0, 24)
        .limits(0, 8760)
        .when(kByTheHour)
        .on(Section::Rental, 130)
        .folded()
        .label(L("Knobs", "Billing increment"))
        .tip(L("Knobs",
               "Each run is rounded up to whole increments; 0 means billing to the second.")),
    number<&Economics::rent, &RentTerms::minimumTerm>("money.minimum_term", Hours)
        .slider(0, 720)
        .limits(0, 8760)
        .when(kByTheHour)
        .on(Section::Rental, 140)
        .folded()
        .label(L("Knobs", "Minimum rental term"))
        .tip(L("Knobs", "Each run is billed for at least this long.")),
    number<&Economics::rent, &RentTerms::stored>("money.stored", TB)
        .slider(0, 5000)
        .limits(0, 1e8)
        .on(Section::Rental, 150)
        .folded()
        .label(L("Knobs", "Cloud storage"))
        .tip(L("Knobs", "Amount of data kept in the cloud while renting.")),
    number<&Economics::rent, &RentTerms::storedPrice>("money.stored_price", DollarPerTBMonth)
        .slider(0, 300)
        .limits(0, 1e5)
        .on(Section::Rental, 160)
        .folded()
        .label(L("Knobs", "Cloud storage price"))
        .tip(L("Knobs", "Price per month for the data kept in the cloud.")),
    number<&Economics::rent, &RentTerms::leavingYear>("money.leaving", TB)
        .slider(0, 5000)
        .limits(0, 1e8)
        .on(Section::Rental, 170)
        .folded()
        .label(L("Knobs", "Data egress per year"))
        .tip(L("Knobs", "Data transferred out of the cloud while renting.")),
    number<&Economics::rent, &RentTerms::leavingPrice>("money.leaving_price", DollarPerTB)
        .slider(0, 200)
        .limits(0, 1e5)
        .on(Section::Rental, 180)
        .folded()
        .label(L("Knobs", "Egress price"))
        .tip(L("Knobs", "What the provider charges for data that leaves its cloud.")),
    number<&Economics::rent, &RentTerms::support>("money.support", Percent)
        .slider(0, 20)
        .limits(0, 100)
        .on(Section::Rental, 120)
        .folded()
        .label(L("Knobs", "Support plan"))
        .tip(L("Knobs", "Support contract paid on top of the rent.")),
    yearly<&Economics::rent, &RentTerms::trend>("money.trend")
        .slider(-50, 50)
        .limits(-90, 200)
        .on(Section::Rental, 100)
        .folded()
        .label(L("Knobs", "Rental price trend"))
        .tip(L("Knobs", "Yearly change of what is not reserved, applied month by month wherever "
                        "renting and buying are compared.")),
    yearly<&Economics::rent, &RentTerms::trendSpread>("money.trend_spread")
        .slider(0, 60)
        .limits(0, 100)
        .on(Section::Rental, 110)
        .folded()
        .label(L("Knobs", "Uncertainty of rental prices"))
        .tip(L("Knobs",
               "80 % range of the rental price trend, up and down. It widens the ranges of "
               "all costs over the period.")),
    number<&Economics::rent, &RentTerms::withCapital>("money.price_correlation", Percent)
        .slider(0, 100)
        .limits(0, 100)
        .on(Section::Rental, 115)
        .folded()
        .label(L("Knobs", "Correlation of GPU prices"))
        .tip(L("Knobs", "How closely rental and purchase prices of GPUs move together. "
                        "At 0 % they are independent, at 100 % both are high or both are low.")),
    number<&Economics::scheduling>("money.scheduling", Percent)
        .slider(0, 50)
        .limits(0, 90)
        .on(Section::Comparison, 70)
        .folded()
        .label(L("Knobs", "Scheduling loss"))
        .tip(L("Knobs", "Share of the hours in use in which GPUs wait for their next job.")),
    number<&Economics::apiPrice>("money.api_price", DollarPerMtoken)
        .slider(0.01, 100, Log)
        .limits(1e-6, 1e5)
        .on(Section::Rental, 230)
        .folded()
        .label(L("Knobs", "API price"))
        .tip(L("Knobs", "What a hosted model costs per million tokens, for comparison.")),
};

constexpr Named<Term> kTerms[] = {
    {Term::OnDemand, "on_demand", L("Choices", "On demand")},
    {Term::Reserved1y, "reserved_1y", L("Choices", "1-year reserved")},
    {Term::Reserved3y, "reserved_3y", L("Choices", "3-year reserved")},
    {Term::Spot, "spot", L("Choices", "Spot")}};

constexpr Choice kRentChoices[] = {
    choice<kTerms, &Economics::rent, &RentTerms::term>("money.term")
        .on(Section::Rental, 30)
        .fromList()
        .label(L("Knobs", "Rental term"))
        .tip(L("Knobs", "How long the rental is committed. Reserved capacity costs less per hour "
                        "and is billed for all hours; spot capacity may be preempted."))};

} // namespace

std::span<const Number> rentNumbers()
{
    return kRentNumbers;
}

std::span<const Choice> rentChoices()
{
    return kRentChoices;
}

} // namespace engine
