#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/plan.h"
#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QSize>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace app {

// Options of an output file, independent of the window's language and theme.
struct OutputLook {
    QString work;            // the workload for launch files and charts; empty: the first that fits
    QStringList charts = {}; // ids; for slides, empty means all
    QStringList tables = {}; // ids of model::tablesOf
    QSize size{1600, 900};   // in pixels
    bool dark = false;       // for pictures
    std::optional<bool> american = {}; // US Letter or A4; unset: the project's setting
};

// An evaluated plan to be exported.
struct OutputOf {
    const engine::Project& project;
    std::shared_ptr<const engine::Evaluation> evaluation;
    const engine::Context& context;
    const model::NumberFormat& format; // in the document's language
};

// A type of output file. The first kind with an extension is the default for it.
struct OutputKind {
    QString id;
    QStringList endings;
    bool (*fits)(const engine::Workload& work); // null: any; else for launch files
    std::function<engine::Result<QByteArray>(const OutputOf&, const OutputLook&,
                                             const QString& ending)>
        bytes;
    bool isOfChart = false;  // one file per chart
    bool isOfTable = false;  // one file per table of the report
    bool isDocument = false; // uses the report's language and currency
};
const std::vector<OutputKind>& outputKinds();
const OutputKind* outputKind(const QString& id);

// All charts; and those with data for this plan, used if the command line names none.
QStringList chartIds();
QStringList chartsOfPlan(const OutputOf& plan);

} // namespace app
