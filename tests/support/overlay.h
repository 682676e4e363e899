#pragma once

#include "model/engine/files/catalogfile.h"
#include "tests/support/plans.h"

#include <stdexcept>
#include <string>

// Catalogs for tests: a user's file over another catalog.
namespace support {

// A catalog file with those lists. Its sources are "new" (of the tests' fixed date), "half" (180
// days before), "year" (365 days before) and "old".
inline std::string catalogFile(const std::string& lists)
{
    return R"({"format": "headroom-catalog", "version": 1, "sources": {
        "new": {"title": "New sheet", "date": "2026-11-21"},
        "half": {"title": "Half a year", "date": "2026-05-25"},
        "year": {"title": "Cost per year", "date": "2025-11-21"},
        "old": {"title": "Old sheet", "date": "2024"}}, )" +
           lists + "}";
}

inline engine::Catalog overlaid(const std::string& lists, engine::Catalog base = catalog())
{
    if (auto added = engine::addCatalogFile(base, catalogFile(lists), true); !added)
        throw std::runtime_error(added.error().where + ": " + added.error().detail);
    return base;
}

} // namespace support
