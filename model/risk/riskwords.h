#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

#include <span>

namespace model {

// A share close to 1, with enough digits to differ from it, and never rounded up to it: "98.5 %",
// "99.937 %".
QString nearlyAll(engine::Share share, const NumberFormat& format);
// Whether the goodput of the training workload in view is computed.
bool knowsGoodput(const engine::Evaluation& evaluation);
// The record that the failure rates come from, with its date.
QString fleetWords(const engine::Plan& plan);
// Contradictions between sources about that record; empty if there are none.
QString doubtWords(const engine::Plan& plan, const engine::Catalog& catalog);
// The catalog's texts about such records that are translated.
std::span<const char* const> doubtTexts();
QString intervalRule(engine::IntervalRule rule);

} // namespace model
