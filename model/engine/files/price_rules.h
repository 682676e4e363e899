#pragma once

#include "model/engine/specs/gpu_names.h"

#include <string_view>

// What has to be known about the clouds to read their lists: kept as tables, each row with its
// reason, and asked by the names of instances.
namespace engine::prices {

// The provider whose names look like these, as the catalog's offers call it; empty for none.
std::string_view cloudOf(std::string_view instance, std::string_view region, std::string_view zone);

// The list repeats the price on demand where there is no spot.
bool repeatsForSpot(std::string_view cloud);
// The list names every region for every instance.
bool listsEveryRegion(std::string_view cloud);
// The list gives the memory of all GPUs where others give that of one.
bool sumsMemory(std::string_view cloud);

// How many GPUs that instance has, where its list is known to miscount or to say nothing.
double knownGpus(std::string_view instance);
// Whether its list leaves out the GPU's name although the instance has one.
bool mayHideGpu(std::string_view instance);
// How the GPUs of that family are mounted, where the list does not say it.
Mount usualMount(std::string_view instance);
// Whether that number stands somewhere in the name, as in gpu_8x_a100.
bool mentions(std::string_view instance, double number);

// The GPUs that a host is sold with where both have rows of their own.
struct Load {
    std::string_view gpu; // as the list writes it; empty where the host takes none for sure
    double gpus = kUnknown;
};
Load loadOf(std::string_view instance, double vcpus);

// A TPU slice sold whole, "tpu-v6e-256".
struct Slice {
    std::string_view kind; // "tpu-v6e"; empty where it is no slice
    double chips = kUnknown;
};
Slice sliceOf(std::string_view name);

// Dollars an hour that stand for "no price" where GPUs have rows of their own.
inline constexpr double kNoPriceMark = 700;

} // namespace engine::prices
