#pragma once

namespace engine {

// The struct that a member is of.
template <class Struct, class Value> Struct structOf(Value Struct::*);

// From member to member.
template <auto... Members> constexpr auto& follow(auto& first)
{
    return (first.*....*Members);
}

} // namespace engine
