import { hasBlank } from '@/lib/core/strings/blanks'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { LineForm, Placement } from '@/lib/writer/frames/frame'
import type { LinePicker } from '@/lib/writer/frames/line-picker'
import { addClosingMark, getOwnSentences } from './steps'

type OpeningOptions = {
  places: readonly Placement[]
  /** What the later parts say, so that the opening leaves it to them. */
  laterTexts: readonly string[]
  form?: LineForm | undefined
  fits?: (text: string) => boolean
}

/** First parts, best first: the visitor's own words as they are, then lines that say whom it is for, then the others; a topic alone comes last. */
export function buildOpenings(
  reading: ParsedPrompt,
  lines: LinePicker,
  { places, laterTexts, form, fits = () => true }: OpeningOptions,
): string[] {
  const { kind, sure, sentences, details } = reading
  const [first = ''] = getOwnSentences(reading)
  const isOpen = (text: string) => !hasBlank(text) && fits(text) && !laterTexts.some((said) => containsText(text, said))
  const own = [sentences.length > 1 ? first : buildPlainLine(reading)].filter(isOpen)
  const found = places.flatMap((place) => lines.all(place, isOpen))
  const chosen = [...found.filter((line) => line.form === form), ...found.filter((line) => line.form !== form)]
  const texts = chosen.map(({ text }) => text)
  const { audience } = details
  const addressed = audience === undefined ? [] : texts.filter((text) => containsText(text, audience))
  const framed = [...addressed, ...texts]
  return [...new Set(form === undefined && (kind !== 'subject' || !sure) ? [...own, ...framed] : [...framed, ...own])]
}

/** The prompt as a sentence; what is acted out says so. */
export function buildPlainLine({ kind, sure, shape, language, line, inner, mark }: ParsedPrompt): string {
  if (kind === 'skit' && sure && shape !== 'clause' && language === 'en') return addClosingMark(`POV: ${inner}${mark}`)
  return addClosingMark(`${line}${mark || (kind === 'question' ? '?' : '')}`)
}

function containsText(text: string, said: string): boolean {
  const words = said.toLowerCase().replace(/[.!?…]$/, '')
  return words !== '' && text.toLowerCase().includes(words)
}
