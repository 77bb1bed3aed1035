import type { Random } from '@/lib/core/random'
import { transliterateWord } from '@/lib/text/transliteration'
import type { UsernameInput } from './fields'
import { sanitizeHandle } from './fit'
import { formsUnwantedWord } from './unwanted-words'

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

/** A name as one username that keeps the form's choices, or null where it cannot be spelled in Latin letters or joined well. */
export function buildUsername(name: string, parameters: UsernameInput['parameters'], random: Random): string | null {
  const words = name.replace(/&/g, ' and ').split(/[\s,]+/)
  const parts = words.filter(Boolean).map(transliterateWord)
  const [prefix, suffix] = [sanitizeHandle(parameters.startsWith), sanitizeHandle(parameters.endsWith)]
  const start = parts.join('').startsWith(prefix) ? [] : [prefix]
  const end = parts.join('').endsWith(suffix) ? [] : [suffix]
  return parts.includes('') ? null : joinParts([...start, ...parts, ...end], parameters, random)
}
