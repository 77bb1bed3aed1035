import type { Random } from '@/lib/core/random'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { getNicheTags } from './niche-tags'
import { findNamedTags } from './post-kind-tags'
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
  const nicheTags = [...broad.slice(0, 1), ...niche.slice(0, 2)]
  const visitorTags = [...reading.hashtags, ...toTagBodies([keyword])].filter((tag) => tag !== '')
  if (narrativeKinds.has(reading.kind) && nicheTags.length === 0) return fitHashtags(visitorTags, { max })
  const namedTags = reading.language === 'en' ? findNamedTags(reading.line) : []
  const promptTags = [
    ...toTagBodies(known.slice(0, 2)),
    ...namedTags,
    ...nicheTags,
    ...toTagBodies([...known, ...(nicheTags.length > 0 ? [] : others)]),
  ]
  const tags = fitHashtags(uniqueBy([...visitorTags, ...promptTags], removePlural), { max })
  return tags.length > 1 || max < 2 ? tags : fitHashtags(visitorTags, { max })
}

const removePlural = (tag: string) => tag.replace(/(?<=...)s$/, '')

const narrativeKinds: ReadonlySet<PromptKind> = new Set<PromptKind>(['story', 'skit', 'pasted'])
