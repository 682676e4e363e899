#include "model/engine/serving/erlang.h"

#include <algorithm>
#include <boost/math/special_functions/gamma.hpp>

namespace engine {
namespace {

// So far below the limit nobody waits, and the functions below would lose their digits.
constexpr double kIdle = 8; // standard deviations

} // namespace

// The ratio of a Poisson density to its distribution, which the gamma functions continue between
// whole numbers.
double erlangB(double servers, double load)
{
    if (!(load > 0) || servers - load > kIdle * std::sqrt(servers) + kIdle)
        return 0;
    return boost::math::gamma_p_derivative(servers + 1, load) /
           boost::math::gamma_q(servers + 1, load);
}

double erlangC(double servers, double load)
{
    if (load >= servers)
        return 1;
    const double lost = erlangB(servers, load);
    return servers * lost / (servers - load * (1 - lost));
}

} // namespace engine
