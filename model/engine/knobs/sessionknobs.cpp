#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr Number kSessionNumbers[] = {
    number<&Serve::session, &Session::calls>("work.*.session.calls", Count)
        .definesWork()
        .slider(1, 200, Log)
        .limits(1, 1e5)
        .wholeNumbers()
        .when(kInSessions)
        .on(Section::Sessions, 20)
        .start(112)
        .label(L("Knobs", "Calls per session"))
        .tip(L("Knobs", "Requests that one session makes to the model, one after another.")),
    number<&Serve::session, &Session::first>("work.*.session.first", TokensUnit)
        .definesWork()
        .slider(16, 131072, Log)
        .limits(1, 1e7)
        .wholeNumbers()
        .when(kInSessions)
        .on(Section::Sessions, 30)
        .start(114)
        .label(L("Knobs", "Input tokens of the first call"))
        .tip(L("Knobs", "System prompt, tool descriptions and the task itself.")),
    number<&Serve::session, &Session::common>("work.*.session.common", Percent)
        .slider(0, 100)
        .when(kInSessions)
        .on(Section::Sessions, 40)
        .label(L("Knobs", "Common beginning"))
        .tip(L("Knobs", "Share of the first call’s input that every session has in common, such as "
                        "the system prompt and tool descriptions: the cache holds it once.")),
    number<&Serve::session, &Session::added>("work.*.session.added", TokensUnit)
        .definesWork()
        .slider(0, 32768)
        .limits(0, 1e7)
        .wholeNumbers()
        .when(kInSessions)
        .on(Section::Sessions, 50)
        .start(116)
        .label(L("Knobs", "Tokens added per call"))
        .tip(L("Knobs", "Tool results or user input that each further call appends to the context; "
                        "the model’s own output is appended as well.")),
    number<&Serve::session, &Session::pause>("work.*.session.pause", Second)
        .definesWork()
        .slider(0.1, 3600, Log)
        .limits(0, 1e7)
        .when(kInSessions)
        .on(Section::Sessions, 60)
        .start(118)
        .label(L("Knobs", "Pause between calls"))
        .tip(L("Knobs", "Time that tools run or a user reads and types, from the end of one call "
                        "to the start of the next.")),
    number<&Serve::session, &Session::hostMemory>("work.*.session.host_memory", GB)
        .slider(0, 500)
        .limits(0, 1e6)
        .when(kKeepsInHosts)
        .on(Section::Sessions, 80)
        .label(L("Knobs", "Host memory for contexts"))
        .tip(L("Knobs", "Host memory per GPU that holds contexts which the KV cache evicts.")),
};

constexpr Named<bool> kHow[] = {{false, "requests", L("Choices", "Single requests")},
                                {true, "sessions", L("Choices", "Sessions of many calls")}};
constexpr Named<ContextHome> kHomes[] = {
    {ContextHome::Gpu, "kept", L("Choices", "While it fits in the cache")},
    {ContextHome::Host, "host", L("Choices", "Overflow in host memory")},
    {ContextHome::Nowhere, "dropped", L("Choices", "No, computed again")}};

constexpr Choice kSessionChoices[] = {
    choice<kHow, &Serve::session, &Session::on>("work.*.session.use")
        .definesWork()
        .when(kMayBeInSessions)
        .on(Section::Sessions, 10)
        .label(L("Knobs", "Requests come as"))
        .tip(L("Knobs",
               "Single requests, or sessions of agents or chats whose context grows from call to "
               "call. Each call counts as one request, and all calls of a session go to the same "
               "replica.")),
    choice<kHomes, &Serve::session, &Session::home>("work.*.session.keep")
        .when(kInSessions)
        .on(Section::Sessions, 70)
        .label(L("Knobs", "Context kept during pauses"))
        .tip(L("Knobs", "Whether the KV cache of a session stays in GPU memory until its next "
                        "call. Running requests come first, so it stays as far as there is room; "
                        "host memory can hold the rest, which is fetched over the link to the "
                        "host.")),
};

} // namespace

std::span<const Number> sessionNumbers()
{
    return kSessionNumbers;
}

std::span<const Choice> sessionChoices()
{
    return kSessionChoices;
}

} // namespace engine
