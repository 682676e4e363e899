#pragma once

#include "model/catalog/catalogcell.h"

#include <span>

namespace model {

// The columns of each kind of part. Data-driven: a new column is a row here.
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
    const char* key; // of the trait or the figure; a date without one is the oldest of all figures
    const char* label;                      // nullptr: use the words of the key
    int width;                              // initial width in pixels
    engine::Unit unit = engine::Unit::None; // with `bare`, numbers are in it, as the header says
    bool bare = false;
    bool optional = false; // missing values are normal, not a gap
};
std::span<const CatalogColumn> columnsOf(engine::CatalogKind kind);

// "Memory", and the unit below it if the cells have none.
QString headOf(engine::CatalogKind kind, const CatalogColumn& column);
QString fullHeadOf(const CellMaker& maker, const CatalogColumn& column);
CatalogCell cellOf(const CellMaker& maker, const engine::Part& part, const CatalogColumn& column);

} // namespace model
