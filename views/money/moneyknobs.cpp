#include "views/money/moneyknobs.h"

namespace views {

#define L(context, text) text // read by lupdate as QT_TRANSLATE_NOOP

std::vector<KnobPanel::Section> moneyKnobs()
{
    return {
        {L("Panels", "Comparison"),
         {"money.tenure", "money.years", "money.use_rule", "money.use", "money.runs"},
         {"money.trials", "money.scheduling", "money.budget"}},
        {L("Panels", "Rental"),
         {"money.price_from", "money.price", "money.term"},
         {"money.discount_1y",     "money.least_1y",
          "money.discount_3y",     "money.least_3y",
          "money.discount_spot",   "money.least_spot",
          "money.trend",           "money.trend_spread",
          "money.support",         "money.billing_step",
          "money.minimum_term",    "money.stored",
          "money.stored_price",    "money.leaving",
          "money.leaving_price",   "money.spot.node_between",
          "money.spot.save_every", "money.spot.save_time",
          "money.spot.restart",    "money.api_price"}},
        {L("Panels", "Purchase"),
         {"money.capital_rule", "money.capital", "money.lead_time"},
         {"money.maintenance", "money.at_end", "money.resale_loss", "money.price_gain",
          "money.part.optic", "money.part.rack", "money.part.storage", "money.part.storage_price",
          "money.part.installation", "money.part.spares", "money.part.software",
          "money.part.insurance"}},
        {L("Panels", "Data center"), {"money.hall", "money.colocation", "money.hall_price"}, {}},
        {L("Panels", "Staff"),
         {"money.staff_rule"},
         {"money.staff_own", "money.staff_rent", "money.staff_fixed", "money.staff_each",
          "money.staff_gpus", "money.staff_renting"}},
        {L("Panels", "Accounting and tax"),
         {"money.discount_rate", "money.tax_rate"},
         {"money.depreciation", "money.life"}},
        {L("Panels", "Weekly load and stages"),
         {},
         {"money.load.base", "money.load.hours", "money.load.days", "money.load.soft",
          "money.burst.data", "money.burst.rate", "money.burst.times", "money.stages.count",
          "money.stages.between", "money.stages.gate", "money.stages.growth"}},
    };
}

} // namespace views
