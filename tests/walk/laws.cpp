#include "tests/walk/laws.h"

#include "model/compare/comparison.h"
#include "model/engine/assess.h"
#include "model/engine/curves/frontier.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/methods.h"
#include "model/engine/money/bill.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/detail.h"
#include "model/engine/uncertainty/tornado.h"
#include "model/export/assessmentexport.h"
#include "model/store/projectstore.h"
#include "tests/support/plans.h"
#include "tests/walk/walk.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace walk {
namespace {

using namespace engine;

constexpr double kHair = 1e-9;

bool isPrice(Unit unit)
{
    const std::string_view symbol = info(unit).symbol;
    return symbol.starts_with("USD");
}

// Costs of a plan, rented and owned.
struct Costs {
    double run, rent, own;
};
Costs costsOf(const Plan& plan, const Decision& decision)
{
    const Assessment a = assess(plan, decision);
    return {a.money.runCost.base(), a.money.rentTotal.base(), a.money.ownTotal.base()};
}

// Compares all copies of a value with the value.
class Copies {
public:
    Copies(const Plan& plan, int& held) : plan_(std::make_shared<const Plan>(plan)), held_(held)
    {
        Wants wants;
        wants.training = wants.money = wants.frontier = wants.methods = true;
        wants.movers = {"work.*.time", "money.rent_total", "money.own_total", "site.mean"};
        answer_ = answer(plan_, wants, {catalog()});
    }

    std::vector<std::string> otherwise()
    {
        explanations();
        ranges();
        exported();
        compared();
        curves();
        layouts();
        tradeOffs();
        sums();
        return std::move(untrue_);
    }

private:
    const Assessment& now() const { return answer_->assessment; }
    double dial(std::string_view path) const
    {
        const ResolvedPlan one(*plan_);
        const Bound<Dial> found = findDial(one, path);
        return found && applies(one, found) ? read(one, now(), found) : kUnknown;
    }
    double ofWork(std::size_t w, const char* row) const
    {
        return dial(boundPath(row, plan_->work[w].id));
    }
    void hold(double copy, double number, const std::string& what)
    {
        ++held_;
        if (!support::near(copy, number, kHair))
            untrue_.push_back(what + ": " + support::compared(copy, number));
    }

    void explanations()
    {
        forEachRow(*plan_, dials(), [&](Bound<Dial> row, const std::string& path) {
            if (!applies(*plan_, row) || row.row->costly)
                return;
            if (const auto derivation = explain(*plan_, now(), path))
                hold(derivation->value, dial(path), "explained " + path);
        });
    }
    void ranges()
    {
        for (std::size_t i = 0; i < answer_->bands.paths.size(); ++i)
            hold(answer_->bands.bands[i].typical, dial(answer_->bands.paths[i]),
                 "middle of the range of " + answer_->bands.paths[i]);
        for (const Tornado& tornado : answer_->movers)
            hold(tornado.typical, dial(tornado.path), "middle of the tornado of " + tornado.path);
    }
    void exported()
    {
        Project project = model::sampleProject(*catalog());
        project.scenarios[0].plan = plan_;
        const QByteArray json = model::AssessmentExport{project, *answer_, {}}.json();
        const QJsonArray rows =
            QJsonDocument::fromJson(json).object().value(QStringLiteral("dials")).toArray();
        for (const auto& value : rows) {
            const QJsonObject row = value.toObject();
            const std::string path = row.value(QStringLiteral("path")).toString().toStdString();
            const UnitInfo* unit =
                findUnit(row.value(QStringLiteral("unit")).toString().toStdString());
            const QJsonValue number = row.value(QStringLiteral("value"));
            if (findDial(*plan_, path).row->costly)
                continue;
            hold(number.isNull() ? kUnknown : number.toDouble() * (unit ? unit->size : 1),
                 std::isfinite(dial(path)) ? dial(path) : kUnknown, "exported " + path);
        }
        if (rows.isEmpty())
            untrue_.emplace_back("nothing is exported");
    }
    void compared()
    {
        const model::Compared side{QStringLiteral("a"), plan_, answer_};
        const model::Comparison both =
            model::comparison({side, side}, {}, model::Listed::Everything, *catalog(),
                              model::NumberFormat(QLocale::c()));
        for (const auto& row : both.outputs)
            if (const auto found = findDial(*plan_, row.path); found && !found.row->costly)
                hold(row.cells[0].value, dial(row.path), "compared " + row.path);
    }
    void curves()
    {
        const SpeedupSeries& s = answer_->speedup;
        const std::size_t w = answer_->view.trained;
        if (w < plan_->work.size() && plan_->work[w].isComputed() && s.gpus > 0)
            hold(s.speedup, ofWork(w, "work.*.speedup"), "speed-up of the curve");
        if (std::isfinite(answer_->cash.evenTime))
            hold(answer_->cash.evenTime, dial("money.even_years"), "break-even of the curve");
    }
    void layouts()
    {
        for (std::size_t w = 0; w < answer_->training.size(); ++w) {
            if (!plan_->work[w].isComputed() || plan_->work[w].reinforces())
                continue;
            const auto& rows = answer_->training[w].layouts.best;
            const Layout& chosen = now().decision.layouts[w].layout;
            const auto found = std::ranges::find(rows, chosen, &RankedLayout::layout);
            if (found != rows.end())
                hold(found->step.base(), ofWork(w, "work.*.step_gpus"),
                     "step of the listed layout");
        }
        for (const MethodAnswer& method : answer_->methods)
            if (const Workload& work = plan_->work[answer_->view.work];
                method.method == work.tune.method) {
                hold(method.time.base(), ofWork(answer_->view.work, "work.*.time"),
                     "time of the fine-tuning method");
                hold(method.runCost.base(), dial("money.run_cost"),
                     "cost of the fine-tuning method");
            }
    }
    void tradeOffs()
    {
        if (!answer_->frontier)
            return;
        for (const TradeOff& point : *answer_->frontier) {
            if (point.gpus != now().decision.gpus)
                continue;
            const TradeOff own = tradeOff(ResolvedPlan(*plan_), now());
            hold(point.time.base(), own.time.base(), "time on the frontier");
            hold(point.cost.base(), own.cost.base(), "cost on the frontier");
            hold(point.cost.base(), dial("money.run_cost"), "cost of a run on the frontier");
        }
    }
    void sums()
    {
        if (!answer_->money)
            return;
        // Totals are before tax.
        Economics untaxed = plan_->money;
        untaxed.taxRate = 0;
        const Books books = engine::books(untaxed, now().money);
        hold(books.rent.total.base(), dial("money.rent_total"), "sum of the book of renting");
        hold(books.own.total.base(), dial("money.own_total"), "sum of the book of owning");
        double bill = 0;
        for (const BillLine& line : billOf(ResolvedPlan(*plan_), now()))
            if (!line.included && !line.yearly)
                bill += line.total.base();
        hold(bill, dial("money.own_first"), "sum of the bill of materials");
    }

    std::shared_ptr<const Plan> plan_;
    std::shared_ptr<const Evaluation> answer_;
    int& held_;
    std::vector<std::string> untrue_;
};

} // namespace

std::vector<std::string> dearerByCheaper(const Plan& plan, int& held)
{
    std::vector<std::string> dearer;
    const Decision decision = decide(plan);
    const Costs was = costsOf(plan, decision);
    forEachRow(plan, numbers(), [&](Bound<Number> row, const std::string& path) {
        const double price = read(plan, row);
        if (!isPrice(row.row->unit) || !(price > 0) || !row.row->applies(plan, plan.work[row.work]))
            return;
        Plan cheaper = plan;
        write(cheaper, row, price / 2);
        if (read(cheaper, row) >= price) // a limit prevents it
            return;
        ++held;
        const Costs now = costsOf(cheaper, decision);
        const auto hold = [&](double after, double before, const char* what) {
            if (after > before + kHair * std::abs(before))
                dearer.push_back(path + " halved: " + what + " " +
                                 support::compared(after, before));
        };
        hold(now.run, was.run, "cost of a run");
        hold(now.rent, was.rent, "total of renting");
        hold(now.own, was.own, "total of owning");
    });
    return dearer;
}

std::vector<std::string> inconsistencies(const Plan& plan, int& held)
{
    return Copies(plan, held).otherwise();
}

} // namespace walk
