import type { Random } from '@/lib/core/random'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { Kind, Reading } from '@/lib/tool/reading'
import { saidTags } from './form-tags'
import { nicheTags } from './niche-tags'
import { ownWords } from './own-words'
import { tagBodies } from './tag-bodies'

/**
 * Hashtags for a post, best first: those that the visitor typed, the keyword, the nouns of the prompt, its place, its
 * field. None is a guess, so there may be fewer than `max`, or none: a bare one is too thin. On a hard day the
 * visitor's own alone.
 */
export function topicTags(reading: Reading, max: number, random: Random, keyword = ''): string[] {
  if (reading.kind === 'hard-time') return fitHashtags(reading.hashtags, { max })
  const { known, others } = ownWords(reading)
  const { broad, niche } = nicheTags(reading, null, random)
  const field = [...broad.slice(0, 1), ...niche.slice(0, 2)]
  const given = [...reading.hashtags, ...tagBodies([keyword])].filter((tag) => tag !== '')
  if (told.has(reading.kind) && field.length === 0) return fitHashtags(given, { max })
  const form = reading.language === 'en' ? saidTags(reading.line) : []
  const found = [
    ...tagBodies(known.slice(0, 2)),
    ...form,
    ...field,
    ...tagBodies([...known, ...(field.length > 0 ? [] : others)]),
  ]
  const tags = fitHashtags(uniqueBy([...given, ...found], withoutPlural), { max })
  return tags.length > 1 || max < 2 ? tags : fitHashtags(given, { max })
}

const withoutPlural = (tag: string) => tag.replace(/(?<=...)s$/, '')

const told: ReadonlySet<Kind> = new Set<Kind>(['story', 'skit', 'pasted'])
