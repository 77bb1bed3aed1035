import { byteLength } from '@/lib/platforms/count'
import { limits } from '@/lib/platforms/limits'
import type { Link } from '@/lib/platforms/links'
import { withoutLastSentence } from '@/lib/posts/last-sentence'
import { type Description, textOf } from './description'

/**
 * A description of at most 5,000 bytes: sentences of the body go first, then hashtags, call to action and the last chapters.
 * First lines and links stay; null where they alone are too long.
 */
export function withinBytes(description: Description, links: readonly Link[]): Description | null {
  let rest = description
  while (byteLength(textOf(rest, links)) > limits.youtubeDescription.max) {
    const less = smaller(rest)
    if (less === null) return null
    rest = less
  }
  return rest
}

function smaller(description: Description): Description | null {
  const { body, hashtags, cta, chapters } = description
  if (body !== '') return { ...description, body: withoutLastSentence(body) }
  if (hashtags.length > 0) return { ...description, hashtags: [] }
  if (cta !== '') return { ...description, cta: '' }
  return chapters.length > 0 ? { ...description, chapters: chapters.slice(0, -1) } : null
}
