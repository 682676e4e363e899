#pragma once

#include "model/engine/files/catalog_problems.h"
#include "model/engine/files/json.h"
#include "model/engine/specs/part.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace engine {

// The sources of one file, by id.
using Sources = std::map<std::string, Citation, std::less<>>;
Sources readSources(const Json& file, CatalogProblems& problems);

// One entry of a catalog file being read over what is already known of it: what the file says
// wins, what it leaves out stays.
class EntryReader {
public:
    EntryReader(const Json& entry, const Sources& sources, std::string where,
                CatalogProblems& problems)
        : entry_(entry)
        , sources_(sources)
        , where_(std::move(where))
        , problems_(problems)
    {
    }

    const Json& entry() const { return entry_; }
    const std::string& where() const { return where_; }
    CatalogProblems& problems() const { return problems_; }

    std::string text(const char* key) const;
    void set(std::string& to, const char* key) const; // where the file says it
    void part(Part& part, bool own) const;
    // The citation of a figure, or of an entry whose figures share one.
    Citation cite(const Json& figure, const std::string& at) const;
    // A number in base units, above zero; unknown, and told, where it is none.
    double number(const Json& figure, const char* key, const UnitInfo& unit,
                  const std::string& at) const;

    // Moves the figures of the sheet to the fields that share their keys.
    template <class T> void fill(T& part, std::span<const Field<T>> fields) const
    {
        for (const Field<T>& field : fields)
            if (const double* value = valueOf(*part.sheet, field.key, field.unit))
                field.set(part, *value);
    }
    // A field that is there although it is no figure ("memory": 96).
    void checkKinds(std::string_view key) const;
    // A key that is needed, and is not there.
    void missing(const char* key) const;

private:
    void figures(Sheet& sheet) const;
    Figure figure(const std::string& key, const Json& json, const std::string& at) const;
    void measured(Sheet& sheet, const Json& list) const;
    void traits(Sheet& sheet) const;
    const double* valueOf(const Sheet& sheet, std::string_view key, Unit unit) const;

    const Json& entry_;
    const Sources& sources_;
    std::string where_;
    CatalogProblems& problems_;
};

} // namespace engine
