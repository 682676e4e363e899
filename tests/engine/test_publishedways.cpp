#include "model/engine/training/runwords.h"
#include "tests/support/published.h"
#include "tests/support/room.h"

#include <QTest>

// Parallelism, recomputation and training method of a published run, in various notations.
namespace {

using namespace engine;
using support::catalog;
using support::plainRun;
using support::states;
using support::understanding;

class TestPublishedWays : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shardings_data()
    {
        QTest::addColumn<int>("sharding");
        QTest::addColumn<int>("stack"); // for an H100
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
        QCOMPARE(static_cast<int>(statedMethod(QTest::currentDataTag(), "bf16")), method);
    }
    void recomputes_data()
    {
        QTest::addColumn<int>("kind"); // −1: not stated
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
        row("per-op SAC", Recompute::Some);
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
        QCOMPARE(states(q.assumed, "recompute not said"), kind < 0);
        if (kind < 0)
            return;
        QCOMPARE(static_cast<int>(q.layout.recompute), kind);
        if (kind == static_cast<int>(Recompute::Full))
            VERIFY_NEAR(static_cast<double>(q.layout.recomputedLayers), share, 1e-6);
    }
};

} // namespace

HEADROOM_ROOM(TestPublishedWays)
#include "test_publishedways.moc"
