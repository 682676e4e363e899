#pragma once

#include "model/engine/assessment.h"
#include "model/engine/files/limits.h"
#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/withconstants.h"
#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QByteArray>
#include <QString>

namespace model {

// Files on disk: read completely, written completely or not at all. Plans read from a file get the
// calibration constants, if given.
engine::Result<engine::LoadedProject>
readProjectFile(const QString& path, const engine::SharedConstants& constants = {});
engine::Result<QByteArray> readFile(const QString& path, std::size_t most = engine::kMostBytes);
// Atomic and synced to disk, or unchanged; directly into a device or a pipe.
engine::Result<void> writeFile(const QString& path, const QByteArray& bytes);
// Every figure of an answered plan, as stored in a file.
engine::SavedAnswer savedAnswer(const engine::Plan& plan, const engine::Assessment& assessment);
// With today's figures, or without, if nothing may be computed.
QByteArray projectBytes(const engine::Project& project, bool figures = true);
// The same, verified by reading it back: what could not be reopened is rejected before writing.
engine::Result<QByteArray> soundBytes(const engine::Project& project, bool figures = true);
// A fingerprint that tells a file from others and from its later versions; empty if unreadable.
QByteArray printOf(const QString& path);

// The plan of the very first start: Llama 3.1 70B on 256 H100.
engine::Project sampleProject(const engine::Catalog& catalog);

} // namespace model
