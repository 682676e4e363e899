#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/knobs/knob.h"
#include "model/format/numberformat.h"

#include <QString>

namespace model {

// The chosen option, by name: a part's name is in the plan or the catalog, all others are in our
// tables.
QString chosenName(const engine::Plan& plan, const engine::Catalog& catalog,
                   engine::Bound<engine::Choice> choice, const std::string& path);

// Whether the program finds the number of GPUs.
bool findsCount(const engine::Plan& plan);
// The number to show: the plan's own, or if the smallest cluster is requested, the one found.
bool isFound(const engine::Plan& plan, engine::Bound<engine::Number> knob);
double valueInUse(const engine::Plan& plan, engine::Bound<engine::Number> knob,
                  const engine::Evaluation* found);

// The name of a change: "GPUs 256 → 512".
QString turnName(const QString& label, const std::string& path, const engine::Plan& before,
                 const engine::Plan& after, const engine::Catalog& catalog,
                 const NumberFormat& format);

} // namespace model
