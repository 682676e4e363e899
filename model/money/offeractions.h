#pragma once

#include "model/engine/result.h"

#include <QString>

namespace model {

class ProjectDocument;

// Applies an offer's price, as one undo step. A price for a term also sets that term, without an
// additional discount.
engine::Result<void> useOffer(ProjectDocument& document, const QString& id);

} // namespace model
