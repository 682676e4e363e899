#include "model/engine/files/servedfile.h"

#include "model/engine/files/publishedfields.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

struct ServedText {
    const char *group, *key;
    std::string& (*in)(ServedRun&);
};
#define HEADROOM_TEXT(group, key, member)                                                          \
    ServedText                                                                                     \
    {                                                                                              \
        group, key, [](ServedRun& r) -> std::string& { return r.member; }                          \
    }
constexpr std::array kServedTexts{
    HEADROOM_TEXT("", "engine", engine),
    HEADROOM_TEXT("", "engine_version", version),
    HEADROOM_TEXT("", "scenario", scenario),
    HEADROOM_TEXT("", "gpu", what.gpu),
    HEADROOM_TEXT("", "precision", what.precision),
    HEADROOM_TEXT("precision", "kv", cache),
    HEADROOM_TEXT("model", "name", what.model),
};

struct ServedNumber {
    const char *group, *key;
    double& (*in)(ServedRun&);
    double most;
};
#define HEADROOM_NUMBER(group, key, member, most)                                                  \
    ServedNumber                                                                                   \
    {                                                                                              \
        group, key, [](ServedRun& r) -> double& { return r.member; }, most                         \
    }
constexpr std::array kServedNumbers{
    HEADROOM_NUMBER("model", "params", what.params, 1e16),
    HEADROOM_NUMBER("model", "active_params", what.active, 1e16),
    HEADROOM_NUMBER("model", "layers", what.layers, 1e5),
    HEADROOM_NUMBER("model", "hidden", what.hidden, 1e6),
    HEADROOM_NUMBER("model", "heads", what.heads, 1e5),
    HEADROOM_NUMBER("model", "kv_heads", what.kvHeads, 1e5),
    HEADROOM_NUMBER("model", "head_dim", headDim, 1e5),
    HEADROOM_NUMBER("model", "ffn", what.ffn, 1e7),
    HEADROOM_NUMBER("model", "vocab", what.vocab, 1e8),
    HEADROOM_NUMBER("model", "experts", experts, 1e5),
    HEADROOM_NUMBER("model", "topk", chosen, 1e5),
    HEADROOM_NUMBER("model", "shared_experts", shared, 1e5),
    HEADROOM_NUMBER("model", "dense_layers", denseLayers, 1e5),
    HEADROOM_NUMBER("model", "dense_ffn", denseFfn, 1e7),
    HEADROOM_NUMBER("model", "kv_lora_rank", latentRank, 1e6),
    HEADROOM_NUMBER("model", "rope_dim", ropeDim, 1e5),
    HEADROOM_NUMBER("model", "sliding_window", window, 1e8),
    HEADROOM_NUMBER("", "num_gpus", what.gpus, 1e7),
    HEADROOM_NUMBER("", "tp", what.tensor, 1e6),
    HEADROOM_NUMBER("", "pp", what.pipeline, 1e6),
    HEADROOM_NUMBER("", "ep", expert, 1e6),
    HEADROOM_NUMBER("", "dp", attention, 1e6),
    HEADROOM_NUMBER("", "isl", prompt, 1e8),
    HEADROOM_NUMBER("", "osl", answer, 1e8),
    HEADROOM_NUMBER("", "concurrency_or_batch", users, 1e7),
    HEADROOM_NUMBER("", "engine_year", year, 3000),
};

struct ServedField {
    const char* key;
    double ServedMeasured::*member;
};
constexpr std::array kServedFields{
    ServedField{"output_tokens_per_s", &ServedMeasured::tokens},
    ServedField{"req_per_s", &ServedMeasured::requests},
    ServedField{"tokens_per_s_per_gpu", &ServedMeasured::tokensGpu},
    ServedField{"ttft_ms", &ServedMeasured::first},
    ServedField{"tpot_ms", &ServedMeasured::token},
};

std::string named(const char* group, const char* key)
{
    return *group ? std::string(group) + "." + key : key;
}

} // namespace

std::string readServed(const Json& row, ServedRun& run)
{
    for (const ServedText& t : kServedTexts)
        if (const Json* value = at(row, t.group, t.key)) {
            t.in(run) = textIn(*value);
            if (t.in(run).size() > kLongestText)
                return named(t.group, t.key) + " is too long";
        }
    for (const ServedNumber& n : kServedNumbers) {
        const Json* value = at(row, n.group, n.key);
        if (!value)
            continue;
        const auto number = numberOf(*value);
        if (!number)
            return named(n.group, n.key) + " is no number";
        if (*number < 0 || *number > n.most || std::isinf(*number))
            return named(n.group, n.key) + " is beyond what a run can have";
        if (*number > 0)
            n.in(run) = *number;
    }
    return {};
}

ServedMeasured servedMeasured(const Json& row)
{
    ServedMeasured m;
    for (const ServedField& field : kServedFields)
        if (const Json* value = at(row, "measured", field.key); value && value->is_number())
            m.*field.member = value->get<double>();
    return m;
}

Json servedJson(const ServedAnswer& a, double Predicted::*end)
{
    return {{"output_tokens_per_s", tidy(a.tokens.*end)},
            {"req_per_s", tidy(a.requests.*end)},
            {"ttft_ms", tidy(a.first.*end)},
            {"tpot_ms", tidy(a.token.*end)}};
}

} // namespace engine
