#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_MODEL_KNOB(type, member, key, unit)                                               \
    HEADROOM_PART_KNOB("work.*.model.", Group::Work, w.train.model.member, key, unit)

constexpr std::array kWorkNumbers{
    // Turning the size of a dense model turns what is active with it; of a mixture, in proportion.
    Number{"work.*.params", Parameters, Scale::Log, 1e8, 1e12, 1e5, 1e13, false, Group::Work,
           Shown::First, HEADROOM_GET(w.train.model.params),
           [](Plan&, Workload& w, double base) {
               Model& m = w.train.model;
               m.active = m.active * (base / m.params.base());
               m.params = Params(base);
           },
           HEADROOM_ALWAYS},
    Number{"work.*.active", Parameters, Scale::Log, 1e8, 1e12, 1e5, 1e13, false, Group::Work,
           Shown::More, HEADROOM_GET(w.train.model.active), HEADROOM_SET(w.train.model.active),
           HEADROOM_ALWAYS},
    Number{"work.*.tokens", TokensUnit, Scale::Log, 1e9, 1e13, 1e3, 1e17, false, Group::Work,
           Shown::First, HEADROOM_GET(w.train.tokens), HEADROOM_SET(w.train.tokens),
           HEADROOM_ON_TOKENS},
    Number{"work.*.deadline", Days, Scale::Log, 1, 365, 1e-3, 36500, false, Group::Work,
           Shown::First, HEADROOM_GET(w.train.deadline), HEADROOM_SET(w.train.deadline),
           HEADROOM_TRAINS},
    Number{"work.*.share", Percent, Scale::Linear, 5, 70, 0.1, 100, false, Group::Work,
           Shown::First, HEADROOM_GET(w.train.share), HEADROOM_SET(w.train.share),
           HEADROOM_BY_SHARE},
    Number{"work.*.sequence", TokensUnit, Scale::Log, 512, 131072, 1, 1e8, true, Group::Work,
           Shown::More, HEADROOM_GET(w.train.sequence), HEADROOM_SET(w.train.sequence),
           HEADROOM_ON_TOKENS},
    Number{"work.*.batch", TokensUnit, Scale::Log, 1e5, 1e8, 1, 1e12, true, Group::Work,
           Shown::More, HEADROOM_GET(w.train.batch), HEADROOM_SET(w.train.batch),
           HEADROOM_ON_TOKENS},
    Number{"work.*.share_gpus", Gpus, Scale::Log, 1, 16384, 1, 1048576, true, Group::Work,
           Shown::More, HEADROOM_GET(w.train.shareGpus), HEADROOM_SET(w.train.shareGpus),
           HEADROOM_BY_SHARE},
    Number{"work.*.share_between", GbitPerSecond, Scale::Log, 10, 1600, 0.01, 1e5, false,
           Group::Work, Shown::More, HEADROOM_GET(w.train.shareBetween),
           HEADROOM_SET(w.train.shareBetween), HEADROOM_BY_SHARE},
    Number{"work.*.share_inside", GBPerSecond, Scale::Log, 10, 2000, 0.01, 1e6, false, Group::Work,
           Shown::Part, HEADROOM_GET(w.train.shareInside), HEADROOM_SET(w.train.shareInside),
           HEADROOM_BY_SHARE},
    Number{"work.*.share_domain", Gpus, Scale::Log, 1, 72, 1, 1048576, true, Group::Work,
           Shown::Part, HEADROOM_GET(w.train.shareDomain), HEADROOM_SET(w.train.shareDomain),
           HEADROOM_BY_SHARE},
    Number{"work.*.gradient_bytes", BytesPerParameter, Scale::Linear, 1, 4, 0.25, 16, false,
           Group::Work, Shown::More, HEADROOM_GET(w.train.gradientBytes),
           HEADROOM_SET(w.train.gradientBytes), HEADROOM_BY_SHARE},
    Number{"work.*.state_bytes", BytesPerParameter, Scale::Linear, 2, 20, 0.25, 64, false,
           Group::Work, Shown::More, HEADROOM_GET(w.train.stateBytes),
           HEADROOM_SET(w.train.stateBytes), HEADROOM_BY_SHARE},
};

constexpr std::array<std::string_view, kFormats> kFormatIds{"fp32", "tf32", "fp16",
                                                            "bf16", "fp8",  "fp4"};

std::vector<Option> formatOptions(const Plan& p, const Workload&, const Catalog&)
{
    const Cluster& c = p.cluster;
    const auto have = [&](Format f) {
        return c.gpu.supports(f) && (!isMixed(c) || c.second.gpu.supports(f));
    };
    std::vector<Option> options;
    for (int i = 0; i < kFormats; ++i)
        options.push_back({std::string(kFormatIds[static_cast<std::size_t>(i)]),
                           {},
                           have(static_cast<Format>(i))});
    return options;
}

std::vector<Option> modelOptions(const Plan&, const Workload&, const Catalog& catalog)
{
    std::vector<Option> options;
    for (const Model& m : catalog.models)
        options.push_back({m.id, m.name});
    return options;
}

const std::array kWorkChoices{
    Choice{"work.*.model", Group::Work, Shown::First, false, modelOptions,
           [](const Plan&, const Workload& w) { return w.train.model.id; },
           [](Plan& p, Workload& w, const Catalog& c, std::string_view id) {
               if (const Model* m = c.model(id))
                   adopt(p, w, *m);
           },
           HEADROOM_ALWAYS},
    Choice{"work.*.format", Group::Work, Shown::More, true, formatOptions,
           [](const Plan&, const Workload& w) {
               return std::string(kFormatIds[static_cast<std::size_t>(w.train.format)]);
           },
           [](Plan&, Workload& w, const Catalog&, std::string_view id) {
               for (std::size_t i = 0; i < kFormatIds.size(); ++i)
                   if (kFormatIds[i] == id)
                       w.train.format = static_cast<Format>(i);
           },
           HEADROOM_TRAINS},
    Choice{"work.*.recompute", Group::Work, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) {
               return std::vector<Option>{{"none", {}}, {"full", {}}};
           },
           [](const Plan&, const Workload& w) -> std::string {
               return w.train.recompute == Recompute::Full ? "full" : "none";
           },
           [](Plan&, Workload& w, const Catalog&, std::string_view id) {
               w.train.recompute = id == "full" ? Recompute::Full : Recompute::None;
           },
           HEADROOM_BY_SHARE},
    Choice{"work.*.scaling", Group::Work, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) {
               return std::vector<Option>{{"fixed_batch", {}}, {"growing_batch", {}}};
           },
           [](const Plan&, const Workload& w) -> std::string {
               return w.train.scaling == Scaling::FixedBatch ? "fixed_batch" : "growing_batch";
           },
           [](Plan&, Workload& w, const Catalog&, std::string_view id) {
               w.train.scaling =
                   id == "growing_batch" ? Scaling::GrowingBatch : Scaling::FixedBatch;
           },
           HEADROOM_ON_TOKENS},
};

} // namespace

std::span<const Number> workNumbers()
{
    static constexpr std::array rows{HEADROOM_MODEL_FIELDS(HEADROOM_MODEL_KNOB)};
    static const std::vector<Number> all = [] {
        std::vector<Number> v(kWorkNumbers.begin(), kWorkNumbers.end());
        v.insert(v.end(), rows.begin() + 2, rows.end()); // params and active have their own rows
        return v;
    }();
    return all;
}

std::span<const Choice> workChoices()
{
    return kWorkChoices;
}

} // namespace engine
