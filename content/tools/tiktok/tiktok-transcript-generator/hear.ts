import 'server-only'
import { CatalogueError } from '@/lib/core/errors'
import { createBreaker } from '@/lib/generate/run/breaker'
import type { Transcription } from '@/lib/openai/hearing/read-transcription'
import { transcribe } from '@/lib/openai/hearing/transcribe'
import type { Sound } from '@/lib/openai/hearing/transcription-form'
import { isUncharged } from '@/lib/openai/upstream-error'
import { perProcess } from '@/lib/server/per-process'
import type { ServerContext } from '@/lib/tool/server-run'
import { MAX_SECONDS, priceOf } from './limits'
import { soundSeconds } from './sound-seconds'

/** Watches the transcription server alone: when it is down, captions can still be had. */
export const transcriptionBreaker = () => perProcess('breaker.transcription', createBreaker)

/**
 * What a model hears in a sound of at most ten minutes. Throws `video_too_long`, `no_speech`, what `soundSeconds` and
 * `transcribe` throw, and `unavailable` while the server is known to be down.
 */
export async function hear(sound: Sound, { settings, signal, spend }: ServerContext): Promise<Transcription> {
  const server = settings.transcription
  if (server === null) throw new CatalogueError('no_captions')
  const seconds = await soundSeconds(sound.bytes, MAX_SECONDS)
  if (seconds > MAX_SECONDS + 1) throw new CatalogueError('video_too_long')
  const pass = transcriptionBreaker().enter()
  const cost = priceOf(server, seconds) ?? 0
  // Spent as soon as the server may have begun, since who leaves now still has had it work.
  spend(cost)
  try {
    const { transcription, seconds: heard } = await transcribe(sound, { server, signal })
    pass.succeeded()
    if (heard !== null) spend((priceOf(server, heard) ?? 0) - cost)
    if (transcription.text === '') throw new CatalogueError('no_speech')
    return transcription
  } catch (error) {
    pass.failed(error)
    if (isUncharged(error)) spend(-cost)
    throw error
  }
}
