import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { createBreaker } from '@/lib/generate/run/breaker'
import type { Transcription } from '@/lib/openai/transcription/read-transcription'
import { transcribe } from '@/lib/openai/transcription/transcribe'
import type { AudioFile } from '@/lib/openai/transcription/transcription-form'
import { isUncharged } from '@/lib/openai/upstream-error'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import type { ServerContext } from '@/lib/tool/server-run'
import { getMaxCostMicroUsd, MAX_SECONDS } from './limits'
import { measureAudioSeconds } from './measure-audio-seconds'

/** Watches the transcription server alone: when it is down, captions can still be had. */
export const getTranscriptionBreaker = () => getProcessSingleton('breaker.transcription', createBreaker)

/**
 * What a model hears in a sound of at most ten minutes. Throws `video_too_long`, `no_speech`, what
 * `measureAudioSeconds` and `transcribe` throw, and `unavailable` while the server is known to be down.
 */
export async function transcribeAudio(
  audio: AudioFile,
  { settings, signal, spend }: ServerContext,
): Promise<Transcription> {
  const server = settings.transcription
  if (server === null) throw new PublicError('no_captions')
  const seconds = await measureAudioSeconds(audio.bytes, MAX_SECONDS)
  if (seconds > MAX_SECONDS + 1) throw new PublicError('video_too_long')
  const permit = getTranscriptionBreaker().acquire()
  const maxCostMicroUsd = getMaxCostMicroUsd(server, seconds) ?? 0
  // Spent as soon as the server may have begun, since who leaves now still has had it work.
  spend(maxCostMicroUsd)
  try {
    const { transcription, seconds: billedSeconds } = await transcribe(audio, { server, signal })
    permit.recordSuccess()
    if (billedSeconds !== null) spend((getMaxCostMicroUsd(server, billedSeconds) ?? 0) - maxCostMicroUsd)
    if (transcription.text === '') throw new PublicError('no_speech')
    return transcription
  } catch (error) {
    permit.recordFailure(error)
    if (isUncharged(error)) spend(-maxCostMicroUsd)
    throw error
  }
}
