#pragma once

#include "model/engine/files/gpuinfo.h"
#include "model/engine/files/pricerules.h"
#include "model/engine/prices.h"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>

// Converts the cells of a row to their meaning.
namespace engine::prices {

enum Column { Instance, Gpu, Count, Price, Place, Spot, Zone, Info, Vcpus, Memory };
inline constexpr int kColumns = 10;
inline constexpr int kNeeded = 5; // the first five; the others may be absent
inline constexpr std::array<std::string_view, kColumns> kColumnNames{
    "InstanceType", "AcceleratorName",  "AcceleratorCount", "Price", "Region",
    "SpotPrice",    "AvailabilityZone", "GpuInfo",          "vCPUs", "MemoryGiB"};

struct Cells {
    int line = 0;
    std::array<std::string_view, kColumns> cell; // empty if the file has no such column
    bool decimalCommas = false;

    std::string_view operator[](Column c) const { return cell[static_cast<std::size_t>(c)]; }
    std::string where(Column c) const;
};

// An offending text, shortened for an error message.
std::string excerpt(std::string_view text);

class RowReader {
public:
    explicit RowReader(const Catalog& catalog) : names_(catalog) {}
    void setCloud(std::string_view cloud) { cloud_ = cloud; }
    const GpuNames& names() const { return names_; }

    // A complete row with GPUs.
    Result<PriceRow> gpus(const Cells& cells, std::string_view gpuName);
    // Names, size and prices of a row without GPUs.
    Result<PriceRow> host(const Cells& cells);
    // Finds the accelerator, from everything known about the row so far.
    void name(PriceRow& row, std::string_view description);

private:
    const GpuInfo& described(std::string_view cell);
    void countGpus(PriceRow& row, const GpuInfo& info) const;
    void measureMemory(PriceRow& row, const GpuInfo& info) const;
    void judgePrices(PriceRow& row) const;

    GpuNames names_;
    std::string_view cloud_;
    // Caches: thousands of rows have the same few values.
    std::unordered_map<std::string, GpuInfo> infos_;
    std::unordered_map<std::string, GpuNames::Answer> answers_;
    std::string key_; // buffer, reused
};

// One GPU's share of the prices.
void sharePrices(PriceRow& row);

} // namespace engine::prices
