#include "model/engine/training/runwords.h"

#include "model/engine/training/plaintext.h"

#include <algorithm>

namespace engine {
namespace {

// Share of a layer's stored activations dropped by per-operation recomputation.
constexpr double kByOperation = 0.5;

// Words for "not stated".
bool unstated(std::string_view plain)
{
    return plain.empty() ||
           isAny(plain, {"unknown", "na", "notstated", "notsaid", "null", "unspecified",
                         "notspecified", "default", "tbd", "auto", "automatic"});
}

// A word of denial: the last one, or one before any affirmative word, as in "full, no offload".
bool denied(std::string_view text)
{
    const auto words = wordsIn(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (isAny(words[i], {"none", "no", "off", "false", "disabled", "disable", "0", "never",
                             "without", "not", "null", "n", "unused"}))
            return i + 1 == words.size() || !isAny(words[i + 1], {"full", "all", "uniform"});
        if (isAny(words[i], {"full", "fully", "selective", "sel", "uniform", "block", "every",
                             "half", "true", "yes", "on"}))
            return isAny(words.back(), {"none", "off", "false", "disabled"});
    }
    return holdsAny(plainText(text), {"norecomp", "nocheckpoint", "norematerial", "noactivation",
                                      "nogradient", "everythingsaveable"});
}

// A share in percent, as "1 of 4", or as every n-th layer.
double statedShare(std::string_view text, std::string_view plain)
{
    const auto numbers = numbersIn(text);
    if (holdsAny(plain, {"everyother", "everysecond", "half"}))
        return 0.5;
    if (numbers.size() == 1 && text.find('%') != text.npos)
        return numbers[0] / 100;
    if (numbers.size() >= 2 && numbers[1] > 0 &&
        (text.find('/') != text.npos || plain.find("of") != plain.npos))
        return numbers[0] / numbers[1];
    if (numbers.size() == 1 && numbers[0] > 0 && plain.find("every") != plain.npos)
        return 1 / numbers[0];
    return kUnknown;
}

// The ZeRO stage after the word: "ZeRO-3", "zero stage 2", "zero3".
std::optional<Sharding> zeroStage(std::string_view plain)
{
    if (isAny(plain, {"0", "1", "2", "3"}))
        return static_cast<Sharding>(plain[0] - '0');
    for (const std::string_view word : {"zero", "stage"}) {
        auto at = plain.find(word);
        if (at == plain.npos)
            continue;
        std::string_view rest = plain.substr(at + word.size());
        for (const std::string_view idle : {"redundancy", "optimizer", "dp", "stage", "level"})
            if (rest.starts_with(idle))
                rest.remove_prefix(idle.size());
        if (!rest.empty() && rest[0] >= '0' && rest[0] <= '3')
            return static_cast<Sharding>(rest[0] - '0');
        if (rest.starts_with("iii") || rest.starts_with("inf") || rest.starts_with("three"))
            return Sharding::Full;
        if (rest.starts_with("ii") || rest.starts_with("offload") || rest.starts_with("two"))
            return Sharding::Gradients;
        if (word == "zero" && rest.starts_with("pp")) // ZeRO++
            return Sharding::Full;
        if (rest.starts_with("i") || rest.starts_with("one"))
            return Sharding::Optimizer;
    }
    return std::nullopt;
}

void readFully(StatedSharding& stated, std::string_view plain, std::optional<Sharding> zero)
{
    const bool gradients = holdsAny(plain, {"shardgradop"}) || zero == Sharding::Gradients;
    stated.megatron = holdsAny(plain, {"megatron", "mcore", "customfsdp"});
    stated.fullySharded = !stated.megatron;
    stated.kind = gradients                      ? Sharding::Gradients
                  : holdsAny(plain, {"noshard"}) ? Sharding::None
                                                 : Sharding::Full;
}

// The ranks that share one copy: "shard group 64", or "replicate 4, shard 8" for a hybrid.
void readGroup(StatedSharding& stated, std::string_view plain)
{
    stated.node = holdsAny(plain, {"hsdp", "hybrid", "withinnode", "intranode", "withinanode",
                                   "pernode", "onenode", "insidenode", "mics", "hpz"});
    for (const std::string_view word :
         {"group", "shardsize", "shardingsize", "sharddegree", "shardingdegree", "shardingfactor"})
        if (const double size = numberBehind(plain, word); size >= 1) {
            stated.group = size;
            return;
        }
    const auto shard = plain.rfind("shard");
    const bool ranks = plain.find("dpshard") != plain.npos;
    if ((stated.node || ranks) && shard != plain.npos)
        if (const auto numbers = numbersIn(plain.substr(shard));
            !numbers.empty() && plain.find_first_of("0123456789", shard) == shard + 5)
            stated.group = numbers.front();
}

// "ZeRO-3, no offload" offloads nothing.
bool offloadDenied(std::string_view plain)
{
    return holdsAny(plain, {"nooffload", "withoutoffload", "wooffload", "nocpuoffload",
                            "withoutcpuoffload", "offloadnone", "offloadoff", "offloadfalse",
                            "offloaddisabled", "offloadingoff", "notoffload"});
}

} // namespace

// The narrowest format named: a run "in bf16 with fp8 products" multiplies in fp8.
std::optional<Format> statedFormat(std::string_view precision)
{
    if (isGuess(precision))
        return std::nullopt;
    const std::string plain = plainText(precision);
    const bool packed = holdsAny(plain, {"nf4", "qlora"}); // storage format, not GEMM format
    if (!packed && holdsAny(plain, {"fp4", "float4", "4bitfloat", "e2m1", "f4e2", "4bit"}))
        return Format::Fp4;
    // An 8-bit optimizer stores its state in 8 bits, but multiplies nothing.
    const bool states = holdsAny(plain, {"adam", "optim", "lion", "bnb"});
    if (!holdsAny(plain, {"nofp8", "withoutfp8", "wofp8", "fp8off", "fp8false"}) &&
        (holdsAny(plain, {"fp8", "float8", "e4m3", "e5m2", "f8e", "aqt"}) || plain == "f8" ||
         plain == "int8" || (!states && plain.find("8bit") != plain.npos)))
        return Format::Fp8;
    if (holdsAny(plain, {"bf16", "bfloat", "brainfloat", "bfp16"}) || plain == "b16")
        return Format::Bf16;
    if (holdsAny(plain, {"fp16", "float16", "f16", "half", "amp", "autocast", "mixed", "16bit"}) ||
        plain == "16")
        return Format::Fp16;
    if (holdsAny(plain, {"tf32", "tensorfloat"}))
        return Format::Tf32;
    if (packed)
        return Format::Bf16;
    if (holdsAny(plain, {"fp32", "float32", "f32", "single", "32bit", "32true"}))
        return Format::Fp32;
    return std::nullopt;
}

Method statedMethod(std::string_view task, std::string_view precision)
{
    const std::string plain = plainText(task);
    if (holdsAny(plain, {"qlora"}) || holdsAny(plainText(precision), {"qlora", "nf4"}))
        return Method::Qlora;
    if (holdsAny(plain, {"nolora", "withoutlora", "wolora", "notlora"}))
        return Method::Full;
    return holdsAny(plain, {"lora", "adapter", "peft", "dora"}) ? Method::Lora : Method::Full;
}

StatedRecompute statedRecompute(std::string_view text)
{
    const std::string plain = plainText(text);
    StatedRecompute stated;
    if (unstated(plain))
        return stated;
    const bool again = holdsAny(plain, {"recomp", "checkpoint", "ckpt", "remat", "sel", "full"});
    if (plain.find("offload") != plain.npos && !offloadDenied(plain))
        stated.offload = Offload::Activations;
    if (denied(text) || (stated.offload != Offload::None && !again)) {
        stated.kind = Recompute::None;
        return stated;
    }
    // Modules recomputed selectively, such as the attention core. Megatron's short flag and
    // compiler policies that keep the GEMMs mean the same. Per operation, every second GEMM is
    // kept: about half of what the layers store.
    if (holdsAny(plain, {"sac", "perop", "oplevel"})) {
        stated.kind = Recompute::Some, stated.share = kByOperation;
        return stated;
    }
    const bool parts =
        holdsAny(plain, {"selec", "coreattn", "attn", "attention", "moe", "norm", "upproj", "mlp",
                         "minimal", "dotssaveable", "checkpointdots", "savedots"});
    if ((parts || plain.starts_with("sel") || plain == "recomputeactivations") &&
        (!holdsAny(plain, {"full", "block", "uniform"}) || plain.find("notfull") != plain.npos)) {
        stated.kind = Recompute::Selective;
        return stated;
    }
    stated.kind = Recompute::Full;
    if (plain.find("uniform") != plain.npos) // all layers; the number is the group size
        return stated;
    stated.share = statedShare(text, plain);
    const auto numbers = numbersIn(text);
    const bool counts = holdsAny(plain, {"layer", "block"});
    if (!(stated.share > 0) && counts && numbers.size() == 1 && numbers[0] > 0)
        stated.layers = numbers[0];
    return stated;
}

StatedSharding statedSharding(std::string_view text)
{
    const std::string plain = plainText(text);
    StatedSharding stated;
    if (unstated(plain))
        return stated;
    readGroup(stated, plain);
    if (holdsAny(plain, {"offload", "infinity"}) && !offloadDenied(plain))
        stated.offload = holdsAny(plain, {"nvme", "disk", "infinity"}) ? Offload::OptimizerToDisk
                                                                       : Offload::OptimizerToHost;
    auto zero = zeroStage(plain);
    if (plain.find("zero") != plain.npos && text.find("++") != text.npos)
        zero = Sharding::Full;
    if (holdsAny(plain, {"nozero", "withoutzero", "wozero", "zerooff", "zerodisabled", "zerofalse",
                         "zeronone"})) {
        stated.kind = Sharding::None;
    } else if (holdsAny(plain, {"fsdp", "fullshard", "fullyshard", "shardgradop", "hsdp",
                                "hybridshard", "noshard", "dpshard", "parallelshard"}) ||
               (stated.node && !zero)) {
        readFully(stated, plain, zero);
    } else if (holdsAny(plain, {"distributedopt", "distopt", "shardedopt", "optimizerstate",
                                "optimizershard", "distributedadam"})) {
        stated.kind = Sharding::Optimizer;
    } else if (zero) {
        stated.kind = zero;
        stated.fullySharded = zero == Sharding::Full;
        stated.bareZero = zero != Sharding::Full;
    } else if (denied(text) || plain == "dp" ||
               holdsAny(plain, {"ddp", "dataparallel", "replicat", "horovod", "allreduce"})) {
        stated.kind = Sharding::None;
    }
    return stated;
}

Stack stackOf(const StatedSharding& stated, Generation generation, bool compiled)
{
    if (compiled)
        return Stack::Tuned;
    if (stated.fullySharded)
        return Stack::Fsdp;
    if (generation < Generation::Hopper)
        return Stack::Classic;
    return stated.bareZero ? Stack::Research : Stack::Tuned;
}

} // namespace engine
