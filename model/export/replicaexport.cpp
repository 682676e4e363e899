#include "model/export/replicaexport.h"

#include "model/engine/played.h"
#include "model/export/exportnumber.h"
#include "model/sentences/workname.h"
#include "model/serving/served.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace model {
namespace {

using engine::play::PlayedMoment;
using engine::play::PlayedRequest;
using engine::play::PlayedServing;
using Json = nlohmann::ordered_json;

constexpr double kMilli = 1e3, kMicroseconds = 1e6, kOfHundred = 100;

// A figure as simulated, and by the closed form; its name has the unit.
struct FigureRow {
    const char* id;
    const char* name;
    double played = 0, closed = 0;
    int decimals = 1;
};

std::vector<FigureRow> figuresOf(const PlayedServing& p, const engine::ServeAnswer& a)
{
    const auto ms = [](engine::Seconds time) { return kMilli * time.base(); };
    return {{"ttft_p50_ms", "TTFT p50 (ms)", ms(p.first50), ms(a.first50)},
            {"ttft_p95_ms", "TTFT p95 (ms)", ms(p.first95), ms(a.first95)},
            {"tpot_p50_ms", "TPOT p50 (ms)", ms(p.token50), ms(a.token50), 2},
            {"tpot_p95_ms", "TPOT p95 (ms)", ms(p.token95), ms(a.token95), 2},
            {"running", "Concurrent sequences", p.running, a.sequences},
            {"hit", "Prefix cache hit rate", p.hit, a.hit, 3},
            {"requests_per_second", "Requests per second", p.rate, a.each.base(), 3}};
}

QString cell(double value, int decimals)
{
    return std::isfinite(value) ? QString::number(value, 'f', decimals) : QStringLiteral("n/a");
}

Json bar(const char* name, int row, double from, double to)
{
    return {{"name", name},
            {"ph", "X"},
            {"ts", tidy(kMicroseconds * from)},
            {"dur", tidy(kMicroseconds * (to - from))},
            {"pid", 1},
            {"tid", row}};
}

Json counter(const char* name, double at, double value)
{
    return {{"name", name},
            {"ph", "C"},
            {"ts", tidy(kMicroseconds * at)},
            {"pid", 1},
            {"args", {{name, tidy(value)}}}};
}

QString textOf(const PlayedReplica& played)
{
    const PlayedServing& p = *played.serving;
    const engine::ServeAnswer& a = played.answer();
    QString text =
        QStringLiteral("A replica of “%1” (%2%3), played request by request: %4 requests counted, "
                       "%5 steps.\n")
            .arg(workName(played.evaluation->plan->work[played.work]),
                 layoutWords(a.choice.layout).replace(QChar(0x00a0), u' '),
                 played.tier ? QStringLiteral(", GPUs of the second tier") : QString(),
                 cNumber(p.requests), cNumber(p.steps));
    if (p.overloaded)
        text +=
            QStringLiteral("The queue grows without end: more requests arrive than it answers.\n");
    text += QStringLiteral("\n%1 %2 %3\n")
                .arg(QString(), -24)
                .arg(QStringLiteral("Played"), 12)
                .arg(QStringLiteral("Closed form"), 14);
    for (const FigureRow& row : figuresOf(p, a))
        text += QStringLiteral("%1 %2 %3\n")
                    .arg(QLatin1String(row.name), -24)
                    .arg(cell(row.played, row.decimals), 12)
                    .arg(cell(row.closed, row.decimals), 14);
    text +=
        QStringLiteral("\nQueued for a place: %1 %. Sent back for lack of memory: %2 %. KV cache "
                       "held by running requests: %3 %.\n")
            .arg(cell(kOfHundred * p.waiting, 1), cell(kOfHundred * p.preempted, 1),
                 cell(kOfHundred * p.used, 1));
    if (p.dropped > 0)
        text += QStringLiteral("Rejected, since they exceed the KV cache of the replica: %1.\n")
                    .arg(cNumber(p.dropped));
    return text;
}

Json jsonOf(const PlayedReplica& played)
{
    const PlayedServing& p = *played.serving;
    Json out{{"format", "headroom-played-replica"},
             {"version", 1},
             {"engine", HEADROOM_VERSION},
             {"work", played.evaluation->plan->work[played.work].id},
             {"requests", p.requests},
             {"steps", p.steps},
             {"overloaded", p.overloaded},
             {"queued", numberOrNull(tidy(p.waiting))},
             {"preempted", numberOrNull(tidy(p.preempted))},
             {"refused", p.dropped},
             {"cache_used", numberOrNull(tidy(p.used))}};
    for (const FigureRow& row : figuresOf(p, played.answer()))
        out["figures"][row.id] = {{"played", numberOrNull(tidy(row.played))},
                                  {"closed_form", numberOrNull(tidy(row.closed))}};
    return out;
}

} // namespace

QByteArray ReplicaExport::text() const
{
    QString text;
    for (const PlayedReplica& played : replicas)
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + textOf(played);
    const PlayedReplica& first = replicas.front();
    if (const auto week = engine::playedWeek(*first.evaluation->resolved,
                                             first.evaluation->assessment, first.work)) {
        const engine::ServeAnswer& a = first.answer();
        constexpr double kWeekHours = 7 * 24;
        text +=
            QStringLiteral("\nA week of autoscaling, played replica by replica: %1 replica-hours "
                           "(closed form %2), %3 to %4 replicas.\n")
                .arg(cell(week->on / engine::kHour, 1),
                     cell(kWeekHours * a.on * a.choice.replicas(), 1), cell(week->least, 0),
                     cell(week->most, 0));
    }
    return text.toUtf8();
}

QByteArray ReplicaExport::json() const
{
    Json out = jsonOf(replicas.front());
    if (replicas.size() > 1)
        out["other_gpus"] = jsonOf(replicas[1]);
    return QByteArray::fromStdString(out.dump(2)) + '\n';
}

// Each request in the first row that is free on arrival: its wait, its prompt, its answer.
QByteArray ReplicaExport::trace() const
{
    const PlayedServing& p = *replicas.front().serving;
    Json events = Json::array();
    const double end = p.shown.base();
    const auto until = [end](double time) {
        return std::isfinite(time) ? std::min(time, end) : end;
    };
    std::vector<double> rows; // busy until
    for (const PlayedRequest& r : p.drawn) {
        const double came = std::max(0.0, r.came);
        auto row = std::ranges::find_if(rows, [&](double taken) { return taken <= came; });
        if (row == rows.end())
            row = rows.insert(rows.end(), 0);
        *row = until(r.done);
        const int at = static_cast<int>(row - rows.begin()) + 1;
        const auto add = [&](const char* name, double from, double to) {
            const double start = std::max(0.0, from);
            if (until(to) > start)
                events.push_back(bar(name, at, start, until(to)));
        };
        add("queued", r.came, r.admitted);
        add("prefill", std::isfinite(r.admitted) ? r.admitted : end, r.first);
        add("decode", std::isfinite(r.first) ? r.first : end, r.done);
        if (!events.empty())
            events.back()["args"] = {{"prompt", r.prompt},
                                     {"cached", r.cached},
                                     {"answer", r.answer},
                                     {"preempted", r.preempted}};
    }
    for (const PlayedMoment& m : p.moments) {
        events.push_back(counter("running", m.time, m.running));
        events.push_back(counter("queued", m.time, m.waiting));
        events.push_back(counter("cache_bytes", m.time, (m.used + m.paused).base()));
    }
    const Json out{{"displayTimeUnit", "ms"},
                   {"otherData", {{"engine", HEADROOM_VERSION}, {"seconds", numberOrNull(end)}}},
                   {"traceEvents", std::move(events)}};
    return QByteArray::fromStdString(out.dump()) + '\n';
}

} // namespace model
