#include "model/engine/files/runfile.h"

#include "model/engine/specs/checkedrun.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

// Where the nested form has the value of a flat key, and one of its numbers in base units.
struct FieldPlace {
    std::string_view key;
    const char* pointer;
};
constexpr std::array kPlaces{
    FieldPlace{"name", "/id"},
    FieldPlace{"note", "/notes"},
    FieldPlace{"model", "/model/name"},
    FieldPlace{"params", "/model/params"},
    FieldPlace{"active", "/model/active_params"},
    FieldPlace{"gpu", "/cluster/gpu"},
    FieldPlace{"gpus", "/cluster/count"},
    FieldPlace{"node_size", "/cluster/gpus_per_node"},
    FieldPlace{"between", "/cluster/inter_gbps_per_gpu"},
    FieldPlace{"tensor", "/parallel/tp"},
    FieldPlace{"pipeline", "/parallel/pp"},
    FieldPlace{"interleave", "/parallel/vpp"},
    FieldPlace{"context_split", "/parallel/cp"},
    FieldPlace{"expert", "/parallel/ep"},
    FieldPlace{"data", "/parallel/dp"},
    FieldPlace{"micro_batch", "/batch/micro"},
    FieldPlace{"batch", "/batch/global_seqs"},
    FieldPlace{"sequence", "/batch/seq_len"},
    FieldPlace{"format", "/precision"},
    FieldPlace{"recompute", "/recompute"},
    FieldPlace{"step", "/measured/step_s"},
    FieldPlace{"tokens_per_second_gpu", "/measured/tokens_per_s_per_gpu"},
    FieldPlace{"memory", "/measured/mem_gib"},
};

bool isNested(const Json& run)
{
    return run.contains("measured") && run["measured"].is_object();
}

const Json* valueAt(const Json& run, std::string_view key, bool nested)
{
    const auto place = std::ranges::find(kPlaces, key, &FieldPlace::key);
    const std::string pointer =
        nested && place != kPlaces.end() ? place->pointer : pointerStep(key);
    const Json::json_pointer p(pointer);
    const Json* value = run.contains(p) ? &run[p] : nullptr;
    return value && value->is_null() ? nullptr : value; // null is treated as absent
}

void noteUnknownKeys(const Json& run, const std::string& where, std::vector<Error>& notes)
{
    const auto is = [](const std::string& key) {
        return [&key](const auto& row) { return row.key == key; };
    };
    for (const auto& [key, value] : run.items())
        if (std::ranges::none_of(runFields(), is(key)) && std::ranges::none_of(runTexts(), is(key)))
            notes.push_back({Code::UnknownKey, where + pointerStep(key), key, {}});
}

bool isServing(const Json& entry)
{
    return entry.is_object() && entry.contains("isl") && isNested(entry);
}

const Json& listOf(const Json& json)
{
    return json.is_object() && json.contains("runs") ? json["runs"] : json;
}

bool isRun(const Json& json)
{
    return json.is_object() &&
           (isNested(json) ||
            (json.contains("gpu") && (json.contains("step") || json.contains("gpus"))));
}

} // namespace

bool looksLikeRuns(const Json& json)
{
    // The format of a file, not to be confused with a run's number format.
    const Json format = json.is_object() && json.contains("format") ? json["format"] : Json();
    if (format.is_string() && format.get_ref<const std::string&>().starts_with("headroom-"))
        return format == "headroom-run";
    const Json& list = listOf(json);
    return isRun(list) || (list.is_array() && !list.empty() && isRun(list.front()));
}

Result<MeasuredRun> runFromJson(const Json& json, const std::string& where)
{
    if (!json.is_object())
        return fail(Code::WrongType, where);
    const bool nested = isNested(json);
    MeasuredRun run;
    for (const RunText& text : runTexts())
        if (const Json* value = valueAt(json, text.key, nested)) {
            if (!value->is_string() ||
                value->get_ref<const std::string&>().size() > kLongestRunText)
                return fail(Code::WrongType, where + pointerStep(text.key));
            run.*text.member = value->get<std::string>();
        }
    for (const Field<MeasuredRun>& field : runFields())
        if (const Json* value = valueAt(json, field.key, nested)) {
            if (!value->is_number())
                return fail(Code::NotANumber, where + pointerStep(field.key), value->dump());
            const double base = value->get<double>() * info(field.unit).size;
            if (!(base > 0) || !std::isfinite(base))
                return fail(Code::OutOfRange, where + pointerStep(field.key), value->dump(), "> 0");
            field.set(run, base);
        }
    return run;
}

ReadRuns readRuns(const Json& json, const Catalog& catalog)
{
    ReadRuns read;
    const Json& list = listOf(json);
    const std::string base = &list == &json ? "" : "/runs";
    const std::size_t count = list.is_array() ? list.size() : 1;
    if (count > kMostRuns)
        read.problems.push_back(
            {Code::TooLarge, base, std::to_string(count), std::to_string(kMostRuns)});
    for (std::size_t i = 0; i < std::min(count, kMostRuns); ++i) {
        const Json& entry = list.is_array() ? list[i] : list;
        const std::string where = list.is_array() ? base + "/" + std::to_string(i) : base;
        if (isServing(entry)) {
            ++read.served;
            continue;
        }
        auto run = runFromJson(entry, where);
        if (run)
            run = checkedRun(std::move(*run), catalog, where, read.notes);
        if (!run) {
            read.problems.push_back(run.error());
            continue;
        }
        if (!isNested(entry))
            noteUnknownKeys(entry, where, read.notes);
        read.runs.push_back(std::move(*run));
    }
    return read;
}

Json runToJson(const MeasuredRun& run)
{
    Json json;
    for (const RunText& text : runTexts())
        if (!(run.*text.member).empty())
            json[std::string(text.key)] = run.*text.member;
    for (const Field<MeasuredRun>& field : runFields())
        if (const double value = field.get(run); std::isfinite(value))
            json[std::string(field.key)] = tidy(value / info(field.unit).size);
    return json;
}

} // namespace engine
