#include "model/import/importfacts.h"

#include "model/format/utf8.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>
#include <set>

namespace model {
namespace {

using engine::Unit;

struct FactWords {
    Q_DECLARE_TR_FUNCTIONS(FactWords)
};

// More sentences are not read; the rest is counted.
constexpr std::size_t kMostListed = 5;

void tell(Understood& file, const std::vector<engine::Error>& errors, int more)
{
    for (std::size_t i = 0; i < std::min(errors.size(), kMostListed); ++i)
        file.warnings << words::error(errors[i]);
    const auto rest = static_cast<int>(errors.size()) - static_cast<int>(kMostListed) + more;
    if (rest > 0)
        file.warnings << FactWords::tr("And %1 more.").arg(rest);
}

QString exact(double value, const NumberFormat& format)
{
    return format.locale().toString(std::round(value), 'f', 0);
}

// Rate and step time are inverse, so the median is of what the log itself reports.
double middleOf(const engine::TrainLog& log)
{
    if (log.run.step.base() > 0)
        return log.run.step.base();
    return log.run.tokensEach > 0 ? log.run.tokensEach : log.samplesEach;
}

// "64 heads of 128, 8 of keys and values", or the ranks of latent attention.
QString attentionText(const engine::Model& m)
{
    if (m.kvRank > 0)
        //: %1 a count of attention heads, %2 and %3 widths in numbers.
        return FactWords::tr("%1 heads, latent: keys and values compressed to %2 + %3")
            .arg(m.heads)
            .arg(m.kvRank)
            .arg(m.ropeDim);
    //: %1 a count of attention heads, %2 the width of one, %3 a count of KV heads.
    return FactWords::tr("%1 heads of %2, %3 KV heads").arg(m.heads).arg(m.headDim).arg(m.kvHeads);
}

QString mlpText(const engine::Model& m)
{
    if (!(m.experts > 0))
        //: %1 the width of an MLP, %2 a count of its matrices.
        return FactWords::tr("Width %1, %2 matrices").arg(m.ffn).arg(m.ffnMatrices);
    //: %1 a count of experts, %2 the width of one, %3 how many are active per token.
    QString text = FactWords::tr("%1 experts of %2, %3 per token")
                       .arg(m.experts)
                       .arg(m.expertFfn)
                       .arg(m.expertsActive);
    if (m.sharedExperts > 0)
        text += FactWords::tr(", %1 shared").arg(m.sharedExperts);
    if (m.denseLayers > 0)
        text += FactWords::tr(", %1 layers without experts").arg(m.denseLayers);
    return text;
}

} // namespace

void describe(Understood& file, const engine::ImportedModel& model, const NumberFormat& format)
{
    const engine::Model& m = model.model;
    const auto add = [&](const QString& label, const QString& value) {
        if (!value.isEmpty())
            file.facts << std::pair{label, value};
    };
    add(FactWords::tr("Family"), QString::fromStdString(model.family));
    add(FactWords::tr("Parameters"),
        exact(m.params.base(), format) +
            (m.active < m.params ? FactWords::tr(", %1 active").arg(exact(m.active.base(), format))
                                 : QString()));
    add(FactWords::tr("Layers × width"), QStringLiteral("%1 × %2").arg(m.layers).arg(m.hidden));
    add(FactWords::tr("Attention"), attentionText(m));
    add(FactWords::tr("MLP"), mlpText(m));
    add(FactWords::tr("Vocabulary"), exact(m.vocab, format));
    if (m.context.base() > 0)
        add(FactWords::tr("Context length"), format.text(m.context.base(), Unit::TokensUnit));
    add(FactWords::tr("KV cache per token"),
        FactWords::tr("%1 bytes at 16 bits").arg(exact(model.kvBytesToken.base(), format)));
    add(FactWords::tr("Forward pass per token"),
        FactWords::tr("%1 FLOPs; training takes three times that")
            .arg(format.text(model.forward.base(), Unit::Count)));
    add(FactWords::tr("Stored format"), QString::fromStdString(model.storedFormat));
    for (const engine::ImportNote& note : model.notes)
        file.warnings << words::importNote(note);
}

void describe(Understood& file, const engine::PriceTable& prices, const NumberFormat& format)
{
    std::set<std::string> gpus, regions, unknown;
    for (const engine::PriceRow& row : prices.rows) {
        (row.accelerator.empty() ? unknown : gpus)
            .insert(row.accelerator.empty() ? row.gpuName : row.accelerator);
        regions.insert(row.region);
    }
    const auto count = [&](auto n) { return exact(static_cast<double>(n), format); };
    file.facts << std::pair{FactWords::tr("Rows read"), count(prices.read)}
               << std::pair{FactWords::tr("GPU offers"), count(prices.kept)}
               << std::pair{FactWords::tr("Known GPU types"), count(gpus.size())}
               << std::pair{FactWords::tr("Regions"), count(regions.size())}
               << std::pair{FactWords::tr("Skipped, no GPU"), count(prices.hostOnly)}
               << std::pair{FactWords::tr("Skipped, no price"), count(prices.withoutPrice)}
               << std::pair{FactWords::tr("Skipped, duplicate"), count(prices.duplicates)}
               << std::pair{FactWords::tr("Corrected"), count(prices.corrected)};
    if (!unknown.empty()) {
        QStringList names;
        for (const std::string& name : unknown)
            names << QString::fromStdString(name);
        file.warnings << FactWords::tr("GPUs that are not in the catalog: %1.")
                             .arg(names.mid(0, 8).join(QStringLiteral(", ")) +
                                  (names.size() > 8 ? QStringLiteral(" …") : QString()));
    }
    file.warnings << FactWords::tr("The list has no date; the date of the file, %1, is assumed.")
                         .arg(file.date);
    tell(file, prices.problems, prices.moreProblems);
}

void describe(Understood& file, const engine::ReadRuns& runs, const NumberFormat& format)
{
    for (std::size_t i = 0; i < std::min<std::size_t>(file.runs.size(), 8); ++i) {
        const engine::MeasuredRun& run = file.runs[i];
        file.facts << std::pair{QString::fromStdString(run.name),
                                //: %1 a time, %2 a number.
                                FactWords::tr("%1 per step, %2 tokens/s per GPU")
                                    .arg(format.text(run.step.base(), Unit::Second),
                                         format.text(run.tokensEach, Unit::Count))};
    }
    if (file.runs.size() > 8)
        file.facts << std::pair{FactWords::tr("Further runs"),
                                exact(static_cast<double>(file.runs.size()) - 8, format)};
    if (runs.served > 0)
        file.warnings << FactWords::tr("%1 of the rows measure serving and were skipped: a project "
                                       "keeps training runs only.")
                             .arg(exact(static_cast<double>(runs.served), format));
    tell(file, runs.problems, 0);
    tell(file, runs.notes, 0);
}

void describe(Understood& file, const engine::ServingBenchmark& b, const NumberFormat& format)
{
    const auto add = [&](const QString& label, const QString& value) {
        file.facts << std::pair{label, value};
    };
    if (!b.model.empty())
        add(FactWords::tr("Model"), utf8(b.model));
    add(FactWords::tr("Requests"),
        //: %1 and %2 numbers of requests.
        FactWords::tr("%1 per second, %2 at a time")
            .arg(format.plain(b.requests, 2), format.plain(b.users, 1)));
    add(FactWords::tr("Lengths"),
        //: %1 and %2 numbers of tokens.
        FactWords::tr("%1 input and %2 output tokens")
            .arg(exact(b.prompt.base(), format), exact(b.answer.base(), format)));
    add(FactWords::tr("First token (TTFT)"), format.text(b.first.base(), Unit::Milliseconds));
    add(FactWords::tr("Output token (TPOT)"), format.text(b.token.base(), Unit::Milliseconds));
    file.warnings << FactWords::tr(
        "It counts as a benchmark of one replica of the plan, on its GPUs and in its layout.");
}

void describe(Understood& file, const engine::LoggedRun& logged, const NumberFormat& format)
{
    const engine::MeasuredRun& run = logged.run;
    const engine::TrainLog& log = *file.log;
    const auto add = [&](const QString& label, const QString& value) {
        file.facts << std::pair{label, value};
    };
    const auto share = [&](double part) { return format.text(std::max(0.0, part), Unit::Percent); };
    add(FactWords::tr("Step time"), format.text(run.step.base(), Unit::Second));
    if (log.steps > 1)
        add(FactWords::tr("Steady lines"),
            //: %1 a count of lines, %2 and %3 percentages.
            FactWords::tr("%1, the middle 80 % within −%2 and +%3 of the median")
                .arg(exact(log.steps, format), share(1 - log.low / middleOf(log)),
                     share(log.high / middleOf(log) - 1)));
    add(FactWords::tr("Throughput"),
        FactWords::tr("%1 tokens/s per GPU").arg(format.text(run.tokensEach, Unit::Count)));
    add(FactWords::tr("GPUs"), exact(run.gpus, format) + QStringLiteral(" × ") + utf8(run.gpu));
    add(FactWords::tr("Batch"),
        //: %1 a count, %2 a number of tokens.
        FactWords::tr("%1 sequences of %2 tokens")
            .arg(exact(run.batch, format), exact(run.sequence.base(), format)));
    if (logged.assumed.empty())
        return;
    QStringList names;
    for (const std::string& key : logged.assumed)
        names << words::runLabel(utf8(key));
    file.warnings << FactWords::tr("Not in the log, so taken from the open plan: %1.")
                         .arg(names.join(QStringLiteral(", ")));
}

void describe(Understood& file, const engine::ReadTrace& read, const NumberFormat& format)
{
    const engine::TraceLoad& load = file.load;
    const auto add = [&](const QString& label, const QString& value) {
        file.facts << std::pair{label, value};
    };
    const auto quantiles = [&](const engine::Quantiles& q) {
        const auto tokens = [&](double n) { return format.text(n, Unit::TokensUnit); };
        //: %1 to %4 numbers of tokens.
        return words::filled(FactWords::tr("%1 on average; p50 %2, p95 %3, p99 %4"),
                             {tokens(q.mean), tokens(q.p50), tokens(q.p95), tokens(q.p99)});
    };
    add(FactWords::tr("Duration"), format.text(load.duration.base(), Unit::Hours));
    add(FactWords::tr("Requests per second"),
        words::filled(
            //: %1 and %2 rates with their unit.
            FactWords::tr("%1 on average, %2 in the busiest minute"),
            {format.text(load.mean, Unit::EachSecond), format.text(load.peak, Unit::EachSecond)}));
    add(FactWords::tr("Input tokens"), quantiles(load.prompt));
    add(FactWords::tr("Output tokens"), quantiles(load.answer));
    add(FactWords::tr("Spread of lengths"), format.number(load.spread, Unit::None));
    if (read.trace.hashed)
        add(FactWords::tr("Prefix cache hit rate"), format.text(load.prefixHit, Unit::Percent));
    if (load.daily)
        add(FactWords::tr("Night load"), format.text(load.night, Unit::Percent));
    if (!read.trace.timed)
        file.warnings << FactWords::tr("The file has no arrival times: the average rate of the "
                                       "benchmark is used as the peak.");
    if (read.trace.hashed)
        file.warnings << FactWords::tr("The hit rate is that of a cache which forgets nothing; a "
                                       "smaller cache finds less.");
    tell(file, read.problems, static_cast<int>(read.refused - read.problems.size()));
}

} // namespace model
