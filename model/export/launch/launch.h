#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace model {

// Whose layout is launched: one workload of a plan that was answered.
struct Launched {
    const engine::Project& project;
    const engine::Evaluation& evaluation;
    std::size_t work = 0;
};

// A file that starts the chosen layout, or watches it, for one program that engineers run.
struct LaunchKind {
    QString id;
    QString ending; // of files that are meant so where nobody says more
    bool (*fits)(const engine::Workload& work);
    QByteArray (*write)(const Launched& launched);
};
const std::vector<LaunchKind>& launchKinds();

// Refused, with those that fit, where the workload is of another kind or has no layout.
engine::Result<QByteArray> launchFile(const QString& id, const Launched& launched);

} // namespace model
