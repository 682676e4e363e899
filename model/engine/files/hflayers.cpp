#include "model/engine/files/hfshape.h"

#include <cmath>

// Layers that differ from each other: dense or MoE, with or without a sliding window.
namespace engine {
namespace {

using What = ImportNote::What;

constexpr double kMostExperts = 1e5;
constexpr double kMostWindow = 1e9;

// Which layers have experts. Each rule is one family's, and a file has the keys of one:
// DeepSeek (first_k_dense_replace, moe_layer_freq), Qwen (decoder_sparse_step, mlp_only_layers),
// Llama 4 (moe_layers, interleave_moe_layer_step).
class MixtureLayers {
public:
    explicit MixtureLayers(HfReading& r)
        : first_(orElse(0, r.keys.number({"first_k_dense_replace"}, 0, r.model.layers)))
        , step_(orElse(1, r.keys.number({"decoder_sparse_step"}, 1, kMostLayers)))
        , interleave_(orElse(1, r.keys.number({"interleave_moe_layer_step"}, 1, kMostLayers)))
        , dense_(r.keys.indices({"mlp_only_layers"}, r.model.layers))
        , only_(r.keys.indices({"moe_layers"}, r.model.layers))
    {
        readFrequency(r);
    }

    bool operator()(double layer) const
    {
        const bool listed = only_ ? only_->contains(layer) : divides(interleave_, layer + 1);
        return listed && layer >= first_ && divides(frequency_, layer) &&
               divides(step_, layer + 1) && !(dense_ && dense_->contains(layer)) &&
               !without_.contains(layer);
    }

private:
    static double orElse(double otherwise, double value)
    {
        return std::isnan(value) ? otherwise : value;
    }
    static bool divides(double step, double number) { return std::fmod(number, step) == 0; }

    // A number, or a list with 0 for each layer without experts.
    void readFrequency(HfReading& r)
    {
        const HfKeys::Names names{"moe_layer_freq"};
        if (!r.keys.isList(names)) {
            frequency_ = orElse(1, r.keys.number(names, 1, kMostLayers));
            return;
        }
        const Json& list = *r.keys.list(names);
        if (static_cast<double>(list.size()) != r.model.layers)
            r.keys.refuse(Code::OutOfRange, r.keys.where(names), std::to_string(list.size()),
                          plain(r.model.layers));
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i] == 0)
                without_.insert(static_cast<double>(i));
    }

    double first_, step_, interleave_, frequency_ = 1;
    std::optional<std::set<double>> dense_, only_;
    std::set<double> without_;
};

double denseLayers(HfReading& r)
{
    const MixtureLayers mixture(r);
    double dense = 0;
    for (double layer = 0; layer < r.model.layers; ++layer)
        dense += mixture(layer) ? 0 : 1;
    return dense;
}

void readExperts(HfReading& r)
{
    Model& m = r.model;
    const HfKeys::Names chosen{"num_experts_per_tok",   "experts_per_token",
                               "num_experts_per_token", "moe_top_k",
                               "ffn_config/moe_top_k",  "moe_topk"};
    m.expertsActive = r.keys.needed(chosen, 1, kMostExperts);
    if (m.expertsActive > m.experts)
        r.keys.refuse(Code::OutOfRange, r.keys.where(chosen), plain(m.expertsActive),
                      "1 – " + plain(m.experts));
    const double own = r.keys.number({"moe_intermediate_size"}, 1, kMostFfn);
    m.expertFfn = std::isnan(own) ? m.ffn : own;
    // Llama 4 has a separate width for its dense layers.
    if (const double dense = r.keys.number({"intermediate_size_mlp"}, 1, kMostFfn); dense > 0)
        m.ffn = dense;
    if (const double dense = denseLayers(r); dense > 0)
        m.denseLayers = dense;
}

// A number of shared experts, or one with its own width, in units of the routed experts' width.
double sharedExperts(HfReading& r)
{
    const double width = r.keys.number({"shared_expert_intermediate_size"}, 0, kMostFfn);
    if (!std::isnan(width))
        return width / r.model.expertFfn;
    const double count = r.keys.number({"n_shared_experts", "num_shared_experts"}, 0, kMostExperts);
    return std::isnan(count) ? r.family.sharedExperts : count;
}

// Layers whose keys and values are kept for a window only, by layer type name.
double windowedByName(HfReading& r, const Json& types)
{
    const std::string at = r.keys.where({"layer_types"});
    if (static_cast<double>(types.size()) != r.model.layers)
        r.keys.refuse(Code::OutOfRange, at, std::to_string(types.size()), plain(r.model.layers));
    double windowed = 0;
    for (std::size_t i = 0; i < types.size(); ++i) {
        const Json& type = types[i];
        const bool linear = r.family.linear && type == "linear_attention";
        const bool window = type == "sliding_attention" || type == "chunked_attention";
        if (r.family.linear ? linear : window)
            ++windowed;
        else if (!linear && !window && type != "full_attention" &&
                 type != "attention") // another kind of attention
            r.keys.refuse(Code::NoDecoder, at + "/" + std::to_string(i), excerpt(type),
                          "attention");
    }
    return windowed;
}

// The last of every `fullEvery` layers has full attention.
double windowedByPattern(double layers, double fullEvery)
{
    return layers - std::floor(layers / fullEvery);
}

// How many layers have the window; unknown if nothing says.
double windowedLayers(HfReading& r)
{
    const double layers = r.model.layers;
    if (const Json* const types = r.keys.list({"layer_types"}))
        return windowedByName(r, *types);
    const double pattern = r.keys.number({"sliding_window_pattern", "_sliding_window_pattern",
                                          "no_rope_layer_interval", "full_attention_interval"},
                                         1, kMostLayers);
    if (!std::isnan(pattern))
        return windowedByPattern(layers, pattern);
    const double below = r.keys.number({"max_window_layers"}, 0, kMostLayers);
    if (!std::isnan(below)) // Qwen: the layers below have full attention
        return larger(0.0, layers - below);
    return r.family.fullEvery > 0 ? windowedByPattern(layers, r.family.fullEvery) : kUnknown;
}

// Linear attention folds all tokens into a state of fixed size, which costs about as much as
// attending to a single token.
void readLinear(HfReading& r)
{
    const double layers = windowedLayers(r);
    if (!r.keys.has({"layer_types"}) && !r.keys.has({"full_attention_interval"}))
        r.note(What::KeyAssumed, "full_attention_interval", plain(r.family.fullEvery));
    if (!(layers > 0))
        return;
    r.model.window = Tokens(1);
    r.model.windowShare = layers / r.model.layers;
    r.note(What::LinearAttention, "linear_attention", plain(layers));
}

} // namespace

void readHfMixture(HfReading& r)
{
    Model& m = r.model;
    const double experts = r.keys.number({"num_local_experts", "num_experts", "n_routed_experts",
                                          "ffn_config/moe_num_experts", "moe_num_experts"},
                                         0, kMostExperts);
    if (experts > 0) {
        m.experts = experts;
        readExperts(r);
        if (const double shared = sharedExperts(r); shared > 0)
            m.sharedExperts = shared;
    }
    const bool noneDense = experts > 0 && !(m.denseLayers > 0);
    if (std::isnan(m.ffn) && !(noneDense && m.expertFfn > 0))
        r.keys.missing("intermediate_size");
}

void readHfWindow(HfReading& r)
{
    if (r.family.linear) {
        readLinear(r);
        return;
    }
    Model& m = r.model;
    const HfKeys::Names names{"sliding_window", "sliding_window_size", "attention_chunk_size"};
    const double window = r.keys.number(names, 1, kMostWindow);
    const double layers = windowedLayers(r);
    if (std::isnan(window))
        return;
    const bool used = r.keys.flag({"use_sliding_window"}, !r.keys.has({"max_window_layers"}));
    if (!used || std::isnan(layers) || window >= m.context.base()) {
        r.note(What::WindowIgnored, "sliding_window", plain(window));
        return;
    }
    if (layers > 0) {
        m.window = Tokens(window);
        m.windowShare = layers / m.layers;
    }
}

} // namespace engine
