/** Where the browser's storage keeps the visitor's voice; apart, because every page asks whether there is one. */
export const voiceKey = 'postsmith-voice'

/** Whether there may be one, without reading it. */
export function hasStoredVoice(): boolean {
  try {
    return localStorage.getItem(voiceKey) !== null
  } catch {
    return false
  }
}
