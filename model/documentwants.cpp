// What the document asks the evaluator for: what every answer has, and what visible pages need.
#include "model/projectdocument.h"

#include <algorithm>

namespace model {
namespace {

engine::Wants joined(engine::Wants a, const engine::Wants& b)
{
    a.speedup |= b.speedup;
    a.cash |= b.cash;
    a.findings |= b.findings;
    a.bands |= b.bands;
    a.training |= b.training;
    a.serving |= b.serving;
    a.site |= b.site;
    a.movers.insert(a.movers.end(), b.movers.begin(), b.movers.end());
    a.draws = std::max(a.draws, b.draws);
    a.frontier |= b.frontier;
    a.money |= b.money;
    return a;
}

bool has(const engine::Evaluation& e, const engine::Wants& wants)
{
    return (!wants.training || !e.training.empty()) && (!wants.serving || !e.serving.empty()) &&
           (!wants.site || e.site) && (!wants.money || e.money) &&
           (wants.movers.empty() || !e.movers.empty()) && (wants.draws == 0 || e.draws) &&
           (!wants.frontier || e.frontier);
}

} // namespace

void ProjectDocument::want(const QObject* page, const engine::Wants& wants)
{
    wants_[page] = wants;
    if (!isAnswered(wants))
        ask();
}

void ProjectDocument::unwant(const QObject* page)
{
    wants_.erase(page);
}

bool ProjectDocument::isAnswered(const engine::Wants& wants) const
{
    return evaluation_ && evaluation_->plan == project_->scenarios[project_->current].plan &&
           has(*evaluation_, wants);
}

engine::Wants ProjectDocument::wanted() const
{
    engine::Wants all;
    for (const auto& [page, wants] : wants_)
        all = joined(all, wants);
    return all;
}

// The frontier can't stop as fast as a hand moves: it waits until that lets go.
void ProjectDocument::ask()
{
    engine::Wants all = wanted();
    all.frontier = all.frontier && !inGesture_;
    evaluator_.ask(project_->scenarios[project_->current].plan, all);
}

} // namespace model
