import 'server-only'
import { type FailureReason, PublicError } from '@/lib/core/errors'
import type { LookupPurpose } from '@/lib/tiktok/posts/lookup-purpose'
import type { Post } from '@/lib/tiktok/posts/post'
import {
  createFailureError,
  isFinalFailure,
  type PostFailure,
  pickMostSpecificFailure,
} from '@/lib/tiktok/posts/post-failures'
import { fetchFromOembed } from '@/lib/tiktok/sources/oembed'
import { fetchFromPage } from '@/lib/tiktok/sources/page'
import { fetchFromPlayer } from '@/lib/tiktok/sources/player'
import type { PostSource, SourceRequest, SourceResult } from '@/lib/tiktok/sources/source'

const hasImage = ({ covers, images }: Post) => covers.length + images.length > 0
const hasFiles = ({ videos, images }: Post) => videos.length + images.length > 0
const hasSound = ({ videos, sound }: Post) => videos.length > 0 || sound !== null

type LookupPlan = {
  sources: readonly PostSource[]
  /** No other source is queried. */
  isSufficient: (post: Post) => boolean
  /** Returned when no source is sufficient. */
  isUseful: (post: Post) => boolean
}

const lookupPlans: Readonly<Record<LookupPurpose, LookupPlan>> = {
  picture: {
    sources: [fetchFromPlayer, fetchFromPage, fetchFromOembed],
    isSufficient: hasImage,
    isUseful: hasImage,
  },
  video: {
    sources: [fetchFromPlayer, fetchFromPage],
    isSufficient: (post) => hasFiles(post) && hasSound(post),
    isUseful: hasFiles,
  },
  // The player has no audio file; the one from the page is offered beside the video's own audio.
  sound: {
    sources: [fetchFromPlayer, fetchFromPage],
    isSufficient: ({ sound }) => sound !== null,
    isUseful: hasSound,
  },
  captions: {
    sources: [fetchFromPage, fetchFromPlayer],
    isSufficient: ({ source }) => source === 'page',
    isUseful: hasSound,
  },
}

/**
 * Queries TikTok's sources in turn until a post is sufficient; a useful post is the fallback. A verdict on the post
 * ends the search at once; a page without its data is retried once. Throws the most specific error.
 */
export async function lookUpPost(purpose: LookupPurpose, request: SourceRequest): Promise<Post> {
  const { sources, isSufficient, isUseful } = lookupPlans[purpose]
  const failures: PostFailure[] = []
  const reasons: FailureReason[] = []
  let usefulPost: Post | null = null
  for (const source of sources) {
    const outcome = await querySource(source, request)
    if ('post' in outcome) {
      if (isSufficient(outcome.post)) return outcome.post
      if (isUseful(outcome.post)) usefulPost ??= outcome.post
      continue
    }
    failures.push(outcome.fault)
    if (outcome.reason) reasons.push(outcome.reason)
    if (isFinalFailure(outcome.fault)) break
  }
  if (usefulPost && !failures.some(isFinalFailure)) return usefulPost
  throw createLookupError(pickMostSpecificFailure(failures), reasons[0])
}

async function querySource(source: PostSource, request: SourceRequest): Promise<SourceResult> {
  const outcome = await trySource(source, request)
  return 'fault' in outcome && outcome.fault === 'missing_data' ? trySource(source, request) : outcome
}

async function trySource(source: PostSource, request: SourceRequest): Promise<SourceResult> {
  try {
    return await source(request)
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof PublicError && error.reason) return { fault: 'busy', reason: error.reason }
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { fault: 'busy', reason: 'upstream_timeout' }
    throw error
  }
}

function createLookupError(failure: PostFailure, reason: FailureReason | undefined): PublicError {
  return failure === 'busy' && reason ? new PublicError('unavailable', { reason }) : createFailureError(failure)
}
