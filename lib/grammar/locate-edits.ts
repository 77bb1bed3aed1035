import { type EditKind, type TextEdit, withoutOverlaps } from './edit'

/** A change by its words: `context` is a piece of the text that has `before` in it, and tells which of several it is. */
export type WordEdit = { context: string; before: string; after: string; reason: string; kind: EditKind }

/** An edit with its place, none where its words do not stand in the text. */
export type LocatedEdit = TextEdit & { from: WordEdit }

/**
 * Finds where each edit belongs, looking on from the one before it, and narrows it to the words that change. What does not stand in the text, changes nothing or overlaps
 * another is left out.
 */
export function locateEdits(text: string, edits: readonly WordEdit[]): LocatedEdit[] {
  let from = 0
  const found = edits.flatMap((edit): LocatedEdit[] => {
    const at = placeOf(text, edit, from)
    if (at === null || edit.before === edit.after) return []
    from = at + edit.before.length
    const { reason, kind } = edit
    return [{ ...narrowed(at, edit.before, edit.after), reason, kind, from: edit }]
  })
  return withoutOverlaps(found)
}

function placeOf(text: string, { context, before }: WordEdit, from: number): number | null {
  if (before === '') return null
  const inside = context.indexOf(before)
  if (inside >= 0) {
    const next = text.indexOf(context, Math.max(0, from - inside))
    const around = next >= 0 ? next : text.indexOf(context)
    if (around >= 0) return around + inside
  }
  const only = text.indexOf(before)
  return only >= 0 && text.indexOf(before, only + 1) < 0 ? only : null
}

/** Without the words that both begin and end with. */
function narrowed(at: number, before: string, after: string): { start: number; end: number; after: string } {
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
