#include "model/engine/files/hfconfig.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

// Real models' shapes as config.json, compared with published facts.
namespace {

using namespace engine;
using Json = nlohmann::ordered_json;

// A real model: its config, and the catalog entry with what is known about it (or null).
struct Real {
    std::string name;
    Result<ImportedModel> read;
    Json entry;

    double published() const { return number("params_published"); }
    double active() const { return number("params_active_published"); }
    double number(const char* key) const
    {
        const auto it = entry.find(key);
        return it != entry.end() && it->is_number() ? it->get<double>() : kUnknown;
    }
    std::string line() const
    {
        const double counted = read ? read->model.params.base() : kUnknown;
        return QString::asprintf("%-44s %16.0f %16.0f %+8.4f %%   active %14.0f %14.0f",
                                 name.c_str(), counted, published(),
                                 100 * (counted / published() - 1),
                                 read ? read->model.active.base() : kUnknown, active())
            .toStdString();
    }
};

std::vector<Real> realModels()
{
    std::vector<Real> all;
    const Json file = Json::parse(std::ifstream(HEADROOM_TEST_DATA "/models/published.json"));
    for (const Json& model : file["models"]) {
        const auto name = model["name"].get<std::string>();
        all.push_back({name, readHfConfig(model["config"].dump(), name), model["known"]});
    }
    return all;
}

// A count given exactly must match; a rounded one within 1.5 %.
bool agrees(const Real& real)
{
    const double counted = real.read->model.params.base();
    const bool rounded = std::fmod(real.published(), 1e8) == 0;
    return rounded ? support::near(counted, real.published(), 0.015) : counted == real.published();
}

// Active parameters are published with two digits, rounded or truncated.
bool activeAgrees(const Real& real)
{
    const double unit = std::fmod(real.active(), 1e9) == 0 ? 1e9 : 1e8;
    return std::abs(real.read->model.active.base() - real.active()) < unit;
}

class TestHfPublished : public QObject {
    Q_OBJECT

    std::vector<Real> models_;

    template <class Wrong> void judge(const char* what, int expected, Wrong wrong)
    {
        int judged = 0;
        std::string wrongs;
        for (const Real& real : models_)
            if (const int verdict = wrong(real); verdict != 0) {
                ++judged;
                if (verdict < 0)
                    wrongs += "\n" + real.line();
            }
        if (!wrongs.empty())
            for (const Real& real : models_)
                qInfo("%s", real.line().c_str());
        QVERIFY2(wrongs.empty(), (what + wrongs).c_str());
        QCOMPARE(judged, expected);
    }

private Q_SLOTS:
    void initTestCase() { models_ = realModels(); }

    // Shapes of other models, and their published totals.
    void shapes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("total");
        const auto row = [](const char* name, double total, const char* text) {
            QTest::newRow(name) << QByteArray(text) << total;
        };
        row("BLOOM 7B1", 7069016064, R"({"model_type": "bloom", "n_layer": 30, "n_embed": 4096,
            "num_attention_heads": 32, "vocab_size": 250880})");
        row("BLOOM 176B", 176247271424, R"({"model_type": "bloom", "n_layer": 70,
            "hidden_size": 14336, "n_head": 112, "vocab_size": 250880})");
        row("OPT 125M", 125239296, R"({"model_type": "opt", "num_hidden_layers": 12,
            "hidden_size": 768, "num_attention_heads": 12, "ffn_dim": 3072, "vocab_size": 50272,
            "max_position_embeddings": 2048})");
        row("OPT 350M", 331196416, R"({"model_type": "opt", "num_hidden_layers": 24,
            "hidden_size": 1024, "num_attention_heads": 16, "ffn_dim": 4096, "vocab_size": 50272,
            "max_position_embeddings": 2048, "word_embed_proj_dim": 512,
            "do_layer_norm_before": false})");
        row("OPT 30B", 29974540288, R"({"model_type": "opt", "num_hidden_layers": 48,
            "hidden_size": 7168, "num_attention_heads": 56, "ffn_dim": 28672, "vocab_size": 50272,
            "max_position_embeddings": 2048})");
        row("Falcon 7B", 6921720704, R"({"model_type": "RefinedWebModel", "n_layer": 32,
            "hidden_size": 4544, "n_head": 71, "multi_query": true, "parallel_attn": true,
            "vocab_size": 65024})");
        row("Falcon 40B", 41303293952, R"({"model_type": "falcon", "num_hidden_layers": 60,
            "hidden_size": 8192, "num_attention_heads": 128, "num_kv_heads": 8,
            "new_decoder_architecture": true, "vocab_size": 65024})");
        row("Falcon 180B, of two tables", 179522565120, R"({"model_type": "falcon",
            "num_hidden_layers": 80, "hidden_size": 14848, "num_attention_heads": 232,
            "num_kv_heads": 8, "new_decoder_architecture": true, "vocab_size": 65024,
            "tie_word_embeddings": false})");
        row("GPT-NeoX 20B", 20554567680, R"({"model_type": "gpt_neox", "num_hidden_layers": 44,
            "hidden_size": 6144, "num_attention_heads": 64, "intermediate_size": 24576,
            "vocab_size": 50432})");
        row("DBRX", 131596523520, R"({"model_type": "dbrx", "n_layers": 40, "d_model": 6144,
            "n_heads": 48, "attn_config": {"kv_n_heads": 8}, "vocab_size": 100352,
            "ffn_config": {"ffn_hidden_size": 10752, "moe_num_experts": 16, "moe_top_k": 4}})");
        row("DeepSeek V2", 235741434880, R"({"model_type": "deepseek_v2", "num_hidden_layers": 60,
            "hidden_size": 5120, "num_attention_heads": 128, "intermediate_size": 12288,
            "vocab_size": 102400, "n_routed_experts": 160, "num_experts_per_tok": 6,
            "n_shared_experts": 2, "moe_intermediate_size": 1536, "first_k_dense_replace": 1,
            "q_lora_rank": 1536, "kv_lora_rank": 512, "qk_nope_head_dim": 128,
            "qk_rope_head_dim": 64, "v_head_dim": 128})");
        row("Phi 3 mini", 3821079552, R"({"model_type": "phi3", "num_hidden_layers": 32,
            "hidden_size": 3072, "num_attention_heads": 32, "intermediate_size": 8192,
            "vocab_size": 32064})");
        row("Phi 4", 14659507200, R"({"model_type": "phi3", "num_hidden_layers": 40,
            "hidden_size": 5120, "num_attention_heads": 40, "num_key_value_heads": 10,
            "intermediate_size": 17920, "vocab_size": 100352})");
        row("Qwen 2.5 7B", 7615616512, R"({"model_type": "qwen2", "num_hidden_layers": 28,
            "hidden_size": 3584, "num_attention_heads": 28, "num_key_value_heads": 4,
            "intermediate_size": 18944, "vocab_size": 152064})");
        row("Gemma 2 2B", 2614341888, R"({"model_type": "gemma2", "num_hidden_layers": 26,
            "hidden_size": 2304, "num_attention_heads": 8, "num_key_value_heads": 4,
            "head_dim": 256, "intermediate_size": 9216, "vocab_size": 256000})");
    }
    void shapes()
    {
        QFETCH(QByteArray, text);
        const auto read = readHfConfig(text.toStdString(), "");
        QVERIFY2(read, read ? "" : read.error().where.c_str());
        QTEST(read->model.params.base(), "total");
    }

    void allLoad()
    {
        judge("refused", 38, [](const Real& r) { return r.read ? 1 : -1; });
    }
    void familiesAreKnown()
    {
        judge("unknown family", 38, [](const Real& r) {
            return std::ranges::count(r.read->notes, ImportNote::What::UnknownFamily,
                                      &ImportNote::what) == 0
                       ? 1
                       : -1;
        });
    }
    void totalsArePublishedOnes()
    {
        judge("not the published count", 33, [](const Real& r) {
            return std::isnan(r.published()) ? 0 : agrees(r) ? 1 : -1;
        });
    }
    void activeArePublishedOnes()
    {
        judge("not the published active count", 11, [](const Real& r) {
            return std::isnan(r.active()) ? 0 : activeAgrees(r) ? 1 : -1;
        });
    }
    void othersArePlausible() // 1 to 14 billion, by their names
    {
        judge("implausible", 5, [](const Real& r) {
            const double counted = r.read->model.params.base();
            return !std::isnan(r.published()) ? 0 : counted > 1e9 && counted < 15e9 ? 1 : -1;
        });
    }

    // Published FLOPs, from the matrices alone: 2 FLOPs per multiplied parameter.
    void workIsTwoFlopsAMatrixNumber()
    {
        judge("other FLOPs a token", 34, [](const Real& r) {
            const bool mixture = r.entry.contains("params_active_derived");
            double matrices = r.number(mixture ? "params_active_derived" : "params_derived");
            if (std::isnan(matrices))
                return 0;
            if (!r.entry["tied_embeddings"])
                matrices -= r.number("vocab") * r.number("hidden");
            return support::near(r.read->forward.base(), 2 * matrices, 1e-9) ? 1 : -1;
        });
    }
    void keysAndValuesFollowTheShape()
    {
        judge("other bytes a token", 34, [](const Real& r) {
            if (r.entry.empty())
                return 0;
            const Json latent = r.entry.value("mla", Json());
            const double elements = latent.is_object()
                                        ? latent["kv_lora_rank"].get<double>() +
                                              latent["qk_rope_head_dim"].get<double>()
                                        : 2 * r.number("kv_heads") * r.number("head_dim");
            return r.read->kvBytesToken.base() == 2 * r.number("layers") * elements ? 1 : -1;
        });
    }
};

} // namespace

HEADROOM_ROOM(TestHfPublished)
#include "test_hfpublished.moc"
