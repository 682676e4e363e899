#pragma once

#include "model/engine/answer/answer.h"

#include <cstdint>
#include <span>

namespace engine {

// When a part of an answer is computed: during a drag; once the input rests; options a few GPU
// types at a time, then their draws; last, what cannot be cancelled fast enough for a drag.
enum class Stroke : std::uint8_t { Quick, Settled, Details, Options, Frontier };

// A part of an answer that a page may want beyond what every answer has: a field in Wants, a field
// in Evaluation, and one row here.
struct Detail {
    Stroke stroke = Stroke::Details;
    bool (*isWanted)(const Wants&) = nullptr;
    void (*join)(Wants& all, const Wants& one) = nullptr;
    void (*drop)(Wants&) = nullptr;
    bool (*isThere)(const Evaluation&) = nullptr; // all of it, or there is nothing to compute
    void (*keep)(Evaluation&, const Evaluation& before) = nullptr; // for the same plan
    void (*add)(Evaluation&, const Wants&, const Context&, std::stop_token) = nullptr;
};
std::span<const Detail> details();

// The union of both.
Wants joined(Wants a, const Wants& b);
// The part of it that is due by that stroke.
Wants until(Stroke stroke, Wants wants);
bool isAnswered(const Evaluation& evaluation, const Wants& wants);
// Computes what is wanted, due by that stroke and missing.
void complete(Evaluation& evaluation, const Wants& wants, const Context& context,
              std::stop_token stop);

} // namespace engine
