import { joinTexts, type Segment, sentenceEndPattern } from './transcript'
import { cleanLine } from './transcript-files'

/** WebVTT tags and inline timestamps; `I <3 you` does not match. */
export const vttMarkupPattern = /<\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/g

const namedCharacterReferences: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}

/** Returns a cue's text on one line, without tags and with character references resolved once. */
export function parseCueText(payload: string): string {
  return cleanLine(resolveReferences(payload.replace(vttMarkupPattern, '')))
}

/** Resolves WebVTT's character references, such as `&amp;` or `&#8217;`, once: `&amp;lt;` becomes `&lt;`. */
export function resolveReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g, resolveReference)
}

function resolveReference(match: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return namedCharacterReferences[name] ?? match
  const codePoint = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  const isValidCodePoint = codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff)
  return isValidCodePoint ? String.fromCodePoint(codePoint) : ''
}

/** Subtitles usually have two lines of 42 characters for up to seven seconds (BBC and Netflix, 2026-11). */
export const MAX_CUE_LENGTH = 84
export const MAX_CUE_SECONDS = 7
/** A silence of at least this length starts a new cue. */
const MIN_PAUSE_SECONDS = 1
const ADJACENCY_TOLERANCE_SECONDS = 0.05

/** TikTok splits captions every few words and repeats a line while it grows. Expects cues sorted by time. */
export function mergeCues<Cue extends Segment>(cues: readonly Cue[]): Cue[] {
  return mergeNeighbors(mergeNeighbors(cues, mergeRepeat), joinIfShort)
}

/** `mergeTexts` returns the text of both cues together, or null for cues that stay separate. */
function mergeNeighbors<Cue extends Segment>(
  cues: readonly Cue[],
  mergeTexts: (lastCue: Segment, cue: Segment) => string | null,
): Cue[] {
  const mergedCues: Cue[] = []
  for (const cue of cues) {
    const lastCue = mergedCues.at(-1)
    const text = lastCue ? mergeTexts(lastCue, cue) : null
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

/** Removes repeats of a line that reappears or grows. Preserves a word that is spoken twice, as in “no, no”. */
function mergeRepeat(lastCue: Segment, cue: Segment): string | null {
  if (!isRepeat(lastCue, cue)) return null
  return cue.text.length > lastCue.text.length ? cue.text : lastCue.text
}

function isRepeat(lastCue: Segment, cue: Segment): boolean {
  const isOverlapping = cue.start < lastCue.end - ADJACENCY_TOLERANCE_SECONDS || cue.start === lastCue.start
  const isAdjacent = cue.start <= lastCue.end + ADJACENCY_TOLERANCE_SECONDS
  if (cue.text === lastCue.text) return isOverlapping || (isAdjacent && lastCue.text.split(' ').length >= 3)
  return isAdjacent && lastCue.text.includes(' ') && cue.text.startsWith(`${lastCue.text} `)
}
