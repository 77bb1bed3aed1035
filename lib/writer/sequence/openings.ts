import { hasBlank } from '@/lib/core/strings/blanks'
import type { Reading } from '@/lib/tool/reading'
import type { Form, Place } from '@/lib/writer/frames/frame'
import type { Lines } from '@/lib/writer/frames/lines'
import { ended, ownSentences } from './steps'

type Wanted = {
  places: readonly Place[]
  /** What the later parts say, so that the opening leaves it to them. */
  later: readonly string[]
  form?: Form | undefined
  fits?: (text: string) => boolean
}

/** First parts, best first: the visitor's own words as they are, then lines that say whom it is for, then the others; a topic alone comes last. */
export function openingsOf(
  reading: Reading,
  lines: Lines,
  { places, later, form, fits = () => true }: Wanted,
): string[] {
  const { kind, sure, sentences, details } = reading
  const [first = ''] = ownSentences(reading)
  const isOpen = (text: string) =>
    !hasBlank(text) && fits(text) && !later.some((said) => includes(text, said))
  const own = [sentences.length > 1 ? first : plainLine(reading)].filter(isOpen)
  const found = places.flatMap((place) => lines.all(place, isOpen))
  const chosen = [
    ...found.filter((line) => line.form === form),
    ...found.filter((line) => line.form !== form),
  ]
  const texts = chosen.map(({ text }) => text)
  const { audience } = details
  const addressed = audience === undefined ? [] : texts.filter((text) => includes(text, audience))
  const framed = [...addressed, ...texts]
  return [
    ...new Set(
      form === undefined && (kind !== 'subject' || !sure) ? [...own, ...framed] : [...framed, ...own],
    ),
  ]
}

/** The prompt as a sentence; what is acted out says so. */
export function plainLine({ kind, sure, shape, language, line, inner, mark }: Reading): string {
  if (kind === 'skit' && sure && shape !== 'clause' && language === 'en') return ended(`POV: ${inner}${mark}`)
  return ended(`${line}${mark || (kind === 'question' ? '?' : '')}`)
}

function includes(text: string, said: string): boolean {
  const words = said.toLowerCase().replace(/[.!?…]$/, '')
  return words !== '' && text.toLowerCase().includes(words)
}
