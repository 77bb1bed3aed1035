import type { Outgoing } from '@/components/run/request'
import { RequestFailure } from '@/components/run/request-failure'
import { speechTrack } from '@/lib/audio/sound/speech-track'
import { CatalogueError } from '@/lib/core/errors'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { MAX_SECONDS, MAX_UPLOAD } from './limits'

const url = '/api/transcribe-file'

/** The order that has a file's sound written down. Throws `RequestFailure`, or the signal's reason. */
export async function soundOrder(file: File, token: string, signal: AbortSignal): Promise<Outgoing> {
  await refuseIfDeaf(signal)
  try {
    const { blob, type } = await speechTrack(
      file,
      { maxBytes: MAX_UPLOAD, maxSeconds: MAX_SECONDS },
      { signal },
    )
    return { url, headers: { 'Content-Type': type, 'X-Bot-Token': token }, body: blob }
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    throw new RequestFailure({ code: error.code === 'sound_too_long' ? 'video_too_long' : error.code })
  }
}

/** Asks before the work whether this site can hear files at all. */
async function refuseIfDeaf(signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal })
  if (response.ok) return
  const { code } = errorReplySchema.parse(await response.json().catch(() => null))
  throw new RequestFailure({ code })
}
