#pragma once

#include "model/engine/assessment.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"

#include <optional>
#include <vector>

namespace engine {

// How a number was computed: its formula and its inputs, each with its source.
struct Derivation {
    struct Term {
        std::string path;
        Unit unit{};
        double value = kUnknown; // base units
        bool isDial = false;
        std::optional<Citation> cite; // none: computed, or entered by hand
    };
    std::string path;
    Unit unit{};
    double value = kUnknown;
    std::string formula; // with the workload's id filled in; empty if it is prose
    const char* prose = nullptr;
    bool arithmetic = true;
    std::vector<Term> terms;
};

Result<Derivation> explain(const Plan& plan, const Assessment& assessment, std::string_view path);

} // namespace engine
