#include "model/engine/advice/moneyfindings.h"

#include "model/engine/dials/dial.h"
#include "model/engine/knobs/discounts.h"
#include "model/engine/money/rent.h"

#include <cmath>

namespace engine {
namespace {

// The data all runs read, as far as sample sizes are known.
Bytes dataOf(const AdviceView& v)
{
    Bytes sum{};
    for (const Workload& work : v.plan.work) {
        const auto dial = findDial(v.plan, boundPath("work.*.dataset", work.id));
        const double bytes = read(v.plan, v.now, dial);
        if (std::isfinite(bytes))
            sum += Bytes(bytes);
    }
    return sum;
}

// A discount without an offer for this GPU is a rule of thumb and gets a finding that says so.
void thumb(const AdviceView& v, std::vector<Finding>& list)
{
    const RentTerms& terms = v.plan.money.rent;
    const Discount* discount = discountOf(terms.term);
    if (!discount || v.plan.money.tenure != Tenure::Rent || !isRuleOfThumb(v.plan, *discount))
        return;
    const Share share = terms.*discount->share;
    const UsdRate price = v.plan.money.price;
    const UsdRate paid = price * paidOf(terms, terms.term, price);
    const bool bounded = paid > price * (1 - share);
    Finding f{bounded ? "discount_bounded" : "discount_thumb",
              Finding::Severity::Note,
              {{share, Unit::Percent}, {paid.base(), Unit::DollarPerGpuHour}}};
    if (bounded)
        f.arguments.push_back({(price * (1 - share)).base(), Unit::DollarPerGpuHour});
    list.push_back(std::move(f));
}

constexpr Share kWorthAWord = 0.02; // of the total paid

} // namespace

void moneyFindings(const AdviceView& v, std::vector<Finding>& list)
{
    thumb(v, list);
    const Economics& m = v.plan.money;
    const bool rents = m.tenure == Tenure::Rent;
    if (!rents && m.capitalRule != CapitalRule::ByPart)
        return; // a single figure already includes the storage, however much there is
    const double gpus = ownedGpus(v.now.decision);
    const Bytes data = dataOf(v), held = rents ? m.rent.stored : gpus * m.parts.storage;
    if (!(data > held))
        return;
    const Usd missing =
        rents ? (data - held) * m.rent.storedPrice * m.years : (data - held) * m.parts.storagePrice;
    if (missing < kWorthAWord * (rents ? v.now.money.rentTotal : v.now.money.ownFirst))
        return;
    Finding f{
        "data_unpaid", Finding::Severity::Note, {{data.base(), Unit::TB}, {held.base(), Unit::TB}}};
    const char* path = rents ? "money.stored" : "money.part.storage";
    const double wanted = rents ? data.base() : data.base() / gpus;
    const Number& row = *findNumber(v.plan, path).row;
    if (withinLimits(row, wanted / info(row.unit).size))
        f.cure = Finding::Cure{path, wanted};
    list.push_back(std::move(f));
}

} // namespace engine
