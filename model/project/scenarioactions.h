#pragma once

#include <QString>

#include <memory>
#include <optional>

namespace engine {
struct Plan;
}

namespace model {

class ProjectDocument;

// What is done to the list of scenarios, a step to undo each.

inline constexpr std::size_t kMostScenarios = 12;
bool mayAddScenario(const ProjectDocument& document);
// A copy beside it, which is then the open one.
void duplicateScenario(ProjectDocument& document, std::size_t at);
// Another plan behind the others; the open one stays open.
void addScenario(ProjectDocument& document, const QString& name,
                 std::shared_ptr<const engine::Plan> plan);
// Names are unique: one that is taken gets a number.
void renameScenario(ProjectDocument& document, std::size_t at, const QString& name);
void moveScenario(ProjectDocument& document, std::size_t from, std::size_t to);
bool mayRemoveScenario(const ProjectDocument& document);
void removeScenario(ProjectDocument& document, std::size_t at);
// What the other scenarios are held against; none: nothing is.
void pinBaseline(ProjectDocument& document, std::optional<std::size_t> at);

} // namespace model
