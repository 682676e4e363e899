#pragma once

#include "model/engine/finding.h"
#include "model/format/numberformat.h"

#include <QString>

namespace engine {
struct Plan;
struct Project;
struct Workload;
} // namespace engine

namespace model {

// A model by its name; one of another size is "a 13 B model shaped like" it.
QString modelName(const engine::Plan& plan, const engine::Workload& work,
                  const NumberFormat& format);
// A workload's name: as given by the user, otherwise from its kind and model.
QString workName(const engine::Workload& work);
// A project's title: as given by the user, otherwise from the planned work.
QString projectTitle(const engine::Project& project);
// The workload a finding belongs to; empty for the whole plan, or if there is only one.
QString workName(const engine::Finding& finding, const engine::Plan& plan);
// A title with the workload: "Serving Llama 3.1 70B: KV cache is full".
QString titleOf(const engine::Finding& finding, const engine::Plan& plan, const QString& title);

// A name cut to the length a file allows, so that it can be saved and opened again.
QString keptName(const QString& name);

} // namespace model
