import 'server-only'
import { CatalogueError, type FailureReason } from '@/lib/core/errors'
import { type Fault, faultError, isCertain, mostTelling } from '@/lib/tiktok/posts/faults'
import type { Need } from '@/lib/tiktok/posts/need'
import type { Post } from '@/lib/tiktok/posts/post'
import { askOembed } from '@/lib/tiktok/sources/oembed'
import { askPage } from '@/lib/tiktok/sources/page'
import { askPlayer } from '@/lib/tiktok/sources/player'
import type { Outcome, Request, Source } from '@/lib/tiktok/sources/source'

const hasPicture = ({ covers, images }: Post) => covers.length + images.length > 0
const hasFiles = ({ videos, images }: Post) => videos.length + images.length > 0
const hasSound = ({ videos, sound }: Post) => videos.length > 0 || sound !== null

type Plan = {
  sources: readonly Source[]
  /** This post is all that is needed. */
  serves: (post: Post) => boolean
  /** This post is better than none. */
  helps: (post: Post) => boolean
}

const plans: Readonly<Record<Need, Plan>> = {
  picture: { sources: [askPlayer, askPage, askOembed], serves: hasPicture, helps: hasPicture },
  video: {
    sources: [askPlayer, askPage],
    serves: (post) => hasFiles(post) && hasSound(post),
    helps: hasFiles,
  },
  // The player names no sound file; one that the page names is offered beside the video's own sound.
  sound: { sources: [askPlayer, askPage], serves: ({ sound }) => sound !== null, helps: hasSound },
  captions: { sources: [askPage, askPlayer], serves: ({ source }) => source === 'page', helps: hasSound },
}

/**
 * Asks TikTok's sources in turn until one serves the need. One that helps is kept for the case that none does. A verdict
 * on the post ends the search at once; a page that came without its data is asked for once more. Throws the error that
 * says most.
 */
export async function postFrom(need: Need, request: Request): Promise<Post> {
  const { sources, serves, helps } = plans[need]
  const faults: Fault[] = []
  const reasons: FailureReason[] = []
  let helpful: Post | null = null
  for (const source of sources) {
    const outcome = await ask(source, request)
    if ('post' in outcome) {
      if (serves(outcome.post)) return outcome.post
      if (helps(outcome.post)) helpful ??= outcome.post
      continue
    }
    faults.push(outcome.fault)
    if (outcome.reason) reasons.push(outcome.reason)
    if (isCertain(outcome.fault)) break
  }
  if (helpful && !faults.some(isCertain)) return helpful
  throw failure(mostTelling(faults), reasons[0])
}

async function ask(source: Source, request: Request): Promise<Outcome> {
  const outcome = await attempt(source, request)
  return 'fault' in outcome && outcome.fault === 'missing_data' ? attempt(source, request) : outcome
}

async function attempt(source: Source, request: Request): Promise<Outcome> {
  try {
    return await source(request)
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof CatalogueError && error.reason) return { fault: 'busy', reason: error.reason }
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { fault: 'busy', reason: 'upstream_timeout' }
    throw error
  }
}

function failure(fault: Fault, reason: FailureReason | undefined): CatalogueError {
  return fault === 'busy' && reason ? new CatalogueError('unavailable', { reason }) : faultError(fault)
}
