// Invariants of the Money page for any plan: random edits of every template.
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/money/market.h"
#include "model/engine/money/rent.h"
#include "model/project/templates.h"
#include "tests/model/fixture.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::Random;

constexpr int kTurns = 6, kPlans = 24; // per template
constexpr double kHair = 1e-9;

struct Held {
    Plan plan;
    Decision decision;
    Assessment now;
    std::string from;
};

double at(const Held& held, const Plan& plan, const char* dial)
{
    const auto row = findDial(plan, dial);
    return read(plan, assess(plan, held.decision), row);
}

class TestMoneyHeld : public QObject {
    Q_OBJECT

    const Catalog& catalog() { return **catalog_; }

    // Templates as they open, and after a few edits; layouts are held, as for ranges.
    const std::vector<Held>& plans()
    {
        if (!plans_.empty())
            return plans_;
        Random random(19);
        for (const Template& t : model::shippedTemplates()) {
            const Plan first =
                model::templateProject(QString::fromStdString(t.id), catalog())->plan();
            for (int i = 0; i < kPlans; ++i) {
                Plan plan = first;
                const Decision decision = i == 0 ? decide(plan) : plans_.back().decision;
                for (int turn = 0; i > 0 && turn < kTurns; ++turn)
                    plan = turnedMoney(random, plan);
                plans_.push_back({plan, decision, assess(plan, decision), t.id});
            }
        }
        return plans_;
    }
    // An edit of money, site or risk, which keeps the layout.
    Plan turnedMoney(Random& random, const Plan& plan)
    {
        for (;;) {
            const Number& row = numbers()[random.below(numbers().size())];
            const bool held = row.group == Group::Money || row.group == Group::Site;
            if (!held || row.partOnly || !row.applies(plan, plan.work[0]))
                continue;
            if (random.below(4) == 0) {
                const auto turn = support::randomOption(random, plan);
                if (turn.path.starts_with("money."))
                    if (auto next = chosen(plan, catalog(), turn.path, turn.option))
                        return *next;
            }
            const double u = random.unit();
            const double low = std::max(row.low, row.scale == Scale::Log ? 1e-9 : row.low);
            const double value = row.scale == Scale::Log ? low * std::pow(row.high / low, u)
                                                         : low + u * (row.high - low);
            const double whole = row.whole ? std::round(value) : value;
            if (auto next =
                    turned(plan, boundPath(row.path, plan.work[0].id), whole * info(row.unit).size))
                return *next;
        }
    }

    std::vector<Held> plans_;
    Result<model::CatalogPtr> catalog_ = model::shippedCatalog("2026-11-21");

private Q_SLOTS:
    void aCheaperPriceRaisesNoCost_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char* path :
             {"money.price", "money.capital", "site.electricity", "money.staff_each",
              "money.staff_own", "money.staff_rent", "money.staff_fixed", "money.maintenance",
              "money.support", "money.stored_price", "money.leaving_price", "money.colocation",
              "money.hall_price", "cluster.node.price", "money.part.rack",
              "money.part.storage_price", "money.part.software", "money.part.insurance"})
            QTest::newRow(path) << QByteArray(path);
    }
    void aCheaperPriceRaisesNoCost()
    {
        QFETCH(QByteArray, path);
        for (const Held& held : plans()) {
            const auto knob = findNumber(held.plan, path.constData());
            const double before = read(held.plan, knob);
            if (!(before > 0))
                continue;
            Plan cheaper = held.plan;
            write(cheaper, knob, 0.8 * before);
            for (const char* dial :
                 {"money.rent_run", "money.rent_year", "money.rent_total", "money.own_first",
                  "money.own_year", "money.own_total", "money.run_cost", "risk.spares_cost"}) {
                const double was = at(held, held.plan, dial), now = at(held, cheaper, dial);
                if (std::isnan(was))
                    continue;
                QVERIFY2(now <= was + kHair * std::abs(was),
                         (held.from + ": " + dial + support::compared(now, was)).c_str());
            }
        }
    }
    void sumsAreTheirParts()
    {
        for (Held held : plans()) {
            for (const char* plain : {"money.trend", "money.discount_rate", "money.tax_rate"})
                write(held.plan, findNumber(held.plan, plain), 0);
            for (const auto& [tenure, total, parts] :
                 {std::tuple{
                      Tenure::Rent, "money.rent_total",
                      std::vector{"money.paid_rent", "money.rent_staff", "money.rent_storage"}},
                  {Tenure::Buy, "money.own_total",
                   std::vector{"money.own_machines", "money.hall_first", "money.paid_rent",
                               "money.own_storage", "money.own_electricity", "money.own_staff",
                               "money.own_maintenance", "money.own_colocation",
                               "money.own_software", "money.own_insurance"}}}) {
                held.plan.money.tenure = tenure;
                const double whole = at(held, held.plan, total);
                if (!std::isfinite(whole))
                    continue;
                double sum = tenure == Tenure::Buy ? -at(held, held.plan, "money.resale") : 0;
                for (const char* part : parts)
                    sum += at(held, held.plan, part);
                QVERIFY2(std::abs(sum - whole) <= 1e-6 * std::abs(whole),
                         (held.from + ": " + total + support::compared(sum, whole)).c_str());
            }
        }
    }
    void aRackIsCountedOnce()
    {
        for (Held held : plans()) {
            held.plan.money.capitalRule = CapitalRule::ByPart;
            const double racks = at(held, held.plan, "site.racks");
            if (racks > 0)
                VERIFY_NEAR(at(held, held.plan, "money.part_racks"),
                            (racks + at(held, held.plan, "site.racks_other")) *
                                held.plan.money.parts.rack.base(),
                            kHair);
        }
    }
    // Inputs that do not apply change no visible result.
    void whatIsRefusedMovesNothing()
    {
        for (const Template& t : model::shippedTemplates()) {
            const auto& all = plans();
            const auto held =
                std::find_if(all.begin(), all.end(), [&](const Held& h) { return h.from == t.id; });
            forEachRow(held->plan, numbers(), [&](Bound<Number> knob, const std::string& path) {
                const double before = read(held->plan, knob);
                if (knob.row->applies(held->plan, held->plan.work[knob.work]) ||
                    !std::isfinite(before))
                    return;
                Plan moved = held->plan;
                const double size = info(knob.row->unit).size;
                write(moved, knob,
                      before > knob.row->low * size ? 0.7 * before : knob.row->high * size);
                const Assessment a = assess(moved, held->decision);
                forEachRow(held->plan, dials(), [&](Bound<Dial> dial, const std::string& name) {
                    const double was = read(held->plan, held->now, dial);
                    const double now = read(moved, a, dial);
                    QVERIFY2(support::near(now, was, kHair),
                             (t.id + ": " + path + " moves " + name).c_str());
                });
            });
        }
    }
    // No price is below the lowest ever listed for that GPU, unless the entered price is.
    void noTermGoesBelowEveryOffer()
    {
        for (const Accelerator& gpu : catalog().accelerators) {
            auto plan = chosen(support::samplePlan(), catalog(), "cluster.gpu", gpu.id);
            QVERIFY(plan);
            UsdRate lowest(kUnknown), spot(kUnknown);
            for (const Offer& o : catalog().offers)
                if (o.accelerator == gpu.id) {
                    UsdRate& least = o.term == "spot" ? spot : lowest;
                    if (!(least <= o.priceGpu))
                        least = o.priceGpu;
                }
            QCOMPARE(std::isnan(plan->money.price.base()), std::isnan(lowest.base()));
            for (const double factor : {1.0, 0.7, 1.5, 3.0}) {
                const UsdRate price = factor * plan->money.price;
                for (const Term term : {Term::Reserved1y, Term::Reserved3y, Term::Spot}) {
                    const UsdRate paid = price * paidOf(plan->money.rent, term, price);
                    const UsdRate least = term == Term::Spot ? spot : lowest;
                    if (!std::isnan(least.base()) && price >= least)
                        QVERIFY2(paid >= least * (1 - kHair), gpu.id.c_str());
                    else if (!std::isnan(least.base()))
                        QVERIFY2(support::near(paid.base(), price.base()), gpu.id.c_str());
                }
            }
        }
    }
    // A GPU has one rental price, however it was chosen.
    void aGpuChosenAgainCostsTheSame()
    {
        for (const Held& held : plans()) {
            const auto again =
                chosen(held.plan, catalog(), "cluster.gpu", held.plan.cluster.gpu.id);
            QVERIFY(again);
            QVERIFY2(support::near(again->money.price.base(), held.plan.money.price.base()),
                     held.from.c_str());
        }
    }
};

} // namespace

HEADROOM_ROOM(TestMoneyHeld)
#include "test_moneyheld.moc"
