#include "model/engine/files/pricerow.h"

#include "model/engine/files/csv.h"
#include "model/engine/files/limits.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace engine::prices {
namespace {

constexpr std::size_t kExcerpt = 80;

struct Range {
    double least, most;
    std::string_view stated;
};
constexpr Range kPrices{1e-5, 1e6, "0.00001 – 1000000 USD/h"};
// As a plan may pay.
constexpr Range kGpuPrice{1e-3, 1e4, "0.001 – 10000 USD/h per GPU"};
constexpr Range kCounts{0.01, 1024, "0.01 – 1024"};
constexpr Range kProcessors{0.01, 1e5, "0.01 – 100000"};
constexpr Range kHostMemory{0.01, 1e6, "0.01 – 1000000 GiB"};

// Below this a GPU's memory size cannot be in MiB.
constexpr double kLeastMib = 1024;

bool isKnown(double value)
{
    return !std::isnan(value);
}

// The number in a cell: unknown if empty. Where nothing is free, a zero means no price, no
// processor, no memory.
enum class Zero { IsWrong, IsNone };
Result<double> figure(const Cells& cells, Column column, const Range& range, Zero zero)
{
    const std::string_view text = trimmed(cells[column]);
    if (text.empty())
        return kUnknown;
    const double value = numberOf(cells.decimalCommas ? withPoint(text) : text);
    if (value == 0 && zero == Zero::IsNone)
        return kUnknown;
    if (!isKnown(value))
        return fail(Code::NotANumber, cells.where(column), excerpt(text));
    if (value < range.least || value > range.most)
        return fail(Code::OutOfRange, cells.where(column), excerpt(text),
                    std::string(range.stated));
    return value;
}

Result<std::string> text(const Cells& cells, Column column)
{
    const std::string_view cell = trimmed(cells[column]);
    if (cell.size() > kMostNameBytes)
        return fail(Code::CellTooLong, cells.where(column), std::to_string(cell.size()),
                    std::to_string(kMostNameBytes));
    if (!isText(cell) || cell.find_first_of("\t\r\n") != cell.npos)
        return fail(Code::NotText, cells.where(column), excerpt(cell));
    return std::string(cell);
}

Result<void> readTexts(PriceRow& row, const Cells& cells)
{
    for (const auto& [column, to] :
         {std::pair{Instance, &row.instance}, std::pair{Gpu, &row.gpuName},
          std::pair{Place, &row.region}, std::pair{Zone, &row.zone}}) {
        auto read = text(cells, column);
        if (!read)
            return tl::unexpected(read.error());
        *to = std::move(*read);
    }
    return {};
}

Result<void> readFigures(PriceRow& row, const Cells& cells)
{
    double price = kUnknown, spot = kUnknown, memory = kUnknown;
    for (const auto& [column, range, to] :
         {std::tuple{Price, &kPrices, &price}, std::tuple{Spot, &kPrices, &spot},
          std::tuple{Vcpus, &kProcessors, &row.vcpus}, std::tuple{Memory, &kHostMemory, &memory}}) {
        const auto read = figure(cells, column, *range, Zero::IsNone);
        if (!read)
            return tl::unexpected(read.error());
        *to = *read;
    }
    const double hourly = info(Unit::DollarPerHour).size;
    row.onDemand = UsdRate(price * hourly);
    row.spot = UsdRate(spot * hourly);
    row.memory = Bytes(memory * info(Unit::GiB).size);
    return {};
}

bool costs(UsdRate rate, double dollars)
{
    return rate == UsdRate(dollars * info(Unit::DollarPerHour).size);
}

} // namespace

std::string Cells::where(Column c) const
{
    return "line " + std::to_string(line) + ", " +
           std::string(kColumnNames[static_cast<std::size_t>(c)]);
}

std::string excerpt(std::string_view text)
{
    std::size_t end = std::min(text.size(), kExcerpt);
    while (end < text.size() && end > 0 && (text[end] & 0xc0) == 0x80)
        --end; // not in the middle of a character
    std::string result(text.substr(0, end));
    const bool sound = isText(result);
    for (char& c : result)
        if (static_cast<unsigned char>(c) < ' ' || (!sound && static_cast<signed char>(c) < 0))
            c = '?';
    return end < text.size() ? result + "…" : result;
}

void sharePrices(PriceRow& row)
{
    row.onDemandGpu = row.onDemand / row.gpus;
    row.spotGpu = row.spot / row.gpus;
}

Result<PriceRow> RowReader::host(const Cells& cells)
{
    PriceRow row;
    row.line = cells.line;
    if (auto read = readTexts(row, cells); !read)
        return tl::unexpected(read.error());
    if (auto read = readFigures(row, cells); !read)
        return tl::unexpected(read.error());
    return row;
}

Result<PriceRow> RowReader::gpus(const Cells& cells, std::string_view gpuName)
{
    auto row = host(cells);
    if (!row)
        return row;
    if (row->gpuName.empty()) {
        row->gpuName = gpuName;
        row->notes.add(PriceNote::GpuFromInstance);
    }
    const auto count = figure(cells, Count, kCounts, Zero::IsWrong);
    if (!count)
        return tl::unexpected(count.error());
    row->gpus = row->gpusWritten = *count;
    const GpuInfo& info = described(trimmed(cells[Info]));
    if (!info.understood)
        row->notes.add(PriceNote::InfoUnread);
    countGpus(*row, info);
    measureMemory(*row, info);
    name(*row, info.name);
    judgePrices(*row);
    for (const auto& [column, rate] :
         {std::pair{Price, row->onDemandGpu}, std::pair{Spot, row->spotGpu}})
        if (const double price = rate.base() / engine::info(Unit::DollarPerHour).size;
            price < kGpuPrice.least || price > kGpuPrice.most)
            return fail(Code::OutOfRange, cells.where(column), excerpt(trimmed(cells[column])),
                        std::string(kGpuPrice.stated));
    return row;
}

const GpuInfo& RowReader::described(std::string_view cell)
{
    key_ = cell;
    const auto known = infos_.find(key_);
    return known != infos_.end() ? known->second
                                 : infos_.emplace(key_, readGpuInfo(cell)).first->second;
}

// Known facts about the instance take precedence over the list.
void RowReader::countGpus(PriceRow& row, const GpuInfo& info) const
{
    if (const Slice slice = sliceOf(row.gpuName); !slice.kind.empty()) {
        row.gpus *= slice.chips;
        row.notes.add(PriceNote::WholeSlice);
    } else {
        double known = names_.gpusOf(row.instance);
        if (!isKnown(known))
            known = knownGpus(row.instance);
        const bool stated = info.count >= 1 && info.count <= kCounts.most && info.count != row.gpus;
        const bool agrees = !isKnown(row.gpus) || (mentions(row.instance, info.count) &&
                                                   !mentions(row.instance, row.gpus));
        if (!isKnown(known) && stated && agrees)
            known = info.count;
        else if (!isKnown(known) && stated)
            row.notes.add(PriceNote::CountDisputed);
        if (isKnown(known) && known != row.gpus) {
            row.gpus = known;
            row.notes.add(PriceNote::CountCorrected);
        }
    }
    if (!isKnown(row.gpus))
        row.notes.add(PriceNote::CountUnknown);
    else if (row.gpus < 1)
        row.notes.add(PriceNote::PartOfGpu);
}

// Per whole GPU, even if the instance has a fraction of one or the list adds several up.
void RowReader::measureMemory(PriceRow& row, const GpuInfo& gpu) const
{
    if (!isKnown(gpu.size))
        return;
    const bool inGib = gpu.size < kLeastMib;
    row.gpuMemory = Bytes(gpu.size * info(Unit::GiB).size / (inGib ? 1 : 1024));
    if (inGib)
        row.notes.add(PriceNote::MemoryInGib);
    const bool ofAll = sumsMemory(cloud_) && row.gpus > 1;
    if (ofAll)
        row.notes.add(PriceNote::MemoryOfAll);
    if (ofAll || row.gpus < 1)
        row.gpuMemory = row.gpuMemory / row.gpus;
}

void RowReader::name(PriceRow& row, std::string_view description)
{
    key_ = row.gpuName;
    key_.append("\n").append(description).append("\n").append(row.instance);
    const auto memory = std::bit_cast<std::array<char, sizeof(double)>>(row.gpuMemory.base());
    key_.append(memory.data(), memory.size());
    auto known = answers_.find(key_);
    if (known == answers_.end()) {
        const Slice slice = sliceOf(row.gpuName);
        const std::string_view name = slice.kind.empty() ? row.gpuName : slice.kind;
        known = answers_
                    .emplace(key_, names_.find({name, description, row.instance, row.gpuMemory,
                                                usualMount(row.instance)}))
                    .first;
    }
    const auto [accelerator, assumed] = known->second;
    row.accelerator = accelerator ? accelerator->id : std::string();
    row.notes.drop(PriceNote::VariantAssumed);
    if (assumed)
        row.notes.add(PriceNote::VariantAssumed);
}

void RowReader::judgePrices(PriceRow& row) const
{
    if (row.instance.empty())
        for (UsdRate* rate : {&row.onDemand, &row.spot})
            if (costs(*rate, kNoPriceMark)) {
                *rate = UsdRate(kUnknown);
                row.notes.add(PriceNote::NoPriceMark);
            }
    if (repeatsForSpot(cloud_) && row.spot == row.onDemand) {
        row.spot = UsdRate(kUnknown);
        row.notes.add(PriceNote::SpotIsOnDemand);
    }
    if (listsEveryRegion(cloud_))
        row.notes.add(PriceNote::EveryRegion);
    sharePrices(row);
}

} // namespace engine::prices
