#pragma once

#include "model/compare/comparison.h"

#include <QByteArray>
#include <QStringList>

namespace model {

// Scenarios side by side for machines and people: the verdict, cost and results of each, differing
// inputs, and differing results. Numbers are in the C locale and in each row's own unit; choices
// are given by id.
struct CompareExport {
    const std::vector<Compared>& sides;
    Comparison comparison;
    QStringList dials; // only these, differing or not; empty: those of the comparison

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;

private:
    QString outcomeTable() const;
};

} // namespace model
