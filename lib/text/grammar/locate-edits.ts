import { memoize } from '@/lib/core/memoize'
import { countWhile } from '@/lib/core/numbers'
import { findOffsets, findRanges, type TextRange } from '@/lib/core/strings/text-ranges'
import { findAddressRanges } from '@/lib/core/strings/urls'
import { isWholeWord } from '@/lib/text/placeholders/find-ranges'
import { type EditKind, removeOverlaps, type TextEdit } from './text-edit'

const protectedPattern = /[@#＠＃][\p{L}\p{M}\p{N}_.-]{1,200}|`[^`\n]{1,200}`/gu

/** Returns the ranges in order that edits must not touch: links, email addresses, @handles, #tags and code. */
export function findProtectedRanges(text: string): TextRange[] {
  return removeOverlaps([...findAddressRanges(text), ...findRanges(text, protectedPattern)])
}

/** A change to a phrase. `context` is an excerpt that contains `before` and identifies its position. */
export type WordEdit = { context: string; before: string; after: string; reason: string; kind: EditKind }

type LocatedEdit = TextEdit & { source: WordEdit }

/** Drops edits that are not found, change nothing, overlap another edit, or change a link, an @handle or a #tag. */
export function locateEdits(text: string, edits: readonly WordEdit[]): LocatedEdit[] {
  const protectedRanges = findProtectedRanges(text)
  const getOccurrences = createOccurrenceFinder(text, protectedRanges)
  let searchStart = 0
  const locatedEdits = edits.flatMap((edit): LocatedEdit[] => {
    if (edit.before === '' || edit.before === edit.after) return []
    const offset = locateEdit(text, edit, searchStart, getOccurrences(edit.before))
    if (offset === null) return []
    searchStart = offset + edit.before.length
    const change = narrowEdit(offset, edit.before, edit.after)
    if (protectedRanges.some(({ start, end }) => start < change.end && change.start < end)) return []
    const { reason, kind } = edit
    return [{ ...change, reason, kind, source: edit }]
  })
  return removeOverlaps(locatedEdits)
}

type Occurrences = { whole: readonly number[]; insideWords: readonly number[] }

function locateEdit(text: string, { context, before }: WordEdit, searchStart: number, occurrences: Occurrences) {
  const contextOffsets = findOffsets(context, before)
  const matchesContext = (offset: number) =>
    contextOffsets.some((contextOffset) => text.startsWith(context, offset - contextOffset))
  const findFirst = (offsets: readonly number[]) =>
    offsets.find((offset) => offset >= searchStart && matchesContext(offset)) ?? offsets.find(matchesContext)
  const matchOffset =
    findFirst(occurrences.whole) ?? (contextOffsets.length === 1 ? findFirst(occurrences.insideWords) : undefined)
  return matchOffset ?? (occurrences.whole.length === 1 ? (occurrences.whole[0] ?? null) : null)
}

function createOccurrenceFinder(text: string, protectedRanges: readonly TextRange[]): (phrase: string) => Occurrences {
  const rangeEnds = new Uint32Array(text.length)
  for (const { start, end } of protectedRanges) rangeEnds.fill(end, start, end)
  return memoize((phrase) => {
    const unprotectedOffsets = findOffsets(text, phrase).filter(
      (offset) => (rangeEnds[offset] ?? 0) < offset + phrase.length,
    )
    const { whole = [], insideWords = [] } = Object.groupBy(unprotectedOffsets, (offset) =>
      isWholeWord(text, offset, offset + phrase.length) ? 'whole' : 'insideWords',
    )
    return { whole, insideWords }
  })
}

function narrowEdit(offset: number, oldText: string, newText: string): { start: number; end: number; after: string } {
  const [oldWords, newWords] = [oldText.split(/(?<=\s)/), newText.split(/(?<=\s)/)]
  const maxCount = Math.min(oldWords.length, newWords.length) - 1
  const commonStartCount = countWhile(maxCount, (index) => oldWords[index] === newWords[index])
  const commonEndCount = countWhile(
    maxCount - commonStartCount,
    (index) => oldWords.at(-1 - index) === newWords.at(-1 - index),
  )
  const start = offset + oldWords.slice(0, commonStartCount).join('').length
  const changedText = oldWords.slice(commonStartCount, oldWords.length - commonEndCount).join('')
  return {
    start,
    end: start + changedText.length,
    after: newWords.slice(commonStartCount, newWords.length - commonEndCount).join(''),
  }
}
