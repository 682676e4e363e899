#pragma once

#include <QString>

#include <vector>

namespace model {

// What the help says beside the words of inputs and figures: how to do something with the program.
struct GuideTopic {
    QString id, title, text;
};
std::vector<GuideTopic> guide();

} // namespace model
