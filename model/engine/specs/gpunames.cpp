#include "model/engine/specs/gpunames.h"

#include "model/engine/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace engine {
namespace {

// Words that do not distinguish GPUs.
constexpr std::array<std::string_view, 16> kIdleWords{
    "NVIDIA", "GEFORCE", "TESLA",      "AMD",     "INSTINCT", "INTEL", "HABANA", "GOOGLE",
    "AWS",    "RADEON",  "GENERATION", "EDITION", "HBM2",     "HBM2E", "HBM3",   "HBM3E"};

// Vendors count memory in GB, clouds in GiB, and both round: a B200 of 180 GB is listed with 180
// GiB, which are 193 GB, and a GB200 of 186 GB with 192 GiB. The closest variants, H100 with 80 GiB
// and with 94 GB, stay distinct.
constexpr double kLeastOfMemory = 0.95, kMostOfMemory = 1.12;

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
bool isWordly(char c)
{
    return isDigit(c) || (upper(c) >= 'A' && upper(c) <= 'Z');
}

// The words separated by blanks and punctuation.
std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && isWordly(text[end]))
            ++end;
        if (end > i)
            words.push_back(text.substr(i, end - i));
        i = end + 1;
    }
    return words;
}

std::string capitals(std::string_view text)
{
    std::string result;
    for (const char c : text)
        if (isWordly(c))
            result += upper(c);
    return result;
}

Mount mountOf(std::string_view word)
{
    return word.starts_with("SXM")                     ? Mount::Sxm
           : word.starts_with("PCIE") || word == "PCI" ? Mount::Pcie
           : word == "NVL"                             ? Mount::Nvl
                                                       : Mount::Unstated;
}

// The first word that names a form factor.
Mount mountIn(std::string_view text)
{
    for (const std::string_view word : wordsOf(text))
        if (const Mount mount = mountOf(capitals(word)); mount != Mount::Unstated)
            return mount;
    return Mount::Unstated;
}

// "80GB", "80 GiB", "80G", or "80" before "GB".
Bytes memoryOf(std::string_view word, std::string_view next)
{
    int size = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), size);
    const auto unit = word.substr(static_cast<std::size_t>(end - word.data()));
    const bool stated = unit == "GB" || unit == "GIB" || unit == "G" ||
                        (unit.empty() && (next == "GB" || next == "GIB"));
    return error == std::errc() && stated ? Bytes(size * info(Unit::GB).size) : Bytes(kUnknown);
}

bool near(Bytes wanted, Bytes known)
{
    const double share = wanted / known;
    return std::isnan(share) || (share >= kLeastOfMemory && share <= kMostOfMemory);
}

} // namespace

GpuSpelling spelling(std::string_view name)
{
    GpuSpelling result;
    std::vector<std::string> words;
    for (const std::string_view word : wordsOf(name))
        words.push_back(capitals(word));
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (std::ranges::find(kIdleWords, word) != kIdleWords.end())
            continue;
        result.whole += word;
        const Bytes memory = memoryOf(word, i + 1 < words.size() ? words[i + 1] : "");
        if (const Mount mount = mountOf(word); mount != Mount::Unstated)
            result.mount = mount;
        else if (!std::isnan(memory.base()))
            result.memory = memory;
        else if (word != "GB" && word != "GIB")
            result.stem += word;
    }
    return result;
}

GpuNames::GpuNames(const Catalog& catalog)
{
    known_.reserve(catalog.accelerators.size()); // its entries are pointed to
    for (const Accelerator& a : catalog.accelerators) {
        Known& known = known_.emplace_back(Known{&a, mountIn(a.id), {}});
        if (known.mount == Mount::Unstated)
            known.mount = mountIn(a.name);
        for (const std::string_view name : {a.id, a.name, a.brief})
            learn(known, name);
        for (const std::string_view name : a.aliases)
            learn(known, name);
    }
    for (const Offer& o : catalog.offers)
        if (o.name.starts_with(o.provider + " "))
            offers_.emplace(o.name.substr(o.provider.size() + 1), Sold{o.accelerator, o.gpus});
}

// A complete name and, if it has a part in parentheses, the name before it.
void GpuNames::learn(Known& known, std::string_view name)
{
    const std::string_view before = name.substr(0, name.find('('));
    for (const std::string_view one : {name, before}) {
        const GpuSpelling spelled = spelling(one);
        known.exact.push_back(spelled.whole);
        Candidates& same = byStem_[spelled.stem];
        if (std::ranges::find(same, &known) == same.end())
            same.push_back(&known);
    }
}

// Those with that name, and with that memory if known.
GpuNames::Candidates GpuNames::called(const GpuSpelling& wanted, Bytes memory) const
{
    const auto it = byStem_.find(wanted.stem);
    if (it == byStem_.end() || wanted.stem.empty())
        return {};
    Candidates all = it->second;
    std::erase_if(all, [&](const Known* k) {
        const Bytes own = k->accelerator->memory;
        return !near(wanted.memory, own) || !near(memory, own);
    });
    return all;
}

GpuNames::Answer GpuNames::find(const Question& question) const
{
    const GpuSpelling wanted = spelling(question.name);
    Candidates fit = called(wanted, question.memory);
    if (const auto sold = offers_.find(question.instance); sold != offers_.end())
        for (const Known* k : fit)
            if (k->accelerator->id == sold->second.accelerator)
                return {k->accelerator, false};

    Mount mount = wanted.mount;
    for (const Mount stated :
         {mountIn(question.description), mountIn(question.instance), question.usual})
        mount = mount == Mount::Unstated ? stated : mount;
    if (mount != Mount::Unstated)
        std::erase_if(
            fit, [&](const Known* k) { return k->mount != Mount::Unstated && k->mount != mount; });

    // "A100" alone means the one with exactly that name, not the one with 80 GB.
    const auto isExact = [&](const Known* k) {
        return std::ranges::find(k->exact, wanted.whole) != k->exact.end();
    };
    if (fit.size() > 1 && std::ranges::any_of(fit, isExact))
        std::erase_if(fit, [&](const Known* k) { return !isExact(k); });
    return fit.empty() ? Answer() : Answer{fit.front()->accelerator, fit.size() > 1};
}

std::string_view GpuNames::wordIn(std::string_view text) const
{
    for (const std::string_view word : wordsOf(text))
        if (byStem_.contains(capitals(word)))
            return word;
    return {};
}

double GpuNames::gpusOf(std::string_view instance) const
{
    const auto it = offers_.find(instance);
    return it == offers_.end() ? kUnknown : it->second.gpus;
}

} // namespace engine
