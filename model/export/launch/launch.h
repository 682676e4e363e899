#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace model {

// What is launched: one workload of an answered plan, in its layout.
struct Launched {
    const engine::Project& project;
    const engine::Evaluation& evaluation;
    std::size_t work = 0;
};

// A file that launches the chosen layout, or monitors it, for one program used by engineers.
struct LaunchKind {
    QString id;
    QString ending; // file name extension that selects it by default
    bool (*fits)(const engine::Workload& work);
    QByteArray (*write)(const Launched& launched);
};
const std::vector<LaunchKind>& launchKinds();

// Rejected, with a list of suitable kinds, if the workload is of another kind or has no layout.
engine::Result<QByteArray> launchFile(const QString& id, const Launched& launched);

} // namespace model
