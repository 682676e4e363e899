#include "model/project/startplan.h"

#include "model/engine/knobs/kinds.h"
#include "model/engine/knobs/knob.h"
#include "model/format/numberparse.h"
#include "model/format/utf8.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

const QString kKind = QStringLiteral("work.a.kind"), kModel = QStringLiteral("work.a.model");

// What else says how large the work is, in addition to its amount.
constexpr std::array<const char*, 2> kLengths{"work.a.serve.prompt", "work.a.serve.answer"};
constexpr std::array<const char*, 2> kTables{"work.a.rec.rows", nullptr}, kNothing{};
constexpr engine::ByKind<std::array<const char*, 2>> kSizes{.train = kNothing,
                                                            .tune = kNothing,
                                                            .sweep = kNothing,
                                                            .reinforce = kNothing,
                                                            .recommend = kTables,
                                                            .batch = kLengths,
                                                            .serve = kLengths};

std::vector<std::string> sizesOf(const engine::Workload& work)
{
    std::vector<std::string> paths{engine::amountPath(work)};
    for (const char* path : kSizes[work.kind])
        if (path)
            paths.emplace_back(path);
    return paths;
}

std::vector<std::string> limitsOf(const engine::Workload& work)
{
    if (work.serves())
        return {"work.a.serve.first", "work.a.serve.token", "money.budget", "site.power_limit"};
    return {"work.a.deadline", "money.budget", "site.power_limit"};
}

engine::Result<engine::Plan> chosen(engine::Result<engine::Plan> plan,
                                    const engine::Catalog& catalog, const QString& path,
                                    const QString& id)
{
    return plan ? engine::chosen(*plan, catalog, path.toStdString(), id.toStdString())
                : std::move(plan);
}

} // namespace

StartPlan::StartPlan(const engine::Catalog& catalog, NumberFormat format)
    : catalog_(catalog)
    , format_(std::move(format))
    , kind_(kinds().front().id)
{
}

std::vector<StartPlan::Choice> StartPlan::kinds()
{
    std::vector<Choice> all;
    for (const auto& kind : engine::kKinds) {
        const QString id = utf8(kind.id);
        all.push_back({id, words::option(kKind, id)});
    }
    return all;
}

void StartPlan::setKind(const QString& id)
{
    kind_ = id;
    model_.clear();
}

void StartPlan::setModel(const QString& id)
{
    model_ = id;
}

engine::Result<engine::Plan> StartPlan::plan() const
{
    auto plan = chosen(sampleProject(catalog_).plan(), catalog_, kKind, kind_);
    if (!model_.isEmpty())
        plan = chosen(std::move(plan), catalog_, kModel, model_);
    return chosen(std::move(plan), catalog_, QStringLiteral("cluster.count_rule"),
                  QStringLiteral("smallest"));
}

std::vector<StartPlan::Choice> StartPlan::models() const
{
    std::vector<Choice> all;
    const auto now = plan();
    const auto choice =
        now ? engine::findChoice(*now, kModel.toStdString()) : engine::Bound<engine::Choice>{};
    if (!choice || !choice.row->applies(*now, now->work[choice.work]))
        return all;
    for (const engine::Option& option : choice.row->options(*now, now->work[choice.work], catalog_))
        all.push_back({utf8(option.id), utf8(option.name)});
    return all;
}

QString StartPlan::model() const
{
    const auto now = plan();
    return now ? utf8(now->work.front().train.model.id) : QString();
}

std::vector<StartPlan::Field>
StartPlan::fields(std::vector<std::string> (*pathsOf)(const engine::Workload&)) const
{
    std::vector<Field> all;
    const auto now = plan();
    if (!now)
        return all;
    for (const std::string& path : pathsOf(now->work.front())) {
        const auto knob = engine::findNumber(*now, path);
        if (!knob || !knob.row->applies(*now, now->work[knob.work]))
            continue;
        const QString key = QString::fromStdString(path);
        const QString own = format_.editable(engine::read(*now, knob), knob.row->unit);
        all.push_back(
            {key, words::knobLabel(key), words::knobTip(key), own, answers_.value(key, own)});
    }
    return all;
}

std::vector<StartPlan::Field> StartPlan::size() const
{
    return fields(sizesOf);
}

std::vector<StartPlan::Field> StartPlan::limits() const
{
    return fields(limitsOf);
}

engine::Result<void> StartPlan::answer(const QString& path, const QString& text)
{
    if (text.trimmed().isEmpty()) {
        answers_.remove(path);
        return {};
    }
    answers_[path] = text;
    const auto whole = project();
    if (!whole && whole.error().where == path.toStdString())
        return tl::unexpected(whole.error());
    return {};
}

engine::Result<engine::Project> StartPlan::project() const
{
    auto made = plan();
    if (!made)
        return tl::unexpected(made.error());
    for (const auto& paths : {sizesOf(made->work.front()), limitsOf(made->work.front())})
        for (const std::string& path : paths) {
            const QString text = answers_.value(QString::fromStdString(path));
            if (!made || text.isEmpty())
                continue;
            const auto knob = engine::findNumber(*made, path);
            if (!knob)
                continue; // of another kind of work
            auto base = parseNumber(text, knob.row->unit, format_.locale(), format_.currency());
            if (!base) {
                base.error().where = path;
                return tl::unexpected(base.error());
            }
            made = engine::turned(*made, path, *base);
        }
    if (!made)
        return tl::unexpected(made.error());
    engine::Project project = sampleProject(catalog_);
    project.title.clear(); // follows the work
    project.currency = format_.currency();
    project.scenarios.front().plan = std::make_shared<const engine::Plan>(std::move(*made));
    return project;
}

} // namespace model
