#pragma once

#include "model/engine/judgment/clusterkinds.h"
#include "model/engine/judgment/verdict.h"
#include "model/format/numberformat.h"

#include <QStringList>

namespace engine {
struct Plan;
}

namespace model {

// The question of a criterion, and the labels of its figure and threshold.
struct CriterionWords {
    QString question;
    QString figure, threshold; // labels; empty where it has none
    QString yes, no;           // the statement for each answer
    QString tip;               // why the question matters
};
CriterionWords criterionWords(const std::string& id);

// "Rent first"; and its meaning in one sentence.
QString verdictName(engine::Recommendation verdict);
QString verdictShort(engine::Recommendation verdict); // abbreviated
QString verdictTip(engine::Recommendation verdict);

// "yes", "no", "not stated".
QString replyWords(engine::Reply reply);
// The statement of the criterion's answer; if it is open, what is missing.
QString statementWords(const engine::Criterion& criterion);
// The figure and the threshold as text; empty if there is none.
QString figureText(const engine::Criterion& criterion, const engine::Plan& plan,
                   const NumberFormat& format);
QString thresholdText(const engine::Criterion& criterion, const NumberFormat& format);
// "From 47 requests per second (4.1 M per day) on: own GPUs cost less." Empty if nothing flips it.
QString turnText(const engine::Criterion& criterion, const NumberFormat& format);
// "Set the deadline to 12 days": the button that flips it.
QString turnAction(const engine::Turn& turn, const NumberFormat& format);

// "Inference cluster"
QString clusterKindName(engine::ClusterKind kind);

} // namespace model
