#include "model/engine/training/plaintext.h"
#include "model/engine/training/runmachine.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

// Words about the machine around a GPU, and words that do not distinguish GPUs.
constexpr std::array<std::string_view, 28> kIdleWords{
    "DGX",    "HGX",   "MGX",    "NVL72",    "NVL36", "NVL4",      "NVL8",
    "NVL16",  "NVL32", "NVL144", "GPU",      "GPUS",  "SUPERCHIP", "PER",
    "TENSOR", "CORE",  "NODE",   "SUPERPOD", "POD",   "SERVER",    "SYSTEM",
    "OAM",    "VRAM",  "GRACE",  "HOPPER",   "EOS",   "CLUSTER",   "ULTRA"};
// The largest memory of one GPU in GB; more is that of a node.
constexpr double kMostMemory = 600;
constexpr double kGb = 1e9;
// Memory range of a GPU's variants, relative to the usual size.
constexpr double kLeastOfMemory = 0.6, kMostOfMemory = 1.7;

std::string capital(std::string_view word)
{
    std::string result(word);
    for (char& c : result)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return result;
}

// Without a leading count: "8x", "8xH100".
std::string_view uncounted(std::string_view word)
{
    const auto digits = word.find_first_not_of("0123456789");
    const bool counts = digits != word.npos && digits > 0 && word[digits] == 'X';
    return counts ? word.substr(digits + 1) : word;
}

// Names of a GPU by its generation or cloud service only.
struct Nickname {
    std::string_view nickname, name;
};
constexpr std::array<Nickname, 9> kNicknames{{{"GRACE BLACKWELL ULTRA", "GB300"},
                                              {"GRACE BLACKWELL", "GB200"},
                                              {"GRACE HOPPER", "GH200"},
                                              {"BLACKWELL ULTRA", "B300"},
                                              {"BLACKWELL", "B200"},
                                              {"HOPPER", "H100"},
                                              {"AMPERE", "A100"},
                                              {"TRN1", "TRAINIUM1"},
                                              {"TRN2", "TRAINIUM2"}}};

// The name without parentheses and machine words.
std::string gpuWords(std::string_view text)
{
    std::string result;
    int depth = 0;
    std::string word;
    const auto end = [&] {
        const std::string_view counted = uncounted(word);
        if (!counted.empty() && std::ranges::find(kIdleWords, counted) == kIdleWords.end())
            result += (result.empty() ? "" : " ") + std::string(counted);
        word.clear();
    };
    for (const char c : capital(text)) {
        depth += c == '(' || c == '[' ? 1 : 0;
        const bool wordly = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
        if (wordly && depth <= 0)
            word += c;
        else
            end();
        depth -= c == ')' || c == ']' ? 1 : 0;
    }
    end();
    return result;
}

bool holdsDigit(std::string_view text)
{
    return text.find_first_of("0123456789") != text.npos;
}

// A generation's usual GPU if its name has no number; TPUs without pod size.
std::string statedName(std::string_view text)
{
    std::string words = gpuWords(text);
    const std::string all = capital(text);
    for (const auto& [nickname, name] : kNicknames)
        if (words == nickname ||
            (!holdsDigit(words) && !words.starts_with("RTX") && all.find(nickname) != all.npos))
            return std::string(name);
    const auto pod = words.rfind(' ');
    const bool sized = pod != words.npos && pod > 0 &&
                       words.find_first_not_of("0123456789", pod + 1) == words.npos;
    const auto before = words.find_last_of(' ', pod == 0 || pod == words.npos ? 0 : pod - 1);
    const std::string_view last =
        sized ? std::string_view(words).substr(before == words.npos ? 0 : before + 1, 2) : "";
    if (last.size() == 2 && last[0] == 'V' && holdsDigit(last))
        words.resize(pod);
    return words;
}

struct Stem {
    std::string letters; // "MI"
    double number = kUnknown;
    std::string suffix; // "X"
};

Stem stemOf(std::string_view text)
{
    Stem stem;
    const auto digit = text.find_first_of("0123456789");
    stem.letters = text.substr(0, digit);
    if (digit == text.npos)
        return stem;
    const auto after = text.find_first_not_of("0123456789", digit);
    stem.number = numberBehind(text.substr(digit), "");
    if (after != text.npos)
        stem.suffix = text.substr(after);
    return stem;
}

// Distance of a GPU from the requested one: 0 is the same.
double distance(const GpuSpelling& wanted, const Accelerator& a, const GpuSpelling& known)
{
    const Stem want = stemOf(wanted.stem), have = stemOf(known.stem);
    if (want.letters.empty() || want.letters != have.letters)
        return 1e9;
    double far = want.suffix == have.suffix ? 0 : 0.2;
    if (std::isfinite(want.number) && std::isfinite(have.number))
        far += 2 * std::abs(std::log((want.number + 1) / (have.number + 1)));
    if (std::isfinite(wanted.memory.base()))
        far += std::abs(std::log(wanted.memory / a.memory));
    if (wanted.mount != Mount::Unstated && known.mount != Mount::Unstated &&
        wanted.mount != known.mount)
        far += 0.3;
    return far;
}

const Accelerator* nearestGpu(const GpuSpelling& wanted, const Catalog& catalog)
{
    const Accelerator* best = nullptr;
    double least = 1e8;
    for (const Accelerator& a : catalog.accelerators) {
        double far = 1e9;
        far = std::min(far, distance(wanted, a, spelling(a.name)));
        far = std::min(far, distance(wanted, a, spelling(a.brief)));
        for (const std::string& alias : a.aliases)
            far = std::min(far, distance(wanted, a, spelling(alias)));
        if (far < least)
            best = &a, least = far;
    }
    return best;
}

// A known name that contains all the words: "TPU Trillium".
const Accelerator* withWords(std::string_view words, const Catalog& catalog)
{
    const auto holds = [&](const std::string& name) {
        const std::string known = " " + gpuWords(name) + " ";
        std::size_t from = 0;
        while (from < words.size()) {
            const std::size_t end = std::min(words.find(' ', from), words.size());
            if (known.find(" " + std::string(words.substr(from, end - from)) + " ") == known.npos)
                return false;
            from = end + 1;
        }
        return true;
    };
    for (const Accelerator& a : catalog.accelerators)
        if (!words.empty() && (holds(a.name) || std::ranges::any_of(a.aliases, holds)))
            return &a;
    return nullptr;
}

// Without a known word in the name: the closest by memory, if stated.
const Accelerator* byMemory(Bytes memory, const Catalog& catalog)
{
    const Accelerator* best = nullptr;
    for (const Accelerator& a : catalog.accelerators)
        if (std::isfinite(memory.base()) &&
            (!best ||
             std::abs(std::log(a.memory / memory)) < std::abs(std::log(best->memory / memory))))
            best = &a;
    return best;
}

// By name and memory, by name alone, or by the one word that names a GPU.
const Accelerator* byName(std::string_view words, std::string_view text, const GpuSpelling& wanted,
                          const GpuNames& names)
{
    for (const std::string_view name :
         {words, std::string_view(wanted.stem), names.wordIn(words), names.wordIn(text)})
        for (const Bytes memory : {wanted.memory, Bytes(kUnknown)})
            if (const auto found =
                    names.find({.name = name, .memory = memory, .usual = wanted.mount});
                found.accelerator)
                return found.accelerator;
    return nullptr;
}

// If it was sold with different memory sizes, training clusters have the larger.
const Accelerator* largestOf(const Accelerator& named, std::string_view words, Mount mount,
                             const GpuNames& names, const Catalog& catalog,
                             std::vector<Assumption>& assumed)
{
    const Accelerator* largest = &named;
    for (const Accelerator& a : catalog.accelerators)
        if (a.memory > largest->memory &&
            names.find({.name = words, .memory = a.memory, .usual = mount}).accelerator == &a)
            largest = &a;
    if (largest != &named)
        assumed.push_back("memory of the GPU not said: " + inWords(largest->memory.base() / kGb) +
                          " GB");
    return largest;
}

} // namespace

std::optional<FoundGpu> statedGpu(const PublishedRun& run, const GpuNames& names,
                                  const Catalog& catalog, std::vector<Assumption>& assumed)
{
    const std::string words = statedName(run.gpu);
    GpuSpelling wanted = spelling(words);
    const GpuSpelling whole = spelling(run.gpu); // including parentheses
    if (std::isnan(wanted.memory.base()))
        wanted.memory = whole.memory;
    if (wanted.mount == Mount::Unstated)
        wanted.mount = whole.mount;
    if (wanted.memory.base() > kMostMemory * kGb) // of a node
        wanted.memory = Bytes(wanted.memory.base() / (run.nodeGpus >= 1 ? run.nodeGpus : 8));
    if (wanted.mount == Mount::Unstated)
        wanted.mount = plainText(run.intra).starts_with("pcie") ? Mount::Pcie : Mount::Sxm;
    FoundGpu gpu;
    const Accelerator* is = byName(words, run.gpu, wanted, names);
    if (!is)
        is = withWords(words, catalog);
    if (!is) {
        gpu.nearest = true;
        is = nearestGpu(wanted, catalog);
        if (!is)
            is = byMemory(wanted.memory, catalog);
        if (!is)
            return std::nullopt;
        assumed.push_back("“" + run.gpu + "” is not in the catalog: computed as " + is->name);
    }
    // Far from that GPU's memory: it was the host's, or not memory at all.
    const double against = wanted.memory / is->memory;
    if (!gpu.nearest && (against < kLeastOfMemory || against > kMostOfMemory))
        wanted.memory = Bytes(kUnknown);
    if (std::isnan(wanted.memory.base()))
        is = largestOf(*is, words, wanted.mount, names, catalog, assumed);
    gpu.accelerator = *is;
    if (std::isfinite(wanted.memory.base()))
        gpu.accelerator.memory = wanted.memory;
    return gpu;
}

} // namespace engine
