#pragma once

#include <span>

namespace model::words {

// Why a claim is judged as it is: a text for each, untranslated.
struct ClaimReason {
    const char* id;
    const char* text;
};
std::span<const ClaimReason> reasonsOfFirstArticle();
std::span<const ClaimReason> reasonsOfOtherArticles();

} // namespace model::words
