#pragma once

#include "model/accuracy/likeruns.h"
#include "model/project/projectdocument.h"

class QWidget;

namespace views {

// A dialog with the published runs most similar to the plan.
void showLikeRuns(QWidget* parent, const std::vector<engine::AccuracyRow>& rows,
                  const engine::Evaluation& evaluation, const model::ProjectDocument& document,
                  const QString& figure = {});

} // namespace views
