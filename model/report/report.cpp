#include "model/report/report.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/engine/specs/date.h"
#include "model/report/reportwords.h"
#include "model/sentences/workname.h"
#include "model/words/inputvalue.h"
#include "model/words/words.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace model {
namespace {

using engine::Unit;

// Of the parts' figures, those used in the computation.
bool isListed(const engine::Plan& plan, engine::Bound<engine::Number> knob)
{
    if (!knob.row->partOnly)
        return true;
    const auto isPeak = [&](const engine::Workload& work) {
        const auto format = engine::findChoice(plan, engine::boundPath("work.*.format", work.id));
        return knob.row->path == "cluster.gpu.peak_" + format.row->get(plan, work);
    };
    constexpr std::string_view used[] = {"cluster.gpu.memory", "cluster.gpu.power",
                                         "cluster.node.mean",  "cluster.node.peak",
                                         "cluster.node.rated", "cluster.node.idle"};
    return std::ranges::any_of(plan.work, isPeak) ||
           std::ranges::find(used, knob.row->path) != std::end(used);
}

// The inputs of a plan, and each source once, numbered in order of appearance.
class InputList {
public:
    InputList(Report& report, const engine::Evaluation& e, const engine::Catalog& catalog,
              const NumberFormat& format)
        : report_(report)
        , plan_(*e.plan)
        , e_(e)
        , catalog_(catalog)
        , format_(format)
    {
    }

    void write()
    {
        using namespace engine;
        for (const Group group :
             {Group::Work, Group::Cluster, Group::Money, Group::Site, Group::Risk, Group::Advice}) {
            forEachRow(plan_, choices(), [&](Bound<Choice> c, const std::string& path) {
                if (c.row->group == group && c.row->applies(plan_, plan_.work[c.work]))
                    add(*c.row, path, chosenName(plan_, catalog_, c, path));
            });
            forEachRow(plan_, numbers(), [&](Bound<Number> k, const std::string& path) {
                if (k.row->group == group && isListed(plan_, k) &&
                    k.row->applies(plan_, plan_.work[k.work]))
                    add(*k.row, path, format_.text(valueInUse(plan_, k, &e_), k.row->unit));
            });
        }
    }

private:
    void add(const auto& row, const std::string& path, const QString& value)
    {
        Report::Input input{words::group(row.group), words::knobLabel(QString::fromStdString(path)),
                            value};
        if (const auto it = plan_.cites->find(path); it != plan_.cites->end())
            input.source = numberOf(it->second);
        report_.inputs.push_back(std::move(input));
    }

    int numberOf(const engine::Citation& cite)
    {
        QString source = QString::fromStdString(cite.title);
        if (!cite.date.empty())
            source += QStringLiteral(", ") + QString::fromStdString(cite.date);
        if (cite.recalled)
            source += u' ' + ReportWords::tr("(cited from memory)");
        if (!report_.sources.contains(source))
            report_.sources << source;
        return static_cast<int>(report_.sources.indexOf(source)) + 1;
    }

    Report& report_;
    const engine::Plan& plan_;
    const engine::Evaluation& e_;
    const engine::Catalog& catalog_;
    const NumberFormat& format_;
};

// Prices are dollars internally: other amounts are only as good as the rate and its date.
std::optional<Report::Note> rateNote(const engine::Currency& currency, const NumberFormat& format,
                                     const QString& today)
{
    if (currency.code == "USD")
        return {};
    const QString date = QString::fromStdString(currency.date);
    QString text = words::filled(
        //: %1 a number, %2 a currency code, %3 “of” a date or “without a date”.
        ReportWords::tr("One dollar is %1 %2, at an exchange rate %3."),
        {QString::number(currency.perDollar), QString::fromStdString(currency.code),
         date.isEmpty() ? ReportWords::tr("without a date") : ReportWords::tr("of %1").arg(date)});
    const auto age = engine::ageInDays(currency.date, today.toStdString());
    const bool old = !age || *age >= engine::kDaysToNote;
    if (age && old)
        text += u' ' + ReportWords::tr("The rate is %1 old.")
                           .arg(format.text(*age * engine::kDay.base(), Unit::Days));
    const auto severity =
        old ? engine::Finding::Severity::Warning : engine::Finding::Severity::Note;
    return Report::Note{ReportWords::tr("Amounts in %1").arg(QString::fromStdString(currency.code)),
                        text, static_cast<int>(severity)};
}

} // namespace

Report reportOf(const engine::Project& project, const engine::Evaluation& e,
                const engine::Catalog& catalog, const NumberFormat& format)
{
    Report r;
    for (const engine::Finding& f : e.findings) {
        const words::FindingText text = words::finding(f, format);
        r.notes.push_back({titleOf(f, *e.plan, text.title),
                           text.money.isEmpty() ? text.text : text.text + u' ' + text.money,
                           static_cast<int>(f.severity)});
    }
    if (auto note = rateNote(project.currency, format, QString::fromStdString(catalog.today)))
        r.notes.insert(r.notes.begin(), std::move(*note)); // a page has room for only a few
    InputList(r, e, catalog, format).write();
    return r;
}

} // namespace model
