#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/format/numberformat.h"

#include <QByteArray>

namespace model {

// The full contents of a project for other programs: for every scenario the inputs, the results
// with their ranges, the findings and the sources of inputs; and the project itself, so that the
// file can be opened again. Described by resources/schema/results.schema.json. The same project on
// the same day gives identical bytes. Texts are in the language of `format`.
struct ResultsExport {
    const engine::Project& project;
    const engine::Evaluation& evaluation; // of the open scenario
    const engine::Context& context;
    const NumberFormat& format;

    QByteArray json() const;
};

// The published JSON Schema of it.
QByteArray resultsSchema();

} // namespace model
