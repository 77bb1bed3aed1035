import { hasBlank } from '@/lib/core/strings/blanks'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { isWithinWordRange } from '@/lib/core/strings/word-range'
import type { Kind, Reading } from '@/lib/tool/reading'
import type { Lines } from '@/lib/writer/frames/lines'
import { MAX_OVERLAY_WORDS } from './fit'

/** Kinds in which a question holds on the picture by itself. */
const questionKinds: ReadonlySet<Kind> = new Set(['comparison', 'opinion', 'list', 'question'])

/** Words for the pictures, best first: what the visitor has said in four words or fewer. None in a hard time. */
export function suggestOverlays(reading: Reading, lines: Lines): string[] {
  const { kind, sure, line, spans, details } = reading
  if (kind === 'hard-time') return []
  const figure =
    /(?<!\d)\d{1,3}\s?% off/i.exec(line)?.[0] ??
    (/\p{Sc}/u.test(spans.number ?? '') ? spans.number : undefined)
  const time = spans.time?.replace(/^(?:on|at|in)\s/i, '')
  const named = sure
    ? [figure, spans.place, time && /\p{L}/u.test(time) && /[\s\d]/.test(time) ? time : undefined]
    : []
  const told = [details.turn, details.outcome, ...named].filter((words) => words !== undefined)
  const adds = (text: string) => !hasBlank(text) && !line.toLowerCase().includes(text.toLowerCase())
  const framed = sure && questionKinds.has(kind) ? lines.all('screen', adds).map(({ text }) => text) : []
  const fitting = [...told.map(upperFirst), ...framed].filter((text) =>
    isWithinWordRange(text, 1, MAX_OVERLAY_WORDS),
  )
  // No two pictures of a run may begin with the same word.
  return uniqueBy(fitting, (text) => text.split(/[\s,:]/)[0]?.toLowerCase() ?? '')
}
