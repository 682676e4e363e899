#pragma once

#include "model/engine/band.h"
#include "model/engine/specs/part.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

// The verdict on a published claim: it holds; it contradicts its own article, another one, or
// measurements; or nothing in it can be checked.
enum class Verdict : std::uint8_t { Holds, Itself, Another, Measured, Unchecked };
inline constexpr std::array<std::string_view, 5> kVerdicts{"holds", "itself", "another", "measured",
                                                           "unchecked"};
// The mistake behind a contradiction, if it is a common one.
enum class ErrorPattern : std::uint8_t { None, Utilization, Operation, Baseline };
inline constexpr std::array<std::string_view, 4> kErrorPatterns{"none", "utilization", "operation",
                                                                "baseline"};
enum class ClaimTopic : std::uint8_t {
    Sizing,
    Training,
    Memory,
    Scaling,
    Network,
    Serving,
    Reliability,
    Power,
    Cost,
    Buying,
    Hardware,
    Operations
};
inline constexpr std::array<std::string_view, 12> kClaimTopics{
    "sizing",      "training", "memory", "scaling", "network",  "serving",
    "reliability", "power",    "cost",   "buying",  "hardware", "operations"};
enum class ClaimKind : std::uint8_t { Figure, Rule, Table, Decision, Capability, Formula };
inline constexpr std::array<std::string_view, 6> kClaimKinds{"figure",   "rule",       "table",
                                                             "decision", "capability", "formula"};
inline constexpr int kArticles = 4;

// An input of a claim: as stated in its article, as published elsewhere, or assumed. A key is the
// name of an input, with a tag if a claim has several of it: "gpus:RSC-1".
struct ClaimInput {
    std::string key;
    Unit unit{};
    double value = kUnknown, low = kUnknown, high = kUnknown; // base units
    Citation cite;

    friend bool operator==(const ClaimInput&, const ClaimInput&) = default;
};

// The claimed value of a figure, in base units; an unknown end is open.
struct ClaimedRange {
    double low = kUnknown, high = kUnknown;
    double within = 0.02; // relative: as far as articles round
};

// A figure computed from the inputs. If the claim states a different one, it contradicts the source
// of ours.
struct ClaimFigure {
    std::string what; // a calculation
    std::vector<std::pair<std::string, std::string>>
        of{}; // inputs whose keys differ from their names
    Unit unit{};
    std::optional<ClaimedRange> claimed;
    Verdict against = Verdict::Unchecked;
    double audited = kUnknown; // computed by hand in advance; base units
    std::string note;          // why ours is better than that one

    // The key of the claim's input for an input of the calculation.
    std::string keyOf(std::string_view input) const;
};

// How a claim opens as a plan: a template, choices set on top, and knobs set from inputs.
struct ClaimPlan {
    std::string base;
    std::vector<std::pair<std::string, std::string>> set{}, turn{};
};

struct Claim {
    std::string id, quote;
    int article = 0; // counted from 1
    ClaimTopic topic{};
    ClaimKind kind{};
    ErrorPattern pattern{};
    std::vector<ClaimInput> inputs;
    std::vector<ClaimFigure> figures;
    std::optional<Verdict> judged; // by reading, if nothing in it can be computed
    Verdict audited{};
    std::optional<ClaimPlan> plan;
    Citation source; // the article

    const ClaimInput* input(std::string_view key) const;
};

struct ClaimAnswer {
    struct Figure {
        Band ours; // from the ends of uncertain inputs
        std::optional<bool> agrees;
    };
    std::vector<Figure> figures;
    Verdict verdict{};
};

// Computes every figure of a claim from its current inputs, and compares.
ClaimAnswer answerClaim(const Claim& claim);

} // namespace engine
