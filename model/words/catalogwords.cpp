#include "model/words/riskwords.h"

namespace model::words {
namespace {

#define L(context, text) text
constexpr const char* kCatalogContext = "Catalog";

// Under the name of the list in a catalog file.
constexpr Entry kKinds[] = {
    {"accelerators", L("Catalog", "GPUs"),
     L("Catalog", "GPUs and other accelerators: memory, peaks, power, links and prices.")},
    {"links", L("Catalog", "Links"),
     L("Catalog", "What joins GPUs inside a node and nodes with each other.")},
    {"nodes", L("Catalog", "Nodes"), L("Catalog", "Servers and racks that GPUs come in.")},
    {"models", L("Catalog", "Models"), L("Catalog", "Transformers and their shapes.")},
    {"offers", L("Catalog", "Offers"), L("Catalog", "What providers ask for an hour of GPUs.")},
    {"regions", L("Catalog", "Regions"), L("Catalog", "What electricity costs and emits.")},
    {"costs", L("Catalog", "Costs"),
     L("Catalog", "What building and running costs beyond the parts, and how often parts fail.")},
    {"rules", L("Catalog", "Constants"),
     L("Catalog", "Constants of the calculation and defaults of the plan.")},
    {"points", L("Catalog", "Published points"),
     L("Catalog", "What others published about so many GPUs: speed-ups and shares of traffic.")},
    {"contradictions", L("Catalog", "Contradictions"),
     L("Catalog", "Where sources disagree: what each says, what is used, and why.")},
    {"runs", L("Catalog", "Measured runs"),
     L("Catalog", "Training runs that were measured and are kept in this project.")},
};

// "offers.price" is looked up before "price".
constexpr Entry kFigures[] = {
    {"memory", L("Catalog", "Memory"), L("Catalog", "Of one GPU.")},
    {"memory_bandwidth", L("Catalog", "Memory bandwidth"), L("Catalog", "Of one GPU.")},
    {"peak_fp32", L("Catalog", "Peak FP32"), L("Catalog", "Dense, without sparsity.")},
    {"peak_tf32", L("Catalog", "Peak TF32"), L("Catalog", "Dense, without sparsity.")},
    {"peak_fp16", L("Catalog", "Peak FP16"), L("Catalog", "Dense, without sparsity.")},
    {"peak_bf16", L("Catalog", "Peak BF16"), L("Catalog", "Dense, without sparsity.")},
    {"peak_fp8", L("Catalog", "Peak FP8"), L("Catalog", "Dense, without sparsity.")},
    {"peak_fp4", L("Catalog", "Peak FP4"), L("Catalog", "Dense, without sparsity.")},
    {"peak_int8", L("Catalog", "Peak INT8"), L("Catalog", "Dense, without sparsity.")},
    {"matmul_bf16", L("Catalog", "Best product, BF16"),
     L("Catalog", "The best matrix product that was measured.")},
    {"matmul_fp8", L("Catalog", "Best product, FP8"), nullptr},
    {"power", L("Catalog", "Power"), L("Catalog", "Rated, of one GPU.")},
    {"link_bandwidth", L("Catalog", "Own link"),
     L("Catalog", "Of one GPU to the others of its node, one direction.")},
    {"host_link", L("Catalog", "Link to the host"), L("Catalog", "As measured, one direction.")},
    {"accelerators.domain", L("Catalog", "Link domain"), L("Catalog", "GPUs on the own link.")},
    {"multiprocessors", L("Catalog", "Multiprocessors"),
     L("Catalog", "SMs or compute units of one GPU.")},
    {"domain", L("Catalog", "Domain"), L("Catalog", "GPUs that share the link.")},
    {"offers.price", L("Catalog", "Price of the instance"),
     L("Catalog", "For an hour of the whole instance.")},
    {"price", L("Catalog", "Price"), L("Catalog", "To buy it, without the network.")},
    {"links.bandwidth", L("Catalog", "Bandwidth"),
     L("Catalog", "One direction: inside the node for each GPU, between nodes for each port.")},
    {"latency", L("Catalog", "Latency"), L("Catalog", "Of one step of an exchange.")},
    {"cable_power", L("Catalog", "Power of a cable"), nullptr},
    {"cable_price", L("Catalog", "Price of a cable"), nullptr},
    {"nic_power", L("Catalog", "Power of a NIC"), nullptr},
    {"nic_price", L("Catalog", "Price of a NIC"), nullptr},
    {"nics_per_node", L("Catalog", "NICs a node"), nullptr},
    {"small_message_time", L("Catalog", "Time of a small message"), nullptr},
    {"switch_ports", L("Catalog", "Ports of a switch"), nullptr},
    {"switch_power", L("Catalog", "Power of a switch"), nullptr},
    {"switch_price", L("Catalog", "Price of a switch"), nullptr},
    {"measured", L("Catalog", "Measured all-reduce"),
     L("Catalog", "The bus bandwidth that an all-reduce reached.")},
    {"gpus", L("Catalog", "GPUs"), nullptr},
    {"nics", L("Catalog", "NICs"), nullptr},
    {"nic_rate", L("Catalog", "Rate of a NIC"), nullptr},
    {"rated", L("Catalog", "Rated power"), L("Catalog", "Of the whole node, as on its plate.")},
    {"peak", L("Catalog", "Peak power"), L("Catalog", "Of the whole node, as measured.")},
    {"mean", L("Catalog", "Mean power"), L("Catalog", "Of the whole node while it trains.")},
    {"idle", L("Catalog", "Idle power"), L("Catalog", "Of the whole node while it waits.")},
    {"rack_units", L("Catalog", "Height in the rack"), nullptr},
    {"weight", L("Catalog", "Weight"), nullptr},
    {"params", L("Catalog", "Parameters"), nullptr},
    {"active", L("Catalog", "Active parameters"),
     L("Catalog", "That work on each token; fewer than all in a mixture of experts.")},
    {"layers", L("Catalog", "Layers"), nullptr},
    {"hidden", L("Catalog", "Hidden size"), nullptr},
    {"heads", L("Catalog", "Attention heads"), nullptr},
    {"kv_heads", L("Catalog", "Key and value heads"), nullptr},
    {"head_dim", L("Catalog", "Size of a head"), nullptr},
    {"ffn", L("Catalog", "Width of the MLP"), nullptr},
    {"ffn_matrices", L("Catalog", "Matrices of the MLP"), L("Catalog", "Two, or three gated.")},
    {"vocab", L("Catalog", "Vocabulary"), nullptr},
    {"embeddings", L("Catalog", "Embedding tables"), L("Catalog", "One tied, two untied.")},
    {"context", L("Catalog", "Context"), nullptr},
    {"experts", L("Catalog", "Experts"), L("Catalog", "Of each layer that has experts.")},
    {"experts_active", L("Catalog", "Experts a token"), nullptr},
    {"expert_ffn", L("Catalog", "Width of an expert"), nullptr},
    {"shared_experts", L("Catalog", "Shared experts"), nullptr},
    {"dense_layers", L("Catalog", "Dense layers"), L("Catalog", "Layers without experts.")},
    {"q_rank", L("Catalog", "Query rank"), L("Catalog", "Of latent attention.")},
    {"kv_rank", L("Catalog", "Key and value rank"), L("Catalog", "Of latent attention.")},
    {"nope_dim", L("Catalog", "Head size without position"), L("Catalog", "Of latent attention.")},
    {"rope_dim", L("Catalog", "Head size with position"), L("Catalog", "Of latent attention.")},
    {"v_dim", L("Catalog", "Head size of values"), L("Catalog", "Of latent attention.")},
    {"window", L("Catalog", "Attention window"), nullptr},
    {"window_share", L("Catalog", "Share of windowed layers"), nullptr},
    {"price_gpu", L("Catalog", "Price of a GPU-hour"), L("Catalog", "For an hour of one GPU.")},
    {"electricity", L("Catalog", "Electricity"), L("Catalog", "What a large customer pays.")},
    {"carbon", L("Catalog", "Carbon"), L("Catalog", "CO₂ for a kilowatt-hour.")},
    {"value", L("Catalog", "Value"), nullptr},
    {"per_gpu_year", L("Catalog", "For a GPU and year"), nullptr},
    {"host_memory", L("Catalog", "Node memory"), L("Catalog", "Of the host, for all its GPUs.")},
    {"drives", L("Catalog", "Node drives"), L("Catalog", "Room on drives of its own.")},
    {"node_size", L("Catalog", "GPUs a node"), nullptr},
    {"between", L("Catalog", "Between nodes, a GPU"), nullptr},
    {"tensor", L("Catalog", "Tensor parallel"), nullptr},
    {"pipeline", L("Catalog", "Pipeline stages"), nullptr},
    {"interleave", L("Catalog", "Stages a GPU"), nullptr},
    {"context_split", L("Catalog", "Context parallel"), nullptr},
    {"expert", L("Catalog", "Expert parallel"), nullptr},
    {"data", L("Catalog", "Data parallel"), nullptr},
    {"micro_batch", L("Catalog", "Micro-batch"), L("Catalog", "In sequences.")},
    {"batch", L("Catalog", "Batch"), L("Catalog", "In sequences, all GPUs together.")},
    {"sequence", L("Catalog", "Sequence length"), nullptr},
    {"step", L("Catalog", "Time of a step"), nullptr},
    {"tokens_per_second_gpu", L("Catalog", "Tokens a second and GPU"), nullptr},
};

constexpr Entry kTraits[] = {
    {"aliases", L("Catalog", "Also called"), nullptr},
    {"also", L("Catalog", "Also in"), nullptr},
    {"between", L("Catalog", "Usual link between nodes"), nullptr},
    {"form_factor", L("Catalog", "Form"), nullptr},
    {"generation", L("Catalog", "Generation"), nullptr},
    {"inside", L("Catalog", "Link inside"), nullptr},
    {"memory_type", L("Catalog", "Kind of memory"), nullptr},
    {"node", L("Catalog", "Usual node"), nullptr},
    {"note", L("Catalog", "Note"), nullptr},
    {"pcie", L("Catalog", "PCIe"), nullptr},
    {"release", L("Catalog", "Released"), nullptr},
    {"status", L("Catalog", "Status"), nullptr},
    {"vendor", L("Catalog", "Vendor"), nullptr},
    {"kind", L("Catalog", "Kind"), nullptr},
    {"nominal", L("Catalog", "As advertised"), nullptr},
    {"accelerator", L("Catalog", "GPU"), nullptr},
    {"cooling", L("Catalog", "Cooling"), nullptr},
    {"nic", L("Catalog", "NIC"), nullptr},
    {"other_nics", L("Catalog", "Other NICs"), nullptr},
    {"family", L("Catalog", "Family"), nullptr},
    {"series", L("Catalog", "Series"), nullptr},
    {"measure", L("Catalog", "What is told"), nullptr},
    {"link", L("Catalog", "Link"), nullptr},
    {"batch", L("Catalog", "Batch"), nullptr},
    {"type", L("Catalog", "Architecture"), nullptr},
    {"provider", L("Catalog", "Provider"), nullptr},
    {"instance", L("Catalog", "Instance"), nullptr},
    {"region", L("Catalog", "Region"), nullptr},
    {"term", L("Catalog", "Term"), nullptr},
    {"market", L("Catalog", "Market"), nullptr},
    {"city", L("Catalog", "City"), nullptr},
    {"code", L("Catalog", "Code"), nullptr},
    {"country", L("Catalog", "Country"), nullptr},
    {"electricity_local", L("Catalog", "Electricity, local money"), nullptr},
    {"category", L("Catalog", "Category"), nullptr},
    {"name", L("Catalog", "Name"), nullptr},
    {"date", L("Catalog", "Date"), nullptr},
    {"model", L("Catalog", "Model"), nullptr},
    {"gpu", L("Catalog", "GPU"), nullptr},
    {"format", L("Catalog", "Number format"), nullptr},
    {"recompute", L("Catalog", "Recomputation"), nullptr},
};

constexpr Entry kValues[] = {
    {"links.kind.inside", L("Catalog", "inside the node"), nullptr},
    {"links.kind.between", L("Catalog", "between nodes"), nullptr},
    {"links.kind.other", L("Catalog", "other"), nullptr},
    {"accelerators.generation.old", L("Catalog", "older or other"), nullptr},
    {"accelerators.generation.consumer", L("Catalog", "graphics card"), nullptr},
    {"accelerators.generation.ampere", L("Catalog", "Ampere"), nullptr},
    {"accelerators.generation.hopper", L("Catalog", "Hopper"), nullptr},
    {"accelerators.generation.blackwell", L("Catalog", "Blackwell"), nullptr},
    {"accelerators.generation.blackwell_ultra", L("Catalog", "Blackwell Ultra"), nullptr},
    {"accelerators.generation.cdna3", L("Catalog", "CDNA 3"), nullptr},
    {"accelerators.generation.cdna4", L("Catalog", "CDNA 4"), nullptr},
    {"accelerators.status.available", L("Catalog", "available"), nullptr},
    {"accelerators.status.announced", L("Catalog", "announced"), nullptr},
    {"links.status.announced", L("Catalog", "announced"), nullptr},
    {"offers.term.on-demand", L("Catalog", "on demand"), nullptr},
    {"offers.term.spot", L("Catalog", "spot"), nullptr},
    {"offers.term.capacity-block", L("Catalog", "capacity block"), nullptr},
    {"offers.term.reserved-1y", L("Catalog", "reserved, 1 year"), nullptr},
    {"offers.term.reserved-3y", L("Catalog", "reserved, 3 years"), nullptr},
    {"offers.market.list", L("Catalog", "list price"), nullptr},
    {"offers.market.marketplace", L("Catalog", "marketplace"), nullptr},
    {"offers.market.contract", L("Catalog", "contract"), nullptr},
    {"offers.market.article", L("Catalog", "article"), nullptr},
    {"regions.kind.average", L("Catalog", "average"), nullptr},
    {"regions.kind.country", L("Catalog", "country"), nullptr},
    {"regions.kind.us-state", L("Catalog", "US state"), nullptr},
    {"regions.kind.ca-province", L("Catalog", "Canadian province"), nullptr},
    {"regions.kind.cloud-region", L("Catalog", "cloud region"), nullptr},
    {"points.kind.measured", L("Catalog", "measured"), nullptr},
    {"points.kind.article", L("Catalog", "article"), nullptr},
    {"points.measure.speedup", L("Catalog", "speed-up"), nullptr},
    {"points.measure.traffic_share", L("Catalog", "share of traffic"), nullptr},
    {"points.batch.growing_batch", L("Catalog", "grows with the GPUs"), nullptr},
    {"points.batch.fixed_batch", L("Catalog", "is kept"), nullptr},
    {"models.kind.decoder", L("Catalog", "decoder"), nullptr},
    {"models.kind.encoder", L("Catalog", "encoder"), nullptr},
    {"models.kind.encoder-decoder", L("Catalog", "encoder and decoder"), nullptr},
    {"models.kind.vision-encoder", L("Catalog", "vision encoder"), nullptr},
    {"costs.category.breakeven", L("Catalog", "break-even"), nullptr},
    {"costs.category.carbon-source", L("Catalog", "carbon by source"), nullptr},
    {"costs.category.colo", L("Catalog", "colocation"), nullptr},
    {"costs.category.commitment", L("Catalog", "commitment"), nullptr},
    {"costs.category.cooling", L("Catalog", "cooling"), nullptr},
    {"costs.category.depreciation", L("Catalog", "depreciation"), nullptr},
    {"costs.category.facility", L("Catalog", "building"), nullptr},
    {"costs.category.failure", L("Catalog", "failures"), nullptr},
    {"costs.category.lead-time", L("Catalog", "delivery"), nullptr},
    {"costs.category.market", L("Catalog", "market"), nullptr},
    {"costs.category.network", L("Catalog", "network"), nullptr},
    {"costs.category.operations", L("Catalog", "operations"), nullptr},
    {"costs.category.pue", L("Catalog", "PUE"), nullptr},
    {"costs.category.storage", L("Catalog", "storage"), nullptr},
};

QString fileKey(engine::CatalogKind kind)
{
    const std::string_view key = engine::keyOf(kind);
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

const Entry* findIn(std::span<const Entry> table, engine::CatalogKind kind, const QString& key)
{
    const QString whole = fileKey(kind) + u'.' + key;
    const Entry* own = find(table, whole);
    own = own ? own : find(riskFigures(), whole);
    return own ? own : find(table, key);
}

QString labelIn(std::span<const Entry> table, engine::CatalogKind kind, const QString& key)
{
    const Entry* e = findIn(table, kind, key);
    return e ? translated(kCatalogContext, e->label) : key;
}

} // namespace

QString catalogKind(engine::CatalogKind kind)
{
    return labelIn(kKinds, kind, fileKey(kind));
}

QString catalogKindTip(engine::CatalogKind kind)
{
    const Entry* e = findIn(kKinds, kind, fileKey(kind));
    return e ? translated(kCatalogContext, e->tip) : QString();
}

QString figure(engine::CatalogKind kind, const QString& key)
{
    return labelIn(kFigures, kind, key);
}

QString figureTip(engine::CatalogKind kind, const QString& key)
{
    const Entry* e = findIn(kFigures, kind, key);
    return e ? translated(kCatalogContext, e->tip) : QString();
}

QString trait(engine::CatalogKind kind, const QString& key)
{
    return labelIn(kTraits, kind, key);
}

QString traitValue(engine::CatalogKind kind, const QString& key, const QString& value)
{
    const Entry* e = find(kValues, fileKey(kind) + u'.' + key + u'.' + value);
    return e ? translated(kCatalogContext, e->label) : value;
}

QStringList traitValues(engine::CatalogKind kind, const QString& key)
{
    QStringList values;
    const QString prefix = fileKey(kind) + u'.' + key + u'.';
    for (const Entry& e : kValues)
        if (const QString whole = QString::fromLatin1(e.key); whole.startsWith(prefix))
            values << whole.mid(prefix.size());
    return values;
}

bool hasFigure(engine::CatalogKind kind, const QString& key)
{
    return findIn(kFigures, kind, key) != nullptr;
}

bool hasTrait(engine::CatalogKind kind, const QString& key)
{
    return findIn(kTraits, kind, key) != nullptr;
}

} // namespace model::words
