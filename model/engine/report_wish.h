#pragma once

#include <string>
#include <vector>

namespace engine {

// How people want the report of a project: what its cover says beside title and client, on which
// paper, in which language, which sections, in which order, and a paragraph of their own in each.
struct ReportWish {
    struct Section {
        std::string id;
        bool shown = true;
        std::string note; // their own paragraph
        friend bool operator==(const Section&, const Section&) = default;
    };
    std::string author, notice; // by whom, and who may read it
    std::string language;       // by its id; empty: the window's
    bool american = false;      // US Letter in place of A4
    // Those that are not named follow in their own order.
    std::vector<Section> sections;

    friend bool operator==(const ReportWish&, const ReportWish&) = default;
};

// More sections than any report has are refused.
inline constexpr std::size_t kMostSections = 100;

} // namespace engine
