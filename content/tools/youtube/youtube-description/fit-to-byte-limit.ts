import { generateShorterTexts } from '@/lib/kits/posts/shorten-post'
import { measureByteLength } from '@/lib/platforms/counting/text-length'
import type { Link } from '@/lib/platforms/links'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { type Description, formatDescription } from './description'

/**
 * A description of at most 5,000 bytes: sentences of the body go first, then hashtags, call to action and the last chapters.
 * First lines and links stay; null where they alone are too long.
 */
export function fitToByteLimit(description: Description, links: readonly Link[]): Description | null {
  const maxBytes = youtubeDescription.max
  let shortDescription: Description | null = description
  while (shortDescription !== null && measureByteLength(formatDescription(shortDescription, links)) > maxBytes)
    shortDescription = removeLeastImportantPart(shortDescription, links)
  return shortDescription
}

function removeLeastImportantPart(description: Description, links: readonly Link[]): Description | null {
  const { body, hashtags, cta, chapters } = description
  if (body !== '') return { ...description, body: shortenBody(description, links) }
  if (hashtags.length > 0) return { ...description, hashtags: [] }
  if (cta !== '') return { ...description, cta: '' }
  return chapters.length > 0 ? { ...description, chapters: chapters.slice(0, -1) } : null
}

/** As many sentences of the body as there is room for beside the rest. */
function shortenBody(description: Description, links: readonly Link[]): string {
  const otherBytes = measureByteLength(formatDescription({ ...description, body: '.' }, links)) - 1
  const maxBodyBytes = youtubeDescription.max - otherBytes
  const isWithinLimit = (body: string) => body.length <= maxBodyBytes && measureByteLength(body) <= maxBodyBytes
  return generateShorterTexts(description.body).find(isWithinLimit) ?? ''
}
