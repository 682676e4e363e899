#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/part.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Corrections to a row of a price list, or caveats for reading it.
enum class PriceNote : std::uint8_t {
    HostAdded,       // host and GPUs have separate rows; their prices were added
    GpuWithoutHost,  // GPU price only: no host of that size in that zone
    WholeSlice,      // one row is a whole TPU slice; its chips were taken from the name
    CountCorrected,  // the list's count for this instance is wrong or missing
    CountDisputed,   // two columns of the list disagree on the count
    CountUnknown,    // the number of GPUs is unknown
    PartOfGpu,       // less than one GPU
    GpuFromInstance, // the GPU's name was missing and taken from the instance's
    VariantAssumed,  // several GPUs share the name and cannot be distinguished
    MemoryInGib,     // what the list calls MiB is really GiB
    MemoryOfAll,     // the list's memory per GPU is really the total
    InfoUnread,      // the description of the GPU is unreadable
    SpotIsOnDemand,  // a spot price equal to the on-demand price means there is none
    NoPriceMark,     // 700 dollars per hour mean "no price"
    EveryRegion,     // every region is listed at one price, which does not mean availability
};
inline constexpr int kPriceNotes = 15;

// The id of a note, under which the model layer has its text.
std::string_view idOf(PriceNote note);

class PriceNotes {
public:
    void add(PriceNote note) { bits_ |= bit(note); }
    void drop(PriceNote note) { bits_ &= ~bit(note); }
    bool has(PriceNote note) const { return (bits_ & bit(note)) != 0; }
    bool any() const { return bits_ != 0; }
    // Whether some figure differs from the file.
    bool corrected() const;

    friend bool operator==(const PriceNotes&, const PriceNotes&) = default;

private:
    static constexpr std::uint32_t bit(PriceNote note) { return 1u << static_cast<int>(note); }
    std::uint32_t bits_ = 0;
};

// A cloud's hourly price of one instance in one location.
struct PriceRow {
    std::string instance;
    std::string gpuName;     // as written in the file
    std::string accelerator; // catalog id; empty if the name is unknown
    std::string region, zone;
    double gpus = kUnknown;
    double gpusWritten = kUnknown; // as in the file, right or wrong
    double vcpus = kUnknown;
    Bytes memory{kUnknown};                           // of the host
    Bytes gpuMemory{kUnknown};                        // per GPU
    UsdRate onDemand{kUnknown}, spot{kUnknown};       // the whole instance
    UsdRate onDemandGpu{kUnknown}, spotGpu{kUnknown}; // per GPU
    int line = 0;
    PriceNotes notes;
};

struct PriceTable {
    std::string cloud; // guessed from the names; empty if they say nothing
    std::vector<PriceRow> rows;
    std::vector<Error> problems; // rejected rows, each with its line
    int moreProblems = 0;        // in addition to those listed

    // What became of the rows. A GPU row that fits several hosts is kept once for each.
    int read = 0, kept = 0;
    int hostOnly = 0;     // no GPU
    int withoutPrice = 0; // a GPU, but no price
    int duplicates = 0;   // the same line again
    int joined = 0;       // GPU rows merged into the rows of their hosts
    int corrected = 0;    // of the kept rows
};

} // namespace engine
