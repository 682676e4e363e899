#pragma once

#include "model/engine/knobs/knob.h"

#include <QString>

namespace model {

// What is chosen, by name: a part's came with the plan or stands in the catalog, anything else has
// our word for it.
QString chosenName(const engine::Plan& plan, const engine::Catalog& catalog,
                   engine::Bound<engine::Choice> choice, const std::string& path);

} // namespace model
