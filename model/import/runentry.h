#pragma once

#include "model/engine/plan.h"
#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QLocale>
#include <QMap>
#include <QString>

#include <span>
#include <vector>

namespace model {

// The fields of the form for a measured run, in order.
struct RunInput {
    enum class Part { Setup, Layout, Result, About };
    enum class Kind { Text, Number, Model, Gpu, Format, Recompute };
    QString key; // of the run's file
    Part part{};
    Kind kind{};
    bool required = false;
};
std::span<const RunInput> runInputs();
// For inputs with a list of choices: the ids used in files, and their labels.
struct RunOption {
    QString id, name;
};
std::vector<RunOption> runOptions(RunInput::Kind kind, const engine::Catalog& catalog);

// Texts by key. A new run starts with the machines, the batch and the formats of the open plan; an
// existing one shows what was typed, without derived values.
using RunTexts = QMap<QString, QString>;
RunTexts runSuggestion(const engine::Plan& plan, const engine::Workload& work,
                       const QString& today);
RunTexts textsOf(const engine::MeasuredRun& run, const engine::Catalog& catalog,
                 const NumberFormat& format);
// The run, or an error for what is missing, wrong or contradictory; its `where` is the key.
engine::Result<engine::MeasuredRun>
runFromTexts(const RunTexts& texts, const engine::Catalog& catalog, const QLocale& locale);
// "s", "Gb/s", "sequences"; empty for texts and counts.
QString runUnit(const QString& key);

} // namespace model
