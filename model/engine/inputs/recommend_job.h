#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// Where the tables stand: shared out over the GPUs, or in the memory of the hosts, with the rows
// that are asked for most in a cache on the GPUs.
enum class TableHome : std::uint8_t { Gpu, Host };

// A recommendation model in training: tables of embeddings, which hold nearly all parameters and
// are looked up, and a dense network, which computes (Naumov et al. 2019, arXiv 1906.00091). As it
// stands, MLPerf's DLRM-DCNv2 on the click logs of Criteo.
struct Recommend {
    double rows = 204184588; // of all tables together
    double tables = 26;
    double dimension = 128; // values in a row
    double lookups = 214;   // of a sample, in all tables
    Bytes value{4};         // one, as it is stored …
    Bytes sent{2};          // … and as it crosses links
    Params dense{16044545};
    double samples = 4195197692; // of the run
    double batch = 65536;        // samples in a step, all GPUs together
    TableHome home = TableHome::Gpu;
    Share hits = 0.9;      // of the lookups, in the cache
    Bytes sample{912};     // as it is read
    Rate coreRate{};       // samples a core prepares, each second; 0: they come prepared
    Share gather = 0.6;    // of the memory bandwidth, reached by lookups
    Share reached = 0.36;  // of peak, by the dense network
    Share exchange = 0.52; // of a link's rate, while all GPUs send to all
    Seconds fixed{3.2e-3}; // a step takes besides: launches and what waits for them
    double pace = 1;       // own measured step against the computed one
};

} // namespace engine
