#include "model/engine/files/published_file.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/model_shape.h"
#include "model/engine/training/predict.h"
#include "model/engine/training/run_words.h"
#include "model/engine/training/step.h"
#include "tests/support/plans.h"

#include <QTest>

#include <cmath>

// Published runs are read by meaning: other spellings of the same run are the same question.
namespace {

using namespace engine;
using support::catalog;

const Understanding& understanding()
{
    static const Understanding all(catalog(), trainingConstants(catalog()));
    return all;
}

// Of a catalog that knows no model at all.
const ModelNames& noNames()
{
    static const Catalog empty;
    static const ModelNames none(empty);
    return none;
}

// Llama 3 8B on 64 H100, said in full.
PublishedRun plainRun()
{
    PublishedRun run;
    run.task = "pretrain", run.model = "Llama 3 8B", run.params = 8.03e9;
    run.layers = 32, run.hidden = 4096, run.heads = 32, run.kvHeads = 8;
    run.ffn = 14336, run.vocab = 128256;
    run.gpu = "H100 SXM 80GB", run.gpus = 64, run.nodeGpus = 8, run.interGbps = 400;
    run.tensor = 2, run.pipeline = 1, run.data = 32, run.context = 1;
    run.microBatch = 1, run.sequences = 128, run.sequence = 8192;
    run.precision = "bf16", run.recompute = "none", run.sharding = "distributed optimizer";
    return run;
}

bool says(const std::vector<Assumption>& assumed, std::string_view part)
{
    return std::ranges::any_of(assumed, [&](const auto& a) { return a.find(part) != a.npos; });
}

class TestPublished : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gpus_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<double>("memory"); // GB
        QTest::addColumn<bool>("nearest");
        const auto row = [](const char* name, const char* id, double memory, bool nearest = false) {
            QTest::newRow(name) << QByteArray(id) << memory << nearest;
        };
        row("H100 SXM 80GB", "h100-sxm", 80);
        row("H100-SXM5-80GB", "h100-sxm", 80);
        row("NVIDIA H100 80GB HBM3", "h100-sxm", 80);
        row("nvidia h100", "h100-sxm", 80);
        row("DGX H100", "h100-sxm", 80);
        row("DGX H100 640GB", "h100-sxm", 80);
        row("8xH100-80GB", "h100-sxm", 80);
        row("H100 SXM 80GB (inferred)", "h100-sxm", 80);
        row("H100 SXM 96GB", "h100-sxm", 96);
        row("H100 PCIe 80GB", "h100-pcie", 80);
        row("H100 NVL 94GB", "h100-nvl", 94);
        row("H200 SXM 141GB", "h200-sxm", 141);
        row("H200 NVL", "h200-nvl", 141);
        row("H800", "h800-sxm", 80);
        row("A100-SXM4-40GB", "a100-sxm-40", 40);
        row("NVIDIA A100 Tensor Core GPU 80GB", "a100-sxm-80", 80);
        row("A100", "a100-sxm-80", 80);
        row("A800 80GB", "a100-sxm-80", 80, true);
        row("B200 SXM 180GB", "b200-sxm", 180);
        row("HGX B200", "b200-sxm", 180);
        row("Blackwell B200", "b200-sxm", 180);
        row("B300 SXM 270GB", "b300-sxm", 270);
        row("GB200 (per Blackwell GPU)", "gb200", 186);
        row("NVIDIA GB200 NVL72", "gb200", 186);
        row("GB300 (per Blackwell Ultra GPU)", "gb300", 288);
        row("GH200 Grace Hopper 96GB", "gh200-96", 96);
        row("AMD Instinct MI300X", "mi300x", 192);
        row("MI300X 192GB", "mi300x", 192);
        row("MI325X OAM 256GB", "mi325x", 256);
        row("MI308X", "mi300x", 192, true);
        row("RTX 4090 24GB", "rtx-4090", 24);
        row("GeForce RTX 3090", "rtx-3090", 24);
        row("L40S 48GB", "l40s", 48);
        row("V100 SXM3 32GB", "v100-sxm2-32", 32);
        row("AWS p5.48xlarge (8x H100)", "h100-sxm", 80);
        row("Gaudi2", "gaudi2", 96);
        row("TPU Trillium (v6e)", "tpu-v6e", 32);
        row("TPU v4", "tpu-v4", 32);
        row("Hyperion 180 GB", "b200-sxm", 180, true);
        // As logs, papers and price lists put it.
        row("A100 (40GB SXM4)", "a100-sxm-40", 40);
        row("A100 80 GiB SXM", "a100-sxm-80", 80);
        row("8xH100 SXM5", "h100-sxm", 80);
        row("8*A100 80G", "a100-sxm-80", 80);
        row("a3-megagpu-8g (H100)", "h100-sxm", 80);
        row("GH200 480GB", "gh200-144", 141);
        row("H100 64GB custom", "h100-sxm", 64);
        row("Hopper", "h100-sxm", 80);
        row("Blackwell", "b200-sxm", 180);
        row("Blackwell Ultra", "b300-sxm", 288);
        row("Grace Blackwell NVL72", "gb200", 186);
        row("RTX PRO 6000 Blackwell", "rtx-pro-6000-server", 96);
        row("v5e-256", "tpu-v5e", 16);
        row("TPU v6e-256", "tpu-v6e", 32);
        row("trn2", "trainium2", 96);
        row("p4d.24xlarge (8x A100 40GB)", "a100-sxm-40", 40);
    }
    void gpus()
    {
        QFETCH(QByteArray, id);
        QFETCH(double, memory);
        QFETCH(bool, nearest);
        PublishedRun run;
        run.gpu = QTest::currentDataTag();
        std::vector<Assumption> assumed;
        const auto gpu = gpuSaid(run, GpuNames(catalog()), catalog(), assumed);
        QVERIFY(gpu);
        QCOMPARE(QByteArray::fromStdString(gpu->accelerator.id), id);
        VERIFY_NEAR(gpu->accelerator.memory.base(), memory * 1e9, 1e-9);
        QCOMPARE(gpu->nearest, nearest);
        QCOMPARE(says(assumed, "not in the catalog"), nearest);
    }
    void formats_data()
    {
        QTest::addColumn<int>("format");
        const auto row = [](const char* name, Format format) {
            QTest::newRow(name) << static_cast<int>(format);
        };
        row("bf16", Format::Bf16);
        row("bfloat16", Format::Bf16);
        row("BF16 mixed", Format::Bf16);
        row("bf16-mixed", Format::Bf16);
        row("bf16 (fp32 master weights)", Format::Bf16);
        row("fp16 AMP", Format::Fp16);
        row("half precision", Format::Fp16);
        row("mixed precision", Format::Fp16);
        row("TF32", Format::Tf32);
        row("float32", Format::Fp32);
        row("fp8", Format::Fp8);
        row("MXFP8", Format::Fp8);
        row("FP8-CS", Format::Fp8);
        row("fp8 (current scaling)", Format::Fp8);
        row("fp8 (blockwise)", Format::Fp8);
        row("8-bit float", Format::Fp8);
        row("float8_e4m3", Format::Fp8);
        row("BF16 with FP8 GEMMs", Format::Fp8);
        row("NVFP4 (MX)", Format::Fp4);
        row("mxfp4", Format::Fp4);
        row("4-bit float", Format::Fp4);
        row("QLoRA NF4, bf16", Format::Bf16);
        row("bf16 (adamw_8bit)", Format::Bf16);
        row("bf16, 8-bit optimizer", Format::Bf16);
        row("bf16 w/o fp8", Format::Bf16);
        row("b16", Format::Bf16);
        row("F8", Format::Fp8);
        row("bf16 with fp8 GEMMs, 8-bit Adam", Format::Fp8);
        row("autocast", Format::Fp16);
        row("16-mixed", Format::Fp16);
        row("32-true", Format::Fp32);
    }
    void formats()
    {
        QFETCH(int, format);
        const auto said = formatSaid(QTest::currentDataTag());
        QVERIFY(said);
        QCOMPARE(static_cast<int>(*said), format);
    }
    void shardings_data()
    {
        QTest::addColumn<int>("sharding");
        QTest::addColumn<int>("stack"); // on an H100
        QTest::addColumn<double>("group");
        const auto row = [](const char* name, Sharding sharding, Stack stack, double group = 0) {
            QTest::newRow(name) << static_cast<int>(sharding) << static_cast<int>(stack) << group;
        };
        row("FSDP FULL_SHARD (ZeRO-3)", Sharding::Full, Stack::Fsdp);
        row("fully sharded", Sharding::Full, Stack::Fsdp);
        row("fully_shard (FSDP2)", Sharding::Full, Stack::Fsdp);
        row("ZeRO stage 3", Sharding::Full, Stack::Fsdp);
        row("DeepSpeed ZeRO-3", Sharding::Full, Stack::Fsdp);
        row("zero3", Sharding::Full, Stack::Fsdp);
        row("3", Sharding::Full, Stack::Fsdp);
        row("ZeRO-Infinity", Sharding::Full, Stack::Fsdp);
        row("FSDP SHARD_GRAD_OP (ZeRO-2)", Sharding::Gradients, Stack::Fsdp);
        row("HYBRID_SHARD", Sharding::Full, Stack::Fsdp, 8);
        row("hybrid shard", Sharding::Full, Stack::Fsdp, 8);
        row("HSDP", Sharding::Full, Stack::Fsdp, 8);
        row("FSDP within a node", Sharding::Full, Stack::Fsdp, 8);
        row("HSDP, shard group 16", Sharding::Full, Stack::Fsdp, 16);
        row("Megatron FSDP, shard group 64", Sharding::Full, Stack::Tuned, 64);
        row("Megatron-FSDP", Sharding::Full, Stack::Tuned);
        row("distributed optimizer", Sharding::Optimizer, Stack::Tuned);
        row("distributed optimizer (DDP)", Sharding::Optimizer, Stack::Tuned);
        row("use_distributed_optimizer", Sharding::Optimizer, Stack::Tuned);
        row("ZeRO-0", Sharding::None, Stack::Research);
        row("ZeRO-1", Sharding::Optimizer, Stack::Research);
        row("DeepSpeed ZeRO Stage 1", Sharding::Optimizer, Stack::Research);
        row("zero_2", Sharding::Gradients, Stack::Research);
        row("HSDP (replicate 4, shard 16)", Sharding::Full, Stack::Fsdp, 16);
        row("PyTorch FSDP2", Sharding::Full, Stack::Fsdp);
        row("FSDP as ZeRO-2", Sharding::Gradients, Stack::Fsdp);
        row("DDP", Sharding::None, Stack::Tuned);
        row("plain data parallel", Sharding::None, Stack::Tuned);
        row("ZeRO++", Sharding::Full, Stack::Fsdp);
        row("zero stage two", Sharding::Gradients, Stack::Research);
        row("ZeRO stage-3 w/ offload", Sharding::Full, Stack::Fsdp);
        row("ZeRO-3 no offload", Sharding::Full, Stack::Fsdp);
        row("dp_shard 16", Sharding::Full, Stack::Fsdp, 16);
        row("data_parallel_shard_degree = 16", Sharding::Full, Stack::Fsdp, 16);
        row("no ZeRO", Sharding::None, Stack::Tuned);
        row("w/o ZeRO", Sharding::None, Stack::Tuned);
        row("DP", Sharding::None, Stack::Tuned);
        row("distributed_fused_adam", Sharding::Optimizer, Stack::Tuned);
        row("auto", Sharding::Optimizer, Stack::Tuned);
        row("not stated", Sharding::Optimizer, Stack::Tuned);
        row("", Sharding::Optimizer, Stack::Tuned);
    }
    void shardings()
    {
        QFETCH(int, sharding);
        QFETCH(int, stack);
        QFETCH(double, group);
        PublishedRun run = plainRun();
        run.tensor = 1, run.data = 64;
        run.sharding = QTest::currentDataTag();
        const StepQuestion q = understanding().understand(run);
        QCOMPARE(QByteArray::fromStdString(q.skipped), QByteArray());
        QCOMPARE(static_cast<int>(q.layout.sharding), sharding);
        QCOMPARE(static_cast<int>(q.job.stack), stack);
        QCOMPARE(static_cast<double>(q.layout.shardGroup), group);
    }
    void offloads_data()
    {
        QTest::addColumn<QByteArray>("recompute");
        QTest::addColumn<int>("offload");
        const auto row = [](const char* sharding, const char* recompute, Offload offload) {
            QTest::newRow(sharding) << QByteArray(recompute) << static_cast<int>(offload);
        };
        row("ZeRO stage-3 w/ offload", "full", Offload::OptimizerToHost);
        row("ZeRO-3 + CPU offload", "full", Offload::OptimizerToHost);
        row("ZeRO-Infinity (NVMe)", "full", Offload::OptimizerToDisk);
        row("DeepSpeed ZeRO-3 with NVMe offload", "full", Offload::OptimizerToDisk);
        row("ZeRO-3, no offload", "full", Offload::None);
        row("ZeRO-3 (offload: none)", "full", Offload::None);
        row("ZeRO-3 w/o offload", "full", Offload::None);
        row("ZeRO-1", "activation offloading", Offload::Activations);
        row("ZeRO-2", "full, no offload", Offload::None);
    }
    void offloads()
    {
        QFETCH(QByteArray, recompute);
        QFETCH(int, offload);
        PublishedRun run = plainRun();
        run.sharding = QTest::currentDataTag(), run.recompute = recompute.toStdString();
        QCOMPARE(static_cast<int>(understanding().understand(run).layout.offload), offload);
    }
    void linksInside_data()
    {
        QTest::addColumn<double>("rate"); // GB/s
        QTest::newRow("NVLink4/NVSwitch") << 450.0;
        QTest::newRow("no NVLink") << 63.0;
        QTest::newRow("without NVLink") << 63.0;
        QTest::newRow("w/o NVLink") << 63.0;
        QTest::newRow("PCIe 4.0, no NVLink") << 31.5;
        QTest::newRow("PCIe Gen5 x16") << 63.0;
    }
    void linksInside()
    {
        QFETCH(double, rate);
        PublishedRun run = plainRun();
        run.intra = QTest::currentDataTag();
        VERIFY_NEAR(understanding().understand(run).machine.inside.base(), rate * 1e9, 0.02);
    }
    void methods_data()
    {
        QTest::addColumn<int>("method");
        const auto row = [](const char* name, Method method) {
            QTest::newRow(name) << static_cast<int>(method);
        };
        row("pre-training", Method::Full);
        row("sft (no LoRA)", Method::Full);
        row("fine-tune (LoRA)", Method::Lora);
        row("PEFT, r = 16", Method::Lora);
        row("qlora", Method::Qlora);
    }
    void methods()
    {
        QFETCH(int, method);
        QCOMPARE(static_cast<int>(methodSaid(QTest::currentDataTag(), "bf16")), method);
    }
    void recomputes_data()
    {
        QTest::addColumn<int>("kind"); // −1: not said
        QTest::addColumn<double>("share");
        const auto row = [](const char* name, Recompute kind, double share = 1) {
            QTest::newRow(name) << static_cast<int>(kind) << share;
        };
        row("none", Recompute::None);
        row("no activation checkpointing", Recompute::None);
        row("activation checkpointing: none", Recompute::None);
        row("False", Recompute::None);
        row("no AC", Recompute::None);
        row("no act. ckpt", Recompute::None);
        row("w/o activation checkpointing", Recompute::None);
        row("without checkpointing", Recompute::None);
        row("recompute=False", Recompute::None);
        row("recompute_granularity: null", Recompute::None);
        row("full activation checkpointing: off", Recompute::None);
        row("unused", Recompute::None);
        row("activation offloading", Recompute::None);
        row("sel. recomp.", Recompute::Selective);
        row("selective, not full", Recompute::Selective);
        row("attn only", Recompute::Selective);
        row("per-op SAC", Recompute::Selective);
        row("--recompute-activations", Recompute::Selective);
        row("remat: minimal", Recompute::Selective);
        row("dots_saveable", Recompute::Selective);
        row("selective", Recompute::Selective);
        row("selective activation checkpointing", Recompute::Selective);
        row("core_attn", Recompute::Selective);
        row("moe_act, layernorm", Recompute::Selective);
        row("full", Recompute::Full);
        row("full activation recomputation", Recompute::Full);
        row("activation checkpointing: full", Recompute::Full);
        row("activation checkpointing", Recompute::Full);
        row("full, uniform", Recompute::Full);
        row("yes", Recompute::Full);
        row("1", Recompute::Full);
        row("full (uniform, 1)", Recompute::Full);
        row("full, no offload", Recompute::Full);
        row("nothing_saveable", Recompute::Full);
        row("gradient_checkpointing=True", Recompute::Full);
        row("full block 8 of 32", Recompute::Full, 0.25);
        row("full, 8 layers", Recompute::Full, 0.25);
        row("block, 16 layers", Recompute::Full, 0.5);
        row("every other layer", Recompute::Full, 0.5);
        row("1 of 4 layers", Recompute::Full, 0.25);
        row("75 % of the layers", Recompute::Full, 0.75);
        QTest::newRow("unknown") << -1 << 1.0;
        QTest::newRow("auto") << -1 << 1.0;
        QTest::newRow("?") << -1 << 1.0;
        QTest::newRow("") << -1 << 1.0;
    }
    void recomputes()
    {
        QFETCH(int, kind);
        QFETCH(double, share);
        PublishedRun run = plainRun();
        run.recompute = QTest::currentDataTag();
        const StepQuestion q = understanding().understand(run);
        QCOMPARE(q.recomputeStated, kind >= 0);
        QCOMPARE(says(q.assumed, "recompute not said"), kind < 0);
        if (kind < 0)
            return;
        QCOMPARE(static_cast<int>(q.layout.recompute), kind);
        if (kind == static_cast<int>(Recompute::Full))
            VERIFY_NEAR(static_cast<double>(q.layout.recomputedLayers), share, 1e-6);
    }
    void models_data()
    {
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* name, const char* id) {
            QTest::newRow(name) << QByteArray(id);
        };
        row("Llama 3 70B", "llama-3-70b");
        row("Meta-Llama-3-70B-Instruct", "llama-3-70b");
        row("meta-llama/Llama-2-70b-hf", "llama-2-70b");
        row("LLaMA2-13B", "llama-2-13b");
        row("llama3_8b", "llama-3-8b");
        row("Llama 3.1 405B", "llama-3.1-405b");
        row("nanotron llama-1B", "llama-3.2-1b");
        row("Qwen3-235B-A22B", "qwen3-235b-a22b");
        row("Qwen3 30B-A3B", "qwen3-30b-a3b");
        row("qwen3_30b_a3b", "qwen3-30b-a3b");
        row("Qwen2.5 7B", "qwen2.5-7b");
        row("DeepSeek-V3", "deepseek-v3-671b");
        row("deepseek_v3 671B", "deepseek-v3-671b");
        row("DeepSeek V2 Lite", "deepseek-v2-lite");
        row("GPT-OSS 120B", "gpt-oss-120b");
        row("gpt_oss_20b", "gpt-oss-20b");
        row("GPT3-175B", "gpt3-175b");
        row("GPT-3 175B", "gpt3-175b");
        row("Mixtral 8x7B", "mixtral-8x7b");
        row("mixtral-8x22b-v0.1", "mixtral-8x22b");
        row("Grok-1 314B", "grok-1");
        row("Grok1", "grok-1");
        row("Llama 4 Scout 17B-16E", "llama-4-scout-17b-16e");
        row("Llama 4 Maverick 400B", "llama-4-maverick-17b-128e");
        row("Kimi K2 1T", "kimi-k2");
        row("OPT-175B", "opt-175b");
        row("BLOOM 176B", "bloom-176b");
        row("BERT-Large", "bert-large-uncased");
        row("Gemma 2 9B", "gemma-2-9b");
        row("Mistral-7B-v0.1", "mistral-7b-v0.1");
    }
    void models()
    {
        QFETCH(QByteArray, id);
        const auto found = ModelNames(catalog()).find({.name = QTest::currentDataTag()});
        QVERIFY(found.model);
        QCOMPARE(QByteArray::fromStdString(found.model->id), id);
        QVERIFY(found.same);
    }
    void whatIsNoTransformerIsSkipped_data()
    {
        QTest::addColumn<bool>("named");
        for (const char* name : {"ResNet-50 v1.5", "GNMT", "Stable Diffusion v2", "R-GAT",
                                 "Mask R-CNN", "DLRM-DCNv2", "Nemotron_3_Super", "Jamba"})
            QTest::newRow(name) << true;
    }
    void whatIsNoTransformerIsSkipped()
    {
        PublishedRun run = plainRun();
        run.model = QTest::currentDataTag();
        run.params = run.layers = run.hidden = run.heads = run.ffn = kUnknown;
        QVERIFY(!understanding().understand(run).skipped.empty());
    }
    // A hybrid whose sides are stated is computed as a transformer, and that is said.
    void hybridsWithAShapeAreTransformers()
    {
        PublishedRun run = plainRun();
        run.model = "Nemotron-H 56B (hybrid Mamba/attention)", run.params = 56e9;
        run.layers = 118, run.hidden = 8192;
        run.heads = run.kvHeads = run.ffn = run.vocab = kUnknown;
        const StepQuestion q = understanding().understand(run);
        QVERIFY(q.skipped.empty());
        QVERIFY(says(q.assumed, "as a transformer"));
        VERIFY_NEAR(countedParams(q.job.model), 56e9, 0.02);
    }
    void missingSidesAreSolved()
    {
        PublishedRun run = plainRun();
        run.model = "GPT 175B", run.params = 175e9, run.hidden = 12288;
        run.layers = run.heads = run.kvHeads = run.ffn = run.vocab = kUnknown;
        std::vector<Assumption> assumed;
        const Model m = modelSaid(run, noNames(), assumed).model;
        QCOMPARE(m.heads, 96.0);
        QCOMPARE(m.layers, 96.0);
        QCOMPARE(m.ffn, 49152.0);
        QCOMPARE(m.ffnMatrices, 2.0);
        QVERIFY(says(assumed, "layers not said: 96"));
        QVERIFY(says(assumed, "vocabulary not said"));
    }
    // Two matrices or three, whichever comes nearer to the published count.
    void theGateIsCounted()
    {
        std::vector<Assumption> assumed;
        QCOMPARE(modelSaid(plainRun(), noNames(), assumed).model.ffnMatrices, 3.0);
        PublishedRun run = plainRun();
        run.params = 5.6e9, run.vocab = 50000;
        QCOMPARE(modelSaid(run, noNames(), assumed).model.ffnMatrices, 2.0);
    }
    void unknownMixturesComeFromTheirParameters()
    {
        PublishedRun run = plainRun();
        run.model = "Obscura 100B-A10B", run.params = 100e9, run.active = 10e9;
        run.layers = 48, run.hidden = 4096, run.heads = 32, run.kvHeads = 8;
        run.ffn = run.vocab = kUnknown;
        const StepQuestion q = understanding().understand(run);
        QVERIFY(q.skipped.empty());
        QVERIFY(q.lookalike);
        QVERIFY(q.job.model.experts > q.job.model.expertsActive);
        VERIFY_NEAR(countedParams(q.job.model), 100e9, 0.1);
        QVERIFY(says(q.assumed, "mixture of unknown shape"));
    }
    // A transformer row with a known GPU, layout and batch is never skipped.
    void littleIsEnough()
    {
        PublishedRun run;
        run.model = "Some model 13B", run.gpu = "H100", run.gpus = 64;
        run.tensor = 2, run.pipeline = 1, run.microBatch = 1;
        run.sequences = 128, run.sequence = 4096;
        const Prediction p = predict(run, understanding());
        QCOMPARE(QByteArray::fromStdString(p.skipped), QByteArray());
        QVERIFY(p.step.low < p.step.value && p.step.value < p.step.high);
        for (const char* said : {"shape not said", "precision not said", "recompute not said",
                                 "fabric not said: 400 Gb/s a GPU, usual for H100"})
            QVERIFY2(says(p.assumed, said), said);
    }
    void whatIsSaidIsNotAssumed()
    {
        const Prediction p = predict(plainRun(), understanding());
        QVERIFY2(p.assumed.empty(), p.assumed.empty() ? "" : p.assumed.front().c_str());
        VERIFY_NEAR(p.tokensPerSecondGpu.value * p.step.value, 128.0 * 8192 / 64, 1e-9);
        VERIFY_NEAR(p.step.high / p.step.value, p.step.value / p.step.low, 1e-9);
    }
    void withoutALayoutItIsTheFastestThatFits()
    {
        PublishedRun run = plainRun();
        run.tensor = run.pipeline = run.data = run.context = run.microBatch = kUnknown;
        const StepQuestion q = understanding().understand(run);
        QVERIFY(!q.layoutStated);
        QVERIFY(says(q.assumed, "layout not said"));
        QCOMPARE(q.layout.gpus(), 64.0);
        const auto& c = understanding().constants();
        const double stated = predict(plainRun(), understanding()).step.value;
        QVERIFY(stepTime(q.job, q.machine, q.layout, c).total.base() <= stated);
    }
    // What has to be computed again is as little as lets the step fit, and time feels its square.
    void unsaidRecomputeFits()
    {
        PublishedRun run = plainRun();
        run.recompute.clear(), run.tensor = 1, run.data = 64;
        const StepQuestion q = understanding().understand(run);
        const auto& c = understanding().constants();
        QCOMPARE(static_cast<int>(q.layout.recompute), static_cast<int>(Recompute::Some));
        VERIFY_NEAR(memoryOf(q.job, q.machine, q.layout, c).total().base(),
                    c.usable * q.machine.capacity.base(), 1e-3);
        const StepTime step = stepTime(q.job, q.machine, q.layout, c);
        const double share = q.layout.recomputedLayers;
        VERIFY_NEAR(step.recompute.base(),
                    share * share * step.microBatches * 32 * step.layer.forward.total().base(),
                    1e-6);
    }
    void aReplicasBatchIsNoMicroBatch()
    {
        PublishedRun run = plainRun();
        run.tensor = 1, run.pipeline = 4, run.data = 16, run.microBatch = 8, run.sequences = 128;
        const StepQuestion q = understanding().understand(run);
        QCOMPARE(q.layout.microBatch, 2.0F);
        QVERIFY(says(q.assumed, "micro-batch taken as a replica's batch"));
    }
    // A step of a batch that nobody knows says nothing; the rate of tokens does.
    void withoutABatchThereIsARate()
    {
        PublishedRun run = plainRun();
        run.sequences = kUnknown;
        const Prediction p = predict(run, understanding());
        QVERIFY(std::isnan(p.step.value));
        QVERIFY(p.tokensPerSecondGpu.value > 0);
        QVERIFY(says(p.assumed, "global batch not said"));
    }
    void aWholeLayoutCountsTheGpus()
    {
        PublishedRun run = plainRun();
        run.gpus = kUnknown;
        QCOMPARE(understanding().understand(run).machine.gpus, 64.0);
    }
    void contradictionsAreSkipped()
    {
        PublishedRun run = plainRun();
        run.tensor = 128;
        const auto skipped = [](const PublishedRun& r) {
            return std::vector{understanding().understand(r).skipped};
        };
        QVERIFY(says(skipped(run), "takes 128 GPUs of 64"));
        run = plainRun(), run.gpu = "abacus";
        QVERIFY(says(skipped(run), "abacus"));
        run = plainRun(), run.sequences = run.microBatch = kUnknown;
        QVERIFY(says(skipped(run), "batch"));
    }
};

} // namespace

QTEST_APPLESS_MAIN(TestPublished)
#include "test_published.moc"
