import { clamp } from '@/lib/core/numbers'
import { countWords } from '@/lib/core/strings/words'
import { removeEndingHashtags } from '@/lib/kits/posts/post'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Card } from '@/lib/tool/card'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { Input } from '@/lib/tool/prompt-tool'
import { splitInstructions } from '@/lib/writer/instructions'
import type { CardJob } from './candidate-card'

const readDirections = memoizePerRequest(
  ({ prompt }: Input) => splitInstructions(prompt.replaceAll("'", '’')).instructions,
)

const countPattern =
  /(?:^|\s)(\d{1,2}) (?:\p{L}+ )?(?:hooks?|captions?|ideas?|titles?|headlines?|names?|usernames?|bios?|posts?|tweets?|slogans?|options?|versions?)$/iu
const loosePattern = /\bgive me (?:like )?(\d{1,2})(?=\s*(?:$|[,.!]|pls|please))/i
const MAX_REQUESTED_ITEMS = 12

/** Returns how many results a prompt asks for, such as “10 ideas”, at most 12; null if it names no number. */
export function getRequestedCount({ tool, input }: Omit<CardJob, 'refine'>): number | null {
  if (tool.buildBrief(input).outputShape !== 'set') return null
  const { phrases, maxItems } = readDirections(input)
  const match = phrases.map((phrase) => countPattern.exec(phrase)).find(Boolean) ?? loosePattern.exec(input.prompt)
  const count = maxItems ?? Number(match?.[1] ?? 0)
  return count === 0 ? null : clamp(count, 1, MAX_REQUESTED_ITEMS)
}

/** Returns a direction of the prompt that a card does not follow, in words, or null. */
export function findBrokenDirection({ input }: CardJob, { copy, carry }: Card): string | null {
  const { maxCharacters, maxWords, noEmoji, noHashtags } = readDirections(input)
  // A length is meant for the main text, not for labeled additions such as “On screen: …”.
  const text = removeEndingHashtags(/^\p{L}[\p{L} ]{0,30}: /mu.test(copy) ? carry : copy).trimEnd()
  if (maxCharacters !== undefined && measureUtf16Length(text) > maxCharacters)
    return `more than ${maxCharacters} characters`
  if (maxWords !== undefined && countWords(text) > maxWords) return `more than ${maxWords} words`
  if (noEmoji && /\p{Extended_Pictographic}/u.test(copy)) return 'emoji'
  if (noHashtags && /#\p{L}/u.test(copy)) return 'hashtags'
  return null
}

const strictPattern = /\b(?:do not|don’?'?t|dont) (?:add|invent|make (?:\p{L}+ ){0,2}up)\b/iu

/** Whether the visitor asks that nothing be added. */
export const forbidsAdditions = ({ prompt }: Input): boolean => strictPattern.test(prompt)
