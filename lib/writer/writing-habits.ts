import { emojiSequencePattern } from '@/lib/core/strings/emoji-sequence'
import { setCase } from './line'

const MIN_LETTERS = 20
const MIN_LINES = 2

export type WritingHabits = { usesLowerCase: boolean; avoidsExclamationMarks: boolean; omitsFullStops: boolean }

/** Finds the habits in the visitor's pasted texts: no capitals, no exclamation marks, lines without a full stop. */
export function findWritingHabits(samples: readonly string[]): WritingHabits {
  const text = samples.join('\n')
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return emptyHabits
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line))
  const linesWithoutFullStop = lines.filter((line) => /[\p{L}\p{N}\p{M}]\s*$/u.test(removeHashtagsAndEmoji(line)))
  return {
    usesLowerCase: /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text),
    avoidsExclamationMarks: lines.length >= MIN_LINES && !/[!！]/.test(text),
    omitsFullStops: lines.length >= MIN_LINES && linesWithoutFullStop.length === lines.length,
  }
}

const emptyHabits: WritingHabits = { usesLowerCase: false, avoidsExclamationMarks: false, omitsFullStops: false }

function removeHashtagsAndEmoji(line: string): string {
  return line.replace(/#\S+/g, '').replace(emojiSequencePattern, '').trimEnd()
}

export function applyWritingHabits(
  text: string,
  { usesLowerCase, avoidsExclamationMarks, omitsFullStops }: WritingHabits,
): string {
  const textWithoutExclamations = avoidsExclamationMarks
    ? text.replace(/(\?)!+|!+/g, (_, questionMark) => questionMark ?? '.')
    : text
  const textWithoutFullStops = omitsFullStops
    ? textWithoutExclamations.replace(/(?<![.\s])\.(?=\s*(?:\n|$))/g, '')
    : textWithoutExclamations
  return usesLowerCase ? setCase(textWithoutFullStops, { isLowercase: true }) : textWithoutFullStops
}
