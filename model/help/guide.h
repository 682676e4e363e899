#pragma once

#include <QString>

#include <vector>

namespace model {

// Help topics besides the tooltips of inputs and figures: how to do something with the program.
struct GuideTopic {
    QString id, title, text;
};
std::vector<GuideTopic> guide();

} // namespace model
