#include "model/engine/training/run_machine.h"

#include "model/engine/training/plain_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

// Words about the machine around a GPU, and what no two GPUs are told apart by.
constexpr std::array<std::string_view, 28> kIdleWords{
    "DGX",    "HGX",   "MGX",    "NVL72",    "NVL36", "NVL4",      "NVL8",
    "NVL16",  "NVL32", "NVL144", "GPU",      "GPUS",  "SUPERCHIP", "PER",
    "TENSOR", "CORE",  "NODE",   "SUPERPOD", "POD",   "SERVER",    "SYSTEM",
    "OAM",    "VRAM",  "GRACE",  "HOPPER",   "EOS",   "CLUSTER",   "ULTRA"};
// The largest memory of one GPU in GB; more is a whole node's.
constexpr double kMostMemory = 600;
constexpr double kGb = 1e9;

std::string capital(std::string_view word)
{
    std::string result(word);
    for (char& c : result)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return result;
}

bool isCount(std::string_view word) // "8x"
{
    return word.size() > 1 && word.back() == 'X' &&
           word.find_first_not_of("0123456789") == word.size() - 1;
}

// The name without what stands in brackets and without the machine's words.
std::string gpuWords(std::string_view text)
{
    std::string result;
    int depth = 0;
    std::string word;
    const auto end = [&] {
        const bool idle = std::ranges::find(kIdleWords, std::string_view(word)) != kIdleWords.end();
        if (!word.empty() && !idle && !isCount(word))
            result += (result.empty() ? "" : " ") + word;
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

// How unlike a GPU is to the one that is asked for: 0 is the same.
double distance(const GpuSpelling& asked, const Accelerator& a, const GpuSpelling& known)
{
    const Stem want = stemOf(asked.stem), have = stemOf(known.stem);
    if (want.letters.empty() || want.letters != have.letters)
        return 1e9;
    double far = want.suffix == have.suffix ? 0 : 0.2;
    if (std::isfinite(want.number) && std::isfinite(have.number))
        far += 2 * std::abs(std::log((want.number + 1) / (have.number + 1)));
    if (std::isfinite(asked.memory.base()))
        far += std::abs(std::log(asked.memory / a.memory));
    if (asked.mount != Mount::Unsaid && known.mount != Mount::Unsaid && asked.mount != known.mount)
        far += 0.3;
    return far;
}

const Accelerator* nearestGpu(const GpuSpelling& asked, const Catalog& catalog)
{
    const Accelerator* best = nullptr;
    double least = 1e8;
    for (const Accelerator& a : catalog.accelerators) {
        double far = 1e9;
        far = std::min(far, distance(asked, a, spelling(a.name)));
        far = std::min(far, distance(asked, a, spelling(a.brief)));
        for (const std::string& alias : a.aliases)
            far = std::min(far, distance(asked, a, spelling(alias)));
        if (far < least)
            best = &a, least = far;
    }
    return best;
}

// A name of which every word is in a known one, whatever else that says: "TPU Trillium".
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

// Without a known word in the name: the one whose memory is nearest, if that is said.
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

bool onBus(const PublishedRun& run, const Accelerator& a)
{
    const std::string intra = plainText(run.intra);
    const bool linked = holdsAny(intra, {"nvlink", "nvswitch", "xgmi", "infinity"}) &&
                        !holdsAny(intra, {"nonvlink", "withoutnvlink"});
    return !linked && (holdsAny(intra, {"pcie"}) || a.inside.starts_with("pcie"));
}

// The bus that carries what no link does: the one the run names, else the GPU's own.
Bandwidth busRate(const PublishedRun& run, const Accelerator& a, const Catalog& catalog)
{
    const double said = numberBehind(plainText(run.intra), "pcie");
    const std::string id =
        said >= 3 && said < 7 ? "pcie" + std::to_string(static_cast<int>(said)) + "-x16" : a.pcie;
    const Link* link = catalog.link(id);
    return link ? link->bandwidth : Bandwidth(kUnknown);
}

double nodeGpusOf(const PublishedRun& run, const Accelerator& a, const Catalog& catalog)
{
    if (run.nodeGpus >= 1)
        return run.nodeGpus;
    const Node* node = catalog.node(a.node);
    const double usual = node && node->gpus >= 1 ? std::min(node->gpus, 8.0) : 8;
    return std::min(usual, run.gpus);
}

Bandwidth betweenOf(const PublishedRun& run, const Accelerator& a, const Catalog& catalog,
                    std::vector<Assumption>& assumed)
{
    const double unit = info(Unit::GbitPerSecond).size;
    if (run.interGbps > 0)
        return Bandwidth(run.interGbps * unit);
    const Link* link = catalog.link(a.between);
    const double usual = link && link->bandwidth.base() > 0 ? link->bandwidth.base() / unit : 400;
    assumed.push_back("fabric not said: " + inWords(usual) + " Gb/s a GPU, usual for " + a.brief);
    return Bandwidth(usual * unit);
}

} // namespace

std::optional<FoundGpu> gpuSaid(const PublishedRun& run, const GpuNames& names,
                                const Catalog& catalog, std::vector<Assumption>& assumed)
{
    const std::string words = gpuWords(run.gpu);
    GpuSpelling asked = spelling(words);
    if (asked.memory.base() > kMostMemory * kGb) // of a node
        asked.memory = Bytes(asked.memory.base() / (run.nodeGpus >= 1 ? run.nodeGpus : 8));
    const Mount usual = plainText(run.intra).starts_with("pcie") ? Mount::Pcie : Mount::Sxm;
    const std::string stem = asked.stem + (asked.mount == Mount::Pcie  ? " PCIe"
                                           : asked.mount == Mount::Nvl ? " NVL"
                                                                       : "");
    auto found = names.find({.name = words, .memory = asked.memory, .usual = usual});
    if (!found.accelerator)
        found = names.find({.name = stem, .memory = asked.memory, .usual = usual});
    FoundGpu gpu;
    const Accelerator* is = found.accelerator;
    if (!is) {
        // The right name with another memory is that GPU; another name is a stand-in.
        is = names.find({.name = stem, .usual = usual}).accelerator;
        if (!is)
            is = withWords(words, catalog);
        gpu.nearest = !is;
        if (!is)
            is = nearestGpu(asked, catalog);
        if (!is)
            is = byMemory(asked.memory, catalog);
        if (!is)
            return std::nullopt;
    }
    gpu.accelerator = *is;
    if (gpu.nearest)
        assumed.push_back("“" + run.gpu + "” is not in the catalog: computed as " + is->name);
    if (std::isfinite(asked.memory.base()))
        gpu.accelerator.memory = asked.memory;
    return gpu;
}

Machine machineSaid(const PublishedRun& run, const Accelerator& accelerator, const Catalog& catalog,
                    const TrainingConstants& constants, std::vector<Assumption>& assumed)
{
    Accelerator a = accelerator;
    const double node = nodeGpusOf(run, a, catalog);
    const Bandwidth between = run.gpus > node || run.interGbps > 0
                                  ? betweenOf(run, a, catalog, assumed)
                                  : Bandwidth(400 * info(Unit::GbitPerSecond).size);
    const bool bus = onBus(run, a);
    if (bus)
        a.linkBandwidth = Bandwidth(kUnknown);
    Machine m = machineOf(a, node, between, run.gpus, constants);
    const Bandwidth rate = busRate(run, a, catalog);
    if (rate.base() > 0) {
        m.hostLink = rate;
        if (bus || !(a.linkBandwidth.base() > 0))
            m.inside = rate;
    }
    return m;
}

} // namespace engine
