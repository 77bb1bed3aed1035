import { hasBlank } from '@/lib/fit/blanks'
import type { Form, Place } from '@/lib/writer/frames/frame'
import type { Lines } from '@/lib/writer/frames/lines'
import type { Reading } from '@/lib/writer/reading/reading'
import { ended } from './steps'

type Wanted = {
  places: readonly Place[]
  /** What the later parts say, so that the opening leaves it to them. */
  later: readonly string[]
  form?: Form | undefined
  fits?: (text: string) => boolean
}

/** First parts, best first: the visitor's first sentence where others follow it, then lines that say whom it is for, then the rest. */
export function openingsOf(
  reading: Reading,
  lines: Lines,
  { places, later, form, fits = () => true }: Wanted,
): string[] {
  const { sentences, details } = reading
  const isOpen = (text: string) =>
    !hasBlank(text) && fits(text) && !later.some((said) => includes(text, said))
  const whole = sentences.length > 1 ? [ended(sentences[0] ?? '')].filter(isOpen) : []
  const found = places.flatMap((place) => lines.all(place, isOpen))
  const chosen = [
    ...found.filter((line) => line.form === form),
    ...found.filter((line) => line.form !== form),
  ]
  const texts = chosen.map(({ text }) => text)
  const addressed =
    details.audience === undefined ? [] : texts.filter((text) => includes(text, details.audience ?? ''))
  return [
    ...new Set(form === undefined ? [...whole, ...addressed, ...texts] : [...addressed, ...texts, ...whole]),
  ]
}

function includes(text: string, said: string): boolean {
  const words = said.toLowerCase().replace(/[.!?…]$/, '')
  return words !== '' && text.toLowerCase().includes(words)
}
