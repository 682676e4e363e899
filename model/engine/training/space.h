#pragma once

#include "model/engine/training/search.h"

#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace engine {

// What the backward pass recomputes: under Full a share of the layers, under Some a share of the
// stored activations.
struct Again {
    Recompute recompute = Recompute::None;
    float share = 1;
};

// Stages cut into chunks, and the possible recomputation: the least of each kind first. All others
// are between `ends` in memory, and between those of `slowness` in time.
struct Chunking {
    std::int32_t interleave = 1;
    std::vector<Again> agains, ends, slowness;
};

// What is sharded over data and context ranks, in groups that share one copy.
struct Copies {
    Sharding sharding = Sharding::None;
    std::int32_t group = 0; // 0: all
};

// A pipeline, the remaining data degree, and the choices left open.
struct Seat {
    std::int32_t pipeline = 1, data = 1;
    double goodput = 1;                  // with that many replicas
    std::span<const Chunking> chunkings; // the fewest chunks first
    std::span<const Copies> copies;
};

// All layouts whose layers run alike: tensor, context and expert degrees and the micro-batch are
// set in `layout`.
struct Cell {
    Layout layout;
    std::vector<Seat> seats;
};

// What the job divides into, for any number of GPUs, in ascending order. Each tensor rank has whole
// heads; keys shared by several heads may be replicated on several ranks.
struct Degrees {
    std::vector<std::int64_t> tensor, context, expert, microBatch;
    bool mixture = false;
    // All with these two, without pipeline and data degree.
    std::vector<Layout> layouts(std::int64_t tensorDegree, std::int64_t contextDegree) const;
};
Degrees degreesOf(const PreparedJob& prepared, const LayoutLimits& limits);

// The first degree whose limits no cluster of any size can satisfy; empty if there is none.
std::string_view impossibleDegree(const PreparedJob& prepared, const LayoutLimits& limits);

// Every layout of exactly that many GPUs within the limits.
class LayoutSpace {
public:
    LayoutSpace(const PreparedJob& prepared, double gpus, const LayoutLimits& limits);
    LayoutSpace(const LayoutSpace&) = delete; // cells point into it
    LayoutSpace& operator=(const LayoutSpace&) = delete;

    const std::vector<Cell>& cells() const { return cells_; }
    double counted() const { return counted_; }

    const std::vector<Offload>& offloads() const { return offloads_; }
    const std::vector<bool>& overlaps() const { return overlaps_; }

private:
    // A number of stages, none of them empty.
    struct Staging {
        std::int32_t pipeline = 1;
        std::vector<Chunking> chunkings;
    };
    // Before micro-batch and experts are known.
    struct OpenSeat {
        const Staging* staging = nullptr;
        std::int64_t data = 1;
        double goodput = 1;
    };

    void addStagings(std::int64_t gpus);
    // What remains of all GPUs after those that share a layer.
    std::vector<OpenSeat> seatsOf(std::int64_t gpus, std::int64_t share) const;
    void addCell(const Layout& layout, const std::vector<OpenSeat>& seats);
    Staging stagingOf(std::int32_t pipeline) const;
    Chunking chunkingOf(std::int32_t interleave, std::int32_t layers) const;
    std::vector<Again> againsOf(std::int32_t layers, std::int32_t chunks) const;
    std::span<const Chunking> chunkingsOf(const Staging& staging, std::int64_t microBatches) const;
    std::span<const Copies> copiesOf(std::int64_t ranks);
    double countOf(const Cell& cell) const;

    const PreparedJob& prepared_;
    const LayoutLimits& limits_;
    std::int64_t batch_ = 1;
    std::vector<Sharding> shardings_;
    std::vector<Recompute> recomputes_;
    std::vector<Offload> offloads_;
    std::vector<bool> overlaps_;
    std::vector<Staging> stagings_;
    std::map<std::int64_t, std::vector<Copies>> copies_; // by ranks
    std::vector<Cell> cells_;
    double counted_ = 0;
};

// In ascending order; 1 if there is no integer to divide.
std::vector<std::int64_t> divisorsOf(double number);

} // namespace engine
