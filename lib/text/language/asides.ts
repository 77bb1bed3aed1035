import { withoutAccents } from '@/lib/core/stop-words'
import { cues } from './foreign-cues'
import { wordsOf } from './words-of'

type Asides = Record<'times' | 'told', ReadonlySet<string>>

const known = new Map<string, Asides>()

/** Words that are never what a line is about: those of time as the calendar of the language has them, and those that tell the line's kind. */
export function asidesOf(language: string): Asides {
  const found = known.get(language)
  if (found) return found
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', timeZone: 'UTC' })
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const days = Array.from({ length: 84 }, (_, at) => day.format(new Date(Date.UTC(2026, at % 12, at + 1))))
  const units = (['hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((count) => ago.format(count, unit)),
  )
  const told = Object.values(cues[language] ?? {}).map((words) => words.replaceAll(/[*|$]/g, ' '))
  const wordSet = (text: string) =>
    new Set(wordsOf(text.toLowerCase()).flatMap(({ text: word }) => [word, withoutAccents(word)]))
  const all = { times: wordSet([...days, ...units].join(' ')), told: wordSet(told.join(' ')) }
  known.set(language, all)
  return all
}
