#pragma once

#include "model/engine/files/catalogproblems.h"
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

// A catalog entry being read on top of what is already known of it: values in the file win, those
// it leaves out are kept.
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
    void set(std::string& to, const char* key) const; // if the file has it
    void part(Part& part, bool own) const;
    // The citation of a figure, or the shared one of its entry.
    Citation cite(const Json& figure, const std::string& at) const;
    // A positive number in base units; otherwise unknown, and reported.
    double number(const Json& figure, const char* key, const UnitInfo& unit,
                  const std::string& at) const;

    // Copies the sheet's figures to the fields with the same keys.
    template <class T> void fill(T& part, std::span<const Field<T>> fields) const
    {
        for (const Field<T>& field : fields)
            if (const double* value = valueOf(*part.sheet, field.key, field.unit))
                field.set(part, *value);
    }
    // A known figure key whose value is not a figure ("memory": 96).
    void checkKinds(std::string_view key) const;
    // Reports a required key that is absent.
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
