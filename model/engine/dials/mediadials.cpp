#include "model/engine/dials/row.h"
#include "model/engine/training/fromplan.h"

namespace engine {
namespace {

using enum Unit;

const Media& mediaOf(const ResolvedPlan& p, std::size_t w)
{
    return p.work[w].serve.media;
}

// Per request or sequence.
#define HEADROOM_ENCODING "2 * work.*.media.items * work.*.media.encoder * work.*.media.patches"

constexpr auto kTrainsMedia = [](const Workload& w) { return kHasMedia(w) && w.trains(); };
constexpr auto kServesMedia = [](const Workload& w) { return kHasMedia(w) && kServes(w); };

WrittenFormula crossFormula(const Plan&, const Workload& w)
{
    return kCrosses(w)
               ? prose(L(
                     "Formulas",
                     "None: layers with cross-attention read the items, which are no tokens of the "
                     "prompt."))
               : "";
}

constexpr Dial kMediaDials[] = {
    dial("work.*.media_tokens", TokensUnit, Room::Sizing,
         [](const ResolvedPlan& p, std::size_t w) {
             const double passes = kMakes(p.work[w]) ? mediaOf(p, w).passes : 1;
             return kHasMedia(p.work[w]) ? passes * mediaOf(p, w).tokens() : Tokens{};
         })
        .formula(prose(L("Formulas", "Text only: no images, video or sound.")))
        .formulaIf(kMakes, "work.*.media.items * work.*.media.passes * work.*.media.tokens")
        .formulaIf(kHasMedia, "work.*.media.items * work.*.media.tokens")
        .formulasOf(crossFormula)
        .when([](const Workload& w) { return kServes(w) || kMayHaveMedia(w); })
        .label(L("Dials", "Media tokens"))
        .tip(L("Dials", "Tokens that images, video and sound of a request or a training sequence "
                        "are for the model; generated ones count every pass.")),
    dial("work.*.media_encoding", FlopsUnit, Room::Sizing,
         [](const ResolvedPlan& p, std::size_t w) { return mediaOf(p, w).encoding(); })
        .formula(HEADROOM_ENCODING)
        .when(kHasMedia)
        .label(L("Dials", "Encoder work"))
        .tip(L("Dials", "Operations of the encoder for a request or a sequence, forward.")),
    served("work.*.media_rate", EachSecond,
           [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
               return mediaOf(p, w).items * s.peak;
           })
        .formula("work.*.media.items * work.*.serve_peak")
        .when(kServesMedia)
        .label(L("Dials", "Peak items"))
        .tip(L("Dials", "Images, frames or seconds of sound per second, at peak.")),
    served("work.*.media_bandwidth", GBPerSecond,
           [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
               return mediaOf(p, w).read() * s.peak;
           })
        .formula("work.*.media_rate * work.*.media.bytes")
        .when(kServesMedia)
        .label(L("Dials", "Media traffic"))
        .tip(L("Dials",
               "Bytes of images, video and sound per second that enter or leave, at peak.")),
    served("work.*.media_cost", Dollar,
           [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
               constexpr double kThousand = 1000;
               return kThousand * s.cost / s.answered / mediaOf(p, w).items;
           })
        .formula("1000 * work.*.serve_cost / (work.*.serve_answered * work.*.media.items)")
        .when(kServesMedia)
        .label(L("Dials", "Cost per 1,000 items"))
        .tip(L("Dials", "All costs of the fleet at the given load, per thousand images, frames or "
                        "seconds of sound.")),
    laidOut("work.*.media_read", GBPerSecond,
            [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
                return a.work[w].sequences * mediaOf(p, w).read() / a.work[w].step;
            })
        .formula("work.*.sequences * work.*.media.items * work.*.media.bytes / work.*.step")
        .when(kTrainsMedia)
        .label(L("Dials", "Media read"))
        .tip(L("Dials",
               "Bandwidth at which training reads images, video and sound; enter the bytes "
               "per sequence as sample size to see whether GPUs wait for it.")),
};

} // namespace

std::span<const Dial> mediaDials()
{
    return kMediaDials;
}

} // namespace engine
