#pragma once

#include "model/engine/specs/gpunames.h"

#include <string_view>

// Facts about the clouds that are needed to read their lists: tables, each row with its reason,
// looked up by instance name.
namespace engine::prices {

// The provider with this naming scheme, as named in the catalog's offers; empty if none.
std::string_view cloudOf(std::string_view instance, std::string_view region, std::string_view zone);

// The list repeats the on-demand price if there is no spot price.
bool repeatsForSpot(std::string_view cloud);
// The list names every region for every instance.
bool listsEveryRegion(std::string_view cloud);
// The list gives the total memory of all GPUs instead of that of one.
bool sumsMemory(std::string_view cloud);

// The number of GPUs of that instance, if its list is known to be wrong or silent.
double knownGpus(std::string_view instance);
// Whether its list omits the GPU's name although the instance has one.
bool mayHideGpu(std::string_view instance);
// The form factor of that family's GPUs, if the list does not say.
Mount usualMount(std::string_view instance);
// Whether that number occurs in the name, as in gpu_8x_a100.
bool mentions(std::string_view instance, double number);

// The GPUs that a host is sold with, if both have separate rows.
struct Load {
    std::string_view gpu; // as written in the list; empty if the host certainly takes none
    double gpus = kUnknown;
};
Load loadOf(std::string_view instance, double vcpus);

// A TPU slice sold as a whole, "tpu-v6e-256".
struct Slice {
    std::string_view kind; // "tpu-v6e"; empty if it is not a slice
    double chips = kUnknown;
};
Slice sliceOf(std::string_view name);

// Dollars per hour that mean "no price" where GPUs have separate rows.
inline constexpr double kNoPriceMark = 700;

} // namespace engine::prices
