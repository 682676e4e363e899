#pragma once

#include "model/engine/specs/parts.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// How a GPU is mounted, where its name says so.
enum class Mount { Unstated, Sxm, Pcie, Nvl };

// A name taken apart: "NVIDIA A100-SXM4-80GB" is A100, SXM and 80 GB.
struct GpuSpelling {
    std::string stem;  // capitals and digits only: "A100"
    std::string whole; // with mount and memory, without the vendor: "A100SXM480GB"
    Mount mount = Mount::Unstated;
    Bytes memory{kUnknown};
};
GpuSpelling spelling(std::string_view name);

// Finds the catalog's accelerator for the names that others use.
class GpuNames {
public:
    explicit GpuNames(const Catalog& catalog); // which must outlive it
    GpuNames(const GpuNames&) = delete;        // its parts point at each other
    GpuNames& operator=(const GpuNames&) = delete;

    struct Question {
        std::string_view name;         // as a price list writes it
        std::string_view description;  // a longer name, where there is one
        std::string_view instance;     // may tell how it is mounted
        Bytes memory{kUnknown};        // of one GPU
        Mount usual = Mount::Unstated; // where nothing else says it
    };
    struct Answer {
        const Accelerator* accelerator = nullptr; // none where name or memory fit none
        bool assumed = false;                     // the first of several that fit alike
    };
    Answer find(const Question& question) const;

    // The word of the text that names an accelerator, or nothing.
    std::string_view wordIn(std::string_view text) const;
    // How many GPUs an offer of the catalog counts in that instance.
    double gpusOf(std::string_view instance) const;

private:
    struct Known {
        const Accelerator* accelerator;
        Mount mount;
        std::vector<std::string> exact; // its names in whole spelling
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
