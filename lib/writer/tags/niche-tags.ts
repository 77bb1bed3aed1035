import type { Random } from '@/lib/core/random'
import type { Niche } from '@/lib/tool/niche'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { findOwnNouns } from './own-nouns'

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
  const { known, others } = findOwnNouns(line, niche)
  const named = findOwnNouns(spans.subject ?? '', niche).known.length > 0
  return !narrativeKinds.has(kind) || named || known.length + others.length > 1
}

/** Words that a prompt says no to: their tags would say yes. */
function findNegatedWords(line: string): string[] {
  const said = line
    .toLowerCase()
    .matchAll(/(?<!\p{L})(?:(?:no|not|without|hates?)[ -](\p{L}{3,})|(\p{L}{3,})[ -]free(?!\p{L}))/gu)
  return [...said].flatMap(([, after, before]) => after ?? before ?? [])
}

/** The tags of a prompt's field, those of the platform's own crowd among them; none in other languages and on a hard day. */
export function getNicheTags(reading: ParsedPrompt, platform: TagPlatform | null, random: Random): Niche['hashtags'] {
  const { niche, line } = reading
  if (niche === null || !isAboutNiche(reading)) return noTags
  const no = findNegatedWords(line)
  const foreign = Object.entries(platformTagPatterns).flatMap(([name, crowd]) => (name === platform ? [] : [crowd]))
  const here = (tags: readonly string[]) =>
    tags.filter((tag) => !foreign.some((crowd) => crowd.test(tag)) && !no.some((word) => tag.includes(word)))
  const { broad, niche: own, audience } = niche.hashtags
  const [first, ...others] = here(own)
  return {
    broad: here(broad),
    niche: [...(first ? [first] : []), ...random.shuffle(others)],
    audience: here(audience),
  }
}
