#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QSize>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace app {

// How a file is meant to look, apart from the window's own language and theme.
struct OutputLook {
    QString work; // the workload that launch files and charts are of; empty: the first that fits
    QStringList charts = {};           // ids; of slides, empty: all
    QStringList tables = {};           // ids of model::tablesOf
    QSize size{1600, 900};             // of a picture, in pixels
    bool dark = false;                 // a picture
    std::optional<bool> american = {}; // US Letter in place of A4; none: as the project asks for it
};

// An answered plan that files are made of.
struct OutputOf {
    const engine::Project& project;
    std::shared_ptr<const engine::Evaluation> evaluation;
    const engine::Context& context;
    const model::NumberFormat& format; // in the document's language
};

// What a file may be. The first kind of an ending is the one that is meant where nobody says which.
struct OutputKind {
    QString id;
    QStringList endings;
    bool (*fits)(const engine::Workload& work); // null: any plan; else a launch file of such work
    std::function<engine::Result<QByteArray>(const OutputOf&, const OutputLook&,
                                             const QString& ending)>
        bytes;
    bool isOfChart = false;  // a file for each chart
    bool isOfTable = false;  // a file for each table of the report
    bool isDocument = false; // in the language and the currency that the report is wished in
};
const std::vector<OutputKind>& outputKinds();
const OutputKind* outputKind(const QString& id);

// "chart", but for whom the command line names none: charts that the plan has something in.
QStringList chartIds();
QStringList chartsOfPlan(const OutputOf& plan);

} // namespace app
