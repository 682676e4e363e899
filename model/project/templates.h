#pragma once

#include "model/engine/files/templatefile.h"
#include "model/engine/project.h"
#include "model/engine/specs/parts.h"

#include <QString>

namespace model {

// Starting points, each a complete plan that computes.
const std::vector<engine::Template>& shippedTemplates();

// A new plan with the template's changes.
engine::Result<engine::Project> templateProject(const QString& id, const engine::Catalog& catalog);

// Its name, its question in one sentence, and the source of its figures.
QString templateTitle(const QString& id);
QString templateQuestion(const QString& id);
QString templateSource(const engine::Template& from);

// One setting as text, in the usual notation: "cluster.count=64", "work.a.tokens=2T",
// "cluster.gpu=a100-sxm-80".
engine::Result<engine::Plan> turnedByText(const engine::Plan& plan, const engine::Catalog& catalog,
                                          const QString& path, const QString& text);
// Several settings, each "path=value", in order; one that does not apply yet is tried again after
// the others.
engine::Result<engine::Plan> turnedByTexts(engine::Plan plan, const engine::Catalog& catalog,
                                           QStringList sets);

} // namespace model
