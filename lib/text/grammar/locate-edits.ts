import { isWholeWord, type TextRange } from '@/lib/text/placeholders/find-ranges'
import { type EditKind, removeOverlaps, type TextEdit } from './edit'
import { findProtectedRanges } from './protected-ranges'

/** A change by its words: `context` is a piece of the text that has `before` in it, and tells which of several it is. */
export type WordEdit = { context: string; before: string; after: string; reason: string; kind: EditKind }

/** An edit with its place, none where its words do not stand in the text. */
export type LocatedEdit = TextEdit & { from: WordEdit }

/**
 * Finds where each edit belongs, looking on from the one before it, and narrows it to the words that change. What does not stand in the text, changes a link, an @handle
 * or a #tag, changes nothing or overlaps another is left out. Words are found whole: "a" is not in "at".
 */
export function locateEdits(text: string, edits: readonly WordEdit[]): LocatedEdit[] {
  const protectedRanges = findProtectedRanges(text)
  const placesOf = createPlaces(text, protectedRanges)
  let from = 0
  const found = edits.flatMap((edit): LocatedEdit[] => {
    if (edit.before === '' || edit.before === edit.after) return []
    const at = locateEdit(text, edit, from, placesOf(edit.before))
    if (at === null) return []
    from = at + edit.before.length
    const change = narrowEdit(at, edit.before, edit.after)
    if (protectedRanges.some(({ start, end }) => start < change.end && change.start < end)) return []
    const { reason, kind } = edit
    return [{ ...change, reason, kind, from: edit }]
  })
  return removeOverlaps(found)
}

type Places = { whole: readonly number[]; inWords: readonly number[] }

function locateEdit(
  text: string,
  { context, before }: WordEdit,
  from: number,
  places: Places,
): number | null {
  const insides = placesIn(context, before)
  const fits = (at: number) => insides.some((inside) => text.startsWith(context, at - inside))
  const first = (all: readonly number[]) => all.find((at) => at >= from && fits(at)) ?? all.find(fits)
  const place = first(places.whole) ?? (insides.length === 1 ? first(places.inWords) : undefined)
  return place ?? (places.whole.length === 1 ? (places.whole[0] ?? null) : null)
}

/** Where a piece stands outside what is `off`; each piece is looked for once. */
function createPlaces(text: string, protectedRanges: readonly TextRange[]): (piece: string) => Places {
  const ends = new Uint32Array(text.length)
  for (const { start, end } of protectedRanges) ends.fill(end, start, end)
  const known = new Map<string, Places>()
  return (piece) => {
    const places = known.get(piece) ?? find(piece)
    known.set(piece, places)
    return places
  }

  function find(piece: string): Places {
    const free = placesIn(text, piece).filter((at) => (ends[at] ?? 0) < at + piece.length)
    const { whole = [], inWords = [] } = Object.groupBy(free, (at) =>
      isWholeWord(text, at, at + piece.length) ? 'whole' : 'inWords',
    )
    return { whole, inWords }
  }
}

/** Those that overlap count too. */
function placesIn(text: string, piece: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) places.push(at)
  return places
}

/** Without the words that both begin and end with. */
function narrowEdit(
  at: number,
  before: string,
  after: string,
): { start: number; end: number; after: string } {
  const [old, fresh] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)]
  let head = 0
  while (head < Math.min(old.length, fresh.length) - 1 && old[head] === fresh[head]) head += 1
  let tail = 0
  while (tail < Math.min(old.length, fresh.length) - head - 1 && old.at(-1 - tail) === fresh.at(-1 - tail))
    tail += 1
  const start = at + old.slice(0, head).join('').length
  const words = old.slice(head, old.length - tail).join('')
  return { start, end: start + words.length, after: fresh.slice(head, fresh.length - tail).join('') }
}
