#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"

#include <QString>

#include <optional>

namespace engine {
struct Workload;
}

namespace model {

// The workload of the Serving page: the one in view, or the first that serves.
struct Served {
    std::size_t index; // index in the plan
    const engine::Workload& work;
    const engine::ServeAnswer& answer;
    const engine::ServingDetail* detail; // null unless requested

    // For a dial or a knob of this workload.
    QString path(const char* dial) const;
    // False if the model has no tokens, or its speed was typed: then nothing is known about steps.
    bool isComputed() const { return work.serve.rule == engine::ServeRule::Computed; }
};
std::optional<Served> servedOf(const engine::Evaluation& evaluation);

// What limits a replica's rate, as a clause: "limited by TPOT".
QString boundWords(const Served& served);
QString formatWords(engine::WeightFormat format);
// "2 × tensor", "8 × attention".
QString layoutWords(const engine::ServingLayout& layout);
// Requests per second: "20 per second".
QString rateWords(engine::Rate requests, const NumberFormat& format);
// "$1.36", with the unit in the text next to it.
QString dollarsPerMillion(double dollars, const NumberFormat& format);

} // namespace model
