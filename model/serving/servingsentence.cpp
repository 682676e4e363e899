#include "model/serving/servingsentence.h"

#include "model/engine/plan.h"
#include "model/sentences/servedsentence.h"
#include "model/serving/served.h"

#include <QCoreApplication>

namespace model {
namespace {

using engine::Unit;

struct ServingSentenceWords {
    Q_DECLARE_TR_FUNCTIONS(Serving)
};

struct ServingSentence {
    const NumberFormat& format;
    const Served& served;

    SentencePart dial(double base, Unit unit, const char* path) const
    {
        return {format.text(base, unit), served.path(path), true};
    }

    SentencePart figure(const QString& name) const
    {
        const engine::ServeAnswer& a = served.answer;
        if (name == u"rate")
            return dial(a.rate.base(), Unit::EachSecond, "serve_rate");
        return {boundWords(served)};
    }

    QString pattern() const
    {
        const engine::ServeAnswer& a = served.answer;
        if (!(a.rate.base() > 0) || !(a.choice.carrying >= 1))
            return {};
        return served.isComputed()
                   ? ServingSentenceWords::tr("Capacity per replica: {rate} ({bound}).")
                   : ServingSentenceWords::tr("Capacity per replica: {rate}.");
    }
};

} // namespace

std::vector<SentencePart> servingSentence(const engine::Evaluation& e, const NumberFormat& format)
{
    const auto served = servedOf(e);
    if (!served)
        return {};
    std::vector<SentencePart> sentence = servedSentence(e, served->index, format);
    const ServingSentence more{format, *served};
    if (const QString pattern = more.pattern(); !pattern.isEmpty()) {
        const auto parts =
            composed(u' ' + pattern, [&more](const QString& name) { return more.figure(name); });
        sentence.insert(sentence.end(), parts.begin(), parts.end());
    }
    return sentence;
}

} // namespace model
