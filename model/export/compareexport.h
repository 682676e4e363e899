#pragma once

#include "model/compare/comparison.h"

#include <QByteArray>
#include <QStringList>

namespace model {

// Scenarios side by side for machines and people: the verdict, what each costs and achieves, what
// differs in, and what differs out. Numbers
// are in the C locale and in each row's own unit; choices are their ids.
struct CompareExport {
    const std::vector<Compared>& sides;
    Comparison comparison;
    QStringList dials; // only these, whether they differ or not; empty: those of the comparison

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;

private:
    QString outcomeTable() const;
};

} // namespace model
