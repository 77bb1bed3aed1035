import type { Random } from '@/lib/core/random'
import { formsUnwantedWord } from '@/lib/writer/names/unwanted-words'

type JoinOptions = { maxLength: number; punctuation: boolean }

/**
 * Parts as one username, or null where they cannot be joined well: too long, an unwanted word at a seam, or equal
 * letters meeting without a mark between them. Marks stand between words only; "." looks calmer, "_" works on X.
 */
export function joinParts(
  parts: readonly string[],
  { maxLength, punctuation }: JoinOptions,
  random: Random,
): string | null {
  const joinedParts = parts.join('')
  if (joinedParts === '' || joinedParts.length > maxLength) return null
  const boundaryPairs = parts.slice(1).map((part, index) => (parts[index] ?? '').slice(-1) + part.charAt(0))
  const hasClash = formsUnwantedWord(parts) || boundaryPairs.some((pair) => pair[0] === pair[1])
  const canPunctuate = parts.length > 1 && joinedParts.length + parts.length - 1 <= maxLength && punctuation
  if (hasClash) return canPunctuate ? parts.join(random.pick(['.', '_'])) : null
  return canPunctuate && random.pickFraction() < 0.25 ? parts.join(random.pick(['.', '_'])) : joinedParts
}
