#pragma once

#include <boost/math/policies/policy.hpp>

namespace engine {

// Boost functions throw on arguments outside their domain. A single figure must never abort an
// answer: these return infinity or NaN instead, and every formula of the engine handles its own
// limits.
using Quiet = boost::math::policies::policy<
    boost::math::policies::domain_error<boost::math::policies::ignore_error>,
    boost::math::policies::pole_error<boost::math::policies::ignore_error>,
    boost::math::policies::overflow_error<boost::math::policies::ignore_error>,
    boost::math::policies::evaluation_error<boost::math::policies::ignore_error>,
    boost::math::policies::rounding_error<boost::math::policies::ignore_error>,
    boost::math::policies::indeterminate_result_error<boost::math::policies::ignore_error>>;
// If double precision is enough.
using QuietQuick =
    boost::math::policies::normalise<Quiet, boost::math::policies::promote_double<false>>::type;

} // namespace engine
