import { removeAccents } from '@/lib/core/stop-words'
import { cueWords } from './cue-words'
import { segmentWords } from './segment-words'

type NonTopicWords = Record<'times' | 'cues', ReadonlySet<string>>

const cache = new Map<string, NonTopicWords>()

/** Returns words that are never the topic of a line: the language's calendar words and its cue words. */
export function getNonTopicWords(language: string): NonTopicWords {
  const cachedWords = cache.get(language)
  if (cachedWords) return cachedWords
  const dateFormat = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', timeZone: 'UTC' })
  const relativeFormat = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const dateTexts = Array.from({ length: 84 }, (_, index) =>
    dateFormat.format(new Date(Date.UTC(2026, index % 12, index + 1))),
  )
  const relativeTexts = (['hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((count) => relativeFormat.format(count, unit)),
  )
  const buildWordSet = (text: string) =>
    new Set(segmentWords(text.toLowerCase()).flatMap(({ text: word }) => [word, removeAccents(word)]))
  const result = {
    times: buildWordSet([...dateTexts, ...relativeTexts].join(' ')),
    cues: buildWordSet((cueWords[language] ?? '').replaceAll('|', ' ')),
  }
  cache.set(language, result)
  return result
}
