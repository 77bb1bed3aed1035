/** How much of their words two texts may share. */
const SAME = 0.8

/** The words of a text, without case, accents, punctuation and emoji. */
export function wordsOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [text.trim()])
}

/** Whether two texts say the same: at least four fifths of all their words are common to both. */
export function isNearDuplicate(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.intersection(b).size / a.union(b).size >= SAME
}
