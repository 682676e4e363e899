#include "model/engine/training/modelnames.h"

#include "model/engine/ascii.h"
#include "model/engine/training/plaintext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace engine {
namespace {

// Words that do not distinguish models: vendor, tuning, framework.
constexpr std::array<std::string_view, 30> kIdleWords{
    "meta",      "nvidia",     "hf",         "instruct",  "base",     "chat",
    "the",       "model",      "style",      "proxy",     "nanotron", "nemo",
    "inferred",  "layers",     "pretrain",   "candidate", "google",   "openai",
    "mistralai", "ai",         "lm",         "dense",     "moe",      "about",
    "facebook",  "eleutherai", "bigscience", "tiiuae",    "llm",      "mosaicml"};

constexpr double kApart = 0.4;        // similarity margin for an unambiguous name
constexpr double kMostPassed = 60e9;  // active parameters of an MoE model
constexpr double kMostExperts = 4096; // a larger number in a name means something else

bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

struct Token {
    std::string word;         // letters, or
    double number = kUnknown; // a number
    std::string digits;       // as written
    char unit = 0;            // directly following: b, m, t, k, x, e
    bool joined = false;      // directly after the previous token
    bool isNumber() const { return !digits.empty(); }
};

bool isUnit(char c)
{
    return std::string_view("bmtkxe").find(c) != std::string_view::npos;
}

Token numberToken(std::string_view text, std::size_t& at)
{
    const std::size_t from = at;
    while (at < text.size() && (isDigit(text[at]) ||
                                (text[at] == '.' && at + 1 < text.size() && isDigit(text[at + 1]))))
        ++at;
    Token token;
    token.digits = text.substr(from, at - from);
    std::from_chars(token.digits.data(), token.digits.data() + token.digits.size(), token.number);
    const bool ends = at + 1 >= text.size() || !isLetter(text[at + 1]);
    if (at < text.size() && isUnit(text[at]) && ends)
        token.unit = text[at++];
    return token;
}

std::vector<Token> tokensOf(std::string_view name)
{
    std::string text;
    for (const char c : name.substr(0, 200))
        text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    std::vector<Token> tokens;
    std::size_t end = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (!isDigit(text[i]) && !isLetter(text[i])) {
            ++i;
            continue;
        }
        const bool joined = i > 0 && i == end;
        Token token;
        if (isDigit(text[i])) {
            token = numberToken(text, i);
        } else {
            const std::size_t from = i;
            while (i < text.size() && isLetter(text[i]))
                ++i;
            token.word = text.substr(from, i - from);
        }
        token.joined = joined;
        tokens.push_back(token);
        end = i;
    }
    return tokens;
}

double sizeOf(const Token& token)
{
    switch (token.unit) {
    case 'k': return token.number * 1e3;
    case 'm': return token.number * 1e6;
    case 'b': return token.number * 1e9;
    case 't': return token.number * 1e12;
    default: return kUnknown;
    }
}

// A number: a size, the active part ("a22b"), experts ("8x7b", "128e"), or a version.
void readNumber(ModelSpelling& s, const Token& t, const Token* before, const Token* after)
{
    const double size = sizeOf(t);
    const bool afterA = before && before->word == "a" && t.joined;
    if (t.unit == 'x') {
        s.experts = std::min(t.number, kMostExperts);
        if (after && std::isfinite(sizeOf(*after))) // counts shared parameters once per expert
            s.params = 0.85 * t.number * sizeOf(*after);
    } else if (t.unit == 'e') {
        s.experts = std::min(t.number, kMostExperts);
    } else if (std::isfinite(size) && afterA) {
        s.active = size;
    } else if (std::isfinite(size)) {
        const double part = after && after->isNumber() && after->joined && !after->unit
                                ? after->number / 10 * size / t.number // "7b1"
                                : 0;
        if (!std::isfinite(s.params))
            s.params = size + part;
    } else if (s.version.empty() && !s.family.empty() && !(before && before->isNumber())) {
        const bool lettered = before && before->word.size() == 1 && before->word != "v";
        s.version = (lettered ? before->word : "") + t.digits;
    }
}

void readWord(ModelSpelling& s, const std::string& word, bool numbered)
{
    if (word.size() == 1 ||
        std::ranges::find(kIdleWords, std::string_view(word)) != kIdleWords.end())
        return;
    if (s.family.empty() || (!numbered && s.others.empty() && s.family.size() < 4))
        s.family += word;
    else
        s.others.push_back(word);
}

double nearness(double a, double b)
{
    return std::abs(std::log(a / b));
}

bool sameFamily(const ModelSpelling& a, const ModelSpelling& b)
{
    if (a.family.empty() || b.family.empty())
        return false;
    const auto& longer = a.family.size() < b.family.size() ? b.family : a.family;
    const auto& shorter = a.family.size() < b.family.size() ? a.family : b.family;
    return longer == shorter || (shorter.size() >= 4 && longer.starts_with(shorter));
}

double likeness(const ModelSpelling& wanted, const ModelSpelling& known)
{
    double like = wanted.family == known.family ? 2 : 1;
    if (!wanted.version.empty() && !known.version.empty())
        like += wanted.version == known.version                   ? 2
                : wanted.version.front() == known.version.front() ? 0.5
                                                                  : -1.5;
    if (wanted.active > 0 || known.active > 0)
        like += nearness(wanted.active, known.active) < 0.1 ? 1.5 : -0.5;
    for (const std::string& word : known.others)
        like += std::ranges::find(wanted.others, word) != wanted.others.end() ? 1 : -0.3;
    for (const std::string& word : wanted.others)
        like -= std::ranges::find(known.others, word) != known.others.end() ? 0 : 0.1;
    return like;
}

// Agreement of the known numbers; negative if they contradict.
double fit(const ModelQuestion& q, double params, const Model& m)
{
    double like = 0;
    if (params > 0 && m.params.base() > 0) {
        const double far = nearness(params, m.params.base());
        like += far < 0.1 ? 3 : far < 0.35 ? 1 : -far;
    }
    if (q.hidden > 0)
        like += q.hidden == m.hidden ? 2 : -3;
    if (q.layers > 0)
        like += q.layers == m.layers ? 1 : -0.5;
    return like;
}

} // namespace

ModelSpelling modelSpelling(std::string_view name)
{
    if (const auto slash = name.rfind('/'); slash != name.npos && slash + 1 < name.size())
        name.remove_prefix(slash + 1); // "meta-llama/…"
    const std::vector<Token> tokens = tokensOf(name);
    ModelSpelling s;
    bool numbered = false;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token* before = i > 0 ? &tokens[i - 1] : nullptr;
        const Token* after = i + 1 < tokens.size() ? &tokens[i + 1] : nullptr;
        if (tokens[i].isNumber())
            readNumber(s, tokens[i], before, after), numbered = true;
        else
            readWord(s, tokens[i].word, numbered);
    }
    // "17B-16E": with a separate expert count, the size is that of the active parameters.
    const bool apart = std::ranges::any_of(tokens, [](const Token& t) { return t.unit == 'e'; });
    if (apart && std::isnan(s.active) && !(s.params > kMostPassed))
        std::swap(s.params, s.active);
    return s;
}

ModelNames::ModelNames(const Catalog& catalog)
{
    for (const Model& model : catalog.models)
        known_.push_back({&model, modelSpelling(model.name), modelSpelling(model.id)});
}

ModelNames::Answer ModelNames::find(const ModelQuestion& q) const
{
    const ModelSpelling wanted = modelSpelling(q.name);
    const double params = q.params > 0 ? q.params : wanted.params;
    Answer best;
    double most = -1e9, second = -1e9;
    for (const Known& k : known_) {
        const bool kin = sameFamily(wanted, k.name) || sameFamily(wanted, k.id);
        // An unrelated name with exactly the same size and shape is that model under another name.
        const bool twin = q.hidden == k.model->hidden && q.layers == k.model->layers &&
                          nearness(params, k.model->params.base()) < 0.03;
        if (!kin && !twin)
            continue;
        const double named = kin ? std::max(likeness(wanted, k.name), likeness(wanted, k.id)) : 0;
        const double like = named + fit(q, params, *k.model);
        if (like <= most) {
            second = std::max(second, like);
            continue;
        }
        second = most, most = like;
        const double rounding = q.params > 0 ? 0.12 : 0.25; // a size in a name is rounded more
        const bool sized = !(params > 0) || nearness(params, k.model->params.base()) < rounding;
        // A name that states active parameters is not a dense model.
        const bool passed =
            !(wanted.active > 0) || nearness(wanted.active, k.model->active.base()) < rounding;
        const bool shaped = (!(q.hidden > 0) || q.hidden == k.model->hidden) &&
                            (!(q.layers > 0) || q.layers == k.model->layers);
        best = {k.model, sized && passed && shaped};
    }
    // Without a number to distinguish relatives, the name alone has to.
    if (!(params > 0) && !(q.hidden > 0) && most - second < kApart)
        best.same = false;
    return best;
}

bool namesNoTransformer(std::string_view name)
{
    return holdsAny(plainText(name),
                    {"resnet",    "resnext",    "gnmt",         "lstm",     "rnnt",
                     "maskrcnn",  "fasterrcnn", "unet",         "ssd300",   "ssdresnet",
                     "retinanet", "dlrm",       "diffusion",    "rgat",     "gnn",
                     "gcn",       "graphsage",  "efficientnet", "vgg16",    "vgg19",
                     "inception", "mobilenet",  "alexnet",      "densenet", "tacotron",
                     "waveglow",  "jasper",     "quartznet",    "minigo",   "neuralcf",
                     "neumf",     "convnext",   "yolo",         "deeplab"});
}

bool namesHybrid(std::string_view name)
{
    const std::string plain = plainText(name);
    return holdsAny(plain, {"mamba", "nemotronh", "nemotron3", "jamba", "zamba", "rwkv", "hyena",
                            "recurrentgemma", "griffin", "retnet", "samba", "granite4", "falconh",
                            "hybrid", "statespace"});
}

} // namespace engine
