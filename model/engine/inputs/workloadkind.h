#pragma once

#include <concepts>

namespace engine {

// Pre-training, fine-tuning on examples, a sweep of trials and reinforcement learning share the
// same step. Serving answers requests around the clock, alongside whatever runs. A batch is a job
// of many units. A recommendation model looks up more than it computes and has its own step.
enum class WorkloadKind { Train, Tune, Sweep, Serve, Batch, Reinforce, Recommend };

// One value per kind of work; leaving one out does not compile.
template <class T> struct ByKind {
    struct Stated {
        T value;
        template <std::convertible_to<T> U> constexpr Stated(U stated) : value(stated) {}
    };
    Stated train, tune, sweep, reinforce, recommend, batch, serve;

    constexpr const T& operator[](WorkloadKind kind) const
    {
        switch (kind) {
        case WorkloadKind::Train: break;
        case WorkloadKind::Tune: return tune.value;
        case WorkloadKind::Sweep: return sweep.value;
        case WorkloadKind::Serve: return serve.value;
        case WorkloadKind::Batch: return batch.value;
        case WorkloadKind::Reinforce: return reinforce.value;
        case WorkloadKind::Recommend: return recommend.value;
        }
        return train.value;
    }
};

} // namespace engine
