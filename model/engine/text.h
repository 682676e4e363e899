#pragma once

// A user-visible text, with its translation context: lupdate treats L as QT_TRANSLATE_NOOP. Rows
// hold the source text; the layers above translate it on each read.
#define L(context, text) text
