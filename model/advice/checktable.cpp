#include "model/advice/advicetables.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Checks {
    Q_DECLARE_TR_FUNCTIONS(Checks)
};

struct Item {
    const char *id, *text;
};
constexpr Item kItems[] = {
    {"small_model", L("Checks", "Model under 30 B parameters")},
    {"adapters", L("Checks", "Fine-tuning with LoRA or QLoRA")},
    {"few_requests", L("Checks", "Under 1 M requests per day")},
    {"small_budget", L("Checks", "Under $500 per month")},
    {"large_model", L("Checks", "70 B parameters or more, all trained")},
    {"urgent", L("Checks", "Deadline shorter than on one GPU")},
    {"many_trials", L("Checks", "10 or more trials in parallel")},
    {"many_requests", L("Checks", "1 M requests per day or more")},
    {"failover", L("Checks", "Redundancy and failover")},
    {"steady", L("Checks", "Repeatable, heavy work that keeps GPUs busy")},
    {"too_large", L("Checks", "Models or data that no longer fit on one machine")},
    {"skilled", L("Checks", "Enough skill to run distributed systems")},
    {"control", L("Checks", "Control over hosting and privacy")},
    {"occasional", L("Checks", "Occasional work")},
    {"api_is_cheaper", L("Checks", "Work that an API does for less")},
    {"unskilled", L("Checks", "Weak systems operations")},
    {"ahead_of_need", L("Checks", "More GPUs before the need is shown")},
    {"tune_7b", L("Checks", "Fine-tune a 7 B model")},
    {"tune_13b", L("Checks", "Fine-tune a 13 B model")},
    {"tune_70b", L("Checks", "Fine-tune a 70 B model")},
    {"train_70b", L("Checks", "Train a 70 B model from scratch")},
    {"train_175b", L("Checks", "Train a 175 B model from scratch")},
};

QString itemText(const std::string& id)
{
    const auto it = std::ranges::find(kItems, id, &Item::id);
    return it == std::end(kItems) ? QString() : QCoreApplication::translate("Checks", it->text);
}

QString gpuText(double gpus, const NumberFormat& format)
{
    return gpus == 1 ? Checks::tr("one GPU") : format.text(gpus, Unit::Gpus);
}

QString claimedText(const engine::UseRow& use)
{
    if (std::isnan(use.claimedLeast))
        return Checks::tr("one GPU");
    const QString sized =
        //: %1 and %2 numbers.
        use.claimedOne ? Checks::tr("one GPU, or %1–%2 GPUs") :
                       //: %1 and %2 numbers.
            Checks::tr("%1–%2 GPUs");
    return words::filled(sized,
                         {QString::number(use.claimedLeast), QString::number(use.claimedMost)});
}

} // namespace

void CheckTable::addItems(std::vector<Row>& rows, std::span<const engine::CheckItem> items,
                          const NumberFormat& format)
{
    for (const engine::CheckItem& item : items) {
        const QString verdict =
            !item.applies  ? Checks::tr("does not apply")
            : item.open    ? Checks::tr("open")
            : !item.ticked ? Checks::tr("not ticked")
            : item.fewer   ? Checks::tr("✓ fewer GPUs")
            : item.holds ? (item.forCluster ? Checks::tr("✓ cluster") : Checks::tr("✓ no cluster"))
                         : (item.forCluster ? Checks::tr("✗ one node is enough")
                                            : Checks::tr("✗ one node is not enough"));
        const bool hasFigure = item.unit != Unit::None && item.applies;
        Row row{
            {words(itemText(item.id)),
             number(hasFigure ? format.text(item.figure, item.unit) : QString(), item.figure),
             number(hasFigure ? format.text(item.threshold, item.unit) : QString(), item.threshold),
             words(verdict)},
            item.ticked};
        if (item.ticked && !item.holds)
            row.cells.back().tone = Tone::Warning;
        if (!item.applies)
            for (CatalogCell& cell : row.cells)
                cell.tone = Tone::Muted;
        rows.push_back(std::move(row));
    }
}

void CheckTable::addUses(std::vector<Row>& rows, const engine::Evaluation& e,
                         const NumberFormat& format)
{
    for (const engine::UseRow& use : e.advice->uses)
        addJudged(rows,
                  {{words(itemText(use.id)), number(gpuText(use.least, format), use.least),
                    words(claimedText(use))},
                   use.own},
                  use.agrees());
}

void CheckTable::addJudged(std::vector<Row>& rows, Row row, bool agrees)
{
    row.cells.push_back(words(agrees ? Checks::tr("agrees") : Checks::tr("✗ differs")));
    if (!agrees)
        row.cells.back().tone = Tone::Warning;
    rows.push_back(std::move(row));
}

void CheckTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Checks::tr("Item"), Checks::tr("An item of a published checklist."), 170, true},
        {Checks::tr("This plan"),
         Checks::tr(
             "The figure of this plan; for a use, the fewest GPUs of its type that hold it."),
         70},
        {Checks::tr("Article"), Checks::tr("What the article names or concludes."), 96, true},
        {Checks::tr("Verdict"),
         Checks::tr("Whether the item applies, what it concludes, and whether that holds here."),
         130, true}};
    std::vector<Row> rows;
    if (e.advice) {
        addItems(rows, e.advice->checklist, format);
        addItems(rows, e.advice->signs, format);
        addUses(rows, e, format);
    }
    summary_ = Checks::tr("Checklists of the articles, with the figures of this plan.");
    fill(std::move(heads), std::move(rows));
}

} // namespace model
