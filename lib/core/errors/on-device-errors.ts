/** Failures of the browser's own models, which occur only in the page. Each text says what helps. */
export const onDeviceErrors = {
  nothing: 'Add some text first.',
  language: 'Your browser couldn’t tell what language this is. Add a sentence and try again.',
  same: 'Your text is already in that language. Choose another one.',
  unavailable: 'Your browser’s own model can’t do this with these languages or on this computer.',
  too_long: 'This text is too long for your browser’s own model. Try a part of it.',
  failed: 'Your browser’s own model stopped. Try again, or with a shorter text.',
} as const

export type OnDeviceErrorCode = keyof typeof onDeviceErrors
