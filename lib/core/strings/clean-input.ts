import { isVisuallyEmpty } from './is-visually-empty'
import { limitCombiningMarks, normalizeUnicode } from './normalize-unicode'

const controlCharacterPattern = /(?![\n\t])\p{Cc}/gu

/**
 * A visitor's text as the rest of the program may take it: well-formed (a lone surrogate becomes U+FFFD), composed
 * (NFC), trimmed, with line feeds and tabs as its only control characters, no invisible ones but those that writing
 * needs, and at most 30 combining marks in a row. Empty when nothing in it can be seen.
 */
export function cleanInput(text: string): string {
  const plainText = text.toWellFormed().replace(/\r\n?/g, '\n').replace(controlCharacterPattern, '')
  // A few characters become several marks when they are normalized, so a row may have grown.
  const cleanedText = limitCombiningMarks(normalizeUnicode(removeInvisibleCharacters(plainText))).trim()
  return isVisuallyEmpty(cleanedText) ? '' : cleanedText
}

/** A character of most scripts is at most three UTF-16 units before it is composed (Hangul), an emoji two. */
const UNITS_PER_CODE_POINT = 4

/**
 * Most UTF-16 units that a text may have before it is cleaned, so that it can be refused without being read, where it
 * may have `maxCodePoints` code points afterwards.
 */
export function getMaxUtf16Length(maxCodePoints: number): number {
  return UNITS_PER_CODE_POINT * maxCodePoints
}

/** Length as visitors count it: an emoji of two UTF-16 units is one. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

const ignorableRunPattern = /(\P{Default_Ignorable_Code_Point}?)(\p{Default_Ignorable_Code_Point}+)/gu

/**
 * What may follow which characters: selectors of another form of them (Unicode 17, StandardizedVariants.txt and the
 * lists of emoji and ideographs), and the tags that make a black flag that of a part of a country ("gbsct").
 */
const allowedFormPatterns: readonly (readonly [base: RegExp, form: RegExp])[] = [
  [/\u{1f3f4}/u, /^[\u{e0061}-\u{e007a}]{2,6}\u{e007f}/u],
  [/\p{Emoji}/u, /^[\ufe0e\ufe0f]/],
  [/\p{Script=Han}/u, /^[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u],
  [/\p{Script=Mongolian}/u, /^[\u180b-\u180d\u180f]/],
  [/[\p{Sm}\p{Script=Myanmar}\p{Script=Phags_Pa}]/u, /^\ufe00/],
]

/** A joiner, a non-joiner or Mongolian's vowel separator, and a mark of direction. */
const allowedAfterVisiblePattern = /^[\u200c-\u200d\u180e]?[\u200e\u200f\u061c]?/
const allowedAfterSpacePattern = /^[\u200e\u200f\u061c]?/
const otherIgnorablePattern = /[^\u200c-\u200f\u061c\u180e]/gu

/**
 * A text without characters that show nothing (Unicode's `Default_Ignorable_Code_Point`): fillers, zero-width spaces,
 * soft hyphens, bidirectional overrides, and variation selectors and tags, which can carry a hidden message. What
 * writing needs stays, one of a kind in a row: a selector after a character that has another form, a joiner (Persian,
 * Indic scripts, emoji), a mark of direction, and the tags of a flag. Takes time in proportion to the text's length.
 */
function removeInvisibleCharacters(text: string): string {
  return text.replace(
    ignorableRunPattern,
    (_, previousCharacter: string, run: string) => previousCharacter + filterIgnorableRun(previousCharacter, run),
  )
}

function filterIgnorableRun(previousCharacter: string, run: string): string {
  const form = matchForm(previousCharacter, run)
  const rest = run.slice(form.length).replace(otherIgnorablePattern, '')
  return (
    form +
    ((/\S/.test(previousCharacter) ? allowedAfterVisiblePattern : allowedAfterSpacePattern).exec(rest)?.[0] ?? '')
  )
}

function matchForm(previousCharacter: string, run: string): string {
  const [, formPattern] =
    allowedFormPatterns.find(
      ([basePattern, candidatePattern]) => basePattern.test(previousCharacter) && candidatePattern.test(run),
    ) ?? []
  return formPattern?.exec(run)?.[0] ?? ''
}
