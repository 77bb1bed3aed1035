import { joinWords } from './join-words'
import type { Segment } from './segment'

/** Two lines of 42 characters for seven seconds at most: the usual bounds of a subtitle (BBC and Netflix guides, 2026-11). */
const MAX_CHARACTERS = 84
const MAX_SECONDS = 7
/** A longer silence starts a new line. */
const MIN_PAUSE_SECONDS = 1
const MAX_GAP_SECONDS = 0.05

const sentenceEndPattern = /[.!?…。！？।]["'”’»)\]]*$/

/**
 * TikTok cuts captions every few words and sometimes shows a line again while it grows. This takes out what is said twice at
 * the same time and puts the pieces together, up to a sentence or what fits on a subtitle. Expects cues in order; what else is known about one is that of the first.
 */
export function mergeCues<Cue extends Segment>(cues: readonly Cue[]): Cue[] {
  const merged: Cue[] = []
  for (const cue of removeRepeats(cues)) {
    const last = merged.at(-1)
    const joinedText = last && joinWords(last.text, cue.text)
    if (last && joinedText && canMerge(last, cue, joinedText)) {
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, cue.end), text: joinedText }
    } else {
      merged.push(cue)
    }
  }
  return merged
}

function canMerge(last: Segment, cue: Segment, joinedText: string): boolean {
  return (
    !sentenceEndPattern.test(last.text) &&
    cue.start - last.end < MIN_PAUSE_SECONDS &&
    cue.end - last.start <= MAX_SECONDS &&
    joinedText.length <= MAX_CHARACTERS
  )
}

/** A line that is repeated or grows while it shows stands once. A word said twice in a row, as in “no, no”, stays. */
function removeRepeats<Cue extends Segment>(cues: readonly Cue[]): Cue[] {
  const uniqueCues: Cue[] = []
  for (const cue of cues) {
    const last = uniqueCues.at(-1)
    if (last && isRepeat(last, cue)) {
      const text = cue.text.length > last.text.length ? cue.text : last.text
      uniqueCues[uniqueCues.length - 1] = { ...last, end: Math.max(last.end, cue.end), text }
    } else {
      uniqueCues.push(cue)
    }
  }
  return uniqueCues
}

function isRepeat(last: Segment, cue: Segment): boolean {
  const overlaps = cue.start < last.end - MAX_GAP_SECONDS || cue.start === last.start
  const follows = cue.start <= last.end + MAX_GAP_SECONDS
  if (cue.text === last.text) return overlaps || (follows && last.text.split(' ').length >= 3)
  return follows && last.text.includes(' ') && cue.text.startsWith(`${last.text} `)
}
