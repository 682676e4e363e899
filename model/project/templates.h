#pragma once

#include "model/engine/files/template_file.h"
#include "model/engine/project.h"
#include "model/engine/specs/parts.h"

#include <QString>

namespace model {

// Questions to begin with, each a whole plan that computes.
const std::vector<engine::Template>& shippedTemplates();

// The plan of a fresh start with what the template changes.
engine::Result<engine::Project> templateProject(const QString& id, const engine::Catalog& catalog);

// What it is called, what it asks in a sentence, and where its figures come from.
QString templateTitle(const QString& id);
QString templateQuestion(const QString& id);
QString templateSource(const engine::Template& from);

// One turn from text, read as people write it anywhere: "cluster.count=64", "work.a.tokens=2T",
// "cluster.gpu=a100-sxm-80".
engine::Result<engine::Plan> turnedByText(const engine::Plan& plan, const engine::Catalog& catalog,
                                          const QString& path, const QString& text);
// Several of them, "path=value" each, in their order; one that does not apply yet waits for the
// others.
engine::Result<engine::Plan> turnedByTexts(engine::Plan plan, const engine::Catalog& catalog,
                                           QStringList sets);

} // namespace model
