#include "model/engine/knobs/formats.h"

namespace engine {
namespace {

constexpr int kStages[] = {1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64};
constexpr int kChunks[] = {1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20};
constexpr int kExperts[] = {1, 2, 4, 8, 16, 32, 64, 128, 256};

// Some layers, but not all.
constexpr OptionWord kPartly{"layers", L("Choices", "Some layers")};
constexpr auto kMixture = [](const Workload& w) {
    return w.isComputed() && w.train.model.experts > 0;
};

constexpr Choice kLayoutChoices[] = {
    degree<kDoublings, &Train::layout, &LayoutWish::tensor>("work.*.layout.tensor")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Tensor parallel size"))
        .tip(L("Knobs", "GPUs that share each matrix. They communicate in every layer.")),
    degree<kStages, &Train::layout, &LayoutWish::pipeline>("work.*.layout.pipeline")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Pipeline parallel size"))
        .tip(L("Knobs", "Number of stages, each holding a part of the layers.")),
    degree<kChunks, &Train::layout, &LayoutWish::interleave>("work.*.layout.interleave")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Virtual pipeline stages"))
        .tip(L("Knobs", "Number of chunks per pipeline stage that take turns (interleaving): less "
                        "idle time, more transfers.")),
    degree<kDoublings, &Train::layout, &LayoutWish::context>("work.*.layout.context")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Context parallel size"))
        .tip(L("Knobs", "GPUs that share each sequence.")),
    degree<kExperts, &Train::layout, &LayoutWish::expert>("work.*.layout.expert")
        .when(kMixture)
        .fromList()
        .label(L("Knobs", "Expert parallel size"))
        .tip(L("Knobs", "GPUs across which the experts of a layer are distributed.")),
    degree<kDoublings, &Train::layout, &LayoutWish::microBatch>("work.*.layout.micro_batch")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Micro-batch size"))
        .tip(L("Knobs", "Sequences that pass through a model replica at once.")),
    wish<kShardings, &Train::layout, &LayoutWish::sharding>("work.*.layout.sharding")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Sharding (ZeRO)"))
        .tip(L("Knobs", "What is split across model replicas: the optimizer state, the gradients, "
                        "or everything.")),
    choice("work.*.layout.recompute")
        .words([](std::string_view id) {
            return id == kPartly.id ? &kPartly : wishWord<kRecomputes>(id);
        })
        .offers([](const Plan&, const Workload&, const Catalog&) {
            auto options = wishOptions<kRecomputes>();
            options.insert(options.end() - 1, {std::string(kPartly.id), {}});
            return options;
        })
        .reads([](const Plan&, const Workload& w) {
            const LayoutWish& wish = w.train.layout;
            return wish.partly ? std::string(kPartly.id) : wishId<kRecomputes>(wish.recompute);
        })
        .picks([](Plan&, Workload& w, const Catalog&, std::string_view id) {
            LayoutWish& wish = w.train.layout;
            wish.partly = id == kPartly.id;
            wish.recompute = wish.partly ? Recompute::Full : wishOf<kRecomputes>(id);
        })
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Activation recomputation"))
        .tip(L("Knobs", "What the backward pass recomputes instead of keeping it in memory.")),
    wish<kOffloads, &Train::layout, &LayoutWish::offload>("work.*.layout.offload")
        .when(kComputed)
        .fromList()
        .label(L("Knobs", "Offload to host"))
        .tip(L("Knobs", "What is held in host memory or on the host's drives.")),
};

} // namespace

std::span<const Choice> layoutChoices()
{
    return kLayoutChoices;
}

} // namespace engine
