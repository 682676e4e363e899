#pragma once

#include "model/engine/options/options.h"
#include "tests/support/plans.h"

#include <algorithm>

// Options for a few GPU types, and finding one of them.
namespace support {

using Table = std::shared_ptr<const engine::OptionTable>;

inline std::shared_ptr<const engine::Plan> shared(engine::Plan plan)
{
    return std::make_shared<const engine::Plan>(std::move(plan));
}

// The shipped catalog with only a few GPU types, but all offers, rules and links.
inline std::shared_ptr<const engine::Catalog> few(std::initializer_list<std::string_view> ids)
{
    auto catalog = std::make_shared<engine::Catalog>(support::catalog());
    std::erase_if(catalog->accelerators, [&](const engine::Accelerator& gpu) {
        return std::ranges::find(ids, gpu.id) == ids.end();
    });
    return catalog;
}

inline std::shared_ptr<const engine::Catalog> four()
{
    return few({"h100-sxm", "b200-sxm", "mi300x", "l40s"});
}

inline Table tableOf(const engine::Plan& plan,
                     const std::shared_ptr<const engine::Catalog>& catalog = four())
{
    return engine::optionsOf(shared(plan), catalog);
}

inline const engine::PlanOption* find(const Table& table, std::string_view gpu,
                                      engine::Tenure tenure, engine::Term term,
                                      std::string_view seller = {})
{
    const auto it = std::ranges::find_if(table->rows, [&](const engine::PlanOption& o) {
        const bool sold = seller.empty() ? o.offer.empty() : o.seller == seller;
        return o.plan->cluster.gpu.id == gpu && o.plan->money.tenure == tenure &&
               (o.buys() || o.plan->money.rent.term == term) && sold;
    });
    return it == table->rows.end() ? nullptr : &*it;
}

} // namespace support
