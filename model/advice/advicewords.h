#pragma once

#include "model/engine/judgment/verdict.h"
#include "model/engine/plan.h"
#include "model/format/numberformat.h"

#include <QStringList>

namespace model {

// What a criterion asks, and what its figure and threshold are called.
struct CriterionWords {
    QString question;
    QString figure, threshold; // labels; empty where it has none
    QString yes, no;           // what each answer states
    QString tip;               // why it is asked
};
CriterionWords criterionWords(const std::string& id);

// "Rent first"; and what it means, in a sentence.
QString verdictName(engine::Recommendation verdict);
QString verdictShort(engine::Recommendation verdict); // in a few letters
QString verdictTip(engine::Recommendation verdict);

// "yes", "no", "not stated".
QString replyWords(engine::Reply reply);
// What the criterion's own answer states; where it is open, what is missing.
QString statementWords(const engine::Criterion& criterion);
// The figure and the threshold as a person reads them; empty where there is none.
QString figureText(const engine::Criterion& criterion, const engine::Plan& plan,
                   const NumberFormat& format);
QString thresholdText(const engine::Criterion& criterion, const NumberFormat& format);
// "From 47 requests per second (4.1 M per day) on: own GPUs cost less." Empty where nothing turns
// it.
QString turnText(const engine::Criterion& criterion, const NumberFormat& format);
// "Set the deadline to 12 days": the press that turns it.
QString turnAction(const engine::Turn& turn, const NumberFormat& format);

// "Inference cluster"
QString clusterKindName(engine::ClusterKind kind);

} // namespace model
