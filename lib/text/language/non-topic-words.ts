import { removeAccents } from '@/lib/core/stop-words'
import { kindCues } from './foreign-cues'
import { segmentWords } from './segment-words'

type NonTopicWords = Record<'times' | 'told', ReadonlySet<string>>

const cache = new Map<string, NonTopicWords>()

/** Words that are never what a line is about: those of time as the calendar of the language has them, and those that tell the line's kind. */
export function getNonTopicWords(language: string): NonTopicWords {
  const cached = cache.get(language)
  if (cached) return cached
  const dateFormat = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', timeZone: 'UTC' })
  const relativeFormat = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const dateTexts = Array.from({ length: 84 }, (_, at) => dateFormat.format(new Date(Date.UTC(2026, at % 12, at + 1))))
  const relativeTexts = (['hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((count) => relativeFormat.format(count, unit)),
  )
  const cueTexts = Object.values(kindCues[language] ?? {}).map((words) => words.replaceAll(/[*|$]/g, ' '))
  const wordSet = (text: string) =>
    new Set(segmentWords(text.toLowerCase()).flatMap(({ text: word }) => [word, removeAccents(word)]))
  const result = {
    times: wordSet([...dateTexts, ...relativeTexts].join(' ')),
    told: wordSet(cueTexts.join(' ')),
  }
  cache.set(language, result)
  return result
}
