#pragma once

#include "model/engine/dials/dial.h"

#define HEADROOM_DIAL(expr)                                                                        \
    []([[maybe_unused]] const Plan& p, [[maybe_unused]] const Assessment& a,                       \
       [[maybe_unused]] std::size_t w) -> double { return toBase(expr); }
