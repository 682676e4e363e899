#include "app/language.h"
#include "app/verbs/verb.h"
#include "model/document/document.h"
#include "model/export/assessmentexport.h"
#include "model/export/launch/launch.h"
#include "model/export/resultsexport.h"
#include "model/export/workbook/workbook.h"
#include "model/money/billtable.h"
#include "views/report/documentpdf.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace app {
namespace {

using engine::Error, engine::Result;

// A document for people: in their language, with grouped numbers.
model::NumberFormat documentFormat(const Call& call, const Loaded& loaded)
{
    const QString language = call.one(QStringLiteral("language"), QStringLiteral("en"));
    return model::NumberFormat(setLanguage(*QCoreApplication::instance(), language),
                               loaded.project.currency);
}

Result<QByteArray> reportBytes(const Call& call, const Loaded& loaded)
{
    const auto format = documentFormat(call, loaded);
    const auto document =
        model::reportDocument(loaded.project, *loaded.evaluation, loaded.context, format);
    const bool american = call.one(QStringLiteral("paper")) == u"letter";
    const QString as = call.one(QStringLiteral("as"));
    if (as == u"slides")
        return views::documentPdf(model::slidesOf(document), views::wide(), format);
    return views::documentPdf(as == u"brief" ? model::briefOf(document) : document,
                              american ? views::letter() : views::a4(), format);
}

Result<QByteArray> jsonBytes(const Call& call, const Loaded& loaded)
{
    const auto format = documentFormat(call, loaded);
    return model::ResultsExport{loaded.project, *loaded.evaluation, loaded.context, format}.json();
}

Result<QByteArray> csvBytes(const Call&, const Loaded& loaded)
{
    return model::AssessmentExport{loaded.project, *loaded.evaluation, {}}.csv();
}

Result<QByteArray> workbookBytes(const Call&, const Loaded& loaded)
{
    return model::workbookOf(loaded.project, *loaded.evaluation, loaded.context);
}

Result<QByteArray> billBytes(const Call&, const Loaded& loaded)
{
    return model::billCsv(*loaded.evaluation,
                          QString::fromStdString(loaded.context.catalog->today));
}

// What a file may be. The first kind of an ending is the one that is meant where --as is silent.
struct OutputKind {
    QString id, ending;
    std::function<Result<QByteArray>(const Call&, const Loaded&)> bytes;
};

OutputKind launched(const model::LaunchKind& kind)
{
    return {
        kind.id, kind.ending, [&kind](const Call& call, const Loaded& loaded) {
            return workAsked(call, *loaded.evaluation->plan, kind.fits)
                .and_then([&](std::size_t work) {
                    return model::launchFile(kind.id, {loaded.project, *loaded.evaluation, work});
                });
        }};
}

const std::vector<OutputKind>& outputKinds()
{
    static const std::vector<OutputKind> all = [] {
        std::vector<OutputKind> kinds{
            {QStringLiteral("report"), QStringLiteral("pdf"), reportBytes},
            {QStringLiteral("brief"), QStringLiteral("pdf"), reportBytes},
            {QStringLiteral("slides"), QStringLiteral("pdf"), reportBytes},
            {QStringLiteral("results"), QStringLiteral("json"), jsonBytes},
            {QStringLiteral("results"), QStringLiteral("csv"), csvBytes},
            {QStringLiteral("bom"), QStringLiteral("csv"), billBytes},
            {QStringLiteral("workbook"), QStringLiteral("xlsx"), workbookBytes},
        };
        for (const model::LaunchKind& kind : model::launchKinds())
            kinds.push_back(launched(kind));
        return kinds;
    }();
    return all;
}

// The words that one of the kinds is known by, each once.
std::string known(QString OutputKind::*word, const QString& before)
{
    QStringList all;
    for (const OutputKind& kind : outputKinds())
        if (!all.contains(before + kind.*word))
            all << before + kind.*word;
    return all.join(QStringLiteral(", ")).toStdString();
}

// Standard output has no ending: there --as alone says what is meant.
Result<const OutputKind*> kindOf(const QString& path, const QString& as)
{
    QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"yml")
        ending = QStringLiteral("yaml");
    const bool piped = path == u"-";
    const auto ends = [&](const OutputKind& kind) { return piped || kind.ending == ending; };
    const auto meant = [&](const OutputKind& kind) { return ends(kind) && kind.id == as; };
    const auto& all = outputKinds();
    if (const auto it = std::ranges::find_if(all, meant); it != all.end())
        return &*it;
    const auto it = std::ranges::find_if(all, ends);
    if (piped || it == all.end())
        return engine::fail(Error::Code::UnknownFormat, path.toStdString(), {},
                            known(&OutputKind::ending, QStringLiteral(".")));
    return &*it;
}

QStringList languageIds()
{
    QStringList ids;
    for (const Language& language : languages())
        ids << QLatin1String(language.id);
    return ids;
}

// An option that takes one of a few words.
bool takes(const Call& call, const char* option, const QStringList& words)
{
    const QString word = call.one(QLatin1String(option));
    if (word.isEmpty() || words.contains(word))
        return true;
    complain({Error::Code::UnknownChoice, "--" + std::string(option), word.toStdString(),
              words.join(QStringLiteral(", ")).toStdString()},
             WrongCall);
    return false;
}

} // namespace

int runExport(const Call& call)
{
    const QStringList outputs = call.all(QStringLiteral("to")) + call.all(QStringLiteral("o"));
    if (outputs.isEmpty())
        return complain({Error::Code::MissingKey, "--to", {}, {}}, WrongCall);
    const QString as = call.one(QStringLiteral("as"));
    if (!as.isEmpty() && std::ranges::none_of(outputKinds(), [&](auto& k) { return k.id == as; }))
        return complain(
            {Error::Code::UnknownChoice, "--as", as.toStdString(), known(&OutputKind::id, {})},
            WrongCall);
    std::vector<const OutputKind*> kinds;
    for (const QString& path : outputs) {
        const auto kind = kindOf(path, as);
        if (!kind)
            return complain(kind.error(), WrongCall);
        kinds.push_back(*kind);
    }
    if (!as.isEmpty() && std::ranges::none_of(kinds, [&](auto* k) { return k->id == as; }))
        return complain({Error::Code::UnknownFormat,
                         outputs.first().toStdString(),
                         {},
                         "--as " + as.toStdString()},
                        WrongCall);
    if (!takes(call, "paper", {QStringLiteral("a4"), QStringLiteral("letter")}) ||
        !takes(call, "language", languageIds()))
        return WrongCall;
    if (!call.sparesItsInputs(outputs))
        return WrongCall;
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto bytes = kinds[i]->bytes(call, *loaded);
        if (!bytes)
            return complain(bytes.error(), WrongCall);
        const int done = deliver(outputs[static_cast<qsizetype>(i)], *bytes);
        if (done != Done)
            return done;
    }
    return Done;
}

} // namespace app
