import { replaceRanges } from '@/lib/core/strings/text-ranges'

export const editKinds = ['grammar', 'spelling', 'punctuation', 'style'] as const

export type EditKind = (typeof editKinds)[number]

/** A change to a text; offsets in UTF-16 units. `reason` is a short sentence. */
export type TextEdit = { start: number; end: number; after: string; reason: string; kind: EditKind }

export function applyEdits(text: string, edits: readonly Pick<TextEdit, 'start' | 'end' | 'after'>[]): string {
  return replaceRanges(text, edits, ({ after }) => after)
}

/** Sorts edits and keeps the first of those that overlap; at the same position, the earliest in the list. */
export function removeOverlaps<Edit extends { start: number; end: number }>(edits: readonly Edit[]): Edit[] {
  const result: Edit[] = []
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start >= (result.at(-1)?.end ?? 0)) result.push(edit)
  }
  return result
}
