#pragma once

#include "model/engine/specs/parts.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// The form factor of a GPU, if its name states it.
enum class Mount { Unstated, Sxm, Pcie, Nvl };

// A parsed name: "NVIDIA A100-SXM4-80GB" is A100, SXM and 80 GB.
struct GpuSpelling {
    std::string stem;  // capitals and digits only: "A100"
    std::string whole; // with form factor and memory, without vendor: "A100SXM480GB"
    Mount mount = Mount::Unstated;
    Bytes memory{kUnknown};
};
GpuSpelling spelling(std::string_view name);

// Finds the catalog's accelerator for names used elsewhere.
class GpuNames {
public:
    explicit GpuNames(const Catalog& catalog); // must outlive it
    GpuNames(const GpuNames&) = delete;        // has internal pointers
    GpuNames& operator=(const GpuNames&) = delete;

    struct Question {
        std::string_view name;         // as in a price list
        std::string_view description;  // a longer name, if there is one
        std::string_view instance;     // may indicate the form factor
        Bytes memory{kUnknown};        // per GPU
        Mount usual = Mount::Unstated; // if nothing else states it
    };
    struct Answer {
        const Accelerator* accelerator = nullptr; // null if neither name nor memory matches
        bool assumed = false;                     // the first of several equally good matches
    };
    Answer find(const Question& question) const;

    // The word in the text that names an accelerator, or empty.
    std::string_view wordIn(std::string_view text) const;
    // The number of GPUs in that instance according to the catalog's offers.
    double gpusOf(std::string_view instance) const;

private:
    struct Known {
        const Accelerator* accelerator;
        Mount mount;
        std::vector<std::string> exact; // its normalized names
    };
    struct Sold {
        std::string_view accelerator;
        double gpus;
    };
    using Candidates = std::vector<const Known*>;
    void learn(Known& known, std::string_view name);
    Candidates called(const GpuSpelling& wanted, Bytes memory) const;

    std::vector<Known> known_;
    std::map<std::string, Candidates, std::less<>> byStem_;
    std::map<std::string, Sold, std::less<>> offers_; // by instance
};

} // namespace engine
