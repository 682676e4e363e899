#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

const Session& sessionOf(const ResolvedPlan& p, std::size_t w)
{
    return p.work[w].serve.session;
}

constexpr auto kPeakSessions = [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
    return s.peak / sessionOf(p, w).calls;
};
constexpr auto kSessionTime = [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
    const Session& session = sessionOf(p, w);
    return session.calls * s.whole + (session.calls - 1) * session.pause;
};

// For an average context between two calls.
#define HEADROOM_PAUSED                                                                            \
    "(work.*.session.first + max(0, (work.*.session.calls - 2) / 2) * (work.*.serve.answer + "     \
    "work.*.session.added) + work.*.serve.answer)"
#define HEADROOM_COMMON "work.*.session.common * work.*.session.first"

constexpr Dial kSessionDials[] = {
    served("work.*.session_rate", EachSecond, kPeakSessions)
        .formula("work.*.serve_peak / work.*.session.calls")
        .when(kInSessions)
        .label(L("Dials", "Peak sessions"))
        .tip(L("Dials", "Sessions that start per second, at peak.")),
    served("work.*.session_time", Second, kSessionTime)
        .formula("work.*.session.calls * work.*.serve_whole + (work.*.session.calls - 1) * "
                 "work.*.session.pause")
        .when(kInSessions)
        .label(L("Dials", "Session time"))
        .tip(L("Dials", "From the first call of a session to the end of its last one, pauses "
                        "included, at median latency.")),
    served("work.*.session_open", Count,
           [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
               return kPeakSessions(p, s, w) * kSessionTime(p, s, w).base();
           })
        .formula("work.*.session_rate * work.*.session_time")
        .when(kInSessions)
        .label(L("Dials", "Concurrent sessions"))
        .tip(L("Dials", "Sessions that are open at the same time, at peak: in a call or in a pause "
                        "between two calls.")),
    served("work.*.session_context", TokensUnit,
           [](const ResolvedPlan& p, const ServeAnswer&, std::size_t w) {
               return sessionOf(p, w).longest(p.work[w].serve.answer);
           })
        .formula("work.*.session.first + (work.*.session.calls - 1) * (work.*.serve.answer + "
                 "work.*.session.added) + work.*.serve.answer")
        .when(kInSessions)
        .label(L("Dials", "Context at the end of a session"))
        .tip(L("Dials", "Tokens of input and output in the last call of a session.")),
    served<&ServeAnswer::hit>("work.*.session_hit", Percent)
        .formula(HEADROOM_COMMON " / work.*.serve_prompt")
        .formulaIf(kKeepsInHosts,
                   "(" HEADROOM_COMMON " + (work.*.session_kept + work.*.session_from_host) * "
                   "(work.*.session.calls - 1) / work.*.session.calls * (" HEADROOM_PAUSED
                   " - " HEADROOM_COMMON ")) / work.*.serve_prompt")
        .formulaIf(kKeepsContexts,
                   "(" HEADROOM_COMMON " + work.*.session_kept * (work.*.session.calls - 1) / "
                   "work.*.session.calls * (" HEADROOM_PAUSED " - " HEADROOM_COMMON
                   ")) / work.*.serve_prompt")
        .when(kInSessions)
        .label(L("Dials", "Prefix cache hit rate"))
        .tip(L("Dials",
               "Share of input tokens that are in the cache already: the common beginning, "
               "and what the previous call of the session left there.")),
    served<&ServeAnswer::kept>("work.*.session_kept", Percent)
        .formula(prose(
            L("Formulas",
              "Cache left by running requests at the full rate of a replica, divided by what "
              "the contexts of all sessions between two calls would take; at most 100 %."),
            "work.*.serve_cache, "
            "work.*.serve_kv_token, work.*.serve_each, "
            "work.*.serve.spread, work.*.serve.answer, work.*.serve.most_sequences, "
            "work.*.session.*, cluster.node.host_memory, cluster.gpu.host_link, " HEADROOM_OF_MODEL
            ", " HEADROOM_OF_REPLICA))
        .when(kKeepsContexts)
        .label(L("Dials", "Contexts kept"))
        .tip(L("Dials", "Share of the contexts between two calls that fit in the cache next to "
                        "running requests, at the given load; the rest is computed again.")),
    served<&ServeAnswer::fromHost>("work.*.session_from_host", Percent)
        .formula(
            prose(L("Formulas",
                    "What the cache does not hold, as far as host memory has room for it and the "
                    "links can move it there and back at half of their rate."),
                  "work.*.session_kept, work.*.serve_each, "
                  "work.*.serve_kv_token, work.*.serve.answer, work.*.session.*, "
                  "cluster.node.host_memory, cluster.gpu.host_link"))
        .when(kKeepsInHosts)
        .label(L("Dials", "Contexts in host memory"))
        .tip(L("Dials", "Share of the contexts between two calls that wait in host memory, at the "
                        "given load; the next call fetches them instead of computing them.")),
    served<&ServeAnswer::fetch>("work.*.session_fetch", Milliseconds)
        .formula(prose(
            L("Formulas",
              "KV cache of an average context between two calls, without its common beginning, "
              "divided by the host links of a replica’s GPUs."),
            "work.*.serve_kv_token, "
            "work.*.serve.answer, work.*.serve.most_sequences, work.*.session.*, "
            "cluster.gpu.host_link"))
        .when(kKeepsInHosts)
        .label(L("Dials", "Time to fetch a context"))
        .tip(L("Dials", "Time until an average context is back in GPU memory.")),
    served<&ServeAnswer::paused>("work.*.session_memory", GiB)
        .formula(
            prose(L("Formulas",
                    "Calls per second and replica, times the pause after all but the last call, "
                    "times the KV cache of an average context without its common beginning, times "
                    "the share that is kept."),
                  "work.*.session_kept, work.*.serve_each, "
                  "work.*.serve_kv_token, work.*.serve.answer, work.*.session.*"))
        .when(kKeepsContexts)
        .label(L("Dials", "Paused contexts"))
        .tip(L("Dials", "Memory of a replica that the contexts of sessions between two calls take, "
                        "at the given load.")),
    served("work.*.session_cost", Dollar,
           [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
               return sessionOf(p, w).calls * s.cost / s.answered;
           })
        .formula("work.*.session.calls * work.*.serve_cost / work.*.serve_answered")
        .when(kInSessions)
        .label(L("Dials", "Cost per session"))
        .tip(L("Dials", "All costs of the fleet at the given load, per session.")),
};

} // namespace

std::span<const Dial> sessionDials()
{
    return kSessionDials;
}

} // namespace engine
