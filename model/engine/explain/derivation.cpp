#include "model/engine/explain/derivation.h"

#include "model/engine/explain/formula.h"
#include "model/engine/resolvedplan.h"

#include <algorithm>

namespace engine {
namespace {

// A figure of a mix that belongs to neither type alone.
const Citation kOfBoth{"derived", "Derived from the figures of both types of GPU", {}, {}};
// The citation of a figure derived for the power cap.
Citation underCap(const std::optional<Citation>& cite)
{
    Citation under = cite ? *cite : Citation{"derived"};
    under.title = "Under the GPU power cap" + (cite ? ": " + cite->title : std::string());
    return under;
}

Derivation::Term termOf(const Plan& given, const ResolvedPlan& plan, const Assessment& a,
                        const std::string& path)
{
    Derivation::Term term{path};
    if (const Bound<Dial> dial = findDial(plan, path)) {
        term.unit = dial.row->unit;
        term.value = read(plan, a, dial);
        term.isDial = true;
    } else if (const Bound<Number> knob = findNumber(plan, path)) {
        term.unit = knob.row->unit;
        term.value = read(plan, knob);
        if (const auto it = plan.cites->find(path); it != plan.cites->end())
            term.cite = it->second;
        const double own = read(given, knob);
        if (own != term.value && own == own)
            term.cite = isMixed(given.cluster) ? kOfBoth : underCap(term.cite);
    }
    return term;
}

// Replaces "work.*." in a row's formula with this workload's path.
std::string bindStars(std::string_view text, std::string_view workId)
{
    std::string bound;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool star = text.substr(0, i).ends_with("work.") && text[i] == '*';
        bound += star ? std::string(workId) : std::string(1, text[i]);
    }
    return bound;
}

// "cluster.gpu.peak_*" matches all numbers with that prefix; any other path is itself.
std::vector<std::string> meantBy(const Plan& plan, const std::string& path)
{
    if (!path.ends_with('*'))
        return {path};
    const std::string_view start = std::string_view(path).substr(0, path.size() - 1);
    std::vector<std::string> all;
    forEachRow(plan, numbers(), [&](Bound<Number>, const std::string& number) {
        if (number.starts_with(start))
            all.push_back(number);
    });
    return all;
}

// The inputs of a figure explained in prose: of its own workload, or of all workloads if it belongs
// to none. Those that do not apply are skipped.
void addFormulaInputs(Derivation& d, const Plan& given, const ResolvedPlan& plan,
                      const Assessment& a, Bound<Dial> dial, std::string_view inputs)
{
    const bool ofWork = dial.row->path.starts_with("work.");
    for (const std::string& path : listedInputs(inputs))
        for (std::size_t w = 0; w < plan.work.size(); ++w) {
            const bool each = path.starts_with("work.") && !ofWork;
            if (!each && w != dial.work)
                continue;
            for (const std::string& bound : meantBy(plan, bindStars(path, plan.work[w].id))) {
                const Bound<Dial> other = findDial(plan, bound);
                const Bound<Number> knob = findNumber(plan, bound);
                const bool counts =
                    other ? applies(plan, other) : knob && knob.row->applies(plan, plan.work[w]);
                if (counts &&
                    std::ranges::find(d.terms, bound, &Derivation::Term::path) == d.terms.end())
                    d.terms.push_back(termOf(given, plan, a, bound));
            }
        }
}

} // namespace

Result<Derivation> explain(const Plan& given, const Assessment& a, std::string_view path)
{
    const ResolvedPlan plan(given);
    const Bound<Dial> dial = findDial(plan, path);
    if (!dial)
        return fail(Error::Code::UnknownPath, std::string(path));
    Derivation d;
    d.path = std::string(path);
    d.unit = dial.row->unit;
    d.value = read(plan, a, dial);
    const WrittenFormula written = formulaOf(plan, dial);
    // A dial that does not apply has nothing to compute.
    d.arithmetic = !written.prose && applies(plan, dial);
    d.prose = written.prose;
    d.formula = bindStars(std::string(written.arithmetic), plan.work[dial.work].id);
    if (!d.arithmetic) {
        addFormulaInputs(d, given, plan, a, dial, written.inputs);
        return d;
    }
    const auto formula = parseFormula(d.formula);
    if (!formula)
        return tl::unexpected(formula.error());
    for (const std::string& term : formula->paths())
        d.terms.push_back(termOf(given, plan, a, term));
    return d;
}

} // namespace engine
