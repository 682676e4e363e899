#include "model/site/sitefigures.h"

#include "model/engine/plan.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

using engine::Unit;

struct SiteFigureWords {
    Q_DECLARE_TR_FUNCTIONS(Site)
};

} // namespace

std::vector<Headline> siteFigures(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::SiteAnswer& site = e.assessment.site;
    const auto write = [&](const char* dial, Unit unit, const QString& label, const QString& note) {
        return headline(e, format, QString::fromLatin1(dial), unit, label, note);
    };
    const auto carbon = [&](const engine::Footprint& f) {
        //: %1 and %2 amounts of carbon.
        return words::filled(SiteFigureWords::tr("%1 operational, %2 embodied"),
                             {format.text(f.energy.base(), Unit::Kilogram),
                              format.text(f.embodied.base(), Unit::Kilogram)});
    };
    const auto water = [&](const engine::Footprint& f) {
        //: %1 and %2 amounts of water.
        return words::filled(SiteFigureWords::tr("%1 on-site, %2 off-site"),
                             {format.text(f.onsite.base(), Unit::Litre),
                              format.text(f.offsite.base(), Unit::Litre)});
    };
    std::vector<Headline> figures{
        write("site.energy_run", Unit::MegawattHour, SiteFigureWords::tr("Energy per run"),
              SiteFigureWords::tr("%1 average")
                  .arg(format.text(site.mean.total().base(), Unit::Kilowatt))),
        write("site.carbon_run", Unit::Kilogram, SiteFigureWords::tr("Carbon per run"),
              carbon(site.run)),
        write("site.water_run", Unit::Litre, SiteFigureWords::tr("Water per run"), water(site.run)),
        write("site.energy_year", Unit::MegawattHour, SiteFigureWords::tr("Energy per year"),
              SiteFigureWords::tr("%1 utilization")
                  .arg(format.text(e.assessment.money.inUse, Unit::Percent))),
        write("site.carbon_year", Unit::Kilogram, SiteFigureWords::tr("Carbon per year"),
              carbon(site.year)),
        write("site.water_year", Unit::Litre, SiteFigureWords::tr("Water per year"),
              water(site.year)),
        write("money.electricity_year", Unit::Dollar, SiteFigureWords::tr("Electricity per year"),
              SiteFigureWords::tr("at %1").arg(
                  format.text(e.plan->site.electricity.base(), Unit::DollarPerKwh))),
        write("site.floor", Unit::SquareMetre, SiteFigureWords::tr("Floor area"),
              //: %1 and %2 counts of racks.
              words::filled(SiteFigureWords::tr("racks: %1 compute, %2 other"),
                            {format.text(site.rack.racks, Unit::Count),
                             format.text(site.rack.others, Unit::Count)})),
    };
    constexpr std::ptrdiff_t kOfRuns = 3;
    if (!e.plan->runs())
        figures.erase(figures.begin(), figures.begin() + kOfRuns);
    return figures;
}

} // namespace model
