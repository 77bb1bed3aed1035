import 'server-only'
import { LRUCache } from 'lru-cache'
import type { SpeechType } from '@/lib/audio/speech/speech'

/** A short sound of one voice. */
export type VoiceSample = { bytes: Uint8Array<ArrayBuffer>; type: SpeechType }

/** As many as the basic voices are: about 9 MB at most. */
const MOST = 100

/**
 * Each voice's sample, made once and kept while the process runs. Whoever asks while it is being made waits for the same one; what
 * fails is made anew for the next who asks.
 */
export function createKeptSamples() {
  const kept = new LRUCache<string, Promise<VoiceSample>>({ max: MOST })
  return {
    sampleOf(voice: string, make: () => Promise<VoiceSample>): Promise<VoiceSample> {
      const known = kept.get(voice)
      if (known) return known
      const made = make().catch((error: unknown) => {
        kept.delete(voice)
        throw error
      })
      kept.set(voice, made)
      return made
    },
  }
}

export type KeptSamples = ReturnType<typeof createKeptSamples>
