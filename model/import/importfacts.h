#pragma once

#include "model/engine/files/runfile.h"
#include "model/engine/logs/loggedrun.h"
#include "model/import/importing.h"

namespace model {

// The interpreted contents, as labels and values, and notes about them.
void describe(Understood& file, const engine::ImportedModel& model, const NumberFormat& format);
void describe(Understood& file, const engine::PriceTable& prices, const NumberFormat& format);
void describe(Understood& file, const engine::ReadRuns& runs, const NumberFormat& format);
void describe(Understood& file, const engine::ServingBenchmark& benchmark,
              const NumberFormat& format);
void describe(Understood& file, const engine::LoggedRun& logged, const NumberFormat& format);
void describe(Understood& file, const engine::ReadTrace& trace, const NumberFormat& format);

} // namespace model
