#include "model/project/opening.h"

#include "model/engine/answer/answerafter.h"
#include "model/engine/knobs/withconstants.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace model {
namespace {

struct OpeningWords {
    Q_DECLARE_TR_FUNCTIONS(OpeningWords)
};

// The most memorable figures of a plan, in order.
constexpr const char* kRemembered[] = {"work.*.time", "money.rent_run", "money.own_total",
                                       "site.mean"};
constexpr qsizetype kMostListed = 3;
constexpr qsizetype kMostNotes = 10;

qsizetype rank(const engine::Change& change)
{
    const QString row = words::rowPath(QString::fromStdString(change.path));
    return std::ranges::find_if(kRemembered,
                                [&](const char* path) { return row == QLatin1String(path); }) -
           std::begin(kRemembered);
}

// "74 days, now 74 days" is useless: a new build may differ in an invisible digit.
bool isSeen(const engine::Change& change, const NumberFormat& format)
{
    return format.text(change.was, change.unit) != format.text(change.now, change.unit);
}

QString changeText(const engine::Change& change, const NumberFormat& format)
{
    const auto label = [](const std::string& path) {
        return words::dialLabel(QString::fromStdString(path));
    };
    //: %1 a quantity, %2 and %3 its values.
    const QString text = OpeningWords::tr("%1 was %2, now %3")
                             .arg(label(change.path), format.text(change.was, change.unit),
                                  format.text(change.now, change.unit));
    if (change.cause == change.path)
        return text + OpeningWords::tr(", because it is computed differently");
    return text +
           OpeningWords::tr(", because “%1” is computed differently").arg(label(change.cause));
}

QString changesText(const std::string& scenario, std::vector<engine::Change> changes,
                    const std::string& version, const NumberFormat& format)
{
    std::ranges::stable_sort(changes, {}, rank);
    QStringList listed;
    for (const engine::Change& change : changes)
        if (listed.size() < kMostListed &&
            (listed.isEmpty() || rank(change) < std::ssize(kRemembered)))
            listed << changeText(change, format);
    const QString who =
        version == HEADROOM_VERSION
            ? OpeningWords::tr(
                  "The file was changed after it was saved, or was saved by another build")
            :
            //: %1 and %2 versions of the program.
            OpeningWords::tr("Saved by Headroom %1, opened by %2")
                .arg(QString::fromStdString(version), QStringLiteral(HEADROOM_VERSION));
    //: %1 a scenario, %2 a list of changes, %3 which version wrote the file.
    return OpeningWords::tr("%1: %2. (%3)")
        .arg(QString::fromStdString(scenario), listed.join(QStringLiteral("; ")), who);
}

} // namespace

OpeningChanges openingChanges(const engine::LoadedProject& loaded, const engine::Context& context,
                              const engine::Evaluation* known, const std::stop_token& stop)
{
    OpeningChanges all(loaded.answers.size());
    for (std::size_t i = 0; i < all.size() && !stop.stop_requested(); ++i) {
        if (loaded.answers[i].empty()) // none was saved
            continue;
        engine::Plan plan = *loaded.project.scenarios[i].plan;
        if (!(plan.training && plan.serving)) // constants are those of this program
            plan = engine::withConstants(plan, engine::sharedConstants(*context.catalog));
        all[i] = engine::changesSince(
            plan,
            known && i == loaded.project.current ? known->assessment : engine::figuresOf(plan),
            loaded.answers[i]);
    }
    return all;
}

std::shared_ptr<const engine::Evaluation> figuresOfOpened(const engine::LoadedProject& loaded,
                                                          const engine::Context& context)
{
    const auto& plan = loaded.project.scenarios[loaded.project.current].plan;
    return engine::answer(
        plan, {.speedup = false, .cash = false, .findings = false, .bands = false}, context);
}

std::shared_ptr<const engine::Evaluation>
answerOfOpened(const std::shared_ptr<const engine::Plan>& plan, const engine::Evaluation* known,
               const engine::Context& context)
{
    return engine::answerAfter(known, plan, {}, context);
}

QStringList changeNotes(const engine::LoadedProject& loaded, OpeningChanges changes,
                        const NumberFormat& format)
{
    QStringList notes;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        std::erase_if(changes[i],
                      [&](const engine::Change& change) { return !isSeen(change, format); });
        if (!changes[i].empty())
            notes << changesText(loaded.project.scenarios[i].name, std::move(changes[i]),
                                 loaded.engine, format);
    }
    return notes;
}

QStringList fileNotes(const engine::LoadedProject& loaded)
{
    QStringList notes;
    const auto listed = std::min<qsizetype>(std::ssize(loaded.notes), kMostNotes);
    for (const engine::Error& error : std::span(loaded.notes).first(std::size_t(listed)))
        notes << words::error(error);
    if (const qsizetype rest = std::ssize(loaded.notes) - listed; rest > 0)
        notes << OpeningWords::tr("%n more notes of this kind are not shown.", nullptr, int(rest));
    return notes;
}

QStringList openingNotes(const engine::LoadedProject& loaded, const engine::Context& context,
                         const engine::Evaluation* known, const NumberFormat& format)
{
    return changeNotes(loaded, openingChanges(loaded, context, known), format) + fileNotes(loaded);
}

QString movedText(const engine::Moved& moved, const NumberFormat& format)
{
    const auto number = [&](double value) {
        return std::isnan(value) ? OpeningWords::tr("unknown") : format.text(value, moved.unit);
    };
    //: %1 an input, %2 and %3 its values, %4 where it is from.
    return OpeningWords::tr("%1: %2 here, %3 in the catalog (%4)")
        .arg(words::knobLabel(QString::fromStdString(moved.path)), number(moved.was),
             number(moved.now), QString::fromStdString(moved.cite.title));
}

} // namespace model
