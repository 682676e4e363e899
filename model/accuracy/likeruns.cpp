#include "model/accuracy/likeruns.h"

#include "model/accuracy/accuracystore.h"
#include "model/accuracy/accuracywords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

using engine::Unit;

struct Like {
    Q_DECLARE_TR_FUNCTIONS(Like)
};

// The published quantity that matches a figure; none if it was never published.
std::optional<engine::AccuracyQuantity> quantityOf(const QString& figure)
{
    using engine::AccuracyQuantity;
    static const std::pair<QLatin1String, AccuracyQuantity> known[] = {
        {QLatin1String("step"), AccuracyQuantity::Step},
        {QLatin1String("time"), AccuracyQuantity::Step},
        {QLatin1String("reached"), AccuracyQuantity::Step},
        {QLatin1String("memory"), AccuracyQuantity::Memory},
        {QLatin1String("serve_rate"), AccuracyQuantity::Throughput},
        {QLatin1String("serve_fleet_rate"), AccuracyQuantity::Throughput},
        {QLatin1String("serve_first"), AccuracyQuantity::First},
        {QLatin1String("serve_token"), AccuracyQuantity::Token}};
    const QString leaf = figure.section(u'.', 2);
    for (const auto& [name, quantity] : known)
        if (figure.startsWith(u"work.") && leaf == name)
            return quantity;
    return {};
}

// For the workload the figure belongs to; without a figure, the workload in view.
std::optional<engine::Likeness> likenessOf(const engine::Evaluation& e, const QString& figure)
{
    if (figure.isEmpty())
        return engine::likenessOf(*e.plan, e.assessment, e.view.work);
    const auto quantity = quantityOf(figure);
    const auto work = std::ranges::find(e.plan->work, figure.section(u'.', 1, 1).toStdString(),
                                        &engine::Workload::id);
    if (!quantity || work == e.plan->work.end())
        return {};
    auto like = engine::likenessOf(*e.plan, e.assessment,
                                   static_cast<std::size_t>(work - e.plan->work.begin()));
    if (like && like->made) // a whole image is to images what the first token is to text
        return *quantity == engine::AccuracyQuantity::First ? like : std::nullopt;
    if (!like || isServed(*quantity) != like->served)
        return {};
    like->quantity = *quantity;
    return like;
}

Unit unitOf(engine::AccuracyQuantity quantity)
{
    using engine::AccuracyQuantity;
    switch (quantity) {
    case AccuracyQuantity::Step: return Unit::Second;
    case AccuracyQuantity::Memory: return Unit::GiB;
    case AccuracyQuantity::Throughput: return Unit::EachSecond;
    case AccuracyQuantity::First:
    case AccuracyQuantity::Token: return Unit::Milliseconds;
    }
    return Unit::None;
}

} // namespace

void PublishedRuns::read(std::shared_ptr<const engine::Catalog> catalog)
{
    if (catalog_ == catalog)
        return;
    catalog_ = catalog;
    latest_.ask(
        this,
        [catalog = std::move(catalog)](const std::stop_token&) {
            return withKnownGpus(shippedAccuracy()->rows, *catalog);
        },
        [this](const std::vector<engine::AccuracyRow>& rows) {
            rows_ = rows;
            Q_EMIT known();
        });
}

PublishedRuns* publishedRuns(QObject& document)
{
    auto* known = document.findChild<PublishedRuns*>();
    return known ? known : new PublishedRuns(&document);
}

QString likeWords(const std::vector<engine::AccuracyRow>& rows, const engine::Evaluation& e,
                  const NumberFormat& format, const QString& figure)
{
    const auto like = likenessOf(e, figure);
    if (!like || rows.empty())
        return {};
    const engine::LikeRuns found = engine::summaryOf(engine::runsLike(rows, *like));
    if (found.runs == 0)
        return Like::tr("No published run is like this one: its range is that of other runs.");
    const QString runs =
        Like::tr("%n published run(s) like this", nullptr, static_cast<int>(found.runs));
    const QString sources = Like::tr("%n source(s)", nullptr, static_cast<int>(found.sources));
    //: %1 a count of runs, %2 sources with their count, %3 a percentage.
    return words::filled(Like::tr("%1 from %2: median error %3."),
                         {runs, sources, format.text(found.median, Unit::Percent)});
}

void LikeTable::show(const std::vector<engine::AccuracyRow>& rows, const engine::Evaluation& e,
                     const engine::Catalog& catalog, const NumberFormat& format,
                     const QString& figure)
{
    std::vector<Head> heads{
        {Like::tr("Model"), {}, 150, true},
        {Like::tr("GPU"), {}, 130, true},
        {Like::tr("GPUs"), Like::tr("GPUs of the run, or of one replica."), 54},
        {Like::tr("Precision"), {}, 64, true},
        {Like::tr("Measured"), Like::tr("As published: step time, or output tokens per second."),
         80},
        {Like::tr("Predicted"), Like::tr("By constants fitted without this source."), 80},
        {Like::tr("Error"), Like::tr("Predicted against measured."), 60},
        {Like::tr("Source"), {}, 90, true}};
    std::vector<Row> table;
    if (const auto like = likenessOf(e, figure))
        for (const engine::AccuracyRow* run : engine::runsLike(rows, *like)) {
            const Unit unit = unitOf(run->quantity);
            const double error = run->heldOut / run->measured - 1;
            table.push_back(
                {{words(QString::fromStdString(run->model)), words(gpuWords(run->gpu, catalog)),
                  number(format.number(run->gpus, Unit::Gpus), run->gpus),
                  words(QString::fromStdString(run->precision)),
                  number(format.text(run->measured, unit), run->measured),
                  number(format.text(run->heldOut, unit), run->heldOut),
                  number(format.text(error, Unit::Percent), error),
                  words(QString::fromStdString(run->source))}});
        }
    fill(std::move(heads), std::move(table));
}

} // namespace model
