#pragma once

#include "model/accuracy/likeruns.h"
#include "model/project/projectdocument.h"

class QWidget;

namespace views {

// The published runs most like the plan, one by one, in a dialog.
void showLikeRuns(QWidget* parent, const std::vector<engine::AccuracyRow>& rows,
                  const engine::Evaluation& evaluation, const model::ProjectDocument& document,
                  const QString& figure = {});

} // namespace views
