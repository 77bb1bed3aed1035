import { fitHashtags } from '@/lib/fit/hashtags'
import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { foreignWords } from './foreign-words'
import { ownNouns } from './own-nouns'

/** Tags that belong to one platform's own crowd. */
const ofPlatform = /tok$|tiktok|insta|gram$|youtube|twitter/

/**
 * Hashtags for a post, best first: those that the visitor typed, the keyword, the nouns of the prompt, its place, its field. None is a
 * guess, so there may be fewer than `max`, or none. On a hard day the visitor's own alone.
 */
export function topicTags(reading: Reading, max: number, random: Random, keyword = ''): string[] {
  const { kind, hashtags, niche, language } = reading
  if (kind === 'hard-time') return fitHashtags(hashtags, { max })
  const own = tagBodies(ownWords(reading))
  const field = language === 'en' && niche ? niche.hashtags : { broad: [], niche: [], audience: [] }
  const shared = [...field.broad.slice(0, 1), ...random.shuffle(field.niche).slice(0, 2)].filter(
    (tag) => !ofPlatform.test(tag),
  )
  return fitHashtags([...hashtags, ...tagBodies([keyword]), ...own.slice(0, 3), ...shared, ...own.slice(3)], {
    max,
  })
}

/** What the prompt names, in the visitor's own words, best first: its subject's nouns, the others, its place. */
export function ownWords({ language, line, spans }: Reading): string[] {
  if (language !== 'en') return foreignWords(line, language)
  const nouns = [...ownNouns(spans.subject ?? ''), ...ownNouns(line)]
  return [...new Set([...nouns.slice(0, 2), ...(spans.place ? [spans.place.toLowerCase()] : []), ...nouns])]
}

/** Words run together as a tag holds them: "C++ tips" is "cpptips"; Arabic and Hebrew words keep an underscore between them. */
export function tagBodies(phrases: readonly string[]): string[] {
  return phrases.map((phrase) =>
    phrase
      .toLowerCase()
      .replace(/c\+\+/g, 'cpp')
      .replace(/c#/g, 'csharp')
      .replace(/['’]/g, '')
      .replace(/(?<=[\p{Script=Arabic}\p{Script=Hebrew}])\s+/gu, '_')
      .replace(/[^\p{L}\p{M}\p{N}_]+/gu, ''),
  )
}
