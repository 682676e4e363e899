#include "model/claims/claimreasons.h"

#include "model/engine/text.h"

namespace model::words {
namespace {

// %1 and so on are the claim’s figures in order.
constexpr ClaimReason kReasons[] = {
    {"S0-01", L("ClaimReasons", "An anecdote without numbers to check.")},
    {"S0-02", L("ClaimReasons",
                "The size of that run was never published, so there is nothing to compare with.")},
    {"S0-03", L("ClaimReasons", "All three are inputs of a plan: the work, the interconnect and "
                                "how many failures a run survives.")},
    {"S0-04",
     //: %1 and %2 GPUs with their count, %3 a factor.
     L("ClaimReasons", "Both jobs need %1, so %2 have no work: %3 times the need was bought.")},
    {"S0-05", L("ClaimReasons", "Data set, sequence length and GPU generation are missing; each of "
                                "them changes the time several times over.")},
    {"S0-06", L("ClaimReasons", "Neither the model size nor the number of tokens is given.")},
    {"S0-07", L("ClaimReasons", "Nodes times GPUs per node gives %1.")},
    {"S0-08",
     //: %1 and %2 percentages.
     L("ClaimReasons",
       "Article 2 reports a scaling efficiency of %1 at this size on its faster network and %2 on "
       "Ethernet. Only fast networks with overlapped communication stay near linear.")},
    {"S0-09", L("ClaimReasons", "Continuing with fewer GPUs is a property of the training software "
                                "and does not end at 32 GPUs.")},
    //: %1 a factor, %2 and %3 percentages.
    {"S0-10", L("ClaimReasons", "Failures grow with the number of GPUs: %1 times as many. At the "
                                "rate of Meta RSC-1 the risk within a day rises from %2 to %3.")},
    {"S0-11",
     //: %1 a rate per year, %3 and %5 times.
     L("ClaimReasons", "At published failure rates the cluster runs between %5 (OPT-175B) and %3 "
                       "(Meta RSC-2) without interruption. The claim implies a rate of %1 per GPU, "
                       "which would include software faults and user errors.")},
    {"S0-12", L("ClaimReasons",
                "In HGX and DGX systems NVLink ends at the node of 8 GPUs. Only NVLink Switch "
                "systems such as NVL72 cross it, and the article’s own configurations use none.")},
    {"S0-13",
     L("ClaimReasons", "An anecdote. With that much waiting the cluster does the work of %1.")},
    {"S0-14",
     //: %1 and %2 bandwidths.
     L("ClaimReasons", "NVLink of the H100 moves %1 counting both directions, %2 in each.")},
    {"S0-15",
     //: %1 a bandwidth, %2 a factor, %3 GPUs with their count.
     L("ClaimReasons", "The column mixes units: 200 Gb/s is %1, %2 times less than its NVLink row. "
                       "Meta RSC-1 runs %3 on InfiniBand, so 256 is no limit.")},
    {"S0-16", L("ClaimReasons", "Llama 3 405B was trained on %2 over Ethernet (RoCE). 64 GPUs are "
                                "a limit of that setup, not of Ethernet.")},
    {"S0-17",
     //: %1 a bandwidth, %2 a time.
     L("ClaimReasons", "128 GB/s counts both directions (%1 each). The link’s latency is about %2; "
                       "10 µs belong to a whole copy, so the rows cannot be compared.")},
    //: %1 and %3 factors.
    {"S0-18", L("ClaimReasons", "In article 2’s table Ethernet is %1 times slower on 8 GPUs and %3 "
                                "times on 64, never 3 times.")},
    {"S0-19",
     //: %1 and %2 GPUs with their count.
     L("ClaimReasons", "Article 2 puts the threshold at %1, and Llama 3 used Ethernet on %2. The "
                       "threshold follows from gradient traffic per step, not from a count.")},
    {"S0-20", L("ClaimReasons",
                "Matches Meta’s RSC-1 cluster (16,000 A100) and the TPU v4 pod (4,096 chips).")},
    {"S0-21",
     L("ClaimReasons", "Depends on requests and model; the Serving page sizes it for a plan.")},
    {"S0-22",
     //: %1 GPUs with their count, %3 a number of tokens.
     L("ClaimReasons", "By the article’s own formula this load needs %1. Four GPUs leave %3 tokens "
                       "per request, so outputs must be very short or the model tiny.")},
    //: %1 GPUs with their count, %2 a percentage.
    {"S0-23", L("ClaimReasons", "The formula lacks utilization and so assumes full peak: its own "
                                "example then needs %1. Needing 64 means a utilization of %2.")},
    //: %1 and %2 GPUs with their count, %4 a percentage.
    {"S0-24", L("ClaimReasons", "The printed formula gives %1. At 40 % utilization it would be %2; "
                                "needing 64 means %4 of peak.")},
    {"S0-25",
     //: %1 an amount of GPU-hours, %3 a percentage, %5 a time.
     L("ClaimReasons",
       "The run took %1, a model FLOPs utilization of %3. At 40 % it would have finished in %5.")},
    {"S0-26",
     L("ClaimReasons", "Right as a lower bound for the average load (%1 in its example). Sizing "
                       "also needs the peak load, input tokens and a latency limit.")},
    {"S0-27", L("ClaimReasons", "The arithmetic is right: %1, in tokens.")},
    //: %1 GPUs with their count, %2 a percentage.
    {"S0-28", L("ClaimReasons",
                "The result is %1, rounded up to 2. With a third GPU the average load is %2.")},
    {"S0-29", L("ClaimReasons", "Batch size, input length and latency limit are missing; "
                                "throughput changes several times with each.")},
    //: %1 and %2 percentages.
    {"S0-30", L("ClaimReasons",
                "By the article’s own communication shares the loss on 128 GPUs is %1 to %2. A "
                "loss of 80 % has another cause, such as its own slow data pipeline.")},
    {"S0-31",
     //: %1 and %2 percentages, %5 a factor.
     L("ClaimReasons", "The next paragraph measures %1 and %2 for the same sizes. Growth of "
                       "communication by %5 times per doubling fits a fixed global batch only.")},
    {"S0-32",
     //: %4 GPUs with their count, %5 a percentage.
     L("ClaimReasons", "Consistent in itself, with a throughput peak at %4. But article 2’s table, "
                       "extended to 256 GPUs, loses %5: the two describe different workloads.")},
    //: %3 and %4 factors, %5 a percentage.
    {"S0-33", L("ClaimReasons",
                "By its own shares, doubling the GPUs still gives %3 times the throughput at %4 "
                "times the cost per token. Only %5 communication would leave no gain.")},
    {"S0-34",
     //: %1 and %2 GPUs with their count.
     L("ClaimReasons", "Compatible with BLOOM-176B: %1 per tensor group, and a pipeline over %2 "
                       "above 100 B parameters. For pipelines the bubble decides, not a count.")},
    {"S0-35",
     //: %1 GPUs with their count, %2 an amount of money.
     L("ClaimReasons", "Nodes times GPUs per node gives %1, at %2 per GPU including servers.")},
    //: %1 and %2 amounts of memory.
    {"S0-36", L("ClaimReasons", "Full fine-tuning of 13B needs %1 of model states and the cluster "
                                "has %2, so it fits when sharded.")},
    //: %1 to %3 amounts of money.
    {"S0-37", L("ClaimReasons", "One article, three prices for an A100: %1 here, %2 in its "
                                "rent-or-buy example, %3 in its FAQ.")},
    //: %1 a rate with its unit, %2 GPUs with their count.
    {"S0-38", L("ClaimReasons",
                "By the article’s own formula and throughput this load (%1) needs %2, not 64.")},
    //: %1 and %3 amounts of money.
    {"S0-39", L("ClaimReasons", "%1 per H100 with network; published clusters cost %3. It is also "
                                "less than the article’s older A100 cluster.")},
    //: %1 and %2 power, %5 a factor.
    {"S0-40", L("ClaimReasons", "Density falls: %1 per A100, %2 per H100. Total power grows %5 "
                                "times for four times the GPUs.")},
    //: %1 power, %2 a percentage.
    {"S0-41", L("ClaimReasons", "%1 per GPU is %2 of the nodes’ nameplate power: plausible as "
                                "average IT power, without cooling.")},
    {"S0-42",
     //: %2, %3 and %5 power.
     L("ClaimReasons", "The GPUs alone draw %2 at their rated power. Measured nodes average %5 in "
                       "training and peak at %3, before network, storage and cooling.")},
    //: %1 and %2 amounts of money, %5 and %6 prices of electricity.
    {"S0-43", L("ClaimReasons",
                "%1 per A100 here, %2 in the article’s configuration 2. Its electricity fits 24/7 "
                "operation at %5, while the rental side counts 2,000 hours per year (%6).")},
    //: %1 an amount of money, %3 a percentage.
    {"S0-44", L("ClaimReasons", "The arithmetic is right: %1 per year, at a duty cycle of %3.")},
    {"S0-45",
     //: %1 a price per GPU-hour, %2 to %4 prices per hour.
     L("ClaimReasons",
       "16 AWS nodes cost %2 by the current list, %3 before the price cut of 2025 and %4 as a "
       "capacity block. The article’s price per GPU-hour (%1) is that of a specialized cloud.")},
    //: %1 to %3 numbers of years.
    {"S0-46", L("ClaimReasons", "%1 leaves out the operating cost listed one line above; with it, "
                                "break-even takes %2. In 24/7 use it takes %3.")},
    {"S0-47",
     L("ClaimReasons",
       "Confuses the life of a model with that of the hardware, which trains the next model.")},
    //: %1 and %2 times.
    {"S0-48", L("ClaimReasons", "The announcements are %1 apart, and the H100 shipped in volume "
                                "after %2 (dates from memory).")},
    //: %1 and %2 percentages.
    {"S0-49", L("ClaimReasons", "After two years %1 of the book value remain, and used GPUs sell "
                                "for about %2 of their price.")},
    //: %2 a percentage, %4 a number of years.
    {"S0-50", L("ClaimReasons",
                "Break-even is a share of hours (%2 over 3 years in the article’s example), "
                "whatever the number of GPUs. Its own FAQ has 100 GPUs break even after %4.")},
    {"S0-51",
     L("ClaimReasons",
       "Attributed to a well-known researcher; no source was found and no data are given.")},
    {"S0-52",
     L("ClaimReasons", "An anecdote. Engineering time belongs in the staff cost of a plan.")},
    {"S0-53", L("ClaimReasons", "An anecdote about one network setup. Overlay networks cost more "
                                "than host networking with RDMA.")},
    {"S0-54", L("ClaimReasons", "A choice of tools, not a number.")},
    {"S0-55", L("ClaimReasons", "No data are given.")},
    //: %1 GPUs with their count, %2 an amount of memory.
    {"S0-56", L("ClaimReasons", "The FAQ of the same article names 1 GPU with QLoRA or %1 for full "
                                "fine-tuning (%2 of model states).")},
    {"S0-57",
     //: %1 GPUs with their count, %2 a time.
     L("ClaimReasons",
       "Nodes times GPUs per node gives %1. With 20 tokens per parameter the run takes %2.")},
    //: %1 and %3 rates with their unit, %2 GPUs with their count.
    {"S0-58", L("ClaimReasons", "By the article’s own formula this load needs %2. Its other "
                                "example serves %3 per GPU, this row %1.")},
    //: %2 and %3 times, %5 GPUs with their count.
    {"S0-59", L("ClaimReasons", "Plausible for 1.4 T tokens: %2. Article 2 claims at most %5 for "
                                "the same job; the 15 T tokens of Llama 3.1 would take %3.")},
    {"S0-60", L("ClaimReasons", "GPUs divided by nodes gives %1 per node.")},
    {"S0-61", L("ClaimReasons", "No load is given.")},
    {"S0-62",
     //: %1 and %2 percentages.
     L("ClaimReasons", "GPUs and their memory caused %1 of Llama 3’s interruptions and %2 at "
                       "Crusoe. The article counts tickets of any severity, not interruptions.")},
    {"S0-63", L("ClaimReasons", "The six shares add up to %1.")},
    //: %1 to %4 percentages.
    {"S0-64", L("ClaimReasons",
                "In the Llama 3 run power supplies caused %1 of interruptions, switches and cables "
                "%2, system memory %3, storage %4: redundant parts seldom stop a job.")},
    //: %1 an amount of GPU-hours, %2 and %3 amounts of money.
    {"S0-65", L("ClaimReasons", "An anecdote. The outage lost %1: %2 at a rental price, or %3 of "
                                "the article’s own purchase cost.")},
    //: %2 to %4 percentages.
    {"S0-66", L("ClaimReasons",
                "Reasonable: two spares for 32 nodes run short %2 of the time with repairs of "
                "three days, %3 with a week. At the article’s own failure rate it would be %4.")},
    //: %1 and %3 amounts of money, %4 a ratio, %5 a count.
    {"S0-67", L("ClaimReasons", "Two spare nodes cost %1, the 8-hour outage at most %3: the ratio "
                                "is %4, not 10. It takes %5 such outages to reach 10.")},
    {"S0-68", L("ClaimReasons", "Follows from the links: gradients cross the network between two "
                                "nodes, and NVLink or PCIe inside one.")},
    {"S0-69", L("ClaimReasons", "A rule of thumb without data.")},
    {"S0-70",
     //: %1 and %2 amounts of memory.
     L("ClaimReasons", "%1 of model states over four GPUs are %2 per GPU, which fits 40 GB.")},
    //: %1 and %2 times.
    {"S0-71", L("ClaimReasons", "A 7B model on 140 B tokens takes %1 on 8 A100 and %2 on 32. "
                                "Article 2 calls a single A100 enough below 30B.")},
    {"S0-72", L("ClaimReasons",
                "The size of that run was never published, so there is nothing to compare with.")},
    {"S0-73", L("ClaimReasons", "The ratio of the peaks: a V100 has %1 of an A100’s, and in "
                                "lockstep every A100 waits for it.")},
    {"S0-74", L("ClaimReasons", "Neither model nor latency is given; %1 is a very low load.")},
    {"S0-75", L("ClaimReasons", "A rule of thumb without data.")},
    {"S0-76", L("ClaimReasons", "By this definition configuration 3 is a supercomputer, and the "
                                "article prices it at %1 times configuration 2 per GPU.")},
    {"S0-77", L("ClaimReasons", "The arithmetic is right: %1 per year.")},
    {"S0-78",
     //: %1 a number of years, %3 an amount of money.
     L("ClaimReasons", "The article’s own numbers break even after %1, and its operating cost "
                       "hardly changes that. 2.5 years would take a purchase cost of %3.")},
    {"S0-79",
     L("ClaimReasons", "A rule of staged growth; the Money page computes stages for a plan.")},
    {"S0-80", L("ClaimReasons", "This is what the program searches for: the smallest cluster that "
                                "meets deadline, memory and reliability.")},
    {"S0-81", L("ClaimReasons", "An anecdote without numbers to check.")},
    {"S1-01", L("ClaimReasons", "Weights of 70B take %1 in BF16, more than one GPU of 80 GB holds. "
                                "For serving the limit is near 40B, for training near 5B.")},
    //: %1 to %4 bandwidths.
    {"S1-02", L("ClaimReasons", "NVLink counts both directions (%1 for A100, %2 for H100). "
                                "InfiniBand counts bits: %3 to %4 per port.")},
    {"S1-03", L("ClaimReasons", "A vendor’s promise.")},
    {"S1-04", L("ClaimReasons", "A data set streams from storage and never has to fit into GPU "
                                "memory. The limit is the bandwidth of the data feed.")},
    {"S1-05", L("ClaimReasons", "No data are given.")},
    //: %1 and %2 factors.
    {"S1-06", L("ClaimReasons", "The article’s own table has %1 on its faster network and %2 on "
                                "Ethernet. Eight times would be perfect scaling.")},
    {"S1-07", L("ClaimReasons", "Describes servers on the market.")},
    //: %1 and %2 amounts of memory, %3 GPUs with their count.
    {"S1-08", L("ClaimReasons", "True for QLoRA, whose weights take %2. Full fine-tuning takes %1, "
                                "for which article 1 counts %3.")},
    //: %1 and %2 amounts of memory.
    {"S1-09", L("ClaimReasons", "True for LoRA: BF16 weights take %1. Full fine-tuning takes %2.")},
    //: %1, %3 and %4 amounts of memory.
    {"S1-10", L("ClaimReasons", "True for LoRA, whose weights take %1. Full fine-tuning takes %3, "
                                "more than the %4 of 8 GPUs.")},
    {"S1-11",
     //: %4 a time, %5 and %6 amounts of memory, %7 GPUs with their count.
     L("ClaimReasons", "Model states take %5 and 8 GPUs hold %6, so at least %7 are needed. The 7 "
                       "M GPU-hours of Llama 3.1 70B would take %4 on 64 H100.")},
    //: %1 and %2 times, %3 GPUs with their count.
    {"S1-12", L("ClaimReasons", "At 40 % utilization 256 A100 take %1 and 64 take %2. The "
                                "published run of this size used %3.")},
    {"S1-13", L("ClaimReasons",
                "Depends on the model: weights of 70B in BF16 alone take two GPUs of 80 GB.")},
    {"S1-14", L("ClaimReasons", "A range for autoscaling without a load.")},
    {"S1-15",
     //: %1 and %2 counts.
     L("ClaimReasons", "10 GPUs finish in %1 rounds and 50 in %2; the GPU-hours stay the same.")},
    //: %1 to %4 percentages.
    {"S1-16", L("ClaimReasons", "The article’s own table has %1 at 8 GPUs and %2 at 16 on its "
                                "faster network, %3 and %4 on Ethernet.")},
    //: %1 and %2 numbers of parameters.
    {"S1-17", L("ClaimReasons", "Plain data parallelism keeps a full replica per GPU: 80 GB hold a "
                                "model of %1 parameters in training with Adam, or %2 as bare BF16 "
                                "weights. Above that it takes sharding (ZeRO, FSDP).")},
    {"S1-18", L("ClaimReasons", "A rule of thumb without data.")},
    //: %1 and %2 GPUs with their count.
    {"S1-19", L("ClaimReasons", "Frontier runs use far more: %1 for Llama 3, %2 for MegaScale.")},
    {"S1-20", L("ClaimReasons",
                "A reasonable lower bound for combining tensor, pipeline and data parallelism.")},
    //: %1 and %2 percentages.
    {"S1-21", L("ClaimReasons", "The efficiency column follows from the speedups: %1 and %2. They "
                                "are round percentages, which measurements seldom are.")},
    //: %1 and %2 percentages.
    {"S1-22", L("ClaimReasons", "The efficiency column follows from the speedups: %1 and %2. They "
                                "are round percentages, which measurements seldom are.")},
    //: %1 and %2 percentages.
    {"S1-23", L("ClaimReasons", "The efficiency column follows from the speedups: %1 and %2. They "
                                "are round percentages, which measurements seldom are.")},
    //: %1 and %2 percentages.
    {"S1-24", L("ClaimReasons", "The efficiency column follows from the speedups: %1 and %2. They "
                                "are round percentages, which measurements seldom are.")},
    //: %1 and %2 percentages.
    {"S1-25", L("ClaimReasons", "The efficiency column follows from the speedups: %1 and %2. They "
                                "are round percentages, which measurements seldom are.")},
    //: %1 and %2 percentages.
    {"S1-26", L("ClaimReasons", "The efficiency column follows from the speedups: %1 and %2. They "
                                "are round percentages, which measurements seldom are.")},
    {"S1-27", L("ClaimReasons", "NVLink joins %1 in an A100 or H100 node, so the rows from 16 GPUs "
                                "on must include InfiniBand.")},
    {"S1-28",
     L("ClaimReasons", "A scaling law through the column gives a speedup of %1 for the last row. "
                       "Rows up to 8 GPUs are usually one node, so the column mixes fabrics.")},
    //: %1, %2 and %4 prices per GPU-hour.
    {"S1-29", L("ClaimReasons", "%1 here, %4 for the same GPU further down. The AWS price (%2) is "
                                "that of nodes with 40 GB GPUs.")},
    //: %1, %2 and %4 prices per GPU-hour.
    {"S1-30", L("ClaimReasons", "%1 here, %4 for the same GPU further down. The AWS price (%2) is "
                                "that of nodes with 40 GB GPUs.")},
    {"S1-31",
     //: %2 and %4 prices per GPU-hour.
     L("ClaimReasons",
       "The prices fit: AWS lists %4 (July 2026) against %2 here. Prices are inputs with a date.")},
    {"S1-32", L("ClaimReasons", "The arithmetic is right for io.net; at AWS prices the saving is "
                                "%3. It compares a quantized run with a full-precision one.")},
    {"S1-33",
     //: %1 and %2 amounts of memory, %4 a number of tokens.
     L("ClaimReasons", "Full fine-tuning needs %1 of model states and the cluster has %2. The "
                       "GPU-hours cover %4 tokens, which is fine-tuning and not training.")},
    {"S1-34", L("ClaimReasons", "A vendor’s promise.")},
    //: %1 an amount of memory, %2 GPUs with their count.
    {"S1-35", L("ClaimReasons", "Plain data parallelism would need %1 on every GPU; holding the "
                                "model states at all takes %2.")},
    {"S1-36",
     L("ClaimReasons",
       "The times fit a fine-tuning run. For training from scratch article 1 counts %4, not 8.")},
    //: %1 and %2 prices per hour.
    {"S1-37", L("ClaimReasons", "%1 here, %2 for the same eight A100 further down.")},
    {"S1-38",
     L("ClaimReasons",
       "To take as long as one experiment, 50 GPUs are needed. With 10 GPUs there are %1 rounds.")},
    {"S1-39",
     //: %1 a rate with its unit, %2 GPUs with their count.
     L("ClaimReasons", "The load is %1: by article 1’s formula %2 on average, within the range.")},
    {"S1-40", L("ClaimReasons", "A use case without numbers.")},
    //: %1 an amount of memory, %2 a time, %3 a number of parameters.
    {"S1-41", L("ClaimReasons", "30B takes %1 of model states and %2 on one A100. In training with "
                                "Adam, 80 GB hold at most %3 parameters.")},
    //: %1 to %3 percentages.
    {"S1-42", L("ClaimReasons", "%1 is what 4-bit weights save against 16 bits. Against full "
                                "training states LoRA saves %2 and QLoRA %3.")},
    {"S1-43",
     //: %2 and %3 GPUs with their count.
     L("ClaimReasons",
       "Right on average: %2 for an 8B model. A peak of three times the average takes %3.")},
    //: %1 an amount of money, %2 an amount of GPU-hours.
    {"S1-44", L("ClaimReasons",
                "An open range. Eight A100 around the clock cost %1 per month; $500 buys %2.")},
    //: %1 and %2 percentages.
    {"S1-45", L("ClaimReasons",
                "The percentages follow from the speedups: %1 and %2, relative to one RTX 4090.")},
    {"S1-46",
     //: %1 a percentage, %2 and %3 prices per GPU-hour.
     L("ClaimReasons", "The saving of %1 is right, but %2 lies outside the article’s own range "
                       "from $1.20 to $2.20, and %3 is not the price of its cost table.")},
    //: %1 and %2 factors.
    {"S1-47", L("ClaimReasons", "Agrees with the article’s own table: %1 and %2.")},
    //: %1 and %3 times.
    {"S1-48", L("ClaimReasons", "At 7.5 times the speed it takes %1, at 6 times %3. Exactly one "
                                "day would be perfect scaling.")},
    {"S1-49", L("ClaimReasons",
                "Article 1 puts the threshold at %1 and runs its cluster of 16 on Ethernet.")},
    //: %1 and %2 percentages.
    {"S1-50", L("ClaimReasons", "The article’s own table has %1 at 32 GPUs and %2 at 64.")},
    //: %1 and %2 percentages.
    {"S1-51", L("ClaimReasons", "The article’s own table has %1 at 32 GPUs and %2 at 64.")},
    {"S1-52",
     L("ClaimReasons", "In lockstep the faster GPU waits: an H100 reaches %1 of its peak.")},
    {"S1-53", L("ClaimReasons", "A choice of tools, not a number.")},
    {"S1-54",
     //: %1 to %3 percentages.
     L("ClaimReasons",
       "The article’s own table is below 90 % from 16 GPUs on: %1, %2 and %3 at 16, 32 and 64.")},
    {"S1-55", L("ClaimReasons", "The table’s prices fit, but the RTX 4090 costs %3, and the A100 "
                                "has two prices in one article.")},
    //: %1 to %3 percentages.
    {"S1-56", L("ClaimReasons", "The article’s table gives %1, %2 and %3.")},
    {"S1-57", L("ClaimReasons", "Method, model, batch size and date are missing.")},
    {"S2-01", L("ClaimReasons", "Within what a plan accepts: from one GPU up.")},
    {"S2-02", L("ClaimReasons", "All of them are inputs of a plan.")},
    {"S2-03",
     L("ClaimReasons",
       "A plan has a finding for each: a job too small, low utilization, a slow data feed.")},
    //: %1 and %3 numbers of GPUs.
    {"S2-04", L("ClaimReasons", "By article 2’s table, 48 GPUs on the faster network do the work "
                                "of %3 GPUs and 64 on Ethernet that of %1.")},
    {"S2-05", L("ClaimReasons", "A choice of tools, not a number.")},
    {"S2-06", L("ClaimReasons", "A choice of tools, not a number.")},
    {"S2-07", L("ClaimReasons",
                "Agrees with the memory and restart limits that a plan computes for one node.")},
    {"S2-08",
     L("ClaimReasons", "Agrees with a plan’s findings on network, utilization and idle cost.")},
    {"S2-09",
     L("ClaimReasons", "Peak load, batch size and latency limit decide it, as in a serving plan.")},
    {"S2-10", L("ClaimReasons", "Data transfer is part of the hybrid cost that a plan computes.")},
    {"S2-11", L("ClaimReasons", "A plan turns “sustained” into a break-even utilization.")},
    {"S2-12", L("ClaimReasons", "Idle cost is the share of unused hours times the fixed cost.")},
    {"S2-13",
     L("ClaimReasons", "Depends on the API price per million tokens, which is not given.")},
    {"S2-14", L("ClaimReasons",
                "Published cost breakdowns put %1 into servers, interconnect, energy and staff.")},
    {"S2-15",
     L("ClaimReasons", "With article 1’s example: above %1 utilization over three years.")},
    {"S2-16", L("ClaimReasons", "A risk that buying in stages limits.")},
    {"S2-17",
     L("ClaimReasons",
       "A rule for management. A plan computes the utilization that justifies the next stage.")},
    {"S2-18", L("ClaimReasons", "A checklist without thresholds.")},
    {"S2-19", L("ClaimReasons", "A checklist without thresholds.")},
    {"S2-20", L("ClaimReasons", "A checklist without thresholds.")},
    {"S2-21", L("ClaimReasons", "A checklist without thresholds.")},
    {"S2-22", L("ClaimReasons", "These are the causes that a plan’s findings look for.")},
    {"S2-23",
     L("ClaimReasons", "Agrees with article 1; the break-even utilization shows where it flips.")},
    {"S2-24", L("ClaimReasons", "A question to answer, not a statement.")},
    {"S3-01", L("ClaimReasons", "This is the question that a plan answers.")},
    {"S3-02", L("ClaimReasons", "Agrees with how layouts are searched: replicas first, then "
                                "sharding, tensor and pipeline parallelism.")},
    {"S3-03", L("ClaimReasons", "Model states take %1, so one GPU of 80 GB is enough for memory; "
                                "more are needed for speed alone.")},
    {"S3-04", L("ClaimReasons", "Follows from every model of communication.")},
    {"S3-05", L("ClaimReasons", "Data feed, memory and time are the limits that a plan checks.")},
    {"S3-06", L("ClaimReasons", "Half the bytes per value, and a multiple of the peak rate.")},
    {"S3-07",
     L("ClaimReasons",
       "More micro-batches per step leave memory unchanged and spread the gradient all-reduce.")},
    {"S3-08", L("ClaimReasons", "Activation recomputation takes %1 times the FLOPs: 8 instead of 6 "
                                "per parameter and token.")},
    {"S3-09", L("ClaimReasons", "Published speedups agree: none is linear.")},
    {"S3-10", L("ClaimReasons", "Not a product: the GPU count is the largest of what memory, "
                                "deadline and data feed each need.")},
    {"S3-11", L("ClaimReasons", "A list of metrics without thresholds.")},
    {"S3-12", L("ClaimReasons",
                "A technique without numbers; its cost depends on host and storage bandwidth.")},
    {"S3-13", L("ClaimReasons", "A principle. A plan’s frontier shows what each day saved costs.")},
    {"S3-14",
     //: %1 to %3 times.
     L("ClaimReasons",
       "With 20 tokens per parameter a 7B model takes %1 on 16 A100, %2 on 64 and %3 on 128.")},
    //: %1 an amount of memory, %2 a percentage.
    {"S3-15", L("ClaimReasons", "%1 of model states are %2 of one node’s memory, so memory does "
                                "not call for pipeline parallelism.")},
    {"S3-16", L("ClaimReasons", "A staged plan without numbers to check.")},
    {"S3-17", L("ClaimReasons", "The number of GPUs falls with rising utilization and goodput.")},
    {"S3-18", L("ClaimReasons", "A forecast. The catalog lists FP8 and FP4 peaks.")},
    {"S3-19", L("ClaimReasons", "The 7B run on 16 GPUs takes a few weeks.")},
};

} // namespace

std::span<const ClaimReason> claimReasons()
{
    return kReasons;
}

} // namespace model::words
