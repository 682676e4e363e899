#include "model/options/optionwords.h"

#include "model/engine/knobs/knob.h"
#include "model/training/layoutwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::OptionLimit, engine::PlanOption, engine::Term, engine::Unit;

struct Choosing {
    Q_DECLARE_TR_FUNCTIONS(Choosing)
};

const engine::Offer* offerOf(const PlanOption& option, const engine::Catalog& catalog)
{
    return option.offer.empty() ? nullptr : catalog.offer(option.offer);
}

QString withSeller(Term term, const QString& seller)
{
    switch (term) {
    case Term::OnDemand: return Choosing::tr("rented on demand from %1").arg(seller);
    case Term::Reserved1y: return Choosing::tr("reserved for 1 year from %1").arg(seller);
    case Term::Reserved3y: return Choosing::tr("reserved for 3 years from %1").arg(seller);
    case Term::Spot: return Choosing::tr("rented on spot from %1").arg(seller);
    }
    return {};
}

QString atUsualPrice(Term term)
{
    switch (term) {
    case Term::OnDemand: return Choosing::tr("rented on demand");
    case Term::Reserved1y: return Choosing::tr("reserved for 1 year");
    case Term::Reserved3y: return Choosing::tr("reserved for 3 years");
    case Term::Spot: return Choosing::tr("rented on spot");
    }
    return {};
}

QString missesBy(OptionLimit limit, const QString& by)
{
    switch (limit) {
    case OptionLimit::Memory: break;
    case OptionLimit::Load: return Choosing::tr("load missed by %1").arg(by);
    case OptionLimit::Date: return Choosing::tr("deadline missed by %1").arg(by);
    case OptionLimit::Year:
    case OptionLimit::Region:
    case OptionLimit::Rack: break;
    case OptionLimit::Power: return Choosing::tr("power exceeded by %1").arg(by);
    case OptionLimit::Budget: return Choosing::tr("budget exceeded by %1").arg(by);
    }
    return {};
}

QString misses(OptionLimit limit, const PlanOption& option)
{
    switch (limit) {
    case OptionLimit::Memory: return Choosing::tr("memory too small");
    case OptionLimit::Load: return Choosing::tr("latency limits missed");
    case OptionLimit::Date: return Choosing::tr("deadline missed");
    case OptionLimit::Region:
        return option.region.empty() ? Choosing::tr("region not stated")
                                     : Choosing::tr("outside the region");
    case OptionLimit::Year: return Choosing::tr("the runs of a year do not fit into it");
    case OptionLimit::Rack: return Choosing::tr("does not fit into a rack of this site");
    case OptionLimit::Power: return Choosing::tr("power unknown");
    case OptionLimit::Budget: return Choosing::tr("price unknown");
    }
    return {};
}

Unit unitOf(OptionLimit limit)
{
    switch (limit) {
    case OptionLimit::Load: return Unit::EachSecond;
    case OptionLimit::Date: return Unit::Days;
    case OptionLimit::Power: return Unit::Kilowatt;
    case OptionLimit::Budget: return Unit::Dollar;
    case OptionLimit::Memory:
    case OptionLimit::Year:
    case OptionLimit::Region:
    case OptionLimit::Rack: break;
    }
    return Unit::None;
}

} // namespace

QString optionGpu(const PlanOption& option)
{
    const engine::Accelerator& gpu = option.plan->cluster.gpu;
    return QString::fromStdString(gpu.brief.empty() ? gpu.name : gpu.brief);
}

QString optionSize(const PlanOption& option, const NumberFormat& format)
{
    return format.plain(option.assessment.decision.gpus, 0) + QChar(0x00a0) + optionGpu(option);
}

QString optionWay(const PlanOption& option, const engine::Catalog& catalog)
{
    if (option.buys())
        return words::option(QStringLiteral("money.tenure"), QStringLiteral("buy"));
    if (const engine::Offer* offer = offerOf(option, catalog))
        if (offer->term == "capacity-block") // blocks of days, paid in advance
            return words::traitValue(engine::CatalogKind::Offers, QStringLiteral("term"),
                                     QString::fromStdString(offer->term));
    const engine::Plan& plan = *option.plan;
    return words::option(
        QStringLiteral("money.term"),
        QString::fromStdString(
            engine::findChoice(plan, "money.term").row->get(plan, plan.work.front())));
}

QString optionSeller(const PlanOption& option)
{
    const engine::Plan& plan = *option.plan;
    const QString region = QString::fromStdString(option.region);
    if (option.buys())
        return Choosing::tr("own hardware");
    if (!option.offer.empty())
        return region.isEmpty()
                   ? QString::fromStdString(option.seller)
                   : QStringLiteral("%1, %2").arg(QString::fromStdString(option.seller), region);
    return words::option(
        QStringLiteral("money.price_from"),
        QString::fromStdString(
            engine::findChoice(plan, "money.price_from").row->get(plan, plan.work.front())));
}

QString optionSupply(const PlanOption& option, const engine::Catalog& catalog)
{
    if (option.buys())
        return Choosing::tr("bought");
    if (const engine::Offer* offer = offerOf(option, catalog))
        return withSeller(option.plan->money.rent.term, QString::fromStdString(offer->provider));
    return atUsualPrice(option.plan->money.rent.term);
}

QString optionLayout(const PlanOption& option)
{
    const auto& decision = option.assessment.decision;
    for (std::size_t w = 0; w < option.plan->work.size(); ++w)
        if (option.plan->work[w].isComputed() && decision.layouts[w].layout.gpus() >= 1)
            return layoutName(decision.layouts[w].layout);
    for (const std::size_t w : option.plan->fleetIndices()) {
        const auto& fleet = decision.fleets[w];
        //: %n a count, %1 GPUs with their count.
        return Choosing::tr("%n replica(s) of %1", nullptr,
                            static_cast<int>(fleet.carrying + fleet.spares))
            .arg(Choosing::tr("%n GPU(s)", nullptr, static_cast<int>(fleet.layout.replicaGpus())));
    }
    return {};
}

QString limitWords(OptionLimit limit)
{
    switch (limit) {
    case OptionLimit::Memory: return Choosing::tr("Memory");
    case OptionLimit::Load: return Choosing::tr("Load");
    case OptionLimit::Date: return Choosing::tr("Deadline");
    case OptionLimit::Region: return Choosing::tr("Region");
    case OptionLimit::Year: return Choosing::tr("Year");
    case OptionLimit::Rack: return Choosing::tr("Rack");
    case OptionLimit::Power: return Choosing::tr("Power");
    case OptionLimit::Budget: return Choosing::tr("Budget");
    }
    return {};
}

QString missedWords(const engine::MissedLimit& missed, const PlanOption& option,
                    const NumberFormat& format)
{
    return missed.by > 0 ? missesBy(missed.limit, format.text(missed.by, unitOf(missed.limit)))
                         : misses(missed.limit, option);
}

QString allMissed(const PlanOption& option, const NumberFormat& format)
{
    QStringList all;
    for (const engine::MissedLimit& missed : option.missed)
        all << missedWords(missed, option, format);
    return all.join(QStringLiteral("; "));
}

OptionPrice optionPrice(const PlanOption& option)
{
    const engine::Plan& plan = *option.plan;
    const auto cite = plan.cites->find(option.buys() ? "money.capital" : "money.price");
    const engine::Citation* from = cite == plan.cites->end() ? nullptr : &cite->second;
    if (option.buys())
        return {option.assessment.money.capital.gpu.base(), Unit::DollarPerGpu, from};
    const engine::UsdRate paid = plan.money.price * option.assessment.money.paidShare;
    return {paid.base(), Unit::DollarPerGpuHour, from};
}

} // namespace model
