#pragma once

#include "model/engine/claims/own_claim.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QMap>
#include <QStringList>

namespace model {

class ProjectDocument;

// A claim of one's own as a form and a command line have it: texts by key.
QStringList ownClaimKeys(); // "gpus", "gpu", "params" …
QString ownClaimLabel(const QString& key);
QString ownClaimTip(const QString& key);
QString ownClaimExample(const QString& key);
// What the form opens with: the run of an article.
QString ownClaimSample(const QString& key);

// The wrong text's key is in the error's `where`. A GPU may have any of its names.
engine::Result<engine::OwnClaim> ownClaimOf(const QMap<QString, QString>& texts,
                                            const engine::Catalog& catalog,
                                            const NumberFormat& format);

// The same, checked.
engine::Result<engine::OwnCheck> ownCheckOf(const QMap<QString, QString>& texts,
                                            const ProjectDocument& document);

// The check in words: what it comes to, and a sentence for each finding.
QString truthWords(engine::Truth truth);
QString ownFindingWords(const engine::Finding& finding, const NumberFormat& format);
bool hasOwnFinding(const std::string& id);

// The run that is checked, as a scenario of its own; nothing where too little of it is known.
bool openOwnClaim(ProjectDocument& document, const engine::OwnCheck& check);

} // namespace model
