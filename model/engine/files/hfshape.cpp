#include "model/engine/files/hfshape.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

using What = ImportNote::What;

constexpr double kMostWidth = 1e6;
constexpr double kMostHeads = 1e5;
constexpr double kMostWords = 1e8;
constexpr double kMostContext = 1e9;

const char* word(bool yes)
{
    return yes ? "true" : "false";
}

void readSizes(HfReading& r)
{
    Model& m = r.model;
    m.layers =
        r.keys.needed({"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, 1, kMostLayers);
    m.hidden = r.keys.needed({"hidden_size", "n_embd", "d_model", "n_embed"}, 1, kMostWidth);
    m.vocab = r.keys.needed({"vocab_size", "padded_vocab_size"}, 1, kMostWords);
    m.context = Tokens(r.keys.number({"max_position_embeddings", "n_positions", "n_ctx",
                                      "max_seq_len", "seq_length", "max_sequence_length"},
                                     1, kMostContext));
    m.ffn = r.keys.number({"intermediate_size", "ffn_dim", "n_inner", "ffn_hidden_size",
                           "ffn_config/ffn_hidden_size"},
                          1, kMostFfn);
    if (std::isnan(m.ffn) && r.family.ffnFactor > 0)
        m.ffn = r.family.ffnFactor * m.hidden;
}

// One for all heads, one per group, or one per head. Falcon's newer blocks have groups regardless
// of multi_query, and its older files state as many groups as heads but mean one.
double sharedKeys(HfReading& r)
{
    const bool newer = r.keys.flag({"new_decoder_architecture"},
                                   r.family.sharing == HfFamily::Sharing::NewDecoder);
    const bool one = r.keys.flag({"multi_query"}, r.family.sharing == HfFamily::Sharing::OneForAll);
    if (one && !newer)
        return 1;
    const HfKeys::Names names{"num_key_value_heads", "num_kv_heads", "n_head_kv",
                              "attn_config/kv_n_heads", "multi_query_group_num"};
    const double groups = r.keys.number(names, 1, kMostHeads);
    if (std::isnan(groups))
        return r.model.heads;
    if (std::fmod(r.model.heads, groups) != 0) // more than heads, or not a divisor
        r.keys.refuse(Code::OutOfRange, r.keys.where(names), plain(groups), plain(r.model.heads));
    return groups;
}

double headWidth(HfReading& r)
{
    const double given = r.keys.number({"head_dim", "kv_channels"}, 1, kMostWidth);
    if (!std::isnan(given))
        return given;
    const Model& m = r.model;
    if (std::fmod(m.hidden, m.heads) != 0)
        r.keys.refuse(Code::OutOfRange, r.keys.where({"num_attention_heads", "n_head", "n_heads"}),
                      plain(m.heads), plain(m.hidden));
    if (!r.known)
        r.note(What::KeyAssumed, "head_dim", plain(m.hidden / m.heads));
    return m.hidden / m.heads;
}

void readLatent(HfReading& r)
{
    Model& m = r.model;
    m.qRank = r.keys.number({"q_lora_rank"}, 0, kMostWidth);
    if (m.qRank == 0)
        m.qRank = kUnknown;
    m.nopeDim = r.keys.needed({"qk_nope_head_dim"}, 1, kMostWidth);
    m.ropeDim = r.keys.needed({"qk_rope_head_dim"}, 1, kMostWidth);
    m.vDim = r.keys.needed({"v_head_dim"}, 1, kMostWidth);
    m.kvHeads = m.heads;
    m.headDim = m.nopeDim + m.ropeDim;
}

void readAttention(HfReading& r)
{
    Model& m = r.model;
    m.heads = r.keys.needed({"num_attention_heads", "n_head", "n_heads"}, 1, kMostHeads);
    m.kvRank = r.keys.number({"kv_lora_rank"}, 1, kMostWidth);
    if (!std::isnan(m.kvRank)) {
        readLatent(r);
        return;
    }
    m.kvHeads = sharedKeys(r);
    m.headDim = headWidth(r);
}

// The family table says whether a family is gated; for others the activation tells.
void readGate(HfReading& r)
{
    bool gated = r.family.gated;
    if (!r.known) {
        const std::string activation =
            r.keys.text({"hidden_act", "hidden_activation", "activation_function"});
        constexpr std::array<std::string_view, 5> gates{"silu", "swish", "swiglu", "swigluoai",
                                                        "geglu"};
        gated = activation.empty() || std::ranges::find(gates, activation) != gates.end();
        r.note(What::KeyAssumed, "gated", word(gated));
    }
    r.model.ffnMatrices = gated ? 3 : 2;
}

void readTables(HfReading& r)
{
    const bool tied = r.keys.flag({"tie_word_embeddings"}, r.family.tied);
    if (!r.keys.has({"tie_word_embeddings"}))
        r.note(What::TiedAssumed, "tie_word_embeddings", word(tied));
    r.model.embeddings = tied ? 1 : 2;
    const double width = r.keys.number({"word_embed_proj_dim"}, 1, kMostWidth);
    if (width != r.model.hidden)
        r.extras.embeddingWidth = width;
    if (r.family.positionsBeyond != HfFamily::kNoPositions) {
        if (std::isnan(r.model.context.base()))
            r.keys.missing("max_position_embeddings");
        r.extras.positions = r.model.context.base() + r.family.positionsBeyond;
    }
}

void readBiases(HfReading& r)
{
    ShapeExtras& x = r.extras;
    const HfKeys::Names all{"bias", "use_bias", "enable_bias"};
    x.inputBias = r.keys.flag({"qkv_bias", "attention_bias"}, r.keys.flag(all, x.inputBias));
    x.outputBias = r.keys.flag({"attention_bias"}, r.keys.flag(all, x.outputBias));
    x.mlpBias = r.keys.flag({"mlp_bias"}, r.keys.flag(all, x.mlpBias));
    x.headBias = r.keys.flag({"lm_head_bias"}, x.headBias);
}

void readNorms(HfReading& r)
{
    // The original OPT 350M has its norms after the blocks, and none at the end.
    if (!r.keys.flag({"do_layer_norm_before"}, true))
        r.extras.modelNorms = 0;
    if (!r.family.parallelBlocks)
        return;
    const bool newer = r.keys.flag({"new_decoder_architecture"},
                                   r.family.sharing == HfFamily::Sharing::NewDecoder);
    const double norms = r.keys.number({"num_ln_in_parallel_attn"}, 1, 2);
    if (newer)
        r.extras.layerNorms = std::isnan(norms) ? 2 : norms;
    else
        r.extras.layerNorms = r.keys.flag({"parallel_attn"}, true) ? 1 : 2;
}

} // namespace

void readHfShape(HfReading& r)
{
    r.extras = r.family.extras;
    readSizes(r);
    readAttention(r);
    readGate(r);
    readTables(r);
    readBiases(r);
    readNorms(r);
    readHfMixture(r);
    readHfWindow(r);
}

} // namespace engine
