#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>

namespace engine {

// Location of the tables: sharded over the GPUs, or in host memory with the hottest rows cached on
// the GPUs.
enum class TableHome : std::uint8_t { Gpu, Host };

// A recommendation model in training: embedding tables, which hold nearly all parameters and are
// looked up, and a dense network that computes (Naumov et al. 2019, arXiv 1906.00091). The defaults
// are MLPerf's DLRM-DCNv2 on the Criteo click logs.
struct Recommend {
    double rows = 204184588; // of all tables together
    double tables = 26;
    double dimension = 128; // values per row
    double lookups = 214;   // per sample, in all tables
    Bytes value{4};         // per value, as stored …
    Bytes sent{2};          // … and as sent over links
    Params dense{16044545};
    double samples = 4195197692; // of the run
    double batch = 65536;        // samples per step, all GPUs together
    TableHome home = TableHome::Gpu;
    Share hits = 0.9;      // of the lookups, cache hit rate
    Bytes sample{912};     // as read from storage
    Rate coreRate{};       // samples per second that one CPU core prepares; 0: already prepared
    Share gather = 0.6;    // of memory bandwidth, achieved by lookups
    Share reached = 0.36;  // MFU of the dense network
    Share exchange = 0.52; // of link bandwidth, achieved in the all-to-all
    Seconds fixed{3.2e-3}; // fixed overhead per step: launches and their dependencies
    double pace = 1;       // own measured step relative to the computed one
};

} // namespace engine
