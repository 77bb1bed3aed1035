import { hasBlank } from '@/lib/core/strings/blanks'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { LinePicker } from '@/lib/writer/frames/line-picker'
import { MAX_OVERLAY_WORDS } from './fit'

/** Kinds in which a question holds on the picture by itself. */
const questionKinds: ReadonlySet<PromptKind> = new Set(['comparison', 'opinion', 'list', 'question'])

/** Words for the pictures, best first: what the visitor has said in four words or fewer. None in a hard time. */
export function suggestOverlays(reading: ParsedPrompt, linePicker: LinePicker): string[] {
  const { kind, sure, line, spans, details } = reading
  if (kind === 'hard-time') return []
  const figure =
    /(?<!\d)\d{1,3}\s?% off/i.exec(line)?.[0] ?? (/\p{Sc}/u.test(spans.number ?? '') ? spans.number : undefined)
  const time = spans.time?.replace(/^(?:on|at|in)\s/i, '')
  const namedTexts = sure
    ? [figure, spans.place, time && /\p{L}/u.test(time) && /[\s\d]/.test(time) ? time : undefined]
    : []
  const visitorTexts = [details.turn, details.outcome, ...namedTexts].filter((text) => text !== undefined)
  const addsToTitle = (text: string) => !hasBlank(text) && !line.toLowerCase().includes(text.toLowerCase())
  const screenTexts =
    sure && questionKinds.has(kind) ? linePicker.takeAll('screen', addsToTitle).map(({ text }) => text) : []
  const shortTexts = [...visitorTexts.map(upperFirst), ...screenTexts].filter((text) =>
    isWithinWordRange(text, 1, MAX_OVERLAY_WORDS),
  )
  // No two pictures of a run may begin with the same word.
  return uniqueBy(shortTexts, (text) => text.split(/[\s,:]/)[0]?.toLowerCase() ?? '')
}
