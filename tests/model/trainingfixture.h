#pragma once

#include "tests/model/fixture.h"
#include "tests/support/evaluation.h"

#include <map>

// An answer with the Training page's detail, with that many pipeline stages.
inline const engine::Evaluation& trainedEvaluation(int stages = 8)
{
    static std::map<int, engine::Evaluation> all;
    if (!all.contains(stages)) {
        model::ProjectDocument document(support::shippedContext());
        document.answers().evaluateNow();
        all[stages] = support::withTraining(*document.evaluation(), stages);
    }
    return all[stages];
}
