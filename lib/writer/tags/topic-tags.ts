import { fitHashtags } from '@/lib/fit/hashtags'
import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { nicheTags } from './niche-tags'
import { ownWords } from './own-words'
import { tagBodies } from './tag-bodies'

/**
 * Hashtags for a post, best first: those that the visitor typed, the keyword, the nouns of the prompt, its place, its field. None is a
 * guess, so there may be fewer than `max`, or none. On a hard day the visitor's own alone.
 */
export function topicTags(reading: Reading, max: number, random: Random, keyword = ''): string[] {
  if (reading.kind === 'hard-time') return fitHashtags(reading.hashtags, { max })
  const { known, others } = ownWords(reading)
  const { broad, niche } = nicheTags(reading, null, random)
  const field = [...broad.slice(0, 1), ...niche.slice(0, 2)]
  return fitHashtags(
    [
      ...reading.hashtags,
      ...tagBodies([keyword]),
      ...tagBodies(known.slice(0, 3)),
      ...(known.length > 0 ? [] : tagBodies(others.slice(0, 1))),
      ...field,
      ...tagBodies([...known, ...others]),
    ],
    { max },
  )
}
