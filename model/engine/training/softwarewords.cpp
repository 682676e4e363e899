#include "model/engine/training/softwarewords.h"

#include "model/engine/training/plaintext.h"

#include <algorithm>
#include <array>
#include <optional>

namespace engine {
namespace {

// Names of training software, and its kind. The first match counts: trainers come before the
// frameworks they are built on.
enum class Family : std::uint8_t { Compiled, Megatron, DeepSpeed, Sharded, Plain, Trainer, Script };
struct Name {
    std::string_view part;
    Family family;
    std::optional<MemoryFigure> figure = {}; // that it prints, if not the device's own
};
constexpr std::array kNames{
    Name{"maxtext", Family::Compiled},
    Name{"jax", Family::Compiled},
    Name{"pax", Family::Compiled},
    Name{"xla", Family::Compiled},
    Name{"neuron", Family::Compiled},
    Name{"litgpt", Family::Plain},
    Name{"lightning", Family::Plain},
    Name{"torchtune", Family::Plain},
    Name{"torchtitan", Family::Sharded},
    Name{"llmfoundry", Family::Sharded},
    Name{"composer", Family::Sharded},
    Name{"swift", Family::Trainer},
    Name{"llamafactory", Family::Trainer},
    Name{"axolotl", Family::Trainer},
    Name{"unsloth", Family::Trainer},
    Name{"nanotron", Family::Script},
    Name{"paddle", Family::Megatron},
    Name{"flagscale", Family::Megatron},
    Name{"mlperf", Family::Megatron},
    Name{"megascale", Family::Megatron},
    Name{"mindspeed", Family::Megatron},
    Name{"megatron", Family::Megatron},
    Name{"nemo", Family::Megatron},
    Name{"deepspeed", Family::DeepSpeed},
    Name{"transformers", Family::Trainer, MemoryFigure::Allocated},
    Name{"huggingface", Family::Trainer, MemoryFigure::Allocated},
    Name{"accelerate", Family::Trainer},
    Name{"trl", Family::Trainer, MemoryFigure::Allocated},
    Name{"peft", Family::Trainer},
    Name{"fsdp", Family::Sharded},
    Name{"fullysharded", Family::Sharded},
};
// Since then the large frameworks have fused attention and overlapped traffic.
constexpr double kModern = 2023;

const Name* namedIn(std::string_view plain)
{
    const auto it = std::ranges::find_if(
        kNames, [&](const Name& n) { return plain.find(n.part) != plain.npos; });
    return it == kNames.end() ? nullptr : &*it;
}

bool modern(double year, Generation generation)
{
    return year > 0 ? year >= kModern : generation >= Generation::Hopper;
}

Stack stackOf(Family family, const StatedSharding& sharding, bool isModern)
{
    switch (family) {
    case Family::Compiled: return Stack::Tuned;
    case Family::Megatron:
        return sharding.fullySharded ? Stack::Fsdp : isModern ? Stack::Tuned : Stack::Classic;
    case Family::DeepSpeed:
        return sharding.fullySharded ? Stack::Fsdp : isModern ? Stack::Research : Stack::Classic;
    case Family::Sharded:
    case Family::Plain: return Stack::Fsdp;
    case Family::Trainer: return Stack::Eager;
    case Family::Script: break;
    }
    return sharding.fullySharded ? Stack::Fsdp : isModern ? Stack::Research : Stack::Classic;
}

// Whether the software named in a text is of several kinds.
bool differ(std::string_view plain, const StatedSharding& sharding, bool isModern)
{
    std::optional<Stack> first;
    for (const Name& name : kNames)
        if (plain.find(name.part) != plain.npos) {
            const Stack stack = stackOf(name.family, sharding, isModern);
            if (first && *first != stack)
                return true;
            first = stack;
        }
    return false;
}

SoftwareWays statedWays(std::string_view plain, bool trainer, bool full)
{
    SoftwareWays ways;
    if (holdsAny(plain, {"noflash", "withoutflash", "unfusedattention"}))
        ways.fusedAttention = false;
    else if (holdsAny(plain, {"flash", "sdpa", "cudnnattention"}))
        ways.fusedAttention = true;
    ways.lossInChunks = holdsAny(plain, {"liger", "lossinchunks", "chunkedloss", "chunkedcross",
                                         "cutcross", "linearcrossentropy"});
    ways.fusedKernels = ways.lossInChunks ||
                        holdsAny(plain, {"fusedfastkernels", "fusedkernel", "unsloth", "compiled"});
    // Trainers of a model library load weights in 16 bits, and all training state has the same
    // type, unless mixed precision is requested.
    ways.narrowStates = holdsAny(plain, {"optimizerstatesbf16", "statesbf16", "purebf16"}) ||
                        (trainer && full && !holdsAny(plain, {"fp32", "amp", "mixedprecision"}));
    return ways;
}

} // namespace

StatedSoftware statedSoftware(const PublishedRun& run, const StatedSharding& sharding,
                              Generation generation, bool compiled)
{
    StatedSoftware software;
    const std::string features = plainText(run.features), name = plainText(run.framework);
    // A source that used several names the one used for each run.
    const Name* found = namedIn(features);
    if (!found)
        found = namedIn(name);
    const bool isModern = modern(run.year, generation);
    // A source that used several kinds without further details: any of them.
    if (found && !namedIn(features) && run.framework.find(" or ") != run.framework.npos &&
        differ(name, sharding, isModern))
        found = nullptr;
    software.stated = found != nullptr;
    // The Transformers Trainer prints what PyTorch allocated.
    if (found && found->figure)
        software.figure = *found->figure;
    if (compiled)
        software.stack = Stack::Tuned;
    else if (found)
        software.stack = stackOf(found->family, sharding, isModern);
    else if (run.framework.empty())
        software.stack = stackOf(sharding, generation, compiled);
    else
        software.stack = isModern ? Stack::Other : Stack::Classic;
    const bool trainer =
        found && (found->family == Family::Trainer || found->family == Family::Plain);
    const bool full = statedMethod(run.task, run.precision) == Method::Full;
    software.ways = statedWays(features + " " + name, trainer, full);
    return software;
}

} // namespace engine
