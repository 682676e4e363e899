#include "model/engine/serving/capacity.h"
#include "model/engine/serving/step.h"
#include "tests/support/room.h"
#include "tests/support/served.h"

#include <QTest>

// 2:4 sparse weights: where they are supported, their size, and the gain.
namespace {

using namespace engine;
using namespace support;

struct Sparse {
    const char* gpu = "h100-sxm";
    ServingEngine engine = ServingEngine::TensorRt;
    Release release = Release::Current;
    WeightFormat weights = WeightFormat::Fp8;
    bool mixture = false;

    ServingSizes sizes(bool sparse) const
    {
        ServingSizes s = seventyB({gpu, 4, weights, KvFormat::Bf16}, 1000, 500, shippedServing());
        s.job.engine = engine, s.job.release = release, s.job.sparse = sparse;
        if (mixture) {
            s.job.model.experts = 8, s.job.model.expertsActive = 2;
            s.job.model.expertFfn = s.job.model.ffn;
        }
        return sizesOf(s.job, s.machine, s.layout, shippedServing());
    }
};

class TestSparseWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { catalog(); }

    // Two of four weights are kept, plus two bits each for their positions.
    void takesHalfAndWhereItStood_data()
    {
        QTest::addColumn<int>("weights");
        QTest::addColumn<double>("bits"); // per four weights
        const auto row = [](const char* name, WeightFormat format, double bits) {
            QTest::newRow(name) << static_cast<int>(format) << bits;
        };
        row("16 bits: 2 x 16 + 2 x 2", WeightFormat::Bf16, 36);
        row("fp8: 2 x 8 + 2 x 2", WeightFormat::Fp8, 20);
        row("int8: 2 x 8 + 2 x 2", WeightFormat::Int8, 20);
    }
    void takesHalfAndWhereItStood()
    {
        QFETCH(int, weights);
        QFETCH(double, bits);
        const Sparse s{.weights = static_cast<WeightFormat>(weights)};
        VERIFY_NEAR(s.sizes(true).weightBytes.base(), bits / 4 / 8, 1e-12);
    }

    // Engines with kernels for it, by their documentation.
    void runsWhereThereAreKernels_data()
    {
        QTest::addColumn<Sparse>("plan");
        QTest::addColumn<bool>("runs");
        QTest::newRow("TensorRT-LLM on Hopper") << Sparse{} << true;
        QTest::newRow("NIM on Ada") << Sparse{"l40s", ServingEngine::Nim} << true;
        QTest::newRow("on Ampere in 16 bits")
            << Sparse{.gpu = "a100-sxm-80", .weights = WeightFormat::Bf16} << true;
        QTest::newRow("on Volta") << Sparse{.gpu = "v100-sxm2-32", .weights = WeightFormat::Bf16}
                                  << false;
        QTest::newRow("on CDNA 3") << Sparse{.gpu = "mi300x"} << false;
        QTest::newRow("on a TPU") << Sparse{.gpu = "tpu-v6e"} << false;
        QTest::newRow("vLLM of today") << Sparse{.engine = ServingEngine::Vllm} << false;
        QTest::newRow("vLLM before")
            << Sparse{.engine = ServingEngine::Vllm, .release = Release::Earlier} << true;
        QTest::newRow("vLLM before, in 16 bits") << Sparse{.engine = ServingEngine::Vllm,
                                                           .release = Release::Earlier,
                                                           .weights = WeightFormat::Bf16}
                                                 << true;
        QTest::newRow("vLLM before, whose kernels are for Hopper alone")
            << Sparse{.gpu = "a100-sxm-80",
                      .engine = ServingEngine::Vllm,
                      .release = Release::Earlier,
                      .weights = WeightFormat::Int8}
            << false;
        QTest::newRow("INT4 on vLLM before, on Ampere") << Sparse{.gpu = "a100-sxm-80",
                                                                  .engine = ServingEngine::Vllm,
                                                                  .release = Release::Earlier,
                                                                  .weights = WeightFormat::Int4}
                                                        << true;
        QTest::newRow("FP8 on Ampere, which has no units for it")
            << Sparse{.gpu = "a100-sxm-80"} << false;
        QTest::newRow("vLLM of the first years")
            << Sparse{.engine = ServingEngine::Vllm, .release = Release::Old} << false;
        QTest::newRow("SGLang") << Sparse{.engine = ServingEngine::Sglang} << false;
        QTest::newRow("llama.cpp") << Sparse{.engine = ServingEngine::LlamaCpp} << false;
        QTest::newRow("NVFP4") << Sparse{.gpu = "b200-sxm", .weights = WeightFormat::Nvfp4}
                               << false;
        QTest::newRow("INT4 on TensorRT-LLM") << Sparse{.weights = WeightFormat::Int4} << false;
        QTest::newRow("INT4 on vLLM before") << Sparse{.engine = ServingEngine::Vllm,
                                                       .release = Release::Earlier,
                                                       .weights = WeightFormat::Int4}
                                             << true;
    }
    void runsWhereThereAreKernels()
    {
        QFETCH(Sparse, plan);
        QFETCH(bool, runs);
        const ServingSizes sparse = plan.sizes(true), dense = plan.sizes(false);
        QCOMPARE(sparse.job.sparse, runs);
        QCOMPARE(sparse.weightBytes < dense.weightBytes, runs);
        QCOMPARE(sparse.denseRate > dense.denseRate, runs);
    }

    // Neural Magic: 20 % more throughput and 30 % less latency by sparsity alone; with 8 bits less
    // is left to gain.
    void gainsWhatWasMeasured()
    {
        const ServingConstants& c = shippedServing();
        const Sparse wide{.engine = ServingEngine::Vllm,
                          .release = Release::Earlier,
                          .weights = WeightFormat::Int8};
        const auto time = [&](bool sparse, double sequences, double prompts) {
            const StepLoad load{.sequences = sequences, .context = 1000, .prompt = prompts};
            return servingStep(wide.sizes(sparse), load, c).total().base();
        };
        const double one = time(false, 1, 0) / time(true, 1, 0);
        QVERIFY2(one > 1.1 && one < 1.6, qPrintable(QString::number(one)));
        const double many = time(false, 64, 2000) / time(true, 64, 2000);
        QVERIFY2(many > 1.05 && many < 1.35, qPrintable(QString::number(many)));
    }

    // Experts are not sparse.
    void expertsStayDense()
    {
        const Sparse plan{.mixture = true};
        const ServingSizes sparse = plan.sizes(true), dense = plan.sizes(false);
        QVERIFY(sparse.job.sparse && sparse.experts.base() > 0);
        QCOMPARE(sparse.expertBytes.base(), dense.expertBytes.base());
        QCOMPARE(sparse.expertRate.base(), dense.expertRate.base());
        QVERIFY(sparse.weightBytes < dense.weightBytes);
        QVERIFY(weightsOf(sparse) < weightsOf(dense));
    }
};

} // namespace

HEADROOM_ROOM(TestSparseWeights)
#include "test_sparseweights.moc"
