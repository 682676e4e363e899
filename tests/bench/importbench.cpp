#include "model/engine/files/hfconfig.h"
#include "model/engine/files/pricecsv.h"
#include "model/import/pricelist.h"
#include "model/store/catalogstore.h"
#include "tests/bench/figures.h"

#include <chrono>
#include <cmath>

namespace bench {
namespace {

// A price list of 30,000 rows like a cloud's: a few instances in many zones.
std::string manyPrices()
{
    struct Type {
        const char *instance, *gpu;
        int gpus, mib;
    };
    constexpr Type types[] = {{"p5.48xlarge", "H100", 8, 81920},
                              {"p4d.24xlarge", "A100", 8, 40960},
                              {"g6e.xlarge", "L40S", 1, 45776},
                              {"g6.12xlarge", "L4", 4, 22888},
                              {"g5.48xlarge", "A10G", 8, 22888}};
    std::string text = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,"
                       "Price,SpotPrice,Region,AvailabilityZone,Arch\n";
    for (int i = 0; i < 30000; ++i) {
        const Type& t = types[i % 5];
        const std::string count = std::to_string(t.gpus), zone = std::to_string(i / 5);
        text += std::string(t.instance) + ',' + t.gpu + ',' + count +
                ".0,96.0,1152.0,\"{'Gpus': " + "[{'Name': '" + t.gpu +
                "', 'Manufacturer': 'NVIDIA', 'Count': " + count +
                ", 'LogicalGpuCount': 1, 'GpuPartitionSize': 1.0, 'Workloads': ['graphics', " +
                "'ml-ai'], 'MemoryInfo': {'SizeInMiB': " + std::to_string(t.mib) +
                "}}], 'TotalGpuMemoryInMiB': " + std::to_string(t.gpus * t.mib) + "}\"," +
                std::to_string(10 + i % 97) + ".5376,4.217300,us-east-" + zone + ",use" + zone +
                "-az1,x86_64\n";
    }
    return text;
}

// The median of several runs, in milliseconds.
template <class Work> double timeOf(Work work)
{
    std::vector<double> samples;
    for (int i = 0; i < 9; ++i) {
        const auto begun = std::chrono::steady_clock::now();
        work();
        samples.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
                .count());
    }
    return percentile(samples, 0.5);
}

// A complex model: latent attention, experts, dense first layers.
constexpr const char* kConfig = R"({"model_type": "deepseek_v3", "hidden_size": 7168,
 "num_hidden_layers": 61, "num_attention_heads": 128, "num_key_value_heads": 128,
 "intermediate_size": 18432, "moe_intermediate_size": 2048, "n_routed_experts": 256,
 "n_shared_experts": 1, "num_experts_per_tok": 8, "first_k_dense_replace": 3, "moe_layer_freq": 1,
 "q_lora_rank": 1536, "kv_lora_rank": 512, "qk_nope_head_dim": 128, "qk_rope_head_dim": 64,
 "v_head_dim": 128, "vocab_size": 129280, "max_position_embeddings": 163840,
 "tie_word_embeddings": false})";

} // namespace

void measureImports(std::vector<Figure>& figures)
{
    figures.push_back(
        {"load_catalog", timeOf([] { (void)model::readShippedCatalog(); }), "ms", 15});
    const auto catalog = *model::shippedCatalog();
    figures.push_back({"import_model_config",
                       timeOf([] { (void)engine::readHfConfig(kConfig, "V3"); }),
                       "ms",
                       {}});
    const std::string text = manyPrices();
    auto table = engine::readPriceCsv(text, *catalog);
    const bool whole = table && table->kept == 30000;
    figures.push_back(
        {"import_prices_30000_rows",
         whole ? timeOf([&] { (void)engine::readPriceCsv(text, *catalog); }) : std::nan(""), "ms",
         300});
    if (!whole)
        return;
    model::PriceList list(std::make_shared<const engine::PriceTable>(std::move(*table)),
                          model::NumberFormat());
    model::PriceFilter filter;
    filter.setSourceModel(&list);
    int i = 0;
    figures.push_back({"filter_and_sort_30000_rows",
                       timeOf([&] {
                           filter.setText(i++ % 2 == 0 ? QStringLiteral("p5") : QString());
                           filter.sort(model::PriceList::OnDemand);
                           filter.sort(model::PriceList::Spot);
                       }),
                       "ms",
                       {}});
}

} // namespace bench
