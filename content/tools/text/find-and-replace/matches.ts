import type { Pair } from './pairs'

/** `found` stands in brackets between what is around it. */
export type Match = { line: number; found: string; put: string }

/** What has been replaced so far. */
export type Tally = { listed: Match[]; total: number; lines: Set<number>; perPair: Map<Pair, number> }

export const newTally = (): Tally => ({ listed: [], total: 0, lines: new Set(), perPair: new Map() })

/** Longest text that may come out, in UTF-16 units. */
export const LONGEST = 5_000_000

export class TooLong extends Error {}

/** Most matches that are listed, the longest that is shown of one and the text shown at each side, in UTF-16 units. */
const MOST_LISTED = 5_000
const MOST_SHOWN = 60
const AROUND = 24

type Found = { pair: Pair; put: string }

/** Replaces what the pattern finds by what `of` says, and counts it. Throws `TooLong`. */
export function replaceAll(
  text: string,
  pattern: RegExp,
  of: (match: RegExpExecArray) => Found,
  tally: Tally,
): string {
  const parts: string[] = []
  let [at, length, line, nextBreak] = [0, 0, 1, breakAfter(text, -1)]
  for (const match of text.matchAll(pattern)) {
    const { index } = match
    const [found] = match
    const { pair, put } = of(match)
    while (nextBreak < index) {
      line += 1
      nextBreak = breakAfter(text, nextBreak)
    }
    tally.total += 1
    tally.lines.add(line)
    tally.perPair.set(pair, (tally.perPair.get(pair) ?? 0) + 1)
    if (tally.listed.length < MOST_LISTED)
      tally.listed.push({
        line,
        found: inPlace(text, index, found.length),
        put: shown(put),
      })
    parts.push(text.slice(at, index), put)
    length += index - at + put.length
    at = index + found.length
    if (length > LONGEST) throw new TooLong()
  }
  return parts.join('') + text.slice(at)
}

function breakAfter(text: string, at: number): number {
  const next = text.indexOf('\n', at + 1)
  return next === -1 ? Number.POSITIVE_INFINITY : next
}

function inPlace(text: string, index: number, length: number): string {
  const end = index + Math.min(length, MOST_SHOWN)
  const before = text.slice(Math.max(0, index - AROUND), index)
  return `${before}[${text.slice(index, end)}]${text.slice(index + length, index + length + AROUND)}`
    .toWellFormed()
    .replaceAll('\n', '↵')
}

function shown(text: string): string {
  const start = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text
  return start.replaceAll('\n', '↵').replaceAll('\t', '→')
}
