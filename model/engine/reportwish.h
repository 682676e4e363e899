#pragma once

#include "model/engine/exchange.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace engine {

// Report settings of a project: cover texts in addition to title and client, paper size, language,
// sections and their order, and a custom paragraph for each.
struct ReportWish {
    struct Section {
        std::string id;
        bool shown = true;
        std::string note; // custom paragraph
        friend bool operator==(const Section&, const Section&) = default;
    };
    // A PNG in base64; shared, since every undo step holds a project.
    struct Picture {
        std::shared_ptr<const std::string> base64;
        friend bool operator==(const Picture& a, const Picture& b)
        {
            return a.base64 == b.base64 || (a.base64 && b.base64 && *a.base64 == *b.base64);
        }
    };
    std::string author, notice;       // author, and confidentiality notice
    std::string language;             // by id; empty: the window's
    bool american = false;            // US Letter instead of A4
    std::optional<Currency> currency; // none: the project's
    std::string accent;               // "#1b6ac9"; empty: the program's
    Picture logo;
    // Unlisted ones follow in their default order.
    std::vector<Section> sections;

    friend bool operator==(const ReportWish&, const ReportWish&) = default;
};

// More sections than any report has are rejected.
inline constexpr std::size_t kMostSections = 100;
// Maximum logo size in base64 characters: half a megabyte of image.
inline constexpr std::size_t kMostLogo = 700'000;

} // namespace engine
