#pragma once

#include "model/engine/knobs/knob.h"
#include "model/engine/text.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace engine {

struct Assessment;
struct ResolvedPlan;
enum class Tenure;

enum class Room : std::uint8_t { Sizing, Training, Serving, Money, Site, Risk };
struct RoomName {
    Room room;
    const char* label; // translated by the layers above
};
// In the order shown.
inline constexpr RoomName kRooms[] = {{Room::Sizing, L("Rooms", "Time and size")},
                                      {Room::Training, L("Rooms", "Training")},
                                      {Room::Serving, L("Rooms", "Serving")},
                                      {Room::Money, L("Rooms", "Money")},
                                      {Room::Site, L("Rooms", "Site")},
                                      {Room::Risk, L("Rooms", "Risk")}};

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

const Dial* dialRow(std::string_view rowPath);
Bound<Dial> findDial(const Plan& plan, std::string_view path);

bool applies(const Plan& plan, Bound<Dial> dial);
// Dials that do not apply read as unknown.
double read(const ResolvedPlan& plan, const Assessment& a, Bound<Dial> dial);
double read(const Plan& plan, const Assessment& a, Bound<Dial> dial);
WrittenFormula formulaOf(const Plan& plan, Bound<Dial> dial);

} // namespace engine
