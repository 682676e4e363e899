// The best option, the limits it meets, and the breakdown of the difference in cost.
#include "model/compare/comparecharts.h"
#include "model/compare/comparesentence.h"
#include "model/engine/knobs/kinds.h"
#include "model/engine/money/budget.h"
#include "model/engine/resolvedplan.h"
#include "tests/model/compared.h"
#include "tests/support/room.h"

#include <map>
#include <random>

using namespace support;
using model::LimitKind;
using model::Verdict;

namespace {

// A choice or a number, in the knob's own unit.
struct Set {
    std::string path;
    QVariant value;
};
using Sets = std::vector<Set>;

engine::Plan planWith(const engine::Plan& plan, const Sets& sets)
{
    engine::Plan p = plan;
    for (const Set& set : sets) {
        if (const auto number = engine::findNumber(p, set.path)) {
            const double base = set.value.toDouble() * engine::info(number.row->unit).size;
            p = engine::turned(p, set.path, base).value();
        } else {
            p = engine::chosen(p, *context().catalog, set.path, set.value.toString().toStdString())
                    .value();
        }
    }
    return p;
}

const engine::Plan& sample()
{
    static const engine::Plan plan = ProjectDocument(context()).plan();
    return plan;
}

const engine::Plan& fleet()
{
    static const engine::Plan plan = planWith(sample(), {{"work.a.kind", "serve"}});
    return plan;
}

Compared side(const QString& name, const engine::Plan& plan)
{
    engine::Wants wants = model::comparedWants();
    wants.bands = false;
    auto shared = std::make_shared<const engine::Plan>(plan);
    return {name, shared, engine::answer(shared, wants, context())};
}

double figure(const Compared& s, const char* path)
{
    return engine::read(*s.plan, s.answer->assessment, engine::findDial(*s.plan, path));
}

double total(const Compared& s)
{
    return figure(s, s.plan->money.tenure == engine::Tenure::Rent ? "money.rent_total"
                                                                  : "money.own_total");
}

QString verdict(const std::vector<Compared>& all, std::size_t reference = 0)
{
    model::Comparison c;
    c.verdict = model::verdictOf(all, reference);
    return plain(model::plainText(model::compareSentence(all, c, model::NumberFormat())));
}

} // namespace

Q_DECLARE_METATYPE(Sets)

class TestVerdict : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void limitsAreKeptOrMissed_data();
    void limitsAreKeptOrMissed();
    void workIsTheSameOrNot_data();
    void workIsTheSameOrNot();
    void anotherAmountIsOtherWork_data();
    void anotherAmountIsOtherWork();
    void theBestAreThoseOfBruteForce();
    void rentedAndBoughtDifferInEveryMoneyRow();
    void whatIsNotPaidIsNamed();
    void theDifferenceAddsUp_data();
    void theDifferenceAddsUp();
    void stacksAndCurvesEndInTheTotals();
    void theSentenceSaysWhoIsNotRanked();
    void betterAndWorseFollowTheFigure();
};

void TestVerdict::limitsAreKeptOrMissed_data()
{
    QTest::addColumn<bool>("serves");
    QTest::addColumn<Sets>("sets");
    QTest::addColumn<int>("missed"); // −1: none
    const auto row = [](const char* name, bool serves, const Sets& sets, int missed) {
        QTest::newRow(name) << serves << sets << missed;
    };
    const auto id = [](LimitKind kind) { return static_cast<int>(kind); };
    row("the sample keeps all", false, {}, -1);
    row("too late", false, {{"work.a.deadline", 30}}, id(LimitKind::Deadline));
    row("just in time", false, {{"work.a.deadline", 80}}, -1);
    row("a year is too short", false, {{"money.runs", 8}}, id(LimitKind::Year));
    row("a model that fits nowhere", false, {{"cluster.count", 2}}, id(LimitKind::Memory));
    row("over the budget", false, {{"money.budget", 1e6}}, id(LimitKind::Budget));
    row("within the budget", false, {{"money.budget", 1e8}}, -1);
    row("the budget is one of a run", false, {{"money.budget", 2e6}}, -1);
    row("or of all years", false, {{"money.budget", 2e6}, {"money.budget_basis", "years"}},
        id(LimitKind::Budget));
    row("more power than the site has", false, {{"site.power_limit", 300}}, id(LimitKind::Power));
    row("as much as it has", false, {{"site.power_limit", 500}}, -1);
    row("a fleet of the smallest size", true, {}, -1);
    row("a fleet too small for its load", true,
        {{"cluster.count_rule", "given"}, {"cluster.count", 8}, {"work.a.serve.requests", 400}},
        id(LimitKind::Load));
}

void TestVerdict::limitsAreKeptOrMissed()
{
    QFETCH(bool, serves);
    QFETCH(Sets, sets);
    QFETCH(int, missed);
    const Compared s = side("x", planWith(serves ? fleet() : sample(), sets));
    const model::Outcome o = model::outcomeOf(s);
    if (missed < 0) {
        QVERIFY2(o.holds(), qPrintable(QString::number(o.missed.size())));
        return;
    }
    QVERIFY(!o.holds());
    QVERIFY(std::ranges::any_of(o.missed, [missed](const model::MissedLimit& m) {
        return static_cast<int>(m.limit) == missed;
    }));
}

void TestVerdict::workIsTheSameOrNot_data()
{
    QTest::addColumn<bool>("serves");
    QTest::addColumn<Sets>("sets");
    QTest::addColumn<QString>("path"); // of the difference
    const auto row = [](const char* name, bool serves, const Sets& sets, const char* path) {
        QTest::newRow(name) << serves << sets << QString(path);
    };
    row("more GPUs do the same", false, {{"cluster.count", 512}}, "");
    row("so does buying them", false, {{"money.tenure", "buy"}}, "");
    row("a deadline is a limit", false, {{"work.a.deadline", 30}}, "");
    row("so is a budget", false, {{"money.budget", 1e6}}, "");
    row("another batch is how, not what", false, {{"work.a.batch", 8e6}}, "");
    row("more tokens", false, {{"work.a.tokens", 2e12}}, "work.a.tokens");
    row("a larger model", false, {{"work.a.params", 100e9}}, "work.a.params");
    row("more runs", false, {{"money.runs", 4}}, "money.runs");
    row("over more years", false, {{"money.years", 4}}, "money.years");
    row("as many hours, which make other runs", false,
        {{"money.use_rule", "typed"}, {"money.use", 90}}, "money.runs");
    row("another kind", false, {{"work.a.kind", "tune"}}, "work.a.kind");
    row("more requests", true, {{"work.a.serve.requests", 40}}, "work.a.serve.requests");
    row("a stricter limit", true, {{"work.a.serve.first", 500}}, "");
}

void TestVerdict::workIsTheSameOrNot()
{
    QFETCH(bool, serves);
    QFETCH(Sets, sets);
    QFETCH(QString, path);
    const engine::Plan& plan = serves ? fleet() : sample();
    const auto other = model::otherWork(side("x", planWith(plan, sets)), side("y", plan));
    QCOMPARE(other ? q(other->path) : QString(), path);
}

void TestVerdict::anotherAmountIsOtherWork_data()
{
    const std::map<std::string_view, const char*> amounts{
        {"train", "work.a.tokens"},         {"tune", "work.a.tune.examples"},
        {"sweep", "work.a.sweep.trials"},   {"serve", "work.a.serve.requests"},
        {"batch", "work.a.job.units"},      {"rl", "work.a.rl.steps"},
        {"recommend", "work.a.rec.samples"}};
    QTest::addColumn<QString>("amount");
    for (const auto& kind : engine::kKinds) // each has an amount
        QTest::newRow(std::string(kind.id).c_str()) << QString(amounts.at(kind.id));
}

void TestVerdict::anotherAmountIsOtherWork()
{
    QFETCH(QString, amount);
    const engine::Plan plan = planWith(sample(), {{"work.a.kind", QTest::currentDataTag()}});
    const auto number = engine::findNumber(plan, amount.toStdString());
    QVERIFY(number);
    const double now = engine::read(plan, number);
    const auto less = engine::turned(plan, amount.toStdString(), now / 2);
    const auto other = model::otherWork(side("x", less.value()), side("y", plan));
    QVERIFY(other);
    QCOMPARE(q(other->path), amount);
}

// Random plans; the verdict is compared with pairwise comparison of dials.
void TestVerdict::theBestAreThoseOfBruteForce()
{
    std::mt19937 random(7); // NOLINT: the same plans each time
    const auto between = [&random](double low, double high) {
        return std::uniform_real_distribution(low, high)(random);
    };
    int withBest = 0;
    for (int group = 0; group < 8; ++group) {
        std::vector<Compared> all;
        for (int i = 0; i < 4; ++i)
            all.push_back(
                side(QString::number(i),
                     planWith(sample(), {{"cluster.count", 8 * std::floor(between(12, 80))},
                                         {"money.price", between(1, 6)},
                                         {"money.tenure", between(0, 1) < 0.5 ? "rent" : "buy"},
                                         {"work.a.deadline", between(30, 150)},
                                         {"money.budget", between(8e6, 4e7)},
                                         {"money.runs", group % 3 == 2 ? 2.5 : 2}})));
        const auto keeps = [](const Compared& s) {
            return figure(s, "work.a.time") <= s.plan->work[0].train.deadline.base() &&
                   figure(s, "work.a.memory_left") >= 0 && figure(s, "money.in_use") <= 1 &&
                   engine::budgetCost(*s.answer->resolved, s.answer->assessment) <=
                       s.plan->money.budget;
        };
        const auto beats = [&](const Compared& a, const Compared& b, auto of) {
            constexpr double reads = 1 + 5e-4; // equal
            return keeps(a) && (!keeps(b) || of(a) <= of(b) * reads);
        };
        const Verdict v = model::verdictOf(all, 0);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto isBest = [&](auto of) {
                return keeps(all[i]) && std::ranges::all_of(all, [&](const Compared& other) {
                           return beats(all[i], other, of);
                       });
            };
            const auto has = [i](const std::vector<std::size_t>& best) {
                return std::ranges::find(best, i) != best.end();
            };
            QCOMPARE(v.outcomes[i].holds(), keeps(all[i]));
            QCOMPARE(has(v.cheapest), isBest([](const Compared& s) { return total(s); }));
            QCOMPARE(has(v.fastest),
                     isBest([](const Compared& s) { return figure(s, "work.a.time"); }));
        }
        withBest += v.ranked.empty() ? 0 : 1;
    }
    QVERIFY2(withBest > 3, qPrintable(QString::number(withBest)));
}

void TestVerdict::rentedAndBoughtDifferInEveryMoneyRow()
{
    const std::vector<Compared> all{side("Rented", sample()),
                                    side("Bought", planWith(sample(), {{"money.tenure", "buy"}}))};
    const Comparison c =
        model::comparison(all, 0, Listed::Everything, *context().catalog, model::NumberFormat());
    const char* const cost[] = {"Total cost", "Purchase cost (capex)", "Opex per year",
                                "Total cost per run", "Cost per million tokens, all work"};
    for (const char* label : cost) {
        const auto row = std::ranges::find(c.outcome, QString(label), &ComparedRow::label);
        QVERIFY2(row != c.outcome.end() && row->cells[1].differs && !row->cells[1].delta.isEmpty(),
                 label);
    }
    // With all rows shown, those that do not differ concern the work, or only rent or only buying.
    int differing = 0;
    for (const ComparedRow& row : c.outputs) {
        const bool isBill = row.path.starts_with("money.rent_") ||
                            row.path.starts_with("money.own_") || row.path == "money.run_cost";
        QVERIFY2(!isBill || row.differs, row.path.c_str());
        differing += row.path.starts_with("money.") && row.differs ? 1 : 0;
    }
    QVERIFY2(differing > 20, qPrintable(QString::number(differing)));
}

void TestVerdict::whatIsNotPaidIsNamed()
{
    using engine::Tenure;
    const auto isPaid = [](Tenure tenure, const char* row) {
        return findDial(sample(), row).row->isPaid(tenure);
    };
    QVERIFY(isPaid(Tenure::Rent, "money.rent_total"));
    QVERIFY(!isPaid(Tenure::Buy, "money.rent_total"));
    QVERIFY(!isPaid(Tenure::Rent, "money.own_first"));
    QVERIFY(isPaid(Tenure::Buy, "money.own_first"));
    for (const Tenure tenure : {Tenure::Rent, Tenure::Buy})
        for (const char* row : {"money.run_cost", "money.even_use", "work.a.time", "site.mean"})
            QVERIFY2(isPaid(tenure, row), row);
    // Bills of renting and of buying do not overlap.
    for (const engine::Dial& dial : engine::dials())
        if (dial.path.starts_with("money.rent_") || dial.path.starts_with("money.own_"))
            QVERIFY2(dial.isPaid(Tenure::Rent) != dial.isPaid(Tenure::Buy),
                     std::string(dial.path).c_str());
}

void TestVerdict::theDifferenceAddsUp_data()
{
    QTest::addColumn<Sets>("from");
    QTest::addColumn<Sets>("to");
    const Sets bought{{"money.tenure", "buy"}};
    QTest::newRow("rented to bought") << Sets{} << bought;
    QTest::newRow("bought to rented") << bought << Sets{};
    QTest::newRow("larger") << Sets{} << Sets{{"cluster.count", 512}};
    QTest::newRow("reserved for three of two years")
        << Sets{{"money.term", "reserved_3y"}, {"money.years", 2}}
        << Sets{{"money.tenure", "buy"}, {"money.years", 2}};
    QTest::newRow("part by part, in a new hall, sold")
        << Sets{{"money.stored", 500}, {"money.leaving", 80}}
        << Sets{{"money.tenure", "buy"},      {"money.capital_rule", "by_part"},
                {"money.hall", "built"},      {"money.at_end", "sold"},
                {"money.lead_time", 26},      {"money.stored", 500},
                {"money.part.software", 900}, {"money.part.insurance", 1}};
}

void TestVerdict::theDifferenceAddsUp()
{
    QFETCH(Sets, from);
    QFETCH(Sets, to);
    const std::vector<Compared> all{side("A", planWith(sample(), from)),
                                    side("B", planWith(sample(), to))};
    const Verdict v = model::verdictOf(all, 0);
    const auto chart = model::costDifference(all, v, 0, 1, model::NumberFormat());
    QVERIFY(chart.bars.size() > 2);
    double sum = 0;
    for (std::size_t i = 1; i + 1 < chart.bars.size(); ++i) {
        QCOMPARE(chart.bars[i].from, chart.bars[i - 1].to);
        sum += chart.bars[i].to - chart.bars[i].from;
    }
    const double scale = total(all[0]) + total(all[1]);
    QCOMPARE(chart.bars.front().to, v.outcomes[0].total);
    QVERIFY(std::abs(chart.bars.front().to - total(all[0])) < 1e-12 * scale);
    QVERIFY(std::abs(chart.bars.back().to - total(all[1])) < 1e-12 * scale);
    QVERIFY(std::abs(sum - (total(all[1]) - total(all[0]))) < 1e-12 * scale);
    QVERIFY(std::abs(chart.bars[chart.bars.size() - 2].to - total(all[1])) < 1e-12 * scale);
    QVERIFY(model::costDifference(all, v, 0, 0, model::NumberFormat()).bars.empty());
}

void TestVerdict::stacksAndCurvesEndInTheTotals()
{
    const auto& all = sides();
    const Verdict v = model::verdictOf(all, 0);
    const model::NumberFormat format;
    const auto stack = model::costStack(all, v, format);
    const auto curves = model::costCurves(all, v, 1, format);
    QCOMPARE(stack.columns, QStringList({"Base", "Slow", "Bought"}));
    for (std::size_t i = 0; i < all.size(); ++i) {
        double sum = 0;
        for (const auto& part : stack.parts)
            sum += part.values[static_cast<qsizetype>(i)];
        const double size = curves.ySize;
        QVERIFY(std::abs(sum * size - total(all[i])) < 1e-9 * total(all[i]));
        const model::ChartCurve& curve = curves.curves[i];
        QVERIFY(std::abs(curve.y.back() * size - total(all[i])) < 1e-9 * total(all[i]));
        QVERIFY(std::abs(curve.x.back() - all[i].plan->money.years / engine::kYear) < 1e-9);
        QCOMPARE(curve.role == model::ChartCurve::Role::Own, i == 1);
        QVERIFY(std::ranges::is_sorted(curve.x) && std::ranges::is_sorted(curve.y));
    }
}

void TestVerdict::theSentenceSaysWhoIsNotRanked()
{
    const Compared base = side("Base", sample());
    const Compared late = side("Late", planWith(sample(), {{"cluster.count", 128}}));
    const Compared fast = side("Fast", planWith(sample(), {{"cluster.count", 512}}));
    const Compared other = side("Other", planWith(sample(), {{"work.a.tokens", 2e12}}));
    QString text = verdict({base, late, fast, other});
    QVERIFY2(text.startsWith("“Base” is the cheapest, at $"), qPrintable(text));
    QVERIFY2(text.contains("“Fast” is the fastest, at "), qPrintable(text));
    QVERIFY2(text.contains("“Late” misses the deadline of 90 days by "), qPrintable(text));
    text = verdict({base, fast, side("Large", planWith(sample(), {{"work.a.tokens", 1.5e12}}))});
    QVERIFY2(text.contains("“Large” does different work (Training tokens 1.5 T instead of 1.4 T)"),
             qPrintable(text));
    text = verdict({base, late});
    QVERIFY2(text.startsWith("“Base” is the only option that meets all limits, at $"),
             qPrintable(text));
    text = verdict({late, late});
    QVERIFY2(text.startsWith("No option meets all limits."), qPrintable(text));
    text = verdict({base, side("Twin", sample())});
    QVERIFY2(text.startsWith("“Base” and “Twin” cost the same, $"), qPrintable(text));
    QVERIFY2(text.contains("; all take "), qPrintable(text));
    // An option that misses a limit may take longer, so "all" would be wrong.
    text = verdict({base, side("Twin", sample()), late});
    QVERIFY2(text.contains("; all ranked options take "), qPrintable(text));
    const Compared served = side("Eight", fleet());
    text = verdict({served, side("Dear", planWith(fleet(), {{"money.price", 20}}))});
    QVERIFY2(text.startsWith("“Eight” is the cheapest, at $"), qPrintable(text));
    QVERIFY2(!text.contains("fastest") && text.endsWith('.'), qPrintable(text));
}

void TestVerdict::betterAndWorseFollowTheFigure()
{
    const Comparison c = compared(0, Listed::Main);
    const auto judged = [&c](const char* path, std::size_t of) {
        return rowOf(c.outcome, path)->cells[of].judged;
    };
    // "Bought" has twice the GPUs: faster, with more power.
    QVERIFY(judged("work.a.time", 2) == model::Judged::Better);
    QVERIFY(judged("site.mean", 2) == model::Judged::Worse);
    QVERIFY(judged("work.a.time", 1) == model::Judged::Worse); // a slower fabric
    QVERIFY(judged("work.a.time", 0) == model::Judged::Neither);
    QVERIFY(judged("money.in_use", 2) == model::Judged::Neither); // neither good nor bad
    QVERIFY(judged("limits", 0) == model::Judged::Better);
}

HEADROOM_ROOM(TestVerdict)
#include "test_verdict.moc"
