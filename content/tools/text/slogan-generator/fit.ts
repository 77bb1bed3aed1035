import { limitEmoji, toSingleLine } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { countWords } from '@/lib/core/strings/words'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { Slogan, SloganInput } from './fields'

/** Claims that cannot be checked and for which advertising rules require proof. */
const unprovableClaimPattern =
  /\b(?:best|finest|cheapest|leading|number one|no\. ?1|world[’']s|world[- ]class|ultimate|guaranteed?|proven|award[- ]winning)\b|#1\b/giu

/** Cleans a slogan; null when it has too many words, makes a claim that the visitor did not, or is unusable. */
export function fitSlogan(item: Slogan, { prompt, parameters }: SloganInput): Slogan | null {
  const { brand, maxWords, avoid } = parameters
  const visitorText = collectVisitorText({ prompt, parameters }, brand)
  const text = addFullStop(toSingleLine(limitEmoji(item.text, 0)))
  if (!/\p{L}/u.test(text) || countWords(text) > maxWords) return null
  const lowercaseVisitorText = visitorText.toLowerCase()
  const inventedClaims = (text.toLowerCase().match(unprovableClaimPattern) ?? []).filter(
    (claim) => !lowercaseVisitorText.includes(claim),
  )
  const isRejected =
    inventedClaims.length > 0 || getRejectionReason(text, visitorText) !== null || hasInventedNumber(text, visitorText)
  return isRejected || usesAvoidedWord(text, avoid) ? null : { ...item, text }
}

/** A series of short sentences ends with a full stop; a single line does not. */
function addFullStop(text: string): string {
  return /[^.][.?] /.test(text) && /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text
}
