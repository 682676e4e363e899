#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr auto kMakesPasses = [](const Workload& w) {
    return kHasMedia(w) && w.serve.media.makes() && !w.trains();
};
constexpr auto kMayLearn = [](const Workload& w) {
    const bool whole = w.kind != WorkloadKind::Tune || w.tune.method == Method::Full;
    return kHasMedia(w) && w.trains() && whole;
};
// Bytes that are shown, and affect no other figure.
constexpr auto kReadsMedia = [](const Workload& w) { return kHasMedia(w) && !w.isBatch(); };

constexpr Number kMediaNumbers[] = {
    number<&Serve::media, &Media::items>("work.*.media.items", Count)
        .definesWork()
        .slider(0.01, 1000, Log)
        .limits(1e-6, 1e6)
        .when(kHasMedia)
        .on(Section::Media, 20)
        .label(L("Knobs", "Items per request"))
        .tip(L("Knobs", "Images, video frames or seconds of sound in each request, on average; in "
                        "training, in each sequence.")),
    number<&Serve::media, &Media::each>("work.*.media.tokens", TokensUnit)
        .definesWork()
        .slider(1, 65536, Log)
        .limits(0.1, 1e7)
        .when(kHasMedia)
        .on(Section::Media, 30)
        .label(L("Knobs", "Tokens per item"))
        .tip(L("Knobs", "Tokens that one image, frame or second of sound becomes for the model: "
                        "576 for a 336-pixel image in patches of 14, 4,096 for a 1-megapixel image "
                        "that a diffusion transformer makes.")),
    number<&Serve::media, &Media::passes>("work.*.media.passes", Count)
        .definesWork()
        .slider(1, 100)
        .limits(1, 10000)
        .wholeNumbers()
        .when(kMakesPasses)
        .on(Section::Media, 40)
        .label(L("Knobs", "Passes per item"))
        .tip(L("Knobs", "Denoising steps, twice as many with classifier-free guidance: each one is "
                        "a pass of the model over all tokens of the item.")),
    number<&Serve::media, &Media::encoder>("work.*.media.encoder", Parameters)
        .slider(1e7, 2e10, Log)
        .limits(0, 1e13)
        .when(kHasMedia)
        .on(Section::Media, 50)
        .folded()
        .label(L("Knobs", "Encoder"))
        .tip(L("Knobs", "Parameters of additional networks: a vision or audio encoder, or "
                        "the text encoder of an image generator.")),
    number<&Serve::media, &Media::patches>("work.*.media.patches", TokensUnit)
        .slider(1, 65536, Log)
        .limits(0, 1e7)
        .when(kHasMedia)
        .on(Section::Media, 60)
        .folded()
        .label(L("Knobs", "Encoder positions per item"))
        .tip(L("Knobs",
               "Patches, frames or words of one item that the encoder processes, each with "
               "all of its parameters.")),
    number<&Serve::media, &Media::bytes>("work.*.media.bytes", Byte)
        .slider(1e3, 1e9, Log)
        .limits(0, 1e15)
        .when(kReadsMedia)
        .on(Section::Media, 80)
        .folded()
        .label(L("Knobs", "File size per item"))
        .tip(L("Knobs", "Bytes of one image, frame or second of sound as a file.")),
    number<&Serve::media, &Media::crossLayers>("work.*.media.cross_layers", Percent)
        .slider(1, 100)
        .limits(0.1, 100)
        .when(kCrosses)
        .on(Section::Media, 36)
        .label(L("Knobs", "Layers with cross-attention"))
        .tip(L("Knobs", "Share of the model’s layers that look at the items: 100 % in an "
                        "encoder–decoder such as Whisper, 20 % in Llama 3.2 Vision.")),
};

constexpr Named<MediaJoin> kJoins[] = {
    {MediaJoin::Prompt, "prompt", L("Choices", "As input tokens")},
    {MediaJoin::Cross, "cross", L("Choices", "By cross-attention")}};

constexpr Named<MediaUse> kUses[] = {{MediaUse::None, "none", L("Choices", "None")},
                                     {MediaUse::Read, "read", L("Choices", "Read")},
                                     {MediaUse::Make, "make", L("Choices", "Generate")}};
constexpr Named<bool> kFrozenOrNot[] = {{false, "frozen", L("Choices", "Frozen")},
                                        {true, "trained", L("Choices", "Trained")}};

constexpr Choice kMediaChoices[] = {
    choice<kUses, &Serve::media, &Media::use>("work.*.media.use")
        .definesWork()
        .when(kMayHaveMedia)
        .on(Section::Media, 10)
        .label(L("Knobs", "Images, video and sound"))
        .tip(L("Knobs",
               "Whether the model reads images, video or sound in addition to text, through an "
               "encoder, or generates them in passes over a whole image (diffusion).")),
    choice<kJoins, &Serve::media, &Media::join>("work.*.media.join")
        .when(kMayCross)
        .on(Section::Media, 34)
        .label(L("Knobs", "Items reach the model"))
        .tip(L("Knobs", "As tokens before the prompt, or separately: layers with cross-attention "
                        "read what the encoder made of the items, as in an encoder–decoder.")),
    choice<kFrozenOrNot, &Serve::media, &Media::trained>("work.*.media.trained")
        .when(kMayLearn)
        .on(Section::Media, 70)
        .folded()
        .label(L("Knobs", "Encoder weights"))
        .tip(L("Knobs", "Whether the encoder learns, too: its backward pass, gradients and "
                        "optimizer state are then added.")),
};

} // namespace

std::span<const Number> mediaNumbers()
{
    return kMediaNumbers;
}

std::span<const Choice> mediaChoices()
{
    return kMediaChoices;
}

} // namespace engine
