import { isWholeWord, type TextRange } from '@/lib/text/placeholders/find-ranges'
import { findProtectedRanges } from './find-protected-ranges'
import { type EditKind, removeOverlaps, type TextEdit } from './text-edit'

/** A change by its words: `context` is a piece of the text that has `before` in it, and tells which of several it is. */
export type WordEdit = { context: string; before: string; after: string; reason: string; kind: EditKind }

/** An edit with its place, none where its words do not stand in the text. */
export type LocatedEdit = TextEdit & { source: WordEdit }

/**
 * Finds where each edit belongs, looking on from the one before it, and narrows it to the words that change. What does not stand in the text, changes a link, an @handle
 * or a #tag, changes nothing or overlaps another is left out. Words are found whole: "a" is not in "at".
 */
export function locateEdits(text: string, edits: readonly WordEdit[]): LocatedEdit[] {
  const protectedRanges = findProtectedRanges(text)
  const getOccurrences = createOccurrenceFinder(text, protectedRanges)
  let searchStart = 0
  const found = edits.flatMap((edit): LocatedEdit[] => {
    if (edit.before === '' || edit.before === edit.after) return []
    const offset = locateEdit(text, edit, searchStart, getOccurrences(edit.before))
    if (offset === null) return []
    searchStart = offset + edit.before.length
    const change = narrowEdit(offset, edit.before, edit.after)
    if (protectedRanges.some(({ start, end }) => start < change.end && change.start < end)) return []
    const { reason, kind } = edit
    return [{ ...change, reason, kind, source: edit }]
  })
  return removeOverlaps(found)
}

type Occurrences = { whole: readonly number[]; insideWords: readonly number[] }

function locateEdit(
  text: string,
  { context, before }: WordEdit,
  searchStart: number,
  occurrences: Occurrences,
): number | null {
  const contextOffsets = findOccurrences(context, before)
  const matchesContext = (at: number) => contextOffsets.some((inside) => text.startsWith(context, at - inside))
  const findFirst = (all: readonly number[]) =>
    all.find((at) => at >= searchStart && matchesContext(at)) ?? all.find(matchesContext)
  const place =
    findFirst(occurrences.whole) ?? (contextOffsets.length === 1 ? findFirst(occurrences.insideWords) : undefined)
  return place ?? (occurrences.whole.length === 1 ? (occurrences.whole[0] ?? null) : null)
}

/** Where a piece stands outside what is `protectedRanges`; each piece is looked for once. */
function createOccurrenceFinder(text: string, protectedRanges: readonly TextRange[]): (piece: string) => Occurrences {
  const rangeEnds = new Uint32Array(text.length)
  for (const { start, end } of protectedRanges) rangeEnds.fill(end, start, end)
  const cache = new Map<string, Occurrences>()
  return (piece) => {
    const places = cache.get(piece) ?? find(piece)
    cache.set(piece, places)
    return places
  }

  function find(piece: string): Occurrences {
    const unprotected = findOccurrences(text, piece).filter((at) => (rangeEnds[at] ?? 0) < at + piece.length)
    const { whole = [], insideWords = [] } = Object.groupBy(unprotected, (at) =>
      isWholeWord(text, at, at + piece.length) ? 'whole' : 'insideWords',
    )
    return { whole, insideWords }
  }
}

/** Those that overlap count too. */
function findOccurrences(text: string, piece: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) places.push(at)
  return places
}

/** Without the words that both begin and end with. */
function narrowEdit(offset: number, before: string, after: string): { start: number; end: number; after: string } {
  const [oldWords, newWords] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)]
  let head = 0
  while (head < Math.min(oldWords.length, newWords.length) - 1 && oldWords[head] === newWords[head]) head += 1
  let tail = 0
  while (
    tail < Math.min(oldWords.length, newWords.length) - head - 1 &&
    oldWords.at(-1 - tail) === newWords.at(-1 - tail)
  )
    tail += 1
  const start = offset + oldWords.slice(0, head).join('').length
  const words = oldWords.slice(head, oldWords.length - tail).join('')
  return { start, end: start + words.length, after: newWords.slice(head, newWords.length - tail).join('') }
}
