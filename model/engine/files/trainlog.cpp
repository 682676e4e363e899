#include "model/engine/files/trainlog.h"

#include "model/engine/files/csv.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace engine {
namespace {

// The first steps compile, fill caches and wait for each other.
constexpr double kStart = 0.1;
// Logs of long runs have more lines, but nothing new.
constexpr std::size_t kMostSteps = 1'000'000;

// The number after a key, skipping blanks, dots, quotes and the like: "world_size ........ 64".
std::optional<double> numberAfter(std::string_view line, std::string_view key)
{
    auto at = line.find(key);
    if (at == std::string_view::npos)
        return {};
    at += key.size();
    at = std::min(line.find_first_not_of(" .=:|'\"\t", at), line.size());
    std::string digits; // without thousands separators
    for (; at < line.size(); ++at) {
        const char c = line[at];
        const bool exponent = (c == '+' || c == '-') && !digits.empty() && digits.back() == 'e';
        if (std::isdigit(static_cast<unsigned char>(c)) || c == '.' || exponent)
            digits += c;
        else if ((c == 'e' || c == 'E') && !digits.empty())
            digits += 'e';
        else if (c != ',' || digits.empty() || at + 1 == line.size() ||
                 !std::isdigit(static_cast<unsigned char>(line[at + 1])))
            break;
    }
    double value = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec != std::errc() ||
        !std::isfinite(value))
        return {};
    return value;
}

// A line without terminal color codes.
std::string plainLine(std::string_view line)
{
    std::string plain;
    plain.reserve(line.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\x1b') {
            plain += line[i];
            continue;
        }
        while (i + 1 < line.size() && !std::isalpha(static_cast<unsigned char>(line[i])))
            ++i;
    }
    return plain;
}

// The longest line that is parsed.
constexpr std::size_t kLongestLine = 100'000;
// Step rates are printed with three decimals: below this, too few digits.
constexpr double kSureRate = 0.1;

// Totals over a run that the Hugging Face Trainer reports.
struct TrainerTotals {
    double accumulated = 0, steps = 0, runTime = 0, stepRate = 0, sampleRate = 0;
};

// Parses line by line, and tracks which figures were found.
class Reader {
public:
    TrainerTotals totals;
    TrainLog log;

    void take(std::string_view line)
    {
        line_ = line;
        megatron();
        nemo();
        titan();
        deepspeed();
        trainer();
    }
    Result<TrainLog> finish()
    {
        if (log.software.empty())
            return fail(Error::Code::UnknownFormat, {}, {},
                        "a log of Megatron-LM, NeMo, TorchTitan, DeepSpeed or the Hugging Face "
                        "Trainer");
        whole();
        steady(steps_, log.run.step, [](double v) { return Seconds(v); });
        steady(rates_, log.run.tokensEach, [](double v) { return v; });
        if (steps_.empty() && rates_.empty())
            steady(samples_, log.samplesEach, [](double v) { return v; });
        const bool measured =
            log.run.step.base() > 0 || log.run.tokensEach > 0 || log.samplesEach > 0;
        if (!measured)
            return fail(Error::Code::MissingKey, "/step");
        return std::move(log);
    }

private:
    // Sets a figure if the line has its key.
    template <class T> void set(T& member, std::string_view key, double unit = 1)
    {
        if (const auto number = numberAfter(line_, key))
            member = T(*number * unit);
    }
    void add(std::vector<double>& to, std::optional<double> value, const char* software)
    {
        if (!value)
            return;
        log.software = software;
        if (*value > 0 && to.size() < kMostSteps)
            to.push_back(*value);
    }
    bool has(std::string_view text) const { return line_.find(text) != std::string_view::npos; }

    // Its arguments are listed one per line, dotted; then one line per logging interval.
    void megatron()
    {
        MeasuredRun& r = log.run;
        if (const auto ms = numberAfter(line_, "elapsed time per iteration (ms)")) {
            add(steps_, *ms / 1000, "Megatron-LM");
            set(r.batch, "global batch size");
            return;
        }
        if (has("max allocated"))
            set(r.memory, "max allocated", 1 << 20);
        if (!has(" ..."))
            return;
        set(r.gpus, "world_size ."), set(r.data, " data_parallel_size .");
        set(r.tensor, "tensor_model_parallel_size ."),
            set(r.contextSplit, "context_parallel_size .");
        set(r.pipeline, " pipeline_model_parallel_size .");
        set(r.expert, "expert_model_parallel_size ."), set(r.microBatch, " micro_batch_size .");
        set(r.batch, " global_batch_size ."), set(r.sequence, " seq_length .");
        set(log.layers, " num_layers ."), set(log.hidden, " hidden_size .");
        set(log.heads, " num_attention_heads .");
        if (has(" recompute_granularity .") && !log.run.recompute.empty())
            return;
        if (has(" recompute_granularity ."))
            r.recompute = has("full") ? "full" : has("selective") ? "selective" : "none";
        if (has(" bf16 .") && has("True") && r.format.empty())
            r.format = "bf16";
        if (has(" fp8 .") && (has("hybrid") || has("e4m3")))
            r.format = "fp8";
    }
    void nemo() { add(steps_, numberAfter(line_, "train_step_timing in s"), "NeMo"); }
    // "step: 10  loss: 7.1  memory: 47.4GiB(59%)  tps: 6,123  mfu: 39%": the rate is per GPU.
    void titan()
    {
        if (has("capacity: ")) {
            const std::string_view name = line_.substr(line_.find("capacity: ") + 10);
            log.run.gpu =
                std::string(name.substr(0, std::min(name.find(" with "), name.find(" ("))));
        }
        set(log.run.microBatch, "local batch size"), set(log.run.sequence, "sequence length");
        if (has("local batch size"))
            set(log.run.batch, "global batch size");
        if (has("loss:") && (has("tps:") || has("wps:")))
            add(rates_, numberAfter(line_, has("tps:") ? "tps:" : "wps:"), "TorchTitan");
        if (const auto at = line_.find("device mesh with ["); at != std::string_view::npos)
            mesh(line_.substr(at));
    }
    // "['dp_shard', 'tp'], [8, 8]": names, then sizes.
    void mesh(std::string_view text)
    {
        MeasuredRun& r = log.run;
        const auto sizes = text.rfind('[');
        const auto part = [&](std::string_view name) { return text.substr(0, sizes).find(name); };
        std::vector<std::pair<std::size_t, double*>> order;
        double copies = 1, shards = 1, tensor = 1, pipeline = 1, context = 1;
        for (const auto& [name, to] :
             {std::pair{"'dp_replicate'", &copies}, std::pair{"'dp_shard'", &shards},
              std::pair{"'dp'", &shards}, std::pair{"'tp'", &tensor}, std::pair{"'pp'", &pipeline},
              std::pair{"'cp'", &context}})
            if (part(name) != std::string_view::npos)
                order.emplace_back(part(name), to);
        std::ranges::sort(order);
        std::string_view rest = text.substr(sizes);
        for (const auto& [at, to] : order) {
            const auto number = numberAfter(rest, rest.substr(0, 1));
            if (!number)
                return;
            *to = *number;
            const auto comma = rest.find(',', 1);
            rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma);
            if (rest.empty() && at != order.back().first)
                return;
        }
        r.tensor = tensor, r.pipeline = pipeline, r.contextSplit = context;
        r.data = copies * shards, r.gpus = r.data * tensor * pipeline * context;
    }
    void deepspeed()
    {
        if (!has("CurrSamplesPerSec"))
            return;
        add(samples_, numberAfter(line_, "CurrSamplesPerSec"), "DeepSpeed");
        set(log.run.memory, "MaxMemAllocated", 1 << 30);
    }
    void trainer()
    {
        MeasuredRun& r = log.run;
        set(r.batch, "Total train batch size (w. parallel, distributed & accumulation)");
        set(r.microBatch, "Instantaneous batch size per device");
        set(totals.accumulated, "Gradient Accumulation steps");
        set(totals.steps, "Total optimization steps");
        if (has("train_runtime'")) {
            set(totals.runTime, "train_runtime'");
            set(totals.stepRate, "train_steps_per_second'");
            set(totals.sampleRate, "train_samples_per_second'");
            log.software = "Hugging Face Trainer";
        }
    }
    // The Trainer reports the total time; its step rate has only three decimals.
    void whole()
    {
        MeasuredRun& r = log.run;
        if (r.batch > 0 && r.microBatch > 0 && totals.accumulated > 0 && !(r.gpus > 0)) {
            r.data = r.gpus = r.batch / (r.microBatch * totals.accumulated);
            r.tensor = r.pipeline = 1;
        }
        if (!steps_.empty() || !rates_.empty() || !(totals.runTime > 0))
            return;
        if (totals.steps > 0)
            steps_.push_back(totals.runTime / totals.steps);
        else if (totals.stepRate >= kSureRate)
            steps_.push_back(1 / totals.stepRate);
        else if (totals.sampleRate > 0)
            samples_.push_back(totals.sampleRate);
    }
    template <class T, class To> void steady(std::vector<double>& all, T& member, To to)
    {
        if (all.empty())
            return;
        const auto skipped = static_cast<std::size_t>(kStart * static_cast<double>(all.size()));
        all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(skipped));
        std::ranges::sort(all);
        const auto at = [&](double share) {
            return all[static_cast<std::size_t>(share * static_cast<double>(all.size() - 1))];
        };
        member = to(at(0.5));
        log.steps = static_cast<int>(all.size());
        log.low = at(0.1), log.high = at(0.9);
    }

    std::string_view line_;
    std::vector<double> steps_, rates_, samples_;
};

} // namespace

bool looksLikeTrainLog(std::string_view text)
{
    const auto has = [&](std::string_view mark) {
        return text.find(mark) != std::string_view::npos;
    };
    return has("elapsed time per iteration (ms)") || has("train_step_timing in s") ||
           has("CurrSamplesPerSec") || has("'train_runtime'") ||
           (has("loss: ") && (has("tps: ") || has("wps: ")));
}

Result<TrainLog> readTrainLog(std::string_view text)
{
    Reader reader;
    while (!text.empty()) { // progress bars return to the start of their line
        const auto end = text.find_first_of("\n\r");
        reader.take(plainLine(text.substr(0, std::min(end, kLongestLine))));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return reader.finish();
}

bool looksLikeTrainerJson(const Json& json)
{
    return json.is_object() && (json.contains("train_runtime") ||
                                (json.contains("log_history") && json.contains("global_step")));
}

Result<TrainLog> readTrainerJson(const Json& json)
{
    const auto number = [](const Json& from, const char* key) {
        const auto it = from.find(key);
        return it != from.end() && it->is_number() ? it->get<double>() : 0.0;
    };
    Reader reader;
    const Json* last = &json;
    if (const auto history = json.find("log_history"); history != json.end()) {
        last = nullptr;
        if (history->is_array())
            for (const Json& entry : *history)
                if (entry.is_object() && entry.contains("train_runtime"))
                    last = &entry;
        if (!last) // the run was still in progress
            return fail(Error::Code::MissingKey, "/log_history/train_runtime");
        reader.totals.steps = number(json, "global_step");
        if (const double each = number(json, "train_batch_size"); each > 0)
            reader.log.run.microBatch = each;
    }
    reader.totals.runTime = number(*last, "train_runtime");
    reader.totals.stepRate = number(*last, "train_steps_per_second");
    reader.totals.sampleRate = number(*last, "train_samples_per_second");
    reader.log.software = "Hugging Face Trainer";
    return reader.finish();
}

} // namespace engine
