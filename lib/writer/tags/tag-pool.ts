import type { Random } from '@/lib/core/random'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { getFallbackTags } from './fallback-tags'
import { getFormTags } from './form-tags'
import { getNicheTags, type TagPlatform } from './niche-tags'
import { getSensitiveWords } from './sensitive-words'
import { toTagBodies } from './tag-bodies'
import { getTopicWords } from './topic-words'

/** Hashtags for one prompt, by where they come from, best first; none stands in two lists. */
export type TagPool = {
  /** The visitor's own: typed ones, the nouns and places that name the prompt. */
  own: string[]
  /** Rarer words of the prompt that no field knows. */
  others: string[]
  broad: string[]
  niche: string[]
  audience: string[]
  /** What the video is by its form, such as #howto. */
  form: string[]
}

type TagOptions = {
  platform: TagPlatform
  region: string
  avoid: string
  audience?: string
  problem?: string
}

/** Everything that can be said for sure in tags. On a hard day that is the visitor's own word for it, and nothing else. */
export function buildTagPool(reading: ParsedPrompt, asked: TagOptions, random: Random): TagPool {
  const hard = reading.kind === 'hard-time'
  const { known, others } = hard ? { known: getSensitiveWords(reading), others: [] } : getTopicWords(reading)
  const field = getNicheTags(reading, asked.platform, random)
  const people = (asked.audience ?? reading.spans.audience ?? '').toLowerCase()
  const typed = [...reading.hashtags, ...toTagBodies([asked.region, asked.problem ?? ''])]
  const fresh = createTagDeduplicator(asked.avoid)
  const own = fresh([...typed, ...toTagBodies(known)])
  const rest = fresh(toTagBodies(others.filter((words) => words !== people)))
  const audience = fresh([...(hard ? [] : getPeopleTags(people, field.broad[0])), ...field.audience])
  const pool = {
    broad: fresh(field.broad),
    niche: fresh(field.niche),
    audience,
    form: fresh(getFormTags(reading, asked.platform)),
  }
  const found = own.length + rest.length > 0
  return { own, others: found ? rest : fresh(toTagBodies(getFallbackTags(reading))), ...pool }
}

/** "Beginners" are everywhere; #yogaforbeginners is a place. */
function getPeopleTags(people: string, field: string | undefined): string[] {
  if (!/^(?:beginners?|newbies|starters|everyone|anyone|people)$/.test(people)) return toTagBodies([people])
  return field && people.startsWith('beginner') ? [`${field}forbeginners`] : []
}

/** Lists in turn, each without what an earlier one holds in singular or plural. */
function createTagDeduplicator(avoid: string): (bodies: readonly string[]) => string[] {
  const seen = new Set<string>()
  return (bodies) =>
    fitHashtags(bodies, { max: 20, drop: avoid.split(',') }).filter((tag) => {
      const key = tag.toLowerCase().replace(/(?<=...)s$/, '')
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
}
