#include "model/engine/knobs/workloads.h"

#include "model/engine/knobs/adopt.h"

namespace engine {
namespace {

std::string prefixOf(const Workload& work)
{
    return "work." + work.id + ".";
}

// The next letter of the alphabet; after z, numbers. A removed id is not reused while later ones
// exist.
std::string nextId(const std::vector<Workload>& work)
{
    char last = 'a' - 1;
    for (const Workload& w : work)
        if (w.id.size() == 1 && w.id[0] >= 'a' && w.id[0] <= 'z')
            last = std::max(last, w.id[0]);
    if (last < 'z')
        return std::string(1, static_cast<char>(last + 1));
    for (std::size_t n = work.size() + 1;; ++n)
        if (std::string id = "w" + std::to_string(n);
            std::ranges::find(work, id, &Workload::id) == work.end())
            return id;
}

} // namespace

Plan withWorkload(const Plan& plan, const Catalog& catalog, WorkloadKind kind, std::size_t like)
{
    Plan next = plan;
    Workload blank{.id = nextId(plan.work)};
    blank.train.model = plan.work[like].train.model;
    next.work.push_back(blank);
    const Plan fresh = baseline(next, catalog);
    Workload& added = next.work.back();
    added = fresh.work.back();
    if (!(added.train.model.params.base() > 0)) // no model of the catalog: it was in the plan
        added.train.model = blank.train.model;
    added.kind = kind;
    auto cites = std::make_shared<Citations>(*plan.cites);
    for (const auto& [path, cite] : *fresh.cites)
        if (path.starts_with(prefixOf(added)))
            cites->insert_or_assign(path, cite);
    next.cites = std::move(cites);
    return next;
}

Plan withoutWorkload(const Plan& plan, std::size_t at)
{
    Plan next = plan;
    const std::string prefix = prefixOf(plan.work[at]);
    next.work.erase(next.work.begin() + static_cast<std::ptrdiff_t>(at));
    auto cites = std::make_shared<Citations>(*plan.cites);
    std::erase_if(*cites, [&](const auto& cite) { return cite.first.starts_with(prefix); });
    next.cites = std::move(cites);
    return next;
}

Plan withWorkloadMoved(const Plan& plan, std::size_t from, std::size_t to)
{
    Plan next = plan;
    Workload moved = std::move(next.work[from]);
    next.work.erase(next.work.begin() + static_cast<std::ptrdiff_t>(from));
    next.work.insert(next.work.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
    return next;
}

Plan withWorkloadNamed(const Plan& plan, std::size_t at, std::string name)
{
    Plan next = plan;
    next.work[at].name = std::move(name);
    return next;
}

} // namespace engine
