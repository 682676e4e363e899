#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr Number kRecommendNumbers[] = {
    number<&Recommend::samples>("work.*.rec.samples", Count)
        .definesWork()
        .slider(1e6, 1e13, Log)
        .limits(1, 1e17)
        .wholeNumbers()
        .when(kRecommends)
        .start(17)
        .label(L("Knobs", "Training samples"))
        .tip(L("Knobs", "Samples of the whole run, such as impressions with or without a click.")),
    number<&Recommend::rows>("work.*.rec.rows", Count)
        .definesWork()
        .slider(1e5, 1e12, Log)
        .limits(1, 1e15)
        .wholeNumbers()
        .when(kRecommends)
        .start(18)
        .label(L("Knobs", "Embedding rows"))
        .tip(L("Knobs", "Rows of all embedding tables together: one for each user, item or other "
                        "category.")),
    number<&Recommend::dimension>("work.*.rec.dimension", Count)
        .definesWork()
        .slider(4, 1024, Log)
        .limits(1, 65536)
        .wholeNumbers()
        .when(kRecommends)
        .start(19)
        .label(L("Knobs", "Embedding dimension"))
        .tip(L("Knobs", "Values in a row, on average over all tables.")),
    number<&Recommend::lookups>("work.*.rec.lookups", Count)
        .definesWork()
        .slider(10, 1e5, Log)
        .limits(1, 1e7)
        .when(kRecommends)
        .start(21)
        .label(L("Knobs", "Lookups per sample"))
        .tip(L("Knobs", "Rows looked up per sample, summed over the tables: the number of tables "
                        "times the average pooling size.")),
    number<&Recommend::tables>("work.*.rec.tables", Count)
        .definesWork()
        .slider(1, 5000, Log)
        .limits(1, 1e6)
        .wholeNumbers()
        .when(kRecommends)
        .start(23)
        .label(L("Knobs", "Embedding tables"))
        .tip(L("Knobs", "Tables, or categorical features. The rows of a table are pooled to a "
                        "single vector per sample, which is what crosses the network.")),
    number<&Recommend::dense>("work.*.rec.dense", Parameters)
        .definesWork()
        .slider(1e5, 1e10, Log)
        .limits(1, 1e13)
        .when(kRecommends)
        .start(25)
        .label(L("Knobs", "Dense parameters"))
        .tip(L("Knobs", "Parameters of the dense network, which every sample passes through.")),
    number<&Recommend::batch>("work.*.rec.batch", Count)
        .slider(256, 1e6, Log)
        .limits(1, 1e9)
        .wholeNumbers()
        .when(kRecommends)
        .start(27)
        .label(L("Knobs", "Samples per step"))
        .tip(L("Knobs", "Samples per optimizer step, summed over all GPUs.")),
    number<&Recommend::value>("work.*.rec.value", Byte)
        .slider(1, 4)
        .limits(0.25, 8)
        .when(kRecommends)
        .label(L("Knobs", "Bytes per table value"))
        .tip(L("Knobs", "Size of a value in the tables: 4 in FP32, 2 in FP16 or BF16, 1 in INT8.")),
    number<&Recommend::sent>("work.*.rec.sent", Byte)
        .slider(1, 4)
        .limits(0.25, 8)
        .when(kRecommends)
        .label(L("Knobs", "Bytes per exchanged value"))
        .tip(L("Knobs", "Size of a pooled value, and of its gradient, as it is sent between GPUs: "
                        "4 in FP32, 2 in FP16 or BF16.")),
    number<&Recommend::hits>("work.*.rec.hits", Percent)
        .slider(50, 100)
        .limits(0, 100)
        .when(kCachesTables)
        .label(L("Knobs", "Cache hit rate"))
        .tip(L("Knobs", "Share of the lookups that the cache in GPU memory answers; measure it on "
                        "your own samples, since it depends on how skewed they are.")),
    number<&Recommend::sample>("work.*.rec.sample", Byte)
        .slider(100, 1e6, Log)
        .limits(0, 1e10)
        .when(kRecommends)
        .label(L("Knobs", "Bytes per sample"))
        .tip(L("Knobs", "Bytes read from storage per sample; 0 means that training never waits "
                        "for storage.")),
    number<&Recommend::coreRate>("work.*.rec.core_rate", EachSecond)
        .slider(0, 1e6)
        .limits(0, 1e9)
        .when(kRecommends)
        .label(L("Knobs", "Samples per CPU core"))
        .tip(L("Knobs", "Samples that one CPU core reads and transforms per second; 0 means that "
                        "samples are prepared elsewhere and never waited for.")),
    number<&Recommend::gather>("work.*.rec.gather", Percent)
        .slider(10, 90)
        .limits(1, 100)
        .when(kRecommends)
        .label(L("Knobs", "Lookup efficiency"))
        .tip(L("Knobs", "Share of the memory bandwidth that lookups and updates of rows reach, "
                        "the uneven load of GPUs included.")),
    number<&Recommend::reached>("work.*.rec.dense_share", Percent)
        .slider(1, 70)
        .limits(0.1, 100)
        .when(kRecommends)
        .label(L("Knobs", "Dense network efficiency"))
        .tip(L("Knobs", "Share of the peak rate that the dense network reaches.")),
    number<&Recommend::exchange>("work.*.rec.exchange_share", Percent)
        .slider(5, 95)
        .limits(1, 100)
        .when(kRecommends)
        .label(L("Knobs", "All-to-all efficiency"))
        .tip(L("Knobs", "Share of the link bandwidth that is reached while all GPUs send to all.")),
    number<&Recommend::fixed>("work.*.rec.fixed", Milliseconds)
        .slider(0, 20)
        .limits(0, 1e5)
        .when(kRecommends)
        .label(L("Knobs", "Fixed time per step"))
        .tip(L("Knobs", "Time of a step that does not shrink with more GPUs: kernel launches, "
                        "synchronization and the host. About 3.2 ms in TensorFlow or PyTorch, and "
                        "0.85 ms where the whole step is recorded as a CUDA graph.")),
    number<&Recommend::pace>("work.*.rec.pace", None)
        .slider(0.5, 2, Log)
        .limits(0.1, 10)
        .when(kRecommends)
        .label(L("Knobs", "Step calibration factor"))
        .tip(L("Knobs",
               "Your measured step time divided by the computed one; 1 means as computed.")),
};

constexpr Named<TableHome> kTableHomes[] = {{TableHome::Gpu, "gpu", L("Choices", "GPU memory")},
                                            {TableHome::Host, "host", L("Choices", "Host memory")}};

constexpr Choice kRecommendChoices[] = {
    choice<kTableHomes, &Recommend::home>("work.*.rec.home")
        .when(kRecommends)
        .start(29)
        .label(L("Knobs", "Embedding tables in"))
        .tip(L("Knobs", "All rows are kept in GPU memory, or in host memory with the most used "
                        "rows cached in GPU memory.")),
};

} // namespace

std::span<const Number> recommendNumbers()
{
    return kRecommendNumbers;
}

std::span<const Choice> recommendChoices()
{
    return kRecommendChoices;
}

} // namespace engine
