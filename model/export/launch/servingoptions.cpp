#include "model/engine/plan.h"
#include "model/export/launch/launchserving.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::KvFormat, engine::WeightFormat;

struct LaunchServing {
    Q_DECLARE_TR_FUNCTIONS(Launch)
};

// Formats that the checkpoint itself is stored in need no option.
const char* quantization(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Fp8: return "fp8";
    case WeightFormat::Int8: return "int8";
    case WeightFormat::Int4: return "awq";
    case WeightFormat::Nvfp4: return "modelopt_fp4";
    case WeightFormat::Mxfp4: return "mxfp4";
    case WeightFormat::Bf16: return nullptr;
    }
    return nullptr;
}

double longest(const LaunchFigures& f)
{
    const engine::Serve& s = f.work().serve;
    double most = (s.inSessions() ? s.session.longest(s.answer) : s.prompt + s.answer).base();
    for (const engine::ServeClass* c : {&s.second, &s.third})
        if (s.inClasses() && c->share > 0)
            most = std::max(most, (c->prompt + c->answer).base());
    const double context = f.model().context.base();
    return context > 0 ? std::max(context, most) : most;
}

const char* lengths(const engine::Serve& s)
{
    return s.inSessions() ? "work.*.session_context" : "work.*.serve.prompt";
}
const char* prefixes(const engine::Serve& s)
{
    return s.inSessions() ? "work.*.session_hit" : "work.*.serve.prefix_hit";
}

QByteArray serverScript(const LaunchFigures& f, const LaunchOptions& program, const QString& start,
                        const QString& what = LaunchServing::tr("folder or Hugging Face name"))
{
    return (QStringLiteral("#!/bin/bash\n") + launchHead(f) +
            QStringLiteral("# %1\n").arg(
                commentText(LaunchServing::tr("One replica of the fleet. %1")
                                .arg(f.from({"work.*.serve_replicas"})))) +
            QStringLiteral("set -euo pipefail\n# %1\n: \"${MODEL:?}\"\n")
                .arg(commentText(
                    //: %1 a folder, name or file, %2 a model.
                    LaunchServing::tr("MODEL: %1 of %2")
                        .arg(what, QString::fromStdString(f.work().train.model.name)))) +
            missingComments(program) + shellArray(QStringLiteral("options"), program.options) +
            start)
        .toUtf8();
}

} // namespace

double nodesOfReplica(const LaunchFigures& f)
{
    return std::ceil(f.value("work.*.serve_replica_gpus") / f.value("cluster.node_size"));
}

LaunchOptions vllmOptions(const LaunchFigures& f)
{
    const engine::Serve& s = f.work().serve;
    LaunchOptions o;
    o.add("--tensor-parallel-size", f.value("work.*.serve_tensor"),
          f.from({"work.*.serve_tensor"}));
    o.add("--pipeline-parallel-size", f.value("work.*.serve_pipeline"),
          f.from({"work.*.serve_pipeline"}));
    if (const double attention = f.value("work.*.serve_attention"); attention > 1)
        o.add("--data-parallel-size", attention, f.from({"work.*.serve_attention"}));
    if (f.value("work.*.serve_expert") > 1)
        o.addSwitch("--enable-expert-parallel", f.from({"work.*.serve_expert"}));
    if (const double batch = f.value("work.*.serve_batch"); batch >= 1)
        o.add("--max-num-seqs", std::floor(batch), f.from({"work.*.serve_batch"}));
    o.add("--max-model-len", longest(f),
          f.from({"work.*.model.context", lengths(s), "work.*.serve.answer"}));
    if (s.chunk.base() > 0)
        o.add("--max-num-batched-tokens", s.chunk.base(), f.from({"work.*.serve.chunk"}));
    o.add("--gpu-memory-utilization", f.plan().cluster.memoryUsable,
          f.from({"cluster.memory_usable"}));
    if (s.sparse && s.release == engine::Release::Earlier)
        o.add("--quantization", "compressed-tensors", f.chosen("work.*.serve.sparsity"));
    else if (const char* weights = quantization(s.weights))
        o.add("--quantization", weights, f.chosen("work.*.serve.weights"));
    if (s.sparse && s.release != engine::Release::Earlier)
        o.missing << f.chosen("work.*.serve.sparsity");
    if (s.kv == KvFormat::Fp8)
        o.add("--kv-cache-dtype", "fp8", f.chosen("work.*.serve.kv"));
    if (s.kv == KvFormat::Fp4)
        o.missing << f.chosen("work.*.serve.kv");
    o.addSwitch(s.cachesPrefixes() ? "--enable-prefix-caching" : "--no-enable-prefix-caching",
                f.from({prefixes(s)}));
    if (s.draftDepth > 0)
        o.missing << f.from({"work.*.serve.draft_depth"});
    if (s.isDisaggregated())
        o.missing << f.from({"work.*.serve_prompters"});
    return o;
}

LaunchOptions sglangOptions(const LaunchFigures& f)
{
    const engine::Serve& s = f.work().serve;
    const double attention = f.value("work.*.serve_attention");
    LaunchOptions o;
    // Its tensor size includes the attention ranks.
    o.add("--tp-size", f.value("work.*.serve_tensor") * std::max(1.0, attention),
          f.from({"work.*.serve_tensor", "work.*.serve_attention"}));
    o.add("--pp-size", f.value("work.*.serve_pipeline"), f.from({"work.*.serve_pipeline"}));
    if (attention > 1) {
        o.add("--dp-size", attention, f.from({"work.*.serve_attention"}));
        o.addSwitch("--enable-dp-attention", f.from({"work.*.serve_attention"}));
    }
    if (const double expert = f.value("work.*.serve_expert"); expert > 1)
        o.add("--ep-size", expert, f.from({"work.*.serve_expert"}));
    if (const double batch = f.value("work.*.serve_batch"); batch >= 1)
        o.add("--max-running-requests", std::floor(batch), f.from({"work.*.serve_batch"}));
    o.add("--context-length", longest(f),
          f.from({"work.*.model.context", lengths(s), "work.*.serve.answer"}));
    if (s.chunk.base() > 0)
        o.add("--chunked-prefill-size", s.chunk.base(), f.from({"work.*.serve.chunk"}));
    o.add("--mem-fraction-static", f.plan().cluster.memoryUsable,
          f.from({"cluster.memory_usable"}));
    if (const char* weights = quantization(s.weights))
        o.add("--quantization", weights, f.chosen("work.*.serve.weights"));
    if (s.sparse)
        o.missing << f.chosen("work.*.serve.sparsity");
    if (s.kv != KvFormat::Bf16)
        o.add("--kv-cache-dtype", s.kv == KvFormat::Fp8 ? "fp8_e4m3" : "fp4_e2m1",
              f.chosen("work.*.serve.kv"));
    if (!s.cachesPrefixes())
        o.addSwitch("--disable-radix-cache", f.from({prefixes(s)}));
    if (s.draftDepth > 0)
        o.missing << f.from({"work.*.serve.draft_depth"});
    if (s.isDisaggregated())
        o.missing << f.from({"work.*.serve_prompters"});
    return o;
}

// Its contexts share one cache; the weight format is in the model file.
LaunchOptions llamaCppOptions(const LaunchFigures& f)
{
    const engine::Serve& s = f.work().serve;
    const double places = std::max(1.0, std::floor(f.value("work.*.serve_batch")));
    LaunchOptions o;
    const double outputLayer = 1; // counts as an additional layer
    o.add("--n-gpu-layers", f.model().layers + outputLayer, f.from({"work.*.model.layers"}));
    o.add("--split-mode", "layer", f.from({"work.*.serve_pipeline"}));
    o.add("--parallel", places, f.from({"work.*.serve_batch"}));
    o.add(
        "--ctx-size", places * longest(f),
        f.from({"work.*.serve_batch", "work.*.model.context", lengths(s), "work.*.serve.answer"}));
    if (s.chunk.base() > 0)
        o.add("--ubatch-size", s.chunk.base(), f.from({"work.*.serve.chunk"}));
    if (!s.cachesPrefixes())
        o.addSwitch("--no-cache-prompt", f.from({prefixes(s)}));
    o.missing << f.chosen("work.*.serve.weights");
    if (s.kv != KvFormat::Bf16)
        o.missing << f.chosen("work.*.serve.kv");
    if (s.draftDepth > 0)
        o.missing << f.from({"work.*.serve.draft_depth"});
    return o;
}

QByteArray llamaCppFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    return serverScript(
        f, llamaCppOptions(f),
        QStringLiteral("exec llama-server --model \"$MODEL\" \"${options[@]}\" \"$@\"\n"),
        LaunchServing::tr("GGUF file"));
}

QByteArray vllmFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    LaunchOptions program = vllmOptions(f);
    if (nodesOfReplica(f) > 1)
        program.add("--distributed-executor-backend", "ray", f.from({"work.*.serve_replica_gpus"}));
    return serverScript(f, program,
                        QStringLiteral("exec vllm serve \"$MODEL\" \"${options[@]}\" \"$@\"\n"));
}

QByteArray sglangFile(const Launched& launched)
{
    const LaunchFigures f(launched);
    LaunchOptions program = sglangOptions(f);
    program.add("--nnodes", nodesOfReplica(f),
                f.from({"work.*.serve_replica_gpus", "cluster.node_size"}));
    return serverScript(f, program,
                        QStringLiteral("exec python3 -m sglang.launch_server --model-path "
                                       "\"$MODEL\" \"${options[@]}\" \"$@\"\n"));
}

} // namespace model
