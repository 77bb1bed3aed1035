import { hasAccident } from '@/lib/writer/naming/accidents'
import { isPronounceable } from '@/lib/writer/naming/blend'
import type { Random } from '@/lib/writer/random'

type Choices = { maxLength: number; punctuation: boolean }

/**
 * Parts as one username, or null where they cannot be joined well: too long, an unwanted word at a seam, or equal
 * letters meeting without a mark between them. Marks stand between words only; "." looks calmer, "_" works on X.
 */
export function joinParts(
  parts: readonly string[],
  { maxLength, punctuation }: Choices,
  random: Random,
): string | null {
  const bare = parts.join('')
  const seams = parts.slice(1).map((part, index) => (parts[index] ?? '').slice(-1) + part.charAt(0))
  const clashes = hasAccident(parts) || seams.some((seam) => seam[0] === seam[1]) || !readsAsWords(parts)
  const marked = parts.length > 1 && bare.length + parts.length - 1 <= maxLength && punctuation
  if (clashes) return marked ? parts.join(random.pick(['.', '_'])) : null
  if (bare.length > maxLength) return null
  return marked && random.next() < 0.25 ? parts.join(random.pick(['.', '_'])) : bare
}

/** A consonant jam at a seam hides where one word ends: "earthsprout" reads, "brtscrub" does not. */
function readsAsWords(parts: readonly string[]): boolean {
  return parts.every((part) => /\d/.test(part) || isPronounceable(part) || part.length <= 4)
}
