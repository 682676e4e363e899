// Launch files: their options are read back and compared with the plan.
#include "model/engine/dials/dial.h"
#include "model/export/launch/launch.h"
#include "tests/model/fixture.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>

namespace {

using namespace engine;

struct Answered {
    Project project;
    std::shared_ptr<const Evaluation> evaluation;
    explicit Answered(const Plan& plan)
        : project(support::projectOf(plan))
        , evaluation(answer(project.scenarios[0].plan, {}, support::shippedContext()))
    {
    }
    QByteArray file(const char* kind) const
    {
        const auto bytes = model::launchFile(kind, {project, *evaluation, 0});
        return bytes ? *bytes : QByteArray();
    }
    double dial(const char* path) const
    {
        const auto row = findDial(*evaluation->plan, path);
        return read(*evaluation->plan, evaluation->assessment, row) / info(row.row->unit).size;
    }
    const Layout& layout() const { return evaluation->assessment.decision.layouts[0].layout; }
};

// A folder of programs that print their arguments, one per line, so that a script can be run.
class Stubs {
public:
    Stubs()
    {
        for (const char* name : {"torchrun", "vllm", "python3", "llama-server"})
            write(name, "#!/bin/bash\nprintf '%s\\n' \"$@\"\n");
        write("srun", "#!/bin/bash\n\"$@\"\n");
        write("scontrol", "#!/bin/bash\necho first-node\n");
    }
    // The arguments of the final program; none if the script fails.
    QStringList run(const QByteArray& script) const
    {
        QProcess bash;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", folder_.path() + ":" + environment.value("PATH"));
        for (const char* name : {"MASTER_ADDR", "MODEL", "SLURM_JOB_NODELIST", "SLURM_JOB_ID"})
            environment.insert(name, "given");
        bash.setProcessEnvironment(environment);
        bash.setWorkingDirectory(folder_.path());
        bash.start("bash", {"-s"});
        bash.write(script);
        bash.closeWriteChannel();
        bash.waitForFinished();
        const QString stated = QString::fromUtf8(bash.readAllStandardOutput()).trimmed();
        return bash.exitCode() == 0 ? stated.split('\n') : QStringList();
    }
    QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files); }

private:
    void write(const QString& name, const char* text) const
    {
        QFile file(folder_.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    QTemporaryDir folder_;
};

double after(const QStringList& words, const char* option)
{
    const auto at = words.indexOf(QString(option));
    return at < 0 || at + 1 == words.size() ? kUnknown : words[at + 1].toDouble();
}

double captured(const QByteArray& text, const char* pattern)
{
    const auto match = QRegularExpression(pattern).match(QString::fromUtf8(text));
    return match.hasMatch() ? match.captured(1).toDouble() : kUnknown;
}

Plan sweepPlan()
{
    return support::choose(support::computedPlan(), "work.a.kind", "sweep");
}
Plan mixturePlan()
{
    return support::choose(support::computedPlan(), "work.a.model", "mixtral-8x7b");
}
Plan loraPlan()
{
    return support::choose(support::choose(support::computedPlan(), "work.a.kind", "tune"),
                           "work.a.tune.method", "lora");
}

} // namespace

class TestLaunch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void megatronIsReportedTheLayout_data();
    void megatronIsReportedTheLayout();
    void torchtitanIsReportedTheLayout_data() { megatronIsReportedTheLayout_data(); }
    void torchtitanIsReportedTheLayout();
    void slurmAsksForTheNodes();
    void aSweepIsAnArray();
    void adaptersAreTunedByTheirOwnProgram();
    void deepspeedMultipliesUp();
    void kubernetesAsksForTheGpus();
    void serversAreReportedTheReplica_data();
    void serversAreReportedTheReplica();
    void llamaCppIsStartedByItsOwnOptions();
    void alertsSpeakAtThePlansLimits();
    void everyLineStatesWhereItCameFrom();
    void hostileNamesStayWords();
    void whatDoesNotFitIsRefused();
};

void TestLaunch::megatronIsReportedTheLayout_data()
{
    QTest::addColumn<Plan>("plan");
    const auto row = [](const char* name, const Plan& plan) { QTest::newRow(name) << plan; };
    row("dense, 256 GPUs", support::computedPlan());
    row("FP8", support::choose(support::computedPlan(), "work.a.format", "fp8"));
    row("a mixture of experts", mixturePlan());
    row("64 GPUs", support::with(support::computedPlan(), {{"cluster.count", 64}}));
    row("ZeRO-3", support::choose(support::computedPlan(), "work.a.layout.sharding", "full"));
}

void TestLaunch::megatronIsReportedTheLayout()
{
    QFETCH(Plan, plan);
    const Answered x(plan);
    const QStringList words = Stubs().run(x.file("megatron"));
    QVERIFY(!words.isEmpty());
    const Layout& layout = x.layout();
    const double gpus = after(words, "--nnodes") * after(words, "--nproc-per-node");
    QCOMPARE(gpus, x.dial("work.a.layout_gpus"));
    const double divided = after(words, "--tensor-model-parallel-size") *
                           after(words, "--pipeline-model-parallel-size") *
                           after(words, "--context-parallel-size");
    QCOMPARE(gpus / divided, static_cast<double>(layout.data));
    QCOMPARE(after(words, "--tensor-model-parallel-size"), x.dial("work.a.layout_tensor"));
    QCOMPARE(after(words, "--pipeline-model-parallel-size"), x.dial("work.a.layout_pipeline"));
    const double batch = after(words, "--global-batch-size");
    QCOMPARE(batch, x.dial("work.a.sequences"));
    QCOMPARE(std::fmod(batch, after(words, "--micro-batch-size") * layout.data), 0.0);
    QCOMPARE(batch * after(words, "--seq-length"), plan.work[0].train.batch.base());
    // All steps together process all tokens.
    const double tokens = after(words, "--train-iters") * batch * after(words, "--seq-length");
    VERIFY_NEAR(tokens, x.dial("work.a.run_tokens"), 1e-3);
    QCOMPARE(words.contains("--fp8-format"), plan.work[0].train.format == Format::Fp8);
    QVERIFY(words.contains("--bf16"));
    QCOMPARE(words.contains("--num-experts"), plan.work[0].train.model.experts > 1);
    QCOMPARE(words.contains("--use-megatron-fsdp"),
             layout.sharding == Sharding::Full || layout.sharding == Sharding::Gradients);
    QVERIFY(words.contains("pretrain_gpt.py"));
}

void TestLaunch::torchtitanIsReportedTheLayout()
{
    QFETCH(Plan, plan);
    const Answered x(plan);
    const QStringList words = Stubs().run(x.file("torchrun"));
    const auto degree = [&](const char* name) {
        return after(words, (std::string("--parallelism.") + name + "_degree").c_str());
    };
    const double gpus = degree("tensor_parallel") * degree("pipeline_parallel") *
                        degree("context_parallel") * degree("data_parallel_shard") *
                        degree("data_parallel_replicate");
    QCOMPARE(gpus, x.dial("work.a.layout_gpus"));
    QCOMPARE(after(words, "--nnodes") * after(words, "--nproc-per-node"), gpus);
    QCOMPARE(after(words, "--training.global_batch_size"), x.dial("work.a.sequences"));
}

void TestLaunch::slurmAsksForTheNodes()
{
    const Answered x(support::computedPlan());
    const QByteArray file = x.file("slurm");
    QCOMPARE(captured(file, "#SBATCH --nodes=(\\d+)"), 32.0);
    QCOMPARE(captured(file, "#SBATCH --gpus-per-node=(\\d+)"), 8.0);
    // As long as the slow end of the range, rounded to the minute.
    const auto time = QRegularExpression("--time=(\\d+)-(\\d\\d):(\\d\\d):00").match(file);
    const double days = time.captured(1).toDouble() + time.captured(2).toDouble() / 24 +
                        time.captured(3).toDouble() / 24 / 60;
    const double slow = x.evaluation->bands.find("work.a.time")->high / kDay.base();
    QVERIFY(days >= slow && days < slow + 1.0 / 24 / 60);
    // Directives must precede the first command, or Slurm ignores them.
    QVERIFY(file.lastIndexOf("\n#SBATCH") < file.indexOf("\nset -euo"));
    const QStringList words = Stubs().run(file);
    QVERIFY(words.contains("first-node:29500"));
    QCOMPARE(after(words, "--tensor-model-parallel-size"), x.dial("work.a.layout_tensor"));
}

void TestLaunch::aSweepIsAnArray()
{
    const Answered x(sweepPlan());
    const QByteArray file = x.file("slurm");
    const double trials = x.evaluation->plan->work[0].sweep.trials;
    QCOMPARE(captured(file, "#SBATCH --array=0-(\\d+)%"), trials - 1);
    QCOMPARE(captured(file, "#SBATCH --array=0-\\d+%(\\d+)"), x.dial("work.a.sweep_at_once"));
    QCOMPARE(captured(file, "--nodes=(\\d+)") * captured(file, "--gpus-per-node=(\\d+)"),
             x.dial("work.a.layout_gpus"));
}

void TestLaunch::adaptersAreTunedByTheirOwnProgram()
{
    const Answered x(loraPlan());
    const QStringList words = Stubs().run(x.file("slurm"));
    QVERIFY(words.contains("trl.scripts.sft"));
    QVERIFY(words.contains("--use_peft") && !words.contains("--load_in_4bit"));
    QCOMPARE(after(words, "--lora_r"), x.evaluation->plan->work[0].tune.loraRank);
    QCOMPARE(after(words, "--per_device_train_batch_size") *
                 after(words, "--gradient_accumulation_steps") * x.layout().data,
             x.dial("work.a.sequences"));
}

void TestLaunch::deepspeedMultipliesUp()
{
    for (const char* sharding : {"none", "optimizer", "gradients", "full"}) {
        const Answered x(
            support::choose(support::computedPlan(), "work.a.layout.sharding", sharding));
        const auto json = nlohmann::json::parse(x.file("deepspeed").toStdString());
        const double batch = json["train_batch_size"];
        QCOMPARE(batch, x.dial("work.a.sequences"));
        QCOMPARE(json["train_micro_batch_size_per_gpu"].get<double>() *
                     json["gradient_accumulation_steps"].get<double>() * x.layout().data,
                 batch);
        QCOMPARE(json["zero_optimization"]["stage"].get<int>(),
                 static_cast<int>(x.layout().sharding));
        QVERIFY(json["bf16"]["enabled"].get<bool>());
        for (const auto& [key, value] : json.items()) // each option, except comments
            QVERIFY2(key == "_from" || json["_from"].contains(key), key.c_str());
    }
}

void TestLaunch::kubernetesAsksForTheGpus()
{
    const Answered run(support::computedPlan());
    const QByteArray job = run.file("kubernetes");
    QCOMPARE(captured(job, "completions: (\\d+)") * captured(job, "nvidia.com/gpu: (\\d+)"),
             run.dial("work.a.layout_gpus"));
    QCOMPARE(captured(job, "parallelism: (\\d+)"), captured(job, "completions: (\\d+)"));
    const Answered fleet(support::servingPlan());
    const QByteArray file = fleet.file("kubernetes");
    QCOMPARE(captured(file, "replicas: (\\d+)"), fleet.dial("work.a.serve_replicas"));
    QCOMPARE(captured(file, "nvidia.com/gpu: (\\d+)"), fleet.dial("work.a.serve_replica_gpus"));
}

void TestLaunch::serversAreReportedTheReplica_data()
{
    QTest::addColumn<Plan>("plan");
    QTest::newRow("as planned") << support::servingPlan();
    QTest::newRow("bf16") << support::choose(
        support::choose(support::servingPlan(), "work.a.serve.weights", "bf16"), "work.a.serve.kv",
        "bf16");
    QTest::newRow("two stages") << support::choose(support::servingPlan(),
                                                   "work.a.serve.layout.pipeline", "2");
}

void TestLaunch::serversAreReportedTheReplica()
{
    QFETCH(Plan, plan);
    const Answered x(plan);
    const Serve& s = plan.work[0].serve;
    const QStringList vllm = Stubs().run(x.file("vllm"));
    QCOMPARE(after(vllm, "--tensor-parallel-size") * after(vllm, "--pipeline-parallel-size"),
             x.dial("work.a.serve_replica_gpus"));
    QCOMPARE(after(vllm, "--max-num-seqs"), std::floor(x.dial("work.a.serve_batch")));
    QCOMPARE(vllm.contains("--quantization"), s.weights != WeightFormat::Bf16);
    QCOMPARE(vllm.contains("--kv-cache-dtype"), s.kv != KvFormat::Bf16);
    QVERIFY(after(vllm, "--max-model-len") >= (s.prompt + s.answer).base());
    const QStringList sglang = Stubs().run(x.file("sglang"));
    QCOMPARE(after(sglang, "--tp-size") * after(sglang, "--pp-size"),
             x.dial("work.a.serve_replica_gpus"));
    QCOMPARE(after(sglang, "--max-running-requests"), after(vllm, "--max-num-seqs"));
}

// llama.cpp is started with its own options, not with another engine's.
void TestLaunch::llamaCppIsStartedByItsOwnOptions()
{
    const Answered x(support::choose(support::servingPlan(), "work.a.serve.engine", "llamacpp"));
    const QByteArray file = x.file("llamacpp");
    QVERIFY(file.contains("exec llama-server --model"));
    const QStringList words = Stubs().run(file);
    QCOMPARE(words[words.indexOf("--split-mode") + 1], QStringLiteral("layer"));
    QCOMPARE(after(words, "--parallel"), std::floor(x.dial("work.a.serve_batch")));
    QVERIFY(after(words, "--ctx-size") >= after(words, "--parallel"));
    for (const char* other : {"vllm", "sglang", "kubernetes", "prometheus"})
        QVERIFY2(x.file(other).isEmpty(), other);
}

void TestLaunch::alertsSpeakAtThePlansLimits()
{
    const Answered run(support::computedPlan());
    const QByteArray file = run.file("prometheus");
    VERIFY_NEAR(captured(file, "training_mfu_ratio\\) < ([0-9.e+]+)"),
                run.evaluation->bands.find("work.a.reached")->low, 1e-5);
    VERIFY_NEAR(captured(file, "sum\\(DCGM_FI_DEV_POWER_USAGE\\) > ([0-9.e+]+)"),
                run.dial("site.peak_gpus") * 1000, 1e-5);
    QCOMPARE(captured(file, "count\\(DCGM_FI_DEV_POWER_USAGE\\) < (\\d+)"),
             run.dial("cluster.gpus"));
    const Answered fleet(support::servingPlan());
    const QByteArray rules = fleet.file("prometheus");
    QCOMPARE(captured(rules, "time_to_first_token_seconds_bucket.*> ([0-9.e-]+)'"),
             fleet.evaluation->plan->work[0].serve.first.base());
    QCOMPARE(captured(rules, "time_per_output_token_seconds_bucket.*> ([0-9.e-]+)'"),
             fleet.evaluation->plan->work[0].serve.token.base());
}

void TestLaunch::everyLineStatesWhereItCameFrom()
{
    const Answered x(support::computedPlan());
    for (const char* kind : {"slurm", "torchrun", "megatron"})
        for (const QByteArray& line : x.file(kind).split('\n'))
            if (line.startsWith("  --")) {
                const auto path = QRegularExpression("\\(([a-z_.]+)\\)").match(line).captured(1);
                const auto& plan = *x.evaluation->plan;
                QVERIFY2(findDial(plan, path.toStdString()) ||
                             findNumber(plan, path.toStdString()) ||
                             findChoice(plan, path.toStdString()),
                         line.constData());
            }
}

void TestLaunch::hostileNamesStayWords()
{
    const std::string hostile = "x\n touch BAD\r\n#SBATCH --uid=0 $(touch BAD) `touch BAD` "
                                "'; touch BAD; \" \xe2\x80\xa8touch BAD {{ .x }} $((1/0)) \\";
    for (const Plan& good : {support::computedPlan(), support::servingPlan()}) {
        Plan plan = good;
        plan.work[0].name = hostile;
        plan.work[0].train.model.name = plan.work[0].train.model.brief = hostile;
        Answered x(plan);
        x.project.title = x.project.client = x.project.scenarios[0].name = hostile;
        const Stubs stubs;
        const QStringList before = stubs.files();
        for (const model::LaunchKind& kind : model::launchKinds()) {
            if (!kind.fits(plan.work[0]))
                continue;
            const QByteArray file = x.file(kind.id.toUtf8());
            const QByteArray clean = Answered(good).file(kind.id.toUtf8());
            QCOMPARE(file.count('\n'), clean.count('\n')); // no additional line
            QVERIFY(!file.contains("\n#SBATCH --uid"));
            if (file.startsWith("#!"))
                QVERIFY2(!stubs.run(file).isEmpty(), qPrintable(kind.id));
            const auto rules = file.indexOf("groups:");
            QVERIFY(rules < 0 || file.indexOf("{{", rules) < 0);
        }
        QCOMPARE(stubs.files(), before);
    }
}

void TestLaunch::whatDoesNotFitIsRefused()
{
    const Answered run(support::computedPlan()), byShare(support::samplePlan()), tune(loraPlan());
    const auto refused = [](const Answered& x, const char* kind) {
        const auto bytes = model::launchFile(kind, {x.project, *x.evaluation, 0});
        return bytes ? std::string() : bytes.error().advice;
    };
    QCOMPARE(refused(run, "vllm"),
             std::string("slurm, torchrun, megatron, deepspeed, kubernetes, prometheus"));
    QVERIFY(!model::launchFile("slurm", {byShare.project, *byShare.evaluation, 0}));
    QVERIFY(!refused(tune, "megatron").empty());
}

HEADROOM_ROOM(TestLaunch)
#include "test_launch.moc"
