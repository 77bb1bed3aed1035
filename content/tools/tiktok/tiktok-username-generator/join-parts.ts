import type { Random } from '@/lib/core/random'
import { hasAccident } from '@/lib/writer/names/accidents'

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
  const bare = parts.join('')
  if (bare === '' || bare.length > maxLength) return null
  const seams = parts.slice(1).map((part, index) => (parts[index] ?? '').slice(-1) + part.charAt(0))
  const hasClash = hasAccident(parts) || seams.some((seam) => seam[0] === seam[1])
  const marked = parts.length > 1 && bare.length + parts.length - 1 <= maxLength && punctuation
  if (hasClash) return marked ? parts.join(random.pick(['.', '_'])) : null
  return marked && random.next() < 0.25 ? parts.join(random.pick(['.', '_'])) : bare
}
