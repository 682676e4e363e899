#pragma once

#include "model/engine/project.h"

#include <QString>
#include <QUndoCommand>

#include <functional>
#include <memory>

namespace model {

using ProjectPtr = std::shared_ptr<const engine::Project>;

bool sameProject(const engine::Project& a, const engine::Project& b);

// The only undo command: it swaps projects. Changes of one knob in one gesture merge, and a gesture
// that returns to its start leaves nothing.
class ProjectCommand : public QUndoCommand {
public:
    using Swap = std::function<void(const ProjectPtr&)>;
    // The name of the step from before and after: "GPUs 256 → 512".
    using Name = std::function<QString(const engine::Project&, const engine::Project&)>;

    ProjectCommand(Name name, ProjectPtr before, ProjectPtr after, QString subject, int gesture,
                   Swap swap);

    void undo() override { swap_(before_); }
    void redo() override { swap_(after_); }
    int id() const override { return gesture_ == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    Name name_;
    ProjectPtr before_, after_;
    QString subject_; // the knob
    int gesture_;
    Swap swap_;
};

} // namespace model
