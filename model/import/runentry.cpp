#include "model/import/runentry.h"

#include "model/engine/specs/checked_run.h"
#include "model/numberparse.h"
#include "model/utf8.h"

#include <algorithm>

namespace model {
namespace {

using engine::Field;
using engine::MeasuredRun;

const Field<MeasuredRun>* fieldOf(const QString& key)
{
    const auto all = engine::runFields();
    const auto it = std::ranges::find(all, key.toStdString(), &Field<MeasuredRun>::key);
    return it == all.end() ? nullptr : &*it;
}

// The key is what a form points at: "/line 3/step" is of a file.
engine::Error atKey(engine::Error error)
{
    error.where = error.where.substr(error.where.rfind('/') + 1);
    return error;
}

} // namespace

// Texts that name the run first, then the machines, the layout, what was measured, and remarks.
QStringList runKeys()
{
    QStringList keys{QStringLiteral("name"), QStringLiteral("date"), QStringLiteral("model"),
                     QStringLiteral("gpu")};
    for (const auto& field : engine::runFields())
        keys << utf8(field.key);
    keys.insert(keys.indexOf(QStringLiteral("step")), QStringLiteral("format"));
    keys.insert(keys.indexOf(QStringLiteral("step")), QStringLiteral("recompute"));
    return keys << QStringLiteral("note");
}

QMap<QString, QString> runSuggestion(const engine::Plan& plan, const engine::Workload& work,
                                     const QString& today)
{
    const engine::Train& train = work.train;
    const auto number = [](double value) { return QString::number(value, 'g', 15); };
    QMap<QString, QString> texts;
    texts[QStringLiteral("date")] = today;
    texts[QStringLiteral("model")] = utf8(train.model.id);
    texts[QStringLiteral("gpu")] = utf8(plan.cluster.gpu.id);
    texts[QStringLiteral("gpus")] = number(plan.cluster.count);
    texts[QStringLiteral("node_size")] = number(plan.cluster.nodeSize);
    texts[QStringLiteral("batch")] = number(std::round(train.batch / train.sequence));
    texts[QStringLiteral("sequence")] = number(train.sequence.base());
    return texts;
}

engine::Result<MeasuredRun> runFromTexts(const QMap<QString, QString>& texts,
                                         const engine::Catalog& catalog, const QLocale& locale)
{
    MeasuredRun run;
    for (const engine::RunText& text : engine::runTexts())
        run.*text.member = texts.value(utf8(text.key)).trimmed().toStdString();
    for (auto it = texts.begin(); it != texts.end(); ++it) {
        const auto* field = fieldOf(it.key());
        if (!field || it.value().trimmed().isEmpty())
            continue; // not known
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
    return !field || field->unit == engine::Unit::Count ? QString()
                                                        : utf8(engine::info(field->unit).symbol);
}

} // namespace model
