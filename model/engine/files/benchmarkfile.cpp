#include "model/engine/files/benchmarkfile.h"

#include <cmath>

namespace engine {
namespace {

constexpr double kMilli = 1e-3;

struct Reader {
    const Json& json;
    std::string missing{};

    double number(const char* key) const
    {
        const auto it = json.find(key);
        const double value = it != json.end() && it->is_number() ? it->get<double>() : kUnknown;
        return value > 0 && std::isfinite(value) ? value : kUnknown;
    }
    double needed(const char* key)
    {
        const double value = number(key);
        if (std::isnan(value) && missing.empty())
            missing = key;
        return value;
    }
    std::string text(const char* key) const
    {
        const auto it = json.find(key);
        return it != json.end() && it->is_string() ? it->get<std::string>() : std::string();
    }
};

} // namespace

bool looksLikeBenchmark(const Json& json)
{
    return json.is_object() && json.contains("request_throughput") &&
           json.contains("total_output_tokens") && !json.contains("input_lens");
}

Result<ServingBenchmark> readBenchmark(const Json& json)
{
    Reader read{json};
    ServingBenchmark b;
    const bool sglang = read.text("backend").find("sglang") != std::string::npos;
    b.software = sglang ? "SGLang" : "vLLM";
    b.model = read.text("model_id");
    const double completed = read.needed("completed");
    b.requests = read.needed("request_throughput");
    b.prompt = Tokens(read.needed("total_input_tokens") / completed);
    b.answer = Tokens(read.needed("total_output_tokens") / completed);
    b.first = Seconds(kMilli * read.needed("mean_ttft_ms"));
    b.token = Seconds(kMilli * read.needed("mean_tpot_ms"));
    if (!read.missing.empty())
        return fail(Error::Code::MissingKey, "/" + read.missing);
    if (!(b.answer.base() > 1))
        return fail(Error::Code::OutOfRange, "/total_output_tokens",
                    std::to_string(b.answer.base()), "> 1 for each request");
    // Little's law: average concurrency is arrival rate times latency.
    const double little = b.requests * (b.first + (b.answer.base() - 1) * b.token).base();
    const double limit = read.number("max_concurrency");
    b.users = limit > 0 ? smaller(limit, larger(1.0, little)) : larger(1.0, little);
    return b;
}

} // namespace engine
