#include "model/site/sitesentence.h"

#include "model/site/sitewords.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct SiteSentenceWords {
    Q_DECLARE_TR_FUNCTIONS(Site)
};

struct SiteSentence {
    const engine::Evaluation& e;
    const NumberFormat& format;
    const engine::SiteAnswer& site = e.assessment.site;

    SentencePart dial(double base, Unit unit, const char* path) const
    {
        return {format.text(base, unit), QString::fromLatin1(path), true};
    }

    SentencePart figure(const QString& name) const
    {
        const engine::RackAnswer& rack = site.rack;
        if (name == u"nodes")
            return dial(e.assessment.decision.nodes, Unit::Nodes, "cluster.nodes");
        if (name == u"racks")
            return dial(rack.racks, Unit::Count, "site.racks");
        if (name == u"each")
            return dial(rack.nodes, Unit::Count, "site.rack_nodes");
        if (name == u"bound")
            return {boundWords(rack.bound)};
        if (name == u"rated")
            return dial(site.rated.total().base(), Unit::Kilowatt, "site.rated");
        if (name == u"energy")
            return dial(site.energyYear.base(), Unit::MegawattHour, "site.energy_year");
        return dial(site.year.carbon().base(), Unit::Kilogram, "site.carbon_year");
    }

    QString standing() const
    {
        const engine::RackAnswer& rack = site.rack;
        if (rack.bound == engine::RackBound::Nothing)
            return SiteSentenceWords::tr(
                "Racks for {nodes} cannot be planned: no rack limit is known.");
        if (!(rack.nodes >= 1))
            return SiteSentenceWords::tr(
                "{nodes} cannot be placed because no rack can hold one ({bound}).");
        if (rack.racks == 1)
            return e.assessment.decision.nodes == 1
                       ? SiteSentenceWords::tr(
                             "The node occupies {racks} rack, which could hold {each} ({bound}).")
                       : SiteSentenceWords::tr(
                             "{nodes} occupy {racks} rack, which could hold {each} ({bound}).");
        return SiteSentenceWords::tr("{nodes} occupy {racks} racks, {each} per rack ({bound}).");
    }

    QString drawing() const
    {
        if (!std::isfinite(site.rated.total().base()))
            return SiteSentenceWords::tr("Their power draw is unknown.");
        if (!std::isfinite(site.energyYear.base()))
            return SiteSentenceWords::tr("The nameplate power on the feeds is {rated}.");
        return SiteSentenceWords::tr("The nameplate power on the feeds is {rated}; annual energy "
                                     "is {energy} and annual emissions are {carbon} CO₂e.");
    }
};

} // namespace

std::vector<SentencePart> siteSentence(const engine::Evaluation& e, const NumberFormat& format)
{
    const SiteSentence sentence{e, format};
    return composed(sentence.standing() + u' ' + sentence.drawing(),
                    [&sentence](const QString& name) { return sentence.figure(name); });
}

} // namespace model
