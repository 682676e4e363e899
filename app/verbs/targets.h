#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace app {

struct OutputKind;

// A project file, and what its outputs are called by.
struct Plan {
    QString path, name;
};

// The files that a call names: of a folder its projects by name. `shard`, "3/16", takes the third,
// the 19th … of all, so that the jobs of an array share them out. A sentence where it is wrong.
tl::expected<std::vector<Plan>, std::string> plansOf(const QStringList& files,
                                                     const QString& shard);

// A path that ends with a slash or is a folder; its files are named after the plan.
bool isFolder(const QString& path);
// Without its dot, in small letters; "yml" is "yaml".
QString endingOf(const QString& path);
// {plan} and {chart} filled in; in a folder PLAN.ending, of a kind PLAN-kind.ending.
QString targetOf(const QString& path, const Plan& plan, const QString& chart,
                 const OutputKind& kind);

} // namespace app
