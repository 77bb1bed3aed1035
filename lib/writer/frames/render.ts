import { withoutAccents } from '@/lib/core/stop-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { Reading } from '@/lib/tool/reading'
import type { Frame } from './frame'

const slot = /\{(\w+)\}/g

/** Slots whose words end as the visitor ended them. */
const whole = new Set(['line', 'sentence', 'clause', 'phrase', 'last'])

/** The words of a reading by slot. */
export function slotsOf(reading: Reading): Readonly<Record<string, string | undefined>> {
  const { line, inner, shape, sentences, spans, details } = reading
  const [first, second, third] = sentences
  return {
    ...spans,
    ...details,
    audience: spans.audience ?? details.audience,
    line,
    sentence: shape === 'sentence' ? line : undefined,
    clause: shape === 'clause' ? inner : undefined,
    phrase: shape === 'phrase' && !/[.!?…] /.test(inner) ? inner : undefined,
    ...(sentences.length > 1 && { first, second, third, last: sentences.at(-1) }),
  }
}

/**
 * A frame with the visitor's words in it: sentences begin in upper case, marks are not doubled. Null where a slot has no words or only such
 * as another slot of the frame has already, and where the line has the frame's own label ("POV: pov: the last customer").
 */
export function render(frame: Frame, reading: Reading): string | null {
  const label = /^([^{}[\]:：]+)[:：]/.exec(frame)?.[1]?.trim()
  if (label && plain(reading.line).includes(plain(label))) return null
  const slots = withoutSharedTail(slotsOf(reading), frame)
  const placedWords = new Map<string, string>()
  let complete = true
  const text = frame.replace(slot, (_, name: string, at: number) => {
    const words = slots[name]
    complete &&= words !== undefined && words !== ''
    if (!words) return ''
    placedWords.set(name, words.toLowerCase())
    const after = frame.slice(at + name.length + 2)
    const before = frame.slice(0, at)
    const told = name === 'line' && reading.language !== 'en' && /:\s$/.test(before) ? reading.inner : words
    const placed = beginsSentence(before) ? upperFirst(told) : told
    return whole.has(name) && /^(?:[.。।”“»」]|\s»|\n|$)/.test(after) ? marked(placed, reading) : placed
  })
  return complete && !repeats(placedWords)
    ? text.replace(/([?!…？！])[.。।]/g, '$1').replace(/([.?!]”)[.।]/g, '$1')
    : null
}

/** Where a frame names both sides of a comparison, the tail that belongs to both stands with the second: "A or B for beginners". */
function withoutSharedTail<Slots extends Readonly<Record<string, string | undefined>>>(
  slots: Slots,
  frame: Frame,
): Slots {
  const { a, b } = slots
  if (!a || !b || !frame.includes('{a}') || !frame.includes('{b}')) return slots
  const [left, right] = [a.split(' '), b.split(' ')]
  let shared = 0
  while (shared < left.length - 1 && left.at(-1 - shared) === right.at(-1 - shared)) shared += 1
  return shared === 0 ? slots : { ...slots, a: left.slice(0, -shared).join(' ') }
}

/** Whether a slot says what another says already; the sides of a comparison may share words. */
function repeats(placed: ReadonlyMap<string, string>): boolean {
  return [...placed].some(([name, words]) =>
    [...placed].some(
      ([other, more]) =>
        other !== name && `${name}${other}` !== 'ab' && `${name}${other}` !== 'ba' && more.includes(words),
    ),
  )
}

/** The words with the visitor's own closing mark, as their language sets it. */
function marked(words: string, { mark, language }: Reading): string {
  if (mark === '') return words
  if (language === 'ja' || language === 'zh') return words + (mark === '?' ? '？' : '！')
  const opened = language === 'es' && !/[.!?¿¡]/.test(words)
  return `${opened ? (mark === '?' ? '¿' : '¡') : ''}${words}${mark}`
}

function plain(text: string): string {
  return withoutAccents(text.toLowerCase())
}

function beginsSentence(before: string): boolean {
  return /(?:^|[.!?…।][”“]?\s+|\s»\s+|[。！？]|\n)(?:[“(„¿¡「]|«\s)?$/.test(before)
}
