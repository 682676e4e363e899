#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// Of a workload that serves several kinds of requests: the answer of one of them is `c`.
#define HEADROOM_CLASS(i, expr)                                                                    \
    [](const Plan&, const Assessment& a, std::size_t w) -> double {                                \
        if (w >= a.serving.size())                                                                 \
            return kUnknown;                                                                       \
        const ClassAnswer& c = a.serving[w].classes[i];                                            \
        return c.share > 0 ? toBase(expr) : kUnknown;                                              \
    }
#define HEADROOM_MIXED (w.serve.second.share > 0 || w.serve.third.share > 0)
#define HEADROOM_IF_CLASS(when)                                                                    \
    HEADROOM_IF(w.serves() && w.serve.rule == ServeRule::Computed && (when))
#define HEADROOM_CLASS_DIALS(key, i, when)                                                         \
    Dial{"work.*.serve_first_" key,                                                                \
         Milliseconds,                                                                             \
         Room::Serving,                                                                            \
         "table: the first token of one kind of requests; work.*.serve_first50, "                  \
         "work.*.serve.prompt, work.*.serve.second.*, work.*.serve.third.*",                       \
                                                                                                   \
         HEADROOM_CLASS(i, c.first),                                                               \
         HEADROOM_IF_CLASS(when)},                                                                 \
        Dial{"work.*.serve_token_" key,                                                            \
             Milliseconds,                                                                         \
             Room::Serving,                                                                        \
             "table: each token of one kind of requests; work.*.serve_token50, "                   \
             "work.*.serve.spread, work.*.serve.second.answer, work.*.serve.third.answer",         \
                                                                                                   \
             HEADROOM_CLASS(i, c.token),                                                           \
             HEADROOM_IF_CLASS(when)},                                                             \
        Dial                                                                                       \
    {                                                                                              \
        "work.*.serve_whole_" key, Second, Room::Serving,                                          \
            "table: a whole answer of one kind of requests; work.*.serve_first_" key               \
            ", work.*.serve_token50, work.*.serve.answer, work.*.serve.second.answer, "            \
            "work.*.serve.third.answer",                                                           \
            HEADROOM_CLASS(i, c.whole), HEADROOM_IF_CLASS(when)                                    \
    }

constexpr std::array kClassDials{
    HEADROOM_CLASS_DIALS("main", 0, HEADROOM_MIXED),
    HEADROOM_CLASS_DIALS("second", 1, w.serve.second.share > 0),
    HEADROOM_CLASS_DIALS("third", 2, w.serve.third.share > 0),
    Dial{"work.*.serve_missed", Percent, Room::Serving,
         "sum of the shares of the kinds of requests that miss a limit"
         "; work.*.serve_first_main, work.*.serve_first_second, work.*.serve_first_third, "
         "work.*.serve_token_main, work.*.serve_token_second, work.*.serve_token_third, "
         "work.*.serve.second.*, work.*.serve.third.*",
         [](const Plan&, const Assessment& a, std::size_t w) -> double {
             return w < a.serving.size() ? a.serving[w].missed : kUnknown;
         },
         HEADROOM_IF_CLASS(HEADROOM_MIXED)},
};

} // namespace

std::span<const Dial> classDials()
{
    return kClassDials;
}

} // namespace engine
