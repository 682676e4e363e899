#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace app {

struct OutputKind;

// A project file, and the name for its outputs.
struct Plan {
    QString path, name;
};

// The files of a call: for a folder, its projects sorted by name. `shard`, "3/16", takes the third,
// the 19th … of them, to split work among the jobs of an array. An error message if it is invalid.
tl::expected<std::vector<Plan>, std::string> plansOf(const QStringList& files,
                                                     const QString& shard);

// The path ends with a slash or is a folder; files in it are named after the plan.
bool isFolder(const QString& path);
// The extension without its dot, in lower case; "yml" becomes "yaml".
QString endingOf(const QString& path);
// Replaces {plan} and {chart}; in a folder PLAN-CHART.ext for charts, else PLAN-KIND.ext.
QString targetOf(const QString& path, const Plan& plan, const QString& chart,
                 const OutputKind& kind);

} // namespace app
