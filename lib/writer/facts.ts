import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import type { PromptFacts } from '@/lib/tool/prompt-reading'

/** The number of a date or hour, not of a count: no plural follows it, as in "march 5 miles" or "sat 3 hours". */
export const dayNumber =
  '\\d+(?!\\d| (?!(?:starts|begins|ends|opens|closes|doors)\\b)(?:[a-z]{2,}[^ius\\W\\d]s|people|children|feet)\\b)'
const weekday = `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tues?|Thurs?|Fri|(?:Wed|Sat|Sun)(?=,? (?:(?:at )?${dayNumber}|night|morning|evening)))\\b\\.?`
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b\\.?'
const date = `(?:${weekday},? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|(?!(?:March|May|August) (?!${dayNumber}))${month} \\d{1,2}(?:st|nd|rd|th)?\\b)(?:,? 20\\d\\d)?`
const clockTime =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm))?(?: ?(?:-|–|to|until) ?\\d{1,2}(?:[:.]\\d\\d)?)? ?(?:am|pm|a\\.m\\.|p\\.m\\.)(?: (?:EST|EDT|PST|PDT|CST|GMT|BST|CET))?|\\d{1,2}:\\d\\d(?: ?(?:-|–|to) ?\\d{1,2}:\\d\\d)?|noon|midnight|doors \\d{1,2}(?:[:.]\\d\\d)?(?: ?pm)?)'
const relativeDate = `(?:today|tonight|tomorrow(?: night| morning| evening)?|(?:this|next|every|each) (?:${weekday}|morning|afternoon|evening|night|week|weekend|month|spring|summer|autumn|fall|winter))`
const moment = `(?:${date}|${relativeDate}|${weekday}(?: (?:and|&|to|-|–) ${weekday})?)`
const whenPattern = new RegExp(
  `\\b(?:${moment}(?:,? (?:at |from |and )?(?:${date}|${clockTime}|${weekday})){0,3}|${clockTime}(?:,? (?:on )?${moment})?)`,
  'i',
)
const deadlinePattern = new RegExp(
  `\\b(?:(?:until|till|til|ends?|closes?|closing|order by|book by|apply by|rsvp by|by|before) (?:on )?(?:${moment}(?:,? (?:at )?${clockTime})?|${clockTime}(?:,? (?:on )?${moment})?)|while stocks? lasts?|today only|this week only|this weekend only)`,
  'i',
)
const pricePattern =
  /(?:[$£€]\s?\d[\d,]{0,9}(?:\.\d{1,2})?k?\b|(?<![\d,.])\d[\d,.]{0,9} ?(?:euros?|pounds|dollars|bucks|reais|€)(?!\p{L}))(?: (?:each|pp|per person|entry|a head|a month|per month|an hour|a ticket|a dozen))?/iu
const goalPattern = /\b(?:goal|target|aim|raise|raising|raised)\b[^.!?\n]{0,30}/gi
const codePattern = /\b(?:code|coupon|voucher)(?: is|:)? ([A-Z0-9]{3,20})\b/
const venueWordPattern =
  /^(?:hall|gym|studio|market|park|church|school|centre|center|cafe|café|bar|pub|club|library|shop|store|street|st|road|rd|ave|avenue|lane|square|gallery|theatre|theater|museum|beach|arena|stadium|brewery|house|stall|farm|field)$/i

/** Whether a part names a venue: names, numbers and a venue word, as in "Norwich market stall 44". */
function isVenue(part: string): boolean {
  const [first = '', ...others] = part.replace(/^(?:at |in |@ ?)?(?:the )?/, '').split(' ')
  const isName = (word: string) => /^[\p{Lu}\d]/u.test(word)
  const isVenueWord = (word: string) => venueWordPattern.test(word)
  return isName(first) && others.some(isVenueWord) && others.every((word) => isName(word) || isVenueWord(word))
}

const addressPattern = /^\d{1,4} \p{L}+ (?:ave|avenue|st|street|rd|road|lane|drive|blvd)$/iu
const placePattern =
  /\b(?:at|in|near|@) ((?:the |our )?\p{Lu}[\p{L}’&-]*(?: (?:\p{Lu}[\p{L}’&-]*|&|of|the|\d{1,4}|hall|gym|market|street|park|stall|studio)){0,5})/u

/** Finds a text's date, deadline, place, price and code. Dates and places are found only in English. */
export function findFacts(text: string, isEnglish: boolean): PromptFacts {
  const deadline = isEnglish ? deadlinePattern.exec(text)?.[0]?.replace(/\.$/, '') : undefined
  const when = isEnglish ? whenPattern.exec(deadline ? text.replace(deadline, '') : text)?.[0] : undefined
  const price = pricePattern.exec(text.replace(goalPattern, ''))?.[0]
  const code = codePattern.exec(text)?.[1]
  const place = isEnglish ? findPlace(text, when) : undefined
  return {
    ...(when && { when: when.trim().replace(/\.$/, '') }),
    ...(deadline && { deadline }),
    ...(place && { place }),
    ...(price && { price }),
    ...(code && { code }),
  }
}

/** Finds a part that is a venue or an address ("Norwich market stall 44"), otherwise a name after "at" or "in". */
function findPlace(text: string, when: string | undefined): string | undefined {
  const clean = (part: string) => part.trim().replace(/[.!]$/, '')
  const parts = text.split(/[,;\n]\s*|[.!?]\s+| [-–—] /).map((part) => clean(part.replace(when ?? '\n', '')))
  const venue = parts.find((part) => part.split(' ').length <= 6 && (isVenue(part) || addressPattern.test(part)))
  const name = placePattern.exec(text)?.[1]
  const isDate = name && new RegExp(`^(?:${month}|${weekday}|\\d+$)`, 'i').test(name)
  return venue ?? (isDate ? undefined : name)
}

export const bulletPattern = /^\s*(?:[-*•–—✓→]|\(?\d{1,2}[.):])\s+/

const announcedListPattern =
  /(?:^[^:]{2,60}: |^(?:bring|includes?|featuring|with|we have|you(?:’ll)? need|ingredients) )([^:]{5,300})$/i

/** Finds list items: bullets, lines below a first line, items after a colon or "bring", or with prices. */
export function findListItems(text: string): string[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const bulletedLines = lines.filter((line) => bulletPattern.test(line))
  const bulletedItems = bulletedLines.map((line) => line.replace(bulletPattern, '').replace(/\.$/, ''))
  if (bulletedItems.length > 1) return bulletedItems
  if (lines.length >= 4 && lines.slice(1).every((line) => line.split(' ').length <= 10)) return lines.slice(1)
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    const [, announcedList = ''] = announcedListPattern.exec(sentence) ?? []
    const count = Number(/\d{1,2}/.exec(sentence.split(':')[0] ?? '')?.[0])
    const items = splitEnumeration(announcedList, 9)
    if (items.length > 2 && (items.length === count || items.every((item) => item.split(' ').length < 7))) return items
    const pricedItems = splitEnumeration(sentence)
    if (pricedItems.length > 1 && pricedItems.every((item) => pricePattern.test(item))) return pricedItems
  }
  return []
}

/** Splits "toasters, lamps and stuck zips" into items; empty if an item is too long. */
function splitEnumeration(text: string, maxWords = 6): string[] {
  const items = trimEndMatching(text, /[.!?]/)
    .split(/, (?:and |or )?/)
    .flatMap((item, index, items) => (index === items.length - 1 ? item.split(/ (?:and|&) /) : [item]))
    .flatMap((item) => item.trim() || [])
  return items.every((item) => item.split(' ').length <= maxWords) ? items : []
}
