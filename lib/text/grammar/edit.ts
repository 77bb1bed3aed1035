export const editKinds = ['grammar', 'spelling', 'punctuation', 'style'] as const

export type EditKind = (typeof editKinds)[number]

/** One change to a text, in UTF-16 units of it; `reason` is a short sentence. */
export type TextEdit = { start: number; end: number; after: string; reason: string; kind: EditKind }

/** The text with these edits, which are in order and do not overlap. Nothing else changes. */
export function applyEdits(
  text: string,
  edits: readonly Pick<TextEdit, 'start' | 'end' | 'after'>[],
): string {
  let done = ''
  let at = 0
  for (const { start, end, after } of edits) {
    done += text.slice(at, start) + after
    at = end
  }
  return done + text.slice(at)
}

/** Edits in order; of those that overlap the first, and of those at one place the earliest given. */
export function removeOverlaps<Edit extends { start: number; end: number }>(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit)
  }
  return kept
}
