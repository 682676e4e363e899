#pragma once

// A text for people, in the context under which it is translated: lupdate reads L as
// QT_TRANSLATE_NOOP. Rows hold it as it stands; the floors above translate it at each read.
#define L(context, text) text
