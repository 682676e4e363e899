#pragma once

#include "model/engine/claims/ownclaim.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QMap>
#include <QStringList>

namespace model {

class ProjectDocument;

// A user's own claim as entered in a form or on the command line: texts by key.
QStringList ownClaimKeys(); // "gpus", "gpu", "params" …
QString ownClaimLabel(const QString& key);
QString ownClaimTip(const QString& key);
QString ownClaimExample(const QString& key);
// Initial content of the form: the run of an article.
QString ownClaimSample(const QString& key);

// On an error, `where` is the key of the invalid text. A GPU may be given by any of its names.
engine::Result<engine::OwnClaim> ownClaimOf(const QMap<QString, QString>& texts,
                                            const engine::Catalog& catalog,
                                            const NumberFormat& format);

// The same, checked.
engine::Result<engine::OwnCheck> ownCheckOf(const QMap<QString, QString>& texts,
                                            const ProjectDocument& document);

// The result of the check in words, and a sentence for each finding.
QString truthWords(engine::Truth truth);
QString ownFindingWords(const engine::Finding& finding, const NumberFormat& format);
bool hasOwnFinding(const std::string& id);

// Opens the checked run as its own scenario; does nothing if too little of it is known.
bool openOwnClaim(ProjectDocument& document, const engine::OwnCheck& check);

} // namespace model
