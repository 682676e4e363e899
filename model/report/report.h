#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/format/numberformat.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace model {

// What a report lists of an answered plan: what to know of it, its inputs, and where they are from.
struct Report {
    struct Note {
        QString title, text;
        int severity = 0;
    };
    std::vector<Note> notes; // the rate of the currency first, where it has one
    struct Input {
        QString group, label, value;
        int source = 0; // its number in `sources`; 0 where it was chosen or entered
    };
    std::vector<Input> inputs;
    QStringList sources; // title and date, each once
};
Report reportOf(const engine::Project& project, const engine::Evaluation& evaluation,
                const engine::Catalog& catalog, const NumberFormat& format);

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
