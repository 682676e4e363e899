#include "model/engine/play/replicas.h"

#include <map>
#include <numeric>
#include <set>

namespace engine::play {

// Replicas that share a NIC wait for each other and are simulated together. Two such groups are
// equivalent if one is the other shifted by whole nodes and domains.
std::vector<int> replicasToPlay(const Wiring& w, const Layout& l)
{
    const auto seats = static_cast<std::size_t>(l.data);
    std::vector<int> crowd(seats);
    std::iota(crowd.begin(), crowd.end(), 0);
    const auto root = [&](int r) {
        while (crowd[static_cast<std::size_t>(r)] != r)
            r = crowd[static_cast<std::size_t>(r)] =
                crowd[static_cast<std::size_t>(crowd[static_cast<std::size_t>(r)])];
        return r;
    };
    std::vector<int> user(static_cast<std::size_t>(w.nics()), -1);
    for (int rank = 0; l.pipeline > 1 && rank < w.ranks(); ++rank) {
        const int replica = rank % w.stageRanks() / w.seatRanks();
        int& other = user[static_cast<std::size_t>(w.nic(rank))];
        if (other < 0)
            other = replica;
        else
            crowd[static_cast<std::size_t>(root(replica))] = root(other);
    }
    std::map<int, std::vector<int>> crowds;
    for (int r = 0; r < l.data; ++r)
        crowds[root(r)].push_back(r);
    std::set<std::vector<int>> seen;
    std::vector<int> played;
    for (const auto& [first, members] : crowds) {
        std::vector<int> places;
        for (const int r : members) {
            places.push_back(r - members.front());
            for (int s = 0; s < l.pipeline; ++s)
                places.push_back(w.rank(s, r, 0, 0) % w.period());
        }
        if (seen.insert(places).second)
            played.insert(played.end(), members.begin(), members.end());
    }
    return played;
}

} // namespace engine::play
