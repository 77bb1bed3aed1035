import type { Random } from '@/lib/core/random'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { findNamedTags } from './form-tags'
import { getNicheTags } from './niche-tags'
import { toTagBodies } from './tag-bodies'
import { getTopicWords } from './topic-words'

/**
 * Hashtags for a post, best first: those that the visitor typed, the keyword, the nouns of the prompt, its place, its
 * field. None is a guess, so there may be fewer than `max`, or none: a bare one is too thin. On a hard day the
 * visitor's own alone.
 */
export function buildTopicTags(reading: ParsedPrompt, max: number, random: Random, keyword = ''): string[] {
  if (reading.kind === 'hard-time') return fitHashtags(reading.hashtags, { max })
  const { known, others } = getTopicWords(reading)
  const { broad, niche } = getNicheTags(reading, null, random)
  const field = [...broad.slice(0, 1), ...niche.slice(0, 2)]
  const given = [...reading.hashtags, ...toTagBodies([keyword])].filter((tag) => tag !== '')
  if (narrativeKinds.has(reading.kind) && field.length === 0) return fitHashtags(given, { max })
  const form = reading.language === 'en' ? findNamedTags(reading.line) : []
  const found = [
    ...toTagBodies(known.slice(0, 2)),
    ...form,
    ...field,
    ...toTagBodies([...known, ...(field.length > 0 ? [] : others)]),
  ]
  const tags = fitHashtags(uniqueBy([...given, ...found], removePlural), { max })
  return tags.length > 1 || max < 2 ? tags : fitHashtags(given, { max })
}

const removePlural = (tag: string) => tag.replace(/(?<=...)s$/, '')

const narrativeKinds: ReadonlySet<PromptKind> = new Set<PromptKind>(['story', 'skit', 'pasted'])
