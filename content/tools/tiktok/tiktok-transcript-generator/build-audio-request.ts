import type { OutgoingRequest } from '@/components/run/request'
import { RequestError } from '@/components/run/request-error'
import type { EncodedAudio } from '@/lib/audio/encode/audio-job'
import { extractSpeechAudio } from '@/lib/audio/encode/run-audio-job'
import { PublicError } from '@/lib/core/errors'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { MAX_SECONDS, MAX_UPLOAD_BYTES } from './limits'

const endpoint = '/api/transcribe-file'

/** Builds the request to transcribe a file's audio. Throws `RequestError`, or the signal's reason. */
export const buildFileRequest = (file: File, token: string, signal: AbortSignal) =>
  buildAudioRequest(
    () => extractSpeechAudio(file, { maxBytes: MAX_UPLOAD_BYTES, maxSeconds: MAX_SECONDS }, { signal }),
    token,
    signal,
  )

/** Checks that this site transcribes files before `extractAudio`, which may throw `PublicError`, and its upload. */
export async function buildAudioRequest(
  extractAudio: () => Promise<EncodedAudio>,
  token: string,
  signal: AbortSignal,
): Promise<OutgoingRequest> {
  const response = await fetch(endpoint, { signal })
  if (!response.ok) {
    const { code } = errorReplySchema.parse(await response.json().catch(() => null))
    throw new RequestError({ code })
  }
  try {
    const { blob, type } = await extractAudio()
    return { url: endpoint, headers: { 'Content-Type': type, 'X-Bot-Token': token }, body: blob }
  } catch (error) {
    if (!(error instanceof PublicError)) throw error
    throw new RequestError({ code: error.code === 'sound_too_long' ? 'video_too_long' : error.code })
  }
}
