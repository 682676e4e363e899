#include "views/serving/servingknobs.h"

namespace views {

#define L(context, text) text // read by lupdate as QT_TRANSLATE_NOOP

std::vector<KnobPanel::Section> servingKnobs()
{
    return {
        {L("Panels", "Request load"),
         {"work.*.serve.load_rule", "work.*.serve.requests", "work.*.serve.users",
          "work.*.serve.per_user", "work.*.serve.profile"},
         {"work.*.serve.night", "work.*.serve.weekend", "work.*.serve.peak_hour",
          "work.*.serve.batch"}},
        {L("Panels", "Input and output lengths"),
         {"work.*.serve.prompt", "work.*.serve.answer"},
         {"work.*.serve.spread", "work.*.serve.second.share", "work.*.serve.second.prompt",
          "work.*.serve.second.answer", "work.*.serve.second.first", "work.*.serve.second.token",
          "work.*.serve.third.share", "work.*.serve.third.prompt", "work.*.serve.third.answer",
          "work.*.serve.third.first", "work.*.serve.third.token"}},
        {L("Panels", "Latency limits"),
         {"work.*.serve.first", "work.*.serve.token"},
         {"work.*.serve.first_share", "work.*.serve.token_share"}},
        {L("Panels", "Model and engine"),
         {"work.*.model", "cluster.gpu", "work.*.serve.engine", "work.*.serve.weights",
          "work.*.serve.kv", "work.*.serve.measured", "work.*.serve.units",
          "work.*.serve.unit_time"},
         {"work.*.serve.rule", "work.*.serve.release", "work.*.serve.chunk",
          "work.*.serve.prefix_hit", "work.*.serve.draft_depth", "work.*.serve.draft_accepted",
          "work.*.serve.draft_cost", "work.*.serve.split", "work.*.serve.most_sequences",
          "work.*.serve.pace"}},
        {L("Panels", "Layout"),
         {"work.*.serve.goal"},
         {"work.*.serve.layout.tensor", "work.*.serve.layout.pipeline",
          "work.*.serve.layout.attention", "work.*.serve.layout.expert"}},
        {L("Panels", "Fleet"),
         {"cluster.count_rule", "cluster.count", "work.*.serve.load", "work.*.serve.standby",
          "work.*.serve.autoscaling"},
         {"work.*.serve.cold_start", "work.*.serve.cool_down", "work.*.serve.least_replicas"}},
        {L("Panels", "Second tier"),
         {"work.*.serve.tier_rule"},
         {"work.*.serve.tier_gpu", "work.*.serve.tier.share", "work.*.serve.tier.price",
          "work.*.serve.tier.node_size"}},
        {L("Panels", "Growth"), {"work.*.serve.growth"}, {"work.*.serve.growth_months"}},
        {L("Panels", "API comparison"), {"work.*.serve.api_input", "work.*.serve.api_output"}, {}},
        {L("Panels", "Retrieval (RAG)"),
         {"work.*.serve.rag.on"},
         {"work.*.serve.rag.embedding", "work.*.serve.rag.query", "work.*.serve.rag.chunk",
          "work.*.serve.rag.chunks", "work.*.serve.rag.reranker", "work.*.serve.rag.candidates",
          "work.*.serve.rag.growth"}},
    };
}

} // namespace views
