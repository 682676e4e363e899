#include "model/export/resultsexport.h"

#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/uncertainty/inputs.h"
#include "model/export/assessmentjson.h"
#include "model/export/exportnumber.h"
#include "model/sentences/answersentence.h"
#include "model/sentences/workname.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

#include <QFile>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using Json = nlohmann::ordered_json;

// Sources of inputs, without duplicates, in order of appearance.
class SourceList {
public:
    std::string idOf(const engine::Citation& cite)
    {
        const auto it = std::ranges::find(all_, cite);
        const auto place = it - all_.begin();
        if (it == all_.end())
            all_.push_back(cite);
        return "s" + std::to_string(place + 1);
    }

    Json json() const
    {
        Json list = Json::array();
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const engine::Citation& cite = all_[i];
            Json source{{"id", "s" + std::to_string(i + 1)},
                        {"title", cite.title},
                        {"date", cite.date},
                        {"recalled", cite.recalled}};
            for (const auto& [key, text] :
                 {std::pair{"where", &cite.where}, std::pair{"note", &cite.note},
                  std::pair{"entry", &cite.entry}})
                if (!text->empty())
                    source[key] = *text;
            list.push_back(std::move(source));
        }
        return list;
    }

private:
    std::vector<engine::Citation> all_;
};

// A numeric input, with its 80 % range if it is uncertain.
Json numberJson(const engine::Evaluation& e, engine::Bound<engine::Number> knob,
                const engine::Spread* spread)
{
    const auto& unit = engine::info(knob.row->unit);
    const double value = engine::read(*e.plan, knob) / unit.size;
    Json input{{"value", numberOrNull(tidy(value))}, {"unit", unit.symbol}};
    if (spread && std::isfinite(value))
        for (const auto& [key, factor] :
             {std::pair{"low", spread->low}, std::pair{"high", spread->high}})
            input[key] = tidy(std::clamp(value * factor, knob.row->least, knob.row->most));
    return input;
}

Json inputsJson(const engine::Evaluation& e, SourceList& sources)
{
    const engine::Plan& plan = *e.plan;
    engine::Spreads spreads;
    for (const engine::UncertainInput& input : engine::uncertainInputs(plan, e.assessment))
        if (input.knob && input.kind != engine::UncertainInput::Kind::Trend)
            spreads.emplace(input.path(plan), input.spread);
    Json all = Json::array();
    const auto add = [&](const std::string& path, const Json& value) {
        Json input{{"path", path},
                   {"label", words::knobLabel(QString::fromStdString(path)).toStdString()}};
        input.update(value);
        if (const auto cite = plan.cites->find(path); cite != plan.cites->end())
            input["source"] = sources.idOf(cite->second);
        all.push_back(std::move(input));
    };
    engine::forEachRow(plan, engine::choices(),
                       [&](engine::Bound<engine::Choice> choice, const std::string& path) {
                           const engine::Workload& work = plan.work[choice.work];
                           if (choice.row->applies(plan, work))
                               add(path, {{"value", choice.row->get(plan, work)}});
                       });
    engine::forEachRow(
        plan, engine::numbers(), [&](engine::Bound<engine::Number> knob, const std::string& path) {
            const auto spread = spreads.find(path);
            if (knob.row->applies(plan, plan.work[knob.work]))
                add(path, numberJson(e, knob, spread == spreads.end() ? nullptr : &spread->second));
        });
    return all;
}

std::string answerText(const engine::Evaluation& e, const NumberFormat& format)
{
    return plainText(answerSentence(e, format)).toStdString();
}

} // namespace

QByteArray ResultsExport::json() const
{
    std::vector<std::shared_ptr<const engine::Evaluation>> others(project.scenarios.size());
    std::vector<engine::SavedAnswer> saved;
    SourceList sources;
    Json scenarios = Json::array();
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        const engine::Scenario& scenario = project.scenarios[i];
        if (i != project.current)
            others[i] = engine::answer(scenario.plan, {}, context);
        const engine::Evaluation& e = others[i] ? *others[i] : evaluation;
        saved.push_back(savedAnswer(*e.plan, e.assessment));
        scenarios.push_back({{"name", scenario.name},
                             {"answer", answerText(e, format)},
                             {"inputs", inputsJson(e, sources)},
                             {"dials", dialsJson(e, {})},
                             {"findings", findingsJson(e, format)}});
    }
    Json out;
    out["format"] = engine::kResultsFormat;
    out["version"] = engine::kResultsVersion;
    out["engine"] = HEADROOM_VERSION;
    out["date"] = context.catalog->today;
    out["language"] = format.locale() == QLocale::c()
                          ? "en"
                          : format.locale().name().section(u'_', 0, 0).toStdString();
    out["client"] = project.client;
    out["title"] = projectTitle(project).toStdString();
    out["scenario"] = project.scenarios[project.current].name;
    out["answer"] = answerText(evaluation, format);
    out["dials"] = dialsJson(evaluation, {});
    out["findings"] = findingsJson(evaluation, format);
    out["scenarios"] = std::move(scenarios);
    out["sources"] = sources.json();
    out["project"] = Json::parse(engine::writeProject(project, saved));
    return QByteArray::fromStdString(out.dump(2, ' ', false, Json::error_handler_t::replace)) +
           '\n';
}

QByteArray resultsSchema()
{
    QFile file(QStringLiteral(":/schema/results.schema.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The program's own schema cannot be read.");
    return file.readAll();
}

} // namespace model
