#include "model/claims/claimreasons.h"
#include "model/engine/text.h"

namespace model::words {
namespace {

// %1 and so on are the claim’s figures in order.
constexpr ClaimReason kOtherArticles[] = {
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

std::span<const ClaimReason> reasonsOfOtherArticles()
{
    return kOtherArticles;
}

} // namespace model::words
