#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

#include <span>

namespace model {

// A share near the whole, with as many digits as tell it from the whole, cut and not rounded up:
// "98.5 %", "99.937 %".
QString nearlyAll(engine::Share share, const NumberFormat& format);
// Whether the hours of the first workload that count are computed.
bool knowsGoodput(const engine::Evaluation& evaluation);
// The record that the rates were taken from, with its date.
QString fleetWords(const engine::Plan& plan);
// Where sources contradict each other about that record; empty where they do not.
QString doubtWords(const engine::Plan& plan, const engine::Catalog& catalog);
// The catalog's texts of such records that other languages have words for.
std::span<const char* const> doubtTexts();
QString intervalRule(engine::IntervalRule rule);

} // namespace model
