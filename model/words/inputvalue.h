#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/knobs/knob.h"
#include "model/format/numberformat.h"

#include <QString>

namespace model {

// What is chosen, by name: a part's came with the plan or stands in the catalog, anything else has
// our word for it.
QString chosenName(const engine::Plan& plan, const engine::Catalog& catalog,
                   engine::Bound<engine::Choice> choice, const std::string& path);

// What stands for a number: the plan's own, or where the smallest cluster is asked for, the one
// that was found.
bool isFound(const engine::Plan& plan, engine::Bound<engine::Number> knob);
double valueInUse(const engine::Plan& plan, engine::Bound<engine::Number> knob,
                  const engine::Evaluation* found);

// What a turn is called: "GPUs 256 → 512".
QString turnName(const QString& label, const std::string& path, const engine::Plan& before,
                 const engine::Plan& after, const engine::Catalog& catalog,
                 const NumberFormat& format);

} // namespace model
