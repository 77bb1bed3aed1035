import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { createBreaker } from '@/lib/generate/run/breaker'
import type { Transcription } from '@/lib/openai/transcription/read-transcription'
import { transcribe } from '@/lib/openai/transcription/transcribe'
import type { AudioFile } from '@/lib/openai/transcription/transcription-form'
import { isUncharged } from '@/lib/openai/upstream-error'
import type { ServerContext } from '@/lib/tool/server-run'
import { getProcessSingleton } from '@/platform/next/process-state'
import { getMaxCostMicroUsd, MAX_SECONDS } from './limits'
import { measureAudioSeconds } from './measure-audio-seconds'

/** Covers only the transcription server: captions still work while it is down. */
export const getTranscriptionBreaker = () => getProcessSingleton('breaker.transcription', createBreaker)

/**
 * Transcribes audio of at most ten minutes. Throws `video_too_long`, `no_speech`, the errors of `measureAudioSeconds`
 * and `transcribe`, and `unavailable` while the circuit breaker is open.
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
  // Charge before the call: the server's work costs money even if the visitor leaves.
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
