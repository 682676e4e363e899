#pragma once

#include "model/engine/exchange.h"

#include <memory>
#include <optional>
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
    // A PNG in base64; shared, since every step of the undo history keeps a project.
    struct Picture {
        std::shared_ptr<const std::string> base64;
        friend bool operator==(const Picture& a, const Picture& b)
        {
            return a.base64 == b.base64 || (a.base64 && b.base64 && *a.base64 == *b.base64);
        }
    };
    std::string author, notice;       // by whom, and who may read it
    std::string language;             // by its id; empty: the window's
    bool american = false;            // US Letter in place of A4
    std::optional<Currency> currency; // none: the project's
    std::string accent;               // "#1b6ac9"; empty: the program's
    Picture logo;
    // Those that are not named follow in their own order.
    std::vector<Section> sections;

    friend bool operator==(const ReportWish&, const ReportWish&) = default;
};

// More sections than any report has are refused.
inline constexpr std::size_t kMostSections = 100;
// Of a logo, in characters of base64: half a megabyte of picture.
inline constexpr std::size_t kMostLogo = 700'000;

} // namespace engine
