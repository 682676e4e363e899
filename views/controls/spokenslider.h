#pragma once

namespace views {

// Screen readers hear the value of a knob and set it, where Qt would give them the position of a
// handle. Once for the whole program, before the first window.
void letSlidersSpeak();

} // namespace views
