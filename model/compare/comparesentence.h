#pragma once

#include "model/answersentence.h"
#include "model/compare/comparison.h"

#include <optional>
#include <utility>

namespace model {

// Which scenario is the quickest, which the cheapest, and in what they differ. A figure's path
// says of which scenario it is: "2|work.a.time".
std::vector<SentencePart> compareSentence(const std::vector<Compared>& sides,
                                          const Comparison& comparison, const NumberFormat& format);

// The scenario and the dial of such a path.
std::optional<std::pair<std::size_t, QString>> ofScenario(const QString& path);

} // namespace model
