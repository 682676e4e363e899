#include "model/engine/serving/classtimes.h"

#include "model/engine/serving/split.h"

namespace engine {
SharedReplica::SharedReplica(const ServingSizes& sizes, const OpenLoop& all, bool apart,
                             const ServingConstants& constants)
    : sizes_(sizes)
    , all_(all)
    , constants_(constants)
    , apart_(apart)
    , steady_(steadyWith(sizes, larger(all.sequences, 1e-6), constants))
    , prompts_(sizes, steady_, all.requests, constants)
    , tokens_(sizes, steady_, prompts_, apart, constants)
{
    usual50_ = apart ? promptApartOf(sizes.job.prompt) : prompts_.beyond(kHalf);
    usual95_ = apart ? usual50_ : prompts_.beyond(kOver);
}

Seconds SharedReplica::promptApartOf(Tokens prompt) const
{
    ServingSizes own = sizes_;
    own.job.prompt = prompt;
    return promptApart(own, constants_).first;
}

// Half of the tokens take the same for all classes. They differ in the steps of their own prompts,
// and a short answer sees a fixed batch, which a long one outlasts.
ClassTimes SharedReplica::timesOf(Tokens prompt, Tokens answer) const
{
    const Seconds own50 = apart_ ? promptApartOf(prompt) : prompts_.beyond(kHalf, prompt);
    const Seconds own95 = apart_ ? own50 : prompts_.beyond(kOver, prompt);
    return {all_.first50 + own50 - usual50_, all_.first95 + own95 - usual95_, all_.token50,
            all_.token50 + tokens_.late95(answer, sizes_.job.lengthSpread)};
}

} // namespace engine
