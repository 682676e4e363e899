#include "model/engine/knobs/knob.h"
#include "model/engine/text.h"
#include "model/format/numberformat.h"
#include "model/words/findingrows.h"
#include "model/words/table.h"

#include <array>
#include <cmath>

namespace model::words {
namespace {

constexpr const char* kFindingContext = "Findings";

constexpr FindingRow kRows[] = {
    {"does_not_fit", L("Findings", "Model does not fit in memory"),
     //: %1 an amount of memory, %2 and %3 GPUs with their count.
     L("Findings",
       "Its training state of %1 needs more memory than %2 have: at least %3 are required."),
     L("Findings", "Increase the GPU count")},
    {"memory_short", L("Findings", "Model does not fit in memory"),
     //: %1 to %3 amounts of memory: %1 the difference, %2 needed, %3 usable.
     L("Findings", "The fullest GPU needs %2, %1 more than the %3 it can use."),
     L("Findings", "Make the model fit")},
    {"memory_tight", L("Findings", "GPU memory is tight"),
     //: %1 and %2 amounts of memory.
     L("Findings", "The fullest GPU needs about %1 of the %2 it can use; the model may not fit."),
     L("Findings", "Make the model fit")},
    {"tight_is_faster", L("Findings", "A layout that may not fit is much faster"),
     //: %1 and %2 amounts of memory, %3 and %4 durations, %5 a percentage.
     L("Findings", "It would need about %1 of the %2 that a GPU can use, and take %3 per step "
                   "instead of %4. It fits with a probability of %5; the plan takes the fastest "
                   "layout that is likely to fit. Measure a few steps before you decide."),
     nullptr},
    {"host_short", L("Findings", "Host capacity is too small"),
     //: %1 and %2 amounts of memory.
     L("Findings", "%1 per GPU must be offloaded to the host, which has room for %2."),
     L("Findings", "Make the model fit")},
    {"offloaded", L("Findings", "Part of the memory is offloaded"),
     //: %1 and %3 amounts of memory, %2 a percentage.
     L("Findings", "%1 per GPU is offloaded to the host, which has room for %3; this takes %2 of a "
                   "step. No other layout that fits is sure to be faster."),
     nullptr},
    {"offloaded_unknown", L("Findings", "Host capacity is unknown"),
     //: %1 an amount of memory, %2 a percentage.
     L("Findings", "%1 per GPU is offloaded to the host; this takes %2 of a step. Enter the node’s "
                   "memory and drives to see whether it fits there."),
     nullptr},
    {"no_gpus_left", L("Findings", "No GPUs are left for training"),
     L("Findings", "Other workloads use %1, which is the whole cluster."),
     L("Findings", "Increase the GPU count")},
    {"no_layout", L("Findings", "No layout is possible"),
     L("Findings", "The fixed settings do not divide %1, the layers and the batch evenly."),
     L("Findings", "Release a fixed setting")},
    {"cannot_compute", L("Findings", "Step time cannot be computed"),
     L("Findings", "A specification of the GPU, its links or the model is missing. Enter it, or "
                   "use a measured MFU."),
     nullptr},
    {"mix_waits", L("Findings", "Faster GPUs wait for slower ones"),
     //: %1 and %2 GPU types, %3 a percentage, %4 an amount of money, %5 a percentage or time, %6
     //: a time.
     L("Findings",
       "%1 waits for %2 during %3 of each step: %4 per run, which takes %5 longer than if all GPUs "
       "were %1. The slower GPUs could do other work: without them, the run takes %6."),
     L("Findings", "Use the faster type for all")},
    {"mix_splits_nodes", L("Findings", "The mix splits nodes"),
     //: %1 a percentage, %2 and %3 numbers of GPUs.
     L("Findings", "%1 of %2 are %3 GPUs of the second type, and the rest of the first: not whole "
                   "nodes of each. Costs and power count parts of nodes."),
     L("Findings", "Mix whole nodes")},
    {"bubble", L("Findings", "Pipeline bubble is large"),
     //: %1 a percentage, %2 and %3 counts.
     L("Findings", "It takes %1 of a step: %2 micro-batches are few for %3 pipeline stages."),
     L("Findings", "Reduce the bubble")},
    {"waits_for_storage", L("Findings", "GPUs wait for storage"),
     //: %1 a percentage, %2 a bandwidth.
     L("Findings", "Waiting takes %1 of a step. A read bandwidth of %2 would be enough."),
     L("Findings", "Use faster storage")},
    {"data_unpaid", L("Findings", "Data storage is not fully paid for"),
     //: %1 a bandwidth, %2 an amount of data.
     L("Findings", "The runs read %1; storage is paid for %2."),
     L("Findings", "Pay for the storage")},
    {"discount_thumb", L("Findings", "Discount is a rule of thumb"),
     //: %1 a percentage, %2 a price per GPU-hour.
     L("Findings", "No provider in the catalog offers this GPU on these terms; a discount of %1 "
                   "gives %2. Request a quote and enter its price."),
     nullptr},
    {"discount_bounded", L("Findings", "Discount is a rule of thumb"),
     //: %1 a percentage, %2 and %3 prices per GPU-hour.
     L("Findings", "No provider in the catalog offers this GPU on these terms. A discount of %1 "
                   "would give %3, below every known offer, so the lowest offer, %2, is used. "
                   "Request a quote and enter its price."),
     nullptr},
    {"waits_for_cores", L("Findings", "GPUs wait for CPU cores"),
     //: %1 a percentage, %2 a count.
     L("Findings", "Waiting takes %1 of a step. %2 cores per node would be enough."),
     L("Findings", "Use more CPU cores")},
    {"small_micro_batch", L("Findings", "Micro-batches are small"),
     //: %1 and %2 percentages, %3 a number of tokens.
     L("Findings", "Launch overhead takes %2 of a step because the host launches work on only %3 "
                   "tokens at a time. MFU is %1."),
     L("Findings", "Use automatic micro-batch size")},
    {"gpus_idle", L("Findings", "GPUs are idle"),
     //: %1 and %3 numbers of GPUs, %2 GPUs with their count.
     L("Findings", "%1 of %2 take no part in the run: of all sizes up to %2, %3 finish soonest."),
     L("Findings", "Use this GPU count")},
    {"gpus_idle_as_spares", L("Findings", "GPUs are idle"),
     //: %1 and %3 numbers of GPUs, %2 and %4 GPUs with their count, %5 a time.
     L("Findings", "%1 of %2 take no part in the run: of all sizes up to %2, %3 finish soonest, "
                   "with the others "
                   "as spares. A cluster of %4 finishes in %5."),
     L("Findings", "Use this GPU count")},
    {"gpus_never_needed", L("Findings", "GPUs are never needed"),
     //: %1 to %3 numbers of GPUs; %2 all of the cluster.
     L("Findings", "%1 of %2 take part in no workload: at most %3 are in use at a time."),
     L("Findings", "Use this GPU count")},
    {"shape_unknown", L("Findings", "Model architecture is unknown"),
     L("Findings", "Step time is computed for a typical architecture of this size."), nullptr},
    {"beyond_measured", L("Findings", "Outside the measured range"),
     L("Findings",
       "No published run is like this one, so the step time is rough: its spread is %1."),
     nullptr},
    {"few_tokens", L("Findings", "Few tokens for this model size"),
     //: %1 a ratio, %2 a number of tokens, %3 a number of parameters.
     L("Findings", "%1 tokens per parameter. The same compute reaches a lower loss with a smaller "
                   "model: this size calls for %2 tokens, these tokens for %3 parameters."),
     nullptr},
    {"many_tokens", L("Findings", "Many tokens for this model size"),
     //: %1 a ratio, %2 a number of tokens, %3 a number of parameters.
     L("Findings", "%1 tokens per parameter: a small model trained for long, which is cheap to "
                   "use. For the lowest loss per FLOP, this size calls for %2 tokens, these tokens "
                   "for %3 parameters."),
     nullptr},
    {"rl_generation", L("Findings", "Model does not fit for generation"),
     L("Findings", "No layout of a generating replica fits on %1."), nullptr},
    {"rl_turns", L("Findings", "Generation and training wait for each other"),
     L("Findings",
       "On separate GPUs and on-policy, one side is idle for %1 of the time whatever the "
       "split. One step off-policy, both work at the same time."),
     L("Findings", "Generate one step ahead")},
    {"rl_generators_wait", L("Findings", "Generating GPUs wait for training"),
     //: %1 and %2 percentages.
     L("Findings",
       "They are idle for %1 of the time. With %2 of the GPUs for generation, both sides "
       "would take equally long."),
     L("Findings", "Balance the split")},
    {"rl_trainers_wait", L("Findings", "Training GPUs wait for generation"),
     //: %1 and %2 percentages.
     L("Findings",
       "They are idle for %1 of the time. With %2 of the GPUs for generation, both sides "
       "would take equally long."),
     L("Findings", "Balance the split")},
    {"rl_tail", L("Findings", "Few long rollouts end the step"),
     //: %1 and %2 percentages.
     L("Findings",
       "The mean rollout has %1 of the longest length, and generation takes %2 of a step: "
       "most of it runs at a small batch."),
     nullptr},
    {"rl_refit", L("Findings", "Weight transfer is slow"),
     //: %1 a time, %2 a percentage.
     L("Findings", "New weights take %1 to reach the generating replicas, %2 of a step."), nullptr},
    {"rl_cores", L("Findings", "GPUs wait for the environment"),
     //: %1 a time, %2 a percentage.
     L("Findings", "Checking the rollouts takes %1, %2 of a step."),
     L("Findings", "Use more CPU cores")},
    {"rec_dense", L("Findings", "Dense network does not fit"),
     L("Findings", "It is copied to every GPU, and does not fit in the %1 that are usable there."),
     nullptr},
    {"rec_memory", L("Findings", "Embedding tables do not fit"),
     //: %1 an amount of memory, %2 GPUs with their count, %3 a number of GPUs.
     L("Findings", "The tables of %1 do not fit on %2; they need at least %3."),
     L("Findings", "Use as many GPUs as they need")},
    {"rec_storage", L("Findings", "GPUs wait for storage"),
     //: %1 a percentage, %2 a bandwidth.
     L("Findings", "They wait for samples for %1 of each step. At %2, they would not."),
     L("Findings", "Use that storage bandwidth")},
    {"rec_cores", L("Findings", "GPUs wait for samples to be prepared"),
     //: %1 a percentage, %2 a count.
     L("Findings", "They wait for %1 of each step. With %2 CPU cores per node, or as many on other "
                   "machines, they would not."),
     L("Findings", "Use more CPU cores")},
    {"rec_exchange", L("Findings", "Exchange between GPUs takes most of a step"),
     //: %1 a percentage, %2 a time.
     L("Findings", "Sending pooled rows and gradients takes %1 of a step; the all-to-all exchange "
                   "alone takes %2."),
     L("Findings", "Send values in 16 bits")},
    {"rec_fewer", L("Findings", "More GPUs than the step can use"),
     //: %1 GPUs with their count, %2 and %3 times.
     L("Findings", "On %1, a step would take %2 instead of %3."), L("Findings", "Use fewer GPUs")},
    {"rec_fixed", L("Findings", "Samples per GPU are few"),
     //: %1 a percentage, %2 a number.
     L("Findings", "The fixed time is %1 of a step, at %2 samples per GPU. A larger batch shortens "
                   "the run as far as the model still learns from it."),
     nullptr},
    {"job_time_unknown", L("Findings", "Time per unit is unknown"),
     L("Findings", "Measure how long one GPU takes per unit, and enter that time: everything else "
                   "follows from it."),
     nullptr},
    {"job_cannot_compute", L("Findings", "Time per unit cannot be computed"),
     L("Findings", "A specification of the GPU or the model is missing. Enter it, or enter a "
                   "measured time per unit."),
     nullptr},
    {"job_memory", L("Findings", "Work does not fit in memory"),
     //: %1 and %2 amounts of memory.
     L("Findings", "It needs %1 on each GPU, which has %2 to use."), nullptr},
    {"job_worker", L("Findings", "Too few GPUs for one unit"),
     //: %1 and %2 GPUs with their count.
     L("Findings", "%1 work on one unit together; there are %2."),
     L("Findings", "Increase the GPU count")},
    {"job_no_cluster", L("Findings", "No cluster size meets the deadline"),
     //: %1 to %3 times.
     L("Findings", "No number of these GPUs finishes within %1: the serial part takes %2, reading "
                   "and writing %3."),
     nullptr},
    {"job_one", L("Findings", "No cluster is needed"),
     //: %1 GPUs with their count, %2 and %3 times.
     L("Findings", "%1 finish in %2, within the deadline of %3. More GPUs finish sooner, at the "
                   "same GPU-hours as long as the work divides."),
     L("Findings", "Use this GPU count")},
    {"job_serial", L("Findings", "Serial part wastes GPUs"),
     //: %1 and %3 percentages, %2 GPUs with their count, %4 a number of GPUs.
     L("Findings", "%1 of the work cannot be divided, so %2 reach an efficiency of %3. Beyond %4, "
                   "more than half of the GPU-hours are wasted (Amdahl’s law)."),
     L("Findings", "Use this GPU count")},
    {"job_storage", L("Findings", "GPUs wait for storage"),
     //: %1 a percentage, %2 a bandwidth.
     L("Findings", "Waiting takes %1 of the time. A storage bandwidth of %2 would be enough."),
     L("Findings", "Use faster storage")},
    {"job_few_units", L("Findings", "Fewer units than workers"),
     //: %1 and %2 counts.
     L("Findings", "%1 units keep only as many of %2 workers busy; the others are idle."),
     L("Findings", "Use this GPU count")},
    {"late", L("Findings", "Deadline is missed"),
     //: %1 and %2 times, %3 GPUs with their count.
     L("Findings", "The run takes %1; the deadline is %2. %3 would meet it in 90 % of cases."),
     L("Findings", "Use this GPU count")},
    {"late_for_ever", L("Findings", "No cluster size is sure to meet the deadline"),
     //: %1 and %2 times.
     L("Findings",
       "The run takes %1; the deadline is %2. No number of these GPUs meets it in 90 % "
       "of cases: communication, interruptions or waiting for data consume what more of them "
       "add."),
     nullptr},
    {"no_cluster", L("Findings", "No cluster size is sure to meet the deadline"),
     //: %1 a time.
     L("Findings", "No number of these GPUs trains the model within %1 in 90 % of cases."),
     nullptr},
    {"share_too_high", L("Findings", "MFU is not possible"),
     //: %1 and %3 percentages, %2 GPUs with their count.
     L("Findings",
       "An MFU of %1 on %2 would leave no time for communication, which takes %3 of a step there."),
     L("Findings", "Set MFU to 40 %")},
    {"small_batch", L("Findings", "More model replicas than sequences"),
     //: %1 and %2 counts.
     L("Findings", "A batch of %1 sequences cannot feed %2 model replicas."),
     L("Findings", "Increase the batch size")},
    {"fabric_enough", L("Findings", "Inter-node network is fast enough"),
     //: %1 a bandwidth, %2 a percentage.
     L("Findings", "A network of %1 per GPU would shorten a run by at most %2."), nullptr},
    {"fabric_gains_nothing", L("Findings", "Inter-node network is fast enough"),
     L("Findings", "A network of %1 per GPU would not shorten a run."), nullptr},
    {"torus_slow", L("Findings", "Torus slows the run"),
     L("Findings", "With switches between the nodes, a run would be %1 shorter; their cost is not "
                   "included."),
     L("Findings", "Use switches")},
    {"fabric_slow", L("Findings", "Inter-node network slows the run"),
     //: %1 a percentage, %2 a bandwidth, %3 a time or percentage.
     L("Findings", "Exposed communication takes %1 of a step. With %2 per GPU, a run would be %3 "
                   "shorter; the cost of that network is not included."),
     L("Findings", "Use the faster network")},
    {"fabric_slowest", L("Findings", "Communication limits the run"),
     L("Findings", "Exposed communication takes %1 of a step, and no faster network is known."),
     nullptr},
    {"sooner_less", L("Findings", "Finishing sooner costs less in rent"),
     //: %1 GPUs with their count, %2 a time, %3 and %4 amounts of money.
     L("Findings", "%1 finish in %2 for %3 per run, %4 less. If owned, they would sit idle."),
     L("Findings", "Double the GPU count")},
    {"sooner", L("Findings", "Finishing sooner costs little in rent"),
     //: %1 GPUs with their count, %2 a time, %3 and %4 amounts of money.
     L("Findings", "%1 finish in %2 for %3 per run, %4 more. If owned, they would sit idle."),
     L("Findings", "Double the GPU count")},
    {"buying_loses", L("Findings", "Buying does not pay off"),
     //: %1 a percentage, %2 an amount of money, %3 and %4 numbers of years.
     L("Findings", "At %1 utilization, renting saves %2 over %3. Buying breaks even after %4."),
     L("Findings", "Switch to renting")},
    {"buying_never_pays", L("Findings", "Buying never breaks even"),
     //: %1 a percentage, %2 an amount of money, %3 a number of years.
     L("Findings", "At %1 utilization, owning costs %2 more than renting over %3."),
     L("Findings", "Switch to renting")},
    {"renting_loses", L("Findings", "Buying would cost less"),
     //: %1 a percentage, %2 an amount of money, %3 and %4 numbers of years.
     L("Findings", "At %1 utilization, buying saves %2 over %3. It breaks even after %4."),
     L("Findings", "Switch to buying")},
    {"buying_wins", L("Findings", "Buying is cheaper"),
     //: %1 a percentage, %2 an amount of money, %3 a number of years.
     L("Findings", "At %1 utilization, this saves %2 over %3."), nullptr},
    {"renting_wins", L("Findings", "Renting is cheaper"),
     //: %1 a percentage, %2 an amount of money, %3 a number of years.
     L("Findings", "At %1 utilization, this saves %2 over %3."), nullptr},
    {"buying_may_lose", L("Findings", "Buying probably does not pay off"),
     //: %1 a percentage, %2 and %4 amounts of money, %3 a number of years.
     L("Findings",
       "At %1 utilization, renting would save %2 over %3; within the 80 % range it could "
       "also cost up to %4 more."),
     L("Findings", "Switch to renting")},
    {"renting_may_lose", L("Findings", "Buying would probably cost less"),
     //: %1 a percentage, %2 and %4 amounts of money, %3 a number of years.
     L("Findings",
       "At %1 utilization, buying would save %2 over %3; within the 80 % range it could "
       "also cost up to %4 more. A purchase cannot be undone."),
     nullptr},
    {"buying_may_win", L("Findings", "Buying is probably cheaper"),
     //: %1 a percentage, %2 and %4 amounts of money, %3 a number of years.
     L("Findings", "At %1 utilization, this saves %2 over %3; within the 80 % range it could also "
                   "cost up to %4 more."),
     nullptr},
    {"renting_may_win", L("Findings", "Renting is probably cheaper"),
     //: %1 a percentage, %2 and %4 amounts of money, %3 a number of years.
     L("Findings", "At %1 utilization, this saves %2 over %3; within the 80 % range it could also "
                   "cost up to %4 more."),
     nullptr},
    {"listed_offer_wins", L("Findings", "A seller’s offer costs less than buying"),
     //: %1 a provider, %2 a price per GPU-hour, %3 an amount of money, %4 a number of years, %5
     //: GPUs with their count.
     L("Findings",
       "%1 offers this GPU at %2 on demand. At that price, renting would save %3 over %4 "
       "compared with buying. Ask whether %5 on one network are available."),
     L("Findings", "Use this price")},
    {"listed_offer_may_win", L("Findings", "A seller’s offer probably costs less than buying"),
     //: %1 a provider, %2 a price per GPU-hour, %3 an amount of money, %4 a number of years, %5
     //: GPUs with their count.
     L("Findings",
       "%1 offers this GPU at %2 on demand. At that price, renting would probably save %3 over %4 "
       "compared with buying. Ask whether %5 on one network are available."),
     L("Findings", "Use this price")},
    {"listed_offer_wins_reserved", L("Findings", "A seller’s offer costs less than buying"),
     //: %1 a provider, %2 a price per GPU-hour, %3 an amount of money, %4 a number of years, %5
     //: GPUs with their count, %6 a number of years.
     L("Findings",
       "%1 offers this GPU at %2 if reserved for %6. At that price, renting would save %3 over "
       "%4 compared with buying. Ask whether %5 on one network are available."),
     nullptr},
    {"listed_offer_may_win_reserved",
     L("Findings", "A seller’s offer probably costs less than buying"),
     //: %1 a provider, %2 a price per GPU-hour, %3 an amount of money, %4 a number of years, %5
     //: GPUs with their count, %6 a number of years.
     L("Findings", "%1 offers this GPU at %2 if reserved for %6. At that price, renting would "
                   "probably save %3 over "
                   "%4 compared with buying. Ask whether %5 on one network are available."),
     nullptr},
    {"reserved_idle", L("Findings", "Reserved GPUs cost more than on demand"),
     //: %1 a percentage, %2 and %3 amounts of money, %4 a number of years.
     L("Findings",
       "Reserved GPUs are paid for all hours, but only %1 of these are used: %2 over %4, "
       "instead of %3 on demand."),
     L("Findings", "Switch to on demand")},
    {"reserved_left", L("Findings", "Reserved GPUs cost more than on demand"),
     //: %1 to %3 amounts of money, %4 a number of years.
     L("Findings",
       "The commitment outlasts the plan: %1 of it are paid for the time after. In total, "
       "it costs %2 over %4, instead of %3 on demand."),
     L("Findings", "Switch to on demand")},
    {"delivered_late", L("Findings", "Machines arrive too late for the deadline"),
     //: %1 to %3 times.
     L("Findings", "They arrive after %1, and a run takes %2; the deadline is %3. Until then, the "
                   "plan rents the same GPUs."),
     nullptr},
    {"stands_idle", L("Findings", "Owned GPUs sit idle"),
     //: %1 and %2 percentages.
     L("Findings", "They are idle for %1 of the hours; %2 of the cost of owning falls on these."),
     nullptr},
    {"price_unknown", L("Findings", "A price is missing"),
     L("Findings",
       "No source gives the rental price or the capex of this GPU. Enter it to compare."),
     nullptr},
    {"rent_old", L("Findings", "Rental price is not current"),
     //: %1 a date, %2 a time in days.
     L("Findings", "It dates from %1, at least %2 ago. Drop a price list (CSV) on the window, or "
                   "enter your quoted price."),
     nullptr},
    {"capital_old", L("Findings", "Purchase price is not current"),
     //: %1 a date, %2 a time in days.
     L("Findings", "It dates from %1, at least %2 ago. Enter your quoted price."), nullptr},
    {"year_too_short", L("Findings", "Runs do not fit into a year"),
     L("Findings", "The runs of a year take %1 of its hours."),
     L("Findings", "Reduce runs per year")},
    {"interrupted_often", L("Findings", "Interruptions take much of the run"),
     L("Findings", "%1 of the time between two interruptions goes to rework and restarts. Above a "
                   "quarter, the goodput is a rough estimate."),
     nullptr},
    {"interval_far", L("Findings", "Checkpoint interval is not optimal"),
     //: %1 and %2 times, %3 and %4 percentages.
     L("Findings", "A checkpoint after every %1 of work gives %4 goodput; every %2 would give %3."),
     L("Findings", "Use the best interval")},
    {"storage_slow", L("Findings", "Checkpoint storage is slow"),
     //: %1 and %2 times.
     L("Findings", "Writing a checkpoint takes %1, and the next one waits for it; the best "
                   "interval would be %2."),
     L("Findings", "Use faster storage")},
    {"no_spares", L("Findings", "No spare nodes"),
     //: %1 and %3 percentages, %2 a number of spare nodes.
     L("Findings", "%1 of the run’s time is lost to nodes under repair. With spare nodes (%2), it "
                   "would be %3."),
     L("Findings", "Plan spare nodes")},
    {"small_jobs_die", L("Findings", "Small jobs stop more often"),
     //: %1 and %2 times, %3 and %4 percentages.
     L("Findings",
       "The nodes fail every %1 on average; jobs of this size were measured to stop every %2, "
       "because of software and their users. That would lower goodput from %3 to %4."),
     nullptr},
    {"part_node", L("Findings", "A node is only partly used"),
     //: %1 GPUs with their count, %2 the GPUs of one node, %3 a number of GPUs.
     L("Findings", "%1 do not fill nodes of %2. Full nodes hold %3."),
     L("Findings", "Use full nodes")},
    {"rack_too_low", L("Findings", "A node is taller than the rack"),
     //: %1 and %2 rack units or power.
     L("Findings", "A node needs %1; the rack has %2."), L("Findings", "Use taller racks")},
    {"rack_too_heavy", L("Findings", "A node is too heavy for the rack"),
     //: %1 and %2 weights.
     L("Findings", "A node weighs %1; the rack weight limit is %2."),
     L("Findings", "Use stronger racks")},
    {"torus_ports", L("Findings", "Too few NICs for the torus"),
     //: %1 a count, %2 NICs with their count.
     L("Findings", "A node is linked to its neighbors by %1 cables and has %2."),
     L("Findings", "Use switches")},
    {"rack_too_hot", L("Findings", "A node exceeds the rack’s cooling"),
     //: %1 and %2 power.
     L("Findings", "A node draws %1 at peak; the cooling removes %2 per rack."),
     L("Findings", "Improve the cooling")},
    {"rack_rated_above", L("Findings", "Rack nameplate power exceeds its cooling"),
     //: %1 to %3 power.
     L("Findings", "The nodes of a full rack have a nameplate power of %1; its cooling removes %2. "
                   "Their measured peak of %3 fits, but no power cap holds them to it."),
     nullptr},
    {"feed_too_small", L("Findings", "One feed cannot carry a node"),
     //: %1 and %2 power.
     L("Findings", "A node has a nameplate power of %1. If one side fails, the other can carry %2 "
                   "continuously, balanced across phases."),
     L("Findings", "Increase the feed capacity")},
    {"swing_large", L("Findings", "Grid operator must be consulted"),
     //: %1 and %2 power, %3 the power from which grid operators set limits.
     L("Findings", "When the run stops, power drops by %1, at %2. Above %3, the grid and the "
                   "generators set limits."),
     nullptr},
};

std::array<std::span<const FindingRow>, 2> allRows()
{
    return {std::span<const FindingRow>(kRows), servingFindingRows()};
}

const FindingRow* rowOf(const QString& id)
{
    for (const auto rows : allRows())
        for (const FindingRow& row : rows)
            if (id == QLatin1String(row.id))
                return &row;
    return nullptr;
}

} // namespace

// A button that sets a number names the value; others name the choice.
static QString cureText(const engine::Finding::Cure& cure, const char* chosen,
                        const NumberFormat& format)
{
    const QString row = rowPath(QString::fromStdString(cure.path));
    if (cure.choice.empty())
        for (const engine::Number& number : engine::numbers())
            if (row == QLatin1String(number.path.data(), qsizetype(number.path.size())))
                return filled(translated(kFindingContext, row == u"cluster.count"
                                                              ? L("Findings", "Use %1")
                                                              : L("Findings", "Set to %1")),
                              {format.text(cure.value, number.unit)});
    return translated(kFindingContext, chosen);
}

static QString moneyText(const engine::UsdRate& saved, const NumberFormat& format)
{
    const engine::Usd year = saved * engine::kYear;
    return filled(translated(kFindingContext, year > engine::Usd{}
                                                  ? L("Findings", "Saves %1 per year.")
                                                  : L("Findings", "Costs %1 more per year.")),
                  {format.text(std::abs(year.base()), engine::Unit::Dollar)});
}

FindingText finding(const engine::Finding& finding, const NumberFormat& format)
{
    const FindingRow* row = rowOf(QString::fromStdString(finding.id));
    if (!row)
        return {QString::fromStdString(finding.id), {}, {}, {}};
    FindingText words{
        translated(kFindingContext, row->title), translated(kFindingContext, row->text), {}, {}};
    QStringList arguments;
    for (const auto& argument : finding.arguments)
        arguments << (argument.text.empty() ? format.text(argument.value, argument.unit)
                                            : QString::fromStdString(argument.text));
    words.text = filled(words.text, arguments);
    if (finding.cure)
        words.cure = cureText(*finding.cure, row->cure, format);
    if (finding.saved)
        words.money = moneyText(*finding.saved, format);
    return words;
}

QStringList findingIds()
{
    QStringList ids;
    for (const auto rows : allRows())
        for (const FindingRow& row : rows)
            ids << QString::fromUtf8(row.id);
    return ids;
}

QString findingTitle(const QString& id)
{
    const FindingRow* row = rowOf(id);
    return row ? translated(kFindingContext, row->title) : id;
}

bool hasFinding(const QString& id)
{
    return rowOf(id) != nullptr;
}

} // namespace model::words
