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
// What a workload is called: as a person named it, else by its kind and its model.
QString workName(const engine::Workload& work);
// What a project is called: as a person titled it, else after the work that it plans.
QString projectTitle(const engine::Project& project);
// Whose finding it is; empty where it is the whole plan's, or where there is one workload only.
QString workName(const engine::Finding& finding, const engine::Plan& plan);
// A title that says so: "Serving Llama 3.1 70B: KV cache is full".
QString titleOf(const engine::Finding& finding, const engine::Plan& plan, const QString& title);

// As much of a name as a file keeps, so that what is typed can be saved and opened again.
QString keptName(const QString& name);

} // namespace model
