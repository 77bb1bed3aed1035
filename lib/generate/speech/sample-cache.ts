import 'server-only'
import { LRUCache } from 'lru-cache'
import type { SpeechType } from '@/lib/audio/speech/speech'

export type VoiceSample = { bytes: Uint8Array<ArrayBuffer>; type: SpeechType }

/** The number of basic voices: about 9 MB at most. */
const MAX_SAMPLES = 100

/** Caches samples in this process. Concurrent requests share one sample. A failed sample is not cached. */
export function createSampleCache() {
  const cache = new LRUCache<string, VoiceSample, () => Promise<VoiceSample>>({
    max: MAX_SAMPLES,
    ignoreFetchAbort: true,
    fetchMethod: (_voice, _oldSample, { context: createSample }) => createSample(),
  })
  return {
    getOrCreate: (voice: string, createSample: () => Promise<VoiceSample>) =>
      cache.forceFetch(voice, { context: createSample }),
  }
}

export type SampleCache = ReturnType<typeof createSampleCache>
