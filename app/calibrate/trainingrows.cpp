#include "app/calibrate/training.h"
#include "model/engine/training/step.h"

#include <cstdio>

namespace calibration::training {

void printRows(const Findings& f)
{
    for (std::size_t i = 0; i < f.steps.cases.size(); ++i) {
        const Row& row = *f.steps.cases[i].row;
        const engine::StepQuestion& q = row.question;
        const engine::StepTime s =
            stepTime(q.job, withConstants(q.machine, f.constants), q.layout, f.constants);
        const auto share = [&](engine::Seconds part) { return part / s.total; };
        std::printf("%s\t%+.3f\t%+.3f\t%s\tproducts %.2f attention %.2f elements %.2f floor %.2f "
                    "again %.2f words %.2f tensor %.2f context %.2f expert %.2f gather %.2f "
                    "bubble %.2f sends %.2f data %.2f\tt%d p%d v%d c%d x%d d%d b%g\t%s\n",
                    row.measured.id.c_str(), f.steps.fitted[i], f.steps.sources[i],
                    spreadKey(q).c_str(), share(s.products), share(s.attention),
                    share(s.elementwise), share(s.floor), share(s.recompute), share(s.vocabulary),
                    share(s.tensor), share(s.context), share(s.expert), share(s.gather),
                    share(s.bubble), share(s.sends), share(s.data), q.layout.tensor,
                    q.layout.pipeline, q.layout.interleave, q.layout.context, q.layout.expert,
                    q.layout.data, static_cast<double>(q.layout.microBatch), row.run.gpu.c_str());
    }
}

} // namespace calibration::training
