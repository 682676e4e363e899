#pragma once

#include "model/engine/specs/parts.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// A parsed model name: "Meta-Llama-3.1-70B" is llama, 3.1 and 70e9.
struct ModelSpelling {
    std::string family;              // lowercase: "llama", "gptoss"
    std::string version;             // "3.1", "r1"
    std::vector<std::string> others; // "lite", "scout"
    double params = kUnknown, active = kUnknown, experts = kUnknown;
};
ModelSpelling modelSpelling(std::string_view name);

// Known facts about a model before the catalog lookup.
struct ModelQuestion {
    std::string_view name;
    double params = kUnknown, layers = kUnknown, hidden = kUnknown;
};

// Finds the catalog's model for names used elsewhere.
class ModelNames {
public:
    explicit ModelNames(const Catalog& catalog); // must outlive it

    struct Answer {
        const Model* model = nullptr; // the best of its family
        bool same = false;            // that exact model, not only a relative
    };
    Answer find(const ModelQuestion& question) const;

private:
    struct Known {
        const Model* model;
        ModelSpelling name, id;
    };
    std::vector<Known> known_;
};

// Whether a name is of no transformer, or of a hybrid with some transformer layers.
bool namesNoTransformer(std::string_view name);
bool namesHybrid(std::string_view name);

} // namespace engine
