#include "model/engine/files/publishedfile.h"

#include "model/engine/files/json.h"
#include "model/engine/files/publishedfields.h"
#include "model/engine/files/publishedtable.h"
#include "model/engine/files/servedfile.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

constexpr std::size_t kMostRows = 100'000;

struct PublishedText {
    const char *group, *key;
    std::string PublishedRun::*member;
};
constexpr std::array kPublishedTexts{
    PublishedText{"", "task", &PublishedRun::task},
    PublishedText{"", "precision", &PublishedRun::precision},
    PublishedText{"", "recompute", &PublishedRun::recompute},
    PublishedText{"model", "name", &PublishedRun::model},
    PublishedText{"cluster", "gpu", &PublishedRun::gpu},
    PublishedText{"cluster", "intra", &PublishedRun::intra},
    PublishedText{"parallel", "zero", &PublishedRun::sharding},
    PublishedText{"software", "framework", &PublishedRun::framework},
    PublishedText{"software", "features", &PublishedRun::features},
};

struct PublishedNumber {
    const char *group, *key;
    double PublishedRun::*member;
    double most;
    bool whole = true;
};
constexpr std::array kPublishedNumbers{
    PublishedNumber{"model", "params", &PublishedRun::params, 1e16, false},
    PublishedNumber{"model", "active_params", &PublishedRun::active, 1e16, false},
    PublishedNumber{"model", "layers", &PublishedRun::layers, 1e5},
    PublishedNumber{"model", "hidden", &PublishedRun::hidden, 1e6},
    PublishedNumber{"model", "heads", &PublishedRun::heads, 1e5},
    PublishedNumber{"model", "kv_heads", &PublishedRun::kvHeads, 1e5},
    PublishedNumber{"model", "ffn", &PublishedRun::ffn, 1e7},
    PublishedNumber{"model", "vocab", &PublishedRun::vocab, 1e8},
    PublishedNumber{"cluster", "count", &PublishedRun::gpus, 1e7},
    PublishedNumber{"cluster", "gpus_per_node", &PublishedRun::nodeGpus, 1e5},
    PublishedNumber{"cluster", "inter_gbps_per_gpu", &PublishedRun::interGbps, 1e6, false},
    PublishedNumber{"parallel", "tp", &PublishedRun::tensor, 1e6},
    PublishedNumber{"parallel", "pp", &PublishedRun::pipeline, 1e6},
    PublishedNumber{"parallel", "vpp", &PublishedRun::interleave, 1e6},
    PublishedNumber{"parallel", "dp", &PublishedRun::data, 1e7},
    PublishedNumber{"parallel", "cp", &PublishedRun::context, 1e6},
    PublishedNumber{"parallel", "ep", &PublishedRun::expert, 1e6},
    PublishedNumber{"batch", "micro", &PublishedRun::microBatch, 1e7, false},
    PublishedNumber{"batch", "global_seqs", &PublishedRun::sequences, 1e9, false},
    PublishedNumber{"batch", "seq_len", &PublishedRun::sequence, 1e8, false},
    PublishedNumber{"software", "year", &PublishedRun::year, 3000},
};

struct Measured {
    const char* key;
    double MeasuredRow::*member;
};
constexpr std::array kMeasured{
    Measured{"step_s", &MeasuredRow::step},
    Measured{"tokens_per_s_per_gpu", &MeasuredRow::tokensPerSecondGpu},
    Measured{"mem_gib", &MeasuredRow::memory},
};

std::string path(const char* group, const char* key)
{
    return *group ? std::string(group) + "." + key : key;
}

// Why the row cannot be used; empty if it can. Some authors write zero for "unknown".
std::string readNumbers(const Json& row, PublishedRun& run)
{
    for (const PublishedNumber& n : kPublishedNumbers) {
        const Json* value = at(row, n.group, n.key);
        if (!value)
            continue;
        const auto number = numberOf(*value);
        const std::string named = path(n.group, n.key);
        if (!number)
            return named + " is no number";
        if (*number < 0 || *number > n.most || std::isinf(*number))
            return named + " is beyond what a run can have";
        if (n.whole && std::isfinite(*number) && *number != std::floor(*number))
            return named + " is no whole number";
        if (*number > 0)
            run.*n.member = *number;
    }
    return {};
}

std::string readTexts(const Json& row, PublishedRun& run)
{
    for (const PublishedText& t : kPublishedTexts)
        if (const Json* value = at(row, t.group, t.key)) {
            run.*t.member = textIn(*value);
            if ((run.*t.member).size() > kLongestText)
                return path(t.group, t.key) + " is too long";
        }
    return {};
}

MeasuredRow measuredOf(const Json& row, std::size_t index)
{
    MeasuredRow m;
    const Json* id = at(row, "id");
    m.id = id && id->is_string() ? id->get<std::string>()
           : id                  ? id->dump()
                                 : "row " + std::to_string(index + 1);
    m.sourceKey = textOf(row, "source_key");
    m.quality = textOf(row, "quality");
    m.notes = textOf(row, "notes");
    const Json* oom = at(row, "measured", "oom");
    m.outOfMemory = oom && (*oom == true || *oom == 1);
    for (const Measured& field : kMeasured)
        if (const Json* value = at(row, "measured", field.key); value && value->is_number())
            m.*field.member = value->get<double>();
    return m;
}

PublishedRow rowOf(const Json& json, std::size_t index)
{
    PublishedRow row;
    row.measured = measuredOf(json, index);
    if (!json.is_object())
        row.skipped = "the row is no object";
    else if (json.contains("isl") && !at(json, "parallel"))
        row.served.emplace();
    else if (!at(json, "parallel") && !at(json, "cluster"))
        row.skipped = "the row is neither a training nor a serving run";
    if (row.served) {
        row.measured.served = servedMeasured(json);
        row.skipped = readServed(json, *row.served);
        return row;
    }
    if (row.skipped.empty())
        row.skipped = readTexts(json, row.run);
    if (row.skipped.empty())
        row.skipped = readNumbers(json, row.run);
    return row;
}

Json ends(const Prediction& p, double Predicted::*end)
{
    if (p.served)
        return servedJson(*p.served, end);
    return {{"step_s", tidy(p.step.*end)},
            {"tokens_per_s_per_gpu", tidy(p.tokensPerSecondGpu.*end)},
            {"mem_gib", tidy(p.memory.*end)},
            {"mem_reserved_gib", tidy(p.reserved.*end)},
            {"mem_device_gib", tidy(p.device.*end)}};
}

Json answerOf(const PublishedRow& row, const Prediction& p)
{
    if (!p.skipped.empty())
        return {{"id", row.measured.id}, {"skipped", p.skipped}};
    Json json{{"id", row.measured.id}};
    json.update(ends(p, &Predicted::value));
    if (!p.served)
        json["fits"] = tidy(p.fits);
    json["low"] = ends(p, &Predicted::low);
    json["high"] = ends(p, &Predicted::high);
    json["assumed"] = p.assumed;
    return json;
}

} // namespace

Result<std::vector<PublishedRow>> readPublished(std::string_view text)
{
    const auto json = isPublishedTable(text) ? rowsOfTable(text) : parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (!json->is_array())
        return fail(Code::WrongType, "/", {}, "an array of runs");
    if (json->size() > kMostRows)
        return fail(Code::TooManyRows, {}, std::to_string(json->size()), std::to_string(kMostRows));
    std::vector<PublishedRow> rows;
    rows.reserve(json->size());
    for (std::size_t i = 0; i < json->size(); ++i)
        rows.push_back(rowOf((*json)[i], i));
    return rows;
}

std::string writePredictions(const std::vector<PublishedRow>& rows,
                             const std::vector<Prediction>& predictions)
{
    Json all = Json::array();
    for (std::size_t i = 0; i < rows.size() && i < predictions.size(); ++i)
        all.push_back(answerOf(rows[i], predictions[i]));
    return all.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace engine
