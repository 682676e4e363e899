#include "model/engine/serving/servedwords.h"

#include "model/engine/training/plaintext.h"

#include <array>
#include <string>

namespace engine {
namespace {

struct EngineWord {
    std::string_view word;
    ServingEngine engine;
};
// In this order: a name after another one is that of the underlying engine.
constexpr std::array kEngines{
    EngineWord{"nim", ServingEngine::Nim},
    EngineWord{"tensorrt", ServingEngine::TensorRt},
    EngineWord{"trtllm", ServingEngine::TensorRt},
    EngineWord{"trt", ServingEngine::TensorRt},
    EngineWord{"sglang", ServingEngine::Sglang},
    EngineWord{"vllm", ServingEngine::Vllm},
    EngineWord{"llamacpp", ServingEngine::LlamaCpp},
    EngineWord{"llamaserver", ServingEngine::LlamaCpp},
    EngineWord{"ollama", ServingEngine::LlamaCpp},
    EngineWord{"gguf", ServingEngine::LlamaCpp},
    EngineWord{"lmdeploy", ServingEngine::TensorRt},
    EngineWord{"tgi", ServingEngine::Vllm},
    EngineWord{"textgenerationinference", ServingEngine::Vllm},
    EngineWord{"mii", ServingEngine::Vllm},
    EngineWord{"aphrodite", ServingEngine::Vllm},
};

// "0.5.8.post1" is 508: hundreds, and units up to 99. Branch builds count as current.
double versionOf(std::string_view text)
{
    const auto digit = text.find_first_of("0123456789");
    if (digit == text.npos)
        return kUnknown;
    double parts[3] = {0, 0, 0};
    std::size_t part = 0;
    bool dotted = false;
    for (const char c : text.substr(digit)) {
        if (c >= '0' && c <= '9')
            parts[part] = 10 * parts[part] + (c - '0');
        else if (c == '.' && part < 2)
            ++part, dotted = true;
        else
            break;
    }
    return dotted ? 10000 * parts[0] + 100 * parts[1] + parts[2] : kUnknown;
}

// vLLM 0.6.1 overlapped host and GPU work; TensorRT-LLM 1.1 prefills in chunks; SGLang 0.5.5 mixes
// prefill and decode.
Release releaseOf(ServingEngine engine, double version)
{
    switch (engine) {
    case ServingEngine::Vllm: return version < 601 ? Release::Old : Release::Current;
    case ServingEngine::TensorRt: return version < 10100 ? Release::Earlier : Release::Current;
    case ServingEngine::Sglang: return version < 505 ? Release::Earlier : Release::Current;
    case ServingEngine::LlamaCpp:
    case ServingEngine::Nim: break;
    }
    return Release::Current;
}

// Engines of 2023 had no CUDA graphs and scheduled between steps; by 2025 all had improved both.
constexpr double kFirstYears = 2024, kToday = 2025;

// The number before a word, with at most a name in between: "200 ShareGPT prompts".
double numberBefore(std::string_view text, std::string_view word)
{
    constexpr std::size_t kName = 16;
    const auto at = text.find(word);
    if (at == text.npos)
        return kUnknown;
    const auto last = text.substr(0, at).find_last_of("0123456789");
    if (last == text.npos || at - last > kName ||
        text.substr(last, at - last).find(',') != text.npos)
        return kUnknown;
    const auto before = text.substr(0, last).find_last_not_of("0123456789.");
    return numberBehind(text.substr(before == text.npos ? 0 : before + 1), "");
}

double firstOf(std::initializer_list<double> numbers)
{
    for (const double number : numbers)
        if (number > 0)
            return number;
    return kUnknown;
}

} // namespace

std::string_view nameOf(ServingEngine engine)
{
    constexpr std::array<std::string_view, kServingEngines> names{"vLLM", "TensorRT-LLM", "SGLang",
                                                                  "llama.cpp", "NIM"};
    return names[static_cast<std::size_t>(engine)];
}

StatedEngine statedEngine(std::string_view engine, std::string_view version, double year)
{
    const std::string plain = plainText(engine);
    StatedEngine stated;
    for (const EngineWord& word : kEngines)
        if (plain.find(word.word) != plain.npos) {
            stated.engine = word.engine, stated.known = true;
            break;
        }
    const double release = versionOf(version);
    const bool named = plain.find("vllm") != plain.npos || plain.find("sglang") != plain.npos;
    const double number = release > 0 ? release : named ? versionOf(engine) : kUnknown;
    stated.release = releaseOf(stated.engine, number);
    if (!(number > 0) && year > 0 && year < kToday)
        stated.release = year < kFirstYears ? Release::Old : Release::Earlier;
    return stated;
}

// MLPerf Inference repeats its data set until then (mlperf.conf: min_duration), in all scenarios.
constexpr Seconds kMlperfRun(600);

StatedScenario statedScenario(std::string_view scenario, double users)
{
    const std::string plain = plainText(scenario);
    StatedScenario stated;
    const bool mlperf = holdsAny(plain, {"mlperf"});
    stated.atLeast = mlperf ? kMlperfRun : Seconds{};
    stated.dataset =
        mlperf || holdsAny(plain, {"sharegpt", "dataset", "openorca", "lmsys", "chat"});
    const bool poured = holdsAny(
        plain, {"rpsinf", "rateinf", "qpsinf", "infiniterate", "unlimited", "infrate", "norateli"});
    if (holdsAny(plain, {"disagg", "pdsep", "pdsplit", "splitprefill"})) {
        stated.traffic = Traffic::Split, stated.number = users;
    } else if (holdsAny(plain, {"firsttoken", "ttftonly", "prefillonly", "prefilllatency"})) {
        stated.traffic = Traffic::FirstToken;
    } else if (holdsAny(plain, {"static", "fixedbatch", "knownbatch", "gptsession"})) {
        stated.traffic = Traffic::Static;
        stated.number = firstOf({users, numberBehind(plain, "bs"), numberBehind(plain, "batch")});
    } else if (mlperf && !holdsAny(plain, {"offline"})) {
        stated.traffic = Traffic::Offline, stated.limited = true;
    } else if (!poured && holdsAny(plain, {"openloop", "poisson", "qps", "rps", "requestrate",
                                           "arrival", "reqs", "fixedrate"})) {
        stated.traffic = Traffic::Open;
        stated.number = firstOf({numberBehind(plain, "qps"), numberBehind(plain, "rps"),
                                 numberBehind(plain, "rate"), numberBehind(plain, "poisson"),
                                 numberBefore(scenario, "req")});
    } else if (poured || holdsAny(plain, {"offline", "maxthroughput", "peakthroughput", "atonce",
                                          "queued", "burst", "maxload", "saturat", "bulk"})) {
        stated.traffic = Traffic::Offline;
        stated.number =
            firstOf({numberBefore(scenario, "prompts"), numberBefore(scenario, "requests")});
    } else if (!(users > 0) && holdsAny(plain, {"throughput", "batch"})) {
        stated.traffic = Traffic::Offline;
    } else {
        stated.number =
            firstOf({users, numberBehind(plain, "concurrency"), numberBefore(scenario, "users")});
        stated.traffic = stated.number > 0 ? Traffic::Closed : Traffic::Offline;
    }
    return stated;
}

std::optional<WeightFormat> statedWeights(std::string_view precision)
{
    if (isGuess(precision))
        return std::nullopt;
    const std::string plain = plainText(precision);
    if (holdsAny(plain, {"mxfp4", "mx4"}))
        return WeightFormat::Mxfp4;
    if (holdsAny(plain, {"nvfp4", "fp4", "float4", "e2m1"}))
        return WeightFormat::Nvfp4;
    if (holdsAny(plain, {"awq", "gptq", "int4", "w4", "4bit", "marlin", "q4", "u4"}))
        return WeightFormat::Int4;
    if (holdsAny(plain, {"int8", "w8a8int", "smoothquant", "q8"}))
        return WeightFormat::Int8;
    if (holdsAny(plain, {"fp8", "float8", "e4m3", "8bit", "w8"}))
        return WeightFormat::Fp8;
    if (holdsAny(plain, {"bf16", "fp16", "float16", "f16", "bfloat", "16bit", "half", "auto",
                         "unquantized"}) ||
        plain == "16")
        return WeightFormat::Bf16;
    return std::nullopt;
}

std::optional<KvFormat> statedCache(std::string_view precision)
{
    if (isGuess(precision))
        return std::nullopt;
    const std::string plain = plainText(precision);
    if (holdsAny(plain, {"fp4", "int4", "4bit"}))
        return KvFormat::Fp4;
    if (holdsAny(plain, {"fp8", "float8", "int8", "8bit", "e4m3", "e5m2"}))
        return KvFormat::Fp8;
    if (holdsAny(plain, {"bf16", "fp16", "f16", "bfloat", "16bit", "half"}))
        return KvFormat::Bf16;
    return std::nullopt;
}

} // namespace engine
