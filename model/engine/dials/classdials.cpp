#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

// Formulas in prose that several figures share.
constexpr const char* kClassTtft =
    L("Formulas", "The same wait, plus the prefill steps of the class's own prompt.");
constexpr const char* kClassTpot =
    L("Formulas",
      "All requests share the steps, so the p50 is the same for all classes. A short response is "
      "delayed more by requests and prompts that happen to run at the same time.");
constexpr const char* kClassLatency =
    L("Formulas", "TTFT plus the times of the other output tokens; medians.");

// For a workload with several classes of requests: `c` is the answer for one of them.

// A figure of one class of requests, if there are several.
template <std::size_t I, auto Member> constexpr DialRow ofClass(std::string_view path, Unit unit)
{
    return rowOf(path, unit, Room::Serving,
                 [](const ResolvedPlan&, const Assessment& a, std::size_t w) {
                     if (w >= a.serving.size())
                         return kUnknown;
                     const ClassAnswer& c = a.serving[w].classes[I];
                     return c.share > 0 ? toBase(c.*Member) : kUnknown;
                 });
}
constexpr auto kClassesComputed = [](const Workload& w) {
    return kServesTextComputed(w) && kServesClasses(w) &&
           (w.serve.second.share > 0 || w.serve.third.share > 0);
};

constexpr Dial kClassDials[] = {
    ofClass<0, &ClassAnswer::first>("work.*.serve_first_main", Milliseconds)
        .formula(prose(kClassTtft,
                       "work.*.serve_first50, "
                       "work.*.serve.prompt, work.*.serve.second.*, work.*.serve.third.*"))
        .when(kClassesComputed)
        .label(L("Dials", "TTFT, class 1"))
        .tip(L("Dials", "Time to first token of the requests that belong to no other class.")),
    ofClass<0, &ClassAnswer::token>("work.*.serve_token_main", Milliseconds)
        .formula(
            prose(kClassTpot,
                  "work.*.serve_token50, "
                  "work.*.serve.spread, work.*.serve.second.answer, work.*.serve.third.answer"))
        .when(kClassesComputed)
        .label(L("Dials", "TPOT, class 1"))
        .tip(L("Dials", "Time per output token of the requests that belong to no other class.")),
    ofClass<0, &ClassAnswer::whole>("work.*.serve_whole_main", Second)
        .formula(prose(kClassLatency,
                       "work.*.serve_first_main, "
                       "work.*.serve_token50, work.*.serve.answer, work.*.serve.second.answer, "
                       "work.*.serve.third.answer"))
        .when(kClassesComputed)
        .label(L("Dials", "End-to-end latency, class 1"))
        .tip(L("Dials",
               "Median time to the last token, for requests that belong to no other class.")),
    ofClass<1, &ClassAnswer::first>("work.*.serve_first_second", Milliseconds)
        .formula(prose(kClassTtft,
                       "work.*.serve_first50, "
                       "work.*.serve.prompt, work.*.serve.second.*, work.*.serve.third.*"))
        .when(kSecondClassComputed)
        .label(L("Dials", "TTFT, class 2"))
        .tip(L("Dials", "Time to first token of the requests in class 2.")),
    ofClass<1, &ClassAnswer::token>("work.*.serve_token_second", Milliseconds)
        .formula(
            prose(kClassTpot,
                  "work.*.serve_token50, "
                  "work.*.serve.spread, work.*.serve.second.answer, work.*.serve.third.answer"))
        .when(kSecondClassComputed)
        .label(L("Dials", "TPOT, class 2"))
        .tip(L("Dials", "Time per output token of the requests in class 2.")),
    ofClass<1, &ClassAnswer::whole>("work.*.serve_whole_second", Second)
        .formula(prose(kClassLatency,
                       "work.*.serve_first_second, "
                       "work.*.serve_token50, work.*.serve.answer, work.*.serve.second.answer, "
                       "work.*.serve.third.answer"))
        .when(kSecondClassComputed)
        .label(L("Dials", "End-to-end latency, class 2"))
        .tip(L("Dials", "Median time to the last token, for requests in class 2.")),
    ofClass<2, &ClassAnswer::first>("work.*.serve_first_third", Milliseconds)
        .formula(prose(kClassTtft,
                       "work.*.serve_first50, "
                       "work.*.serve.prompt, work.*.serve.second.*, work.*.serve.third.*"))
        .when(kThirdClassComputed)
        .label(L("Dials", "TTFT, class 3"))
        .tip(L("Dials", "Time to first token of the requests in class 3.")),
    ofClass<2, &ClassAnswer::token>("work.*.serve_token_third", Milliseconds)
        .formula(
            prose(kClassTpot,
                  "work.*.serve_token50, "
                  "work.*.serve.spread, work.*.serve.second.answer, work.*.serve.third.answer"))
        .when(kThirdClassComputed)
        .label(L("Dials", "TPOT, class 3"))
        .tip(L("Dials", "Time per output token of the requests in class 3.")),
    ofClass<2, &ClassAnswer::whole>("work.*.serve_whole_third", Second)
        .formula(prose(kClassLatency,
                       "work.*.serve_first_third, "
                       "work.*.serve_token50, work.*.serve.answer, work.*.serve.second.answer, "
                       "work.*.serve.third.answer"))
        .when(kThirdClassComputed)
        .label(L("Dials", "End-to-end latency, class 3"))
        .tip(L("Dials", "Median time to the last token, for requests in class 3.")),
    served<&ServeAnswer::missed>("work.*.serve_missed", Percent)
        .formula(
            prose(L("Formulas", "Requests of all classes whose TTFT or TPOT exceeds its limit."),
                  "work.*.serve_first_main, work.*.serve_first_second, work.*.serve_first_third, "
                  "work.*.serve_token_main, work.*.serve_token_second, work.*.serve_token_third, "
                  "work.*.serve.second.*, work.*.serve.third.*"))
        .when(kClassesComputed)
        .label(L("Dials", "Requests over limit"))
        .tip(L("Dials", "Share of the requests in classes that miss their TTFT or TPOT limit.")),
};

} // namespace

std::span<const Dial> classDials()
{
    return kClassDials;
}

} // namespace engine
