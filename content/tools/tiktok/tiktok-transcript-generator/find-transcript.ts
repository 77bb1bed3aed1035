import 'server-only'
import { CatalogueError } from '@/lib/core/errors'
import type { Post } from '@/lib/tiktok/posts/post'
import { resolvePost } from '@/lib/tiktok/resolve/resolve'
import { fetchTracks } from '@/lib/tiktok/transcripts/fetch-tracks'
import type { ServerContext, ServerStep } from '@/lib/tool/server-run'
import { hearPost } from './hear-post'
import { MAX_SECONDS } from './limits'
import type { TranscriptPart } from './transcript-part'

type Steps<Result> = AsyncGenerator<ServerStep, Result, void>

/** A post's words: TikTok's captions where it has them, else what a model hears. Returns the first track's text. */
export async function* findTranscript(link: string, context: ServerContext): Steps<string> {
  const { settings, signal, spend } = context
  // Captions cost nothing; what is heard adds its price.
  spend(0)
  yield { progress: { stage: 'resolving' } }
  const post = await resolvePost(link, { need: 'captions', settings, signal })
  if (post.kind === 'photos') throw new CatalogueError('no_speech_in_photos')
  if ((post.durationSeconds ?? 0) > MAX_SECONDS) throw new CatalogueError('video_too_long')
  yield { part: part({ video: shown(post) }) }
  const read = yield* readCaptions(post, context)
  if (read !== null) return read
  if (post.silent) throw new CatalogueError('no_speech')
  if (settings.transcription === null) throw whyNoCaptions(post)
  const transcript = yield* hearPost(post, context)
  yield { part: part({ transcript }) }
  return transcript.text
}

/** Yields every track; returns the first one's text, or null where only listening is left. */
async function* readCaptions(post: Post, { settings, signal }: ServerContext): Steps<string | null> {
  let text: string | null = null
  if (post.captions.length > 0) yield { progress: { stage: 'captions' } }
  try {
    for await (const transcript of fetchTracks(post, { settings, signal })) {
      yield { part: part({ transcript }) }
      text ??= transcript.text
    }
  } catch (error) {
    signal.throwIfAborted()
    if (settings.transcription === null) throw error
  }
  return text
}

/** Captions in which nothing is said are an answer; a page that could not be read may well have some. */
function whyNoCaptions({ captions, source }: Post): CatalogueError {
  if (captions.length > 0) return new CatalogueError('no_speech')
  if (source === 'page') return new CatalogueError('no_captions')
  return new CatalogueError('unavailable', { reason: 'upstream_challenge' })
}

const part = (given: TranscriptPart) => given

const shown = ({ id, url, author, caption, durationSeconds }: Post) => ({
  id,
  url,
  author,
  caption,
  durationSeconds,
})
