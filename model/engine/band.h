#pragma once

namespace engine {

// The middle 80 % of what a number may be, and its typical value. The high end is infinite where
// nobody can tell how far it goes.
struct Band {
    double low = 0, typical = 0, high = 0;
};

} // namespace engine
