import { joinTexts } from './join-texts'
import type { Segment } from './segment'

/** Two lines of 42 characters for seven seconds at most: the usual bounds of a subtitle (BBC and Netflix guides, 2026-11). */
const MAX_CUE_LENGTH = 84
const MAX_CUE_SECONDS = 7
/** A longer silence starts a new line. */
const MIN_PAUSE_SECONDS = 1
const MAX_GAP_SECONDS = 0.05

const sentenceEndPattern = /[.!?…。！？।]["'”’»)\]]*$/

/**
 * TikTok cuts captions every few words and sometimes shows a line again while it grows. This takes out what is said twice at
 * the same time and puts the pieces together, up to a sentence or what fits on a subtitle. Expects cues in order; what else is known about one is that of the first.
 */
export function mergeCues<Cue extends Segment>(cues: readonly Cue[]): Cue[] {
  const mergedCues: Cue[] = []
  for (const cue of removeRepeats(cues)) {
    const lastCue = mergedCues.at(-1)
    const joinedText = lastCue && joinTexts(lastCue.text, cue.text)
    if (lastCue && joinedText && canMerge(lastCue, cue, joinedText)) {
      mergedCues[mergedCues.length - 1] = { ...lastCue, end: Math.max(lastCue.end, cue.end), text: joinedText }
    } else {
      mergedCues.push(cue)
    }
  }
  return mergedCues
}

function canMerge(lastCue: Segment, cue: Segment, joinedText: string): boolean {
  return (
    !sentenceEndPattern.test(lastCue.text) &&
    cue.start - lastCue.end < MIN_PAUSE_SECONDS &&
    cue.end - lastCue.start <= MAX_CUE_SECONDS &&
    joinedText.length <= MAX_CUE_LENGTH
  )
}

/** A line that is repeated or grows while it shows stands once. A word said twice in a row, as in “no, no”, stays. */
function removeRepeats<Cue extends Segment>(cues: readonly Cue[]): Cue[] {
  const uniqueCues: Cue[] = []
  for (const cue of cues) {
    const lastCue = uniqueCues.at(-1)
    if (lastCue && isRepeat(lastCue, cue)) {
      const text = cue.text.length > lastCue.text.length ? cue.text : lastCue.text
      uniqueCues[uniqueCues.length - 1] = { ...lastCue, end: Math.max(lastCue.end, cue.end), text }
    } else {
      uniqueCues.push(cue)
    }
  }
  return uniqueCues
}

function isRepeat(lastCue: Segment, cue: Segment): boolean {
  const isOverlapping = cue.start < lastCue.end - MAX_GAP_SECONDS || cue.start === lastCue.start
  const isAdjacent = cue.start <= lastCue.end + MAX_GAP_SECONDS
  if (cue.text === lastCue.text) return isOverlapping || (isAdjacent && lastCue.text.split(' ').length >= 3)
  return isAdjacent && lastCue.text.includes(' ') && cue.text.startsWith(`${lastCue.text} `)
}
