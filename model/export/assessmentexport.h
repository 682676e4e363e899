#pragma once

#include "model/chart/chartdata.h"
#include "model/engine/answer/answer.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/project.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace model {

// The dials of an answer for machines and people: all of them, or the named ones. Numbers are in
// the C locale and in each dial's own unit; unknown values are null, never 0.
struct AssessmentExport {
    const engine::Project& project;
    const engine::Evaluation& evaluation;
    QStringList dials; // empty: all

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

QByteArray derivationText(const engine::Derivation& derivation);

// A cell of a CSV file, quoted if necessary.
QString csvCell(const QString& text);
// A complete table, with cells that could be formulas made safe.
QByteArray csvOf(const Table& table);
// A number in the C locale, short and exact.
QString cNumber(double value);

} // namespace model
