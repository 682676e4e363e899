#include "model/engine/serving/erlang.h"

#include "model/engine/invariant.h"
#include "model/engine/specs/quietmath.h"

#include <boost/math/special_functions/gamma.hpp>
#include <cassert>
#include <cmath>

namespace engine {
namespace {

// This far below the limit almost no request waits: less than one in a million.
constexpr double kIdle = 5; // standard deviations

} // namespace

// The ratio of a Poisson density to its cumulative distribution, extended between integers by the
// gamma functions.
double erlangB(double servers, double load)
{
    if (!(load > 0) || servers - load > kIdle * std::sqrt(servers) + kIdle)
        return 0;
    return boost::math::gamma_p_derivative(servers + 1, load, QuietQuick()) /
           boost::math::gamma_q(servers + 1, load, QuietQuick());
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
