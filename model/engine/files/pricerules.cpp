#include "model/engine/files/pricerules.h"

#include "model/engine/ascii.h"
#include "model/engine/files/gpuinfo.h"

#include <algorithm>
#include <array>
#include <utility>

namespace engine::prices {
namespace {

// The leading digits of a text.
std::string_view digitsOf(std::string_view text)
{
    const auto end = std::ranges::find_if_not(text, isDigit);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

// "use1-az4": letters and a digit, then "-az" and a number.
bool isAwsZone(std::string_view zone)
{
    const auto at = zone.find("-az");
    return at != zone.npos && at > 2 && isDigit(zone[at - 1]) && at + 3 < zone.size() &&
           digitsOf(zone.substr(at + 3)) == zone.substr(at + 3);
}

// "us-central1" and "us-central1-a"; in other clouds a zone does not extend its region's name.
bool isGcpZone(std::string_view region, std::string_view zone)
{
    return !region.empty() && isDigit(region.back()) && zone.starts_with(region) &&
           zone.size() > region.size() + 1 && zone[region.size()] == '-';
}

// "2x-RTX_4090-32-65536"
bool isVastInstance(std::string_view instance)
{
    const std::string_view digits = digitsOf(instance);
    return !digits.empty() && instance.substr(digits.size()).starts_with("x-");
}

struct Start {
    std::string_view start, also; // the prefix of the name, and a part it contains
    Mount mount;
};
// Families sold with only one form factor. The first matching row counts.
constexpr std::array kMounts{
    Start{"Standard_NC", "_H100_", Mount::Nvl},  // H100 NVL with 94 GB, listed as H100
    Start{"Standard_NC", "_A100_", Mount::Pcie}, // with 80 GB
    Start{"Standard_NC", "s_v3", Mount::Pcie},   // V100
    Start{"Standard_ND", "", Mount::Sxm},        // V100, A100, H100
    Start{"p3.", "", Mount::Sxm},                // V100
    Start{"p3dn.", "", Mount::Sxm},              // V100 with 32 GB
    Start{"p4", "", Mount::Sxm},                 // A100
    Start{"p5", "", Mount::Sxm},                 // H100 and H200
    Start{"a2-", "", Mount::Sxm},                // A100
    Start{"a3-", "", Mount::Sxm},                // H100 and H200
    Start{"BM.GPU", "", Mount::Sxm},             // V100, A100, H100
    Start{"VM.GPU3", "", Mount::Sxm},            // V100
    Start{"gpu_8x_", "", Mount::Sxm},            // V100, A100, H100
};

// Where the list is wrong or silent. The counts of the catalog's own offers take precedence.
constexpr std::array kSizes{
    std::pair<std::string_view, double>{"Standard_ND96isr_H100_v5", 8},  // listed with 12
    std::pair<std::string_view, double>{"Standard_NCC40ads_H100_v5", 1}, // listed without any
};

// Hosts whose GPUs have separate rows. If the size is not in the name ("-8g"), it follows from the
// number of processors.
constexpr std::array kHosts{
    std::pair<std::string_view, std::string_view>{"a2-highgpu-", "A100"},
    std::pair<std::string_view, std::string_view>{"a2-megagpu-", "A100"},
    std::pair<std::string_view, std::string_view>{"a2-ultragpu-", "A100-80GB"},
    std::pair<std::string_view, std::string_view>{"a3-highgpu-", "H100"},
    std::pair<std::string_view, std::string_view>{"a3-edgegpu-", "H100"},
    std::pair<std::string_view, std::string_view>{"a3-megagpu-", "H100-MEGA"},
    std::pair<std::string_view, std::string_view>{"a3-ultragpu-", "H200"},
    std::pair<std::string_view, std::string_view>{"a4-highgpu-", "B200"},
};
constexpr std::string_view kL4Host = "g2-standard-";
constexpr std::array kL4ByProcessors{std::pair{4, 1},  std::pair{8, 1},  std::pair{12, 1},
                                     std::pair{16, 1}, std::pair{32, 1}, std::pair{24, 2},
                                     std::pair{48, 4}, std::pair{96, 8}};

// The number after the name counts cores, of which these have two per chip, or chips.
constexpr std::array kSlices{
    std::pair<std::string_view, double>{"tpu-v2", 0.5},
    std::pair<std::string_view, double>{"tpu-v3", 0.5},
    std::pair<std::string_view, double>{"tpu-v4", 0.5},
    std::pair<std::string_view, double>{"tpu-v5p", 0.5},
    std::pair<std::string_view, double>{"tpu-v5litepod", 1.0},
    std::pair<std::string_view, double>{"tpu-v5e", 1.0},
    std::pair<std::string_view, double>{"tpu-v6e", 1.0},
};

template <class Table> double lookUp(const Table& table, std::string_view name)
{
    for (const auto& [key, value] : table)
        if (key == name)
            return value;
    return kUnknown;
}

} // namespace

std::string_view cloudOf(std::string_view instance, std::string_view region, std::string_view zone)
{
    if (isAwsZone(zone))
        return "AWS";
    if (instance.starts_with("Standard_") || instance.starts_with("Basic_"))
        return "Azure";
    if (isGcpZone(region, zone))
        return "GCP";
    if (instance.starts_with("VM.") || instance.starts_with("BM."))
        return "OCI";
    if (instance.starts_with("gpu_") || instance.starts_with("cpu_"))
        return "Lambda";
    if (instance.find("vcpu-") != instance.npos)
        return "Nebius";
    if (instance.ends_with("_SECURE") || instance.ends_with("_COMMUNITY"))
        return "RunPod";
    return isVastInstance(instance) ? "Vast.ai" : "";
}

bool repeatsForSpot(std::string_view cloud)
{
    return cloud == "Azure" || cloud == "RunPod";
}
bool listsEveryRegion(std::string_view cloud)
{
    return cloud == "Lambda";
}
bool sumsMemory(std::string_view cloud)
{
    return cloud == "Vast.ai";
}

double knownGpus(std::string_view instance)
{
    return lookUp(kSizes, instance);
}

// Azure's N series has GPUs; Standard_A10 is an old one without.
bool mayHideGpu(std::string_view instance)
{
    return instance.starts_with("Standard_N");
}

Mount usualMount(std::string_view instance)
{
    for (const Start& s : kMounts)
        if (instance.starts_with(s.start) && instance.find(s.also) != instance.npos)
            return s.mount;
    return Mount::Unstated;
}

bool mentions(std::string_view instance, double number)
{
    for (std::size_t i = 0; i < instance.size(); ++i) {
        const std::string_view digits = digitsOf(instance.substr(i));
        if (!digits.empty() && numberOf(digits) == number)
            return true;
        i += digits.size();
    }
    return false;
}

Load loadOf(std::string_view instance, double vcpus)
{
    for (const auto& [start, gpu] : kHosts)
        if (instance.starts_with(start)) {
            const std::string_view size = digitsOf(instance.substr(start.size()));
            const bool named = instance.substr(start.size() + size.size()).starts_with("g");
            return {gpu, named ? numberOf(size) : kUnknown};
        }
    if (!instance.starts_with(kL4Host))
        return {};
    for (const auto& [processors, gpus] : kL4ByProcessors)
        if (vcpus == processors)
            return {"L4", static_cast<double>(gpus)};
    return {};
}

Slice sliceOf(std::string_view name)
{
    const auto dash = name.rfind('-');
    if (!name.starts_with("tpu") || dash == name.npos)
        return {};
    const std::string_view size = name.substr(dash + 1);
    if (size.empty() || digitsOf(size) != size)
        return {};
    const std::string_view kind = name.substr(0, dash);
    return {kind, lookUp(kSlices, kind) * numberOf(size)};
}

} // namespace engine::prices
