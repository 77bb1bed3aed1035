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

const resultPattern =
  '(?:hooks?|captions?|ideas?|titles?|headlines?|names?|usernames?|bios?|posts?|tweets?|slogans?|options?|versions?)'
const orderPattern = '(?:please|just|only|exactly|i|we|give me|gimme|write|make|need|want)'
/** “10 ideas”, “give me 8 short titles”, “only 5”, “5 only”; not “max 8”, which may be a limit of anything. */
const countPattern = new RegExp(
  `^(?:${orderPattern} ){0,4}(\\d{1,2}) (?:\\p{L}+ )?${resultPattern}(?: (?:only|please|pls|max))*$` +
    '|^(?:please )?(?:only|just|exactly) (\\d{1,2})(?: (?:please|pls))?$|^(\\d{1,2}) only$',
  'iu',
)
const endPattern = /(?:^|[\s,.;:])(?:give me|gimme) (\d{1,2})(?: please| pls)?[.!]?$/i
const MAX_REQUESTED_ITEMS = 12

/** Returns how many results a prompt asks for, such as “10 ideas”, at most 12; null if it names no number. */
export function getRequestedCount({ tool, input }: Omit<CardJob, 'refine'>): number | null {
  if (tool.buildBrief(input).outputShape !== 'set') return null
  const match =
    findOrders(input)
      .map((order) => countPattern.exec(order))
      .find(Boolean) ?? endPattern.exec(input.prompt)
  const count = match?.slice(1).find(Boolean)
  return count === undefined ? null : clamp(Number(count), 1, MAX_REQUESTED_ITEMS)
}

/** Directions that begin a sentence or a part of one: “we published 3 titles” contains no order. */
function findOrders(input: Input): string[] {
  const prompt = input.prompt.replaceAll("'", '’')
  return readDirections(input).phrases.filter((phrase) =>
    /^$|[,.;:!?\n(–—-]$/.test(prompt.slice(0, prompt.indexOf(phrase)).trimEnd()),
  )
}

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

const strictPattern =
  /\b(?:do not|don’?'?t|dont) (?:(?:add|invent) (?:any|anything|stuff|things|facts|details|extras?)\b|make (?:anything|stuff|things|it|facts) up\b|make up (?:any|stuff|things|facts|details)\b)/i

export const forbidsAdditions = ({ prompt }: Input): boolean => strictPattern.test(prompt)
