/** Failures of the browser's own models, which occur only in the page. Each text says what helps. */
export const onDeviceErrors = {
  nothing: 'Type or paste your text first.',
  language: 'Your browser can’t tell what language this is. Add a sentence and try again.',
  same: 'Your text is already in that language. Pick another one.',
  unavailable: 'Your browser’s AI can’t do this in these languages or on this device.',
  too_long: 'This is too long for your browser’s AI. Try part of it.',
  failed: 'Your browser’s AI stopped. Try again, or use a shorter text.',
} as const

export type OnDeviceErrorCode = keyof typeof onDeviceErrors
