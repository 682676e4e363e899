#pragma once

#include <span>

namespace model::words {

// Why a claim gets its verdict: one text each, untranslated.
struct ClaimReason {
    const char* id;
    const char* text;
};
std::span<const ClaimReason> claimReasons();

} // namespace model::words
