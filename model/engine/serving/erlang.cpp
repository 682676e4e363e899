#include "model/engine/serving/erlang.h"

#include "model/engine/invariant.h"

#include <boost/math/special_functions/gamma.hpp>
#include <cassert>
#include <cmath>

namespace engine {
namespace {

// So far below the limit next to nobody waits: less than one in a million.
constexpr double kIdle = 5; // standard deviations

// Doubles have digits enough for a queue.
using Quick = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

} // namespace

// The ratio of a Poisson density to its distribution, which the gamma functions continue between
// whole numbers.
double erlangB(double servers, double load)
{
    if (!(load > 0) || servers - load > kIdle * std::sqrt(servers) + kIdle)
        return 0;
    return boost::math::gamma_p_derivative(servers + 1, load, Quick()) /
           boost::math::gamma_q(servers + 1, load, Quick());
}

double erlangC(double servers, double load)
{
    if (load >= servers)
        return 1;
    const double lost = erlangB(servers, load);
    assert(isShare(lost));
    return servers * lost / (servers - load * (1 - lost));
}

} // namespace engine
