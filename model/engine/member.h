#pragma once

namespace engine {

// The struct that a member belongs to.
template <class Struct, class Value> Struct structOf(Value Struct::*);

// Applies a chain of member pointers.
template <auto... Members> constexpr auto& follow(auto& first)
{
    return (first.*....*Members);
}

} // namespace engine
