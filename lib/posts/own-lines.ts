import type { Line } from '@/lib/writer/frames/lines'
import type { Reading } from '@/lib/writer/reading/reading'

/** Fewer words than this say little by themselves. */
const MIN_WORDS = 4

/** The visitor's own words as openings: the whole, how it began, how it ended. What is left where no frame holds them. */
export function ownLines({ line, mark, sentences }: Reading): Line[] {
  const [first = '', second = ''] = sentences
  const last = sentences.at(-1) ?? ''
  const parts: Line[] = [
    { text: first, form: 'statement' },
    { text: `${first}. ${second}`, form: 'statement' },
    { text: last, form: 'scene' },
  ]
  const told = sentences.length > 1 ? parts.filter(({ text }) => text.split(/\s+/).length >= MIN_WORDS) : []
  const whole: Line = { text: line + mark, form: 'statement' }
  return [whole, ...told].map(({ text, form }) => ({ text: /[.!?…]$/.test(text) ? text : `${text}.`, form }))
}

/** Fewer lines than this want company. */
const FEW = 3

/** Framed lines, and the visitor's own where those are few. */
export function orOwn(framed: readonly Line[], own: readonly Line[]): readonly Line[] {
  return framed.length < FEW ? [...framed, ...own] : framed
}
