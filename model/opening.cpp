#include "model/opening.h"

#include "model/catalogstore.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/explain/changes.h"
#include "model/engine/knobs/with_constants.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace model {
namespace {

struct OpeningWords {
    Q_DECLARE_TR_FUNCTIONS(OpeningWords)
};

// The figures people remember a plan by, first the one they remember best.
constexpr const char* kRemembered[] = {"work.*.time", "money.rent_run", "money.own_total",
                                       "site.mean"};
constexpr qsizetype kMostTold = 3;
constexpr qsizetype kMostNotes = 10;

qsizetype rank(const engine::Change& change)
{
    const QString row = words::rowPath(QString::fromStdString(change.path));
    return std::ranges::find_if(kRemembered,
                                [&](const char* path) { return row == QLatin1String(path); }) -
           std::begin(kRemembered);
}

QString changeText(const engine::Change& change, const NumberFormat& format)
{
    const auto label = [](const std::string& path) {
        return words::dialLabel(QString::fromStdString(path));
    };
    const QString text = OpeningWords::tr("%1 was %2, now %3")
                             .arg(label(change.path), format.text(change.was, change.unit),
                                  format.text(change.now, change.unit));
    if (change.cause == change.path)
        return text + OpeningWords::tr(", because it is computed differently");
    return text +
           OpeningWords::tr(", because “%1” is computed differently").arg(label(change.cause));
}

QString changesText(const engine::Scenario& scenario, const engine::SavedAnswer& saved,
                    const std::string& version, const NumberFormat& format)
{
    // A file keeps no constants of calibration: they are those of this program.
    engine::Plan plan = *scenario.plan;
    if (const auto catalog = shippedCatalog(); catalog && !(plan.training && plan.serving))
        plan = engine::withConstants(plan, engine::sharedConstants(**catalog));
    auto changes = engine::changesSince(plan, engine::assess(plan, engine::decide(plan)), saved);
    if (changes.empty())
        return {};
    std::ranges::stable_sort(changes, {}, rank);
    QStringList told;
    for (const engine::Change& change : changes)
        if (told.size() < kMostTold && (told.isEmpty() || rank(change) < std::ssize(kRemembered)))
            told << changeText(change, format);
    const QString who =
        version == HEADROOM_VERSION
            ? OpeningWords::tr(
                  "The file was changed after it was saved, or was saved by another build")
            : OpeningWords::tr("Saved by Headroom %1, opened by %2")
                  .arg(QString::fromStdString(version), QStringLiteral(HEADROOM_VERSION));
    return OpeningWords::tr("%1: %2. (%3)")
        .arg(QString::fromStdString(scenario.name), told.join(QStringLiteral("; ")), who);
}

} // namespace

QStringList openingNotes(const engine::LoadedProject& loaded, const NumberFormat& format)
{
    QStringList notes;
    for (std::size_t i = 0; i < loaded.answers.size(); ++i) {
        const QString text =
            changesText(loaded.project.scenarios[i], loaded.answers[i], loaded.engine, format);
        if (!text.isEmpty())
            notes << text;
    }
    const auto told = std::min<qsizetype>(std::ssize(loaded.notes), kMostNotes);
    for (const engine::Error& error : std::span(loaded.notes).first(std::size_t(told)))
        notes << words::error(error);
    if (const qsizetype rest = std::ssize(loaded.notes) - told; rest > 0)
        notes << OpeningWords::tr("%n more notes of this kind are not shown.", nullptr, int(rest));
    return notes;
}

QString movedText(const engine::Moved& moved, const NumberFormat& format)
{
    const auto number = [&](double value) {
        return std::isnan(value) ? OpeningWords::tr("unknown") : format.text(value, moved.unit);
    };
    return OpeningWords::tr("%1: %2 here, %3 in the catalog (%4)")
        .arg(words::knobLabel(QString::fromStdString(moved.path)), number(moved.was),
             number(moved.now), QString::fromStdString(moved.cite.title));
}

} // namespace model
