import { shortenings } from '@/lib/kits/posts/shorter-post'
import { byteLength } from '@/lib/platforms/counting/count'
import type { Link } from '@/lib/platforms/links'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { type Description, textOf } from './description'

/**
 * A description of at most 5,000 bytes: sentences of the body go first, then hashtags, call to action and the last chapters.
 * First lines and links stay; null where they alone are too long.
 */
export function withinBytes(description: Description, links: readonly Link[]): Description | null {
  const most = youtubeDescription.max
  let rest: Description | null = description
  while (rest !== null && byteLength(textOf(rest, links)) > most) rest = smaller(rest, links)
  return rest
}

function smaller(description: Description, links: readonly Link[]): Description | null {
  const { body, hashtags, cta, chapters } = description
  if (body !== '') return { ...description, body: shorterBody(description, links) }
  if (hashtags.length > 0) return { ...description, hashtags: [] }
  if (cta !== '') return { ...description, cta: '' }
  return chapters.length > 0 ? { ...description, chapters: chapters.slice(0, -1) } : null
}

/** As many sentences of the body as there is room for beside the rest. */
function shorterBody(description: Description, links: readonly Link[]): string {
  const beside = byteLength(textOf({ ...description, body: '.' }, links)) - 1
  const room = youtubeDescription.max - beside
  const fits = (body: string) => body.length <= room && byteLength(body) <= room
  return shortenings(description.body).find(fits) ?? ''
}
