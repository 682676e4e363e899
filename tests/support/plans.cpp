#include "tests/support/plans.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/files/catalogfile.h"
#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/knob.h"

#include <cmath>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace support {

using namespace engine;

namespace {

[[noreturn]] void refuse(const Error& error)
{
    throw std::runtime_error(error.where + ": " + error.detail + " (" + error.advice + ")");
}

Catalog readCatalog()
{
    Catalog all;
    all.today = "2026-11-21"; // the date of the data: ages stay the same in tests
    for (const char* name : {"accelerators", "links", "nodes", "models", "offers", "rules", "costs",
                             "regions", "training", "serving", "points", "fleets"}) {
        std::ifstream file(std::string(HEADROOM_SOURCE "/resources/catalog/") + name + ".json");
        std::stringstream text;
        text << file.rdbuf();
        if (auto added = addCatalogFile(all, text.str()); !added)
            refuse(added.error());
    }
    return all;
}

} // namespace

const Catalog& catalog()
{
    static const Catalog all = readCatalog();
    return all;
}

const Plan& samplePlan()
{
    static const Plan plan = with(choose(choose(defaultPlan(catalog()), "work.a.rule", "share"),
                                         "risk.goodput_rule", "typed"),
                                  {{"money.price", 3}});
    return plan;
}

const Plan& computedPlan()
{
    static const Plan plan = defaultPlan(catalog());
    return plan;
}

const Plan& servingPlan()
{
    static const Plan plan = [] {
        Plan served = choose(computedPlan(), "work.a.kind", "serve");
        served = choose(served, "cluster.count_rule", "smallest");
        return with(served, {{"work.a.serve.api_input", 0.6}, {"work.a.serve.api_output", 2.4}});
    }();
    return plan;
}

const Plan& trainedAndServed()
{
    static const Plan plan = [] {
        Plan both = computedPlan();
        both.work.push_back(both.work.front());
        both.work.back().id = "b";
        both = choose(choose(both, "work.b.kind", "serve"), "work.b.serve.rule", "measured");
        return with(both, {{"cluster.count", 68},
                           {"work.b.serve.requests", 50000.0 / 3600},
                           {"work.b.serve.answer", 300},
                           {"work.b.serve.measured", 2500},
                           {"work.b.serve.api_input", 0.6},
                           {"work.b.serve.api_output", 2.4}});
    }();
    return plan;
}

Plan with(Plan plan, std::initializer_list<Turn> turns)
{
    for (const Turn& turn : turns) {
        const Bound<Number> row = findNumber(plan, turn.path);
        const double size = row ? info(row.row->unit).size : 1;
        auto next = turned(plan, turn.path, turn.value * size);
        if (!next)
            refuse(next.error());
        plan = std::move(*next);
    }
    return plan;
}

Plan choose(const Plan& plan, std::string_view path, std::string_view id)
{
    auto next = chosen(plan, catalog(), path, id);
    if (!next)
        refuse(next.error());
    return *next;
}

Assessment assessed(const Plan& plan)
{
    return assess(plan, decide(plan));
}

double dial(const Plan& plan, std::string_view path)
{
    const Bound<Dial> row = findDial(plan, path);
    if (!row)
        throw std::runtime_error("no dial " + std::string(path));
    return read(plan, assessed(plan), row) / info(row.row->unit).size;
}

double knob(const Plan& plan, std::string_view path)
{
    const Bound<Number> row = findNumber(plan, path);
    if (!row)
        throw std::runtime_error("no knob " + std::string(path));
    return read(plan, row) / info(row.row->unit).size;
}

bool near(double actual, double expected, double relative)
{
    if (std::isnan(actual) || std::isnan(expected))
        return std::isnan(actual) && std::isnan(expected);
    return actual == expected || std::abs(actual - expected) <= relative * std::abs(expected);
}

std::string compared(double actual, double expected)
{
    std::ostringstream text;
    text.precision(15);
    text << actual << " where " << expected << " was expected";
    return text.str();
}

} // namespace support
