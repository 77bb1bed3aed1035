import 'server-only'
import type { SpeechType } from './speech'

/** A short sound of one voice. */
export type VoiceSample = { bytes: Uint8Array<ArrayBuffer>; type: SpeechType }

/** As many as the basic voices are: about 9 MB at most. */
const MOST = 100

/**
 * Each voice's sample, made once and kept while the process runs. Whoever asks while it is being made waits for the same one; what
 * fails is made anew for the next who asks.
 */
export function createKeptSamples() {
  const kept = new Map<string, Promise<VoiceSample>>()
  return {
    async sampleOf(voice: string, make: () => Promise<VoiceSample>): Promise<VoiceSample> {
      const known = kept.get(voice)
      if (known) return known
      const [oldest] = kept.keys()
      if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest)
      const made = make()
      kept.set(voice, made)
      try {
        return await made
      } catch (error) {
        kept.delete(voice)
        throw error
      }
    },
  }
}

export type KeptSamples = ReturnType<typeof createKeptSamples>
