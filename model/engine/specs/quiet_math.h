#pragma once

#include <boost/math/policies/policy.hpp>

namespace engine {

// Functions of Boost's throw where their arguments are beyond what they can do. An answer is never
// ended by one figure: they give infinity or what is not known, and every formula of the engine
// knows what it is at its own ends.
using Quiet = boost::math::policies::policy<
    boost::math::policies::domain_error<boost::math::policies::ignore_error>,
    boost::math::policies::pole_error<boost::math::policies::ignore_error>,
    boost::math::policies::overflow_error<boost::math::policies::ignore_error>,
    boost::math::policies::evaluation_error<boost::math::policies::ignore_error>,
    boost::math::policies::rounding_error<boost::math::policies::ignore_error>,
    boost::math::policies::indeterminate_result_error<boost::math::policies::ignore_error>>;
// Where doubles have digits enough.
using QuietQuick =
    boost::math::policies::normalise<Quiet, boost::math::policies::promote_double<false>>::type;

} // namespace engine
