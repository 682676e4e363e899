#pragma once

#include "model/engine/specs/parts.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// The name of a model taken apart: "Meta-Llama-3.1-70B" is llama, 3.1 and 70e9.
struct ModelSpelling {
    std::string family;              // small letters: "llama", "gptoss"
    std::string version;             // "3.1", "r1"
    std::vector<std::string> others; // "lite", "scout"
    double params = kUnknown, active = kUnknown, experts = kUnknown;
};
ModelSpelling modelSpelling(std::string_view name);

// What is known of a model before the catalog is asked.
struct ModelQuestion {
    std::string_view name;
    double params = kUnknown, layers = kUnknown, hidden = kUnknown;
};

// Finds the catalog's model for the names that others use.
class ModelNames {
public:
    explicit ModelNames(const Catalog& catalog); // which must outlive it

    struct Answer {
        const Model* model = nullptr; // the best of its family
        bool same = false;            // that very model, not only a relative
    };
    Answer find(const ModelQuestion& question) const;

private:
    struct Known {
        const Model* model;
        ModelSpelling name, id;
    };
    std::vector<Known> known_;
};

// Names of what is no transformer at all, and of what is one only in part.
bool namesNoTransformer(std::string_view name);
bool namesHybrid(std::string_view name);

} // namespace engine
