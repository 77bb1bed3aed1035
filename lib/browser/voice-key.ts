/** The storage key of the visitor's voice. In a separate file, because every page checks for a voice. */
export const voiceKey = 'postsmith-voice'

/** Whether storage may have a voice, without parsing it. */
export function hasStoredVoice(): boolean {
  try {
    return localStorage.getItem(voiceKey) !== null
  } catch {
    return false
  }
}
