#include "model/words/servingwords.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr Entry kWords[] = {
    {"table: the same requests at all hours", L("Formulas", "The same at all hours."), nullptr},
    {"table: nothing is put into prompts", L("Formulas", "Nothing is put into prompts."), nullptr},
    {"best of the layouts of a replica",
     L("Formulas", "Of all ways to lay a replica on GPUs that keep to the limits, the cheapest, "
                   "the fastest or the most frugal, as asked; or what was pinned."),
     nullptr},
    {"best of the rates within the limits",
     L("Formulas", "The highest rate at which the first token and those after it keep to both "
                   "limits, found by halving."),
     nullptr},
    {"table: requests with the cache full",
     L("Formulas",
       "With the cache full: requests that run, over the time that each holds its place."),
     nullptr},
    {"table: sequences that memory and engine take",
     L("Formulas",
       "The cache over what a request holds of it, and no more than the engine takes at a time."),
     nullptr},
    {"table: sequences that run",
     L("Formulas",
       "As many as answer at the rate at which requests come, each by the steps they all share."),
     nullptr},
    {"table: requests that wait for a place",
     L("Formulas", "By the formula of Erlang for a queue with as many places as the cache holds."),
     nullptr},
    {"table: half of the first tokens",
     L("Formulas", "The steps of the prompt among running answers, and the wait for a place and "
                   "for the prompts before it."),
     nullptr},
    {"table: all but a twentieth of the first tokens",
     L("Formulas", "The steps of the prompt among running answers, and a wait that only a "
                   "twentieth of the requests exceed."),
     nullptr},
    {"table: half of the tokens",
     L("Formulas", "A step of all running requests, with the prompts that come between."), nullptr},
    {"table: tokens in the fullest moments",
     L("Formulas", "The same with as many requests as run in the fullest twentieth of the time."),
     nullptr},
    {"table: the first token of another kind",
     L("Formulas", "The same wait, and the steps of its own prompt."), nullptr},
    {"table: the cache of a prompt over the network",
     L("Formulas", "Keys and values of the prompt over the rate between the GPUs of both sides."),
     nullptr},
    {"table: memory as the driver counts it",
     L("Formulas", "The capacity of the GPUs in the units that the driver counts in."), nullptr},
    {"table: bytes of the weights",
     L("Formulas", "All parameters in their format, with scales; tables of words in sixteen bits."),
     nullptr},
    {"table: kernels, buffers and graphs", L("Formulas", "As calibrated, for each GPU."), nullptr},
    {"table: what weights and buffers leave",
     L("Formulas", "The part of the memory that the engine takes, less weights and buffers."),
     nullptr},
    {"table: the cache of the sequences that run",
     L("Formulas", "Of the requests that run, each with its prompt and half of its answer."),
     nullptr},
    {"table: keys and values of a token",
     L("Formulas", "Keys and values in all layers, in their format; more where GPUs hold copies."),
     nullptr},
    {"table: how far times lie off",
     L("Formulas",
       "From published runs, by the kind of model; wider on GPUs that nobody measured."),
     nullptr},
    {"table: replicas that should stand by",
     L("Formulas", "None, one, or as many as faults and repairs ask for."), nullptr},
    {"table: whole replicas of either side",
     L("Formulas",
       "Whole replicas for prompts, whole replicas for answers, and those that stand by."),
     nullptr},
    {"best of the fleets that carry",
     L("Formulas", "As many as the requests need or, where the GPUs are given, as many as they "
                   "hold: first those that answer, then those that stand by."),
     nullptr},
    {"table: products of embedding and reranking",
     L("Formulas", "2 FLOPs for each parameter and token of questions, candidates and new pieces "
                   "of text, at the rate that products reach."),
     nullptr},
    {"table: the lesser of both sides",
     L("Formulas", "The lesser of what the replicas for prompts and those for answers do."),
     nullptr},
    {"table: hours that replicas run",
     L("Formulas", "All hours; by autoscaling as many replicas as each half hour of the week "
                   "needs, ordered early and kept for a while."),
     nullptr},
    {"table: the rent of the hours, or a part",
     L("Formulas", "Rented: GPUs × the price of an hour × the hours they run. Bought: their part "
                   "of all that owning costs."),
     nullptr},
    {"table: time of prompts", L("Formulas", "What prompts add to a step, over the whole step."),
     nullptr},
    {"table: its part of the mean power",
     L("Formulas", "Its part of the site's mean power, by the load of its GPUs."), nullptr},
    {"sum of the GPUs of all fleets", L("Formulas", "The GPUs of all fleets that serve."), nullptr},
    {"table: what a GPU draws by its load",
     L("Formulas", "Between waiting and full, by what fleets that serve do of full work."),
     nullptr},
    {"table: what a node draws by its load",
     L("Formulas",
       "Between waiting and its mean while it works, by what fleets that serve do of full work."),
     nullptr},
};

} // namespace

std::span<const Entry> servingFormulas()
{
    return kWords;
}

} // namespace model::words
