#include "model/import/runentry.h"

#include "model/engine/plan.h"
#include "model/engine/specs/checkedrun.h"
#include "model/format/numberparse.h"
#include "model/format/utf8.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace model {
namespace {

using engine::Field;
using engine::MeasuredRun;

struct RunEntry {
    Q_DECLARE_TR_FUNCTIONS(RunEntry)
};

const Field<MeasuredRun>* fieldOf(const QString& key)
{
    const auto all = engine::runFields();
    const auto it = std::ranges::find(all, key.toStdString(), &Field<MeasuredRun>::key);
    return it == all.end() ? nullptr : &*it;
}

// Reduces the location to the key used by the form: "/line 3/step" refers to a file.
engine::Error atKey(engine::Error error)
{
    error.where = error.where.substr(error.where.rfind('/') + 1);
    return error;
}

using Kind = RunInput::Kind;
using Part = RunInput::Part;

QString key(const char* text)
{
    return QString::fromLatin1(text);
}

// As written in a run's file, whatever the machine.
constexpr const char *kFormatIds[] = {"bf16", "fp16", "fp8", "fp4", "tf32", "fp32"},
                     *kRecomputeIds[] = {"none", "selective", "full"};

template <std::size_t N>
std::vector<RunOption> namedBy(const char* path, const char* const (&ids)[N])
{
    std::vector<RunOption> options;
    for (const char* id : ids)
        options.push_back({key(id), words::option(key(path), key(id))});
    return options;
}

template <class Parts> std::vector<RunOption> namesOf(const Parts& parts)
{
    std::vector<RunOption> options;
    for (const auto& part : parts)
        options.push_back({utf8(part.id), utf8(part.name)});
    std::ranges::sort(options, [](const RunOption& a, const RunOption& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return options;
}

// What the check would derive by itself.
bool follows(const MeasuredRun& run, const Field<MeasuredRun>& field,
             const engine::Catalog& catalog)
{
    MeasuredRun without = run;
    field.set(without, engine::kUnknown);
    std::vector<engine::Error> notes;
    const auto again = engine::checkedRun(std::move(without), catalog, {}, notes);
    return again && field.get(*again) == field.get(run);
}

} // namespace

std::span<const RunInput> runInputs()
{
    static const std::vector<RunInput> inputs{
        {key("model"), Part::Setup, Kind::Model, true},
        {key("params"), Part::Setup, Kind::Number},
        {key("active"), Part::Setup, Kind::Number},
        {key("gpu"), Part::Setup, Kind::Gpu, true},
        {key("gpus"), Part::Setup, Kind::Number, true},
        {key("node_size"), Part::Setup, Kind::Number},
        {key("between"), Part::Setup, Kind::Number},
        {key("format"), Part::Setup, Kind::Format, true},
        {key("batch"), Part::Setup, Kind::Number, true},
        {key("sequence"), Part::Setup, Kind::Number, true},
        {key("tensor"), Part::Layout, Kind::Number},
        {key("pipeline"), Part::Layout, Kind::Number},
        {key("interleave"), Part::Layout, Kind::Number},
        {key("context_split"), Part::Layout, Kind::Number},
        {key("expert"), Part::Layout, Kind::Number},
        {key("data"), Part::Layout, Kind::Number},
        {key("micro_batch"), Part::Layout, Kind::Number},
        {key("recompute"), Part::Layout, Kind::Recompute},
        {key("step"), Part::Result, Kind::Number, true},
        {key("tokens_per_second_gpu"), Part::Result, Kind::Number},
        {key("memory"), Part::Result, Kind::Number},
        {key("name"), Part::About, Kind::Text},
        {key("date"), Part::About, Kind::Text},
        {key("note"), Part::About, Kind::Text},
    };
    return inputs;
}

std::vector<RunOption> runOptions(RunInput::Kind kind, const engine::Catalog& catalog)
{
    switch (kind) {
    case Kind::Model: return namesOf(catalog.models);
    case Kind::Gpu: return namesOf(catalog.accelerators);
    case Kind::Format: return namedBy("work.*.format", kFormatIds);
    case Kind::Recompute: return namedBy("work.*.layout.recompute", kRecomputeIds);
    case Kind::Text:
    case Kind::Number: break;
    }
    return {};
}

RunTexts runSuggestion(const engine::Plan& plan, const engine::Workload& work, const QString& today)
{
    const engine::Train& train = work.train;
    const auto number = [](double value) { return QString::number(value, 'g', 15); };
    RunTexts texts;
    texts[key("date")] = today;
    texts[key("model")] = utf8(train.model.id);
    texts[key("gpu")] = utf8(plan.cluster.gpu.id);
    texts[key("gpus")] = number(plan.cluster.count);
    texts[key("node_size")] = number(plan.cluster.nodeSize);
    texts[key("batch")] = number(std::round(train.batch / train.sequence));
    texts[key("sequence")] = number(train.sequence.base());
    return texts;
}

RunTexts textsOf(const MeasuredRun& run, const engine::Catalog& catalog, const NumberFormat& format)
{
    RunTexts texts;
    for (const engine::RunText& text : engine::runTexts())
        texts[utf8(text.key)] = utf8(run.*text.member);
    // Of two that follow from each other, the first one was typed: the step, not its rate.
    MeasuredRun typed = run;
    for (const auto& field : engine::runFields() | std::views::reverse) {
        if (!std::isfinite(field.get(run)))
            continue;
        if (follows(typed, field, catalog)) {
            field.set(typed, engine::kUnknown);
            continue;
        }
        QString text = format.editable(field.get(run), field.unit);
        if (const QString unit = runUnit(utf8(field.key)); !unit.isEmpty() && text.endsWith(unit))
            text.chop(unit.size()); // it is shown next to the field
        texts[utf8(field.key)] = text.trimmed();
    }
    return texts;
}

engine::Result<MeasuredRun> runFromTexts(const RunTexts& texts, const engine::Catalog& catalog,
                                         const QLocale& locale)
{
    // A time is meaningless without the format: 8-bit GEMMs take half of it.
    if (texts.value(key("format")).trimmed().isEmpty())
        return tl::unexpected(engine::Error{engine::Error::Code::MissingKey, "format", {}, {}});
    MeasuredRun run;
    for (const engine::RunText& text : engine::runTexts())
        run.*text.member = texts.value(utf8(text.key)).trimmed().toStdString();
    for (auto it = texts.begin(); it != texts.end(); ++it) {
        const auto* field = fieldOf(it.key());
        if (!field || it.value().trimmed().isEmpty())
            continue; // unknown
        auto base = parseNumber(it.value(), field->unit, locale);
        if (!base) {
            base.error().where = it.key().toStdString();
            return tl::unexpected(base.error());
        }
        field->set(run, *base);
    }
    std::vector<engine::Error> notes;
    auto whole = engine::checkedRun(std::move(run), catalog, {}, notes);
    if (!whole)
        return tl::unexpected(atKey(whole.error()));
    return whole;
}

QString runUnit(const QString& key)
{
    const auto* field = fieldOf(key);
    if (key == u"batch" || key == u"micro_batch")
        return RunEntry::tr("sequences");
    return !field || field->unit == engine::Unit::Count ? QString()
                                                        : utf8(engine::info(field->unit).symbol);
}

} // namespace model
