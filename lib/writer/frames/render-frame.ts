import { removeAccents } from '@/lib/core/stop-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { Frame } from './frame'

const slotPattern = /\{(\w+)\}/g

/** Slots whose words end as the visitor ended them. */
const slotsKeepingMark = new Set(['line', 'sentence', 'clause', 'phrase', 'last'])

/** The words of a reading by slot. */
export function getTextBySlot(reading: ParsedPrompt): Readonly<Record<string, string | undefined>> {
  const { line, midSentenceLine, shape, sentences, spans, details } = reading
  const [first, second, third] = sentences
  return {
    ...spans,
    ...details,
    audience: spans.audience ?? details.audience,
    line,
    sentence: shape === 'sentence' ? line : undefined,
    clause: shape === 'clause' ? midSentenceLine : undefined,
    phrase: shape === 'phrase' && !/[.!?…] /.test(midSentenceLine) ? midSentenceLine : undefined,
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
  const slots = removeSharedTail(getTextBySlot(reading), frame)
  const textBySlot = new Map<string, string>()
  let isComplete = true
  const text = frame.replace(slotPattern, (_, slotName: string, offset: number) => {
    const slotText = slots[slotName]
    isComplete &&= slotText !== undefined && slotText !== ''
    if (!slotText) return ''
    textBySlot.set(slotName, slotText.toLowerCase())
    const textAfter = frame.slice(offset + slotName.length + 2)
    const textBefore = frame.slice(0, offset)
    const insertedText =
      slotName === 'line' && reading.language !== 'en' && /:\s$/.test(textBefore) ? reading.midSentenceLine : slotText
    const casedText = isSentenceStart(textBefore) ? upperFirst(insertedText) : insertedText
    return slotsKeepingMark.has(slotName) && /^(?:[.。।”“»」]|\s»|\n|$)/.test(textAfter)
      ? addMark(casedText, reading)
      : casedText
  })
  return isComplete && !hasRepeatedSlot(textBySlot)
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
  const [leftWords, rightWords] = [a.split(' '), b.split(' ')]
  let sharedWordCount = 0
  while (
    sharedWordCount < leftWords.length - 1 &&
    leftWords.at(-1 - sharedWordCount) === rightWords.at(-1 - sharedWordCount)
  )
    sharedWordCount += 1
  return sharedWordCount === 0 ? slots : { ...slots, a: leftWords.slice(0, -sharedWordCount).join(' ') }
}

/** Whether a slot says what another says already; the sides of a comparison may share words. */
function hasRepeatedSlot(textBySlot: ReadonlyMap<string, string>): boolean {
  return [...textBySlot].some(([name, text]) =>
    [...textBySlot].some(
      ([otherName, otherText]) =>
        otherName !== name &&
        `${name}${otherName}` !== 'ab' &&
        `${name}${otherName}` !== 'ba' &&
        otherText.includes(text),
    ),
  )
}

/** The words with the visitor's own closing mark, as their language sets it. */
function addMark(text: string, { mark, language }: ParsedPrompt): string {
  if (mark === '') return text
  if (language === 'ja' || language === 'zh') return text + (mark === '?' ? '？' : '！')
  const needsOpeningMark = language === 'es' && !/[.!?¿¡]/.test(text)
  return `${needsOpeningMark ? (mark === '?' ? '¿' : '¡') : ''}${text}${mark}`
}

function toPlainText(text: string): string {
  return removeAccents(text.toLowerCase())
}

function isSentenceStart(textBefore: string): boolean {
  return /(?:^|[.!?…।][”“]?\s+|\s»\s+|[。！？]|\n)(?:[“(„¿¡「]|«\s)?$/.test(textBefore)
}
