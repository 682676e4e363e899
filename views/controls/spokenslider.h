#pragma once

namespace views {

// Lets screen readers announce and set the value of a knob; Qt would give them the position of the
// handle. Call once, before the first window.
void letSlidersSpeak();

} // namespace views
