/** Failures of the browser's own models, which occur only in the page. Each text says what helps. */
export const onDeviceErrors = {
  nothing: 'Put a text in the box first.',
  language: 'Your browser could not tell the language of this text. Add a sentence and try again.',
  same: 'Your text is in that language already. Choose another one.',
  unavailable: 'Your browser’s own model can’t do this with these languages or on this computer.',
  too_long: 'This text is too long for your browser’s own model. Try a part of it.',
  failed: 'Your browser’s own model stopped. Try again, or with a shorter text.',
} as const

export type OnDeviceErrorCode = keyof typeof onDeviceErrors
