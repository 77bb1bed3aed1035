import { Parser } from 'htmlparser2'
import { joinTexts } from '@/lib/core/strings/join-texts'
import { type Segment, sentenceEndPattern } from './transcript'
import { cleanLine } from './transcript-files'

/** WebVTT tags and inline timestamps; `I <3 you` does not match. */
export const vttMarkupPattern = /<\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g

/** Returns a cue's text on one line, without tags and with character references resolved once. */
export function parseCueText(payload: string): string {
  return cleanLine(resolveReferences(payload.replace(vttMarkupPattern, '')))
}

/** Resolves HTML's character references, such as `&amp;` or `&#8217;`, once: `&amp;lt;` becomes `&lt;`. */
export const resolveReferences = (text: string): string =>
  text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][\da-zA-Z]{1,31});/g, resolveReference)

function resolveReference(reference: string): string {
  let character = ''
  new Parser({ ontext: (data) => (character += data) }).end(reference)
  return character === '\ufffd' ? '' : character
}

/** Subtitles usually have two lines of 42 characters for up to seven seconds (BBC and Netflix, 2026-11). */
export const MAX_CUE_LENGTH = 84
export const MAX_CUE_SECONDS = 7
/** A silence of at least this length starts a new cue. */
const MIN_PAUSE_SECONDS = 1
const ADJACENCY_TOLERANCE_SECONDS = 0.05

/** TikTok splits captions every few words and repeats a line while it grows. Expects cues sorted by time. */
export function mergeCues<Cue extends Segment>(cues: readonly Cue[]): Cue[] {
  const mergedCues: Cue[] = []
  for (const cue of removeRepeats(cues)) {
    const lastCue = mergedCues.at(-1)
    const text = lastCue ? joinIfShort(lastCue, cue) : null
    if (lastCue && text !== null)
      mergedCues[mergedCues.length - 1] = { ...lastCue, end: Math.max(lastCue.end, cue.end), text }
    else mergedCues.push(cue)
  }
  return mergedCues
}

function joinIfShort(lastCue: Segment, cue: Segment): string | null {
  const text = joinTexts(lastCue.text, cue.text)
  const canMerge =
    !sentenceEndPattern.test(lastCue.text) &&
    cue.start - lastCue.end < MIN_PAUSE_SECONDS &&
    cue.end - lastCue.start <= MAX_CUE_SECONDS &&
    text.length <= MAX_CUE_LENGTH
  return canMerge && text ? text : null
}

const MIN_ROLLING_SHARE = 1 / 3

type Overlap = { lineCount: number; hasGrown: boolean }

/** In rolling captions, as YouTube makes them, cues begin with the last line of the cue before, or let it grow. */
export function areRolling(cues: readonly Segment[]): boolean {
  const lines = cues.map(getPlainLines)
  const rollingCount = cues.filter((cue, index) => {
    const overlap = isAdjacent(cues[index - 1], cue) && findOverlap(lines[index - 1], lines[index])
    return overlap && (overlap.hasGrown || overlap.lineCount < (lines[index]?.length ?? 0))
  }).length
  return rollingCount > 1 && rollingCount >= (cues.length - 1) * MIN_ROLLING_SHARE
}

/** Leaves each line where it first appears. Elsewhere than in rolling captions, “no, no” is spoken twice. */
export function removeRepeats<Cue extends Segment>(cues: readonly Cue[]): Cue[] {
  const isRolling = areRolling(cues)
  const uniqueCues: Cue[] = []
  for (const [index, cue] of cues.entries()) {
    const [lastCue, previousCue] = [uniqueCues.at(-1), cues[index - 1]]
    // The last cue's end includes repeats, but its text lacks the lines above.
    const shownCue = lastCue && previousCue && { ...lastCue, text: previousCue.text }
    const canRepeat = isAdjacent(shownCue, cue) && (isRolling || isCertainRepeat(shownCue, cue))
    const overlap = canRepeat ? findOverlap(getPlainLines(shownCue), getPlainLines(cue)) : null
    if (!overlap || !lastCue) {
      uniqueCues.push(cue)
      continue
    }
    const lines = getLines(cue)
    const newLines = lines.slice(overlap.lineCount)
    const repeatedLines = getLines(lastCue)
    if (overlap.hasGrown) repeatedLines.splice(-1, 1, lines[overlap.lineCount - 1] ?? '')
    const end = newLines.length > 0 && cue.start > lastCue.start ? cue.start : Math.max(lastCue.end, cue.end)
    uniqueCues[uniqueCues.length - 1] = { ...lastCue, text: repeatedLines.join('\n'), end }
    if (newLines.length > 0) uniqueCues.push({ ...cue, text: newLines.join('\n') })
  }
  return uniqueCues
}

const getPlainLine = (line: string) => line.replace(vttMarkupPattern, '').replace(/\s+/g, ' ').trim()
const getLines = ({ text }: Segment) => text.split('\n').filter(getPlainLine)
const getPlainLines = ({ text }: Segment) => text.split('\n').map(getPlainLine).filter(Boolean)

const isAdjacent = (cue: Segment | undefined, nextCue: Segment): cue is Segment =>
  cue !== undefined && nextCue.start <= cue.end + ADJACENCY_TOLERANCE_SECONDS

/** Finds the lines of a cue that repeat the end of the previous cue. The last of them may have grown. */
function findOverlap(previousLines: readonly string[] = [], lines: readonly string[] = []): Overlap | null {
  for (let lineCount = Math.min(previousLines.length, lines.length); lineCount > 0; lineCount -= 1) {
    const repeatedLines = previousLines.slice(-lineCount)
    const [lastLine = '', line = ''] = [repeatedLines.pop(), lines[lineCount - 1]]
    const hasGrown = line !== lastLine && line === joinTexts(lastLine, line.slice(lastLine.length).trim())
    if ((hasGrown || line === lastLine) && repeatedLines.every((text, index) => text === lines[index]))
      return { lineCount, hasGrown }
  }
  return null
}

function isCertainRepeat(lastCue: Segment, { start, text }: Segment): boolean {
  const isOverlapping = start < lastCue.end - ADJACENCY_TOLERANCE_SECONDS || start === lastCue.start
  if (text === lastCue.text) return isOverlapping || text.split(' ').length >= 3
  return lastCue.text.includes(' ') && text.startsWith(`${lastCue.text} `)
}
