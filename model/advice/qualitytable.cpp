#include "model/advice/advicetables.h"
#include "model/engine/dials/dial.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Quality {
    Q_DECLARE_TR_FUNCTIONS(Quality)
};

// In the order of the enum.
constexpr std::array kChanges{L("Quality", "This plan"),
                              L("Quality", "Same compute, best split"),
                              L("Quality", "Twice the tokens"),
                              L("Quality", "Twice the model size"),
                              L("Quality", "Twice the compute, best split"),
                              L("Quality", "4 × the compute, best split"),
                              L("Quality", "10 × the compute, best split"),
                              L("Quality", "Half the compute, best split")};

QString signedLoss(double gain, const NumberFormat& format)
{
    const QString digits = format.plain(std::abs(gain), 3);
    if (std::abs(gain) < 0.0005) // "−0.000" is worse than no figure
        return QStringLiteral("0");
    return gain > 0 ? QStringLiteral("−") + digits : u'+' + digits;
}

QString verdictOf(const std::vector<engine::QualityRow>& rows, const NumberFormat& format)
{
    const auto twice =
        std::ranges::find(rows, engine::QualityChange::Twice, &engine::QualityRow::change);
    if (twice == rows.end())
        return {};
    const QString least = format.plain(std::max(0.0, twice->least), 3);
    const QString most = format.plain(std::max(0.0, twice->most), 3);
    if (!std::isfinite(twice->each.base()))
        //: %1 and %2 differences of the loss.
        return Quality::tr("Twice the compute lowers the expected loss by %1–%2.").arg(least, most);
    //: %1 and %2 differences of the loss, %3 an amount of money.
    return Quality::tr("Twice the compute lowers the expected loss by %1–%2, at %3 per 0.01.")
        .arg(least, most, format.text(twice->each.base(), Unit::Dollar));
}

// What the dataset is worth when its tokens are repeated.
QString repeatsOf(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Workload& work = e.plan->work[e.view.trained];
    if (!(work.train.unique < work.train.tokens))
        return {};
    const std::string path = engine::boundPath("work.*.effective_tokens", work.id);
    const double worth = engine::read(*e.resolved, e.assessment, engine::findDial(*e.plan, path));
    //: %1 a number, %2 a number of tokens.
    return u' ' + Quality::tr("Each token is seen %1 times; together they teach as much as %2 seen "
                              "once.")
                      .arg(format.plain(work.train.tokens / work.train.unique, 1),
                           format.text(worth, Unit::TokensUnit));
}

} // namespace

void QualityTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Quality::tr("Change"), Quality::tr("What changes, on the same GPUs."), 168, true},
        {Quality::tr("Active parameters"), Quality::tr("Parameters that each token uses."), 66,
         false, false, 1},
        {Quality::tr("Tokens"), Quality::tr("Training tokens."), 60, false, false, 2},
        {Quality::tr("Cost"), Quality::tr("Cost per run."), 66},
        {Quality::tr("Loss"),
         Quality::tr("Expected loss per token, in nats, by the law of Besiroglu 2024 (arXiv "
                     "2404.10102), fitted on dense models."),
         50},
        {Quality::tr("vs. plan"),
         Quality::tr(
             "Difference from this plan. The tooltip of each gives the range of both laws."),
         58},
        {Quality::tr("Per 0.01"), Quality::tr("What each 0.01 of loss costs more than this plan."),
         64}};
    std::vector<Row> rows;
    summary_ = Quality::tr("Only for language models trained from scratch.");
    if (e.advice && !e.advice->quality.empty()) {
        summary_ = verdictOf(e.advice->quality, format) + repeatsOf(e, format);
        for (const engine::QualityRow& q : e.advice->quality) {
            const auto cell = [&](double value, Unit unit) {
                return number(format.text(value, unit), value);
            };
            const bool own = q.change == engine::QualityChange::Plan;
            rows.push_back(
                {{words(QCoreApplication::translate("Quality",
                                                    kChanges[static_cast<std::size_t>(q.change)])),
                  cell(q.size.base(), Unit::Parameters), cell(q.tokens.base(), Unit::TokensUnit),
                  std::isfinite(q.cost.base()) ? cell(q.cost.base(), Unit::Dollar)
                                               : words(Quality::tr("does not fit")),
                  number(format.plain(q.loss, 3), q.loss),
                  number(own ? QString() : signedLoss(q.gain, format), -q.gain),
                  number(std::isfinite(q.each.base()) ? format.text(q.each.base(), Unit::Dollar)
                                                      : QString(),
                         q.each.base())},
                 own,
                 own ? QString() :
                     //: %1 and %2 differences of the loss.
                     Quality::tr("%1 to %2 by two published laws")
                         .arg(signedLoss(q.most, format), signedLoss(q.least, format))});
        }
    }
    fill(std::move(heads), std::move(rows));
}

} // namespace model
