#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/format/numberformat.h"

#include <QByteArray>

namespace model {

// All that a project says, for other programs: of every scenario the inputs, the results with their
// ranges, the findings and what the inputs rest on; and the project itself, so that the file opens
// again. resources/schema/results.schema.json describes it. The same project on the same day gives
// the same bytes. Texts are in the language of `format`.
struct ResultsExport {
    const engine::Project& project;
    const engine::Evaluation& evaluation; // of the scenario that is open
    const engine::Context& context;
    const NumberFormat& format;

    QByteArray json() const;
};

// The published JSON Schema of it.
QByteArray resultsSchema();

} // namespace model
