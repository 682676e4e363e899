#pragma once

#include "model/engine/assessment.h"
#include "model/engine/files/limits.h"
#include "model/engine/files/project_file.h"
#include "model/engine/knobs/with_constants.h"
#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QByteArray>
#include <QString>

namespace model {

// Files on disk: read whole, written whole or not at all.
// Plans of a file are given the constants of calibration, where there are some.
engine::Result<engine::LoadedProject>
readProjectFile(const QString& path, const engine::SharedConstants& constants = {});
engine::Result<QByteArray> readFile(const QString& path, std::size_t most = engine::kMostBytes);
// Whole and on the disk, or as it was before; into a device or a pipe as it comes.
engine::Result<void> writeFile(const QString& path, const QByteArray& bytes);
// Every figure of an answered plan, as a file keeps it.
engine::SavedAnswer savedAnswer(const engine::Plan& plan, const engine::Assessment& assessment);
// With the figures of today, or without, where nothing may be computed.
QByteArray projectBytes(const engine::Project& project, bool figures = true);
// The same, read back: what would not open again is refused before anything is written.
engine::Result<QByteArray> soundBytes(const engine::Project& project, bool figures = true);
// What tells a file from another one and from itself after a change; empty where none can be read.
QByteArray printOf(const QString& path);

// What a first start opens: Llama 3.1 70B on 256 H100.
engine::Project sampleProject(const engine::Catalog& catalog);

} // namespace model
