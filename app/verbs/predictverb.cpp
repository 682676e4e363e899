#include "app/verbs/verb.h"
#include "model/engine/files/publishedfile.h"
#include "model/engine/predict/predictall.h"
#include "model/export/accuracyexport.h"
#include "model/store/projectstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace app {
namespace {

using engine::Error;

engine::Result<std::vector<engine::PublishedRow>> rowsOf(const QString& path)
{
    const auto bytes = model::readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return engine::readPublished({bytes->constData(), static_cast<std::size_t>(bytes->size())});
}

int refuse(const QString& path, const Error& error)
{
    complain(path + u':');
    return complain(error, BadInput);
}

} // namespace

int runPredict(const Call& call)
{
    if (call.files.isEmpty())
        return complain({Error::Code::MissingKey, "RUNS.json", {}, {}}, WrongCall);
    if (call.files.size() > 1) {
        complain(QCoreApplication::translate(
                     "Verbs", "predict accepts one file; “%1” is one too many. Remove it.")
                     .arg(call.files[1]));
        return WrongCall;
    }
    if (!call.sparesItsInputs(call.all(QStringLiteral("o"))))
        return WrongCall;
    const auto rows = rowsOf(call.files.first());
    if (!rows)
        return refuse(call.files.first(), rows.error());
    const auto context = contextNow();
    // The user's own measured runs.
    std::vector<engine::PublishedRow> own;
    for (const QString& path : call.all(QStringLiteral("runs"))) {
        auto more = rowsOf(path);
        if (!more)
            return refuse(path, more.error());
        std::ranges::move(*more, std::back_inserter(own));
    }
    const engine::OwnMeasurements measured(own, engine::predictAll(own, *context.catalog));
    if (!own.empty() && measured.count() == 0) {
        complain(QCoreApplication::translate(
            "Verbs", "None of the runs of --runs has a measured step time, rate, latency or memory "
                     "that can be compared. Add “measured” to them, or remove --runs."));
        return BadInput;
    }
    const auto predictions = engine::predictAll(*rows, *context.catalog, measured);
    return deliver(call.one(QStringLiteral("o"), QStringLiteral("-")),
                   QByteArray::fromStdString(engine::writePredictions(*rows, predictions)));
}

int runAccuracy(const Call& call)
{
    const QString format = call.one(QStringLiteral("format"), QStringLiteral("text"));
    if (format != u"text" && format != u"json" && format != u"csv")
        return complain(
            {Error::Code::UnknownChoice, "--format", format.toStdString(), "text, json, csv"},
            WrongCall);
    if (call.files.isEmpty())
        return complain({Error::Code::MissingKey, "RUNS.json", {}, {}}, WrongCall);
    std::vector<engine::PublishedRow> all;
    for (const QString& path : call.files) {
        auto rows = rowsOf(path);
        if (!rows)
            return refuse(path, rows.error());
        all.insert(all.end(), std::make_move_iterator(rows->begin()),
                   std::make_move_iterator(rows->end()));
    }
    const auto context = contextNow();
    const auto predictions = engine::predictAll(all, *context.catalog);
    const auto tables = engine::judgedAll(all, predictions);
    const model::AccuracyExport x{tables};
    return out(format == u"json" ? x.json() : format == u"csv" ? x.csv() : x.text());
}

} // namespace app
