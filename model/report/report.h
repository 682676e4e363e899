#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/format/numberformat.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace model {

// What a report lists for an answered plan: notes, its inputs, and their sources.
struct Report {
    struct Note {
        QString title, text;
        int severity = 0;
    };
    std::vector<Note> notes; // the currency's exchange rate first, if there is one
    struct Input {
        QString group, label, value;
        int source = 0; // index into `sources`; 0 if it was chosen or entered
    };
    std::vector<Input> inputs;
    QStringList sources; // title and date, without duplicates
};
Report reportOf(const engine::Project& project, const engine::Evaluation& evaluation,
                const engine::Catalog& catalog, const NumberFormat& format);

// The key figures of the first page and the report, by dial path.
struct Headline {
    QString dial;
    QString label;
    NumberFormat::Parts value;
    QString band; // empty if nothing is uncertain
    QString note;
};
// A dial with its number, its band and an additional line. `unit` is the display unit, with the
// rest in the label.
Headline headline(const engine::Evaluation& evaluation, const NumberFormat& format,
                  const QString& dial, engine::Unit unit, const QString& label,
                  const QString& note);
std::vector<Headline> headlines(const engine::Evaluation& evaluation, const NumberFormat& format);

} // namespace model
