#include "model/engine/files/hffamilies.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

using enum ShapeExtras::QueryNorm;
using Sharing = HfFamily::Sharing;

constexpr ShapeExtras kPlain{};
constexpr ShapeExtras kInputBias{.inputBias = true};
constexpr ShapeExtras kEachHead{.queryNorm = EachHead};
constexpr ShapeExtras kShift{.normWidth = 2};
constexpr ShapeExtras kBiases{
    .inputBias = true, .outputBias = true, .mlpBias = true, .normWidth = 2};

// gemma-3 files leave out values equal to their class's default.
constexpr std::array<HfFamily::Default, 6> kGemma3{{
    {"vocab_size", 262208},
    {"num_attention_heads", 8},
    {"num_key_value_heads", 4},
    {"head_dim", 256},
    {"max_position_embeddings", 131072},
    {"sliding_window", 4096},
}};
constexpr std::array<HfFamily::Default, 3> kLlama4{{
    {"num_experts_per_tok", 1},
    {"intermediate_size_mlp", 16384},
    {"attention_chunk_size", 8192},
}};

// From the published modeling code of each family; checked against the totals of real models
// (tests/engine/files/test_hfconfig.cpp).
constexpr std::array kFamilies{
    HfFamily{.types = "llama"},
    HfFamily{.types = "mistral mixtral phi3", .fullEvery = HfFamily::kNoneFull},
    HfFamily{.types = "qwen2 qwen2_vl qwen2_vl_text qwen2_5_vl qwen2_5_vl_text",
             .extras = kInputBias},
    HfFamily{.types = "qwen2_moe", .extras = {.inputBias = true, .sharedGate = true}},
    HfFamily{.types = "qwen3 qwen3_vl_text", .extras = kEachHead},
    HfFamily{.types = "qwen3_moe qwen3_vl_moe_text", .extras = kEachHead},
    HfFamily{.types = "qwen3_next qwen3_5 qwen3_5_text qwen3_5_moe qwen3_5_moe_text",
             .extras = {.sharedGate = true, .queryNorm = EachHead},
             .fullEvery = 4,
             .linear = true},
    HfFamily{.types = "gemma", .tied = true},
    HfFamily{.types = "gemma2", .tied = true, .extras = {.layerNorms = 4}, .fullEvery = 2},
    HfFamily{.types = "gemma3 gemma3_text",
             .tied = true,
             .extras = {.queryNorm = EachHead, .layerNorms = 4},
             .fullEvery = 6,
             .defaults = kGemma3},
    HfFamily{.types = "phi phi-msft",
             .gated = false,
             .extras = {.inputBias = true,
                        .outputBias = true,
                        .mlpBias = true,
                        .headBias = true,
                        .normWidth = 2,
                        .layerNorms = 1},
             .ffnFactor = 4},
    HfFamily{.types = "phimoe", .extras = kShift, .fullEvery = HfFamily::kNoneFull},
    HfFamily{.types = "gpt2",
             .gated = false,
             .tied = true,
             .extras = kBiases,
             .ffnFactor = 4,
             .positionsBeyond = 0},
    HfFamily{.types = "gpt_bigcode",
             .gated = false,
             .tied = true,
             .extras = kBiases,
             .ffnFactor = 4,
             .positionsBeyond = 0,
             .sharing = Sharing::OneForAll},
    HfFamily{.types = "gptj",
             .gated = false,
             .extras = {.mlpBias = true, .headBias = true, .normWidth = 2, .layerNorms = 1},
             .ffnFactor = 4},
    HfFamily{.types = "gpt_neox", .gated = false, .extras = kBiases},
    HfFamily{.types = "opt", .gated = false, .tied = true, .extras = kBiases, .positionsBeyond = 2},
    HfFamily{.types = "bloom",
             .gated = false,
             .tied = true,
             .extras = {.inputBias = true,
                        .outputBias = true,
                        .mlpBias = true,
                        .normWidth = 2,
                        .modelNorms = 2},
             .ffnFactor = 4},
    HfFamily{.types = "falcon RefinedWebModel",
             .gated = false,
             .tied = true,
             .extras = kShift,
             .ffnFactor = 4,
             .sharing = Sharing::OneForAll,
             .parallelBlocks = true},
    HfFamily{.types = "RefinedWeb",
             .gated = false,
             .tied = true,
             .extras = kShift,
             .ffnFactor = 4,
             .sharing = Sharing::NewDecoder,
             .parallelBlocks = true},
    HfFamily{.types = "starcoder2",
             .gated = false,
             .tied = true,
             .extras = kBiases,
             .fullEvery = HfFamily::kNoneFull},
    HfFamily{.types = "dbrx", .extras = kPlain},
    HfFamily{.types = "deepseek_v2", .countsLookup = false},
    HfFamily{.types = "deepseek_v3 kimi_k2 kimi_k25 glm_moe_dsa glm4_moe_lite",
             .extras = {.routerBias = true},
             .countsLookup = false},
    HfFamily{.types = "glm4_moe", .extras = {.inputBias = true, .routerBias = true}},
    HfFamily{.types = "minimax_m2", .extras = {.routerBias = true, .queryNorm = AllHeads}},
    HfFamily{
        .types = "llama4 llama4_text", .fullEvery = 4, .sharedExperts = 1, .defaults = kLlama4},
    HfFamily{.types = "gpt_oss",
             .extras = {.inputBias = true,
                        .outputBias = true,
                        .expertBias = true,
                        .routerBias = true,
                        .sinks = true},
             .fullEvery = 2,
             .countsLookup = false},
};

struct OtherKind {
    std::string_view kind, types;
};
constexpr std::array kOthers{
    OtherKind{"encoder-decoder",
              "t5 mt5 umt5 longt5 bart mbart pegasus marian blenderbot prophetnet "
              "m2m_100 nllb-moe switch_transformers whisper speech_to_text "
              "speecht5 seamless_m4t trocr vision-encoder-decoder "
              "encoder-decoder pix2struct"},
    OtherKind{"encoder", "bert roberta xlm-roberta camembert distilbert albert electra deberta "
                         "deberta-v2 mpnet longformer big_bird xlnet modernbert nomic_bert esm"},
    OtherKind{"vision", "vit deit beit swin swinv2 convnext resnet dinov2 clip clip_vision_model "
                        "siglip siglip_vision_model detr sam segformer owlvit"},
    OtherKind{"audio", "wav2vec2 wav2vec2-bert hubert wavlm encodec musicgen"},
    OtherKind{"state-space", "mamba mamba2 falcon_mamba rwkv rwkv5 jamba bamba zamba zamba2 "
                             "recurrent_gemma hyena stripedhyena retnet"},
};

bool lists(std::string_view types, std::string_view type)
{
    while (!types.empty()) {
        const auto end = std::min(types.find(' '), types.size());
        if (types.substr(0, end) == type)
            return true;
        types.remove_prefix(std::min(end + 1, types.size()));
    }
    return false;
}

} // namespace

const HfFamily* hfFamily(std::string_view type)
{
    const auto it =
        std::ranges::find_if(kFamilies, [&](const HfFamily& f) { return lists(f.types, type); });
    return it == kFamilies.end() ? nullptr : &*it;
}

std::string_view hfOtherKind(std::string_view type)
{
    const auto it =
        std::ranges::find_if(kOthers, [&](const OtherKind& o) { return lists(o.types, type); });
    return it == kOthers.end() ? std::string_view() : it->kind;
}

} // namespace engine
