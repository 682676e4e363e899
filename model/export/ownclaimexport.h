#pragma once

#include "model/engine/claims/ownclaim.h"

#include <QByteArray>

namespace model {

// The check of a user's own claim, for machines and people.
QByteArray ownClaimJson(const engine::OwnCheck& check);
QByteArray ownClaimText(const engine::OwnCheck& check);

} // namespace model
