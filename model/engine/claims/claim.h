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

// What becomes of a published claim: it holds; it contradicts its own article, another one, or
// what was measured; or nothing it says can be checked.
enum class Verdict : std::uint8_t { Holds, Itself, Another, Measured, Unchecked };
inline constexpr std::array<std::string_view, 5> kVerdicts{"holds", "itself", "another", "measured",
                                                           "unchecked"};
// The mistake behind a contradiction, where it is one that many make.
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

// What a claim is computed from: as its article says it, as somebody published it, or assumed. A
// key is the name of an input, with a tag where a claim has several of it: "gpus:RSC-1".
struct ClaimInput {
    std::string key;
    Unit unit{};
    double value = kUnknown, low = kUnknown, high = kUnknown; // base units
    Citation cite;

    friend bool operator==(const ClaimInput&, const ClaimInput&) = default;
};

// What the claim says a figure is, in base units; an end that is unknown is open.
struct ClaimedRange {
    double low = kUnknown, high = kUnknown;
    double within = 0.02; // of it: as far as articles round
};

// A figure worked out from the inputs. Where the claim says another than ours, it contradicts
// what ours was worked out from.
struct ClaimFigure {
    std::string what; // a calculation
    std::vector<std::pair<std::string, std::string>>
        of{}; // its inputs by other keys than their name
    Unit unit{};
    std::optional<ClaimedRange> claimed;
    Verdict against = Verdict::Unchecked;
    double audited = kUnknown; // by hand, beforehand; base units
    std::string note;          // why ours is better than that

    // The claim's input that a calculation's input is.
    std::string keyOf(std::string_view input) const;
};

// How a claim opens as a plan: a template, choices on top, and knobs that take inputs.
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
    std::optional<Verdict> judged; // by reading, where nothing of it can be computed
    Verdict audited{};
    std::optional<ClaimPlan> plan;
    Citation source; // the article

    const ClaimInput* input(std::string_view key) const;
};

struct ClaimAnswer {
    struct Figure {
        Band ours; // by the ends of uncertain inputs
        std::optional<bool> agrees;
    };
    std::vector<Figure> figures;
    Verdict verdict{};
};

// Works every figure of a claim out by its inputs as they are, and compares.
ClaimAnswer answerClaim(const Claim& claim);

} // namespace engine
