#include "model/engine/files/csv.h"
#include "model/engine/files/runfile.h"
#include "model/engine/specs/checkedrun.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace engine {
namespace {

const Field<MeasuredRun>* fieldOf(std::string_view key)
{
    const auto all = runFields();
    const auto it = std::ranges::find(all, key, &Field<MeasuredRun>::key);
    return it == all.end() ? nullptr : &*it;
}

const RunText* runTextOf(std::string_view key)
{
    const auto all = runTexts();
    const auto it = std::ranges::find(all, key, &RunText::key);
    return it == all.end() ? nullptr : &*it;
}

std::string placeOf(int line, std::string_view key)
{
    return "line " + std::to_string(line) + (key.empty() ? "" : ", ") + std::string(key);
}

// One line under the header's keys; an empty cell means unknown.
Result<MeasuredRun> runOf(const CsvRecord& record, const std::vector<std::string>& keys,
                          bool decimalCommas)
{
    if (record.cells.size() != keys.size())
        return fail(Code::WrongCells, placeOf(record.line, {}), std::to_string(record.cells.size()),
                    std::to_string(keys.size()));
    MeasuredRun run;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::string_view cell = trimmed(record.cells[i]);
        if (cell.empty())
            continue;
        if (const RunText* text = runTextOf(keys[i])) {
            run.*text->member = std::string(cell);
        } else if (const Field<MeasuredRun>* field = fieldOf(keys[i])) {
            const std::string number = decimalCommas ? withPoint(cell) : std::string(cell);
            const char* const close = number.data() + number.size();
            double value = 0;
            const auto [end, error] = std::from_chars(number.data(), close, value);
            if (error != std::errc() || end != close || !std::isfinite(value))
                return fail(Code::NotANumber, placeOf(record.line, keys[i]), std::string(cell));
            field->set(run, value * info(field->unit).size);
        }
    }
    return run;
}

std::vector<std::string> keysOf(const CsvRecord& header)
{
    std::vector<std::string> keys;
    for (const std::string_view cell : header.cells)
        keys.emplace_back(trimmed(cell));
    return keys;
}

// A figure in two columns is ambiguous.
std::optional<Error> columnTwice(const std::vector<std::string>& keys)
{
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (!keys[i].empty() && std::ranges::count(keys, keys[i]) > 1)
            return Error{Code::DuplicateKey, placeOf(1, {}), keys[i], {}};
    return std::nullopt;
}

void noteUnknownKeys(const std::vector<std::string>& keys, std::vector<Error>& notes)
{
    for (const std::string& key : keys)
        if (!fieldOf(key) && !runTextOf(key))
            notes.push_back({Code::UnknownKey, placeOf(1, key), key, {}});
}

} // namespace

bool looksLikeRunCsv(std::string_view text)
{
    CsvReader reader(text.substr(0, 4096));
    if (reader.next() != CsvReader::Step::Record)
        return false;
    const auto keys = keysOf(reader.record());
    const auto has = [&](std::string_view key) {
        return std::ranges::find(keys, key) != keys.end();
    };
    return has("gpu") && has("gpus") && (has("step") || has("tokens_per_second_gpu"));
}

ReadRuns readRunCsv(std::string_view text, const Catalog& catalog)
{
    ReadRuns read;
    if (!isText(text)) {
        read.problems.push_back({Code::NotText, {}, {}, {}});
        return read;
    }
    CsvReader reader(text);
    std::vector<std::string> keys;
    for (auto step = reader.next(); step != CsvReader::Step::End; step = reader.next()) {
        const CsvRecord& record = reader.record();
        if (step != CsvReader::Step::Record) {
            read.problems.push_back({codeOf(step), placeOf(record.line, {}), {}, {}});
            continue;
        }
        if (keys.empty()) {
            keys = keysOf(record);
            if (auto twice = columnTwice(keys)) {
                read.problems.push_back(std::move(*twice));
                return read;
            }
            noteUnknownKeys(keys, read.notes);
            continue;
        }
        if (record.cells.size() == 1 && trimmed(record.cells[0]).empty())
            continue;
        if (read.runs.size() + read.problems.size() >= kMostRuns) {
            read.problems.push_back({Code::TooManyRows, {}, {}, std::to_string(kMostRuns)});
            break;
        }
        auto run = runOf(record, keys, reader.mayHaveDecimalCommas());
        if (run)
            run = checkedRun(std::move(*run), catalog, placeOf(record.line, {}), read.notes);
        if (run)
            read.runs.push_back(std::move(*run));
        else
            read.problems.push_back(run.error());
    }
    return read;
}

std::string runCsvTemplate()
{
    return "name,date,model,gpu,gpus,node_size,between,tensor,pipeline,micro_batch,batch,sequence,"
           "format,recompute,step,memory\n"
           "first try,2026-11-20,llama-3.1-8b,h100-sxm,8,8,400,1,1,1,64,8192,bf16,none,12.5,71\n";
}

} // namespace engine
