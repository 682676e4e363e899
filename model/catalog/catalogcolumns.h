#pragma once

#include "model/catalog/catalogcell.h"

#include <span>

namespace model {

// Which columns each kind of part has. Data: a new column is a row here.
struct CatalogColumn {
    enum class From {
        Name,
        Id,
        Trait,
        Figure,
        Range,
        Source,
        Date,
        Topic,
        SourceValues,
        Used,
        Why
    };
    From from;
    const char* key;   // of the trait or the figure; a date without one is the oldest of all
    const char* label; // nullptr: the words of the key
    int width;         // in pixels, to begin with
    engine::Unit unit = engine::Unit::None; // where `bare`, numbers are in it and the head says so
    bool bare = false;
    bool optional = false; // not every part has it, and that is no gap
};
std::span<const CatalogColumn> columnsOf(engine::CatalogKind kind);

// "Memory", and the unit under it where the cells have none.
QString headOf(engine::CatalogKind kind, const CatalogColumn& column);
QString fullHeadOf(const CellMaker& maker, const CatalogColumn& column);
CatalogCell cellOf(const CellMaker& maker, const engine::Part& part, const CatalogColumn& column);

} // namespace model
