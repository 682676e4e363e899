#pragma once

#include "model/compare/comparison.h"
#include "model/sentences/answersentence.h"

#include <optional>
#include <utility>

namespace model {

// The verdict: which scenario is the cheapest, which the fastest, and why others are not ranked.
// The path of a figure includes its scenario: "2|work.a.time".
std::vector<SentencePart> compareSentence(const std::vector<Compared>& sides,
                                          const Comparison& comparison, const NumberFormat& format);

// The scenario and the dial of such a path.
std::optional<std::pair<std::size_t, QString>> ofScenario(const QString& path);

} // namespace model
