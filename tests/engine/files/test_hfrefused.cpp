#include "model/engine/files/hfconfig.h"
#include "model/engine/files/limits.h"
#include "tests/support/projects.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Configs that are broken, out of range, or not of a text decoder.
namespace {

using namespace engine;
using Code = Error::Code;
using Json = nlohmann::ordered_json;

class TestHfRefused : public QObject {
    Q_OBJECT

    static void file(const char* name, Code code, const char* where = "", const char* detail = "")
    {
        QTest::newRow(name) << static_cast<int>(code) << QByteArray(where) << QByteArray(detail);
    }

private Q_SLOTS:
    void museum_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<QByteArray>("detail"); // empty: not checked
        file("empty", Code::NotJson);
        file("array", Code::WrongType, "", "array");
        file("number", Code::WrongType, "", "number");
        file("null", Code::WrongType, "", "null");
        file("nothing-inside", Code::MissingKey, "/num_hidden_layers");
        file("cut-off", Code::NotJson);
        file("layers-twice", Code::DuplicateKey, "", "num_hidden_layers");
        file("beyond-double", Code::OutOfRange);
        file("no-heads", Code::MissingKey, "/num_attention_heads");
        file("null-vocab", Code::MissingKey, "/vocab_size");
        file("no-mlp-width", Code::MissingKey, "/intermediate_size");
        file("layers-1e308", Code::OutOfRange, "/num_hidden_layers", "1e+308");
        file("layers-zero", Code::OutOfRange, "/num_hidden_layers", "0");
        file("layers-negative", Code::OutOfRange, "/num_hidden_layers", "-3");
        file("layers-and-a-half", Code::OutOfRange, "/num_hidden_layers", "3.5");
        file("layers-10001", Code::OutOfRange, "/num_hidden_layers", "10001");
        file("layers-in-words", Code::WrongType, "/num_hidden_layers", R"("three")");
        file("layers-true", Code::WrongType, "/num_hidden_layers", "true");
        file("layers-listed", Code::WrongType, "/num_hidden_layers", "array");
        file("hidden-beyond-a-million", Code::OutOfRange, "/hidden_size", "1000001");
        file("words-beyond-100-million", Code::OutOfRange, "/vocab_size", "100000001");
        file("heads-do-not-divide", Code::OutOfRange, "/num_attention_heads", "7");
        file("more-key-heads-than-heads", Code::OutOfRange, "/num_key_value_heads", "16");
        file("key-heads-share-unevenly", Code::OutOfRange, "/num_key_value_heads", "3");
        file("more-chosen-than-experts", Code::OutOfRange, "/num_experts_per_tok", "9");
        file("none-chosen", Code::MissingKey, "/num_experts_per_tok");
        file("expert-layer-beyond-the-last", Code::OutOfRange, "/mlp_only_layers/1", "3");
        file("dense-layers-beyond-the-last", Code::OutOfRange, "/first_k_dense_replace", "4");
        file("frequencies-too-few", Code::OutOfRange, "/moe_layer_freq", "2");
        file("masked-words", Code::NoDecoder, "/architectures");
        file("layer-types-too-few", Code::OutOfRange, "/layer_types", "2");
        file("layer-types-linear", Code::NoDecoder, "/layer_types/1", R"("linear_attention")");
        file("window-negative", Code::OutOfRange, "/sliding_window", "-1");
        file("latent-without-rope", Code::MissingKey, "/qk_rope_head_dim");
        file("tied-in-words", Code::WrongType, "/tie_word_embeddings", R"("yes")");
        file("beyond-1e15-parameters", Code::OutOfRange);
        file("below-100000-parameters", Code::OutOfRange);
        file("nested-without-heads", Code::MissingKey, "/text_config/num_attention_heads");
        file("t5", Code::NoDecoder, "/model_type", "t5");
        file("whisper", Code::NoDecoder, "/model_type", "whisper");
        file("bert", Code::NoDecoder, "/model_type", "bert");
        file("vit", Code::NoDecoder, "/model_type", "vit");
        file("mamba", Code::NoDecoder, "/model_type", "mamba");
        file("states-in-some-layers", Code::NoDecoder, "/mamba_d_state", "somehybrid");
        file("encoder-and-decoder", Code::NoDecoder, "/is_encoder_decoder", "sometranslator");
    }
    void museum()
    {
        QFETCH(QByteArray, where);
        QFETCH(QByteArray, detail);
        const auto name = std::string("hf/bad/") + QTest::currentDataTag() + ".json";
        const auto read = readHfConfig(support::data(name), "test");
        QVERIFY(!read);
        QTEST(static_cast<int>(read.error().code), "code");
        if (!where.isEmpty() || !detail.isEmpty())
            QCOMPARE(QByteArray::fromStdString(read.error().where), where);
        if (!detail.isEmpty())
            QCOMPARE(QByteArray::fromStdString(read.error().detail), detail);
    }

    void tellsWhatIsAllowed()
    {
        const auto read = readHfConfig(support::data("hf/bad/layers-zero.json"), "test");
        QCOMPARE(read.error().advice, std::string("1 – 10000"));
        const auto kind = readHfConfig(support::data("hf/bad/whisper.json"), "test");
        QCOMPARE(kind.error().advice, std::string("encoder-decoder"));
    }
    void tellsNoMoreThanALine()
    {
        Json json = Json::parse(support::data("hf/llama.json"));
        json["hidden_size"] = std::string(1 << 20, 'x');
        const auto read = readHfConfig(json.dump(), "test");
        QVERIFY(!read && read.error().detail.size() < 100);
        json["hidden_size"] = 64;
        json["model_type"] = json["torch_dtype"] = std::string(1 << 20, 'x');
        const auto odd = readHfConfig(json.dump(), std::string(1 << 20, 'x'));
        QVERIFY(odd && odd->family.size() < 100 && odd->storedFormat.size() < 100);
        QVERIFY(odd->model.name.size() < 100 && odd->model.id.size() < 100);
    }
    void tooLargeAndTooDeep()
    {
        QCOMPARE(readHfConfig(std::string(kMostBytes + 1, ' '), "").error().code, Code::TooLarge);
        std::string deep;
        for (int i = 0; i < kMostDepth; ++i)
            deep += R"({"text_config": )";
        QCOMPARE(readHfConfig(deep + "{" + std::string(kMostDepth + 1, '}'), "").error().code,
                 Code::TooDeep);
    }
    void textPartsOneInTheOtherEnd()
    {
        std::string deep;
        for (int i = 1; i < kMostDepth; ++i)
            deep += R"({"text_config": )";
        const auto read = readHfConfig(deep + "{" + std::string(kMostDepth, '}'), "");
        QCOMPARE(read.error().code, Code::MissingKey);
    }

    // Everything at its limit at once is still a number.
    void theLargestOfEverythingIsRefusedAsAWhole()
    {
        const Json json{{"num_hidden_layers", 10000},    {"hidden_size", 1000000},
                        {"num_attention_heads", 100000}, {"head_dim", 1000000},
                        {"intermediate_size", 10000000}, {"vocab_size", 100000000},
                        {"num_experts", 100000},         {"num_experts_per_tok", 100000}};
        const auto read = readHfConfig(json.dump(), "");
        QVERIFY(!read);
        QCOMPARE(read.error().code, Code::OutOfRange);
        QCOMPARE(read.error().where, std::string());
        QVERIFY(std::isfinite(std::stod(read.error().detail)));
    }

    void absentAndNullAreTheSame()
    {
        const Json llama = Json::parse(support::data("hf/llama.json"));
        const double total = readHfConfig(llama.dump(), "")->model.params.base();
        for (const char* key :
             {"head_dim", "num_experts", "kv_lora_rank", "sliding_window", "layer_types",
              "attention_bias", "tie_word_embeddings", "mlp_only_layers", "moe_layer_freq",
              "quantization_config", "torch_dtype", "text_config", "is_encoder_decoder"}) {
            Json json = llama;
            json[key] = nullptr;
            const auto read = readHfConfig(json.dump(), "");
            QVERIFY2(read && read->model.params.base() == total, key);
        }
    }

    // One digit, letter or bracket of a valid file changed: rejected, or a valid model.
    void mutations()
    {
        const std::vector<std::string> good{
            support::data("hf/llama.json"), support::data("hf/deepseek-v3.json"),
            support::data("hf/llama4.json"), support::data("hf/qwen3-moe-sparse.json"),
            support::data("hf/gpt-oss.json")};
        support::Random random(7);
        int loads = 0, refused = 0;
        for (int i = 0; i < 1000; ++i) {
            std::string text = good[random.below(good.size())];
            for (std::size_t times = 1 + random.below(3); times > 0; --times) {
                const std::size_t at = random.below(text.size());
                if (random.below(3) == 0)
                    text.insert(at, 1, "0123456789-.eE{}[],:\"nt"[random.below(22)]);
                else
                    text[at] = "0123456789-.eE{}[],:\"nt"[random.below(22)];
            }
            const auto read = readHfConfig(text, "test");
            ++(read ? loads : refused);
            if (read)
                QVERIFY2(sound(*read), text.c_str());
        }
        QVERIFY2(loads > 100, std::to_string(loads).c_str());
        QVERIFY2(refused > 100, std::to_string(refused).c_str());
    }

    // Odd values in a valid file: always gets past the parser.
    void oddValues()
    {
        const std::vector<std::string> good{support::data("hf/qwen3-moe-sparse.json"),
                                            support::data("hf/deepseek-v3.json"),
                                            support::data("hf/gpt-oss.json")};
        const std::vector<Json> odd{0,
                                    1,
                                    2,
                                    7,
                                    -1,
                                    3.5,
                                    1e15,
                                    1e308,
                                    nullptr,
                                    true,
                                    "8",
                                    Json::array(),
                                    Json::object(),
                                    Json::array({1, "x"}),
                                    10000,
                                    1000000};
        support::Random random(8);
        int loads = 0;
        for (int i = 0; i < 1000; ++i) {
            Json json = Json::parse(good[random.below(good.size())]);
            for (std::size_t times = 1 + random.below(3); times > 0; --times)
                std::next(json.begin(), static_cast<long>(random.below(json.size()))).value() =
                    odd[random.below(odd.size())];
            const auto read = readHfConfig(json.dump(), "test");
            loads += read ? 1 : 0;
            if (read)
                QVERIFY2(sound(*read), json.dump().c_str());
        }
        QVERIFY2(loads > 100, std::to_string(loads).c_str());
    }

private:
    // All known numbers are finite and positive, and the model is within the plan's limits.
    static bool sound(const ImportedModel& m)
    {
        bool good = m.model.params.base() >= 1e5 && m.model.params.base() <= 1e15 &&
                    m.model.active.base() > 0 && m.model.active <= m.model.params &&
                    m.model.layers <= 1e4 && m.model.hidden <= 1e6 && m.model.vocab <= 1e8;
        for (const Field<Model>& field : fields(m.model)) {
            const double value = field.get(m.model);
            good = good && (std::isnan(value) || (std::isfinite(value) && value > 0));
        }
        for (const double value : {m.kvBytesToken.base(), m.forward.base(),
                                   forwardFlops(m.model, Tokens(4096), m.extras).base()})
            good = good && std::isfinite(value) && value > 0;
        return good;
    }
};

} // namespace

HEADROOM_ROOM(TestHfRefused)
#include "test_hfrefused.moc"
