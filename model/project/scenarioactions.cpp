#include "model/project/scenarioactions.h"

#include "model/engine/plan.h"
#include "model/project/projectdocument.h"
#include "model/sentences/workname.h"

#include <algorithm>

namespace model {
namespace {

using engine::Project;
using Place = std::optional<std::size_t>;

template <class List> void move(List& list, std::size_t from, std::size_t to)
{
    const auto at = [&](std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(i); };
    if (from < to)
        std::rotate(at(from), at(from) + 1, at(to) + 1);
    else
        std::rotate(at(to), at(from), at(from) + 1);
}

// The new index of an item after another one was moved.
std::size_t afterMove(std::size_t at, std::size_t from, std::size_t to)
{
    if (at == from)
        return to;
    if (from < at && at <= to)
        return at - 1;
    return to <= at && at < from ? at + 1 : at;
}

// "Base", then "Base 2": an existing number at the end is incremented.
std::string freeName(const Project& project, const QString& wanted, Place except)
{
    const auto isTaken = [&](const std::string& name) {
        for (std::size_t i = 0; i < project.scenarios.size(); ++i)
            if (i != except && project.scenarios[i].name == name)
                return true;
        return false;
    };
    if (!isTaken(wanted.toStdString()))
        return wanted.toStdString();
    const qsizetype space = wanted.lastIndexOf(u' ');
    bool counted = false;
    const int number = wanted.mid(space + 1).toInt(&counted);
    const QString stem = space > 0 && counted && number > 1 ? wanted.left(space) : wanted;
    for (int n = 2;; ++n)
        if (std::string name = QStringLiteral("%1 %2").arg(stem).arg(n).toStdString();
            !isTaken(name))
            return name;
}

} // namespace

bool mayAddScenario(const ProjectDocument& document)
{
    return document.project().scenarios.size() < kMostScenarios;
}

bool mayRemoveScenario(const ProjectDocument& document)
{
    return document.project().scenarios.size() > 1;
}

void duplicateScenario(ProjectDocument& document, std::size_t at)
{
    if (!mayAddScenario(document))
        return;
    Project next = document.project();
    engine::Scenario copy = next.scenarios[at];
    copy.name = freeName(next, QString::fromStdString(copy.name), {});
    next.scenarios.insert(next.scenarios.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                          std::move(copy));
    next.current = at + 1;
    if (next.baseline && *next.baseline > at)
        ++*next.baseline;
    document.take(ProjectDocument::tr("New scenario"), std::move(next));
}

void addScenario(ProjectDocument& document, const QString& name,
                 std::shared_ptr<const engine::Plan> plan)
{
    if (!mayAddScenario(document))
        return;
    Project next = document.project();
    next.scenarios.push_back({freeName(next, keptName(name.simplified()), {}), std::move(plan)});
    document.take(ProjectDocument::tr("New scenario"), std::move(next));
}

void renameScenario(ProjectDocument& document, std::size_t at, const QString& name)
{
    if (name.simplified().isEmpty())
        return;
    Project next = document.project();
    next.scenarios[at].name = freeName(next, keptName(name.simplified()), at);
    document.take(ProjectDocument::tr("Rename scenario"), std::move(next));
}

void moveScenario(ProjectDocument& document, std::size_t from, std::size_t to)
{
    Project next = document.project();
    move(next.scenarios, from, to);
    next.current = afterMove(next.current, from, to);
    if (next.baseline)
        next.baseline = afterMove(*next.baseline, from, to);
    document.take(ProjectDocument::tr("Move scenario"), std::move(next));
}

void removeScenario(ProjectDocument& document, std::size_t at)
{
    if (!mayRemoveScenario(document))
        return;
    Project next = document.project();
    next.scenarios.erase(next.scenarios.begin() + static_cast<std::ptrdiff_t>(at));
    if (next.current > at || next.current == next.scenarios.size())
        --next.current;
    if (next.baseline == at)
        next.baseline.reset();
    else if (next.baseline && *next.baseline > at)
        --*next.baseline;
    document.take(ProjectDocument::tr("Delete scenario"), std::move(next));
}

void pinBaseline(ProjectDocument& document, std::optional<std::size_t> at)
{
    Project next = document.project();
    next.baseline = at;
    document.take(at ? ProjectDocument::tr("Pin baseline") : ProjectDocument::tr("Unpin baseline"),
                  std::move(next));
}

} // namespace model
