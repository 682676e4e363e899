#include "model/engine/plan.h"
#include "model/engine/text.h"
#include "model/words/riskwords.h"

namespace model::words {
namespace {

constexpr const char* kCatalogContext = "Catalog";

// By the name of the list in a catalog file.
constexpr Entry kKinds[] = {
    {"accelerators", L("Catalog", "GPUs"),
     L("Catalog",
       "GPUs and other accelerators: memory, peak throughput, power, links and prices.")},
    {"links", L("Catalog", "Interconnects"),
     L("Catalog", "Links between the GPUs of a node and networks between nodes.")},
    {"nodes", L("Catalog", "Nodes"),
     L("Catalog", "Servers and racks in which GPUs are delivered.")},
    {"models", L("Catalog", "Models"), L("Catalog", "Transformer models and their architecture.")},
    {"offers", L("Catalog", "Offers"), L("Catalog", "Provider prices per hour of GPU use.")},
    {"regions", L("Catalog", "Regions"),
     L("Catalog", "Price and carbon intensity of electricity.")},
    {"costs", L("Catalog", "Costs"),
     L("Catalog", "Costs of construction and operation beyond the components, and failure rates of "
                  "components.")},
    {"rules", L("Catalog", "Constants"),
     L("Catalog", "Constants of the calculation and default values of the plan.")},
    {"points", L("Catalog", "Published data"),
     L("Catalog",
       "Published results for given numbers of GPUs: speed-ups and communication shares.")},
    {"contradictions", L("Catalog", "Source conflicts"),
     L("Catalog", "Topics on which sources disagree: the value from each source, the value used "
                  "and the reason.")},
    {"runs", L("Catalog", "Measured runs"),
     L("Catalog", "Measured training runs stored in this project.")},
};

// "offers.price" is looked up before "price".
constexpr Entry kFigures[] = {
    {"memory", L("Catalog", "Memory"), L("Catalog", "The value applies to one GPU.")},
    {"memory_bandwidth", L("Catalog", "Memory bandwidth"),
     L("Catalog", "The value applies to one GPU.")},
    {"peak_fp32", L("Catalog", "Peak FP32"), L("Catalog", "Dense throughput, without sparsity.")},
    {"peak_tf32", L("Catalog", "Peak TF32"), L("Catalog", "Dense throughput, without sparsity.")},
    {"peak_fp16", L("Catalog", "Peak FP16"), L("Catalog", "Dense throughput, without sparsity.")},
    {"peak_bf16", L("Catalog", "Peak BF16"), L("Catalog", "Dense throughput, without sparsity.")},
    {"peak_fp8", L("Catalog", "Peak FP8"), L("Catalog", "Dense throughput, without sparsity.")},
    {"peak_fp4", L("Catalog", "Peak FP4"), L("Catalog", "Dense throughput, without sparsity.")},
    {"peak_int8", L("Catalog", "Peak INT8"), L("Catalog", "Dense throughput, without sparsity.")},
    {"matmul_bf16", L("Catalog", "Best GEMM, BF16"),
     L("Catalog", "Highest measured throughput of a matrix multiplication (GEMM).")},
    {"matmul_fp8", L("Catalog", "Best GEMM, FP8"), nullptr},
    {"power", L("Catalog", "Power"), L("Catalog", "Nameplate power (TDP) of one GPU.")},
    {"link_bandwidth", L("Catalog", "GPU link"),
     L("Catalog", "Bandwidth from one GPU to the others in its node, in one direction.")},
    {"host_link", L("Catalog", "Host link"), L("Catalog", "Measured bandwidth in one direction.")},
    {"accelerators.domain", L("Catalog", "Domain"),
     L("Catalog", "Number of GPUs connected by the GPU link (scale-up domain).")},
    {"multiprocessors", L("Catalog", "Multiprocessors"),
     L("Catalog", "Streaming multiprocessors (SMs) or compute units of one GPU.")},
    {"domain", L("Catalog", "Domain"),
     L("Catalog", "Number of GPUs that share the link (scale-up domain).")},
    {"offers.price", L("Catalog", "Instance price"),
     L("Catalog", "Price per hour of the whole instance.")},
    {"price", L("Catalog", "Price"), L("Catalog", "Purchase price, without the network.")},
    {"links.bandwidth", L("Catalog", "Bandwidth"),
     L("Catalog", "Bandwidth in one direction: per GPU within a node, per port between nodes.")},
    {"latency", L("Catalog", "Latency"), L("Catalog", "Time for one step of an exchange.")},
    {"cable_power", L("Catalog", "Cable power"), nullptr},
    {"cable_price", L("Catalog", "Cable price"), nullptr},
    {"nic_power", L("Catalog", "NIC power"), nullptr},
    {"nic_price", L("Catalog", "NIC price"), nullptr},
    {"nics_per_node", L("Catalog", "NICs per node"), nullptr},
    {"small_message_time", L("Catalog", "Small-message time"), nullptr},
    {"switch_ports", L("Catalog", "Switch ports"), nullptr},
    {"switch_power", L("Catalog", "Switch power"), nullptr},
    {"switch_price", L("Catalog", "Switch price"), nullptr},
    {"measured", L("Catalog", "Measured all-reduce"),
     L("Catalog", "Bus bandwidth reached by an all-reduce.")},
    {"gpus", L("Catalog", "GPUs"), nullptr},
    {"nics", L("Catalog", "NICs"), nullptr},
    {"nic_rate", L("Catalog", "NIC bandwidth"), nullptr},
    {"rated", L("Catalog", "Nameplate power"),
     L("Catalog", "Power of the whole node according to its nameplate.")},
    {"peak", L("Catalog", "Peak power"), L("Catalog", "Measured peak of the whole node.")},
    {"mean", L("Catalog", "Average power"),
     L("Catalog", "Power of the whole node during training.")},
    {"idle", L("Catalog", "Idle power"), L("Catalog", "Power of the whole node without work.")},
    {"rack_units", L("Catalog", "Rack height"), nullptr},
    {"weight", L("Catalog", "Weight"), nullptr},
    {"params", L("Catalog", "Parameters"), nullptr},
    {"active", L("Catalog", "Active parameters"),
     L("Catalog", "Parameters used for each token; fewer than the total in a mixture of experts.")},
    {"layers", L("Catalog", "Layers"), nullptr},
    {"hidden", L("Catalog", "Hidden size"), nullptr},
    {"heads", L("Catalog", "Attention heads"), nullptr},
    {"kv_heads", L("Catalog", "KV heads"), nullptr},
    {"head_dim", L("Catalog", "Head dimension"), nullptr},
    {"ffn", L("Catalog", "FFN width"), nullptr},
    {"ffn_matrices", L("Catalog", "FFN matrices"),
     L("Catalog", "Two matrices, or three in a gated FFN.")},
    {"vocab", L("Catalog", "Vocabulary"), nullptr},
    {"embeddings", L("Catalog", "Embedding tables"),
     L("Catalog", "One table if tied, two if untied.")},
    {"context", L("Catalog", "Context"), nullptr},
    {"experts", L("Catalog", "Experts"), L("Catalog", "Number of experts in each MoE layer.")},
    {"experts_active", L("Catalog", "Experts per token"), nullptr},
    {"expert_ffn", L("Catalog", "Expert FFN width"), nullptr},
    {"shared_experts", L("Catalog", "Shared experts"), nullptr},
    {"dense_layers", L("Catalog", "Dense layers"),
     L("Catalog", "Number of layers without experts.")},
    {"q_rank", L("Catalog", "Query LoRA rank"),
     L("Catalog", "Applies to multi-head latent attention (MLA).")},
    {"kv_rank", L("Catalog", "KV LoRA rank"),
     L("Catalog", "Applies to multi-head latent attention (MLA).")},
    {"nope_dim", L("Catalog", "Non-RoPE head dimension"),
     L("Catalog", "Applies to multi-head latent attention (MLA).")},
    {"rope_dim", L("Catalog", "RoPE head dimension"),
     L("Catalog", "Applies to multi-head latent attention (MLA).")},
    {"v_dim", L("Catalog", "Value head dimension"),
     L("Catalog", "Applies to multi-head latent attention (MLA).")},
    {"window", L("Catalog", "Sliding window"), nullptr},
    {"window_share", L("Catalog", "Share of windowed layers"), nullptr},
    {"price_gpu", L("Catalog", "Price per GPU-hour"),
     L("Catalog", "Price for one GPU for one hour.")},
    {"electricity", L("Catalog", "Electricity"), L("Catalog", "Price paid by a large customer.")},
    {"carbon", L("Catalog", "Carbon"), L("Catalog", "CO₂ emissions per kilowatt-hour.")},
    {"value", L("Catalog", "Value"), nullptr},
    {"per_gpu_year", L("Catalog", "Per GPU and year"), nullptr},
    {"host_memory", L("Catalog", "Host memory"),
     L("Catalog", "Memory of the host for all GPUs of the node.")},
    {"drives", L("Catalog", "Local storage"), L("Catalog", "Capacity of the node's own drives.")},
    {"node_size", L("Catalog", "GPUs per node"), nullptr},
    {"between", L("Catalog", "Network per GPU"), nullptr},
    {"tensor", L("Catalog", "Tensor parallel"), nullptr},
    {"pipeline", L("Catalog", "Pipeline stages"), nullptr},
    {"interleave", L("Catalog", "Virtual stages"), nullptr},
    {"context_split", L("Catalog", "Context parallel"), nullptr},
    {"expert", L("Catalog", "Expert parallel"), nullptr},
    {"data", L("Catalog", "Data parallel"), nullptr},
    {"micro_batch", L("Catalog", "Micro-batch"), L("Catalog", "Given in sequences.")},
    {"batch", L("Catalog", "Batch"), L("Catalog", "Given in sequences, for all GPUs together.")},
    {"sequence", L("Catalog", "Sequence length"), nullptr},
    {"step", L("Catalog", "Step time"), nullptr},
    {"tokens_per_second_gpu", L("Catalog", "Tokens/s per GPU"), nullptr},
};

constexpr Entry kTraits[] = {
    {"aliases", L("Catalog", "Aliases"), nullptr},
    {"also", L("Catalog", "Also in"), nullptr},
    {"between", L("Catalog", "Typical inter-node network"), nullptr},
    {"form_factor", L("Catalog", "Form factor"), nullptr},
    {"generation", L("Catalog", "Generation"), nullptr},
    {"like", L("Catalog", "Computed like"), nullptr},
    {"inside", L("Catalog", "Intra-node link"), nullptr},
    {"memory_type", L("Catalog", "Memory type"), nullptr},
    {"node", L("Catalog", "Typical node"), nullptr},
    {"note", L("Catalog", "Note"), nullptr},
    {"pcie", L("Catalog", "PCIe"), nullptr},
    {"release", L("Catalog", "Released"), nullptr},
    {"status", L("Catalog", "Status"), nullptr},
    {"vendor", L("Catalog", "Vendor"), nullptr},
    {"kind", L("Catalog", "Type"), nullptr},
    {"nominal", L("Catalog", "Advertised value"), nullptr},
    {"accelerator", L("Catalog", "GPU"), nullptr},
    {"cooling", L("Catalog", "Cooling"), nullptr},
    {"nic", L("Catalog", "NIC"), nullptr},
    {"other_nics", L("Catalog", "Other NICs"), nullptr},
    {"family", L("Catalog", "Family"), nullptr},
    {"series", L("Catalog", "Series"), nullptr},
    {"measure", L("Catalog", "Metric"), nullptr},
    {"link", L("Catalog", "Link"), nullptr},
    {"batch", L("Catalog", "Batch"), nullptr},
    {"type", L("Catalog", "Architecture"), nullptr},
    {"provider", L("Catalog", "Provider"), nullptr},
    {"instance", L("Catalog", "Instance"), nullptr},
    {"region", L("Catalog", "Region"), nullptr},
    {"term", L("Catalog", "Term"), nullptr},
    {"market", L("Catalog", "Price type"), nullptr},
    {"city", L("Catalog", "City"), nullptr},
    {"code", L("Catalog", "Code"), nullptr},
    {"country", L("Catalog", "Country"), nullptr},
    {"electricity_local", L("Catalog", "Electricity, local currency"), nullptr},
    {"category", L("Catalog", "Category"), nullptr},
    {"name", L("Catalog", "Name"), nullptr},
    {"date", L("Catalog", "Date"), nullptr},
    {"model", L("Catalog", "Model"), nullptr},
    {"gpu", L("Catalog", "GPU"), nullptr},
    {"format", L("Catalog", "Number format"), nullptr},
    {"recompute", L("Catalog", "Recomputation"), nullptr},
};

constexpr Entry kValues[] = {
    {"links.kind.inside", L("Catalog", "intra-node"), nullptr},
    {"links.kind.between", L("Catalog", "inter-node"), nullptr},
    {"links.kind.other", L("Catalog", "other"), nullptr},
    {"accelerators.generation.old", L("Catalog", "older or other"), nullptr},
    {"accelerators.generation.consumer", L("Catalog", "graphics GPU"), nullptr},
    {"accelerators.generation.ampere", L("Catalog", "Ampere"), nullptr},
    {"accelerators.generation.hopper", L("Catalog", "Hopper"), nullptr},
    {"accelerators.generation.blackwell", L("Catalog", "Blackwell"), nullptr},
    {"accelerators.generation.tpu", L("Catalog", "TPU"), nullptr},
    {"accelerators.generation.blackwell_ultra", L("Catalog", "Blackwell Ultra"), nullptr},
    {"accelerators.generation.cdna3", L("Catalog", "CDNA 3"), nullptr},
    {"accelerators.generation.cdna4", L("Catalog", "CDNA 4"), nullptr},
    {"accelerators.status.available", L("Catalog", "available"), nullptr},
    {"accelerators.status.announced", L("Catalog", "announced"), nullptr},
    {"links.status.announced", L("Catalog", "announced"), nullptr},
    {"offers.term.on-demand", L("Catalog", "on demand"), nullptr},
    {"offers.term.spot", L("Catalog", "spot"), nullptr},
    {"offers.term.capacity-block", L("Catalog", "capacity block"), nullptr},
    {"offers.term.reserved-1y", L("Catalog", "1-year reserved"), nullptr},
    {"offers.term.reserved-3y", L("Catalog", "3-year reserved"), nullptr},
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
    {"points.measure.traffic_share", L("Catalog", "communication share"), nullptr},
    {"points.batch.growing_batch", L("Catalog", "grows with GPUs"), nullptr},
    {"points.batch.fixed_batch", L("Catalog", "fixed"), nullptr},
    {"models.kind.decoder", L("Catalog", "decoder"), nullptr},
    {"models.kind.encoder", L("Catalog", "encoder"), nullptr},
    {"models.kind.encoder-decoder", L("Catalog", "encoder-decoder"), nullptr},
    {"models.kind.diffusion", L("Catalog", "diffusion transformer"), nullptr},
    {"models.kind.vision-encoder", L("Catalog", "vision encoder"), nullptr},
    {"costs.category.breakeven", L("Catalog", "break-even"), nullptr},
    {"costs.category.carbon-source", L("Catalog", "carbon by source"), nullptr},
    {"costs.category.colo", L("Catalog", "colocation"), nullptr},
    {"costs.category.commitment", L("Catalog", "commitment"), nullptr},
    {"costs.category.cooling", L("Catalog", "cooling"), nullptr},
    {"costs.category.depreciation", L("Catalog", "depreciation"), nullptr},
    {"costs.category.facility", L("Catalog", "facility"), nullptr},
    {"costs.category.failure", L("Catalog", "failures"), nullptr},
    {"costs.category.lead-time", L("Catalog", "lead time"), nullptr},
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
