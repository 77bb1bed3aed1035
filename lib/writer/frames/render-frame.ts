import { removeAccents } from '@/lib/core/stop-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { Frame } from './frame'

const slotPattern = /\{(\w+)\}/g

/** Slots whose words end as the visitor ended them. */
const slotsWithMark = new Set(['line', 'sentence', 'clause', 'phrase', 'last'])

/** The words of a reading by slot. */
export function getSlots(reading: ParsedPrompt): Readonly<Record<string, string | undefined>> {
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
export function renderFrame(frame: Frame, reading: ParsedPrompt): string | null {
  const label = /^([^{}[\]:：]+)[:：]/.exec(frame)?.[1]?.trim()
  if (label && toPlainText(reading.line).includes(toPlainText(label))) return null
  const slots = removeSharedTail(getSlots(reading), frame)
  const placedWords = new Map<string, string>()
  let complete = true
  const text = frame.replace(slotPattern, (_, name: string, at: number) => {
    const words = slots[name]
    complete &&= words !== undefined && words !== ''
    if (!words) return ''
    placedWords.set(name, words.toLowerCase())
    const after = frame.slice(at + name.length + 2)
    const before = frame.slice(0, at)
    const told = name === 'line' && reading.language !== 'en' && /:\s$/.test(before) ? reading.inner : words
    const placed = isSentenceStart(before) ? upperFirst(told) : told
    return slotsWithMark.has(name) && /^(?:[.。।”“»」]|\s»|\n|$)/.test(after) ? addMark(placed, reading) : placed
  })
  return complete && !hasRepeatedSlot(placedWords)
    ? text.replace(/([?!…？！])[.。।]/g, '$1').replace(/([.?!]”)[.।]/g, '$1')
    : null
}

/** Where a frame names both sides of a comparison, the tail that belongs to both stands with the second: "A or B for beginners". */
function removeSharedTail<Slots extends Readonly<Record<string, string | undefined>>>(
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
function hasRepeatedSlot(placed: ReadonlyMap<string, string>): boolean {
  return [...placed].some(([name, words]) =>
    [...placed].some(
      ([other, more]) =>
        other !== name && `${name}${other}` !== 'ab' && `${name}${other}` !== 'ba' && more.includes(words),
    ),
  )
}

/** The words with the visitor's own closing mark, as their language sets it. */
function addMark(words: string, { mark, language }: ParsedPrompt): string {
  if (mark === '') return words
  if (language === 'ja' || language === 'zh') return words + (mark === '?' ? '？' : '！')
  const opened = language === 'es' && !/[.!?¿¡]/.test(words)
  return `${opened ? (mark === '?' ? '¿' : '¡') : ''}${words}${mark}`
}

function toPlainText(text: string): string {
  return removeAccents(text.toLowerCase())
}

function isSentenceStart(before: string): boolean {
  return /(?:^|[.!?…।][”“]?\s+|\s»\s+|[。！？]|\n)(?:[“(„¿¡「]|«\s)?$/.test(before)
}
