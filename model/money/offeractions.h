#pragma once

#include "model/engine/result.h"

#include <QString>

namespace model {

class ProjectDocument;

// Pays the price of an offer from now on, as one undo step. A price that is itself for a term
// brings that term, without a discount on top.
engine::Result<void> useOffer(ProjectDocument& document, const QString& id);

} // namespace model
