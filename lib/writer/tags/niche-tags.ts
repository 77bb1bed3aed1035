import type { Random } from '@/lib/core/random'
import type { Niche } from '@/lib/tool/niche'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { findTextNouns } from './text-nouns'

export type TagPlatform = 'tiktok' | 'instagram' | 'x'

/** Tags of one platform's own crowd. */
const platformTagPatterns = {
  tiktok: /tok$|tiktok/,
  instagram: /insta|gram/,
  x: /twitter$/,
} as const satisfies Record<TagPlatform, RegExp>

const noTags = { broad: [], niche: [], audience: [] }

/** What is told names a field only where its own words name it twice. */
const narrativeKinds: ReadonlySet<PromptKind> = new Set<PromptKind>(['story', 'skit', 'pasted'])

/** Whether a prompt is meant for the people of its field: no vacancy, no giveaway, nothing for sale second hand. */
export function isAboutNiche({ kind, niche, language, line, spans }: ParsedPrompt): boolean {
  if (niche === null || language !== 'en' || kind === 'hard-time') return false
  if (/\b(?:hiring|vacancy|giveaway|win an?|selling (?:my|our)|for sale|looking for (?:a|someone))\b/i.test(line))
    return false
  const { nicheNouns, otherNouns } = findTextNouns(line, niche)
  const isNamedInSubject = findTextNouns(spans.subject ?? '', niche).nicheNouns.length > 0
  return !narrativeKinds.has(kind) || isNamedInSubject || nicheNouns.length + otherNouns.length > 1
}

/** Words that a prompt says no to: their tags would say yes. */
function findNegatedWords(line: string): string[] {
  const matches = line
    .toLowerCase()
    .matchAll(/(?<!\p{L})(?:(?:no|not|without|hates?)[ -](\p{L}{3,})|(\p{L}{3,})[ -]free(?!\p{L}))/gu)
  return [...matches].flatMap(([, wordAfter, wordBefore]) => wordAfter ?? wordBefore ?? [])
}

/** The tags of a prompt's field, those of the platform's own crowd among them; none in other languages and on a hard day. */
export function getNicheTags(reading: ParsedPrompt, platform: TagPlatform | null, random: Random): Niche['hashtags'] {
  const { niche, line } = reading
  if (niche === null || !isAboutNiche(reading)) return noTags
  const negatedWords = findNegatedWords(line)
  const otherPlatformPatterns = Object.entries(platformTagPatterns).flatMap(([name, pattern]) =>
    name === platform ? [] : [pattern],
  )
  const filterTags = (tags: readonly string[]) =>
    tags.filter(
      (tag) =>
        !otherPlatformPatterns.some((pattern) => pattern.test(tag)) && !negatedWords.some((word) => tag.includes(word)),
    )
  const { broad, niche: nicheTags, audience } = niche.hashtags
  const [firstTag, ...otherTags] = filterTags(nicheTags)
  return {
    broad: filterTags(broad),
    niche: [...(firstTag ? [firstTag] : []), ...random.shuffle(otherTags)],
    audience: filterTags(audience),
  }
}
