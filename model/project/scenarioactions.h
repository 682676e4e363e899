#pragma once

#include <QString>

#include <memory>
#include <optional>

namespace engine {
struct Plan;
}

namespace model {

class ProjectDocument;

// Changes to the list of scenarios, one undo step each.

inline constexpr std::size_t kMostScenarios = 12;
bool mayAddScenario(const ProjectDocument& document);
// Adds a copy next to it and opens it.
void duplicateScenario(ProjectDocument& document, std::size_t at);
// Appends another plan; the open one stays open.
void addScenario(ProjectDocument& document, const QString& name,
                 std::shared_ptr<const engine::Plan> plan);
// Names are unique: a duplicate gets a number.
void renameScenario(ProjectDocument& document, std::size_t at, const QString& name);
void moveScenario(ProjectDocument& document, std::size_t from, std::size_t to);
bool mayRemoveScenario(const ProjectDocument& document);
void removeScenario(ProjectDocument& document, std::size_t at);
// The scenario that others are compared with, or none.
void pinBaseline(ProjectDocument& document, std::optional<std::size_t> at);

} // namespace model
