#include "model/engine/training/modelshape.h"

#include "model/engine/training/plaintext.h"
#include "model/engine/training/widths.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kHead = 128;          // usual head width
constexpr double kUsualVocab = 51200;  // of models whose papers do not state it
constexpr double kAspect = 100;        // hidden width over layers, for a usual shape
constexpr double kClose = 0.15;        // of a published count, which is rounded
constexpr double kTellingShare = 0.05; // of the parameters, for an embedding to be inferred
constexpr double kLeastOfLayer = 9;    // in squares of the hidden width; usually twelve
constexpr double kMatrixSide = 8;      // 16-bit elements that matrix units process at once
constexpr double kLeastVocab = 16000, kMostVocab = 300000;

bool known(double value)
{
    return value > 0;
}

double or_(double value, double otherwise)
{
    return known(value) ? value : otherwise;
}

double layerParams(const Model& m)
{
    const Widths w = widthsOf(m);
    return w.attentionWeights() + w.denseWeights();
}

// Two matrices or, if gated, three: whichever is closer to the published count.
void chooseGate(Model& m)
{
    const double published = m.params.base();
    double best = 1e300;
    for (const double matrices : {2.0, 3.0}) {
        Model tried = m;
        tried.ffnMatrices = matrices, tried.embeddings = matrices - 1;
        const double vocab = or_(m.vocab, kUsualVocab) * m.hidden * tried.embeddings;
        const double off = known(published)
                               ? std::abs(m.layers * layerParams(tried) + vocab - published)
                               : matrices;
        if (off < best)
            best = off, m.ffnMatrices = matrices, m.embeddings = tried.embeddings;
    }
}

// The attention widths, if the catalog does not have the model.
void fillHeads(Model& m)
{
    m.heads = or_(m.heads, std::max(1.0, std::round(m.hidden / kHead)));
    m.kvHeads = or_(m.kvHeads, m.heads);
    m.headDim = or_(m.headDim, m.hidden / m.heads);
}

// Usually four times the hidden width in dense models; if layers and parameters are known and imply
// otherwise, what they leave.
void fillFfn(Model& m)
{
    if (known(m.ffn)) {
        if (!known(m.ffnMatrices))
            chooseGate(m);
        return;
    }
    m.ffn = 4 * m.hidden, m.ffnMatrices = or_(m.ffnMatrices, 2);
    m.embeddings = or_(m.embeddings, m.ffnMatrices - 1);
    const double tables = or_(m.vocab, kUsualVocab) * m.hidden * m.embeddings;
    const double layer = (m.params.base() - tables) / m.layers;
    if (!(layer > 0) || std::abs(layer / layerParams(m) - 1) < kClose)
        return;
    const double left = (layer - widthsOf(m).attentionWeights()) / (m.ffnMatrices * m.hidden);
    m.ffn = std::clamp(std::round(left), m.hidden / 4, 16 * m.hidden);
}

void fillLayers(Model& m, std::vector<Assumption>& assumed)
{
    if (known(m.layers))
        return;
    Model one = m;
    one.layers = 1, one.ffn = or_(m.ffn, 4 * m.hidden), one.ffnMatrices = or_(m.ffnMatrices, 2);
    const double tables = or_(m.vocab, kUsualVocab) * m.hidden;
    m.layers = std::max(1.0, std::round((m.params.base() - tables) / layerParams(one)));
    assumed.push_back("layers not said: " + inWords(m.layers) + ", from the parameters");
}

void fillVocab(Model& m, const Model* kin, std::vector<Assumption>& assumed)
{
    if (known(m.vocab))
        return;
    const double left = m.params.base() - m.layers * layerParams(m);
    const double solved = left / (m.hidden * or_(m.embeddings, 1));
    const bool tells = left > kTellingShare * m.params.base() && solved > kLeastVocab &&
                       solved < kMostVocab && !known(m.active.base());
    m.vocab = tells ? std::round(solved) : kin && known(kin->vocab) ? kin->vocab : kUsualVocab;
    assumed.push_back("vocabulary not said: " + inWords(m.vocab));
}

// Only the size is known: a usual shape of that size.
void usualShape(Model& m, std::vector<Assumption>& assumed)
{
    const double size = or_(m.active.base(), m.params.base());
    m.hidden =
        or_(m.hidden, kHead * std::max(1.0, std::round(std::cbrt(kAspect * size / 12) / kHead)));
    m.layers = or_(m.layers, std::max(1.0, std::round(size / (12 * m.hidden * m.hidden))));
    assumed.push_back("shape not said: " + inWords(m.layers) + " layers of width " +
                      inWords(m.hidden) + ", usual for that size");
}

// A width divisible neither by heads nor by matrix units was never trained: it is a misprint that
// others copied (5140 for 40 heads of 128, arXiv 2005.14165, table 2.1).
double statedWidth(const PublishedRun& run)
{
    if (!known(run.heads) || !known(run.hidden) || std::fmod(run.hidden, run.heads) == 0 ||
        std::fmod(run.hidden, kMatrixSide) == 0)
        return run.hidden;
    return run.heads * kMatrixSide *
           std::max(1.0, std::round(run.hidden / run.heads / kMatrixSide));
}

// Values stated by the run override those of the catalog.
void readShape(Model& m, const PublishedRun& published)
{
    PublishedRun run = published;
    run.hidden = statedWidth(published);
    const bool mixture = known(m.experts);
    if (known(run.hidden) && known(m.hidden) && run.hidden != m.hidden)
        m.headDim = kUnknown;
    if (known(run.heads) && known(m.heads) && run.heads != m.heads)
        m.headDim = kUnknown, m.kvHeads = kUnknown;
    m.layers = or_(run.layers, m.layers), m.hidden = or_(run.hidden, m.hidden);
    m.heads = or_(run.heads, m.heads);
    if (!known(m.kvRank))
        m.kvHeads = or_(run.kvHeads, m.kvHeads);
    if (!mixture && known(run.ffn) && run.ffn != m.ffn)
        m.ffn = run.ffn, m.ffnMatrices = kUnknown, m.embeddings = kUnknown;
    m.vocab = or_(run.vocab, m.vocab);
    if (known(run.params))
        m.params = Params(run.params);
    if (known(run.active))
        m.active = Params(run.active);
}

void complete(FoundModel& found, const Model* kin, double experts, std::vector<Assumption>& assumed)
{
    Model& m = found.model;
    const bool mixture = known(m.active.base()) && m.active.base() < 0.8 * m.params.base();
    if (!known(m.hidden) || (mixture && !known(m.layers)))
        usualShape(m, assumed), found.guessed = true;
    fillHeads(m);
    if (mixture) {
        m.embeddings = 2;
        fillVocab(m, kin, assumed);
        estimateMixture(m, experts, assumed), found.guessed = true;
        return;
    }
    fillLayers(m, assumed);
    fillFfn(m);
    m.embeddings = or_(m.embeddings, or_(m.ffnMatrices, 2) - 1);
    fillVocab(m, kin, assumed);
}

// A hybrid's block is only attention, a state or an MLP, while a layer has two of these: two blocks
// count as a layer if the parameters leave no room for more.
void pairBlocks(Model& m, const PublishedRun& run)
{
    const double side = m.params.base() / run.layers / (run.hidden * run.hidden);
    if (side < kLeastOfLayer)
        m.layers = std::ceil(run.layers / 2);
}

// Blocks with a state instead of attention count as layers that attend to nothing.
void readHybrid(Model& m, std::vector<Assumption>& assumed)
{
    m.window = Tokens(1), m.windowShare = 0.9;
    assumed.push_back("blocks without attention are computed as a transformer's of their width");
}

} // namespace

double countedParams(const Model& m)
{
    const Widths w = widthsOf(m);
    const double mixed = w.sharedWeights() + w.experts * w.expertWeights();
    return w.layers * w.attentionWeights() + w.denseLayers * w.denseWeights() +
           w.mixtureLayers * mixed + w.tables * w.vocab * w.hidden;
}

FoundModel statedModel(const PublishedRun& run, const ModelNames& names,
                       std::vector<Assumption>& assumed)
{
    FoundModel found;
    const ModelSpelling name = modelSpelling(run.model);
    const bool hybrid = namesHybrid(run.model);
    const double params = or_(run.params, name.params);
    if (namesNoTransformer(run.model))
        found.skipped = "“" + run.model + "” is no transformer";
    else if (hybrid && !(known(run.hidden) && known(run.layers) && known(params)))
        found.skipped = "the shape of “" + run.model + "”, not all of it a transformer, is unknown";
    if (!found.skipped.empty())
        return found;
    const auto answer = names.find({run.model, run.params, run.layers, run.hidden});
    const Model* kin = answer.model;
    const bool mixture = kin && known(kin->experts) && !known(run.active) && !known(name.active);
    // A cut-down copy of an MoE model has its width, and the experts of the full model.
    const bool cut =
        mixture && (known(run.hidden) ? run.hidden == kin->hidden : !known(params) || answer.same);
    if (!hybrid && kin && (answer.same || cut))
        found.model = *kin;
    else if (!hybrid && kin && !known(params) && !known(run.hidden)) {
        found.model = *kin, found.guessed = true;
        assumed.push_back("the shape of “" + run.model + "” is unknown: computed as " + kin->name);
    }
    const bool whole = known(found.model.hidden);
    readShape(found.model, run);
    Model& m = found.model;
    if (hybrid)
        pairBlocks(m, run);
    if (!known(m.params.base()))
        m.params = Params(params);
    if (!whole && !known(m.active.base()))
        m.active = Params(name.active);
    if (!known(m.hidden) && !known(m.params.base())) {
        found.skipped = "neither size nor shape of “" + run.model + "” is known";
        return found;
    }
    if (known(m.experts)) // the catalog's, in full
        fillHeads(m);
    else
        complete(found, kin, name.experts, assumed);
    if (hybrid)
        readHybrid(m, assumed);
    if (!known(m.params.base()))
        m.params = Params(countedParams(m));
    return found;
}

} // namespace engine
