#pragma once

#include "model/engine/files/benchmarkfile.h"
#include "model/engine/files/pricecsv.h"
#include "model/engine/files/tracefile.h"
#include "model/engine/files/trainlog.h"
#include "model/engine/imports.h"
#include "model/engine/project.h"
#include "model/format/numberformat.h"

#include <QList>
#include <QStringList>

#include <memory>

namespace model {

// The interpretation of a file, in words, before anything is changed.
struct Understood {
    enum class Kind { Project, Catalog, Model, Prices, Runs, Trace, Benchmark };
    Kind kind{};
    QString path, date; // of the file: the only date that most imports have
    QString title;
    QList<std::pair<QString, QString>> facts; // label and value
    QStringList warnings;

    // The content, by kind.
    std::shared_ptr<const engine::ImportedModel> model;
    std::shared_ptr<const engine::PriceTable> prices;
    std::vector<engine::MeasuredRun> runs;
    std::shared_ptr<const engine::TrainLog> log; // of a run completed from a plan
    engine::TraceLoad load;
    engine::ServingBenchmark benchmark;

    QString file() const; // its name without the folder
    engine::Citation cite(const QString& what) const;
};

// By content, whatever its name: a project, a catalog file, a model's config.json, a cloud's price
// list, measured runs, a training log, a request trace. Returning false from the progress callback
// stops it.
engine::Result<Understood> understand(const QString& path, const engine::Catalog& catalog,
                                      const NumberFormat& format,
                                      const engine::Progress& progress = {});

// A training log with its run completed from the open plan; any other file unchanged.
engine::Result<Understood> onPlan(Understood file, const engine::Project& project,
                                  const engine::Catalog& catalog, const NumberFormat& format);

// The project with it, ready to be one undo step. A model goes into the workload at that index.
engine::Project withModel(const engine::Project& project, const Understood& file, std::size_t work);
// Load and lengths of a trace go into the fleet at that index, with the rate of its busiest minute.
engine::Result<engine::Project> withTrace(const engine::Project& project, const Understood& file,
                                          std::size_t work);
// The times of a benchmark calibrate those of the fleet at that index.
engine::Result<engine::Project> withBenchmark(const engine::Project& project,
                                              const Understood& file, std::size_t work);
engine::Result<engine::Project> withRuns(const engine::Project& project, const Understood& file);
// The open plan calibrated by the project's runs; an error if none of them applies to its steps.
engine::Result<engine::Project> plannedByRuns(const engine::Project& project,
                                              const engine::Catalog& catalog);
engine::Result<engine::Project> withPrice(const engine::Project& project,
                                          const engine::Catalog& catalog, const Understood& file,
                                          const engine::PriceRow& row, bool spot);

// The run of a training log given as text, completed from the open plan.
bool looksLikeTrainLog(const QString& text);
engine::Result<engine::MeasuredRun> runOfLog(const QString& text, const engine::Project& project,
                                             const engine::Catalog& catalog);

// The name of such an offer: "AWS p5.48xlarge, us-east-1, spot".
QString offerName(const engine::PriceTable& table, const engine::PriceRow& row, bool spot);

// The median on-demand price of a price list for a GPU, as for the catalog's own offers.
const engine::PriceRow* medianRow(const engine::PriceTable& table, const std::string& gpu,
                                  bool spot);

} // namespace model
