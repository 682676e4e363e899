#include "model/find/findable.h"

#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/engine/text.h"
#include "model/find/partfacts.h"
#include "model/project/templates.h"
#include "model/sentences/workname.h"
#include "model/words/inputvalue.h"
#include "model/words/sectionwords.h"
#include "model/words/templatewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>
#include <set>

namespace model {
namespace {

using engine::CatalogKind;
using Kind = Findable::Kind;

QString utf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString joined(const QStringList& parts)
{
    QStringList kept;
    for (const QString& part : parts)
        if (!part.isEmpty() && !kept.contains(part))
            kept << part;
    return kept.join(QStringLiteral(" · "));
}

// Builds the rows of one plan.
class Rows {
public:
    explicit Rows(const ProjectDocument& document)
        : plan_(document.plan())
        , catalog_(document.catalog())
    {
    }
    std::vector<Findable> all()
    {
        choices();
        inputs();
        figures();
        entries();
        for (Findable& found : rows_)
            makeSearchable(found);
        return std::move(rows_);
    }

private:
    // The workload's name, if there are several.
    QString workOf(std::string_view rowPath, std::size_t work) const
    {
        return plan_.work.size() > 1 && rowPath.starts_with("work.") ? workName(plan_.work[work])
                                                                     : QString();
    }
    template <class Row> QString placeOf(const Row& row, std::size_t work) const
    {
        return joined(
            {workOf(row.path, work), words::group(row.group), words::section(row.placing.section)});
    }
    template <class Row> void input(engine::Bound<Row> bound, const QString& place)
    {
        const Row& row = *bound.row;
        const QString path = QString::fromStdString(engine::boundPath(plan_, bound));
        rows_.push_back({Kind::Input,
                         path,
                         words::knobLabel(path),
                         joined({kindName(Kind::Input), place}),
                         utf8(row.path) + u' ' + QString::fromUtf8(row.label ? row.label : ""),
                         {}});
    }
    void choices()
    {
        engine::forEachRow(plan_, engine::choices(), [&](engine::Bound<engine::Choice> bound) {
            const engine::Choice& row = *bound.row;
            if (!row.applies(plan_, plan_.work[bound.work]))
                return;
            input(bound, placeOf(row, bound.work));
            options(bound);
        });
    }
    void options(engine::Bound<engine::Choice> bound)
    {
        const engine::Choice& row = *bound.row;
        const QString path = QString::fromStdString(engine::boundPath(plan_, bound));
        const auto kind = kindOfParts(row, plan_, catalog_);
        const QString label = words::knobLabel(path), whose = workOf(row.path, bound.work);
        const QString now = kindName(Kind::Option);
        for (const engine::Option& option : row.options(plan_, plan_.work[bound.work], catalog_)) {
            if (!option.available)
                continue;
            const QString id = QString::fromStdString(option.id);
            QString title =
                option.name.empty() ? words::option(path, id) : QString::fromStdString(option.name);
            if (!kind) // "Pipeline parallel size: 8"
                title = label + QStringLiteral(": ") + title;
            else if (!option.name.empty())
                options_.emplace(*kind, option.id);
            const engine::OptionWord* word = row.word ? row.word(option.id) : nullptr;
            rows_.push_back({Kind::Option,
                             path + u'=' + id,
                             title,
                             joined({now, label, whose}),
                             utf8(row.path) + u' ' + id + u' ' +
                                 QString::fromUtf8(word && word->label ? word->label : ""),
                             {},
                             option.name.empty() ? std::nullopt : kind});
        }
    }
    void inputs()
    {
        engine::forEachRow(plan_, engine::numbers(), [&](engine::Bound<engine::Number> bound) {
            const engine::Number& row = *bound.row;
            if (!row.applies(plan_, plan_.work[bound.work]))
                return;
            if (!row.partOnly)
                return input(bound, placeOf(row, bound.work));
            const QString path = QString::fromStdString(engine::boundPath(plan_, bound));
            if (const QString choice = pickerOf(path, plan_); !choice.isEmpty())
                input(bound, joined({workOf(row.path, bound.work), words::knobLabel(choice)}));
        });
    }
    void figures()
    {
        engine::forEachRow(plan_, engine::dials(), [&](engine::Bound<engine::Dial> bound) {
            if (!engine::applies(plan_, bound))
                return;
            const QString path = QString::fromStdString(engine::boundPath(plan_, bound));
            rows_.push_back({Kind::Figure,
                             path,
                             words::dialLabel(path),
                             joined({kindName(Kind::Figure), workOf(bound.row->path, bound.work),
                                     words::room(bound.row->room)}),
                             utf8(bound.row->path) + u' ' +
                                 QString::fromUtf8(bound.row->label ? bound.row->label : ""),
                             {}});
        });
    }
    // Catalog entries that no choice offers.
    void entries()
    {
        for (const CatalogKind kind :
             {CatalogKind::Accelerators, CatalogKind::Models, CatalogKind::Regions,
              CatalogKind::Links, CatalogKind::Nodes, CatalogKind::Offers, CatalogKind::Costs,
              CatalogKind::Fleets, CatalogKind::Points}) {
            const QString where = joined({kindName(Kind::Entry), words::catalogKind(kind)});
            for (const engine::Part* part : engine::partsOf(catalog_, kind))
                if (!options_.contains({kind, part->id}))
                    rows_.push_back(
                        {Kind::Entry,
                         utf8(engine::keyOf(kind)) + u'=' + QString::fromStdString(part->id),
                         QString::fromStdString(part->name),
                         where,
                         QString::fromStdString(part->id),
                         {},
                         kind});
        }
    }

    const engine::Plan& plan_;
    const engine::Catalog& catalog_;
    std::vector<Findable> rows_;
    std::set<std::pair<CatalogKind, std::string>> options_;
};

double weightOf(Kind kind)
{
    switch (kind) {
    case Kind::Page: return 1.25;
    case Kind::Input: return 1.15;
    case Kind::Figure: return 1.1;
    case Kind::Action: return 1.1;
    case Kind::Option: return 1.05;
    case Kind::Entry: return 0.6;
    case Kind::Help: return 0.75;
    default: return 1;
    }
}

QString figureNow(const ProjectDocument& document, const QString& path)
{
    const auto answer = document.evaluation();
    if (!answer)
        return {};
    const auto dial = engine::findDial(*answer->plan, path.toStdString());
    if (!dial || dial.row->costly)
        return {};
    return document.format().text(engine::read(*answer->resolved, answer->assessment, dial),
                                  dial.row->unit);
}

QString inputNow(const ProjectDocument& document, const QString& path)
{
    const engine::Plan& plan = document.plan();
    const std::string key = path.toStdString();
    if (const auto number = engine::findNumber(plan, key))
        return document.format().text(engine::read(plan, number), number.row->unit);
    if (const auto choice = engine::findChoice(plan, key))
        return chosenName(plan, document.catalog(), choice, key);
    return {};
}

} // namespace

void makeSearchable(Findable& found)
{
    found.title_ = folded(found.title);
    found.context_ = folded(found.where + u' ' + found.also);
}

QString kindName(Findable::Kind kind)
{
    constexpr const char* names[] = {
        L("Find", "Input"), L("Find", "Figure"), L("Find", "Choice"),   L("Find", "Catalog"),
        L("Find", "Page"),  L("Find", "Action"), L("Find", "Template"), L("Find", "Help")};
    return QCoreApplication::translate("Find", names[static_cast<std::size_t>(kind)]);
}

QString pickerOf(const QString& path, const engine::Plan& plan)
{
    constexpr std::pair<const char*, const char*> kOthers[] = {
        {"cluster.between_link.", "cluster.fabric"},
        {"cluster.inside_link.", "cluster.inside"},
        {"cluster.node.", "cluster.gpu"},
        {"cluster.second.", "cluster.second.gpu"}};
    const auto picks = [&](const QString& choice) {
        const auto bound = engine::findChoice(plan, choice.toStdString());
        return bound && bound.row->applies(plan, plan.work[bound.work]);
    };
    QString parent = path.left(path.lastIndexOf(u'.'));
    if (picks(parent))
        return parent;
    const qsizetype tier = path.indexOf(QStringLiteral(".serve.tier."));
    if (QString choice = path.left(tier) + QStringLiteral(".serve.tier_gpu");
        tier > 0 && picks(choice))
        return choice;
    for (const auto& [prefix, choice] : kOthers)
        if (path.startsWith(QLatin1String(prefix)) && picks(QLatin1String(choice)))
            return QLatin1String(choice);
    return {};
}

std::vector<Findable> findables(const ProjectDocument& document)
{
    return Rows(document).all();
}

std::vector<Findable> findableTemplates()
{
    std::vector<Findable> rows;
    for (const engine::Template& t : shippedTemplates()) {
        const QString id = QString::fromStdString(t.id);
        rows.push_back({Kind::Template,
                        id,
                        templateTitle(id),
                        kindName(Kind::Template),
                        id + u' ' + templateQuestion(id),
                        {}});
        makeSearchable(rows.back());
    }
    return rows;
}

QString asideOf(const Findable& found, const ProjectDocument& document)
{
    if (!found.aside.isEmpty())
        return found.aside;
    switch (found.kind) {
    case Kind::Input: return inputNow(document, found.id);
    case Kind::Figure: return figureNow(document, found.id);
    case Kind::Option:
    case Kind::Entry:
        return found.part ? partFacts(document.catalog(), *found.part, optionOf(found).id,
                                      document.format())
                                .join(QStringLiteral(" · "))
                          : QString();
    default: return {};
    }
}

OptionOf optionOf(const Findable& found)
{
    const qsizetype at = found.id.indexOf(u'='); // ids have none
    return {found.id.left(at), found.id.mid(at + 1)};
}

std::vector<Found> find(const std::vector<Findable>& all, const QString& typed,
                        const QStringList& keys, std::size_t most)
{
    struct Ranked {
        double score;
        Found found;
    };
    const Search search(typed);
    std::vector<Ranked> ranked;
    for (const Findable& row : all) {
        const qsizetype lately = keys.isEmpty() ? -1 : keys.indexOf(row.key());
        // The most recently used counts as much as a word prefix, not more.
        constexpr double kLately = 8, kFade = 0.9;
        const double used = lately < 0 ? 0 : kLately * std::pow(kFade, static_cast<double>(lately));
        if (search.isEmpty()) {
            if (used > 0 || row.kind == Kind::Page || row.kind == Kind::Template)
                ranked.push_back({used + (row.kind == Kind::Page ? 1e-3 : 0), {&row, {}}});
            continue;
        }
        Fit fit = search.of(row.title_, row.context_);
        if (fit.score > 0)
            ranked.push_back({fit.score * weightOf(row.kind) + used, {&row, std::move(fit.at)}});
    }
    std::ranges::stable_sort(ranked, std::ranges::greater(), &Ranked::score);
    std::vector<Found> found;
    for (Ranked& row : ranked) {
        if (found.size() == most)
            break;
        found.push_back(std::move(row.found));
    }
    return found;
}

} // namespace model
