#pragma once

#include "model/chartdata.h"
#include "model/compare/comparison.h"
#include "model/engine/answer.h"
#include "model/engine/project.h"
#include "model/numberformat.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace model {

// What a report says, not how it is drawn.
struct Report {
    QString title, client, date, scenario, engine;
    QString sentence;
    struct Figure {
        QString label, value, note;
    };
    std::vector<Figure> figures;
    CurveChart speedup, cash;
    StackChart power;
    struct Note {
        QString title, text;
        int severity = 0;
    };
    std::vector<Note> notes;
    struct Input {
        QString group, label, value;
        int source = 0;     // its number in `sources`; 0 where it was chosen or entered
        bool first = false; // among the questions of the first page
    };
    std::vector<Input> inputs;
    QStringList sources;                 // title and date, each once
    std::optional<Comparison> scenarios; // side by side, where there are several
};

Report reportOf(const engine::Project& project, const engine::Evaluation& evaluation,
                const engine::Catalog& catalog, const NumberFormat& format);
// Answers all scenarios, where there are several, and lays them side by side.
void addScenarios(Report& report, const engine::Project& project, const engine::Context& context,
                  const NumberFormat& format);

// The figures that the first page and the report lead with, by dial path.
struct Headline {
    QString dial;
    QString label;
    NumberFormat::Parts value;
    QString band; // empty where nothing is uncertain
    QString note;
};
// A dial with its number, its band and a line that says more. `unit` is the one to show it in,
// where the label says the rest.
Headline headline(const engine::Evaluation& evaluation, const NumberFormat& format,
                  const QString& dial, engine::Unit unit, const QString& label,
                  const QString& note);
std::vector<Headline> headlines(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
