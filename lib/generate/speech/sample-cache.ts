import 'server-only'
import { LRUCache } from 'lru-cache'
import type { SpeechType } from '@/lib/audio/speech/speech'

/** A short sound of one voice. */
export type VoiceSample = { bytes: Uint8Array<ArrayBuffer>; type: SpeechType }

/** As many as the basic voices are: about 9 MB at most. */
const MAX_SAMPLES = 100

/**
 * Each voice's sample, made once and kept while the process runs. Whoever asks while it is being made waits for the same one; what
 * fails is made anew for the next who asks.
 */
export function createSampleCache() {
  const cache = new LRUCache<string, Promise<VoiceSample>>({ max: MAX_SAMPLES })
  return {
    getOrCreate(voice: string, createSample: () => Promise<VoiceSample>): Promise<VoiceSample> {
      const cachedSample = cache.get(voice)
      if (cachedSample) return cachedSample
      const pendingSample = createSample().catch((error: unknown) => {
        cache.delete(voice)
        throw error
      })
      cache.set(voice, pendingSample)
      return pendingSample
    },
  }
}

export type SampleCache = ReturnType<typeof createSampleCache>
