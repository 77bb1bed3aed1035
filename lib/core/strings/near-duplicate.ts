import { foldText } from './normalize-unicode'

const MIN_OVERLAP = 0.8

/** Returns the words of a text, ignoring case, accents, punctuation and emoji. */
export function toWordSet(text: string): ReadonlySet<string> {
  return new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [text.trim()])
}

const emptySet: ReadonlySet<string> = new Set()

/**
 * Returns whether two texts say the same: at least four fifths of all their words are equal, and four fifths of the
 * words outside `knownWords`. `knownWords` contains the prompt's words, which every text may repeat.
 */
export function isNearDuplicate(a: ReadonlySet<string>, b: ReadonlySet<string>, knownWords = emptySet): boolean {
  const [unknownA, unknownB] = [a.difference(knownWords), b.difference(knownWords)]
  return hasEnoughOverlap(a, b) && (unknownA.union(unknownB).size < 2 || hasEnoughOverlap(unknownA, unknownB))
}

function hasEnoughOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.intersection(b).size / a.union(b).size >= MIN_OVERLAP
}
