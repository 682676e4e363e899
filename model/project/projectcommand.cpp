#include "model/project/projectcommand.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"

namespace model {

namespace {

template <class Same>
bool compare(const engine::Project& a, const engine::Project& b, Same samePlans)
{
    if (a.client != b.client || a.title != b.title || !(a.currency == b.currency) ||
        a.current != b.current || a.baseline != b.baseline || a.runs != b.runs ||
        a.report != b.report || a.scenarios.size() != b.scenarios.size())
        return false;
    for (std::size_t i = 0; i < a.scenarios.size(); ++i) {
        const engine::Scenario &x = a.scenarios[i], &y = b.scenarios[i];
        if (x.name != y.name || (x.plan != y.plan && !samePlans(*x.plan, *y.plan)))
            return false;
    }
    return true;
}

// Whether every knob is back at its value, ignoring rounding and sources lost on the way.
bool cameHome(const engine::Project& a, const engine::Project& b)
{
    return compare(a, b, [](const engine::Plan& x, engine::Plan y) {
        y.money.priceFrom = x.money.priceFrom; // counts as a source
        return engine::sameValues(x, y, 1e-12);
    });
}

} // namespace

bool sameProject(const engine::Project& a, const engine::Project& b)
{
    return compare(a, b, engine::samePlan);
}

ProjectCommand::ProjectCommand(Name name, ProjectPtr before, ProjectPtr after, QString subject,
                               int gesture, Swap swap)
    : QUndoCommand(name(*before, *after))
    , name_(std::move(name))
    , before_(std::move(before))
    , after_(std::move(after))
    , subject_(std::move(subject))
    , gesture_(gesture)
    , swap_(std::move(swap))
{
}

bool ProjectCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const ProjectCommand*>(other);
    if (next->gesture_ != gesture_ || next->subject_ != subject_)
        return false;
    after_ = next->after_;
    setText(name_(*before_, *after_));
    if (cameHome(*before_, *after_)) {
        setObsolete(true);
        swap_(before_); // exactly as before, including sources
    }
    return true;
}

} // namespace model
