#include "model/claims/ownclaim.h"

#include "model/engine/specs/gpunames.h"
#include "model/engine/text.h"
#include "model/format/numberparse.h"
#include "model/project/putscenario.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

using engine::OwnClaim, engine::Unit;

struct OwnClaims {
    Q_DECLARE_TR_FUNCTIONS(OwnClaims)
};

// A field of the form; only the GPU is not a number.
struct Field {
    const char* key;
    const char* label;
    const char* tip;
    const char* example;
    Unit unit;
    void (*set)(OwnClaim&, double base);
};
constexpr Field kFields[] = {
    {"gpus", L("OwnClaims", "GPUs"), L("OwnClaims", "Number of GPUs in the claim."), "256",
     Unit::Gpus, [](OwnClaim& c, double v) { c.gpus = v; }},
    {"gpu", L("OwnClaims", "GPU type"), L("OwnClaims", "Name or ID of the GPU, as in the catalog."),
     "H100", Unit::None, nullptr},
    {"params", L("OwnClaims", "Model size"), L("OwnClaims", "Parameters of the model."), "70B",
     Unit::Parameters, [](OwnClaim& c, double v) { c.params = engine::Params(v); }},
    {"tokens", L("OwnClaims", "Training tokens"),
     L("OwnClaims", "Tokens that the run is trained on."), "1.4T", Unit::TokensUnit,
     [](OwnClaim& c, double v) { c.tokens = engine::Tokens(v); }},
    {"days", L("OwnClaims", "Time to train"), L("OwnClaims", "Days from start to end of the run."),
     "30", Unit::Days, [](OwnClaim& c, double v) { c.time = engine::Seconds(v); }},
    {"price", L("OwnClaims", "Price per GPU-hour"),
     L("OwnClaims", "Rental price of one GPU for one hour."), "2.50", Unit::DollarPerGpuHour,
     [](OwnClaim& c, double v) { c.price = engine::UsdRate(v); }},
    {"cost", L("OwnClaims", "Cost of the run"), L("OwnClaims", "Total rental cost of the run."),
     "500000", Unit::Dollar, [](OwnClaim& c, double v) { c.cost = engine::Usd(v); }},
    {"speedup", L("OwnClaims", "Speedup over one GPU"),
     L("OwnClaims", "How many times faster than on one GPU."), "200", Unit::None,
     [](OwnClaim& c, double v) { c.speedup = v; }},
};

const Field* fieldOf(const QString& key)
{
    const auto it =
        std::ranges::find_if(kFields, [&](const Field& f) { return key == QLatin1String(f.key); });
    return it == std::end(kFields) ? nullptr : &*it;
}

QString translated(const char* text)
{
    return QCoreApplication::translate("OwnClaims", text);
}

struct Sentence {
    const char* id;
    const char* text;
};
constexpr Sentence kSentences[] = {
    //: %1 and %2 amounts of memory, %3 a number of GPUs.
    {"own_memory", L("OwnClaims", "The model states need %1 and the GPUs have %2: at least %3 are "
                                  "needed to train without offloading.")},
    {"own_above_peak", L("OwnClaims", "Implies %1 of the GPUs’ peak, which is impossible: a lower "
                                      "precision, sparsity, fewer active parameters or fewer "
                                      "tokens are hidden.")},
    {"own_share", L("OwnClaims", "Implies a model FLOPs utilization (MFU) of %1.")},
    //: %1 and %2 percentages, %3 to %5 times: expected, least and most.
    {"own_too_fast", L("OwnClaims", "Implies %1 MFU; this program expects %2, which takes %3 "
                                    "(%4 – %5). A lower precision, sparsity, fewer active "
                                    "parameters or better hardware may be hidden.")},
    //: %1 and %2 percentages, %3 to %5 times: expected, least and most.
    {"own_too_slow", L("OwnClaims", "Implies %1 MFU; this program expects %2, which takes %3 "
                                    "(%4 – %5). Low utilization, waiting or restarts are hidden.")},
    //: %1 and %2 percentages, %3 to %5 times: expected, least and most.
    {"own_plausible", L("OwnClaims", "Implies %1 MFU; this program expects %2, which takes %3 "
                                     "(%4 – %5).")},
    //: %1 to %3 times: expected, least and most.
    {"own_time", L("OwnClaims", "No time is given. This program expects %1 (%2 – %3).")},
    //: %1 a factor, %2 GPUs with their count.
    {"own_above_linear", L("OwnClaims", "A speedup of %1 on %2 is more than linear; another "
                                        "baseline is hidden.")},
    //: %1 a percentage, %2 a factor.
    {"own_speedup_high", L("OwnClaims", "Implies a scaling efficiency of %1; this program expects "
                                        "a speedup of %2 for the same run.")},
    //: %1 and %2 percentages.
    {"own_speedup", L("OwnClaims", "Implies a scaling efficiency of %1, or a serial share of %2.")},
    //: %1 and %2 amounts of money, %3 a price per GPU-hour.
    {"own_cost_differs", L("OwnClaims", "The cost of %1 does not match GPUs, time and price, which "
                                        "make %2. It implies %3.")},
    {"own_cost", L("OwnClaims", "At this price the run costs %1.")},
    //: %1 to %3 prices per GPU-hour.
    {"own_price_low", L("OwnClaims", "%1 is below every list price of this GPU (%2 to %3): spot, a "
                                     "long commitment or another GPU is hidden.")},
    //: %1 to %3 prices per GPU-hour.
    {"own_price_high", L("OwnClaims", "%1 is above every list price of this GPU (%2 to %3).")},
    //: %1 to %3 prices per GPU-hour.
    {"own_price", L("OwnClaims", "%1 is within the list prices of this GPU (%2 to %3).")},
    //: %1 and %2 ratios.
    {"own_few_tokens", L("OwnClaims", "%1 tokens per parameter: fewer than the %2 of a "
                                      "compute-optimal model.")},
    //: %1 and %2 ratios.
    {"own_tokens", L("OwnClaims", "%1 tokens per parameter; a compute-optimal model has %2.")},
};

const Sentence* sentenceOf(const std::string& id)
{
    const auto it = std::ranges::find(kSentences, id, &Sentence::id);
    return it == std::end(kSentences) ? nullptr : &*it;
}

std::string gpuNamed(const QString& text, const engine::Catalog& catalog)
{
    std::string name = text.trimmed().toStdString();
    if (catalog.accelerator(name))
        return name;
    const auto found = engine::GpuNames(catalog).find(
        {.name = name, .description = {}, .instance = {}, .usual = engine::Mount::Sxm});
    return found.accelerator ? found.accelerator->id : std::string();
}

} // namespace

QStringList ownClaimKeys()
{
    QStringList keys;
    for (const Field& field : kFields)
        keys << QLatin1String(field.key);
    return keys;
}

QString ownClaimLabel(const QString& key)
{
    const Field* field = fieldOf(key);
    return field ? translated(field->label) : key;
}
QString ownClaimTip(const QString& key)
{
    const Field* field = fieldOf(key);
    return field ? translated(field->tip) : QString();
}
QString ownClaimExample(const QString& key)
{
    const Field* field = fieldOf(key);
    return field ? QString::fromLatin1(field->example) : QString();
}

QString ownClaimSample(const QString& key)
{
    static const QMap<QString, QString> sample{{QStringLiteral("gpus"), QStringLiteral("64")},
                                               {QStringLiteral("gpu"), QStringLiteral("A100")},
                                               {QStringLiteral("params"), QStringLiteral("13B")},
                                               {QStringLiteral("tokens"), QStringLiteral("50B")},
                                               {QStringLiteral("days"), QStringLiteral("19")}};
    return sample.value(key);
}

engine::Result<OwnClaim> ownClaimOf(const QMap<QString, QString>& texts,
                                    const engine::Catalog& catalog, const NumberFormat& format)
{
    OwnClaim claim;
    for (auto it = texts.begin(); it != texts.end(); ++it) {
        const Field* field = fieldOf(it.key());
        const std::string key = it.key().toStdString(), text = it.value().trimmed().toStdString();
        if (!field)
            return engine::fail(engine::Error::Code::UnknownChoice, key, key,
                                ownClaimKeys().join(QStringLiteral(", ")).toStdString());
        if (text.empty())
            continue;
        if (!field->set) {
            claim.gpu = gpuNamed(it.value(), catalog);
            if (claim.gpu.empty())
                return engine::fail(engine::Error::Code::NotInCatalog, key, text);
            continue;
        }
        const auto base = parseNumber(it.value(), field->unit, format.locale(), format.currency());
        if (!base)
            return engine::fail(base.error().code, key, base.error().detail, base.error().advice);
        if (!(*base > 0))
            return engine::fail(engine::Error::Code::OutOfRange, key, text, "> 0");
        field->set(claim, *base);
    }
    return claim;
}

engine::Result<engine::OwnCheck> ownCheckOf(const QMap<QString, QString>& texts,
                                            const ProjectDocument& document)
{
    const auto claim = ownClaimOf(texts, document.catalog(), document.format());
    if (!claim)
        return tl::unexpected(claim.error());
    return engine::checkOwnClaim(*claim, {document.sharedCatalog()});
}

QString truthWords(engine::Truth truth)
{
    switch (truth) {
    case engine::Truth::Impossible: return OwnClaims::tr("Cannot be true");
    case engine::Truth::Doubtful: return OwnClaims::tr("Doubtful: it hides something");
    case engine::Truth::Possible: return OwnClaims::tr("Can be true");
    case engine::Truth::Unclear: return OwnClaims::tr("Not enough to check");
    }
    return {};
}

QString ownFindingWords(const engine::Finding& finding, const NumberFormat& format)
{
    const Sentence* sentence = sentenceOf(finding.id);
    if (!sentence)
        return {};
    QStringList arguments;
    for (const auto& argument : finding.arguments)
        arguments << format.text(argument.value, argument.unit);
    return words::filled(translated(sentence->text), arguments);
}

bool hasOwnFinding(const std::string& id)
{
    return sentenceOf(id);
}

bool openOwnClaim(ProjectDocument& document, const engine::OwnCheck& check)
{
    return check.plan && putScenario(document, OwnClaims::tr("Own claim"), check.plan,
                                     OwnClaims::tr("Open own claim"))
                             .has_value();
}

} // namespace model
