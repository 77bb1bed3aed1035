import type { Plan } from './plans'

/** What each entry of a list may be, so that no two blanks ask for the same. */
const entries = [
  ['The first', '[the one you’d name before all others, and why]'],
  ['The next', '[one that people don’t expect, and why it’s here]'],
  ['Then this', '[one that you came to late, one sentence]'],
  ['The one people argue about', '[one that not everybody would put here]'],
  ['The one with a story', '[one with a story: where, when, what happened]'],
  ['The shortest', '[one that needs five words and no more]'],
  ['And this', '[one for those who know the others already]'],
  ['The last', '[the one to end on, and why it was worth the wait]'],
] as const

const usual = 4

const rest = { head: 'And the rest', says: ['[the others on your list, one line each]'] }

/** A list of as many entries as the visitor names, on at most so many parts. */
export function listPlan(named: number, most: number): Plan {
  const count = named >= 2 ? named : usual
  const parts = entries.map(([head, says]) => ({ head, says: [says] }))
  const room = Math.min(most, parts.length)
  const [first, ...others] =
    count > room ? [...parts.slice(0, room - 1), rest] : [...parts.slice(0, count - 1), ...parts.slice(-1)]
  const further = others.map((part) => ({ ...part, loose: true as const }))
  return { parts: first ? [{ ...first, own: true }, ...further] : [], end: { ask: 'What’s missing?' } }
}
