#include "model/engine/files/hfconfig.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

// A model read from its config.json.
namespace {

using namespace engine;
using What = ImportNote::What;
using Json = nlohmann::ordered_json;

ImportedModel imported(const std::string& text, std::string_view name = "test")
{
    auto read = readHfConfig(text, name);
    if (!read)
        throw std::runtime_error(read.error().where + ": " + read.error().detail);
    return std::move(*read);
}

std::string small(const std::string& name)
{
    return support::data("hf/" + name + ".json");
}

// A small config with some keys changed; null removes one, as in merge patches.
std::string changed(const std::string& name, const Json& patch)
{
    Json json = Json::parse(small(name));
    json.merge_patch(patch);
    return json.dump();
}

QByteArray notesOf(const ImportedModel& m)
{
    QByteArray all;
    for (const ImportNote& note : m.notes)
        all += QByteArray::number(static_cast<int>(note.what)) + ' ' + note.key.c_str() +
               (note.detail.empty() ? "" : " = ") + note.detail.c_str() + "; ";
    return all;
}

QByteArray note(What what, const char* key, const char* detail)
{
    return notesOf({.notes = {{what, key, detail}}});
}

class TestHfConfig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Counted tensor by tensor from each family's modeling code, by another program.
    void families_data()
    {
        QTest::addColumn<double>("total");
        QTest::addColumn<double>("active");
        QTest::addColumn<double>("kvBytes");
        QTest::addColumn<double>("flops");
        const auto row = [](const char* name, double total, double active, double kv,
                            double flops) {
            QTest::newRow(name) << total << active << kv << flops;
        };
        row("llama", 251328, 251328, 192, 373760);
        row("llama-biased", 219968, 219968, 384, 435200);
        row("mistral", 251328, 251328, 192, 373760);
        row("qwen2", 251616, 251616, 192, 373760);
        row("qwen2-windowed", 251616, 251616, 192, 373760);
        row("qwen3", 218144, 218144, 384, 435200);
        row("gemma", 218048, 218048, 384, 435200);
        row("gemma2", 218432, 218432, 384, 435200);
        row("gemma3-text", 218528, 218528, 384, 435200);
        row("gemma3", 18055488, 18055488, 12288, 36106240);
        row("phi3", 251328, 251328, 192, 373760);
        row("phi-msft", 278696, 278696, 768, 422912);
        row("phi", 222824, 222824, 192, 312320);
        row("gpt2", 246848, 246848, 768, 422912);
        row("gpt-bigcode", 187856, 187856, 96, 306176);
        row("gptj", 277928, 277928, 768, 422912);
        row("gpt-neox", 240928, 240928, 768, 349184);
        row("opt", 308128, 308128, 768, 349184);
        row("opt-narrow", 280096, 280096, 768, 293376);
        row("bloom", 214208, 214208, 768, 422912);
        row("falcon", 190464, 190464, 96, 379904);
        row("falcon-groups", 193920, 193920, 192, 386048);
        row("refined-web", 193920, 193920, 192, 386048);
        row("falcon-rw", 214080, 214080, 768, 422912);
        row("starcoder2", 158208, 158208, 192, 312320);
        row("mixtral", 603072, 271296, 192, 413696);
        row("qwen2-moe", 695712, 363936, 192, 598400);
        row("qwen3-moe", 633888, 302112, 384, 475136);
        row("qwen3-moe-sparse", 670720, 449536, 768, 769024);
        row("qwen3-next", 876480, 434112, 128, 738816);
        row("phimoe", 605000, 273224, 192, 413696);
        row("dbrx", 603072, 271296, 192, 413696);
        row("deepseek-v2-lite", 622624, 337440, 240, 673792);
        row("deepseek-v3", 585920, 300736, 240, 600064);
        row("kimi-k2", 450232, 275640, 240, 549888);
        row("deepseek-v2-frequency", 468656, 294064, 240, 586752);
        row("llama4", 1081408, 565312, 1024, 1000448);
        row("gpt-oss", 811648, 299136, 512, 590848);
        row("unknown", 251328, 251328, 192, 373760);
    }
    void families()
    {
        QFETCH(double, total);
        QFETCH(double, active);
        QFETCH(double, kvBytes);
        QFETCH(double, flops);
        const ImportedModel m = imported(small(QTest::currentDataTag()));
        QCOMPARE(m.model.params.base(), total);
        QCOMPARE(m.model.active.base(), active);
        QCOMPARE(m.kvBytesToken.base(), kvBytes);
        QCOMPARE(m.forward.base(), flops);
        QCOMPARE(m.parts.total().base(), total);
    }

    void denseLayers_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<double>("dense"); // NaN: none
        const auto row = [](const char* name, const char* patch, double dense) {
            QTest::newRow(name) << QByteArray(patch) << dense;
        };
        row("no key: every layer has experts", "{}", kUnknown);
        row("the first two are dense", R"({"first_k_dense_replace": 2})", 2);
        row("every third has experts, from the first", R"({"moe_layer_freq": 3})", 4);
        row("a list says it for each", R"({"moe_layer_freq": [0, 0, 1, 1, 1, 1]})", 2);
        row("every second has experts", R"({"decoder_sparse_step": 2})", 3);
        row("listed ones are dense", R"({"mlp_only_layers": [0, 5]})", 2);
        row("both rules of Qwen", R"({"decoder_sparse_step": 2, "mlp_only_layers": [1]})", 4);
        row("every third of Llama 4", R"({"interleave_moe_layer_step": 3})", 4);
        row("Llama 4 lists them", R"({"moe_layers": [1], "interleave_moe_layer_step": 1})", 5);
        row("an empty list is none", R"({"mlp_only_layers": []})", kUnknown);
    }
    void denseLayers()
    {
        QFETCH(QByteArray, patch);
        QFETCH(double, dense);
        Json json = Json::parse(patch.toStdString());
        json["num_hidden_layers"] = 6;
        VERIFY_NEAR(imported(changed("mixtral", json)).model.denseLayers, dense, 0.0);
    }

    void windows_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<double>("window"); // NaN: none
        QTest::addColumn<double>("share");
        const auto row = [](const char* name, const char* file, const char* patch, double window,
                            double share = kUnknown) {
            QTest::newRow(name) << QByteArray(file) << QByteArray(patch) << window << share;
        };
        row("Mistral: every layer", "mistral", "{}", 512, 1);
        row("null is no window", "mistral", R"({"sliding_window": null})", kUnknown);
        row("as wide as the context is none", "mistral", R"({"sliding_window": 2048})", kUnknown);
        row("Gemma 2: every other, from the first", "gemma2", "{}", 512, 2.0 / 3);
        row("Gemma 3: five of six", "gemma3-text",
            R"({"num_hidden_layers": 26, "sliding_window_pattern": null})", 512, 22.0 / 26);
        row("Qwen 2: switched off", "qwen2", "{}", kUnknown);
        row("Qwen 2: above some layer", "qwen2-windowed", "{}", 512, 2.0 / 3);
        row("Qwen 2: above the last", "qwen2-windowed", R"({"max_window_layers": 9})", kUnknown);
        row("Llama 4: chunks in three of four", "llama4", "{}", 512, 0.75);
        row("gpt-oss: by name", "gpt-oss", "{}", 128, 0.5);
        row("gpt-oss: alternate without names", "gpt-oss", R"({"layer_types": null})", 128, 0.5);
        row("names outrank the family", "gpt-oss",
            R"({"layer_types": ["sliding_attention", "sliding_attention", "sliding_attention",
                                "full_attention"]})",
            128, 0.75);
        row("Qwen3-Next: three of four have linear attention", "qwen3-next", "{}", 1, 0.75);
        row("Qwen3.5: linear attention by name", "qwen3-next",
            R"({"model_type": "qwen3_5_moe_text", "full_attention_interval": null,
                "layer_types": ["linear_attention", "linear_attention", "full_attention",
                                "full_attention"]})",
            1, 0.5);
        row("nobody says which layers", "unknown", R"({"sliding_window": 512})", kUnknown);
        row("a pattern of more layers than there are", "gemma3-text",
            R"({"sliding_window_pattern": 6})", 512, 1);
        row("a pattern of one: none", "gemma3-text", R"({"sliding_window_pattern": 1})", kUnknown);
        row("a pattern says which", "unknown",
            R"({"sliding_window": 512, "sliding_window_pattern": 3})", 512, 2.0 / 3);
    }
    void windows()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, patch);
        QFETCH(double, window);
        QFETCH(double, share);
        const ImportedModel m =
            imported(changed(file.toStdString(), Json::parse(patch.toStdString())));
        VERIFY_NEAR(m.model.window.base(), window, 0.0);
        VERIFY_NEAR(m.model.windowShare, share, 1e-12);
    }

    // Assumptions are reported.
    void notes_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("notes");
        const QByteArray untied = note(What::TiedAssumed, "tie_word_embeddings", "false");
        QTest::newRow("nothing assumed, nothing said") << QByteArray("qwen3") << QByteArray();
        QTest::newRow("one table or two") << QByteArray("llama") << untied;
        QTest::newRow("a window that is switched off")
            << QByteArray("qwen2") << note(What::WindowIgnored, "sliding_window", "512");
        QTest::newRow("layers that keep a state instead of keys and values")
            << QByteArray("qwen3-next")
            << note(What::TiedAssumed, "tie_word_embeddings", "false") +
                   note(What::LinearAttention, "linear_attention", "3");
        QTest::newRow("a family nobody described")
            << QByteArray("unknown")
            << note(What::UnknownFamily, "model_type", "plainformer") +
                   note(What::KeyAssumed, "head_dim", "8") +
                   note(What::KeyAssumed, "gated", "true");
        QTest::newRow("a part that guesses ahead, a table that is looked up")
            << QByteArray("deepseek-v3")
            << note(What::MultiTokenHead, "num_nextn_predict_layers", "1") + untied +
                   note(What::LookupNotActive, "vocab_size", "64000");
        QTest::newRow("the text part of something larger")
            << QByteArray("llama4") << note(What::EncoderPart, "text_config", "");
        QTest::newRow("images, and what the class fills in")
            << QByteArray("gemma3")
            << note(What::EncoderPart, "vision_config", "") +
                   note(What::KeyAssumed, "vocab_size", "262208") +
                   note(What::KeyAssumed, "num_attention_heads", "8") +
                   note(What::KeyAssumed, "num_key_value_heads", "4") +
                   note(What::KeyAssumed, "head_dim", "256") +
                   note(What::KeyAssumed, "max_position_embeddings", "131072") +
                   note(What::TiedAssumed, "tie_word_embeddings", "true");
    }
    void notes()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, notes);
        QCOMPARE(notesOf(imported(small(file.toStdString()))), notes);
    }

    void names_data()
    {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("inFile");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* what, const char* given, const char* inFile,
                            const char* name, const char* id) {
            QTest::newRow(what) << QByteArray(given) << QByteArray(inFile) << QByteArray(name)
                                << QByteArray(id);
        };
        row("as given", "My Model 7B", "other/name", "My Model 7B", "import:my-model-7b");
        row("as the file says", "", "maker/Some-3.1", "Some-3.1", "import:some-3.1");
        row("the last step of a folder", "", "/home/x/out/", "out", "import:out");
        row("else what it is", "", "", "llama", "import:llama");
        row("no letter in it", "模型", "", "模型", "import:model");
        row("no lines, no bells", "a\nb\a", "", "ab", "import:ab");
    }
    void names()
    {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, inFile);
        const Json patch{{"_name_or_path", inFile.toStdString()}};
        const ImportedModel m = imported(changed("llama", patch), given.toStdString());
        QTEST(QByteArray::fromStdString(m.model.name), "name");
        QTEST(QByteArray::fromStdString(m.model.id), "id");
        QCOMPARE(m.model.brief, m.model.name);
    }
    void longNamesAreCutBetweenLetters()
    {
        std::string dots = "x";
        for (int i = 0; i < 100; ++i)
            dots += "é";
        const QByteArray name =
            QByteArray::fromStdString(imported(small("llama"), dots).model.name);
        QVERIFY(name.size() < 90);
        QVERIFY(QString::fromUtf8(name).endsWith(QStringLiteral("é…")));
    }

    void storedFormats()
    {
        QCOMPARE(imported(small("deepseek-v3")).storedFormat, std::string("fp8"));
        QCOMPARE(imported(small("llama4")).storedFormat, std::string("bfloat16"));
        QCOMPARE(imported(small("llama")).storedFormat, std::string());
        QCOMPARE(imported(changed("llama", {{"dtype", "float16"}})).storedFormat,
                 std::string("float16"));
        const Json gptq{{"quantization_config", {{"quant_method", "gptq"}, {"bits", 4}}}};
        QCOMPARE(imported(changed("llama", gptq)).storedFormat, std::string("gptq-4"));
    }

    void anyNameOfATextPartWillDo()
    {
        const Json inner = Json::parse(small("llama"));
        const double total = imported(small("llama")).model.params.base();
        for (const char* key : {"text_config", "language_config", "llm_config"}) {
            const Json outer{{"model_type", "seesomething"}, {key, inner}};
            QCOMPARE(imported(outer.dump()).model.params.base(), total);
        }
    }

    void knowsOneFromAfar()
    {
        for (const char* name : {"llama", "gpt2", "gemma3", "dbrx", "bad/whisper", "bad/t5"})
            QVERIFY2(looksLikeHfConfig(Json::parse(small(name))), name);
        for (const char* text : {"{}", "[]", "3", R"({"model_type": "llama"})",
                                 R"({"num_hidden_layers": 3})", R"({"format": "headroom"})"})
            QVERIFY2(!looksLikeHfConfig(Json::parse(text)), text);
    }
};

} // namespace

HEADROOM_ROOM(TestHfConfig)
#include "test_hfconfig.moc"
