import { emojiSequencePattern } from '@/lib/core/strings/emoji-sequence'

/** Fewer letters than this say nothing about how somebody writes. */
const MIN_LETTERS = 20
/** Fewer lines than this say nothing about how somebody ends them. */
const MIN_LINES = 2

/** What of somebody's way of writing rules can follow. */
export type WritingHabits = { usesLowerCase: boolean; avoidsExclamationMarks: boolean; omitsFullStops: boolean }

/** The habits of a visitor's own pasted texts: no capitals, no exclamation marks, lines without a full stop. */
export function findWritingHabits(samples: readonly string[]): WritingHabits {
  const text = samples.join('\n')
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return noHabits
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line))
  const linesWithoutFullStop = lines.filter((line) => /[\p{L}\p{N}\p{M}]\s*$/u.test(removeHashtagsAndEmoji(line)))
  return {
    usesLowerCase: /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text),
    avoidsExclamationMarks: lines.length >= MIN_LINES && !/[!！]/.test(text),
    omitsFullStops: lines.length >= MIN_LINES && linesWithoutFullStop.length === lines.length,
  }
}

const noHabits: WritingHabits = { usesLowerCase: false, avoidsExclamationMarks: false, omitsFullStops: false }

/** Hashtags and emoji are no end of a sentence. */
function removeHashtagsAndEmoji(line: string): string {
  return line.replace(/#\S+/g, '').replace(emojiSequencePattern, '').trimEnd()
}

/**
 * A built-in text in the manner of the visitor's own, as far as rules can follow it. Blanks such as `[your number]` and
 * hashtags are lower case already.
 */
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
  return usesLowerCase ? textWithoutFullStops.toLowerCase() : textWithoutFullStops
}
