#pragma once

#include "model/engine/result.h"

#include <string>
#include <vector>

namespace engine {

// Errors in a catalog file, and oddities.
struct CatalogProblems {
    std::vector<Error> errors, notes;

    void error(Error::Code code, std::string where, std::string detail = {},
               std::string advice = {})
    {
        errors.push_back({code, std::move(where), std::move(detail), std::move(advice)});
    }
    void note(Error::Code code, std::string where, std::string detail = {}, std::string advice = {})
    {
        notes.push_back({code, std::move(where), std::move(detail), std::move(advice)});
    }
};

} // namespace engine
