#include "model/training/trainingsentence.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/engine/training/search.h"
#include "model/sentences/workname.h"
#include "model/training/layoutwords.h"
#include "model/training/memorychart.h"
#include "model/words/clustergpus.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Training {
    Q_DECLARE_TR_FUNCTIONS(Training)
};

struct TrainingSentence {
    const engine::Evaluation& e;
    const NumberFormat& format;
    const engine::Workload& work = e.plan->work[e.view.trained];
    const engine::TrainAnswer& answer = e.assessment.work[e.view.trained];
    const engine::StepTime& parts = answer.parts;

    bool known() const { return parts.total.base() > 0 && std::isfinite(parts.total.base()); }

    SentencePart share(const char* dial) const
    {
        const auto row = engine::findDial(*e.plan, path(dial).toStdString());
        return {format.text(engine::read(*e.resolved, e.assessment, row), Unit::Percent),
                path(dial), true};
    }

    SentencePart figure(const QString& name) const
    {
        if (name == u"model")
            return {modelName(*e.plan, work, format), {}, false, false, path("model")};
        if (name == u"step")
            return {format.text(answer.step.base(), Unit::Second), path("step"), true};
        if (name == u"band") {
            const engine::Band* band = e.bands.find(path("step").toStdString());
            return {format.bracketed(band, Unit::Second), {}, false, true, path("step")};
        }
        if (name == u"gpus")
            return {format.number(engine::trainingGpus(e.assessment.decision, e.view.trained),
                                  Unit::Gpus) +
                        QChar(0x00a0) + words::gpuNames(*e.plan),
                    path("gpus"), true};
        if (name == u"computing")
            return share("compute_share");
        if (name == u"traffic")
            return share("communication_share");
        if (name == u"waiting")
            return share("pipeline_share");
        if (name == u"layout")
            return {layoutName(e.assessment.decision.layouts[e.view.trained].layout),
                    {},
                    false,
                    false,
                    path("layout")};
        return {fitWords(answer.fit)};
    }

    QString path(const char* dial) const
    {
        return QString::fromStdString(engine::boundPath(std::string("work.*.") + dial, work.id));
    }
};

// The two most frequent reasons why layouts lost, other than memory.
std::vector<engine::Lost> mostReasons(const engine::LayoutSearch& search)
{
    std::vector<engine::Lost> reasons;
    for (int i = 0; i < engine::kLost; ++i) {
        const auto lost = static_cast<engine::Lost>(i);
        if (lost != engine::Lost::Won && lost != engine::Lost::DoesNotFit &&
            lost != engine::Lost::HostFull && search.lostBy[static_cast<std::size_t>(i)] > 0)
            reasons.push_back(lost);
    }
    std::ranges::sort(reasons, std::greater(), [&](engine::Lost lost) {
        return search.lostBy[static_cast<std::size_t>(lost)];
    });
    reasons.resize(std::min<std::size_t>(reasons.size(), 2));
    return reasons;
}

} // namespace

std::vector<SentencePart> trainingSentence(const engine::Evaluation& e, const NumberFormat& format)
{
    const TrainingSentence sentence{e, format};
    if (!sentence.work.trains())
        return {{Training::tr("No workload of this plan trains a model.")}};
    const auto figure = [&sentence](const QString& name) { return sentence.figure(name); };
    if (!sentence.known() || e.assessment.decision.layouts.empty())
        return composed(
            Training::tr("A step of {model} on {gpus} takes {step} {band}. It is derived from an "
                         "MFU, so its breakdown and memory are unknown."),
            figure);
    return composed(Training::tr("A step of {model} on {gpus} takes {step} {band}: {computing} "
                                 "compute, {traffic} exposed communication, {waiting} "
                                 "pipeline bubble. Its layout, {layout}, {fits}."),
                    figure);
}

QString searchWords(const engine::LayoutSearch& search, const NumberFormat& format)
{
    const QString looked = format.text(search.looked, Unit::Count);
    const int many = words::subject(search.looked);
    if (!search.complete)
        //: %1 and %2 counts.
        return words::filled(Training::tr("%1 of %2 layouts checked so far."),
                             {looked, format.text(search.counted, Unit::Count)});
    if (search.best.empty())
        return Training::tr("%1 layouts checked; none fits. The closest ones are shown.", nullptr,
                            many)
            .arg(looked);
    const std::vector<engine::Lost> most = mostReasons(search);
    if (most.empty())
        return Training::tr("%1 layouts checked, ranked by conservative estimate.", nullptr, many)
            .arg(looked);
    const auto count = [&](engine::Lost lost) {
        return format.text(search.lostBy[static_cast<std::size_t>(lost)], Unit::Count);
    };
    const double unfit = search.lostBy[static_cast<std::size_t>(engine::Lost::DoesNotFit)] +
                         search.lostBy[static_cast<std::size_t>(engine::Lost::HostFull)];
    QStringList reasons;
    for (const engine::Lost lost : most)
        reasons << QStringLiteral("%1 (%2)").arg(reasonWords(lost), count(lost));
    return words::filled(
        //: %1 and %2 counts, %3 a reason why layouts lose.
        Training::tr("%1 layouts checked, %2 do not fit. Most others lose to %3.", nullptr, many),
        {looked, format.text(unfit, Unit::Count), reasons.join(QStringLiteral(", "))});
}

} // namespace model
