#pragma once

#include <span>

namespace model::words {

// Labels of calculations, inputs and their tags, untranslated.
struct ClaimLabel {
    const char* key;
    const char* text;
};
std::span<const ClaimLabel> calculationLabels();
std::span<const ClaimLabel> claimInputLabels();
std::span<const ClaimLabel> claimTagLabels();

} // namespace model::words
