import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { fetchTracks } from '@/lib/tiktok/media/fetch-caption-tracks'
import type { Post } from '@/lib/tiktok/posts/post'
import { resolvePost } from '@/lib/tiktok/sources/resolve-post'
import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-tool'
import { MAX_SECONDS } from './limits'
import { transcribePost } from './transcribe-post'
import type { TranscriptPart } from './transcript-part'

type StepGenerator<Result> = AsyncGenerator<ServerToolEvent, Result, void>

/** Transcribes a post: from TikTok's captions if available, else by a model. Returns the first track's text. */
export async function* findTranscript(url: string, context: ServerContext): StepGenerator<string> {
  const { settings, signal, spend } = context
  // Captions are free; a model adds its price.
  spend(0)
  yield { progress: { stage: 'resolving' } }
  const post = await resolvePost(url, { purpose: 'captions', settings, signal })
  if (post.kind === 'photos') throw new PublicError('no_speech_in_photos')
  if ((post.durationSeconds ?? 0) > MAX_SECONDS) throw new PublicError('video_too_long')
  yield { part: toPart({ video: toVideoPart(post) }) }
  const captionText = yield* readCaptions(post, context)
  if (captionText !== null) return captionText
  if (post.isSilent) throw new PublicError('no_speech')
  if (settings.transcription === null) throw toNoCaptionsError(post)
  const transcript = yield* transcribePost(post, context)
  yield { part: toPart({ transcript }) }
  return transcript.text
}

/** Yields every track; returns the text of the first one, or null if only a model can transcribe the post. */
async function* readCaptions(post: Post, { settings, signal }: ServerContext): StepGenerator<string | null> {
  let text: string | null = null
  if (post.captions.length > 0) yield { progress: { stage: 'captions' } }
  try {
    for await (const transcript of fetchTracks(post, { settings, signal })) {
      yield { part: toPart({ transcript }) }
      text ??= transcript.text
    }
  } catch (error) {
    signal.throwIfAborted()
    if (settings.transcription === null) throw error
  }
  return text
}

/** Captions without speech are a result; a page that could not be parsed may still have captions. */
function toNoCaptionsError({ captions, source }: Post): PublicError {
  if (captions.length > 0) return new PublicError('no_speech')
  if (source === 'page') return new PublicError('no_captions')
  return new PublicError('unavailable', { reason: 'upstream_challenge' })
}

const toPart = (part: TranscriptPart) => part

const toVideoPart = ({ id, url, author, caption, durationSeconds }: Post) => ({
  id,
  url,
  author,
  caption,
  durationSeconds,
})
