import nlp from 'compromise'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { capitalizedWords } from '@/lib/text/language/capitalized-words'
import { getWordRank } from '@/lib/text/language/word-data'
import { dayNumber } from './facts'
import { hasTag, tagWords } from './tagger'

const emojiPattern =
  /\p{Regional_Indicator}\p{Regional_Indicator}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu

/** Splits off emoji and closing hashtags, and sets "’" as the apostrophe. Hashtags in sentences stay. */
export function splitOffEmojiAndHashtags(prompt: string): { text: string; hashtags: string[]; emoji: string[] } {
  const text = normalizeUnicode(prompt)
  const emoji = (text.match(emojiPattern) ?? []).filter((emojiText) => !/^[©®™\d]/u.test(emojiText))
  const plainText = text
    .replace(emojiPattern, (emojiText) => (/^[©®™]/u.test(emojiText) ? emojiText : '\uE000'))
    // Several emoji between words end a sentence.
    .replace(/(?<=[\p{L}\p{N}]) ?\uE000[\uE000 ]*\uE000 ?(?=[\p{L}\p{N}])/gu, '. ')
    .replaceAll('\uE000', ' ')
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/(?![\n\r\t])\p{Cc}/gu, ' ')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[’‘ʼ`´]/g, '’')
    .replace(/(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=\p{L})'(?=\s|$)/gu, '’')
    .replace(/(^|[\s([])['’](?=\p{L}[^'’\n]{0,80}['’](?:[\s.,!?)]|$))/gu, '$1‘')
    .replace(/'(?=[\s.,!?)]|$)/g, '’')
    .replace(/(^|[\s([])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/([!?])\1+/g, '$1')
    .replace(/\.{3,}/g, '…')
    .replace(/\.\.(?!\.)/g, '.')
    .replace(/[^\S\n]+/g, ' ')
  const hashtags = [...plainText.matchAll(/(?<![\p{L}\p{N}&/])#([\p{L}\p{M}\p{N}_]+)/gu)].map(([, tag = '']) => tag)
  const words = plainText.trimEnd().split(/(\s+)/)
  while (words.length > 0 && /^(?:\s*|#[\p{L}\p{M}\p{N}_]{1,60})$/u.test(words.at(-1) ?? '')) words.pop()
  const body = words.length > 0 ? words.join('') : plainText
  return {
    text: body
      .replace(/(?<![\p{L}\p{N}&/])#(?=\p{L})/gu, '')
      .replace(/ ?\n ?/g, '\n')
      .trim(),
    hashtags: hashtags.filter((tag) => /\p{L}/u.test(tag)),
    emoji,
  }
}

const monthPattern = new RegExp(
  `\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|march|august)(?=\\.? ${dayNumber})|(?<=\\d(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|march|august)\\b|(?<=\\b(?:in|since|until|by|last|next|of) )(?:march|august|may)\\b`,
  'g',
)
const weekdayPattern = new RegExp(
  `\\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?=,? (?:(?:at )?${dayNumber}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\\b(?:mon|tues?|thurs?|fri)(?=[.,;]? ?(?:$|[–-]))`,
  'gim',
)

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one.lexicon
const ambiguousPlaces = new Set(
  'nice bath reading mobile turkey china orange jersey split cork deal sandwich hull wells troy derby phoenix buffalo van lens paris essen mali guinea brest male chad jordan georgia victoria florence charlotte sydney lima kent corona cologne march may august polish'.split(
    ' ',
  ),
)
/** Whether a lowercase word is a place name and rarely anything else. */
export const isPlace = (word: string) =>
  word.length > 3 &&
  !ambiguousPlaces.has(word) &&
  Object.hasOwn(lexicon, word) &&
  [lexicon[word] ?? ''].flat().some((tag) => /^(?:City|Country|Region)$/.test(tag))

/** Capitalizes days, months, places and brands in English, and lowercases text in all caps. */
export function mendNames(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isAllCaps = letters.length > 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  return (isAllCaps ? text.toLowerCase() : text)
    .replace(/(?<![\p{L}\p{N}@#/._-])\p{L}+(?![\p{L}\p{N}@/_]|[.]\p{L})/gu, (word) => {
      if (word !== word.toLowerCase()) return word
      return capitalizedWords.get(word) ?? (word === 'i' ? 'I' : isPlace(word) ? capitalizeIfLowercase(word) : word)
    })
    .replace(monthPattern, capitalizeIfLowercase)
    .replace(/^p\.?o\.?v\.?(?: ?[:;,–—-] *| )(?=\p{L})/iu, 'POV: ')
    .replace(weekdayPattern, (day) => (day === day.toLowerCase() ? capitalizeIfLowercase(day) : day))
}

/** Whether a word is always capitalized: a listed name, a place, or a word with inner capitals. */
export function isKnownName(word: string): boolean {
  const stem = word.toLowerCase().replace(/’s$/, '')
  const isListed = capitalizedWords.get(stem) === word.replace(/’s$/, '') || isPlace(stem)
  return isListed || /\p{Lu}/u.test(word.slice(1)) || /^I(?:’|$)/.test(word)
}

/** Frequency rank above which a capitalized word counts as a name. */
const MAX_COMMON_RANK = 100_000

/** Lowercases the first letter for the middle of a sentence, except in names. */
export function lowerFirst(text: string): string {
  const firstWord = /^[\p{L}\p{N}’&+-]+/u.exec(text)?.[0] ?? ''
  const isBeforeName =
    /^[\p{L}\p{N}’&+-]+ (?:& )?\p{Lu}\p{Ll}/u.test(text) &&
    !/^(?:the|a|an|my|our|new|in|at|on|with|is|are|do|does|can|how|what|why|this|visiting|learning|reading|got|built|until|till|by|order|book|from|starts|ends|closes|every|next)$/i.test(
      firstWord,
    )
  const isRare =
    getWordRank(firstWord.toLowerCase().replace(/’\p{L}+$/u, '')) > MAX_COMMON_RANK &&
    !/(?:ing|ed|s|ly|er|y)$/.test(firstWord)
  const isFirstName = hasTag(tagWords(firstWord)[0], 'FirstName', 'LastName') && /^\p{Lu}/u.test(firstWord)
  const isName = isKnownName(firstWord) || isBeforeName || isFirstName || isRare
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
