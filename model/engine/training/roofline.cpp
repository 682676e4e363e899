#include "model/engine/training/roofline.h"

#include "model/engine/training/layer.h"
#include "model/engine/training/prepared.h"

#include <algorithm>

namespace engine {
namespace {

struct RooflineCase {
    const PreparedJob& job;
    const Layout& layout;
    Roofline& roofline;
    double tokens = layout.microBatch * job.job.sequence.base() / layout.context;
    double t = layout.tensor;

    // GEMMs of one kind, with each operand read and written once.
    void add(const char* id, std::initializer_list<Product> products, const FormatRate& format)
    {
        double flops = 0, bytes = 0;
        Seconds time{};
        for (const Product& p : products) {
            flops += 2 * p.rows * p.columns * p.inner * p.copies;
            bytes +=
                p.copies * (format.bytes * (p.rows + p.columns) * p.inner + 2 * p.rows * p.columns);
            time += productTime(p, format, job.machine, job.constants).forward;
        }
        if (flops > 0 && time.base() > 0)
            roofline.points.push_back({id, flops / bytes, Flops(flops) / time});
    }
    void products()
    {
        const Widths& w = job.widths;
        const Product out{tokens, w.hidden, w.heads * w.passed / t};
        if (w.latent())
            add("attention_products",
                {out,
                 {tokens, w.qRank + w.kvRank + w.rope, w.hidden},
                 {tokens, w.queries() / t, w.qRank > 0 ? w.qRank : w.hidden},
                 {tokens, w.heads * (w.nope + w.passed) / t, w.kvRank}},
                job.format);
        else
            add("attention_products", {out, {tokens, (w.queries() + 2 * w.keys()) / t, w.hidden}},
                job.format);
        const double in = w.gated() ? 2 : 1;
        if (w.denseLayers > 0 && w.ffn > 0)
            add("mlp", {{tokens, in * w.ffn / t, w.hidden}, {tokens, w.hidden, w.ffn / t}},
                job.format);
    }
    void experts()
    {
        const Widths& w = job.widths;
        if (!(w.mixtureLayers > 0))
            return;
        const double split = layout.expertTensor;
        const double local = std::max(1.0, w.experts / layout.expert);
        const double rows = tokens * w.active / t * split / local;
        add("experts",
            {{rows, 2 * w.expertFfn / split, w.hidden, local, false, true},
             {rows, w.hidden, w.expertFfn / split, local, false, true}},
            job.format);
    }
    // The fused core reads queries, keys and values and writes the output.
    void core()
    {
        const Widths& w = job.widths;
        const double sequence = job.job.sequence.base();
        const double pairs = tokens * w.lookedBack(sequence);
        const double flops = 2 * pairs * (w.heads / t) * (w.compared + w.passed);
        const double bytes =
            2 * tokens / t * (w.queries() + w.keys() + w.kvHeads * w.passed + w.heads * w.passed);
        const Seconds time = layerTime(job, layout).core;
        if (flops > 0 && time.base() > 0)
            roofline.points.push_back({"core", flops / bytes, Flops(flops) / time});
    }
};

FlopRate peakOf(Format format, const Machine& m)
{
    switch (format) {
    case Format::Fp4:
        if (m.peak4.base() > 0)
            return m.peak4;
        [[fallthrough]];
    case Format::Fp8: return m.peak8.base() > 0 ? m.peak8 : m.peak16;
    case Format::Tf32:
        if (m.peakTf32.base() > 0)
            return m.peakTf32;
        [[fallthrough]];
    case Format::Fp32: return m.peak32.base() > 0 ? m.peak32 : m.peak16 / 2;
    case Format::Fp16:
    case Format::Bf16: break;
    }
    return m.peak16;
}

} // namespace

Roofline rooflineOf(const TrainingJob& job, const Machine& machine, const Layout& layout,
                    const TrainingConstants& constants)
{
    const PreparedJob prepared{job, machine, constants};
    Roofline roofline{peakOf(job.format, machine), machine.memory, {}};
    RooflineCase k{prepared, layout, roofline};
    k.products();
    k.experts();
    k.core();
    const Widths& w = prepared.widths;
    k.add("vocabulary", {{k.tokens, w.vocab / k.t, w.hidden}}, prepared.wide);
    return roofline;
}

} // namespace engine
