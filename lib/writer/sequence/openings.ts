import { hasBlank } from '@/lib/core/strings/blanks'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { LineForm, Placement } from '@/lib/writer/frames/frame'
import type { LinePicker } from '@/lib/writer/frames/line-picker'
import { addClosingMark, getVisitorSentences } from './steps'

type OpeningOptions = {
  placements: readonly Placement[]
  /** What the later parts say, so that the opening leaves it to them. */
  laterTexts: readonly string[]
  form?: LineForm | undefined
  fits?: (text: string) => boolean
}

/** First parts, best first: the visitor's own words as they are, then lines that say whom it is for, then the others; a topic alone comes last. */
export function buildOpenings(
  reading: ParsedPrompt,
  linePicker: LinePicker,
  { placements, laterTexts, form, fits = () => true }: OpeningOptions,
): string[] {
  const { kind, sure, sentences, details } = reading
  const [firstSentence = ''] = getVisitorSentences(reading)
  const isUsable = (text: string) =>
    !hasBlank(text) && fits(text) && !laterTexts.some((laterText) => containsText(text, laterText))
  const verbatimOpenings = [sentences.length > 1 ? firstSentence : buildPlainLine(reading)].filter(isUsable)
  const framedLines = placements.flatMap((placement) => linePicker.takeAll(placement, isUsable))
  const sortedLines = [
    ...framedLines.filter((line) => line.form === form),
    ...framedLines.filter((line) => line.form !== form),
  ]
  const texts = sortedLines.map(({ text }) => text)
  const { audience } = details
  const audienceTexts = audience === undefined ? [] : texts.filter((text) => containsText(text, audience))
  const framedTexts = [...audienceTexts, ...texts]
  return [
    ...new Set(
      form === undefined && (kind !== 'subject' || !sure)
        ? [...verbatimOpenings, ...framedTexts]
        : [...framedTexts, ...verbatimOpenings],
    ),
  ]
}

/** The prompt as a sentence; what is acted out says so. */
export function buildPlainLine({ kind, sure, shape, language, line, midSentenceLine, mark }: ParsedPrompt): string {
  if (kind === 'skit' && sure && shape !== 'clause' && language === 'en')
    return addClosingMark(`POV: ${midSentenceLine}${mark}`)
  return addClosingMark(`${line}${mark || (kind === 'question' ? '?' : '')}`)
}

function containsText(text: string, searchText: string): boolean {
  const plainSearchText = searchText.toLowerCase().replace(/[.!?…]$/, '')
  return plainSearchText !== '' && text.toLowerCase().includes(plainSearchText)
}
