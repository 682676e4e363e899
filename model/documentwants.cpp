// What the document asks the evaluator for: what every answer has, and what visible pages need.
#include "model/projectdocument.h"

namespace model {
namespace {

engine::Wants joined(engine::Wants a, const engine::Wants& b)
{
    a.speedup |= b.speedup;
    a.cash |= b.cash;
    a.findings |= b.findings;
    a.bands |= b.bands;
    a.training |= b.training;
    a.site |= b.site;
    return a;
}

} // namespace

void ProjectDocument::want(const QObject* page, const engine::Wants& wants)
{
    wants_[page] = wants;
    const auto& plan = project_->scenarios[project_->current].plan;
    const bool known = evaluation_ && evaluation_->plan == plan &&
                       (!wants.training || !evaluation_->training.empty()) &&
                       (!wants.site || evaluation_->site);
    if (!known)
        ask();
}

void ProjectDocument::unwant(const QObject* page)
{
    wants_.erase(page);
}

void ProjectDocument::ask()
{
    engine::Wants all;
    for (const auto& [page, wants] : wants_)
        all = joined(all, wants);
    evaluator_.ask(project_->scenarios[project_->current].plan, all);
}

} // namespace model
