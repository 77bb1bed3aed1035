import type { Random } from '@/lib/core/random'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { getFallbackTags } from './fallback-tags'
import { getNicheTags, type TagPlatform } from './niche-tags'
import { getPostKindTags } from './post-kind-tags'
import { getSensitiveWords } from './sensitive-words'
import { toTagBodies } from './tag-bodies'
import { getTopicWords } from './topic-words'

/** Hashtags for one prompt, by where they come from, best first; none stands in two lists. */
export type TagPool = {
  /** The visitor's own: typed ones, the nouns and places that name the prompt. */
  promptTags: string[]
  /** Rarer words of the prompt that no field knows. */
  otherTags: string[]
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
export function buildTagPool(reading: ParsedPrompt, options: TagOptions, random: Random): TagPool {
  const isHardTime = reading.kind === 'hard-time'
  const { known, others } = isHardTime ? { known: getSensitiveWords(reading), others: [] } : getTopicWords(reading)
  const nicheTags = getNicheTags(reading, options.platform, random)
  const audienceText = (options.audience ?? reading.spans.audience ?? '').toLowerCase()
  const typedTags = [...reading.hashtags, ...toTagBodies([options.region, options.problem ?? ''])]
  const removeDuplicates = createTagDeduplicator(options.avoid)
  const promptTags = removeDuplicates([...typedTags, ...toTagBodies(known)])
  const otherTags = removeDuplicates(toTagBodies(others.filter((phrase) => phrase !== audienceText)))
  const audienceTags = removeDuplicates([
    ...(isHardTime ? [] : getAudienceTags(audienceText, nicheTags.broad[0])),
    ...nicheTags.audience,
  ])
  const pool = {
    broad: removeDuplicates(nicheTags.broad),
    niche: removeDuplicates(nicheTags.niche),
    audience: audienceTags,
    form: removeDuplicates(getPostKindTags(reading, options.platform)),
  }
  const hasTags = promptTags.length + otherTags.length > 0
  return {
    promptTags,
    otherTags: hasTags ? otherTags : removeDuplicates(toTagBodies(getFallbackTags(reading))),
    ...pool,
  }
}

/** "Beginners" are everywhere; #yogaforbeginners is a place. */
function getAudienceTags(audienceText: string, nicheTag: string | undefined): string[] {
  if (!/^(?:beginners?|newbies|starters|everyone|anyone|people)$/.test(audienceText)) return toTagBodies([audienceText])
  return nicheTag && audienceText.startsWith('beginner') ? [`${nicheTag}forbeginners`] : []
}

/** Lists in turn, each without what an earlier one holds in singular or plural. */
function createTagDeduplicator(avoid: string): (bodies: readonly string[]) => string[] {
  const seenTags = new Set<string>()
  return (bodies) =>
    fitHashtags(bodies, { max: 20, excludedTags: avoid.split(',') }).filter((tag) => {
      const key = tag.toLowerCase().replace(/(?<=...)s$/, '')
      const isNew = !seenTags.has(key)
      seenTags.add(key)
      return isNew
    })
}
