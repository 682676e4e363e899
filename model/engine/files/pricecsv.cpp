#include "model/engine/files/pricecsv.h"

#include "model/engine/files/csv.h"
#include "model/engine/files/limits.h"
#include "model/engine/files/priceheader.h"
#include "model/engine/files/pricerow.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_set>

namespace engine {
namespace {

using namespace prices;
using Step = CsvReader::Step;

constexpr int kRowsBetweenTellings = 1000;
constexpr int kRowsToGuessBy = 200;

std::string lineName(int line)
{
    return "line " + std::to_string(line);
}

// A host combined with the GPUs it is sold with.
PriceRow together(const PriceRow& host, const PriceRow& gpus)
{
    PriceRow whole = gpus;
    whole.line = host.line;
    whole.instance = host.instance;
    whole.vcpus = host.vcpus;
    whole.memory = host.memory;
    whole.onDemand += host.onDemand;
    whole.spot += host.spot;
    whole.notes.add(PriceNote::HostAdded);
    sharePrices(whole);
    return whole;
}

class PriceFile {
public:
    PriceFile(CsvReader reader, const Header& header, const Catalog& catalog)
        : reader_(std::move(reader))
        , header_(header)
        , rows_(catalog)
    {
    }
    Result<PriceTable> read(const Progress& progress);

private:
    void guessCloud();
    void take(Step step);
    void takeCells(const CsvRecord& record);
    void takeWithoutGpu(const CsvRecord& record, const Cells& cells);
    void takeGpus(const CsvRecord& record, const Cells& cells, std::string_view gpu);
    bool isNew(const CsvRecord& record);
    void keep(PriceRow row);
    void tell(Error problem);
    void joinHosts();

    CsvReader reader_;
    Header header_;
    RowReader rows_;
    PriceTable table_;
    std::unordered_set<std::string_view> seen_; // lines of the file
    std::vector<PriceRow> hosts_, loose_;       // whose prices have to be added
};

Result<PriceTable> PriceFile::read(const Progress& progress)
{
    guessCloud();
    int steps = 0;
    for (Step step = reader_.next(); step != Step::End; step = reader_.next()) {
        take(step);
        if (table_.read > kMostCsvRows)
            return fail(Code::TooManyRows, lineName(reader_.record().line),
                        std::to_string(table_.read), std::to_string(kMostCsvRows));
        if (++steps % kRowsBetweenTellings == 0 && progress && !progress(reader_.done()))
            return fail(Code::Cancelled, lineName(reader_.record().line));
    }
    joinHosts();
    if (!loose_.empty()) // the last one
        std::ranges::stable_sort(table_.rows, {}, &PriceRow::line);
    table_.kept = static_cast<int>(table_.rows.size());
    table_.corrected = static_cast<int>(std::ranges::count_if(
        table_.rows, [](const PriceRow& row) { return row.notes.corrected(); }));
    return std::move(table_);
}

// The cloud that most of the first rows match.
void PriceFile::guessCloud()
{
    CsvReader ahead = reader_;
    std::map<std::string_view, int> votes;
    for (int i = 0; i < kRowsToGuessBy; ++i) {
        const Step step = ahead.next();
        if (step == Step::End)
            break;
        if (step != Step::Record || ahead.record().cells.size() != header_.columns)
            continue;
        const Cells cells = header_.pick(ahead.record());
        if (const auto cloud = cloudOf(cells[Instance], cells[prices::Place], cells[Zone]);
            !cloud.empty())
            ++votes[cloud];
    }
    const auto most = std::ranges::max_element(votes, {}, [](const auto& v) { return v.second; });
    if (most != votes.end())
        table_.cloud = most->first;
    rows_.setCloud(table_.cloud);
}

void PriceFile::take(Step step)
{
    const CsvRecord& record = reader_.record();
    if (step == Step::Record && record.cells.size() == 1 && trimmed(record.cells[0]).empty())
        return; // an empty line
    ++table_.read;
    const std::string where = lineName(record.line);
    if (step == Step::OpenQuote)
        tell({Code::OpenQuote, where, excerpt(record.text), {}});
    else if (step == Step::CellTooLong)
        tell({Code::CellTooLong, where, {}, std::to_string(kMostCellBytes)});
    else if (step == Step::TooManyCells || record.cells.size() != header_.columns)
        tell({Code::WrongCells, where, std::to_string(record.cells.size()),
              std::to_string(header_.columns)});
    else
        takeCells(record);
}

void PriceFile::takeCells(const CsvRecord& record)
{
    const Cells cells = header_.pick(record);
    std::string_view gpu = trimmed(cells[Gpu]);
    if (gpu.empty() && mayHideGpu(cells[Instance]))
        gpu = rows_.names().wordIn(cells[Instance]);
    if (gpu.empty())
        takeWithoutGpu(record, cells);
    else
        takeGpus(record, cells, gpu);
}

void PriceFile::takeWithoutGpu(const CsvRecord& record, const Cells& cells)
{
    if (numberOf(trimmed(cells[Count])) > 0) // GPUs without a name
        return tell({Code::MissingKey, cells.where(Gpu), {}, {}});
    const Load load = loadOf(trimmed(cells[Instance]), numberOf(trimmed(cells[Vcpus])));
    if (load.gpu.empty()) {
        ++table_.hostOnly;
        return;
    }
    auto host = rows_.host(cells);
    if (!host)
        return tell(host.error());
    if (!isNew(record))
        return;
    host->gpuName = load.gpu;
    host->gpus = load.gpus;
    hosts_.push_back(std::move(*host));
}

void PriceFile::takeGpus(const CsvRecord& record, const Cells& cells, std::string_view gpu)
{
    auto row = rows_.gpus(cells, gpu);
    if (!row)
        return tell(row.error());
    if (!isNew(record))
        return;
    if (row->instance.empty() && !row->notes.has(PriceNote::WholeSlice))
        loose_.push_back(std::move(*row));
    else
        keep(std::move(*row));
}

bool PriceFile::isNew(const CsvRecord& record)
{
    const bool is = seen_.insert(record.text).second;
    table_.duplicates += !is;
    return is;
}

void PriceFile::keep(PriceRow row)
{
    if (std::isnan(row.onDemand.base()) && std::isnan(row.spot.base()))
        ++table_.withoutPrice;
    else
        table_.rows.push_back(std::move(row));
}

void PriceFile::tell(Error problem)
{
    if (table_.problems.size() < kMostProblems)
        table_.problems.push_back(std::move(problem));
    else
        ++table_.moreProblems;
}

// If hosts and GPUs have separate rows, an instance costs the sum of both in its zone.
void PriceFile::joinHosts()
{
    const auto load = [](const PriceRow& row) {
        return std::tuple(row.zone, lower(row.gpuName), row.gpus);
    };
    std::map<std::tuple<std::string, std::string, double>, std::vector<PriceRow*>> hosts;
    for (PriceRow& host : hosts_)
        if (!std::isnan(host.gpus)) // NaN cannot be sorted
            hosts[load(host)].push_back(&host);
    for (PriceRow& row : loose_) {
        const auto fitting = std::isnan(row.gpus) ? hosts.end() : hosts.find(load(row));
        if (fitting == hosts.end()) {
            row.notes.add(PriceNote::GpuWithoutHost);
            keep(std::move(row));
            continue;
        }
        ++table_.joined;
        for (PriceRow* host : fitting->second) {
            host->notes.add(PriceNote::HostAdded);
            PriceRow whole = together(*host, row);
            rows_.name(whole, {}); // the host may settle what the GPU's name left open
            keep(std::move(whole));
        }
    }
    for (const PriceRow& host : hosts_)
        table_.hostOnly += !host.notes.has(PriceNote::HostAdded);
}

} // namespace

Result<PriceTable> readPriceCsv(std::string_view text, const Catalog& catalog,
                                const Progress& progress)
{
    if (text.size() > kMostCsvBytes)
        return fail(Code::TableTooLarge, {}, std::to_string(text.size()),
                    std::to_string(kMostCsvBytes));
    CsvReader reader(text);
    const auto header = readHeader(text, reader);
    if (!header)
        return tl::unexpected(header.error());
    return PriceFile(std::move(reader), *header, catalog).read(progress);
}

} // namespace engine
