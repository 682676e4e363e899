#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/part.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// What was put right in a row of a price list, or has to be known to read it.
enum class PriceNote : std::uint8_t {
    HostAdded,       // host and GPUs have rows of their own; their prices were added
    GpuWithoutHost,  // the price of GPUs alone: no host of that size in that zone
    WholeSlice,      // one row is a whole slice of a TPU; its chips were counted from the name
    CountCorrected,  // the list miscounts this instance, or does not count
    CountDisputed,   // the list counts differently in two of its columns
    CountUnknown,    // nobody says how many GPUs there are
    PartOfGpu,       // less than one GPU
    GpuFromInstance, // the GPU's name was missing and taken from the instance's
    VariantAssumed,  // several GPUs go by that name and nothing tells them apart
    MemoryInGib,     // what the list calls MiB is GiB
    MemoryOfAll,     // what the list calls one GPU's memory is that of all
    InfoUnread,      // the description of the GPU makes no sense
    SpotIsOnDemand,  // a spot price that equals on demand means there is none
    NoPriceMark,     // 700 dollars an hour stand for "no price"
    EveryRegion,     // every region is listed at one price; that is no promise of stock
};
inline constexpr int kPriceNotes = 15;

// The short name of a note, under which the model floor keeps its words.
std::string_view idOf(PriceNote note);

class PriceNotes {
public:
    void add(PriceNote note) { bits_ |= bit(note); }
    void drop(PriceNote note) { bits_ &= ~bit(note); }
    bool has(PriceNote note) const { return (bits_ & bit(note)) != 0; }
    bool any() const { return bits_ != 0; }
    // Some figure differs from what the file says.
    bool corrected() const;

    friend bool operator==(const PriceNotes&, const PriceNotes&) = default;

private:
    static constexpr std::uint32_t bit(PriceNote note) { return 1u << static_cast<int>(note); }
    std::uint32_t bits_ = 0;
};

// What a cloud asks for an hour of one instance in one place.
struct PriceRow {
    std::string instance;
    std::string gpuName;     // as the file writes it
    std::string accelerator; // id in the catalog; empty where the name is not known
    std::string region, zone;
    double gpus = kUnknown;
    double gpusWritten = kUnknown; // what the file says, right or wrong
    double vcpus = kUnknown;
    Bytes memory{kUnknown};                           // of the host
    Bytes gpuMemory{kUnknown};                        // of one GPU
    UsdRate onDemand{kUnknown}, spot{kUnknown};       // the whole instance
    UsdRate onDemandGpu{kUnknown}, spotGpu{kUnknown}; // one GPU's share
    int line = 0;
    PriceNotes notes;
};

struct PriceTable {
    std::string cloud; // guessed from the names; empty where they say nothing
    std::vector<PriceRow> rows;
    std::vector<Error> problems; // rows left out, each with its line
    int moreProblems = 0;        // beyond those told

    // Where the rows went. A GPU row that goes with several hosts is kept once for each.
    int read = 0, kept = 0;
    int hostOnly = 0;     // no GPU
    int withoutPrice = 0; // a GPU, but neither price
    int duplicates = 0;   // the same line again
    int joined = 0;       // GPU rows that went into the rows of their hosts
    int corrected = 0;    // of the kept rows
};

} // namespace engine
