#pragma once

#include "model/chart/chartdata.h"
#include "model/engine/answer/answer.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/project.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace model {

// The dials of an answer for machines and people: every dial, or those named. Numbers are in the
// C locale and in each dial's own unit; what is unknown is null, never 0.
struct AssessmentExport {
    const engine::Project& project;
    const engine::Evaluation& evaluation;
    QStringList dials; // empty: all

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

QByteArray derivationText(const engine::Derivation& derivation);

// A cell of a CSV file: quoted where it must be.
QString csvCell(const QString& text);
// A whole table: no cell acts as a formula.
QByteArray csvOf(const Table& table);
// A number in the C locale, short and exact.
QString cNumber(double value);

} // namespace model
