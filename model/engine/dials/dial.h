#pragma once

#include "model/engine/assessment.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/resolvedplan.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace engine {

enum class Room : std::uint8_t { Sizing, Training, Serving, Site, Money, Risk };

// How a figure is computed, as its row states it: arithmetic over the paths of knobs and other
// dials (a test checks it against the code), or prose where it is a search, a table or a sum over a
// list.
struct WrittenFormula {
    constexpr WrittenFormula() = default;
    constexpr WrittenFormula(const char* text) : arithmetic(text) {}
    constexpr bool empty() const { return arithmetic.empty() && !prose; }

    std::string_view arithmetic;
    const char* prose = nullptr; // translated by the layers above
    std::string_view inputs;     // of prose: "money.price, cluster.gpu.*"
};
constexpr WrittenFormula prose(const char* text, std::string_view inputs = {})
{
    WrittenFormula written;
    written.prose = text;
    written.inputs = inputs;
    return written;
}

// An alternative formula, used if the condition on plan and workload holds.
struct OtherFormula {
    bool (*when)(const Plan&, const Workload&) = nullptr;
    WrittenFormula formula;
};

// A number the program shows, defined once: dials/row.h has the builder for such rows. Label, tip
// and prose are translated by the layers above.
struct Dial {
    std::string_view path;
    Unit unit = Unit::None;
    Room room = Room::Sizing;
    WrittenFormula formula;
    std::array<OtherFormula, 2> others{}; // the first whose condition holds replaces it
    // If a condition is not enough; returns empty if the formulas above apply.
    WrittenFormula (*formulaBy)(const Plan&, const Workload&) = nullptr;
    double (*get)(const ResolvedPlan&, const Assessment&, std::size_t work) = nullptr; // base units
    // Which workloads it applies to; null: all.
    bool (*applies)(const Workload&) = nullptr;
    // Takes longer than all others together, so it is read only when requested by name, and has no
    // band.
    bool costly = false;
    // One of the few that sum up a plan, shown first where plans are compared.
    bool isKey = false;
    // Every plan is computed both rented and bought, but a rented one has no purchase, and a bought
    // one no rental bill. Figures that compare both apply to both.
    std::optional<Tenure> onlyIf{};
    bool isPaid(Tenure tenure) const { return !onlyIf || *onlyIf == tenure; }
    // May be below zero, so its range is the sum of what each input adds, not of factors.
    bool eitherSign = false;
    const char* label = nullptr;
    const char* tip = nullptr;
};

std::span<const Dial> dials();
std::span<const Dial> sizingDials();
std::span<const Dial> stepDials();
std::span<const Dial> batchDials();
std::span<const Dial> recommendDials();
std::span<const Dial> mediaDials();
std::span<const Dial> sessionDials();
std::span<const Dial> reinforceDials();
std::span<const Dial> memoryDials();
std::span<const Dial> secondDials();
std::span<const Dial> kindDials();
std::span<const Dial> servingDials();
std::span<const Dial> classDials();
std::span<const Dial> fleetDials();
std::span<const Dial> tierDials();
std::span<const Dial> siteDials();
std::span<const Dial> moneyDials();
std::span<const Dial> riskDials();
std::span<const Dial> goodputDials();
std::span<const Dial> chanceDials();
std::span<const Dial> capitalDials();
std::span<const Dial> mixDials();
std::span<const Dial> bookDials();

const Dial* dialRow(std::string_view rowPath);
Bound<Dial> findDial(const Plan& plan, std::string_view path);

inline bool applies(const Plan& plan, Bound<Dial> dial)
{
    return !dial.row->applies || dial.row->applies(plan.work[dial.work]);
}
// Dials that do not apply read as unknown.
inline double read(const ResolvedPlan& plan, const Assessment& a, Bound<Dial> dial)
{
    if (!applies(plan, dial))
        return kUnknown;
    return dial.row->get(plan, a, dial.work);
}
inline double read(const Plan& plan, const Assessment& a, Bound<Dial> dial)
{
    return read(ResolvedPlan(plan), a, dial);
}
WrittenFormula formulaOf(const Plan& plan, Bound<Dial> dial);

} // namespace engine
