#include "model/words/templatewords.h"

#include "model/engine/text.h"
#include "model/words/table.h"

namespace model::words {
namespace {

constexpr Entry kTemplates[] = {
    {"sample", L("Templates", "Sample: train 70B from scratch"),
     L("Templates", "How long do 256 H100 take to train a 70B model, and is it cheaper to rent or "
                    "to buy them?")},
    {"start-16", L("Templates", "“I’m starting” cluster: 16 RTX 6000 Ada"),
     L("Templates", "What can a first cluster of four workstations on 100 Gb/s Ethernet, for about "
                    "$180 k, do in a week of fine-tuning?")},
    {"production-64", L("Templates", "“Production ML” cluster: 64 A100"),
     L("Templates", "How long do 64 A100 on InfiniBand HDR, bought for $1.2 M, take to train a 7B "
                    "model?")},
    {"research-256", L("Templates", "“Research scale” cluster: 256 H100"),
     L("Templates", "Do 256 H100 on InfiniBand NDR, bought for $4.5 M, train a 70B model within "
                    "three months?")},
    {"tune-7b-8", L("Templates", "Fine-tune 7B on one node"),
     L("Templates", "How long do eight A100 in one node take for full fine-tuning of a 7B model?")},
    {"train-13b-64", L("Templates", "Train 13B from scratch"),
     L("Templates", "Do 64 A100 on InfiniBand train a 13B model on 50 B tokens within 20 days?")},
    {"serve-10k-8", L("Templates", "Serve 10,000 req/s on 8 GPUs?"),
     L("Templates", "How many of 10,000 requests per second do eight A100 in two nodes serve?")},
    {"train-70b-256", L("Templates", "Train 70B from scratch"),
     L("Templates", "Do 256 H100 in 32 nodes on InfiniBand NDR train a 70B model on 1.4 T tokens "
                    "within 90 days?")},
    {"bert-64", L("Templates", "BERT as in MLPerf"),
     L("Templates", "How many minutes do 64 A100 take for a BERT run as long as MLPerf’s?")},
    {"rag-4", L("Templates", "Retrieval (RAG) service in production"),
     L("Templates",
       "Are four GPUs in one node enough for a retrieval-augmented generation (RAG) service?")},
    {"rent-or-buy-128", L("Templates", "Rent or buy 128 GPUs"),
     L("Templates", "128 A100, eight hours per day on 250 days per year: rent them for $156 per "
                    "hour, or buy them for $1.1 M?")},
    {"startup-7b", L("Templates", "Startup fine-tunes 7B"),
     L("Templates",
       "Is one GPU enough to fine-tune a 7B model with QLoRA, and what does it cost?")},
    {"serve-10k", L("Templates", "Serve 10,000 requests per second"),
     L("Templates", "What is the smallest H100 fleet that serves 10,000 requests per second within "
                    "the limits?")},
    {"batch-inference", L("Templates", "Batch inference: 100 M documents"),
     L("Templates", "How many A100 does an 8B model need to process 100 million documents within a "
                    "week, and what does one thousand cost?")},
    {"transcribe-speech", L("Templates", "Transcribe 100,000 hours of speech"),
     L("Templates",
       "How many A100 transcribe 100,000 hours of audio with Whisper large-v3 within a "
       "week, at 98 seconds per 150 minutes?")},
    {"grpo-8b", L("Templates", "Reinforcement learning: GRPO with 8B"),
     L("Templates",
       "How long do 16 H100 take for a GRPO step of 2,048 rollouts with an 8B model, and "
       "what waits for what?")},
    {"recommend-128", L("Templates", "Recommendation model on 128 GPUs"),
     L("Templates",
       "How long do 128 A100 take to train an 800 B recommendation model on 100 billion "
       "samples, and do they wait for storage of 100 GB/s?")},
    {"embed-5b", L("Templates", "Embed 5.85 billion images"),
     L("Templates", "Do 32 A100 compute the CLIP embeddings of LAION-5B within a week, at 312 "
                    "images per second and GPU?")},
    {"imaging-50k", L("Templates", "Read 50,000 medical images per day"),
     L("Templates", "Are two A100 enough for 50,000 images per day, each read and described by a "
                    "7B vision-language model?")},
    {"train-vlm-32", L("Templates", "Train a multimodal model on 32 GPUs"),
     L("Templates", "How long do 32 H100 take to train a 7B model and its vision encoder on 100 B "
                    "tokens of text and images, and what would several hundred change?")},
    {"coding-agents", L("Templates", "Serve coding agents"),
     L("Templates", "How many H200 serve about 200 coding agents at once, each with 33 calls whose "
                    "context grows to 85,000 tokens, on DeepSeek-V3?")},
    {"generate-images", L("Templates", "Generate images"),
     L("Templates",
       "How many H100 generate one 1-megapixel image per second with FLUX.1 dev, in 28 "
       "passes each?")},
};

} // namespace

TemplateWords templateWords(const QString& id)
{
    const Entry* found = find(kTemplates, id);
    return found ? TemplateWords{translated("Templates", found->label),
                                 translated("Templates", found->tip)}
                 : TemplateWords{};
}

} // namespace model::words
