#pragma once

#include "model/engine/answer/answer.h"

#include <cstdint>
#include <span>

namespace engine {

// When an answer gets it: while the hand waits; once that waits for nothing; options a few types of
// GPU at a time, then their chances; last what can't stop as fast as a hand moves.
enum class Stroke : std::uint8_t { Quick, Settled, Details, Options, Frontier };

// What a page may want beside what every answer has, told once: a place in Wants, a place in
// Evaluation, and a row here.
struct Detail {
    Stroke stroke = Stroke::Details;
    bool (*isWanted)(const Wants&) = nullptr;
    void (*join)(Wants& all, const Wants& one) = nullptr;
    void (*drop)(Wants&) = nullptr;
    bool (*isThere)(const Evaluation&) = nullptr; // all of it, or there is nothing of it to tell
    void (*keep)(Evaluation&, const Evaluation& before) = nullptr; // of the same plan
    void (*add)(Evaluation&, const Wants&, const Context&, std::stop_token) = nullptr;
};
std::span<const Detail> details();

// What is wanted of both.
Wants joined(Wants a, const Wants& b);
// The part of it that comes in that stroke or before.
Wants until(Stroke stroke, Wants wants);
bool isAnswered(const Evaluation& evaluation, const Wants& wants);
// What is wanted, comes by that stroke and is not there.
void complete(Evaluation& evaluation, const Wants& wants, const Context& context,
              std::stop_token stop);

} // namespace engine
