#include "model/engine/files/catalogreferences.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/specs/nearest.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

using Ids = std::vector<std::string>;

template <class T> Ids idsOf(const std::vector<T>& parts)
{
    Ids ids;
    for (const T& part : parts)
        ids.push_back(part.id);
    return ids;
}

struct Reference {
    const char *list, *key;
    const Ids& known;
};

void noteReference(const Json& file, const Reference& reference, CatalogProblems& problems)
{
    const auto list = file.find(reference.list);
    if (list == file.end() || !list->is_array())
        return;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string id = textOf((*list)[i], reference.key);
        if (id.empty() || std::ranges::find(reference.known, id) != reference.known.end())
            continue;
        problems.note(Error::Code::NotInCatalog,
                      pointerStep(reference.list) + "/" + std::to_string(i) +
                          pointerStep(reference.key),
                      id, nearest(id, reference.known));
    }
}

// Terms used by offers of the catalog, and understood by the engine.
const Ids& terms()
{
    static const Ids all{"on-demand", "spot", "capacity-block", "reserved-1y", "reserved-3y"};
    return all;
}
const Ids& markets()
{
    static const Ids all{"list", "marketplace", "contract", "article"};
    return all;
}

std::string shown(double value)
{
    return Json(tidy(value)).dump();
}

} // namespace

void noteReferences(const Json& file, const Catalog& catalog, CatalogProblems& problems)
{
    const Ids links = idsOf(catalog.links), nodes = idsOf(catalog.nodes),
              gpus = idsOf(catalog.accelerators);
    const Ids calibrated(kGenerations.begin(), kGenerations.end());
    Ids generations = calibrated;
    for (const Accelerator& a : catalog.accelerators)
        if (!a.like.empty())
            generations.push_back(a.generation);
    for (const Reference& reference :
         {Reference{"accelerators", "inside", links}, Reference{"accelerators", "pcie", links},
          Reference{"accelerators", "between", links}, Reference{"accelerators", "node", nodes},
          Reference{"accelerators", "generation", generations},
          Reference{"accelerators", "like", calibrated}, Reference{"nodes", "accelerator", gpus},
          Reference{"offers", "accelerator", gpus}, Reference{"offers", "term", terms()},
          Reference{"offers", "market", markets()}})
        noteReference(file, reference, problems);
}

void checkRules(const Json& file, const Catalog& catalog, CatalogProblems& problems)
{
    const auto list = file.find("rules");
    if (list == file.end() || !list->is_array())
        return;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string id = textOf((*list)[i], "id");
        const Rule* rule = catalog.rule(id);
        const Number* knob = numberRow(id);
        if (!rule || !knob || !(rule->value == rule->value) ||
            info(rule->unit).dim != info(knob->unit).dim)
            continue;
        const UnitInfo& unit = info(knob->unit);
        const double value = rule->value / unit.size;
        if (!withinLimits(*knob, value))
            problems.error(Error::Code::OutOfRange, "/rules/" + std::to_string(i) + "/value/value",
                           shown(value),
                           shown(knob->least) + " – " + shown(knob->most) + " " +
                               std::string(unit.symbol));
    }
}

} // namespace engine
