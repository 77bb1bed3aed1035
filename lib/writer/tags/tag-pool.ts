import type { Random } from '@/lib/core/random'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import type { Reading } from '@/lib/tool/reading'
import { formTags } from './form-tags'
import { lastResort } from './last-resort'
import { nicheTags, type TagPlatform } from './niche-tags'
import { ownWords } from './own-words'
import { quietWords } from './quiet-words'
import { tagBodies } from './tag-bodies'

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

type Asked = { platform: TagPlatform; region: string; avoid: string; audience?: string; problem?: string }

/** Everything that can be said for sure in tags. On a hard day that is the visitor's own word for it, and nothing else. */
export function tagPool(reading: Reading, asked: Asked, random: Random): TagPool {
  const hard = reading.kind === 'hard-time'
  const { known, others } = hard ? { known: quietWords(reading), others: [] } : ownWords(reading)
  const field = nicheTags(reading, asked.platform, random)
  const people = (asked.audience ?? reading.spans.audience ?? '').toLowerCase()
  const typed = [...reading.hashtags, ...tagBodies([asked.region, asked.problem ?? ''])]
  const fresh = once(asked.avoid)
  const own = fresh([...typed, ...tagBodies(known)])
  const rest = fresh(tagBodies(others.filter((words) => words !== people)))
  const audience = fresh([...(hard ? [] : peopleTags(people, field.broad[0])), ...field.audience])
  const pool = {
    broad: fresh(field.broad),
    niche: fresh(field.niche),
    audience,
    form: fresh(formTags(reading, asked.platform)),
  }
  const found = own.length + rest.length > 0
  return { own, others: found ? rest : fresh(tagBodies(lastResort(reading))), ...pool }
}

/** "Beginners" are everywhere; #yogaforbeginners is a place. */
function peopleTags(people: string, field: string | undefined): string[] {
  if (!/^(?:beginners?|newbies|starters|everyone|anyone|people)$/.test(people)) return tagBodies([people])
  return field && people.startsWith('beginner') ? [`${field}forbeginners`] : []
}

/** Lists in turn, each without what an earlier one holds in singular or plural. */
function once(avoid: string): (bodies: readonly string[]) => string[] {
  const seen = new Set<string>()
  return (bodies) =>
    fitHashtags(bodies, { max: 20, drop: avoid.split(',') }).filter((tag) => {
      const key = tag.toLowerCase().replace(/(?<=...)s$/, '')
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
}
